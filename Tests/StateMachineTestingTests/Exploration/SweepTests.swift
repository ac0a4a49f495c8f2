import Testing

@testable import StateMachineTesting

@Suite("Sweeps: states by their fingerprints")
struct SweepTests {
  /// A walk through some thousand numbers with many ways to each.
  private func numbers(
    _ size: Int = 19_997, invariant: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) -> Numbers {
    Numbers(
      commands: { _ in [3, 7, 13, 111] },
      step: { state, command in
        state % command == command - 1 ? nil : (state &* 5 &+ command) % size
      }, invariant: invariant)
  }

  @Test("finds the states, edges, refusals and the depth that an exploration finds")
  func same() {
    let explored = Checker(numbers()).explore()
    let swept = Checker(numbers()).sweep()
    #expect(explored.states.count > 10_000)
    #expect(swept.summary == explored.summary)
    #expect(swept.isComplete)
    #expect([swept.tried, swept.refused, swept.idle] == [explored.tried, explored.refused, 0])
    #expect(swept.odds < 1e-10)
    #expect(Double(swept.bytes) / Double(swept.states) < 24)
  }

  @Test("counts the same steps of statuses and commands")
  func coverage() {
    #expect(Checker(Door()).sweep().coverage == Checker(Door()).explore().coverage)
  }

  @Test("a broken invariant comes with a shortest way there, which leads to it")
  func violations() throws {
    let odd = numbers { $0 % 1000 == 999 ? "odd" : nil }
    let explored = Checker(odd).explore()
    let swept = Checker(odd).sweep()
    #expect(swept.violationCount == explored.violations.count && swept.violationCount > 10)
    #expect(swept.violations.count == min(100, swept.violationCount))
    #expect(
      swept.violations.map { [$0.path.count, $0.state] }
        == explored.violations.prefix(100).map { [$0.path.count, $0.state] })
    for violation in swept.violations {
      var state = 0
      for command in violation.path { _ = odd.apply(command, to: &state) }
      #expect(state == violation.state && violation.message == "odd")
    }
  }

  @Test("the first broken invariant may be enough, and then it is bounded")
  func stops() {
    let odd = numbers { $0 % 1000 == 999 ? "odd" : nil }
    let swept = Checker(odd).sweep(stopsAtViolation: true)
    #expect(swept.violationCount > 0 && swept.states < Checker(odd).sweep().states)
    #expect(!swept.isComplete)
  }

  @Test("the initial state is judged too")
  func initial() {
    let swept = Checker(numbers { $0 == 0 ? "nothing" : nil }).sweep()
    #expect(swept.violations.first?.path == [])
    #expect(swept.violations.first?.state == 0)
  }

  @Test("a limit is kept to the state, and makes the result bounded", arguments: [1, 1000, 5000])
  func limit(_ limit: Int) {
    let swept = Checker(numbers()).sweep(limit: limit)
    #expect(swept.states == limit)
    #expect(!swept.isComplete && swept.summary.hasPrefix("bounded: \(limit) states"))
  }

  @Test(
    "a limit ends the sweep of a machine without an end, and what it holds",
    arguments: [0, -1, 1000])
  func endless(_ limit: Int) {
    let endless = Numbers(commands: { _ in [1, 2, 3] }, step: { $0 &* 3 &+ $1 })
    let swept = Checker(endless).sweep(limit: limit)
    #expect(swept.states == max(1, limit) && !swept.isComplete)
    #expect(swept.bytes < 1 << 20)
  }

  @Test("a layer is cut into pieces, for several threads to take, and handed out in its order")
  func pieces() {
    typealias Layer = Sweep<Numbers>.Layer
    var layer = Layer()
    for count in [1, 300, 0, 1000] {
      layer.append((0..<count).map { Sweep<Numbers>.Wanted($0, UInt64(count)) })
    }
    #expect(layer.pieces.map(\.count) == [256, 256, 256, 256, 256, 21])
    let taken = layer.take(2) + layer.take(100)
    #expect(layer.isEmpty && layer.take(1).isEmpty)
    #expect(taken.joined().map(\.state) == [0] + Array(0..<300) + Array(0..<1000))
  }

  @Test("just as many states as the limit are complete")
  func exactLimit() {
    let whole = Checker(numbers()).sweep()
    #expect(Checker(numbers()).sweep(limit: whole.states).isComplete)
    #expect(!Checker(numbers()).sweep(limit: whole.states - 1).isComplete)
  }

  @Test("an alphabet that was cut off makes it bounded")
  func alphabet() {
    let wide = Numbers(commands: { _ in Array(0..<1001) }, step: { _, _ in nil })
    #expect(Checker(wide).sweep().summary == "bounded: 1 states, 0 edges, depth 0")
  }

  private struct Forgetful: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 50) }
  }

  private struct Hashed: Specification {
    let initial = 0
    func commands(in state: Int) -> Generator<Int> { .element(of: [1, 2]) }
    func apply(_ command: Int, to state: inout Int) -> Int {
      state = (state + command) % 1000
      return state
    }
    func key(of state: Int) -> Forgetful { Forgetful(number: state) }
  }

  @Test("a hash that leaves out what is compared is told, and never complete")
  func weakHash() throws {
    let swept = Checker(Hashed()).sweep()
    let collision = try #require(swept.collision)
    #expect(
      collision.one != collision.other && collision.one.hashValue == collision.other.hashValue)
    #expect(!swept.isComplete)
    #expect(swept.summary.contains("hash in hash(into:) all that == compares"))
    #expect(Checker(Hashed()).explore().summary == "complete: 1000 states, 2000 edges, depth 500")
  }

  @Test("a chain is found through fingerprints of the same name")
  func chains() {
    let known = Fingerprints()
    func insert(_ fingerprint: UInt64, from parent: UInt64?) {
      let name = parent.map { Fingerprints.name(of: $0) } ?? 0
      let isNew = known.parts[Fingerprints.part(of: fingerprint)].insert(fingerprint, from: name)
      #expect(isNew)
    }
    let first: UInt64 = 0x1234_5678_9abc_def0
    insert(first, from: nil)
    // Differs in bits that a name leaves out.
    let twins = [0x4000_0000_0000_0031, 0x4000_0000_0f00_0031] as [UInt64]
    #expect(Fingerprints.name(of: twins[0]) == Fingerprints.name(of: twins[1]))
    for twin in twins { insert(twin, from: first) }
    let last: UInt64 = 0xfedc_ba98_7654_3210
    insert(last, from: twins[1])
    for number in 1...5000 as ClosedRange<UInt64> {
      insert(number &* 0x9e37_79b9_7f4a_7c15, from: last)
    }
    #expect(Set(known.chains(to: last)) == Set(twins.map { [first, $0, last] }))
    #expect(known.chains(to: first) == [[first]])
    #expect(known.contains(twins[0]) && !known.contains(twins[0] + 16))
  }
}

