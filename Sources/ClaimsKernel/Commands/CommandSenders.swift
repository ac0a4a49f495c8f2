import ClaimsDomain
import EventSourcing

extension DomainCommand {
  /// Whether a role may send it in any status at all. O(1).
  public func mayEverBeSent(as role: Role) -> Bool {
    func mayEver<A: LogAggregate>(_: A.Type) -> Bool {
      A.unwrap(self).map { A.lifecycle.mayEver(role, send: $0.kind) } ?? false
    }
    // Nearly all commands are claims'.
    if case .claim(let command) = self {
      return ClaimDecider.lifecycle.mayEver(role, send: command.kind)
    }
    return category.aggregate.map { mayEver($0) } ?? false
  }

  /// The roles that may, separated by commas.
  var senders: String {
    Role.allCases.filter(mayEverBeSent).map(\.name.description).joined(separator: ", ")
  }
}

extension ActorRegister {
  /// Why a command may not be sent in its role now: its actor does not hold it, or whoever imports it
  /// is no administrator.
  func reason(against envelope: CommandEnvelope) -> Reason? {
    guard envelope.role != .anonymous else { return nil }
    if let reason = reason(against: envelope.actor, as: envelope.role) { return reason }
    return envelope.importedBy.isEmpty
      ? nil : reason(against: envelope.importedBy, as: .administrator)
  }

  /// Why an actor may not act in a role now: they do not hold it.
  func reason(against actor: ActorID, as role: Role) -> Reason? {
    guard !holds(role, actor) else { return nil }
    let (held, found) = (roles(of: actor), Expectation.code(role))
    guard !held.isEmpty else {
      return Reason(
        .notAuthorised, expected: "none: \(actor.text) holds no role", found: found.text)
    }
    let names = held.map(\.name.description).joined(separator: ", ")
    var reason = Reason(.notAuthorised, expected: .names(names, in: Role.schemaName), found: found)
    // They tell it from a row's reason, which lists the roles that may send the command.
    reason.expectedDetail?.values = held.map { ReasonValue($0) }
    return reason
  }
}
