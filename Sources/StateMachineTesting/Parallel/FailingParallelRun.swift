/// Branches whose answers no order explains, as few and as short as they could be made.
public struct FailingParallelRun: Error, Sendable, CustomStringConvertible {
  /// What was tested.
  public let name: String
  /// What is wrong.
  public let message: String
  /// The commands that are called in turn before the branches begin, in words.
  public let prefix: [String]
  /// The commands of each branch, in words; the branches run at once.
  public let branches: [[String]]
  /// The schedule under which it fails; nil on the process' own threads.
  public let schedule: FailingSchedule?
  /// How it was found.
  public let story: String
  /// Runs the case again, as `Settings.replay`; nil if only the program does.
  public let replay: String?
  /// The case as a Swift program.
  public let program: String
  /// How it was made small; nil if it was run as it was given.
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
  /// How many cases were run, saved failures included.
  public internal(set) var runs = 0
  /// How many times cases were run, each time under a schedule.
  public internal(set) var schedules = 0
  /// How many calls the cases have, each case counted once.
  public internal(set) var calls = 0
  /// How many times there were several tasks to choose from.
  public internal(set) var choices = 0
  /// The seed of the settings, which makes the same cases and schedules again.
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
