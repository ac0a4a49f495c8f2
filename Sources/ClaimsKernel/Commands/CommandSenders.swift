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
