import EventSourcing

/// What a decision about an actor may look at besides the actor.
public typealias ActorContext = DecisionContext<Role, ClaimRules, ActorRelatedFacts>

/// What the rest of the register held when the decision was taken.
public struct ActorRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// How many active actors are administrators, this one included.
  public var administrators: Int
  /// Whether the register is empty: the log's first command registers its administrator.
  public var isEmpty: Bool
  /// Whose stream this is already; nil if it is free.
  public var takenBy: ActorID?
  /// Who is registered under another id that looks like that of whom the command registers.
  public var lookalike: ActorID?
  public var retention = RetentionFacts()

  /// Creates facts; by default the stream is free and nobody registered looks like the newcomer.
  public init(
    administrators: Int = 0, isEmpty: Bool = false, takenBy: ActorID? = nil,
    lookalike: ActorID? = nil
  ) {
    self.administrators = administrators
    self.isEmpty = isEmpty
    self.takenBy = takenBy
    self.lookalike = lookalike
  }
}
