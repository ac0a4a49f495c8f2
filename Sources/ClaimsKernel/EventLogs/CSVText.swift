import EventSourcing

/// A table's text, of which some records are held at a time, however long it is.
struct CSVText {
  /// One record of it.
  struct Record {
    var cells: [ArraySlice<UInt8>]
    /// All that stands there, and in which line it begins.
    var text: ArraySlice<UInt8>
    var line: Int
  }

  private let next: () throws -> [UInt8]
  private var scanner: CSVScanner
  private var isOver = false
  private var last: UInt8?
  /// Whether the text ends with a line: else it may have been cut.
  var endsWithLine: Bool { last == 0x0a }
  /// What has to be known of the text, and should be told.
  private(set) var notes: [Phrase] = []
  var delimiter: UInt8 { scanner.delimiter }

  init(_ next: @escaping () throws -> [UInt8], as options: EventLogOptions) throws {
    self.next = next
    var head: [UInt8] = []
    var isLine = false
    while !isLine, !isOver, head.count <= EventLogLimits.bytes {
      let more = try next()
      isOver = more.isEmpty
      isLine = more.contains(0x0a)
      last = more.last ?? last
      head += more
    }
    if head.isEmpty { throw EventLogFault(Phrase(.fileIsEmpty)) }
    if let encoding = head.foreignEncoding { throw EventLogFault(encoding) }
    let start = head.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let (delimiter, notes) = try Self.delimiter(of: head[start...], options)
    self.notes = notes
    scanner = CSVScanner(head, delimiter: delimiter, at: start, line: 1)
  }

  /// The next record; nil at the end.
  mutating func record() throws -> Record? {
    while true {
      if scanner.isAtEnd, isOver { return nil }
      var attempt = scanner
      do throws(EventLogFault) {
        let cells = try attempt.record()
        // What ends with all that is here may go on behind it.
        if !attempt.isAtEnd || isOver {
          let text = attempt.bytes[scanner.at..<attempt.at]
          defer { scanner = attempt }
          return Record(cells: cells, text: text, line: scanner.line)
        }
      } catch {
        if isOver || !attempt.isAtEnd { throw error }
      }
      attempt = CSVScanner([], delimiter: delimiter, line: 1)
      try fill()
    }
  }

  /// Twice as much each time, so that a long record is not looked at again and again.
  private mutating func fill() throws {
    let held = scanner.bytes.count - scanner.at
    guard held <= EventLogLimits.bytes else {
      throw EventLogFault(line: scanner.line, Phrase(.longerThanBytes, EventLogLimits.bytes))
    }
    var more: [UInt8] = []
    while more.count < max(held, 1), !isOver {
      let bytes = try next()
      isOver = bytes.isEmpty
      last = bytes.last ?? last
      more += bytes
    }
    scanner.add(more)
  }

  /// The one that was asked for, or that of the usual ones which the first line has most of, which
  /// is told.
  private static func delimiter(
    of text: ArraySlice<UInt8>, _ options: EventLogOptions
  ) throws -> (UInt8, [Phrase]) {
    if let given = options.delimiter { return (given, []) }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in text.prefix(while: { $0 != 0x0a }) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let usual = [",", ";", "\t", "|"].flatMap { Array($0.utf8) }
    guard let found = usual.max(by: { counts[$0, default: 0] < counts[$1, default: 0] }),
      counts[found, default: 0] > 0
    else { throw EventLogFault(line: 1, Phrase(.noDelimiterFound)) }
    let name = found == 0x09 ? "tab" : String(Unicode.Scalar(found))
    return (found, found == UInt8(ascii: ",") ? [] : [Phrase(.delimiterFound, name)])
  }

  /// What the columns are called: the first record.
  mutating func names() throws -> [String] {
    var names: [String] = []
    let record = try record()
    if let record, Self.endsInReturns(record.text) {
      throw EventLogFault(line: 1, Phrase(.linesEndInCarriageReturns))
    }
    for cell in record?.cells ?? [] {
      guard let name = String(validating: cell, as: UTF8.self) else {
        throw EventLogFault(line: 1, Phrase(.thisIsNotUTF8))
      }
      guard name.isEmpty || !names.contains(name) else {
        throw EventLogFault(line: 1, Phrase(.columnTwice, name))
      }
      names.append(name)
    }
    return names
  }

  /// Whether a line ends in it that no line feed ends: what stands in quotes may have any.
  private static func endsInReturns(_ text: ArraySlice<UInt8>) -> Bool {
    let outside = text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    return zip(outside, outside.dropFirst()).contains { $0 == 0x0d && $1 != 0x0a }
  }
}
