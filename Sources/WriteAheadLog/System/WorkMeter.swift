import Descriptions

/// Is told how far long work has come, by whoever does it, and never asked.
///
/// It is bound for the calls below a `withValue`, so that none of those in between hands it on.
public struct WorkMeter: Sendable {
  /// What is counted.
  public enum Unit: Sendable, PrintsFields {
    /// Bytes of a log that are read.
    case logRead
    /// Bytes of what others wrote.
    case inputRead
    /// Commands that are judged before any is sent.
    case judged
    /// Commands that are sent.
    case sent
    /// Streams that are exported.
    case streams
    /// Files whose bytes are looked at.
    case files
    /// States that are explored.
    case states
    /// Random walks.
    case walks
    /// Scenarios that are played.
    case scenarios
    /// Rounds of one measurement.
    case rounds
  }

  /// Nil where nobody wants to know.
  @TaskLocal public static var current: WorkMeter?

  private let hear: @Sendable (Unit, _ done: UInt64, _ total: UInt64?) -> Void

  /// Creates a meter that calls this function on the thread at work; the total is nil if not known.
  public init(_ hear: @escaping @Sendable (Unit, _ done: UInt64, _ total: UInt64?) -> Void) {
    self.hear = hear
  }

  /// - Parameters:
  ///   - unit: what is counted.
  ///   - done: how much so far.
  ///   - total: nil where it is not known.
  public static func tell(_ unit: Unit, _ done: UInt64, of total: UInt64?) {
    current?.hear(unit, done, total)
  }
}
