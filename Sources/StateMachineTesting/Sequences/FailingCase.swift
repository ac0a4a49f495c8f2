import Descriptions

/// A case that fails, as small as it could be made, and everything that is known about it.
public struct FailingCase: Error, Sendable {
  /// One step, in words.
  public struct Row: Equatable, Sendable, PrintsFields {
    /// The command in words; `crash and reopen` for a crash.
    public let command: String
    /// The state before the step.
    public let before: String
    /// What the specification answers.
    public let answer: String
    /// What the step changes in the specification's state, part by part.
    public let changes: [String]

    /// Creates a row from words.
    public init(command: String, before: String, answer: String, changes: [String] = []) {
      self.command = command
      self.before = before
      self.answer = answer
      self.changes = changes
    }
  }

  /// What was tested.
  public let name: String
  /// What is wrong.
  public let message: String
  /// What the system answered at the last step.
  public let found: String
  /// The steps, in order; the last one fails.
  public let rows: [Row]
  /// The specification's state after the last step.
  public let after: String
  /// How it was found.
  public let story: String
  /// In which run it was found, from 1; nil if it was no random one.
  public internal(set) var run: Int?
  /// Runs the case again, as `Settings.replay`.
  public let replay: String?
  /// The case as a Swift program.
  public let program: String
  /// How it was made small; nil if it was run as it was given.
  public internal(set) var shrinking: Shrinking?
  /// Cases that fail in other ways, found in the runs behind this one.
  public internal(set) var others: [FailingCase] = []
  let kind: Verdict.Kind
  /// What all runs up to then covered; nil if there were none.
  public internal(set) var coverage: Coverage?
}

/// How a failing case was made small.
public struct Shrinking: Equatable, Sendable, PrintsFields {
  /// How many steps it had when it was found.
  public let from: Int
  /// How many candidates were run.
  public let evaluations: Int
  /// Whether each step and each two steps were left out, one by one, and none of these failed.
  /// False if the limit of tries or of time came first, or something else fails without them.
  public let isLocallyMinimal: Bool
  /// Whether without a step, or two, it fails in another way.
  public let failsOtherwise: Bool

  /// - Parameters:
  ///   - thing: what was left out.
  ///   - passing: what is known if it is not there.
  func words(to count: Int, _ thing: String, passing: String = "it passes") -> String {
    "shortened from \(from) to \(count) \(thing)\(count == 1 ? "" : "s") in \(evaluations) tries\n"
      + (isLocallyMinimal
        ? "  locally minimal: without any one \(thing), or any two, \(passing)"
        : failsOtherwise
          ? "  the smallest found of its kind: without a \(thing), or two, it fails in another way"
          : "  not shown to be minimal: the limit of tries or of time was reached")
  }
}

extension FailingCase: CustomStringConvertible {
  public var description: String {
    var text = "\(name): \(message)\n  \(story)"
    if let shrinking {
      text += ", " + shrinking.words(to: rows.count, "step")
    }
    text += "\n\n" + table + "\n"
    if let replay { text += "\nrun it again:  Settings(replay: \"\(replay)\")\n" }
    text += "\nas a program:\n\n" + program
    for other in others {
      text +=
        "\nfails in another way, too: \(other.message)\n  \(other.story), \(other.rows.count) steps\n"
      if let replay = other.replay { text += "  Settings(replay: \"\(replay)\")\n" }
    }
    return text
  }

  /// The steps with what should have come of them, and what came of the last.
  private var table: String {
    var cells = [["step", "state before", "command", "should answer"]]
    for (place, row) in rows.enumerated() {
      cells.append(["\(place + 1)", row.before, row.command, row.answer])
    }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    guard widths.reduce(0, +) < 110 else { return list }
    var lines = cells.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return "  " + padded.joined(separator: "  ").replacing(/\s+$/, with: "")
    }
    if !found.isEmpty {
      let indent = widths.prefix(3).reduce(2) { $0 + $1 + 2 } - verb.count - 2
      lines.append(String(repeating: " ", count: max(2, indent)) + verb + "  " + found)
    }
    return (lines + ["  state after  " + after]).joined(separator: "\n")
  }

  /// The same one below the other, if side by side is too wide: the first state whole, and then what changes.
  private var list: String {
    var lines = rows.first.map { ["  at the beginning  \($0.before)"] } ?? []
    for (place, row) in rows.enumerated() {
      lines += ["  \(place + 1). \(row.command)", "       should answer  \(row.answer)"]
      let isLast = place == rows.count - 1
      if isLast, !found.isEmpty {
        lines.append("       \(verb)\(String(repeating: " ", count: 15 - verb.count))\(found)")
      }
      lines += row.changes.enumerated().map { number, change in
        (number == 0 ? "       changes        " : "                      ") + change
      }
    }
    return lines.joined(separator: "\n")
  }

  private var verb: String { rows.last?.answer == found ? "answered" : "but answered" }
}

/// A failing case did not fail in the same way when it was run again with the same choices.
public struct FlakySystem: Error, CustomStringConvertible {
  let story: String
  /// What was wrong the first time.
  let message: String

  public var description: String {
    "a failing case (\(story): \(message)) did not fail in the same way when it was repeated: what is "
      + "tested depends on something besides what it is given, such as a clock, a random source or "
      + "what an earlier run left; hand these in"
  }
}

/// A replay string whose case the generator does not make any more.
public struct StaleReplay: Error, Equatable, CustomStringConvertible {
  /// The string that was given.
  public let text: String

  /// Creates the error from the string that was given.
  public init(text: String) { self.text = text }

  public var description: String {
    "the replay string \"\(text)\" leads to no case any more: commands(in:) or isEnabled has changed "
      + "since it was printed; use the case as a program, or delete the string"
  }
}

/// No run took a single step.
public struct NothingToDo: Error, Equatable, CustomStringConvertible {
  /// What was tested.
  public let name: String

  /// Creates the error from the name of what was tested.
  public init(name: String) { self.name = name }

  public var description: String {
    "\(name): no run took a single step: commands(in:) makes nothing that isEnabled allows in the "
      + "initial state"
  }
}

/// Nearly no command that was drawn was one that the specification allows.
public struct NearlyAlwaysDisabled: Error, Equatable, CustomStringConvertible {
  /// What was tested.
  public let name: String
  /// How many commands were drawn in vain, and how many were taken.
  public let disabled: Int
  /// How many commands were taken.
  public let steps: Int

  /// Creates the error from the name of what was tested and the numbers of commands.
  public init(name: String, disabled: Int, steps: Int) {
    self.name = name
    self.disabled = disabled
    self.steps = steps
  }

  public var description: String {
    "\(name): \(disabled) commands were drawn that isEnabled does not allow, for \(steps) that it does: let "
      + "commands(in:) make commands that make sense in the state"
  }
}
