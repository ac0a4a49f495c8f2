/// Makes a failing case small: whatever still fails and is simpler replaces the case, until
/// nothing that is tried does.
///
/// Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation" (ECOOP 2020), for
/// the passes over choices; the order of the passes over steps is this library's.
final class Shrinker<Command> {
  typealias Case = Trace<Command>

  private(set) var current: Case
  private(set) var evaluations = 0
  let limit: Int
  private let end: ContinuousClock.Instant?
  /// What came of a candidate.
  enum Outcome {
    /// Its trace, cut after the failing step.
    case failsTheSame(Case)
    case failsOtherwise
    case passes
  }

  private let run: ([Plan<Command>]) async -> Outcome
  /// Whether some candidate of the last search for a smaller one failed in another way.
  private(set) var failsOtherwise = false
  /// Names of candidates that were tried since the case last changed.
  private var tried: Set<Int> = []
  private let namesCommands: Bool

  init(
    _ failing: Case, _ settings: Settings, run: @escaping ([Plan<Command>]) async -> Outcome
  ) {
    current = failing
    limit = settings.shrinking
    end = settings.shrinkDeadline.map { .now + $0 }
    self.run = run
    namesCommands = failing.steps.count > 1
  }

  var isSpent: Bool { isSpent(after: evaluations) }

  /// Whether no more is to be tried after so many tries: also by a search that goes on behind this one.
  func isSpent(after tries: Int) -> Bool {
    tries >= limit || Task.isCancelled || end.map { $0 < .now } ?? false
  }

  /// Takes the candidate if it fails the same way and is simpler than the current case.
  func take(_ plan: [Plan<Command>]) async -> Bool {
    guard !isSpent else { return false }
    var hasher = Hasher()
    for step in plan {
      hasher.combine(step.recipe)
      hasher.combine(step.feed)
      hasher.combine(step.command == nil)
    }
    guard tried.insert(hasher.finalize()).inserted else { return false }
    evaluations += 1
    guard case .failsTheSame(let trace) = await run(plan), trace.isSimpler(than: current) else {
      return false
    }
    current = trace
    // What a kept command does depends on the steps around it: try candidates again.
    if namesCommands { tried.removeAll(keepingCapacity: true) }
    return true
  }

  /// Shrinks until a whole round changes nothing, or the limit is reached.
  func shrink() async {
    var round = 0
    while !isSpent {
      round += 1
      let before = evaluations
      let start = current
      await shrinkSteps()
      await shrinkChoices()
      if !current.isSimpler(than: start) { return }
      if evaluations == before { return }
    }
  }

  /// Shrinks until no step and no two steps can be left out, tried one by one.
  ///
  /// - Returns: false if the limit of tries came first.
  func shrinkToLocalMinimum() async -> Bool {
    repeat { await shrink() } while await leaveOutOneOrTwo()
    return !isSpent
  }

  /// Leaves out the first one or two steps without which it still fails.
  private func leaveOutOneOrTwo() async -> Bool {
    let count = current.steps.count
    failsOtherwise = false
    guard count > 1 else { return false }
    for first in 0..<count {
      for second in first..<count {
        guard !isSpent else { return false }
        var plan = current.plan
        plan.remove(at: second)
        if second != first { plan.remove(at: first) }
        evaluations += 1
        switch await run(plan) {
        case .failsTheSame(let trace) where trace.isSimpler(than: current):
          current = trace
          return true
        case .failsTheSame, .failsOtherwise: failsOtherwise = true
        case .passes: break
        }
      }
    }
    return false
  }
}
