import ClaimsDomain
import EventSourcing

/// A command to any aggregate of the domain. A further aggregate is one more case here, in
/// `DomainEvent` and in `World`, and how its commands are judged in `Validator`.
public enum DomainCommand: Equatable, Sendable {
  case claim(ClaimCommand)
  case actor(ActorCommand)
  /// Indirect like those after it, since they are large and rare: they would make every other
  /// command as large.
  indirect case rules(RulesCommand)
  indirect case catalog(CatalogCommand)
  indirect case document(DocumentCommand)
  indirect case report(ReportCommand)
  indirect case accident(AccidentCommand)
  indirect case property(PropertyCommand)
  indirect case quiz(QuizCommand)
  indirect case lead(LeadCommand)

  /// What kind of stream it goes to.
  public var category: Category {
    switch self {
    case .claim: .claim
    case .actor: .actor
    case .rules: .rules
    case .catalog: .catalogs
    case .document: .document
    case .report: .report
    case .accident: .accident
    case .property: .property
    case .quiz: .quiz
    case .lead: .lead
    }
  }

  /// The command as its aggregate knows it. Claims' commands are asked for their fields directly,
  /// since nearly all commands are theirs.
  var union: any Union {
    switch self {
    case .claim(let command): command
    case .actor(let command): command
    case .rules(let command): command
    case .catalog(let command): command
    case .document(let command): command
    case .report(let command): command
    case .accident(let command): command
    case .property(let command): command
    case .quiz(let command): command
    case .lead(let command): command
    }
  }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    if case .claim(let command) = self { return command.kind.rawValue }
    return union.kind.rawValue
  }

  /// Its verb. No two aggregates share one.
  public var name: StaticString {
    if case .claim(let command) = self { return command.kind.name }
    return union.kind.name
  }

  public func encodedPayload() throws(WireError) -> [UInt8] {
    if case .claim(let command) = self { return try command.encodedPayload() }
    return try union.encodedPayload()
  }

  /// Reads a stored command.
  ///
  /// - Throws: where a newer version, or damage, left something that this build does not know.
  public init(category: Category, type: UInt32, payload: [UInt8]) throws(WireError) {
    switch category {
    case .claim: self = .claim(try ClaimCommand(kind: type, payload: payload))
    case .actor: self = .actor(try ActorCommand(kind: type, payload: payload))
    case .rules: self = .rules(try RulesCommand(kind: type, payload: payload))
    case .catalogs: self = .catalog(try CatalogCommand(kind: type, payload: payload))
    case .document: self = .document(try DocumentCommand(kind: type, payload: payload))
    case .report: self = .report(try ReportCommand(kind: type, payload: payload))
    case .accident: self = .accident(try AccidentCommand(kind: type, payload: payload))
    case .property: self = .property(try PropertyCommand(kind: type, payload: payload))
    case .quiz: self = .quiz(try QuizCommand(kind: type, payload: payload))
    case .lead: self = .lead(try LeadCommand(kind: type, payload: payload))
    default: throw .unknownKind(category.number, of: "category")
    }
  }

  // MARK: JSON

  /// Every verb, aggregate by aggregate.
  public static let verbs: [String] =
    names(of: ClaimCommand.self) + names(of: ActorCommand.self) + names(of: RulesCommand.self)
    + names(of: CatalogCommand.self)
    + names(of: DocumentCommand.self)
    + names(of: ReportCommand.self)
    + names(of: AccidentCommand.self)
    + names(of: PropertyCommand.self)
    + names(of: QuizCommand.self)
    + names(of: LeadCommand.self)

  /// Writes the arguments.
  public func write(to writer: inout JSONWriter) { writer.payload(of: union) }

  private static func names<U: Union>(of type: U.Type) -> [String] {
    U.Kind.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }

  // MARK: Roles

  /// Whether a role may send it in any status at all. O(1).
  public func mayEverBeSent(as role: Role) -> Bool {
    switch self {
    case .claim(let command): ClaimDecider.lifecycle.mayEver(role, send: command.kind)
    case .actor(let command): ActorDecider.lifecycle.mayEver(role, send: command.kind)
    case .rules(let command): RulesDecider.lifecycle.mayEver(role, send: command.kind)
    case .catalog(let command): CatalogDecider.lifecycle.mayEver(role, send: command.kind)
    case .document(let command): DocumentDecider.lifecycle.mayEver(role, send: command.kind)
    case .report(let command): ReportDecider.lifecycle.mayEver(role, send: command.kind)
    case .accident(let command): AccidentDecider.lifecycle.mayEver(role, send: command.kind)
    case .property(let command): PropertyDecider.lifecycle.mayEver(role, send: command.kind)
    case .quiz(let command): QuizDecider.lifecycle.mayEver(role, send: command.kind)
    case .lead(let command): LeadDecider.lifecycle.mayEver(role, send: command.kind)
    }
  }

  /// The roles that may, separated by commas.
  var senders: String {
    Role.allCases.filter(mayEverBeSent).map(\.name.description).joined(separator: ", ")
  }
}
