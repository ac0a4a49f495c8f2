import Testing

@testable import ClaimsStore

@Suite("What became of a slice")
struct SliceChangeTests {
  private func apply(_ change: SliceChange?, to rows: [String]) -> [String] {
    switch change {
    case nil: return rows
    case .rows(let rows): return rows
    case .difference(let removed, let inserted):
      var rows = rows
      for place in removed.reversed() { rows.remove(at: place) }
      for (place, row) in inserted { rows.insert(row, at: place) }
      return rows
    }
  }

  @Test("what is sent turns the old rows into the new ones", arguments: 1...200)
  func turns(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let before = (0..<random.below(30)).map { _ in "\(random.below(8))" }
    var after = before
    for _ in 0..<random.below(5) {
      if !after.isEmpty, random.below(2) == 0 { after.remove(at: random.below(after.count)) }
      after.insert("\(random.below(20))", at: random.below(after.count + 1))
    }
    let change = SliceChange(from: before, to: after, whole: false)
    #expect(apply(change, to: before) == after)
    #expect((change == nil) == (before == after))
  }

  @Test("one row of many that changes is one row to send")
  func small() {
    let before = (0..<10_000).map { "\($0)" }
    var after = before
    after[5_000] = "x"
    #expect(
      SliceChange(from: before, to: after, whole: false)
        == .difference(removed: [5_000], inserted: [(5_000, "x")]))
    #expect(SliceChange(from: before, to: after, whole: true) == .rows(after))
    #expect(SliceChange(from: nil, to: [], whole: false) == .rows([]))
  }
}

/// Numbers that look random and follow from a seed.
private struct Seeded {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
