import ClaimsDomain
import EventSourcing

/// A command to any aggregate of the domain. A further aggregate is one more case here, in
/// `DomainEvent` and in `World`, and how its commands are judged in `Validator`.
public enum DomainCommand: Equatable, Sendable {
  case claim(ClaimCommand)
  case actor(ActorCommand)
  /// Indirect, since it is large and rare: it would make every other command as large.
  indirect case rules(RulesCommand)

  /// What kind of stream it goes to.
  public var category: Category {
    switch self {
    case .claim: .claim
    case .actor: .actor
    case .rules: .rules
    }
  }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    switch self {
    case .claim(let command): command.kind.rawValue
    case .actor(let command): command.kind.rawValue
    case .rules(let command): command.kind.rawValue
    }
  }

  /// Its verb. No two aggregates share one.
  public var name: StaticString {
    switch self {
    case .claim(let command): command.kind.name
    case .actor(let command): command.kind.name
    case .rules(let command): command.kind.name
    }
  }

  public func encodedPayload() throws(WireError) -> [UInt8] {
    switch self {
    case .claim(let command): try command.encodedPayload()
    case .actor(let command): try command.encodedPayload()
    case .rules(let command): try command.encodedPayload()
    }
  }

  /// Reads a stored command.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimCommand(kind: type, payload: payload))
    case .actor: self = .actor(try ActorCommand(kind: type, payload: payload))
    case .rules: self = .rules(try RulesCommand(kind: type, payload: payload))
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  // MARK: JSON

  /// Every verb, aggregate by aggregate.
  public static let verbs: [String] =
    names(of: ClaimCommand.self) + names(of: ActorCommand.self) + names(of: RulesCommand.self)

  /// The command of this verb with arguments that the reader fills; nil where there is none.
  static func read(
    _ verb: String, from reader: inout JSONReader
  ) throws(WireError) -> DomainCommand? {
    if let command = try ClaimCommand.read(verb, from: &reader) { return .claim(command) }
    if let command = try ActorCommand.read(verb, from: &reader) { return .actor(command) }
    if let command = try RulesCommand.read(verb, from: &reader) { return .rules(command) }
    return nil
  }

  /// Writes the arguments.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .claim(let command): writer.payload(of: command)
    case .actor(let command): writer.payload(of: command)
    case .rules(let command): writer.payload(of: command)
    }
  }

  private static func names<U: Union>(of type: U.Type) -> [String] {
    U.Kind.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }

  // MARK: Roles

  /// Whether a role may send it in any status at all. O(1).
  public func mayEverBeSent(as role: Role) -> Bool {
    switch self {
    case .claim(let command): claimLifecycle.mayEver(role, send: command.kind)
    case .actor(let command): actorLifecycle.mayEver(role, send: command.kind)
    case .rules(let command): rulesLifecycle.mayEver(role, send: command.kind)
    }
  }

  /// The roles that may, separated by commas.
  var senders: String {
    Role.allCases.filter(mayEverBeSent).map(\.name.description).joined(separator: ", ")
  }
}

extension Union {
  /// The case of this name, filled by the reader; nil where there is none.
  fileprivate static func read(
    _ name: String, from reader: inout JSONReader
  ) throws(WireError) -> Self? {
    guard let kind = Kind.named(name), kind.rawValue != 0 else { return nil }
    return try read(kind, from: &reader)
  }
}
