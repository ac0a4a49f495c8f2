import ClaimsDomain
import EventSourcing

/// A command about some aggregate, who sends it, when, and what the rest of the log holds.
public struct Attempt<Command: Union, Neighbours: Equatable & Sendable>: Equatable, Sendable {
  public var command: Command
  public var sender: ActorID
  public var role: Role
  /// Recorded and effective.
  public var time: Instant
  public var neighbours: Neighbours

  public init(
    _ command: Command, by sender: ActorID, as role: Role, at time: Instant = ClaimSender.noon,
    among neighbours: Neighbours
  ) {
    self.command = command
    self.sender = sender
    self.role = role
    self.time = time
    self.neighbours = neighbours
  }

  public func context(
    _ rules: ClaimRules
  ) -> DecisionContext<Role, ClaimRules, Neighbours> {
    DecisionContext(
      recorded: time, effective: time, actor: sender, role: role, rules: rules,
      neighbours: neighbours)
  }
}

extension Attempt: CustomStringConvertible {
  public var description: String {
    "\(command) by \(sender.text) (\(role.name))" + (time == ClaimSender.noon ? "" : " later")
  }
}
