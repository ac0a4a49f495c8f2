import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The fields of a row that the columns of a text table show, as people read them.
struct FieldCells: RowVisitor, FieldVisitor {
  static var showsNames: Bool { true }

  /// The text of each column: a dash if the row has no such field.
  private(set) var texts: [String]
  /// The columns that hold numbers.
  private(set) var numbers: Set<Int> = []
  /// The paths that no row had a field for.
  var unknown: [String] { steps.indices.filter { !found.contains($0) }.compactMap { paths[$0] } }

  private let paths: [String?]
  private let steps: [[String]]
  private let speech: Speech
  private let catalogs: CatalogBook
  private var found: Set<Int> = []
  /// The columns with fields in the object being shown, and that object's depth.
  private var inside: [Int]
  private var depth = 0
  /// The texts of a value's leaves.
  private var leaves: [String] = []

  /// - Parameter paths: those of the columns' fields; nil for columns that show something else.
  init(_ paths: [String?], _ speech: Speech, _ catalogs: CatalogBook) {
    let steps = paths.map { $0?.split(separator: ".").map(String.init) ?? [] }
    (self.paths, self.steps, self.speech, self.catalogs) = (paths, steps, speech, catalogs)
    texts = paths.map { _ in "" }
    inside = steps.indices.filter { !steps[$0].isEmpty }
    found = Set(steps.indices.filter { steps[$0].isEmpty })
  }

  mutating func show(_ row: some ViewRow) {
    for column in inside { texts[column] = "–" }
    row.show(to: &self)
  }

  // MARK: Fields of a row

  mutating func field<V: FieldValue>(_ name: String, _ value: V?) {
    for column in columns(name) {
      if V.self == Int64.self || V.self == UInt64.self || V.self == UInt32.self {
        numbers.insert(column)
      }
      if let value { texts[column] = text(of: value) }
    }
    guard let message = value as? any Message else { return }
    object(name) { $0.fields(of: message) }
  }

  mutating func list<V: FieldValue>(_ name: String, _ values: [V]?) {
    guard let values else { return _ = columns(name) }
    set(name) { cells in values.map { cells.text(of: $0) }.joined(separator: ", ") }
  }

  mutating func code(_ name: String, _ code: String?, in catalog: Catalog) {
    set(name) { printable($0.speech.label(of: code, catalog, $0.catalogs)) }
  }

  mutating func code(_ name: String, _ code: String?, label: (Language) -> String) {
    set(name) { cells in
      guard let code else { return "" }
      return printable(cells.speech.words.map { label($0.language) } ?? code)
    }
  }

  mutating func sum(_ name: String, _ amount: Int128, in currency: Currency) {
    numbers.formUnion(columns(name))
    set(name) { _ in currency.decimal(amount) }
  }

  mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency) {
    set(name) { _ in amounts.map { currency.decimal($0) }.joined(separator: ", ") }
  }

  mutating func object(_ name: String, _ show: (inout FieldCells) -> Void) {
    let inner = inside.filter { steps[$0].count > depth + 1 && steps[$0][depth] == name }
    guard !inner.isEmpty else { return }
    let outer = inside
    (inside, depth) = (inner, depth + 1)
    show(&self)
    (inside, depth) = (outer, depth - 1)
  }

  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ show: (Elements.Element, inout FieldCells) -> Void
  ) { set(name) { _ in "\(elements.reduce(0) { count, _ in count + 1 })" } }

  mutating func message<M: Message>(_ name: String, _ message: M, without redaction: Redaction) {
    object(name) { cells in
      cells.fields(of: message)
      for column in cells.inside where redaction.hides(cells.steps[column].last ?? "") {
        cells.texts[column] = "–"
      }
    }
  }

  mutating func fields<M: Message>(of message: M) {
    var message = message
    // None of this visitor's own methods throws.
    do throws(WireError) { try message.visit(&self) } catch {}
  }

  mutating func payload(_ name: String, of union: any Union, without redaction: Redaction) {
    object(name) { cells in
      do throws(WireError) { try union.visitPayload(&cells) } catch {}
    }
  }

  /// The columns of a field of this name.
  private mutating func columns(_ name: String) -> [Int] {
    let columns = inside.filter { steps[$0].count == depth + 1 && steps[$0][depth] == name }
    found.formUnion(columns)
    return columns
  }

  private mutating func set(_ name: String, _ text: (inout FieldCells) -> String) {
    for column in columns(name) { texts[column] = text(&self) }
  }

  /// A value in one piece.
  private mutating func text<V: FieldValue>(of value: V) -> String {
    var value = value
    leaves = []
    do throws(WireError) { try value.visitLeaf(&self) } catch {}
    return leaves.joined(separator: " ")
  }

  // MARK: Fields of a message

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    field(name.description, value)
  }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    field(name.description, value)
  }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    list(name.description, value)
  }

  mutating func leaf(_ value: inout Bool) { leaves.append(speech.say(value ? .yes : .no)) }
  mutating func leaf(_ value: inout Int64) { leaves.append("\(value)") }
  mutating func leaf(_ value: inout UInt64) { leaves.append("\(value)") }
  mutating func leaf(_ value: inout String) { leaves.append(printable(value)) }
  mutating func leaf(_ value: inout [UInt8]) { leaves.append(base64URL(value)) }
  mutating func leaf(_ value: inout Identifier) { leaves.append(value.text) }
  mutating func leaf(_ value: inout Instant) { leaves.append(speech.time(value)) }
  mutating func leaf(_ value: inout LocalDate) { leaves.append(value.text) }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { leaves.append(speech.name(of: value)) }
  mutating func leaf<M: Message>(_ value: inout M) {
    if let money = value as? Money { leaves.append(money.display) }
  }
}
