/// The schedules of a search, one after another.
struct SchedulePlans {
  private let search: ScheduleSearch
  private let seed: UInt64
  private var run = 0
  private var length = 1
  /// What a bounded search has still to run.
  private var pending: [[Picker.Choice]] = [[]]
  private var position = 0
  private let limit: Int
  private var isCut = false

  /// - Parameter limit: how many are asked for at most.
  init(_ search: ScheduleSearch, seed: UInt64, limit: Int) {
    self.search = search
    self.seed = seed
    self.limit = limit
  }

  /// Whether a bounded search has come to its end.
  var isExhausted: Bool {
    if case .bounded = search { position == pending.count && !isCut } else { false }
  }

  mutating func next() -> Picker? {
    defer { run += 1 }
    let seed = SeededGenerator.seed(seed, run: run)
    switch search {
    case .bounded:
      guard position < pending.count else { return nil }
      position += 1
      return Picker(pending[position - 1], keepsBranches: true)
    case _ where run == 0: return Picker([], keepsBranches: true)
    case .random: return Picker(random: seed)
    case .priorities(let changes):
      return Picker(priorities: seed, changes: changes, length: length)
    }
  }

  mutating func learn(from run: Picker) {
    length = max(length, run.picks)
    guard case .bounded(let deviations) = search else { return }
    let plan = pending[position - 1]
    pending[position - 1] = []
    guard plan.count < deviations else { return }
    let start = plan.last.map { $0.pick + 1 } ?? 0
    for (pick, ready) in run.branches where pick >= start {
      for place in 1..<ready {
        guard pending.count < limit else {
          isCut = true
          return
        }
        pending.append(plan + [.init(pick: pick, place: place)])
      }
    }
  }
}
