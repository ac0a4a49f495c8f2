import EventSourcing

/// Reads event logs in tables: a row for each event, and a column for each of its attributes, by
/// the names in the first row.
///
/// The rows of a case need not stand together, so that the file is held as it is, and each case is
/// put together when its turn comes: in the order in which cases begin.
///
/// Source: RFC 4180. Examples/Maps/README.md, "Tables".
public enum CSVReader: EventLogReader {
  /// Where a row of a case begins.
  private struct Row {
    var at: Int
    var line: Int
  }

  @discardableResult public static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
    let (bytes, start) = try text(next)
    let (delimiter, found) = try delimiter(of: bytes[start...], options)
    var scanner = CSVScanner(bytes, delimiter: delimiter, at: start, line: 1)
    let names = try header(from: &scanner)
    let caseName = options.caseName ?? "case:concept:name"
    for name in [caseName, options.activity, options.time] where !names.contains(name) {
      let known = names.joined(separator: ", ")
      throw EventLogFault(line: 1, Phrase(.thereIsNoColumn, name, known))
    }
    var cases: [(name: String, rows: [Row])] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    let column = names.firstIndex(of: caseName) ?? 0
    while !scanner.isAtEnd {
      let row = Row(at: scanner.at, line: scanner.line)
      let cells = try scanner.record()
      if cells.isEmpty { continue }
      guard cells.indices.contains(column), !cells[column].isEmpty else {
        // It belongs to no case that could be left out in its place.
        cases.append((Phrase(.lineOnly, row.line).en, [row]))
        continue
      }
      let place = places[cells[column]] ?? cases.count
      if place == cases.count {
        places[cells[column]] = place
        cases.append((String(decoding: cells[column], as: UTF8.self), []))
      }
      cases[place].rows.append(row)
    }
    var unread = UnreadValues()
    for (name, rows) in cases {
      var foreign = ForeignCase(name: name, events: [])
      for row in rows {
        var scanner = CSVScanner(bytes, delimiter: delimiter, at: row.at, line: row.line)
        let cells = try scanner.record()
        foreign.add(cells, of: names, from: row.line, as: options)
        for (place, cell) in cells.enumerated() where !cell.isEmpty {
          guard names.indices.contains(place), names[place].isEmpty else { continue }
          unread.add("column \(place + 1)")
        }
      }
      for part in foreign.split(as: options) { body(part) }
    }
    let cut = bytes.last == 0x0a ? nil : Phrase(.lastLineHasNoEnd)
    return found + [unread.note, cut].compactMap { $0 }
  }

  /// What the columns of a table are called.
  public static func columns(
    of bytes: [UInt8], as options: EventLogOptions
  ) throws -> [String] {
    var rest = bytes
    let (bytes, start) = try text {
      defer { rest = [] }
      return rest
    }
    let (delimiter, _) = try delimiter(of: bytes[start...], options)
    var scanner = CSVScanner(bytes, delimiter: delimiter, at: start, line: 1)
    return try header(from: &scanner)
  }

  /// The bytes, and where the text in them begins.
  private static func text(_ next: () throws -> [UInt8]) throws -> ([UInt8], start: Int) {
    var bytes: [UInt8] = []
    while true {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= EventLogLimits.whole else {
        throw EventLogFault(Phrase(.longerThanBytes, EventLogLimits.whole))
      }
    }
    if bytes.isEmpty { throw EventLogFault(Phrase(.fileIsEmpty)) }
    if bytes.starts(with: [0x1f, 0x8b]) { throw EventLogFault(Phrase(.thisIsCompressedWithGzip)) }
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
      || bytes.prefix(4).contains(0)
    {
      throw EventLogFault(line: 1, Phrase(.thisIsUTF16Put))
    }
    return (bytes, bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
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

  private static func header(from scanner: inout CSVScanner) throws -> [String] {
    let cells = try scanner.record()
    var names: [String] = []
    for cell in cells {
      guard let name = String(validating: cell, as: UTF8.self) else {
        throw EventLogFault(line: 1, Phrase(.thisIsNotUTF8))
      }
      // That of a line's end would be one character with the line feed behind it.
      if name.contains("\r") { throw EventLogFault(line: 1, Phrase(.linesEndInCarriageReturns)) }
      guard name.isEmpty || !names.contains(name) else {
        throw EventLogFault(line: 1, Phrase(.columnTwice, name))
      }
      names.append(name)
    }
    return names
  }
}

extension ForeignCase {
  /// Adds a record of a table. A cell without anything in it says nothing.
  fileprivate mutating func add(
    _ cells: [ArraySlice<UInt8>], of names: [String], from line: Int, as options: EventLogOptions
  ) {
    var row = ForeignRow(line: line)
    func fail(_ reason: Phrase) {
      let number = events.count + faults.count + 1
      let activity = row.values[options.activity] ?? ""
      faults.append(ForeignFault(event: number, activity: activity, line: line, reason: reason))
    }
    for (name, cell) in zip(names, cells) where !name.isEmpty && !cell.isEmpty {
      guard let value = String(validating: cell, as: UTF8.self) else {
        return fail(Phrase(.thisIsNotUTF8))
      }
      row.values[name] = value
    }
    guard cells.count == names.count else {
      return fail(Phrase(.rowOfOtherLength, cells.count, names.count))
    }
    let caseName = options.caseName ?? "case:concept:name"
    guard row.values[caseName] != nil else { return fail(Phrase(.itHasNo, caseName)) }
    add(row, as: options)
  }
}
