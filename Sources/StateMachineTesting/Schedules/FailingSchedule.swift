import Descriptions

/// A schedule under which a body fails, with as few deviations as were found to be needed.
public struct FailingSchedule: Error, Sendable, CustomStringConvertible {
  /// Where a task went on that was not the first of those that were ready.
  public struct Deviation: Equatable, Sendable, PrintsFields {
    /// Which pick of the run, from 1.
    public let pick: Int
    /// Which of those that were ready, in the order in which they became so, from 2.
    public let place: Int
  }

  /// What was tested.
  public let name: String
  /// What is wrong.
  public let message: String
  /// Sorted by pick. Everywhere else the first came first.
  public let deviations: [Deviation]
  /// What the body wrote down, in order.
  public let notes: [String]
  /// How it was found.
  public let story: String
  /// Runs the schedule again, as `Settings.replay`.
  public let replay: String
  /// How it was made small; nil if it was run as it was given.
  public let shrinking: Shrinking?
  /// Whether every schedule with fewer deviations was run, and none failed in the same way.
  public let isMinimal: Bool

  public var description: String {
    var text = "\(name): \(message)\n  \(story)"
    // The plain order itself cannot be made smaller.
    if let shrinking, shrinking.from > 0 {
      text +=
        isMinimal
        ? ", shortened from \(shrinking.from) to \(deviations.count) "
          + "deviation\(deviations.count == 1 ? "" : "s") in "
          + "\(shrinking.evaluations) tries\n  minimal: no schedule that deviates less often fails so"
        : ", " + shrinking.words(to: deviations.count, "deviation")
    }
    text += "\n" + order
    if !notes.isEmpty { text += "\n" + notes.map { "\n  " + $0 }.joined() + "\n" }
    return text + "\n  run it again:  Settings(replay: \"\(replay)\")"
  }
}

extension FailingSchedule {
  /// The order in which tasks went on, in words.
  var order: String {
    if deviations.isEmpty { return "  under the plain order: first come, first served" }
    return "  first come, first served, but:"
      + deviations.map { "\n    pick \($0.pick): number \($0.place) of those that are ready" }
      .joined()
  }
}

/// A task was resumed by something outside of the schedule, whose order nobody chooses.
public struct EscapedSchedule: Error, Equatable, CustomStringConvertible {
  /// What was tested.
  public let name: String

  /// Creates the error from the name of what was tested.
  public init(name: String) { self.name = name }

  public var description: String {
    "\(name): a task was resumed from another thread, so no schedule can be repeated: pass in "
      + "schedule.clock for clocks, schedule.threads() for threads with a ScheduledMonitor for what they "
      + "lock, and doubles for what waits for queues or input"
  }
}

/// There was never more than one task to go on.
public struct NothingToSchedule: Error, Equatable, CustomStringConvertible {
  /// What was tested.
  public let name: String

  /// Creates the error from the name of what was tested.
  public init(name: String) { self.name = name }

  public var description: String {
    "\(name): in no schedule were two tasks ready at once: there is nothing whose order could matter; "
      + "start tasks in the body, with async let, a group or Task, or threads with schedule.threads()"
  }
}
