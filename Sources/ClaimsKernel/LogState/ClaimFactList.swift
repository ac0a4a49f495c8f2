import ClaimsDomain
import EventSourcing

extension ClaimRelatedFacts: FactList {
  public mutating func visit<F: FieldVisitor & ~Copyable>(_ facts: inout F) throws(WireError) {
    try facts.field(1, "reserveLimit", &limits.reserve)
    try facts.field(2, "decisionLimit", &limits.decision)
    try facts.field(3, "paymentLimit", &limits.payment)
    try facts.field(4, "similar", &similar)
    try facts.field(5, "related", &related)
    try facts.field(6, "isRelatedForeign", &isRelatedForeign)
    var source = origin?.word
    try facts.field(7, "origin", &source)
    if source == nil { origin = nil }
    var (status, isDuplicate) = (original?.status, original?.isDuplicate ?? false)
    try facts.field(8, "original", &status)
    try facts.field(9, "isDuplicate", &isDuplicate)
    original = status.map { OriginalClaim(status: $0, isDuplicate: isDuplicate) }
    try facts.field(10, "isOriginalForeign", &isOriginalForeign)
    try facts.fact(11, "property", &property, NamedPropertyFact.init) { $0.property }
    try facts.field(12, "hasDuplicates", &hasDuplicates)
    try facts.field(13, "openActivities", &openActivities)
    try facts.field(14, "namedRoles", &namedRoles)
    try facts.field(15, "senderName", &senderName)
    try facts.field(16, "partyOnStaff", &partyOnStaff)
    var standings = documents.map(DocumentFact.init)
    try facts.field(17, "documents", &standings)
    documents = standings.map(\.standing)
    try facts.field(18, "cited", &cited)
    var names = DetailFields.names.enumerated().filter { place, _ in
      citedFields.contains(DetailFields(rawValue: 1 << UInt16(place)))
    }.map(\.element)
    try facts.field(19, "citedFields", &names)
    citedFields = DetailFields(
      DetailFields.names.enumerated().filter { names.contains($1) }
        .map { DetailFields(rawValue: 1 << UInt16($0.offset)) })
    try facts.field(20, "erosions", &erosions)
    try retention.visit(&facts, from: 21)
  }
}

extension ClaimOrigin {
  fileprivate var word: String {
    switch self {
    case .lead: "lead"
    case .report: "report"
    case .accident: "accident"
    }
  }
}

/// The values of a fact that has several, as a message.
struct NamedPropertyFact: Message {
  static var messageName: StaticString { "NamedProperty" }
  var (status, owner) = (PropertyStatus.none, ActorID())

  init() {}
  init(_ property: NamedProperty) { (status, owner) = (property.status, property.owner) }
  var property: NamedProperty { NamedProperty(status, of: owner) }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "status", &status)
    try fields.field(2, "owner", &owner)
  }
}

struct OtherDocumentFact: Message {
  static var messageName: StaticString { "OtherDocument" }
  private var (type, owner, status) = ("", ActorID(), DocumentStatus())
  private var (version, isForeign) = (UInt32(0), false)

  init() {}
  init(_ other: OtherDocument) {
    (type, owner, status) = (other.type, other.owner, other.status)
    (version, isForeign) = (other.version, other.isForeign)
  }
  var document: OtherDocument {
    OtherDocument(
      type: type, owner: owner, status: status, version: version, isForeign: isForeign)
  }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "type", &type)
    try fields.field(2, "owner", &owner)
    try fields.field(3, "status", &status)
    try fields.field(4, "version", &version)
    try fields.field(5, "isForeign", &isForeign)
  }
}

struct DocumentFact: Message {
  static var messageName: StaticString { "DocumentStanding" }
  private var (id, status) = (Identifier(), DocumentStatus.none)
  private var (validUntil, isForeign) = (nil as Instant?, false)

  init() {}
  init(_ standing: DocumentStanding) {
    (id, validUntil, isForeign) = (standing.id, standing.validUntil, standing.isForeign)
    status =
      switch standing.status {
      case .draft: .draft
      case .pending: .pending
      case .verified: .verified
      case .rejected: .rejected
      case .expired: .expired
      case .deleted: .deleted
      }
  }
  var standing: DocumentStanding {
    var document = Document()
    document.status = status
    return DocumentStanding(
      id, document.standing(id).status, validUntil: validUntil, isForeign: isForeign)
  }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "document", &id)
    try fields.field(2, "status", &status)
    try fields.field(3, "validUntil", &validUntil)
    try fields.field(4, "isForeign", &isForeign)
  }
}

extension FieldVisitor where Self: ~Copyable {
  /// A fact with several values, shown as a message that has them.
  mutating func fact<Fact, Shown: Message>(
    _ number: UInt32, _ name: StaticString, _ fact: inout Fact?, _ show: (Fact) -> Shown,
    _ back: (Shown) -> Fact
  ) throws(WireError) {
    var shown = fact.map(show)
    try field(number, name, &shown)
    fact = shown.map(back)
  }
}
