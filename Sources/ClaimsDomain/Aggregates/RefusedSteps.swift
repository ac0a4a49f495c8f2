import EventSourcing

extension Lifecycle where Words.Role == Role {
  /// The row that a command takes, before its guards are asked.
  ///
  /// - Throws: `invalidTransition` if there is none, `notAuthorised` if it is for other roles.
  func row(
    for verb: Words.Verb, in status: Words.Status, by role: Role
  ) throws(Refusal) -> Step<Words> {
    guard let step = step(from: status, on: verb) else {
      throw Refusal(
        .invalidTransition, expected: .names(verbNames(in: status), in: Words.Verb.schemaName),
        found: .verbInStatus(ReasonValue(verb), ReasonValue(status)))
    }
    guard step.roles.contains(role) else {
      throw refusal(of: role, for: verb, in: status)
    }
    return step
  }

  /// The row is for other roles.
  func refusal(of role: Role, for verb: Words.Verb, in status: Words.Status) -> Refusal {
    Refusal(
      .notAuthorised, expected: .names(roleNames(from: status, on: verb), in: Role.schemaName),
      found: .code(role))
  }
}
