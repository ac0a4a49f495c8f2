import EventSourcing

/// Reads the records of a table, one after the other.
///
/// Source: RFC 4180; a line may also end with a line feed alone, and cells with any one byte.
struct CSVScanner {
  private(set) var bytes: [UInt8]
  let delimiter: UInt8
  private(set) var at: Int
  /// The line that the next record begins in, from 1.
  private(set) var line: Int

  private static let (quote, feed, carriage) = (UInt8(ascii: "\""), UInt8(0x0a), UInt8(0x0d))
  /// What no delimiter may be.
  static let marks: Set = [quote, feed, carriage]

  init(_ bytes: [UInt8], delimiter: UInt8, at start: Int = 0, line: Int) {
    (self.bytes, self.delimiter, self.at, self.line) = (bytes, delimiter, start, line)
  }

  /// Goes on with more bytes, and without those that were read.
  mutating func add(_ more: [UInt8]) {
    bytes.removeFirst(at)
    at = 0
    bytes += more
  }

  var isAtEnd: Bool { at >= bytes.count }

  /// The cells of the next record; none for an empty line.
  mutating func record() throws(EventLogFault) -> [ArraySlice<UInt8>] {
    var cells: [ArraySlice<UInt8>] = []
    while true {
      let isQuoted = at < bytes.count && bytes[at] == Self.quote
      if isQuoted {
        cells.append(try quoted())
      } else {
        cells.append(plain())
      }
      if at < bytes.count, bytes[at] == delimiter {
        at += 1
        continue
      }
      endLine()
      return cells.count == 1 && cells[0].isEmpty && !isQuoted ? [] : cells
    }
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at] != delimiter, bytes[at] != Self.feed { at += 1 }
    let isEnd = at == bytes.count || bytes[at] == Self.feed
    let end = isEnd && at > start && bytes[at - 1] == Self.carriage ? at - 1 : at
    return bytes[start..<end]
  }

  private mutating func quoted() throws(EventLogFault) -> ArraySlice<UInt8> {
    let first = line
    at += 1
    var start = at
    var pieces: ArraySlice<UInt8> = []
    while true {
      while at < bytes.count, bytes[at] != Self.quote {
        if bytes[at] == Self.feed { line += 1 }
        at += 1
      }
      guard at < bytes.count else { throw EventLogFault(line: first, Phrase(.quoteHasNoEnd)) }
      at += 1
      // Two of them stand for one within the cell.
      guard at < bytes.count, bytes[at] == Self.quote else { break }
      pieces += bytes[start..<at]
      at += 1
      start = at
    }
    let cell = pieces.isEmpty ? bytes[start..<at - 1] : pieces + bytes[start..<at - 1]
    let isEnd = at == bytes.count || [delimiter, Self.feed, Self.carriage].contains(bytes[at])
    guard isEnd else { throw EventLogFault(line: line, Phrase(.somethingBehindAQuote)) }
    return cell
  }

  private mutating func endLine() {
    if at < bytes.count, bytes[at] == Self.carriage { at += 1 }
    if at < bytes.count, bytes[at] == Self.feed { at += 1 }
    line += 1
  }
}
