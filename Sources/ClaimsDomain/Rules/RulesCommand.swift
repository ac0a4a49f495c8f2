import EventSourcing

/// What can be asked of the rules. The number is that of its row, R01.
///
/// Source: Specs/Rules.md, "Rows".
public enum RulesVerb: UInt32, CodedEnum {
  case unspecified = 0
  case setRules = 1

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RulesVerb" }

  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .setRules: "setRules"
    }
  }
}

/// A command about the rules: a verb and its arguments.
public enum RulesCommand: Union {
  case setRules(SetRules)

  public static var unionName: StaticString { "RulesCommand" }

  @inlinable public var kind: RulesVerb {
    switch self {
    case .setRules: .setRules
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: RulesVerb, from visitor: inout F
  ) throws(WireError) -> RulesCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .setRules: return .setRules(try filled(SetRules.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .setRules(var payload): try visitor.payload(&payload)
    }
  }
}

/// R01.
public struct SetRules: Message {
  public static var messageName: StaticString { "SetRules" }
  /// The first day on which they apply; none for always.
  public var from: LocalDate?
  /// All of them: a value that is left out has its built-in value.
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
