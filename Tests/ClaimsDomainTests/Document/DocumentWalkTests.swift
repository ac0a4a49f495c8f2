import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Random walks of a document", .long)
struct DocumentWalkTests {
  static let machine = DocumentMachine()

  @Test("the invariants and the table hold after every step", arguments: [1, 2, 3] as [UInt64])
  func invariants(seed: UInt64) async throws {
    let report = try await Checker(
      Self.machine, settings: Settings(runs: 100, seed: seed, steps: 60)
    ).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
  }

  @Test("random walks come to every status", arguments: [1, 2] as [UInt64])
  func coverage(seed: UInt64) async throws {
    let settings = Settings(runs: 2000, seed: seed, steps: 60)
    let report = try await Checker(Self.machine, settings: settings).walk()
    try report.requireCoverage(.everyStatus, of: DocumentExplorationTests.life.coverage)
  }

  @Test("every decision of a walk, taken again from stored bytes, says the same", arguments: 1...5)
  func decidedAgain(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (document, events, decided) = (DocumentDecider.initial, [DocumentEvent](), 0)
    for _ in 0..<600 {
      // Nothing comes of a document that has ended: a walk goes on with a new one.
      if Self.machine.isTerminal(document) { (document, events) = (DocumentDecider.initial, []) }
      let attempt = try Self.machine.commands(in: document).value(seed: random.next())
      var before = DocumentDecider.initial
      for event in events {
        let bytes = try event.encodedPayload()
        let read = try DocumentEvent(kind: event.kind.rawValue, payload: bytes)
        #expect(read == event)
        DocumentDecider.evolve(&before, read)
      }
      #expect(before == document)
      #expect(try Document(decoding: document.encoded()) == document)
      let stored = try DocumentCommand(
        kind: attempt.command.kind.rawValue, payload: attempt.command.encodedPayload())
      #expect(stored == attempt.command)
      let answered = Self.machine.apply(attempt, to: &document)
      let again = answer(stored, on: before, in: attempt.context(Self.machine.rules))
      #expect(again == answered)
      if case .success(let new) = answered {
        events += new
        decided += 1
      }
    }
    #expect(decided > 50)
  }

  @Test("folding is total: any event on any document never traps", arguments: 1...5)
  func total(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var document = DocumentDecider.initial
    var statuses: Set<DocumentStatus> = []
    for _ in 0..<300 {
      guard let kind = DocumentEventKind.allCases.randomElement(using: &random) else { continue }
      var filler = DocumentEdgeValues(random: random)
      guard let event = try DocumentEvent.read(kind, from: &filler) else { continue }
      random = filler.random
      DocumentDecider.evolve(&document, event)
      statuses.insert(document.status)
      for attempt in Self.machine.alphabet(in: document).commands {
        _ = try? Self.machine.decide(attempt, given: document)
      }
      for time in [Instant(nanoseconds: .min), documentNoon, Instant(nanoseconds: .max)] {
        _ = DocumentDecider.due(on: document, at: time, under: .builtIn)
        _ = DocumentDecider.nextDue(of: document, after: time)
      }
      _ = document.standing(paper)
    }
    #expect(statuses.count >= 6)
  }
}

/// Fills lists and options or leaves them empty, and times and days with the edges of what fits.
private struct DocumentEdgeValues: FieldVisitor {
  var random: SeededGenerator

  private mutating func one<Value>(of values: [Value], or other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

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
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      var element = V()
      try element.visitLeaf(&self)
      value.append(element)
    }
  }
  mutating func leaf(_ value: inout Bool) { value = .random(using: &random) }
  mutating func leaf(_ value: inout Int64) { value = one(of: [.min, -1, 0, 1, .max], or: 0) }
  mutating func leaf(_ value: inout UInt64) {
    value = one(of: [0, 1, 7, UInt64(UInt32.max)], or: 0)
  }
  mutating func leaf(_ value: inout String) { value = one(of: ["", "carla", "id"], or: "") }
  mutating func leaf(_ value: inout [UInt8]) { value = one(of: [[], [1]], or: []) }
  mutating func leaf(_ value: inout Identifier) {
    value = one(of: [Identifier(), paper, newPaper], or: paper)
  }
  mutating func leaf(_ value: inout Instant) {
    value = Instant(nanoseconds: one(of: [.min, 0, .max], or: 0))
  }
  mutating func leaf(_ value: inout LocalDate) {
    value = LocalDate(daysSinceEpoch: one(of: [-719_162, 0, 2_932_896], or: 0)) ?? value
  }
  mutating func leaf<E: CodedEnum>(_ value: inout E) { value = one(of: E.allCases, or: value) }
  mutating func leaf<M: Message>(_ value: inout M) throws(WireError) { try value.visit(&self) }
}
