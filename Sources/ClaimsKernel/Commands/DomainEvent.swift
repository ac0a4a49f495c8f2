import ClaimsDomain
import EventSourcing

/// Something that happened to any aggregate of the domain.
public enum DomainEvent: Equatable, Sendable {
  case claim(ClaimEvent)
  case actor(ActorEvent)
  /// Indirect, since it is large and rare: it would make every other event as large.
  indirect case rules(RulesEvent)

  public var kind: DomainEventKind {
    switch self {
    case .claim(let event): .claim(event.kind)
    case .actor(let event): .actor(event.kind)
    case .rules(let event): .rules(event.kind)
    }
  }

  public var name: StaticString { kind.name }

  public func encodedPayload() throws(WireError) -> [UInt8] {
    switch self {
    case .claim(let event): try event.encodedPayload()
    case .actor(let event): try event.encodedPayload()
    case .rules(let event): try event.encodedPayload()
    }
  }

  /// Reads a stored event.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimEvent(kind: type, payload: payload))
    case .actor: self = .actor(try ActorEvent(kind: type, payload: payload))
    case .rules: self = .rules(try RulesEvent(kind: type, payload: payload))
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
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  init(_ stored: StoredEvent) throws(WireError) {
    try self.init(
      category: stored.stream.category, type: stored.type, payload: stored.payload)
  }

  /// Writes what it says.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .claim(let event): writer.payload(of: event)
    case .actor(let event): writer.payload(of: event)
    case .rules(let event): writer.payload(of: event)
    }
  }

  /// What it says, field by field.
  public var fields: [FieldList.Row] {
    switch self {
    case .claim(let event): fieldRows(event)
    case .actor(let event): fieldRows(event)
    case .rules(let event): fieldRows(event)
    }
  }
}

/// Which event of which aggregate: shown by its name.
public enum DomainEventKind: Hashable, Sendable {
  case claim(ClaimEventKind)
  case actor(ActorEventKind)
  case rules(RulesEventKind)

  public var name: StaticString {
    switch self {
    case .claim(let kind): kind.name
    case .actor(let kind): kind.name
    case .rules(let kind): kind.name
    }
  }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    switch self {
    case .claim(let kind): kind.rawValue
    case .actor(let kind): kind.rawValue
    case .rules(let kind): kind.rawValue
    }
  }

  /// - Returns: nil for what this build does not know.
  init?(_ stored: StoredEvent) {
    let kind: DomainEventKind?
    switch stored.stream.category {
    case .claim: kind = ClaimEventKind(rawValue: stored.type).map { .claim($0) }
    case .actor: kind = ActorEventKind(rawValue: stored.type).map { .actor($0) }
    case .rules: kind = RulesEventKind(rawValue: stored.type).map { .rules($0) }
    default: kind = nil
    }
    guard let kind else { return nil }
    self = kind
  }

  private static func named(_ name: String) -> DomainEventKind? {
    if let kind = ClaimEventKind.named(name) { return .claim(kind) }
    if let kind = ActorEventKind.named(name) { return .actor(kind) }
    return RulesEventKind.named(name).map { .rules($0) }
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
    guard let kind = Self.named(text) else { throw .unreadable("there is no event \(text)") }
    self = kind
  }
}
