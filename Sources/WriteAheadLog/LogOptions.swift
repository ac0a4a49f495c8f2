import Cryptography
import Descriptions
import EventSourcing

/// What a commit's answer waits for.
public enum Durability: Sendable, PrintsFields {
  /// One sync. A mark in a file beside the log is written behind it, without a sync of its own: an
  /// end that is lost is told from a torn write, unless the power failed before that mark was on the
  /// disk, and then only in what was written since the mark that is.
  case standard
  /// Two syncs: the second is that of the mark. Damage to anything that was acknowledged is told
  /// from a crash, whatever fails.
  case strict
}

/// How to open a log. The defaults suit all but tests.
public struct LogOptions: Sendable, PrintsFields {
  /// Gives the id and the salt of a new log.
  public var newLogID: @Sendable () -> (id: Identifier, salt: UInt64)
  /// Gives the time at which a new log is made, for its header.
  public var now: @Sendable () -> Instant
  /// Fill the file with zeros up to this size on opening, for a burst that is known to come.
  public var reservedBytes: UInt64 = 0
  /// Keep the tree over all frames up while appending, so that a checkpoint costs no reading. It
  /// costs every append the hashes of its frame.
  public var keepsTree = false
  /// What the answer to every commit waits for.
  public var durability = Durability.standard
  /// When the index beside the log is written.
  public var indexing = IndexPolicy()
  /// The master key of the keyring beside the log: for a log whose texts are sealed, or that is made so.
  public var master: SealingKey?
  /// Whether the texts of a log that is made now are sealed.
  public var seals = false
  /// If a keyring is there and no log: of streams of which category all its keys have to be, for it to be what was left
  /// of a log that was removed. It makes room then for a new one.
  public var replacesKeyring: Category?
  /// What makes keys and nonces.
  var random: Keyring.Random = RandomBytes.make
  /// Distinguishes two writers, whatever they count as their epoch.
  var newWriterID: @Sendable () -> Identifier = {
    var random = SystemRandomNumberGenerator()
    return Identifier(high: random.next(), low: random.next())
  }
  /// Only for tests: a new log of format 1.
  var isChained = true
  var disk = Disk.real
  var growth = GrowthPolicy()

  /// Creates options with the defaults of everything else.
  ///
  /// - Parameters:
  ///   - newLogID: gives the id and the salt of a new log; random by default.
  ///   - now: gives the time of a new log's header; nil for the system's clock.
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
