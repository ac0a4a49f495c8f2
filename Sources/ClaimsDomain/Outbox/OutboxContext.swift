import EventSourcing

/// What a decision about an item may look at besides the item.
public typealias OutboxContext = DecisionContext<Role, ClaimRules, OutboxRelatedFacts>

/// How the outbox stood when the decision was taken.
public struct OutboxRelatedFacts: Equatable, Sendable {
  /// Whether there is a connection, as far as the application says.
  public var isOnline: Bool
  /// Whether the other side has not asked for authentication since the last sign-in.
  public var isSignedIn: Bool
  /// Whether no item before this one is under way.
  public var isFirst: Bool
  /// Whether the id that the command names for a new item is that of one already.
  public var isTaken: Bool
  /// The place of the next item that is queued.
  public var nextPlace: UInt64
  /// How far this outbox goes, as its settings say.
  public var limits: OutboxLimits

  /// Creates facts; by default nothing keeps an item from being sent.
  public init(
    isOnline: Bool = true, isSignedIn: Bool = true, isFirst: Bool = true, isTaken: Bool = false,
    nextPlace: UInt64 = 1, limits: OutboxLimits = .builtIn
  ) {
    self.isOnline = isOnline
    self.isSignedIn = isSignedIn
    self.isFirst = isFirst
    self.isTaken = isTaken
    self.nextPlace = nextPlace
    self.limits = limits
  }
}

/// How far the outbox goes before it needs attention.
public struct OutboxLimits: Equatable, Sendable {
  /// How often a command is sent before it is parked: 1 at least.
  public var attempts: UInt32
  /// How often a command is put upon another revision.
  public var rebases: UInt32
  /// How many bytes of arguments a command has at most.
  public var payloadBytes: Int
  /// Whether `keepNewest` may be chosen, which loses one side's work.
  public var allowsKeepNewest: Bool

  /// Creates limits; what is left out has its built-in value.
  public init(
    attempts: UInt32 = 8, rebases: UInt32 = 3, payloadBytes: Int = 256 << 10,
    allowsKeepNewest: Bool = false
  ) {
    self.attempts = attempts
    self.rebases = rebases
    self.payloadBytes = payloadBytes
    self.allowsKeepNewest = allowsKeepNewest
  }

  /// 8 attempts, 3 rebases, 256 KiB of arguments, and no `keepNewest`.
  public static let builtIn = OutboxLimits()
}

extension Category {
  /// Items of an outbox: in a log of its own. The number is stored.
  public static let outbox = Category(11)
}

extension StreamID {
  /// The stream of an item, which is called as its command.
  public static func outbox(_ command: Identifier) -> StreamID { StreamID(.outbox, command) }
}
