import EventSourcing

/// What is written on a document's file. In a change, what is absent stays as it is.
public struct DocumentDetails: Message {
  public static var messageName: StaticString { "DocumentDetails" }
  /// A code of the catalog `documentTypes`.
  public var type: String?
  public var title: String?
  public var notes: String?
  public var issuedOn: LocalDate?
  /// The last day on which it counts, in UTC.
  public var validUntil: LocalDate?
  /// Takes the last day away: it counts for ever.
  public var isEndless = false

  public init() {}
  public init(
    type: String? = nil, title: String? = nil, notes: String? = nil, issuedOn: LocalDate? = nil,
    validUntil: LocalDate? = nil, isEndless: Bool = false
  ) {
    self.type = type
    self.title = title
    self.notes = notes
    self.issuedOn = issuedOn
    self.validUntil = validUntil
    self.isEndless = isEndless
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "type", &type)
    try fields.field(2, "title", &title)
    try fields.field(3, "notes", &notes)
    try fields.field(4, "issuedOn", &issuedOn)
    try fields.field(5, "validUntil", &validUntil)
    try fields.field(6, "isEndless", &isEndless)
  }

  /// What would change: only the fields that are given and differ. Texts compare by their bytes.
  func changes(to document: Document) -> DocumentDetails {
    func changed(_ text: String?, _ before: String) -> String? {
      guard let text, !text.utf8.elementsEqual(before.utf8) else { return nil }
      return text
    }
    return DocumentDetails(
      type: changed(type, document.type), title: changed(title, document.title),
      notes: changed(notes, document.notes),
      issuedOn: issuedOn == document.issuedOn ? nil : issuedOn,
      validUntil: validUntil == document.validUntil ? nil : validUntil,
      isEndless: isEndless && document.validUntil != nil)
  }
}
