import ClaimsDomain
import Descriptions
import EventSourcing

/// How much of what is refused the log keeps command by command; what goes beyond is counted.
///
/// Source: Specs/WriteAheadLog.md, "Refusals".
public struct RefusalLimits: Equatable, Sendable, PrintsFields {
  /// How long a window is, in recorded time: its first refusal opens it. All actors share it.
  public var window: Duration
  /// How many refusals of one actor are recorded in full in a window.
  public var count: Int
  /// How many bytes of the log these may take.
  public var bytes: Int
  /// How many bytes of the log the refusals of all actors may take in a window.
  public var totalBytes: Int
  /// How many actors have a budget of their own in a window; all others share one.
  public var actors: Int

  /// The limits of a kernel that is given none: 100 refusals and 1 MiB an actor in 60 seconds.
  public static var builtIn: RefusalLimits { RefusalLimits() }

  /// Creates limits; what is left out is as in `builtIn`.
  public init(
    window: Duration = .seconds(60), count: Int = 100, bytes: Int = 1 << 20,
    totalBytes: Int = 16 << 20, actors: Int = 1000
  ) {
    self.window = window
    self.count = count
    self.bytes = bytes
    self.totalBytes = totalBytes
    self.actors = actors
  }

  /// The most bytes that the refusals of one window add to the log, from any number of senders.
  public var mostBytes: Int { mostBytes(of: actors + 1) }

  /// The same if only this many budgets are drawn on.
  public func mostBytes(of budgets: Int) -> Int {
    // One summary when a budget is first exceeded, one when the window ends.
    min(totalBytes, budgets * bytes) + budgets * 2 * Self.summaryBytes
  }

  /// What a frame of a refused command takes at most beside the command's arguments and names and
  /// the words of the refusal.
  static let frameBytes = 320
  /// What a summary takes at most: its frame, the longest id of an actor, and every code.
  static let summaryBytes = 448 + 16 * RefusalCode.allCases.count
}
