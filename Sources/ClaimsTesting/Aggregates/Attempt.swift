import ClaimsDomain
import EventSourcing

/// A command, who sends it, and the context in which it is decided.
public protocol AggregateAttempt: Equatable, Sendable {
  /// The aggregate's commands.
  associatedtype Sent: Union
  /// Who, when, under which rules and beside which other facts a command is decided.
  associatedtype Context
  /// The command that is sent.
  var command: Sent { get }
  /// Who sends it, and in which role.
  var sender: ClaimSender { get }
  /// Returns the context in which the command is decided under these rules.
  func context(_ rules: ClaimRules) -> Context
  /// What is decided in a context, at the time of its clock.
  init(_ command: Sent, in context: Context)
}

/// A command about some aggregate, who sends it, when, and what the rest of the log holds.
public struct Attempt<Machine: Aggregate>: AggregateAttempt where Machine.RelatedFacts: Equatable {
  public var command: Machine.Command
  public var sender: ClaimSender
  /// Recorded and effective.
  public var time: Instant
  /// What the rest of the log holds, as far as the decision looks at it.
  public var relatedFacts: Machine.RelatedFacts

  /// Creates an attempt that is recorded and effective at the same time, noon by default.
  public init(
    _ command: Machine.Command, by sender: ClaimSender, at time: Instant = ClaimSender.noon,
    among relatedFacts: Machine.RelatedFacts
  ) {
    self.command = command
    self.sender = sender
    self.time = time
    self.relatedFacts = relatedFacts
  }

  /// Creates an attempt of an actor in a role, recorded and effective at the same time.
  public init(
    _ command: Machine.Command, by actor: ActorID, as role: Role,
    at time: Instant = ClaimSender.noon, among relatedFacts: Machine.RelatedFacts
  ) {
    self.init(command, by: ClaimSender(actor, role), at: time, among: relatedFacts)
  }

  public init(_ command: Machine.Command, in context: Machine.Context) {
    self.init(
      command, by: context.actor, as: context.role, at: context.clock, among: context.relatedFacts)
  }

  public func context(_ rules: ClaimRules) -> Machine.Context {
    DecisionContext(
      recorded: time, effective: time, actor: sender.actor, role: sender.role, rules: rules,
      relatedFacts: relatedFacts)
  }
}

extension Attempt: CustomStringConvertible {
  public var description: String {
    "\(command) by \(sender)" + (time == ClaimSender.noon ? "" : " at \(time.text)")
  }
}
