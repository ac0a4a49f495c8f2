/// Passes over whole steps. The steps that stay keep their commands; one that is no longer enabled
/// falls out.
extension Shrinker {
  func shrinkSteps() async {
    guard current.steps.count > 1 else { return }
    await deleteChunks()
    await deletePairs()
    await cutOutReturns()
    await mergeReferences()
    await moveForward()
    await joinSteps()
    await absorbSteps()
  }

  /// Leaves out chunks of half the steps, a quarter, and so on down to single ones, from the end.
  private func deleteChunks() async {
    var size = max(1, current.steps.count / 2)
    while true {
      var end = current.steps.count - 1
      while end > 0 {
        let start = max(0, end - size)
        if await takeWithout(start..<end) {
          end = min(start, current.steps.count - 1)
        } else {
          end -= size
        }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  private func deletePairs() async {
    var second = current.steps.count - 2
    while second > 0 {
      var first = second - 1
      while first >= 0, second < current.steps.count - 1 {
        var plan = current.plan
        plan.remove(at: second)
        plan.remove(at: first)
        if await take(plan) { break }
        first -= 1
      }
      second = min(second - 1, current.steps.count - 2)
    }
  }

  /// Cuts out what returns to a state that was there before.
  private func cutOutReturns() async {
    var start = 0
    while start < current.steps.count {
      let steps = current.steps
      for end in (start + 1..<max(start + 1, steps.count)).reversed()
      where steps[end].before == steps[start].before {
        if await takeWithout(start..<end) { break }
      }
      start += 1
    }
  }

  /// Puts a step in the place of an earlier one of its kind, and leaves out what lies between
  /// that made it necessary a second time.
  private func moveForward() async {
    var early = 0
    while early < current.steps.count {
      let steps = current.steps
      candidates: for late in steps.indices.dropFirst(early + 1)
      where steps[late].kind == steps[early].kind {
        for kept in early + 1...late {
          var plan = current.plan
          plan[early] = plan[late]
          plan.removeSubrange(kept...late)
          if await take(plan) { break candidates }
        }
      }
      early += 1
    }
  }

  /// Leaves out a step, and adds its number to that of a later one of its kind: twice one thing
  /// may be once two.
  private func joinSteps() async {
    var early = 0
    while early < current.steps.count {
      if !(await joinStep(early)) { early += 1 }
    }
  }

  private func joinStep(_ early: Int) async -> Bool {
    let steps = current.steps
    let one = steps[early]
    for late in steps.indices.dropFirst(early + 1).prefix(8) where steps[late].kind == one.kind {
      for (position, choice) in steps[late].choices.enumerated()
      where choice.kind == .number && position < one.choices.count
        && one.choices[position].kind == .number
      {
        let sum = choice.offset + one.choices[position].offset
        // Offsets leave the origin out, which is zero as a rule, or one.
        for offset in [sum, sum + 1] {
          guard let moved = choice.moved(to: offset), moved.index != choice.index else { continue }
          var plan = current.plan
          plan[late].recipe?[position] = moved.index
          plan[late].letChoicesDecide()
          plan.remove(at: early)
          if await take(plan) { return true }
        }
      }
    }
    return false
  }

  /// Leaves out the steps; if keeping the others word by word does not fail, lets the choices
  /// of what follows find new words.
  private func takeWithout(_ range: Range<Int>) async -> Bool {
    var plan = current.plan
    plan.removeSubrange(range)
    if await take(plan) { return true }
    for place in range.lowerBound..<plan.count { plan[place].letChoicesDecide() }
    return await take(plan)
  }

  /// Makes references to one thing references to an earlier one, everywhere.
  private func mergeReferences() async {
    let used = Set(current.steps.flatMap(\.choices).filter { $0.kind == .reference }.map(\.index))
    for old in used.sorted(by: >) {
      for new in 0..<min(old, 8) where await replaceReferences(old, by: new) { break }
    }
  }

  private func replaceReferences(_ old: UInt64, by new: UInt64) async -> Bool {
    var plan = current.plan
    for (place, step) in current.steps.enumerated() {
      for (position, choice) in step.choices.enumerated()
      where choice.kind == .reference && choice.index == old {
        plan[place].recipe?[position] = new
        plan[place].letChoicesDecide()
      }
    }
    return await take(plan)
  }
}
