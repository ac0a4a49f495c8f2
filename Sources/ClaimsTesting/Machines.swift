/// Every machine of the domain, by the name of its aggregate.
public enum Machines {
  /// Each with its default rules and view, under its aggregate's name in lower case.
  public static let all: KeyValuePairs<String, any AggregateMachine> = [
    "claim": ClaimMachine(), "actor": ActorMachine(), "rules": RulesMachine(),
    "catalog": CatalogMachine(), "document": DocumentMachine(), "report": ReportMachine(),
    "accident": AccidentMachine(), "property": PropertyMachine(), "quiz": QuizMachine(),
    "lead": LeadMachine(), "activity": ActivityMachine(), "outbox": OutboxMachine(),
  ]

  /// Returns the machine of an aggregate; nil if there is none of this name.
  public static func named(_ name: String) -> (any AggregateMachine)? {
    all.first { $0.key == name }?.value
  }

  /// The names, separated by commas.
  public static var names: String { all.map(\.key).joined(separator: ", ") }
}
