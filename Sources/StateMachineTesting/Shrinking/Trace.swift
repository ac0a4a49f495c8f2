/// A failing case as it ran: what was done, and from which choices it came.
struct Trace<Command> {
  struct Step {
    let command: Command
    let choices: [Choice]
    let spans: [Span]
    /// Names the state before the step, so that a way back to it can be cut out.
    let before: Int
    /// Whether the choices lead to the command; otherwise only the command itself is known.
    let isReplayable: Bool

    /// Steps that began with the same branch are of one kind.
    var kind: UInt64? { choices.first { $0.kind == .branch }?.index }
  }

  var steps: [Step]

  /// Fewer steps are simpler, then fewer choices, then simpler choices.
  func isSimpler(than other: Trace) -> Bool {
    if steps.count != other.steps.count { return steps.count < other.steps.count }
    let (own, others) = (steps.flatMap(\.choices), other.steps.flatMap(\.choices))
    if own.count != others.count { return own.count < others.count }
    return own.lazy.map(\.index).lexicographicallyPrecedes(others.lazy.map(\.index))
  }
}

/// What to do at one step of a candidate.
struct Plan<Command> {
  init(recipe: [UInt64]?, command: Command?) {
    (self.recipe, self.command) = (recipe, command)
  }

  /// The choices that lead to the command; nil if only the command itself is known.
  var recipe: [UInt64]?
  /// What the choices are fed from, if there is no recipe.
  var feed: Feed?
  /// The command that it shall be, whatever its choices lead to by now; nil to let them decide.
  var command: Command?

  /// Lets the choices find the command anew, if there are any.
  mutating func letChoicesDecide() {
    if recipe != nil { command = nil }
  }
}

extension Trace {
  /// The same case again.
  var plan: [Plan<Command>] {
    steps.map { step in
      Plan(
        recipe: step.isReplayable || !step.choices.isEmpty ? step.choices.map(\.index) : nil,
        command: step.command)
    }
  }
}
