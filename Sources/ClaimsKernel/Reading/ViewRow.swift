import ClaimsDomain
import EventSourcing

/// A row of a view. It names its fields once, in `show`: its JSON and the columns of its text table
/// both come of that list.
public protocol ViewRow: Sendable, CustomStringConvertible {
  /// Shows every field to the visitor, in the order in which JSON has them.
  func show<V: RowVisitor & ~Copyable>(to fields: inout V)
}

extension ViewRow {
  /// One line. Source: Specs/JSON.md.
  public var json: String { JSONWriter.object { show(to: &$0) } }
}

/// A view whose rows are all in memory.
public protocol ViewRows {
  /// All rows, in the order in which they are shown.
  var allRows: [any ViewRow] { get }
}

extension ViewRows {
  /// A line for each row.
  public var jsonLines: [String] { allRows.map(\.json) }
}

/// A message as a row.
public struct MessageRow<M: Message>: ViewRow {
  /// The message, whose fields are the row's.
  public let message: M

  /// Creates a row that shows all fields of the message.
  public init(_ message: M) { self.message = message }

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) { fields.fields(of: message) }
}

/// What prints the fields of rows: as JSON, or as cells of a text table.
public protocol RowVisitor: ~Copyable {
  /// A field that is one value; nothing if it is nil.
  mutating func field<V: FieldValue>(_ name: String, _ value: V?)
  /// A field that is a list of values; nothing if it is nil.
  mutating func list<V: FieldValue>(_ name: String, _ values: [V]?)
  /// A field that is a code of a catalog; JSON has the code alone.
  mutating func code(_ name: String, _ code: String?, in catalog: Catalog)
  /// A field that is a code of a catalog; JSON has its labels in every language too.
  mutating func code(_ name: String, _ code: String?, label: (Language) -> String)
  /// A field that is a sum of amounts, in minor units.
  mutating func sum(_ name: String, _ amount: Int128, in currency: Currency)
  /// A field that is a list of such sums.
  mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency)
  /// A field that has fields of its own.
  mutating func object(_ name: String, _ show: (inout Self) -> Void)
  /// A field that is a list of such objects.
  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ show: (Elements.Element, inout Self) -> Void)
  /// A field that is a message, without what is left out of it.
  mutating func message<M: Message>(_ name: String, _ message: M, without redaction: Redaction)
  /// All fields of a message, as the row's own.
  mutating func fields<M: Message>(of message: M)
  /// A field that is the payload of a command or an event, without what is left out of it.
  mutating func payload(_ name: String, of union: any Union, without redaction: Redaction)
  /// Which stream it is.
  mutating func target(_ stream: StreamID, _ person: ActorID)
}

extension RowVisitor where Self: ~Copyable {
  public mutating func field(_ name: String, _ count: Int?) {
    field(name, count.map { Int64($0) })
  }

  /// Fields of which the reader is not shown some: their names.
  public mutating func redacted(_ redaction: Redaction, besides others: [String] = []) {
    list("redacted", redaction.isEmpty ? nil : redaction.fields + others)
  }

  /// A code, and what people read in place of it.
  mutating func labels(of code: String, _ label: (Language) -> String) {
    field("code", code)
    for language in Language.written { field(language.rawValue, label(language)) }
  }

  /// Which stream it is. The rules of a log are the only ones there are, and need no name.
  public mutating func target(_ stream: StreamID, _ person: ActorID) {
    guard let target = stream.target(person) else { return }
    field(target.name, target.id)
  }
}

extension JSONWriter: RowVisitor {
  public mutating func field<V: FieldValue>(_ name: String, _ value: V?) { member(name, value) }

  public mutating func list<V: FieldValue>(_ name: String, _ values: [V]?) {
    guard let values else { return }
    member(name, each: values) { $0.value($1) }
  }

  public mutating func code(_ name: String, _ code: String?, in catalog: Catalog) {
    member(name, code)
  }

  public mutating func code(_ name: String, _ code: String?, label: (Language) -> String) {
    guard let code else { return }
    member(name) { $0.labels(of: code, label) }
  }

  public mutating func sum(_ name: String, _ amount: Int128, in currency: Currency) {
    member(name, amount)
  }

  public mutating func sums(_ name: String, _ amounts: [Int128], in currency: Currency) {
    member(name, each: amounts) { $0.integer($1) }
  }

  public mutating func object(_ name: String, _ show: (inout JSONWriter) -> Void) {
    member(name, show)
  }

  public mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ show: (Elements.Element, inout JSONWriter) -> Void
  ) { member(name, objects: elements) { show($1, &$0) } }

  public mutating func message<M: Message>(
    _ name: String, _ message: M, without redaction: Redaction
  ) {
    key(name)
    redacting(redaction) { $0.message(message) }
  }

  public mutating func fields<M: Message>(of message: M) {
    var message = message
    // None of the writer's own methods throws.
    do throws(WireError) { try message.visit(&self) } catch {}
  }

  public mutating func payload(
    _ name: String, of union: any Union, without redaction: Redaction
  ) {
    key(name)
    // None of the writer's own methods throws.
    redacting(redaction) { writer in
      do throws(WireError) { try union.visitPayload(&writer) } catch {}
    }
  }

  private mutating func redacting(
    _ redaction: Redaction, _ write: (inout RedactedWriter) -> Void
  ) {
    var redacted = RedactedWriter(redaction, into: self)
    write(&redacted)
    self = redacted.writer
  }
}
