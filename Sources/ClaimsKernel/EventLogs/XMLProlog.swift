import Foundation

/// The text before the root of an XML document: a declaration, comments, instructions.
///
/// A DOCTYPE is refused before any parser sees it. XES has none, and one of a few hundred bytes can
/// define entities that expand to gigabytes, or that name files. So is an instruction without data:
/// Foundation's parser ends the process on one. Source: XML 1.0, sections 2.6 and 2.8.
enum XMLProlog {
  /// The root must begin within this many bytes: 64 KiB.
  static let limit = 1 << 16

  /// The place at which the root element begins. - Throws: what is wrong with the text before it.
  static func rootStart(in head: [UInt8]) throws(EventLogFault) -> Int {
    if head.isEmpty { throw EventLogFault(Phrase(.fileIsEmpty)) }
    if head.starts(with: [0x1f, 0x8b]) {
      throw EventLogFault(
        Phrase(.thisIsCompressedWithGzip))
    }
    var rest = head[...]
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: isSpace)
      let line = head[..<rest.startIndex].count { $0 == 0x0a } + 1
      guard let first = rest.first else {
        throw EventLogFault(line: line, Phrase(.thereIsNoElement))
      }
      guard first == UInt8(ascii: "<") else {
        throw EventLogFault(
          line: line, Phrase(.thisIsNotXMLIn))
      }
      // No later check would find anything in it.
      if rest.dropFirst().first == 0 {
        throw EventLogFault(
          line: line, Phrase(.thisIsUTF16Put))
      }
      let end: String
      if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<!".utf8) {
        throw EventLogFault(
          line: line, Phrase(.dOCTYPEIsNotReadXES))
      } else {
        return rest.startIndex
      }
      guard let found = rest.firstRange(of: Array(end.utf8)) else {
        throw EventLogFault(
          line: line, Phrase(.thisHasNoEndWithin, limit))
      }
      if end == "?>", !rest[..<found.lowerBound].contains(where: isSpace) {
        throw EventLogFault(
          line: line, Phrase(.instructionWithoutDataIsNot))
      }
      if rest.starts(with: "<?xml".utf8), let name = foreignEncoding(in: rest[..<found.lowerBound])
      {
        throw EventLogFault(
          line: line,
          Phrase(.encodingIsNotReadPut, name, name))
      }
      rest = rest[found.upperBound...]
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
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
///
/// Lets no instruction through behind the prolog: XES has none, and one without data would end the
/// process.
final class ByteStream: InputStream {
  private let next: () throws -> [UInt8]
  private var bytes: ArraySlice<UInt8>
  private var status = Status.notOpen
  /// How many bytes were searched for instructions before those of `bytes`.
  private var searched: Int
  private var endsWithBracket = false
  /// What the source threw.
  private(set) var failure: (any Error)?
  /// Whether the reader has been told that nothing follows.
  private(set) var isAtEnd = false

  /// - Throws: `EventLogFault` if there is an instruction in `head` behind the start of its root.
  init(head: [UInt8], root: Int, next: @escaping () throws -> [UInt8]) throws(EventLogFault) {
    self.next = next
    bytes = head[...]
    searched = root
    super.init(data: Data())
    try search(head[root...])
  }

  private func search(_ piece: ArraySlice<UInt8>) throws(EventLogFault) {
    defer {
      searched += piece.count
      endsWithBracket = piece.last.map { $0 == UInt8(ascii: "<") } ?? endsWithBracket
    }
    let found = piece.withUnsafeBytes { piece -> Int? in
      var at = 0
      while let start = piece.baseAddress, at < piece.count,
        let mark = memchr(start + at, CInt(UInt8(ascii: "?")), piece.count - at)
      {
        let place = UnsafeRawPointer(mark) - start
        if place == 0 ? endsWithBracket : piece[place - 1] == UInt8(ascii: "<") {
          return place - 1
        }
        at = place + 1
      }
      return nil
    }
    guard let found else { return }
    throw EventLogFault(
      Phrase(.byteBehindStartOfRoot, searched + found)
    )
  }

  override func open() { status = .open }
  override func close() { status = .closed }
  override var streamStatus: Status { status }
  override var streamError: (any Error)? { failure }
  override var hasBytesAvailable: Bool { !isAtEnd }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    if bytes.isEmpty, !isAtEnd {
      do {
        bytes = try next()[...]
        try search(bytes)
      } catch {
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
