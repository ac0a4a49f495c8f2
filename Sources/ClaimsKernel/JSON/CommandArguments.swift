import ClaimsDomain
import EventSourcing

extension DomainCommand {
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
