import ClaimsDomain
import Descriptions
import EventSourcing

/// How an outbox goes about it.
public struct OutboxSettings: Sendable, PrintsFields {
  /// How often a command is sent before it is parked, and other limits of one item.
  public var limits: OutboxLimits
  /// How long to wait after a fault.
  public var backOff: BackOff
  /// How long an answer may take.
  public var timeout: Duration
  /// What becomes of conflicts at once; nil if a person is asked.
  public var onConflict: ConflictPolicy?
  /// How many settled items are kept in memory, at least one: the newest. The log holds all.
  public var settledKept: Int

  /// Creates settings; without `onConflict`, a person decides what becomes of conflicts.
  public init(
    limits: OutboxLimits = .builtIn, backOff: BackOff = BackOff(),
    timeout: Duration = .seconds(30), onConflict: ConflictPolicy? = nil, settledKept: Int = 1_000
  ) {
    self.limits = limits
    self.backOff = backOff
    self.timeout = timeout
    self.onConflict = onConflict
    self.settledKept = settledKept
  }
}

extension OutboxSettings {
  /// As patient as the app's configuration says.
  public init(_ configuration: Configuration, onConflict: ConflictPolicy? = nil) {
    let retries = configuration.retries
    self.init(
      limits: OutboxLimits(attempts: UInt32(clamping: retries.attempts)),
      backOff: BackOff(first: retries.first, longest: retries.longest),
      timeout: configuration.requestTimeout, onConflict: onConflict)
  }
}

/// How long to wait after a fault: twice as long each time, and half of that left to chance, so
/// that many who lost their connection at once do not come back at once.
///
/// Source: Brooker, "Exponential Backoff and Jitter" ("equal jitter").
public struct BackOff: Equatable, Sendable, PrintsFields {
  /// The wait after the first fault; half of it is random.
  public var first: Duration
  /// No wait is longer.
  public var longest: Duration

  /// Creates a back-off; a `first` above `longest` counts as that.
  public init(first: Duration = .seconds(1), longest: Duration = .seconds(300)) {
    self.first = first
    self.longest = longest
  }

  /// How long to wait after this many attempts.
  ///
  /// - Parameters:
  ///   - attempts: how often it was tried so far.
  ///   - chance: every value as likely as any other.
  public func delay(after attempts: UInt32, _ chance: UInt64) -> Duration {
    let most = max(0, longest.wholeNanoseconds)
    var whole = min(max(0, first.wholeNanoseconds), most)
    for _ in 1..<max(2, min(attempts, 64)) where attempts > 1 {
      whole = whole > most / 2 ? most : whole * 2
    }
    let half = UInt64(whole) / 2
    return .nanoseconds(Int64(UInt64(whole) - half + half.multipliedFullWidth(by: chance).high))
  }
}

extension Duration {
  /// In nanoseconds, as far as they reach.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let sum = Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
    return Int64(clamping: sum)
  }
}

extension Instant {
  /// How long it is until then; nothing if that is past.
  func duration(until later: Instant) -> Duration {
    let distance = Int128(later.nanoseconds) - Int128(nanoseconds)
    return .nanoseconds(Int64(clamping: max(0, distance)))
  }

  /// So much later, as far as instants reach.
  func after(_ duration: Duration) -> Instant {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
    return Instant(nanoseconds: isTooFar ? .max : sum)
  }
}
