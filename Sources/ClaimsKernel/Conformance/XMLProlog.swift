import Foundation

/// What stands before the root of an XML text: a declaration, comments, instructions.
///
/// A DOCTYPE is refused before any parser sees it. XES has none, and one of a few hundred bytes can
/// define entities that expand to gigabytes, or that name files. Source: XML 1.0, section 2.8.
enum XMLProlog {
  /// The root must begin within these many bytes: 64 KiB.
  static let limit = 1 << 16

  /// What is wrong with the beginning of a text; nil if its root element begins there.
  static func fault(in head: [UInt8]) -> XESFault? {
    if head.isEmpty { return XESFault("the file is empty", "el archivo está vacío") }
    if head.starts(with: [0x1f, 0x8b]) {
      return XESFault(
        "this is compressed with gzip; unpack it first: zcat FILE | … -",
        "esto está comprimido con gzip; descomprímalo antes: zcat FILE | … -")
    }
    var rest = head[...]
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a || $0 == 0x0d }
      let line = head[..<rest.startIndex].count { $0 == 0x0a } + 1
      guard let first = rest.first else {
        return XESFault(line: line, "there is no element", "no hay ningún elemento")
      }
      guard first == UInt8(ascii: "<") else {
        return XESFault(
          line: line, "this is not XML in UTF-8: it does not begin with '<'",
          "esto no es XML en UTF-8: no comienza con '<'")
      }
      let end: String
      if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<!".utf8) {
        return XESFault(
          line: line, "a DOCTYPE is not read; XES has none",
          "un DOCTYPE no se lee; XES no tiene ninguno")
      } else {
        return nil
      }
      guard let found = rest.firstRange(of: Array(end.utf8)) else {
        return XESFault(
          line: line, "this has no end within the first \(limit) bytes",
          "esto no termina dentro de los primeros \(limit) bytes")
      }
      if rest.starts(with: "<?xml".utf8), let name = foreignEncoding(in: rest[..<found.lowerBound])
      {
        return XESFault(
          line: line,
          "the encoding \(name) is not read; put it in UTF-8 first: iconv -f \(name) FILE",
          "la codificación \(name) no se lee; páselo antes a UTF-8: iconv -f \(name) FILE")
      }
      rest = rest[found.upperBound...]
    }
  }

  /// The encoding that a declaration names, unless it is one that the parser reads by itself.
  ///
  /// Others it hands to the system's converters, and some of its versions read from nowhere once a
  /// converter stops at bytes that its encoding does not have.
  private static func foreignEncoding(in declaration: ArraySlice<UInt8>) -> String? {
    guard let word = declaration.firstRange(of: Array("encoding".utf8)) else { return nil }
    let quoted = declaration[word.upperBound...].drop { $0 != 0x22 && $0 != 0x27 }
    let name = String(
      decoding: quoted.dropFirst().prefix { $0 != quoted.first }.prefix(40), as: UTF8.self)
    return known.contains(name.uppercased()) ? nil : "'\(name)'"
  }

  private static let known: Set = ["UTF-8", "UTF8", "US-ASCII", "ASCII", "ISO-8859-1", "LATIN1"]
}

/// Bytes as a parser pulls them. Handed over in pieces, for it refuses ten megabytes in one.
final class ByteStream: InputStream {
  private let next: () throws -> [UInt8]
  private var bytes: ArraySlice<UInt8>
  private var status = Status.notOpen
  /// What the source threw.
  private(set) var failure: (any Error)?
  /// Whether the reader has been told that nothing follows.
  private(set) var isAtEnd = false

  init(head: [UInt8], next: @escaping () throws -> [UInt8]) {
    self.next = next
    bytes = head[...]
    super.init(data: Data())
  }

  override func open() { status = .open }
  override func close() { status = .closed }
  override var streamStatus: Status { status }
  override var streamError: (any Error)? { failure }
  override var hasBytesAvailable: Bool { !isAtEnd }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    if bytes.isEmpty, !isAtEnd {
      do { bytes = try next()[...] } catch {
        failure = error
        return -1
      }
    }
    let count = min(bytes.count, maxLength)
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: buffer, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
    bytes = bytes.dropFirst(count)
    isAtEnd = count == 0
    return count
  }
}
