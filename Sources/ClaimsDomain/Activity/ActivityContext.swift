import EventSourcing

/// What a decision about an activity may look at besides the activity.
public typealias ActivityContext = DecisionContext<Role, ClaimRules, ActivityRelatedFacts>

/// What other streams held when the decision was taken.
public struct ActivityRelatedFacts: Equatable, Sendable {
  /// Whether the stream that the command names is there, and the sender sees it.
  public var isSubjectSeen: Bool
  /// The roles of the person who is to do it.
  public var ownerRoles: [Role]
  /// Whether they are a party to the claim that it is about, or were one.
  public var isOwnerParty: Bool

  public init(
    isSubjectSeen: Bool = false, ownerRoles: [Role] = [], isOwnerParty: Bool = false
  ) {
    (self.isSubjectSeen, self.ownerRoles) = (isSubjectSeen, ownerRoles)
    self.isOwnerParty = isOwnerParty
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
