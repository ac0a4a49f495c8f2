/// A pass that makes one step of two: three elements that are pushed one by one may be pushed all at once, also if
/// something is popped in between.
extension Shrinker {
  /// It may spend a tenth of all tries: choices have to be made simpler, too.
  func absorbSteps() async {
    let end = evaluations + limit / 10
    var target = 0
    while target < current.steps.count, evaluations < end {
      if !(await absorb(into: target, until: end)) { target += 1 }
    }
  }

  /// Leaves a step out, and gives what it was given to this one, which may become another command for it.
  private func absorb(into target: Int, until end: Int) async -> Bool {
    guard let own = Parts(current.steps[target].choices) else { return false }
    let near = current.steps.indices.filter { $0 != target && abs($0 - target) <= 8 }
    for place in near.sorted(by: { abs($0 - target) < abs($1 - target) }) {
      guard let other = Parts(current.steps[place].choices), !other.values.isEmpty else { continue }
      let values = place < target ? other.values + own.values : own.values + other.values
      // Of its own kind first, and then whatever takes so many.
      for branch in [own.branch] + (0...own.limit).filter({ $0 != own.branch }) {
        guard evaluations < end else { return false }
        var plan = current.plan
        plan[target] = Plan(recipe: nil, command: nil)
        plan[target].feed = Feed(branches: own.outer + [branch], values: values)
        plan.remove(at: place)
        if await take(plan) { return true }
      }
    }
    return false
  }
}

/// The choices of a step: which command it is, and what that is given.
private struct Parts {
  /// Branches before the last of those that the step begins with: whether it is a crash, say.
  let outer: [UInt64]
  let branch: UInt64
  /// The largest branch worth a try.
  let limit: UInt64
  let values: [UInt64]

  /// Nil if the step does not begin with a branch.
  init?(_ choices: [Choice]) {
    let leading = choices.prefix { $0.kind == .branch }
    guard let last = leading.last else { return nil }
    outer = leading.dropLast().map(\.index)
    branch = last.index
    limit = min(last.limit, 31)
    let rest = choices.dropFirst(leading.count)
    values = rest.filter { $0.kind != .more && $0.kind != .branch }.map(\.index)
  }
}
