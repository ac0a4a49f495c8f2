/// Picks which task goes on, and remembers where that was not the first that came.
struct Picker {
  /// At which pick another than the first was taken, and which.
  struct Choice: Hashable, Sendable {
    let pick: Int
    let place: Int
  }

  private enum Way {
    case given([Int: Int])
    case random(SeededGenerator)
    case priorities(Priorities)
  }

  private var way: Way
  private(set) var picks = 0
  private(set) var choices: [Choice] = []
  /// At how many picks there were several to choose from.
  private(set) var choicesSeen = 0
  /// How many were ready at each of these, if they are kept.
  private(set) var branches: [(pick: Int, ready: Int)] = []
  private let keepsBranches: Bool

  /// Picks as it is told, and the first that came everywhere else.
  init(_ choices: [Choice], keepsBranches: Bool = false) {
    way = .given(Dictionary(choices.map { ($0.pick, $0.place) }, uniquingKeysWith: { $1 }))
    self.keepsBranches = keepsBranches
  }

  init(random seed: UInt64) {
    way = .random(SeededGenerator(seed: seed))
    keepsBranches = false
  }

  /// - Parameter length: how many picks a run takes, as a guess.
  init(priorities seed: UInt64, changes: Int, length: Int) {
    way = .priorities(Priorities(seed: seed, changes: changes, length: length))
    keepsBranches = false
  }

  /// Whether it has to know which task is which.
  var knowsTasks: Bool {
    if case .priorities = way { true } else { false }
  }

  /// The place of one of those that are ready.
  ///
  /// - Parameter task: tells the task at a place from others.
  mutating func pick(_ ready: Int, task: (Int) -> UInt64) -> Int {
    defer { picks += 1 }
    guard ready > 1 else { return 0 }
    choicesSeen += 1
    if keepsBranches { branches.append((picks, ready)) }
    let place: Int
    switch way {
    case .given(let choices): place = min(choices[picks] ?? 0, ready - 1)
    case .random(var random):
      place = Int(random.next(upTo: UInt64(ready - 1)))
      way = .random(random)
    case .priorities(var priorities):
      place = priorities.pick((0..<ready).map(task), at: picks)
      way = .priorities(priorities)
    }
    if place > 0 { choices.append(Choice(pick: picks, place: place)) }
    return place
  }
}

/// A priority for each task, and the picks at which the one in front falls back.
private struct Priorities {
  private var random: SeededGenerator
  /// Descending.
  private var changes: [Int] = []
  private var known: [UInt64: Int64] = [:]
  private var last: Int64 = -1

  init(seed: UInt64, changes: Int, length: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<max(0, changes) {
      self.changes.append(Int(random.next(upTo: UInt64(max(1, length) - 1))))
    }
    self.changes.sort(by: >)
  }

  mutating func pick(_ ready: [UInt64], at pick: Int) -> Int {
    for task in ready where known[task] == nil { known[task] = Int64(random.next() >> 2) }
    // One that fell on a pick without a choice happens at the next.
    while let change = changes.last, change <= pick {
      changes.removeLast()
      known[ready[first(of: ready)]] = last
      last -= 1
    }
    return first(of: ready)
  }

  private func first(of ready: [UInt64]) -> Int {
    ready.indices.max { known[ready[$0], default: 0] < known[ready[$1], default: 0] } ?? 0
  }
}
