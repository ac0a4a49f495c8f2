import ClaimsDomain
import EventSourcing

extension CommandShape {
  /// The fields that a command is refused without, whatever the stream holds and whatever else it says, by the guards
  /// of its rows and the built-in rules. Found out by leaving out one at a time.
  public var neededFields: Set<String> {
    let names = Set(fields.map(\.name))
    let whole = refusals(of: names)
    return fewestFields.filter { isMissed($0, among: names, beside: whole) }
  }

  /// The fields of the shortest command that no guard refuses for what it leaves out: the needed ones, and one of
  /// those of which some are wanted.
  public var fewestFields: Set<String> {
    var names = Set(fields.map(\.name))
    let whole = refusals(of: names)
    for field in fields where !isMissed(field.name, among: names, beside: whole) {
      names.remove(field.name)
    }
    return names
  }

  private func isMissed(
    _ name: String, among names: Set<String>, beside known: [Reason]
  ) -> Bool {
    let found = refusals(of: names.subtracting([name]))
    return found.contains { $0.code.tellsOfNothing && !known.contains($0) }
  }

  /// What the guards on arguments say of the example with these fields, on a stream of which nothing is known.
  private func refusals(of names: Set<String>) -> [Reason] {
    let line = example(by: Role.system.name.description, with: names)
    guard let envelope = try? CommandEnvelope(json: Array(line.utf8)) else { return [] }
    func refusals<A: LogAggregate>(_: A.Type) -> [Reason] {
      guard let command = A.unwrap(envelope.command) else { return [] }
      let rows = A.lifecycle.steps.filter { $0.verb == command.kind }
      let (sender, time) = (
        ActorInRole(envelope.actor, as: rows.first?.roles.first ?? .system), Instant()
      )
      let scene = DecisionScene(
        stream: envelope.stream, sender: sender, time: time, logState: LogState())
      let context = DecisionContext(
        recorded: time, effective: time, actor: sender.actor, role: sender.role,
        rules: ClaimRules.builtIn,
        relatedFacts: A.relatedFacts(of: command, on: A.initial, in: scene))
      let guards = Set(rows.flatMap(\.guards)).filter { $0.subject == .arguments }
      return guards.compactMap { $0.reason(against: command, on: A.initial, in: context) }
    }
    return category.aggregate.map { refusals($0) } ?? []
  }
}

extension RefusalCode {
  /// Whether it is about something that was not given.
  fileprivate var tellsOfNothing: Bool {
    switch self {
    case .missingRequiredFields, .reasonMissing, .emptyText, .assigneeMissing, .payeeMissing,
      .amountNotPositive:
      true
    default: false
    }
  }
}
