/// The schedules under which one case is run.
struct ParallelPlans {
  private var plans: [SchedulePlans]
  private var left: Int

  init(_ schedule: ParallelSchedule, seed: UInt64) {
    switch schedule {
    case .free: (plans, left) = ([], 0)
    case .seeded(let schedules):
      plans = [.random, .priorities(changes: 1)].map {
        SchedulePlans($0, seed: seed, limit: schedules)
      }
      // The plain one is the first of both.
      _ = plans[1].next()
      left = max(1, schedules)
    case .bounded(let deviations):
      plans = [SchedulePlans(.bounded(deviations: deviations), seed: seed, limit: 1_000_000)]
      left = .max
    }
  }

  mutating func next() -> Picker? {
    guard left > 0, !plans.isEmpty else { return nil }
    left -= 1
    return plans[left % plans.count].next()
  }

  mutating func learn(from run: Picker) {
    for place in plans.indices { plans[place].learn(from: run) }
  }
}
