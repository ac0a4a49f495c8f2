/// A recorded history that no order of its calls explains.
public struct NotLinearizable<Spec: Specification>: Finding {
  /// The checker's name.
  public let name: String
  /// Every call that was recorded.
  public let history: History<Spec.Command, Spec.Response>
  /// The first answer that no order explains; its places are those of the history's calls.
  public let counterexample: Linearizability<Spec>.Counterexample
  let specification: Spec

  init(
    _ name: String, _ history: History<Spec.Command, Spec.Response>,
    _ counterexample: Linearizability<Spec>.Counterexample, _ specification: Spec
  ) {
    self.name = name
    self.history = history
    self.counterexample = counterexample
    self.specification = specification
  }
}

extension NotLinearizable: CustomStringConvertible {
  /// The answer that no order explains, what the call could have answered instead, and the last calls
  /// of an order that explains all others.
  public var description: String { "\(name): \(finding)" }

  var finding: String {
    let order = counterexample.order
    let shown = order.suffix(10)
    let lines = zip(order.count - shown.count + 1..<order.count + 1, shown).map { number, place in
      "\n  \(number). process \(history.calls[place].process): \(words(history.calls[place]))"
    }
    let title =
      switch (order.count, shown.count) {
      case (0, _): "nothing had to happen before it"
      case (let all, let some) where some < all:
        "an order of all others up to then, the last \(some) of \(all):"
      default: "an order of all others up to then:"
      }
    return "\(summary)\n  \(words(call))\n"
      + answers.map { "  in \($0.state) it would be \($0.answer)\n" }.joined()
      + "  \(title)" + lines.joined()
  }

  var summary: String {
    "not linearizable: no order explains what process \(call.process) was answered"
  }

  var call: History<Spec.Command, Spec.Response>.Call { history.calls[counterexample.call] }

  /// What the call would have been answered in the states that were possible.
  var answers: [(state: String, answer: String)] {
    counterexample.states.map { state in
      let answer = specification.answer(call.command, in: state).response
      return (specification.describe(state: state), specification.describe(response: answer))
    }
  }

  func words(_ call: History<Spec.Command, Spec.Response>.Call) -> String {
    specification.describe(command: call.command) + " → "
      + (call.response.map { specification.describe(response: $0) } ?? "no answer")
  }
}
