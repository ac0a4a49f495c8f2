import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

/// A dossier's page as bytes that somebody handed over.
struct DossierFile {
  /// What has a hash of its own: a step, a section, or data.
  struct Part {
    let id: String
    /// With its tags.
    let outer: Range<Int>
    let inner: Range<Int>
    let hash: String
    /// Whether it ends.
    var isWhole: Bool { inner.upperBound < outer.upperBound }
    var isStep: Bool { id.first == "e" && Int(id.dropFirst()) != nil || id.first == "r" }
  }

  let bytes: [UInt8]
  let parts: [Part]
  /// Where the hash stands that it says it has; nil if there is none.
  let seal: Range<Int>?

  /// - Throws: if it is no dossier.
  init(_ bytes: [UInt8]) throws(Failure) {
    let format = Array("<meta name=\"format\" content=\"\(DossierHTML.format)\">".utf8)
    guard bytes.place(of: format, from: 0) != nil else {
      throw Failure(.dossierIsNone, DossierHTML.format, bytes.count)
    }
    self.bytes = bytes
    let (start, length) = (Array(DossierHTML.sealStart.utf8), DossierHTML.blank.utf8.count)
    seal = bytes.place(of: start, from: 0).map { $0 + start.count }
      .flatMap { $0 + length <= bytes.count ? $0..<($0 + length) : nil }
    parts = Self.parts(of: bytes)
  }

  /// Of all bytes.
  var hash: Digest { SHA256.hash(of: bytes) }

  var steps: [Part] { parts.filter(\.isStep) }

  /// The hash that it says it has.
  var said: String { seal.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "–" }

  /// The hash that it should say.
  var sealed: String {
    var blank = bytes
    if let seal { blank.replaceSubrange(seal, with: Array(DossierHTML.blank.utf8)) }
    return SHA256.hash(of: blank).description
  }

  /// Whether its end is there.
  var isEnded: Bool { bytes.suffix(DossierHTML.end.utf8.count).elementsEqual(DossierHTML.end.utf8) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The parts whose hashes are not theirs.
  var changed: [Part] {
    parts.filter { Base64.text(SHA256.hash(of: Array(bytes[$0.inner])).bytes) != $0.hash }
  }

  /// The data of an id.
  func data(_ id: String) throws(Failure) -> JSONValue {
    guard let part = parts.first(where: { $0.id == id }) else {
      throw Failure(.dossierIsNone, DossierHTML.format)
    }
    do throws(JSONFault) { return try JSONValue(parsing: Array(bytes[part.inner])) } catch {
      throw Failure(.dossierDataBroken, Phrase(.dossierPartBroken, id))
    }
  }

  private static func parts(of bytes: [UInt8]) -> [Part] {
    let mark = Array(" data-hash=\"".utf8)
    var (parts, from): ([Part], Int) = ([], 0)
    while let place = bytes.place(of: mark, from: from) {
      from = place + mark.count
      guard let open = bytes[..<place].lastIndex(of: UInt8(ascii: "<")),
        let quote = bytes[from...].firstIndex(of: UInt8(ascii: "\"")),
        let close = bytes[quote...].firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      let words = String(decoding: bytes[(open + 1)..<place], as: UTF8.self).split(separator: " ")
      let id = words.first { $0.hasPrefix("id=\"") }.map { $0.dropFirst(4).dropLast() }
      guard let name = words.first, let id else { continue }
      // One that does not end is changed.
      let end = bytes.end(of: Array(name.utf8), from: close + 1) ?? bytes.count
      let hash = String(decoding: bytes[from..<quote], as: UTF8.self)
      let outer = open..<min(bytes.count, end + "</\(name)>".utf8.count)
      parts.append(Part(id: String(id), outer: outer, inner: (close + 1)..<end, hash: hash))
    }
    return parts
  }
}

extension [UInt8] {
  /// Where some bytes are first, from a place on. Source: Horspool 1980.
  func place(of pattern: [UInt8], from start: Int) -> Int? {
    guard let last = pattern.last, start >= 0 else { return nil }
    var steps = [Int](repeating: pattern.count, count: 256)
    for (place, byte) in pattern.dropLast().enumerated() {
      steps[Int(byte)] = pattern.count - 1 - place
    }
    return withUnsafeBytes { all in
      var end = start + pattern.count - 1
      while end < all.count {
        let byte = all[end]
        let begin = end - pattern.count + 1
        if byte == last, all[begin...end].elementsEqual(pattern) { return begin }
        end += steps[Int(byte)]
      }
      return nil
    }
  }

  /// Where an element ends whose inside begins here; others of its name may be in it.
  fileprivate func end(of name: [UInt8], from start: Int) -> Int? {
    let (open, close) = (Array("<".utf8) + name, Array("</".utf8) + name + Array(">".utf8))
    var (depth, at) = (1, start)
    while let end = place(of: close, from: at) {
      var from = at
      while let inner = place(of: open, from: from), inner < end {
        let next = inner + open.count
        if next < count, self[next] == UInt8(ascii: ">") || self[next] == UInt8(ascii: " ") {
          depth += 1
        }
        from = next
      }
      depth -= 1
      if depth == 0 { return end }
      at = end + close.count
    }
    return nil
  }
}
