/// How far each lane of a case is, and the state.
private struct Progression<State: Hashable>: Hashable {
  var done: [Int]
  var state: State
}

/// Cases: drawn at random, and cooked again from their choices.
extension ParallelRunner {
  /// A random case: a prefix of up to `length` steps, and as many in each branch.
  ///
  /// - Throws: `GaveUp` if a generator makes nothing, other than for want of something to choose from.
  func draw(seed: UInt64, length: Int) throws(GaveUp) -> Trace<Step> {
    var decisions = SeededGenerator(seed: seed)
    var choices = Choices(seed: decisions.next())
    var trace = Trace<Step>(steps: [])
    var states = [checker.specification.initial]
    for lane in 0...branches {
      if lane > 0 { states.append(states[0]) }
      let least = lane == 0 ? 0 : 1
      let count = least + Int(decisions.next(upTo: UInt64(max(1, length) - least)))
      for _ in 0..<count {
        choices.beginStep()
        do throws(GaveUp) {
          let step = try step(lane, in: &states[lane], &choices)
          if let step { trace.steps.append(step) }
        } catch {
          guard case .nothingToChoose = error else { throw error }
        }
      }
    }
    return enabled(trace)
  }

  /// The case of a plan: the prefix first, since the branches begin in the state it leads to.
  func cook(_ plan: [Plan<Step>]) -> Trace<Step> {
    var trace = Trace<Step>(steps: [])
    var states: [Spec.State?] = [checker.specification.initial]
    let lanes = plan.map { $0.command?.lane ?? Int(clamping: $0.recipe?.first ?? 0) }
    for isPrefix in [true, false] {
      if !isPrefix { states += [Spec.State?](repeating: nil, count: branches) }
      for (planned, lane) in zip(plan, lanes) where (lane == 0) == isPrefix {
        let lane = min(lane, branches)
        guard var state = states[lane] ?? states[0] else { continue }
        if let step = cook(planned, lane, in: &state) {
          trace.steps.append(step)
          states[lane] = state
        }
      }
    }
    return enabled(trace)
  }

  /// The case without the last steps of branches, as far as some order of the calls reaches a state in
  /// which one of them makes no sense.
  private func enabled(_ trace: Trace<Step>) -> Trace<Step> {
    var trace = trace
    while let lane = laneDisabled(in: trace.steps.map(\.command)),
      let last = trace.steps.lastIndex(where: { $0.command.lane == lane })
    {
      trace.steps.remove(at: last)
    }
    return trace
  }

  /// A branch whose next call is disabled in some order of the calls; nil if there is none.
  private func laneDisabled(in steps: [Step]) -> Int? {
    let specification = checker.specification
    let lanes = (0...branches).map { lane in steps.filter { $0.lane == lane }.map(\.command) }
    var start = specification.initial
    for command in lanes[0] { _ = specification.apply(command, to: &start) }
    var pending = [Progression(done: [Int](repeating: 0, count: branches + 1), state: start)]
    var seen = Set(pending)
    while let place = pending.popLast() {
      for lane in 1...branches where place.done[lane] < lanes[lane].count {
        let command = lanes[lane][place.done[lane]]
        guard specification.isEnabled(command, in: place.state) else { return lane }
        var next = place
        next.done[lane] += 1
        _ = specification.apply(command, to: &next.state)
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return nil
  }

  private func cook(
    _ planned: Plan<Step>, _ lane: Int, in state: inout Spec.State
  ) -> Trace<Step>.Step? {
    let before = state
    var cooked: Trace<Step>.Step?
    if let recipe = planned.recipe {
      var choices = Choices(replaying: Array(recipe.dropFirst()))
      cooked = try? step(lane, in: &state, &choices)
    }
    guard let kept = planned.command, cooked?.command != kept else { return cooked }
    state = before
    guard checker.specification.isEnabled(kept.command, in: state) else { return nil }
    _ = checker.specification.apply(kept.command, to: &state)
    return Trace.Step(
      command: kept, choices: cooked?.choices ?? [], spans: [], before: 0, isReplayable: false)
  }

  /// The next step of a lane; its first choice is the lane.
  private func step(
    _ lane: Int, in state: inout Spec.State, _ choices: inout Choices
  ) throws(GaveUp) -> Trace<Step>.Step? {
    let command = try checker.specification.command(in: state, from: &choices)
    guard checker.specification.isEnabled(command, in: state) else { return nil }
    let before = checker.specification.key(of: state).hashValue
    _ = checker.specification.apply(command, to: &state)
    return Trace.Step(
      command: Step(lane: lane, command: command),
      choices: [Choice(index: UInt64(lane), above: UInt64(branches))] + choices.recorded,
      spans: choices.spans.map { Span(label: $0.label, start: $0.start + 1, end: $0.end + 1) },
      before: before, isReplayable: true)
  }
}
