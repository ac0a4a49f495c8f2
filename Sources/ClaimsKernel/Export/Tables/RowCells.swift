import ClaimsDomain
import EventSourcing

/// The cells of a row, in the order of a table's columns. Describes the columns from a row, too: both
/// come of the row's one list of fields.
struct RowCells: RowVisitor, FieldVisitor {
  static var showsNames: Bool { true }

  private(set) var columns: [TableColumn]
  /// The text of each cell; nil if the row has no such field, or its reader does not see it.
  private(set) var cells: [Range<Int>?] = []
  private(set) var bytes: [UInt8] = []

  private let isDescribing: Bool
  /// What stands apart: of a message, by its path.
  private let apart: Set<String>
  /// The column of the next cell.
  private var place = 0
  /// The objects in which the next field of the row stands, with dots behind them.
  private var prefix = ""
  /// The field of the row that is being shown.
  private var row = ""
  /// Whether that is a message whose fields are the row's own.
  private var isOwn = false
  /// While columns are described: the field of the message.
  private var path: [String] = []
  /// In how many absent messages the next leaf stands.
  private var absent = 0
  private var redaction = Redaction.nothing
  /// Which columns are left out by the redaction; those of the last one are kept, since it is usually
  /// the next one too.
  private var hidden: (by: Redaction, columns: [Bool])

  /// The columns of a row, whichever it is.
  static func columns<R: ViewRow>(of row: R, apart: Set<String> = []) -> [TableColumn] {
    var cells = RowCells(describing: true, [], apart)
    row.show(to: &cells)
    return cells.columns
  }

  init(_ columns: [TableColumn]) { self.init(describing: false, columns, []) }

  private init(describing: Bool, _ columns: [TableColumn], _ apart: Set<String>) {
    (isDescribing, self.columns, self.apart) = (describing, columns, apart)
    hidden = (.nothing, columns.map { _ in false })
  }

  mutating func show<R: ViewRow>(_ row: R) {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    for _ in columns { cells.append(nil) }
    place = 0
    row.show(to: &self)
  }

  // MARK: Cells

  private mutating func cell(
    _ kind: TableColumn.Kind, _ suffix: String = "", _ write: (inout [UInt8]) -> Void
  ) {
    if isDescribing {
      return columns.append(
        TableColumn(
          kind, row: row, path: path, suffix: suffix, isOwn: isOwn, apart: apart))
    }
    guard place < columns.count else { return }
    defer { place += 1 }
    guard absent == 0, !columns[place].isApart, !isHidden else { return }
    let start = bytes.count
    write(&bytes)
    cells[place] = start..<bytes.count
  }

  /// Goes on to the column of a field of the row. A row that leaves some of its fields out has no
  /// cells for them.
  private mutating func enter(_ name: String) {
    row = prefix.isEmpty ? name : prefix + name
    guard !isDescribing else { return }
    var found = place
    while found < columns.count, columns[found].row != row { found += 1 }
    if found < columns.count { place = found }
  }

  private mutating func value<V: FieldValue>(_ value: V?) {
    var present = value ?? V()
    if value == nil { absent += 1 }
    // None of this visitor's own methods throws, and a message adds no error of its own.
    do throws(WireError) { try present.visitLeaf(&self) } catch {}
    if value == nil { absent -= 1 }
  }

  private mutating func hide(_ redaction: Redaction) {
    self.redaction = redaction
    guard !redaction.isEmpty, hidden.by != redaction else { return }
    hidden = (redaction, columns.map { !$0.path.isEmpty && redaction.hides($0.path) })
  }

  private var isHidden: Bool { !redaction.isEmpty && hidden.columns[place] }

  /// Whether a list that may be long has to be written at all.
  private var isShown: Bool {
    !isDescribing && place < columns.count && absent == 0 && !columns[place].isApart && !isHidden
  }

  private mutating func json<V: FieldValue>(_ values: [V]) {
    guard isShown else { return cell(.json, "json") { _ in } }
    let text = values.json(without: redaction.inside(columns[place].path))
    cell(.json, "json") { $0 += text }
  }

