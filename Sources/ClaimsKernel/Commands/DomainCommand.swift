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
  private var union: any Union {
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

  /// The command of this verb with arguments that the reader fills; nil where there is none.
  static func read(
    _ verb: String, from reader: inout JSONReader
  ) throws(WireError) -> DomainCommand? {
    if let command = try ClaimCommand.read(verb, from: &reader) { return .claim(command) }
    if let command = try ActorCommand.read(verb, from: &reader) { return .actor(command) }
    if let command = try RulesCommand.read(verb, from: &reader) { return .rules(command) }
    if let command = try CatalogCommand.read(verb, from: &reader) { return .catalog(command) }
    if let command = try DocumentCommand.read(verb, from: &reader) { return .document(command) }
    if let command = try ReportCommand.read(verb, from: &reader) { return .report(command) }
    if let command = try AccidentCommand.read(verb, from: &reader) { return .accident(command) }
    if let command = try PropertyCommand.read(verb, from: &reader) { return .property(command) }
    if let command = try QuizCommand.read(verb, from: &reader) { return .quiz(command) }
    if let command = try LeadCommand.read(verb, from: &reader) { return .lead(command) }
    return nil
  }

  /// Writes the arguments.
  public func write(to writer: inout JSONWriter) { writer.payload(of: union) }

  func write(to writer: inout RedactedWriter) {
    // None of the writer's own methods throws.
    do throws(WireError) { try union.visitPayload(&writer) } catch {}
  }

  private static func names<U: Union>(of type: U.Type) -> [String] {
    U.Kind.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }

  // MARK: Roles

  /// Whether a role may send it in any status at all. O(1).
  public func mayEverBeSent(as role: Role) -> Bool {
    switch self {
    case .claim(let command): claimLifecycle.mayEver(role, send: command.kind)
    case .actor(let command): ActorDecider.lifecycle.mayEver(role, send: command.kind)
    case .rules(let command): RulesDecider.lifecycle.mayEver(role, send: command.kind)
    case .catalog(let command): CatalogDecider.lifecycle.mayEver(role, send: command.kind)
    case .document(let command): documentLifecycle.mayEver(role, send: command.kind)
    case .report(let command): reportLifecycle.mayEver(role, send: command.kind)
    case .accident(let command): accidentLifecycle.mayEver(role, send: command.kind)
    case .property(let command): PropertyDecider.lifecycle.mayEver(role, send: command.kind)
    case .quiz(let command): quizLifecycle.mayEver(role, send: command.kind)
    case .lead(let command): leadLifecycle.mayEver(role, send: command.kind)
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
