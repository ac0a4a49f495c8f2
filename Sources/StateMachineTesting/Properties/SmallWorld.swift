extension PropertyRunner {
  /// The simplest value that fails in the same way among all that are made of no more and no larger choices, if
  /// these are few: a search from one value to the next may have ended where no single change leads on.
  ///
  /// - Parameters:
  ///   - shrinker: has found the simplest so far, and says how long to go on.
  ///   - tries: counts those that were tested.
  func simplest(
    behind shrinker: Shrinker<Value>, _ verdict: Verdict, _ tries: inout Int
  ) async -> Trace<Value> {
    let found = shrinker.current
    let choices = found.steps[0].choices
    // Beyond this there are too many to be worth it.
    guard choices.count <= 16, choices.allSatisfy({ $0.index <= 20 }) else { return found }
    // What stands at one place may belong at another, if it is small.
    let small = choices.map(\.index).filter { $0 <= 3 }.max() ?? 0
    let largest = choices.map { max($0.index, small) }
    var simplest = found
    var next: [UInt64]? = []
    for _ in 0..<1024 {
      guard let recipe = next, !shrinker.isSpent(after: tries) else { break }
      var world = Choices(replaying: recipe)
      _ = try? world.draw(generator)
      let recorded = world.recorded
      if recorded.count <= choices.count {
        tries += 1
        if let (trace, _) = await cook(recipe, verdict), trace.isSimpler(than: simplest) {
          simplest = trace
        }
      }
      // What needs more choices than there are is skipped whole.
      let kept = recorded.prefix(choices.count)
      next = kept.indices.last { kept[$0].index < min(kept[$0].limit, largest[$0]) }.map { last in
        kept[..<last].map(\.index) + [kept[last].index + 1]
      }
    }
    return simplest
  }
}
