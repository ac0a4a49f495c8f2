/// A pure aggregate: commands in, events out, events folded into state.
///
/// Source: Chassaing, "Functional Event Sourcing Decider".
public protocol Decider: SendableMetatype {
  /// What a stream's events add up to.
  associatedtype State: Sendable
  /// What may be asked of a stream.
  associatedtype Command: Sendable
  /// What happened, as the log keeps it.
  associatedtype Event: Sendable
  /// Why a command is not carried out.
  associatedtype Refusal: Error
  /// Everything else that a decision may look at, as plain values: see `DecisionContext`.
  associatedtype Context: Sendable
  /// The state before the first event.
  static var initial: State { get }
  /// What happens, or why not. Never answers with no events: a command that would change nothing
  /// is refused.
  static func decide(
    _ command: Command, given state: State, in context: Context
  ) throws(Refusal) -> [Event]
  /// Folds an event in. Total: never fails, never consults the lifecycle table, since old facts
  /// outlive new rules.
  static func evolve(_ state: inout State, _ event: Event)
}

/// What a decision may look at besides its command and its stream's state.
///
/// All of it is in the log, so that every decision can be taken again.
public struct DecisionContext<Role: Sendable, Rules: Sendable, RelatedFacts: Sendable>: Sendable {
  /// When the log took the command. Never runs backwards.
  public let recorded: Instant
  /// When it was true in the world. Never later than `recorded`.
  public let effective: Instant
  /// Who sent the command.
  public let actor: ActorID
  /// The role in which the actor sends it.
  public let role: Role
  /// The rules in force at that position.
  @inlinable public var rules: Rules { surroundings.rules }
  /// What other streams held at that position.
  @inlinable public var relatedFacts: RelatedFacts { surroundings.relatedFacts }
  @usableFromInline let surroundings: Surroundings
  /// The version of the code that decides; an old one if an old decision is taken again.
  public let version: UInt32
  /// The time by which windows are judged: `recorded`, so that backdating buys nothing; in what was
  /// brought over from elsewhere, `effective`.
  public var clock: Instant { isImported ? effective : recorded }
  /// Whether it was decided elsewhere before.
  public let isImported: Bool

  /// By reference: a context is handed on to every guard, and these are most of it.
  @usableFromInline final class Surroundings: Sendable {
    @usableFromInline let rules: Rules
    @usableFromInline let relatedFacts: RelatedFacts

    @inlinable init(_ rules: consuming Rules, _ relatedFacts: consuming RelatedFacts) {
      self.rules = rules
      self.relatedFacts = relatedFacts
    }
  }

  /// - Parameters:
  ///   - recorded: when the log takes the command.
  ///   - effective: when it was true in the world.
  ///   - actor: who sends it.
  ///   - role: the role in which they do.
  ///   - rules: those in force.
  ///   - relatedFacts: what other streams hold.
  ///   - version: of the code that decides; the present one if it is not given.
  ///   - isImported: whether it was decided elsewhere before.
  @inlinable public init(
    recorded: Instant, effective: Instant, actor: ActorID, role: Role, rules: consuming Rules,
    relatedFacts: consuming RelatedFacts, version: UInt32 = .max, isImported: Bool = false
  ) {
    self.recorded = recorded
    self.effective = effective
    self.actor = actor
    self.role = role
    surroundings = Surroundings(rules, relatedFacts)
    self.version = version
    self.isImported = isImported
  }
}
