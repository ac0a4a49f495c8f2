import EventSourcing

/// What can have happened to the rules. Numbers and names are stored.
public enum RulesEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case rulesSet = 1

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RulesEventKind" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .rulesSet: "RulesSet"
    }
  }
}

/// Something that happened to the rules.
public enum RulesEvent: Union {
  case rulesSet(RulesSet)

  public static var unionName: StaticString { "RulesEvent" }

  @inlinable public var kind: RulesEventKind {
    switch self {
    case .rulesSet: .rulesSet
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: RulesEventKind, from visitor: inout F
  ) throws(WireError) -> RulesEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .rulesSet: return .rulesSet(try filled(RulesSet.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .rulesSet(var payload): try visitor.payload(&payload)
    }
  }
}

/// From R01.
public struct RulesSet: Message {
  public static var messageName: StaticString { "RulesSet" }
  public var from: LocalDate?
  public var rules = ClaimRules()
  public var reason = ""

  public init() {}
  public init(from: LocalDate? = nil, rules: ClaimRules = ClaimRules(), reason: String = "") {
    self.from = from
    self.rules = rules
    self.reason = reason
  }

  @inlinable public mutating func visit<F: FieldVisitor & ~Copyable>(
    _ fields: inout F
  ) throws(WireError) {
    try fields.field(1, "from", &from)
    try fields.field(2, "rules", &rules)
    try fields.field(3, "reason", &reason)
  }
}
