/// Branches whose answers no order explains, as few and as short as they could be made.
public struct FailingParallelRun: Error, Sendable, CustomStringConvertible {
  public let name: String
  public let message: String
  public let prefix: [String]
  public let branches: [[String]]
  /// The schedule under which it fails; nil on the process' own threads.
  public let schedule: FailingSchedule?
  public let story: String
  /// Runs the case again, as `Settings.replay`; nil if only the program does.
  public let replay: String?
  /// The case as a Swift program.
  public let program: String
  public let shrinking: Shrinking?

  public var description: String {
    var text = "\(name): \(message)\n  \(story)"
    if let shrinking {
      text +=
        ", "
        + shrinking.words(
          to: prefix.count + branches.joined().count, "step",
          passing: "it passed under all schedules tried")
    }
    text += "\n\n"
    if !prefix.isEmpty { text += "  prefix:   " + prefix.joined(separator: ", ") + "\n" }
    for (place, branch) in branches.enumerated() {
      text += "  branch \(place + 1): " + branch.joined(separator: ", ") + "\n"
    }
    if let schedule {
      text += "\n" + schedule.order + "\n"
      text += "\n" + schedule.notes.map { "  \($0)\n" }.joined()
    }
    if let replay { text += "\nrun it again:  Settings(replay: \"\(replay)\")\n" }
    return text + "\nas a program:\n\n" + program
  }
}

/// What parallel runs did without failing.
public struct ParallelReport: Equatable, Sendable, CustomStringConvertible {
  public internal(set) var runs = 0
  public internal(set) var schedules = 0
  public internal(set) var calls = 0
  /// How many times there were several tasks to choose from.
  public internal(set) var choices = 0
  public let seed: UInt64
  /// How many saved failures lead to no case any more.
  public internal(set) var staleFailures = 0

  init(seed: UInt64) { self.seed = seed }

  mutating func count(_ run: Picker) {
    schedules += 1
    choices += run.choicesSeen
  }

  public var description: String {
    "passed: \(runs) runs of \(calls) calls, \(schedules) schedules, \(choices) choices, seed \(seed)"
      + (staleFailures > 0 ? ", \(staleFailures) saved failures not made any more" : "")
  }
}
