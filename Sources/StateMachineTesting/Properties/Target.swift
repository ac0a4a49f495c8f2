import Synchronization

/// Says how near a value of `forAll` is to where faults are expected: a size, an error, a depth. Half of the values that
/// follow are made from the one that came highest, with one choice changed.
///
/// Not-a-number says nothing. Of several scores of one value the highest counts; values in a child process have none.
///
/// Source: Löscher and Sagonas, "Targeted Property-Based Testing" (ISSTA 2017).
public func target(_ score: Double) { TargetScore.current?.raise(to: score) }

/// The score of the value that is tried.
final class TargetScore: Sendable {
  @TaskLocal static var current: TargetScore?

  private let highest = Mutex<Double?>(nil)

  func raise(to score: Double) {
    guard !score.isNaN else { return }
    highest.withLock { $0 = max($0 ?? score, score) }
  }

  /// The score of this value; the next has none yet.
  func take() -> Double? {
    highest.withLock { highest in
      defer { highest = nil }
      return highest
    }
  }
}

/// Makes values near the one whose score was highest.
struct Climb {
  private var best: (recipe: [UInt64], score: Double)?

  /// The choices of the next value.
  func choices(seed: UInt64) -> Choices {
    // Other numbers than those of the value itself.
    var decisions = SeededGenerator(seed: ~seed)
    guard let best, !best.recipe.isEmpty, decisions.next(upTo: 1) == 0 else {
      return Choices(seed: seed)
    }
    return Choices(replaying: best.recipe.changed(by: &decisions))
  }

  mutating func note(_ score: Double?, of choices: Choices) {
    guard let score, score > best?.score ?? -.infinity else { return }
    best = (choices.recorded.map(\.index), score)
  }
}

extension [UInt64] {
  /// The recipe with one choice changed: by a little, or to another number.
  func changed(by decisions: inout SeededGenerator) -> [UInt64] {
    guard !isEmpty else { return self }
    var recipe = self
    let choice = Int(decisions.next(upTo: UInt64(count - 1)))
    let by: [UInt64] = [1, .max, 2, .max - 1, decisions.next() & 15, decisions.next() & 1023]
    recipe[choice] &+= by[Int(decisions.next(upTo: UInt64(by.count - 1)))]
    return recipe
  }
}
