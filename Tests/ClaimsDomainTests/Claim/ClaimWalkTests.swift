import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsDomain

@Suite("Random walks of the claim", .long)
struct ClaimWalkTests {
  static let machine = ExploredClaim.machine

  /// The events of a random walk.
  private func history(seed: UInt64, steps: Int) -> [ClaimEvent] {
    var random = SeededGenerator(seed: seed)
    var claim = ClaimDecider.initial
    var history: [ClaimEvent] = []
    for _ in 0..<steps {
      guard let attempt = try? Self.machine.commands(in: claim).value(seed: random.next()),
        case .success(let events) = Self.machine.apply(attempt, to: &claim)
      else { continue }
      history += events
    }
    return history
  }

  @Test("the invariants and the table hold after every step", arguments: [1, 2, 3] as [UInt64])
  func invariants(seed: UInt64) async throws {
    let report = try await Checker(
      Self.machine, settings: Settings(runs: sized(2_000), seed: seed, steps: 100)
    ).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
  }

  @Test(
    "random walks come to every status of the claim and of each of its regions",
    arguments: sizedSeeds(2))
  func coverage(seed: UInt64) async throws {
    let settings = Settings(
      runs: sized(12_000, atLeast: 4_000), seed: seed, steps: 100)
    let report = try await Checker(Self.machine, settings: settings).walk()
    try report.requireCoverage(
      .everyStatus, of: ExploredClaim.coverage, boundedIsEnough: true)
  }

  @Test("every decision of a walk, re-run on the same events, is the same", arguments: 1...5)
  func decidedAgain(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (claim, events, decided) = (ClaimDecider.initial, [ClaimEvent](), 0)
    for _ in 0..<300 {
      // Nothing comes of a claim that has ended: a walk goes on with a new one.
      if Self.machine.isTerminal(claim) { (claim, events) = (ClaimDecider.initial, []) }
      guard let attempt = try? Self.machine.commands(in: claim).value(seed: random.next()) else {
        continue
      }
      let folded = events.reduce(into: ClaimDecider.initial) { ClaimDecider.evolve(&$0, $1) }
      let before = try Claim(decoding: folded.encoded())
      let answer = Self.machine.apply(attempt, to: &claim)
      let bytes = try attempt.command.encodedPayload()
      let stored = try ClaimCommand(kind: attempt.command.kind.rawValue, payload: bytes)
      #expect(stored == attempt.command)
      let again = Result { () throws(Refusal) in
        try ClaimDecider.decide(
          stored, given: before,
          in: attempt.context(Self.machine.rules))
      }
      #expect(again == answer)
      if case .success(let new) = answer {
        events += new
        decided += 1
      }
    }
    #expect(decided > 50)
  }

  @Test("folding is deterministic, and the same from stored bytes", arguments: 1...20)
  func folding(seed: Int) throws {
    let history = history(seed: UInt64(seed), steps: 600)
    var direct = ClaimDecider.initial
    for event in history { ClaimDecider.evolve(&direct, event) }
    var stored = ClaimDecider.initial
    for event in history {
      let bytes = try event.encodedPayload()
      let read = try ClaimEvent(kind: event.kind.rawValue, payload: bytes)
      #expect(read == event)
      ClaimDecider.evolve(&stored, read)
    }
    #expect(stored == direct)
    #expect(try Claim(decoding: direct.encoded()) == direct)
  }

  @Test(
    "a claim that is read back goes on as if it had never stopped", arguments: 1...20
  )
  func resuming(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let history = history(seed: UInt64(seed), steps: 600)
    let whole = history.reduce(into: ClaimDecider.initial) { ClaimDecider.evolve(&$0, $1) }
    for _ in 0..<8 {
      let cut = Int.random(in: 0...history.count, using: &random)
      let stood = history.prefix(cut).reduce(into: ClaimDecider.initial) {
        ClaimDecider.evolve(&$0, $1)
      }
      var resumed = try Claim(decoding: stood.encoded())
      for event in history.dropFirst(cut) { ClaimDecider.evolve(&resumed, event) }
      #expect(resumed == whole, "cut at \(cut) of \(history.count)")
    }
  }

  @Test(
    "folding is total: any event on any claim, with any amounts, never traps",
    arguments: sizedSeeds(40))
  func total(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let edges: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    var claim = ClaimDecider.initial
    var statuses: Set<ClaimStatus> = []
    for _ in 0..<400 {
      guard let kind = ClaimEventKind.allCases.randomElement(using: &random) else { continue }
      var filler = EdgeAmounts(random: random, edges: edges)
      guard let event = try? ClaimEvent.read(kind, from: &filler) else { continue }
      random = filler.random
      ClaimDecider.evolve(&claim, event)
      statuses.insert(claim.status)
      // Whatever is there, asking what is allowed and deciding do not trap either.
      for attempt in Self.machine.alphabet(in: claim).commands {
        _ = try? Self.machine.decide(attempt, given: claim)
      }
      if claim.payments.count > 20 { claim.payments.removeFirst(10) }
    }
    #expect(statuses.count >= 7)
  }
}

/// Fills amounts with the edges of what fits, and names payments by a handful of ids.
struct EdgeAmounts: FieldVisitor {
  var random: SeededGenerator
  let edges: [Int64]

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try value.visitLeaf(&self) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    guard Bool.random(using: &random) else { return }
    var present = V()
    try present.visitLeaf(&self)
    value = present
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {}
  mutating func leaf(_ value: inout Bool) { value = .random(using: &random) }
  mutating func leaf(_ value: inout Int64) {
    value = edges[Int.random(in: 0..<edges.count, using: &random)]
  }
  mutating func leaf(_ value: inout UInt64) { value = .random(in: 0 ... .max, using: &random) }
  mutating func leaf(_ value: inout String) {}
  mutating func leaf(_ value: inout [UInt8]) {}
  mutating func leaf(_ value: inout Identifier) {
    value = payment(UInt64.random(in: 1...4, using: &random))
  }
  mutating func leaf(_ value: inout Instant) {}
  mutating func leaf(_ value: inout LocalDate) {}
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    value = E.allCases.randomElement(using: &random) ?? value
  }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
