import ClaimsDomain
import EventSourcing

/// Something that happened to any aggregate of the domain.
public enum DomainEvent: Equatable, Sendable {
  case claim(ClaimEvent)

  public var kind: DomainEventKind {
    switch self {
    case .claim(let event): .claim(event.kind)
    }
  }

  public var name: StaticString { kind.name }

  public func encodedPayload() throws(WireError) -> [UInt8] {
    switch self {
    case .claim(let event): try event.encodedPayload()
    }
  }

  /// Reads a stored event.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimEvent(kind: type, payload: payload))
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  /// Reads a stored event where it stands in memory.
  init(
    category: Category, type: UInt32, _ payload: UnsafeRawBufferPointer
  ) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimEvent.decode(kind: type, payload))
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
    }
  }

  /// What it says, field by field.
  public var fields: [FieldList.Row] {
    switch self {
    case .claim(let event): fieldRows(event)
    }
  }
}

/// Which event of which aggregate: shown by its name.
public enum DomainEventKind: Hashable, Sendable {
  case claim(ClaimEventKind)

  public var name: StaticString {
    switch self {
    case .claim(let kind): kind.name
    }
  }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    switch self {
    case .claim(let kind): kind.rawValue
    }
  }

  /// - Returns: nil for what this build does not know.
  init?(_ stored: StoredEvent) {
    switch stored.stream.category {
    case .claim:
      guard let kind = ClaimEventKind(rawValue: stored.type) else { return nil }
      self = .claim(kind)
    default: return nil
    }
  }

  private static func named(_ name: String) -> DomainEventKind? {
    if let kind = ClaimEventKind.named(name) { return .claim(kind) }
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
    guard let kind = Self.named(text) else { throw .unreadable("there is no event \(text)") }
    self = kind
  }
}
