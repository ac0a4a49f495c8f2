import EventSourcing

/// What a claim's decision may look at besides the claim.
public typealias ClaimContext = DecisionContext<Role, ClaimRules, ClaimNeighbours>

/// The rules in force. Each commit names their revision.
public struct ClaimRules: Equatable, Sendable {
  /// Zero for the built-in rules.
  public var revision: UInt64
  /// How often a claim may be reopened.
  public var reopenLimit: UInt32
  /// Whether a payment needs a second person, and a third to pay it out.
  public var fourEyes: Bool

  public init(revision: UInt64 = 0, reopenLimit: UInt32 = 3, fourEyes: Bool = true) {
    self.revision = revision
    self.reopenLimit = reopenLimit
    self.fourEyes = fourEyes
  }

  public static let builtIn = ClaimRules()
}

/// What other streams held when the decision was taken.
public struct ClaimNeighbours: Equatable, Sendable {
  /// The status of the claim that a new draft names as related; nil where there is none.
  public var related: ClaimStatus?

  public init(related: ClaimStatus? = nil) { self.related = related }
}
