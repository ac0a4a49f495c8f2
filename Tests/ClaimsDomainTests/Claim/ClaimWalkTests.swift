import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Random walks of the claim")
struct ClaimWalkTests {
  /// A walk of accepted and refused commands, with what came of each.
  private func walk(
    seed: UInt64, steps: Int, each: (Claim, Attempt, Result<[ClaimEvent], Refusal>) -> Void
  ) -> [ClaimEvent] {
    var random = SeededGenerator(seed: seed)
    var claim = ClaimDecider.initial
    var history: [ClaimEvent] = []
    for _ in 0..<steps {
      guard let attempt = alphabet(in: claim).randomElement(using: &random) else { continue }
      let answer = Result { () throws(Refusal) in
        try ClaimDecider.decide(attempt.command, given: claim, in: context(attempt.sender))
      }
      each(claim, attempt, answer)
      guard let events = try? answer.get() else { continue }
      history += events
      for event in events { ClaimDecider.evolve(&claim, event) }
    }
    return history
  }

  @Test("the invariants hold after every step, and every refusal says why", arguments: 1...40)
  func invariants(seed: Int) {
    _ = walk(seed: UInt64(seed), steps: 600) { claim, attempt, answer in
      switch answer {
      case .success(let events):
        #expect(!events.isEmpty)
        var next = claim
        for event in events { ClaimDecider.evolve(&next, event) }
        #expect(brokenInvariant(next) == nil, "after \(attempt)")
      case .failure(let refusal): #expect(!refusal.reasons.isEmpty)
      }
    }
  }

  @Test("folding is deterministic, and the same from stored bytes", arguments: 1...20)
  func folding(seed: Int) throws {
    let history = walk(seed: UInt64(seed), steps: 600) { _, _, _ in }
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
    "folding is total: any event on any claim, with any amounts, never traps", arguments: 1...10)
  func total(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let edges: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    var claim = ClaimDecider.initial
    var statuses: Set<ClaimStatus> = []
    for _ in 0..<1500 {
      guard let kind = ClaimEventKind.allCases.randomElement(using: &random) else { continue }
      var filler = EdgeAmounts(random: random, edges: edges)
      guard let event = try? ClaimEvent.read(kind, from: &filler) else { continue }
      random = filler.random
      ClaimDecider.evolve(&claim, event)
      statuses.insert(claim.status)
      // Whatever stands there, asking what is allowed and deciding do not trap either.
      for attempt in alphabet(in: claim).prefix(30) {
        _ = try? ClaimDecider.decide(attempt.command, given: claim, in: context(attempt.sender))
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
