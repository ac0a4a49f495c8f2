/// Passes over the choices inside steps, and across them. Only the steps that are changed are
/// cooked again; the others keep their commands.
extension Shrinker {
  func shrinkChoices() async {
    await deleteSpans()
    await hoistParts()
    await deleteRuns()
    await lowerEach()
    await lowerAlike()
    await lowerAndDelete()
    await deleteAndRenumber()
    await addUp()
    await sortParts()
    await lowerTogether()
    await exchange()
  }

  /// The places of all choices that are not yet the simplest.
  var places: [Place] {
    current.steps.enumerated().flatMap { step, traced in
      traced.choices.indices.filter { traced.choices[$0].index > 0 }.map { Place(step, $0) }
    }
  }

  func choice(at place: Place) -> Choice? {
    guard place.step < current.steps.count,
      place.position < current.steps[place.step].choices.count
    else { return nil }
    return current.steps[place.step].choices[place.position]
  }

  func takeWith(_ changes: [(Place, UInt64)]) async -> Bool {
    var plan = current.plan
    for (place, index) in changes {
      plan[place.step].recipe?[place.position] = index
      plan[place.step].letChoicesDecide()
    }
    return await take(plan)
  }

  func takeWithout(_ range: Range<Int>, in step: Int, lowering: [(Int, UInt64)] = []) async -> Bool
  {
    var plan = current.plan
    for (position, index) in lowering { plan[step].recipe?[position] = index }
    plan[step].recipe?.removeSubrange(range)
    plan[step].letChoicesDecide()
    return await take(plan)
  }

  /// Leaves parts out: elements of collections above all; and makes them the simplest there is.
  private func deleteSpans() async {
    for step in current.steps.indices.reversed() {
      var place = 0
      while step < current.steps.count, place < current.steps[step].spans.count {
        let spans = current.steps[step].spans
        let span = spans[spans.count - 1 - place]
        if await takeWithout(span.start..<span.end, in: step) { continue }
        if await empty(span, in: step) { continue }
        place += 1
      }
    }
  }

  private func empty(_ span: Span, in step: Int) async -> Bool {
    guard span.end - span.start > 1,
      current.steps[step].choices[span.start..<span.end].contains(where: { $0.index > 0 })
    else { return false }
    return await takeWith((span.start..<span.end).map { (Place(step, $0), 0) })
  }

  /// Leaves out a few choices in a row, at any place.
  private func deleteRuns() async {
    for size in [4, 3, 2, 1] {
      for step in current.steps.indices.reversed() where step < current.steps.count {
        var start = current.steps[step].choices.count - size
        while start >= 0 {
          if step < current.steps.count, start + size <= current.steps[step].choices.count {
            _ = await takeWithout(start..<start + size, in: step)
          }
          start -= 1
        }
      }
    }
  }

  /// Puts a part in the place of one of its kind that contains it.
  private func hoistParts() async {
    for step in current.steps.indices {
      var outer = 0
      while step < current.steps.count, outer < current.steps[step].spans.count {
        let spans = current.steps[step].spans
        let whole = spans[outer]
        var isTaken = false
        for part in spans
        where part.label == whole.label && part != whole && part.start >= whole.start
          && part.end <= whole.end
        {
          var plan = current.plan
          let recipe = plan[step].recipe ?? []
          plan[step].recipe?.replaceSubrange(
            whole.start..<whole.end, with: recipe[part.start..<part.end])
          plan[step].letChoicesDecide()
          if await take(plan) {
            isTaken = true
            break
          }
        }
        if !isTaken { outer += 1 }
      }
    }
  }

  /// Brings neighbouring parts of one kind into order, the simpler one first.
  private func sortParts() async {
    for step in current.steps.indices {
      var place = 0
      while step < current.steps.count, place < current.steps[step].spans.count {
        let spans = current.steps[step].spans
        let second = spans[place]
        place += 1
        guard let first = spans.last(where: { $0.end == second.start && $0.label == second.label })
        else { continue }
        var plan = current.plan
        let recipe = plan[step].recipe ?? []
        plan[step].recipe?.replaceSubrange(
          first.start..<second.end,
          with: recipe[second.start..<second.end] + recipe[first.start..<first.end])
        plan[step].letChoicesDecide()
        if await take(plan) { place = 0 }
      }
    }
  }
}

/// The place of a choice: its step, and its position in the step.
struct Place: Hashable {
  let step: Int
  let position: Int

  init(_ step: Int, _ position: Int) {
    self.step = step
    self.position = position
  }
}