  // MARK: Fields of a row

  mutating func field<V: FieldValue>(_ name: String, _ value: V?) {
    enter(name)
    self.value(value)
  }

  mutating func list<V: FieldValue>(_ name: String, _ values: [V]?) {
    enter(name)
    if values == nil { absent += 1 }
    json(values ?? [])
    if values == nil { absent -= 1 }
  }

  mutating func code(_ name: String, _ code: String?, in catalog: Catalog) { field(name, code) }

  mutating func code(_ name: String, _ code: String?, label: (Language) -> String) {
    field(name, code)
  }

  mutating func sum(_ name: String, _ amount: Int128, in currency: Currency) {
    enter(name)
    cell(.number, "minor_units") { $0 += String(amount).utf8 }
  }

  mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency) {
    list(name, amounts.map { String($0) })
  }

  mutating func object(_ name: String, _ show: (inout RowCells) -> Void) {
    let outer = prefix
    prefix += name + "."
    show(&self)
    prefix = outer
  }

  /// How many there are: what is to be seen of each stands in a table of its own.
  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ show: (Elements.Element, inout RowCells) -> Void
  ) {
    var count: UInt64 = 0
    for _ in elements { count += 1 }
    field(name + "Count", count)
  }

  mutating func message<M: Message>(_ name: String, _ message: M, without redaction: Redaction) {
    enter(name)
    hide(redaction)
    var message = message
    isOwn = true
    do throws(WireError) { try message.visit(&self) } catch {}
    isOwn = false
    hide(.nothing)
  }

  mutating func fields<M: Message>(of message: M) {
    self.message("", message, without: .nothing)
  }

  mutating func payload(_ name: String, of union: any Union, without redaction: Redaction) {
    enter(name)
    guard isShown else { return cell(.json, "json") { _ in } }
    var writer = RedactedWriter(redaction)
    do throws(WireError) { try union.visitPayload(&writer) } catch {}
    let text = writer.writer.utf8
    cell(.json, "json") { $0 += text }
  }

  /// Of which kind it is, and what it is called: a column each, whatever the kind.
  mutating func target(_ stream: StreamID, _ person: ActorID) {
    field("streamKind", stream.category.caseName.map { $0.description })
    field("streamId", stream.target(person)?.id)
  }

  // MARK: Fields of a message

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if isDescribing { path.append(name.description) }
    try value.visitLeaf(&self)
    if isDescribing { path.removeLast() }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    if isDescribing { path.append(name.description) }
    self.value(value)
    if isDescribing { path.removeLast() }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    if isDescribing { path.append(name.description) }
    json(value)
    if isDescribing { path.removeLast() }
  }

  // MARK: Leaves

  mutating func leaf(_ value: inout Bool) {
    let text = value ? "true" : "false"
    cell(.boolean) { $0 += text.utf8 }
  }
  mutating func leaf(_ value: inout Int64) {
    let text = String(value)
    cell(.integer) { $0 += text.utf8 }
  }
  mutating func leaf(_ value: inout UInt64) {
    let text = String(value)
    cell(.number) { $0 += text.utf8 }
  }
  mutating func leaf(_ value: inout String) {
    let text = value
    cell(.text) { $0 += text.utf8 }
  }
  mutating func leaf(_ value: inout [UInt8]) {
    let hash = value
    cell(.text, "hex") { $0 += hexadecimal(hash).utf8 }
  }
  mutating func leaf(_ value: inout Identifier) {
    let id = value
    cell(.text) { $0 += id.text.utf8 }
  }
  mutating func leaf(_ value: inout Instant) {
    let time = value
    cell(.text, "utc") { $0 += time.text.utf8 }
  }
  mutating func leaf(_ value: inout LocalDate) {
    let day = value
    cell(.day) { $0 += day.text.utf8 }
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    let name = value.name.description
    cell(.text) { $0 += name.utf8 }
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
