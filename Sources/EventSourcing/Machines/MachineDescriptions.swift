// What `print` shows of a machine's table and of what its decisions look at.

extension GuardSubject: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .state: "state"
    case .arguments: "arguments"
    }
  }
}

extension Target: CustomStringConvertible {
  /// The status, or `stay`.
  public var description: String {
    switch self {
    case .stay: "stay"
    case .to(let status): status.description
    }
  }
}

extension Outcome: CustomStringConvertible {
  /// The events and the target: `[ClaimDrafted] → draft`.
  public var description: String {
    DescriptionWriter.list(events.map { $0.description }, of: events.count) + " → "
      + target.description
  }
}

extension Step: CustomStringConvertible {
  /// The row, without its guards: `K41: [open] approve → [ClaimApproved] → approved`.
  public var description: String {
    id.description + ": " + DescriptionWriter.list(from.map { $0.description }, of: from.count)
      + " " + verb.description + " → "
      + (outcomes.count == 1
        ? outcomes[0].description
        : DescriptionWriter.list(outcomes.map { $0.description }, of: outcomes.count))
  }
}

extension Lifecycle: CustomStringConvertible {
  /// How many rows it has.
  public var description: String { "Lifecycle of " + String(steps.count) + " rows" }
}

extension DecisionContext: CustomStringConvertible {
  /// Its times and its actor.
  public var description: String {
    DescriptionWriter("DecisionContext").part("recorded", recorded)
      .part("effective", effective == recorded ? nil : effective).part("actor", actor)
      .part("version", version == .max ? nil : version).part("isImported", isImported).text
  }
}