@Suite("Commands that an alphabet holds twice")
struct RepeatsTests {
  private struct Plain: Equatable { let number: Int }

  @Test("are one edge, whether they can be hashed or not", arguments: [4, 40])
  func repeats(count: Int) {
    let numbers = (0..<count).map { $0 % (count / 2) }
    var hashed = Repeats(of: numbers)
    var plain = Repeats(of: numbers.map(Plain.init))
    for place in numbers.indices {
      let firsts = [
        hashed.isFirst(place, to: numbers[place] % 3), plain.isFirst(place, to: numbers[place] % 3),
      ]
      #expect(firsts == [place < count / 2, place < count / 2])
    }
    // To another state it is another edge.
    let others = [hashed.isFirst(0, to: 7), hashed.isFirst(count / 2, to: 7)]
    #expect(others == [true, false])
  }

  @Test("a wide alphabet is explored as it was: each edge once")
  func wide() {
    let step: @Sendable (Int, Int) -> Int? = { ($0 + $1) % 10 }
    let doubled = Numbers(commands: { _ in Array(0..<300) + Array(0..<300) }, step: step)
    let once = Numbers(commands: { _ in Array(0..<300) }, step: step)
    #expect(Checker(doubled).explore().summary == Checker(once).explore().summary)
    #expect(Checker(once).explore().summary == "complete: 10 states, 3000 edges, depth 1")
  }
}
