import ClaimsDomain
import EventSourcing

/// Something that happened to any aggregate of the domain.
public enum DomainEvent: Equatable, Sendable {
  case claim(ClaimEvent)
  case actor(ActorEvent)
  /// Indirect like those after it, since they are large and rare: they would make every other event
  /// as large.
  indirect case rules(RulesEvent)
  indirect case catalog(CatalogEvent)
  indirect case document(DocumentEvent)
  indirect case report(ReportEvent)
  indirect case accident(AccidentEvent)
  indirect case property(PropertyEvent)
  indirect case quiz(QuizEvent)
  indirect case lead(LeadEvent)

  public var kind: DomainEventKind {
    switch self {
    case .claim(let event): .claim(event.kind)
    case .actor(let event): .actor(event.kind)
    case .rules(let event): .rules(event.kind)
    case .catalog(let event): .catalog(event.kind)
    case .document(let event): .document(event.kind)
    case .report(let event): .report(event.kind)
    case .accident(let event): .accident(event.kind)
    case .property(let event): .property(event.kind)
    case .quiz(let event): .quiz(event.kind)
    case .lead(let event): .lead(event.kind)
    }
  }

  public var name: StaticString { kind.name }

  /// The event as its aggregate knows it.
  var union: any Union {
    switch self {
    case .claim(let event): event
    case .actor(let event): event
    case .rules(let event): event
    case .catalog(let event): event
    case .document(let event): event
    case .report(let event): event
    case .accident(let event): event
    case .property(let event): event
    case .quiz(let event): event
    case .lead(let event): event
    }
  }

  public func encodedPayload() throws(WireError) -> [UInt8] {
    if case .claim(let event) = self { return try event.encodedPayload() }
    return try union.encodedPayload()
  }

  /// Reads a stored event.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimEvent(kind: type, payload: payload))
    case .actor: self = .actor(try ActorEvent(kind: type, payload: payload))
    case .rules: self = .rules(try RulesEvent(kind: type, payload: payload))
    case .catalogs: self = .catalog(try CatalogEvent(kind: type, payload: payload))
    case .document: self = .document(try DocumentEvent(kind: type, payload: payload))
    case .report: self = .report(try ReportEvent(kind: type, payload: payload))
    case .accident: self = .accident(try AccidentEvent(kind: type, payload: payload))
    case .property: self = .property(try PropertyEvent(kind: type, payload: payload))
    case .quiz: self = .quiz(try QuizEvent(kind: type, payload: payload))
    case .lead: self = .lead(try LeadEvent(kind: type, payload: payload))
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  /// Reads a stored event where it stands in memory.
  init(
    category: Category, type: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimEvent.decode(kind: type, payload))
    case .actor: self = .actor(try ActorEvent.decode(kind: type, payload))
    case .rules: self = .rules(try RulesEvent.decode(kind: type, payload))
    case .catalogs: self = .catalog(try CatalogEvent.decode(kind: type, payload))
    case .document: self = .document(try DocumentEvent.decode(kind: type, payload))
    case .report: self = .report(try ReportEvent.decode(kind: type, payload))
    case .accident: self = .accident(try AccidentEvent.decode(kind: type, payload))
    case .property: self = .property(try PropertyEvent.decode(kind: type, payload))
    case .quiz: self = .quiz(try QuizEvent.decode(kind: type, payload))
    case .lead: self = .lead(try LeadEvent.decode(kind: type, payload))
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  /// Reads a stored event.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(_ stored: StoredEvent) throws(WireError) {
    try self.init(
      category: stored.stream.category, type: stored.type, payload: stored.payload)
  }

  /// Writes what it says.
  public func write(to writer: inout JSONWriter) { writer.payload(of: union) }

  /// What it says, field by field.
  public var fields: [FieldList.Row] { fieldRows(union) }
}

/// Which event of which aggregate: shown by its name.
public enum DomainEventKind: Hashable, Sendable {
  case claim(ClaimEventKind)
  case actor(ActorEventKind)
  case rules(RulesEventKind)
  case catalog(CatalogEventKind)
  case document(DocumentEventKind)
  case report(ReportEventKind)
  case accident(AccidentEventKind)
  case property(PropertyEventKind)
  case quiz(QuizEventKind)
  case lead(LeadEventKind)

  private var kind: any CodedEnum {
    switch self {
    case .claim(let kind): kind
    case .actor(let kind): kind
    case .rules(let kind): kind
    case .catalog(let kind): kind
    case .document(let kind): kind
    case .report(let kind): kind
    case .accident(let kind): kind
    case .property(let kind): kind
    case .quiz(let kind): kind
    case .lead(let kind): kind
    }
  }

  public var name: StaticString { kind.name }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    if case .claim(let kind) = self { return kind.rawValue }
    return kind.rawValue
  }

  /// - Returns: nil for what this build does not know.
  init?(_ stored: StoredEvent) {
    let kind: DomainEventKind?
    switch stored.stream.category {
    case .claim: kind = ClaimEventKind(rawValue: stored.type).map { .claim($0) }
    case .actor: kind = ActorEventKind(rawValue: stored.type).map { .actor($0) }
    case .rules: kind = RulesEventKind(rawValue: stored.type).map { .rules($0) }
    case .catalogs: kind = CatalogEventKind(rawValue: stored.type).map { .catalog($0) }
    case .document: kind = DocumentEventKind(rawValue: stored.type).map { .document($0) }
    case .report: kind = ReportEventKind(rawValue: stored.type).map { .report($0) }
    case .accident: kind = AccidentEventKind(rawValue: stored.type).map { .accident($0) }
    case .property: kind = PropertyEventKind(rawValue: stored.type).map { .property($0) }
    case .quiz: kind = QuizEventKind(rawValue: stored.type).map { .quiz($0) }
    case .lead: kind = LeadEventKind(rawValue: stored.type).map { .lead($0) }
    default: kind = nil
    }
    guard let kind else { return nil }
    self = kind
  }

  private static func named(_ name: String) -> DomainEventKind? {
    if let kind = ClaimEventKind.named(name) { return .claim(kind) }
    if let kind = ActorEventKind.named(name) { return .actor(kind) }
    if let kind = RulesEventKind.named(name) { return .rules(kind) }
    if let kind = CatalogEventKind.named(name) { return .catalog(kind) }
    if let kind = DocumentEventKind.named(name) { return .document(kind) }
    if let kind = ReportEventKind.named(name) { return .report(kind) }
    if let kind = AccidentEventKind.named(name) { return .accident(kind) }
    if let kind = PropertyEventKind.named(name) { return .property(kind) }
    if let kind = QuizEventKind.named(name) { return .quiz(kind) }
    if let kind = LeadEventKind.named(name) { return .lead(kind) }
    return nil
  }
}

extension DomainEventKind: FieldValue {
  public init() { self = .claim(.unspecified) }
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = name.description
    try visitor.leaf(&text)
    guard let kind = Self.named(text) else {
      throw .unreadable(Phrase(.thereIsNoEvent, text))
    }
    self = kind
  }
}
