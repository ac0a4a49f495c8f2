import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Rows of text in columns as wide as their widest cell, or as a terminal has room for.
struct TextTable {
  private let header: [String]
  private let numbers: Set<Int>
  private var rows: [[String]] = []

  /// - Parameter numbers: the columns that are aligned at the right.
  init(_ header: [String], numbers: Set<Int> = []) {
    self.header = header
    self.numbers = numbers
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ row: [String]) { rows.append(row) }

  func print(_ output: inout Output) {
    let lines = lines(within: output.width)
    output.line(output.bold(lines[0]))
    for line in lines.dropFirst() { output.line(line) }
  }

  /// The header and the rows, in so many columns of a terminal; in as many as they take if nil.
  func lines(within room: Int?) -> [String] {
    let widths = widths(within: room)
    return ([header] + rows).map { row in
      let cells = row.indices.map { column in
        if numbers.contains(column) { return row[column].leftPadded(to: widths[column]) }
        let cell = row[column].cut(to: widths[column])
        return column == row.count - 1 ? cell : cell.padded(to: widths[column])
      }
      return cells.joined(separator: "  ")
    }
  }
}

extension TextTable {
  /// No text is cut to less than this.
  private static let least = 8

  /// What the columns take. If there is no room for all, the widest texts give way, and ids only behind all others:
  /// as far as they can be told apart.
  private func widths(within room: Int?) -> [Int] {
    var widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    guard let room else { return widths }
    // Two spaces stand between two columns.
    var excess = widths.reduce(-2) { $0 + $1 + 2 } - room
    let texts = widths.indices.filter { !numbers.contains($0) }
    let ids = texts.filter { column in
      rows.contains { !$0[column].isEmpty } && rows.allSatisfy { $0[column].endsWithID }
    }
    for columns in [texts.filter { !ids.contains($0) }, ids] {
      let least = Dictionary(
        uniqueKeysWithValues: columns.map {
          ($0, ids.contains($0) ? leastDistinct($0) : Self.least)
        })
      while excess > 0 {
        let wide = columns.filter { widths[$0] > least[$0] ?? 0 }
        guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
        excess -= 1
      }
    }
    return widths
  }

  /// The least width in which no two cells of a column that differ are cut to the same text.
  private func leastDistinct(_ column: Int) -> Int {
    let cells = Set(rows.map { $0[column] })
    let longest = cells.map(\.count).max() ?? 0
    let width = (Self.least..<max(Self.least, longest)).first { width in
      Set(cells.map { $0.cut(to: width) }).count == cells.count
    }
    return max(Self.least, width ?? longest)
  }
}

extension String {
  /// Whether it is an id, or ends with one, or is empty.
  fileprivate var endsWithID: Bool { isEmpty || Identifier(String(suffix(36))) != nil }
}

extension String {
  /// Its beginning with a mark, if it is longer.
  func cut(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }

  /// Lines of at most this width, broken behind spaces, the later ones indented. Escape sequences take no room.
  func wrapped(to width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line: [(character: Character, isShown: Bool)] = []
    var (shown, lastBreak, isEscaped) = (0, 0, false)
    for character in self {
      if character == "\u{1b}" { isEscaped = true }
      line.append((character, !isEscaped))
      if !isEscaped { shown += 1 }
      if isEscaped, character == "m" { isEscaped = false }
      if shown > width, character != " ", lastBreak > 0 {
        lines.append(String(line[..<lastBreak].map(\.character)).trimmingSpaces)
        line = Array(repeating: (" ", true), count: indent) + line[lastBreak...]
        (shown, lastBreak) = (line.count(where: { $0.isShown }), 0)
      }
      if character == " ", shown > indent { lastBreak = line.count }
    }
    return lines + [String(line.map(\.character))]
  }

  private var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A column of a table: a field of the rows, its head, and its text for each row.
struct Column<Row> {
  /// The path of a field of the rows, such as `claim.status`; nil if the text is not of one field.
  let path: String?
  let head: Phrase
  let isNumber: Bool
  /// Nil if the field is shown as it is.
  let cell: ((Row) -> String)?

  private init(_ path: String?, _ head: Phrase, isNumber: Bool, _ cell: ((Row) -> String)?) {
    (self.path, self.head, self.isNumber, self.cell) = (path, head, isNumber, cell)
  }

  init(head: Phrase, isNumber: Bool = false, _ cell: @escaping (Row) -> String) {
    self.init(nil, head, isNumber: isNumber, cell)
  }

  init(_ key: Phrase.Key, _ cell: @escaping (Row) -> String) { self.init(head: Phrase(key), cell) }

  /// A column of numbers, aligned at the right.
  static func number(_ key: Phrase.Key, _ cell: @escaping (Row) -> String) -> Column {
    Column(head: Phrase(key), isNumber: true, cell)
  }
}

extension Column where Row: ViewRow {
  /// A field of the rows.
  ///
  /// - Parameter cell: the text to show in its place.
  static func field(
    _ path: String, isNumber: Bool = false, _ cell: ((Row) -> String)? = nil
  ) -> Column {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return Column(path, Phrase(column: name), isNumber: isNumber, cell)
  }

  static func fields(_ paths: String...) -> [Column] { paths.map { field($0) } }
}

extension Output {
  mutating func table<Row>(_ rows: some Sequence<Row>, _ columns: [Column<Row>]) {
    table(rows, columns) { row in columns.map { $0.cell?(row) ?? "" } }
  }

  /// A table of the rows of a view.
  mutating func table<Row: ViewRow>(_ rows: some Sequence<Row>, _ columns: [Column<Row>]) {
    table(rows, columns, CatalogBook())
  }

  /// The same with codes of catalogs.
  mutating func table<Row: ViewRow>(
    _ rows: some Sequence<Row>, _ columns: [Column<Row>], _ catalogs: CatalogBook
  ) {
    var cells = FieldCells(columns.map { $0.cell == nil ? $0.path : nil }, speech, catalogs)
    // Which columns hold numbers is known once a row was shown.
    let texts = rows.map { row in
      cells.show(row)
      return zip(columns, cells.texts).map { column, text in column.cell?(row) ?? text }
    }
    assert(texts.isEmpty || cells.unknown.isEmpty, "no such field: \(cells.unknown)")
    table(texts, columns, numbers: cells.numbers) { $0 }
  }

  private mutating func table<Element, Row>(
    _ rows: some Sequence<Element>, _ columns: [Column<Row>], numbers: Set<Int> = [],
    _ cells: (Element) -> [String]
  ) {
    var table = TextTable(
      columns.map { $0.head[speech.language] },
      numbers: numbers.union(columns.indices.filter { columns[$0].isNumber }))
    for row in rows { table.add(cells(row)) }
    table.print(&self)
  }
}
