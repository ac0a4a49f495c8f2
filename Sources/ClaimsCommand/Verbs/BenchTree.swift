import ClaimsKernel

extension Bench {
  /// What the tree over all frames costs who appends: a round without it and one with it by turns, so
  /// that nothing that drifts favours one.
  func appendWithTree(_ output: inout Output) throws {
    var (without, with, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for round in each() {
      let first = try appendConcurrently(round, keepingTree: round.isMultiple(of: 2))
      let second = try appendConcurrently(round, keepingTree: !round.isMultiple(of: 2))
      let (off, on) = round.isMultiple(of: 2) ? (second, first) : (first, second)
      without.append(off)
      with.append(on)
      ratios.append(on / off * 100)
    }
    let note = Phrase(.benchByTurns)
    report("m_append_64_tree_off", "events/s", without, note, &output)
    report("m_append_64_tree_on", "events/s", with, Phrase(.benchWithTree, note), &output)
    report(
      "m_append_64_tree_ratio", "percent", ratios, Phrase(.benchOfTheRound), &output)
  }

  private func appendConcurrently(_ round: Int, keepingTree: Bool) throws -> Double {
    let kernel = try freshKernel(reserving: 256 << 20, keepingTree: keepingTree)
    let rate = try ConcurrentRun(kernel, tasks: 64, seconds: seconds, round: round).rate()
    try kernel.log.close()
    return rate
  }
}
