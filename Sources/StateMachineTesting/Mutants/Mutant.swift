import EventSourcing

/// A table, a machine or rules with one small change, such as a slip of the hand would make.
///
/// Source: DeMillo, Lipton and Sayward, "Hints on Test Data Selection" (1978).
public struct Mutant<Subject: Sendable>: Sendable, CustomStringConvertible {
  /// What was changed: a row, a kind of event, a constant.
  public let row: String
  /// What was done to it: `K07 deleted`.
  public let description: String
  /// The table, machine or rules with the change.
  public let subject: Subject

  /// Creates a mutant; `subject` has the change already.
  public init(row: String, description: String, subject: Subject) {
    self.row = row
    self.description = description
    self.subject = subject
  }

  /// The same change of something that is made of this one.
  public func map<Other>(_ transform: (Subject) -> Other) -> Mutant<Other> {
    Mutant<Other>(row: row, description: description, subject: transform(subject))
  }
}

extension Lifecycle {
  /// Every table with one row deleted, narrowed, redirected or widened, by a status, a role or a
  /// guard; or with a guard that says the opposite.
  public var mutants: [Mutant<Lifecycle>] {
    steps.indices.flatMap { place in
      let step = steps[place]
      return [mutant(place, "deleted", nil)] + narrowed(step, place) + redirected(step, place)
        + widened(step, place)
    }
  }

  private func narrowed(_ step: Step<Words>, _ place: Int) -> [Mutant<Lifecycle>] {
    let statuses = step.from.count < 2 ? [] : step.from
    let roles = step.roles.count < 2 ? [] : step.roles
    return statuses.map { status in
      mutant(place, "not from \(status.name)", step.with(from: step.from.filter { $0 != status }))
    }
      + roles.map { role in
        mutant(place, "not by \(role.name)", step.with(roles: step.roles.filter { $0 != role }))
      }
  }

  private func redirected(_ step: Step<Words>, _ place: Int) -> [Mutant<Lifecycle>] {
    step.outcomes.indices.flatMap { outcome -> [Mutant<Lifecycle>] in
      let old = step.outcomes[outcome]
      return Words.Status.allCases.filter { target in
        // Staying and going to the only status there is are the same.
        old.target != .to(target) && !(old.target == .stay && step.from == [target])
          && target.rawValue != 0
      }.map { target in
        var outcomes = step.outcomes
        outcomes[outcome] = Outcome(old.events, .to(target))
        return mutant(
          place,
          "redirected to \(target.name)"
            + (outcomes.count > 1 ? " (outcome \(outcome + 1))" : ""),
          step.with(outcomes: outcomes))
      }
    }
  }

  private func widened(_ step: Step<Words>, _ place: Int) -> [Mutant<Lifecycle>] {
    let free = Words.Status.allCases.filter { self.step(from: $0, on: step.verb) == nil }
    let others = Words.Role.allCases.filter { !step.roles.contains($0) && $0.rawValue != 0 }
    return free.map { mutant(place, "also from \($0.name)", step.with(from: step.from + [$0])) }
      + (step.roles.isEmpty ? [] : others).map {
        mutant(place, "also by \($0.name)", step.with(roles: step.roles + [$0]))
      }
      + step.guards.map { rule in
        mutant(
          place, "without the guard \(rule.name)",
          step.with(guards: step.guards.filter { $0 != rule }))
      }
      + step.guards.compactMap { rule in
        rule.negated.map { negated in
          mutant(
            place, "with the guard \(rule.name) negated",
            step.with(guards: step.guards.map { $0 == rule ? negated : $0 }))
        }
      }
  }

  private func mutant(_ place: Int, _ change: String, _ step: Step<Words>?) -> Mutant<Lifecycle> {
    var steps = steps
    let row = "\(steps[place].id)"
    if let step { steps[place] = step } else { steps.remove(at: place) }
    return Mutant(row: row, description: "\(row) \(change)", subject: Lifecycle(steps))
  }
}

extension Step {
  fileprivate func with(
    from: [Words.Status]? = nil, roles: [Words.Role]? = nil, guards: [Words.Rule]? = nil,
    outcomes: [Outcome<Words>]? = nil
  ) -> Step {
    Step(
      id, from ?? self.from, verb, by: roles ?? self.roles, unless: guards ?? self.guards,
      outcomes: outcomes ?? self.outcomes)
  }
}
