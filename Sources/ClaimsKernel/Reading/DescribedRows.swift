import ClaimsDomain
import EventSourcing

extension ViewRow {
  /// What it shows, and nothing that it hides: `CommunityRow(attackType: "email", count: 3)`.
  public var description: String {
    var writer = DescriptionWriter("\(Self.self)")
    show(to: &writer)
    return writer.text
  }
}

extension DescriptionWriter: RowVisitor {
  public mutating func field<V: FieldValue>(_ name: String, _ value: V?) {
    guard let value, value != V() else { return }
    add(name, Self.text(of: value))
  }

  public mutating func list<V: FieldValue>(_ name: String, _ values: [V]?) {
    guard let values, !values.isEmpty else { return }
    let shown = values.prefix(Self.shownElements).map { Self.text(of: $0) }
    add(name, Self.list(shown, of: values.count))
  }

  public mutating func code(_ name: String, _ code: String?, in catalog: Catalog) {
    if let code { add(name, code) }
  }

  public mutating func code(_ name: String, _ code: String?, label: (Language) -> String) {
    if let code { add(name, code) }
  }

  public mutating func sum(_ name: String, _ amount: Int128, in currency: Currency) {
    add(name, Self.sum(amount, in: currency))
  }

  public mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency) {
    let shown = amounts.prefix(Self.shownElements).map { Self.sum($0, in: currency) }
    add(name, Self.list(shown, of: amounts.count))
  }

  private static func sum(_ amount: Int128, in currency: Currency) -> String {
    currency.decimal(amount) + (currency.isNone ? "" : " " + currency.code)
  }

  public mutating func object(_ name: String, _ show: (inout DescriptionWriter) -> Void) {
    var inner = DescriptionWriter("")
    show(&inner)
    if !inner.text.isEmpty { add(name, inner.text) }
  }

  public mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements,
    _ show: (Elements.Element, inout DescriptionWriter) -> Void
  ) {
    var (shown, count) = ([String](), 0)
    for element in elements {
      count += 1
      guard count <= Self.shownElements else { continue }
      var inner = DescriptionWriter("")
      show(element, &inner)
      shown.append(inner.text)
    }
    if count > 0 { add(name, Self.list(shown, of: count)) }
  }

  public mutating func message<M: Message>(
    _ name: String, _ message: M, without redaction: Redaction
  ) {
    add(
      name,
      redaction.isEmpty
        ? message.inWords
        : Self.rows(redaction.shown(fieldRows(message)), of: M.messageName))
  }

  public mutating func fields<M: Message>(of message: M) {
    var message = message
    // None of the writer's own methods throws.
    do throws(WireError) { try message.visit(&self) } catch {}
  }

  public mutating func payload(
    _ name: String, of union: any Union, without redaction: Redaction
  ) {
    add(
      name,
      redaction.isEmpty
        ? union.description
        : Self.rows(redaction.shown(fieldRows(union)), of: union.kind.name))
  }

  /// What is shown of a message: its fields by their paths.
  private static func rows(_ rows: [FieldList.Row], of name: StaticString) -> String {
    var writer = DescriptionWriter(name.description)
    for row in rows { writer.add(row.path, row.value) }
    return writer.text
  }
}
