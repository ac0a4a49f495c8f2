import EventSourcing

/// What a decision about an activity may look at besides the activity.
public typealias ActivityContext = DecisionContext<Role, ClaimRules, ActivityRelatedFacts>

/// What other streams held when the decision was taken.
public struct ActivityRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// Whether the stream that the command names is there, and the sender sees it.
  public var isSubjectSeen: Bool
  /// The person who is to do it.
  public var owner: Candidate
  /// The person who has it once it is overdue.
  public var next: Candidate
  /// Whether the sender is a party to the claim that it is about, or was one.
  public var isSenderParty = false
  public var retention = RetentionFacts()

  /// What is known of somebody who is to do something.
  public struct Candidate: Equatable, Sendable {
    /// The roles in which they may act now; empty if they are not registered or not active.
    public var roles: [Role]
    /// Whether they are a party to the claim that it is about, or were one.
    public var isParty: Bool

    /// Creates a candidate; without a role they may be given nothing to do.
    public init(_ roles: [Role] = [], isParty: Bool = false) {
      (self.roles, self.isParty) = (roles, isParty)
    }

    /// Whether they may be given something to do.
    var isFit: Bool { !isParty && roles.contains { $0.ownsActivities } }
  }

  /// Creates facts; by default the subject is not seen and nobody may be given anything to do.
  public init(
    isSubjectSeen: Bool = false, owner: Candidate = Candidate(), next: Candidate = Candidate()
  ) {
    (self.isSubjectSeen, self.owner, self.next) = (isSubjectSeen, owner, next)
  }
}

extension Category {
  /// Activities. The number is stored.
  public static let activity = Category(12)
}

extension StreamID {
  /// The stream of an activity.
  public static func activity(_ id: Identifier) -> StreamID { StreamID(.activity, id) }
}

extension ActivitySubject {
  /// The stream that it names.
  public var stream: StreamID { StreamID(Category(kind.rawValue), id) }
}
