import EventSourcing

/// What a decision about a property may look at besides the property.
public typealias PropertyContext = DecisionContext<Role, ClaimRules, PropertyRelatedFacts>

/// What other streams held when the decision was taken.
public struct PropertyRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// How many claims name the property and are neither drafts nor closed nor voided.
  public var openClaims: UInt32
  /// How many drafts name it. Decisions before version 6 counted them, too.
  public var drafts: UInt32
  /// Whether the owner whom the command names is registered and active.
  public var isOwnerRegistered: Bool
  public var retention = RetentionFacts()

  /// Creates facts; by default no claim names the property and the owner is not registered.
  public init(openClaims: UInt32 = 0, drafts: UInt32 = 0, isOwnerRegistered: Bool = false) {
    self.openClaims = openClaims
    self.drafts = drafts
    self.isOwnerRegistered = isOwnerRegistered
  }
}

extension Category {
  /// Properties. The number is stored.
  public static let property = Category(7)
}

extension StreamID {
  /// The stream of a property.
  public static func property(_ id: Identifier) -> StreamID { StreamID(.property, id) }
}
