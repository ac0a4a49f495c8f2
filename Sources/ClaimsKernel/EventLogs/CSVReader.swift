import EventSourcing

/// Reads event logs in tables: a row for each event, and a column for each of its attributes, by
/// the names in the first row.
///
/// The rows of a case need not stand together: they wait in a spool, and each case is put together
/// when its turn comes, in the order in which cases begin.
///
/// Source: RFC 4180. Examples/Maps/README.md, "Tables".
public enum CSVReader: EventLogReader {
  /// A row that waits.
  private struct Row {
    /// Of its case, among those of the table.
    var number: UInt32
    var line: UInt32
    var place: Int
  }

  @discardableResult public static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions, in spool: any Spool,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
    var text = try CSVText(next, as: options)
    let names = try text.names()
    let caseName = options.caseName ?? "case:concept:name"
    for name in [caseName, options.activity, options.time] where !names.contains(name) {
      let known = names.joined(separator: ", ")
      throw EventLogFault(line: 1, Phrase(.thereIsNoColumn, name, known))
    }
    var rows: [Row] = []
    var (numbers, count): ([[UInt8]: UInt32], UInt32) = ([:], 0)
    let column = names.firstIndex(of: caseName) ?? 0
    while let record = try text.record() {
      if record.cells.isEmpty { continue }
      // Without a name it belongs to no case that could be left out in its place.
      let name = record.cells.indices.contains(column) ? Array(record.cells[column]) : []
      let number = numbers[name] ?? count
      if number == count {
        count += 1
        if !name.isEmpty { numbers[name] = number }
      }
      let place = try spool.add(Array(record.text))
      rows.append(Row(number: number, line: UInt32(clamping: record.line), place: place))
    }
    numbers = [:]
    rows.sort { ($0.number, $0.place) < ($1.number, $1.place) }
    var unread = UnreadValues()
    var foreign: ForeignCase?
    func finish() { foreign?.split(as: options).forEach(body) }
    for (place, row) in rows.enumerated() {
      let line = Int(row.line)
      var scanner = CSVScanner(
        try spool.bytes(at: row.place), delimiter: text.delimiter, line: line)
      let cells = try scanner.record()
      if place == 0 || rows[place - 1].number != row.number {
        finish()
        let name = cells.indices.contains(column) ? cells[column] : []
        foreign = ForeignCase(
          name: name.isEmpty
            ? Phrase(.lineOnly, line).en : String(decoding: name, as: UTF8.self), events: [])
      }
      foreign?.add(cells, of: names, from: line, as: options)
      for (place, cell) in cells.enumerated() where !cell.isEmpty {
        guard names.indices.contains(place), names[place].isEmpty else { continue }
        unread.add("column \(place + 1)")
      }
    }
    finish()
    let cut = text.endsWithLine ? nil : Phrase(.lastLineHasNoEnd)
    return text.notes + [unread.note, cut].compactMap { $0 }
  }

  /// What the columns of a table are called.
  public static func columns(
    of bytes: [UInt8], as options: EventLogOptions
  ) throws -> [String] {
    var rest = bytes
    var text = try CSVText(
      {
        defer { rest = [] }
        return rest
      }, as: options)
    return try text.names()
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
