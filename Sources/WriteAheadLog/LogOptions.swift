import EventSourcing

/// What a commit's answer waits for.
public enum Durability: Sendable {
  /// One sync. That a commit was durable is told by the next one's mark, or by the seal: damage to
  /// the very last batch before a crash looks like that crash.
  case standard
  /// Two syncs: the second is that of a mark kept in a file beside the log. Damage to anything that
  /// was acknowledged is told from a crash, and so is an end that was cut off.
  case strict
}

/// How to open a log. The defaults suit all but tests.
public struct LogOptions: Sendable {
  /// Gives the id and the salt of a new log.
  public var newLogID: @Sendable () -> (id: Identifier, salt: UInt64)
  public var now: @Sendable () -> Instant
  /// Fill the file with zeros up to this size on opening, for a burst that is known to come.
  public var reservedBytes: UInt64 = 0
  /// Keep the tree over all frames up while appending, so that a checkpoint costs no reading. It
  /// costs every append the hashes of its frame.
  public var keepsTree = false
  public var durability = Durability.standard
  var disk = Disk.real
  var growth = GrowthPolicy()

  public init(
    newLogID: @escaping @Sendable () -> (id: Identifier, salt: UInt64) = {
      var random = SystemRandomNumberGenerator()
      return (Identifier(high: random.next(), low: random.next()), random.next())
    },
    now: (@Sendable () -> Instant)? = nil
  ) {
    self.newLogID = newLogID
    self.now = now ?? { Host.now }
  }
}
