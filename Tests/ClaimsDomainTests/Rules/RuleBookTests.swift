import ClaimsDomain
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("The rule book", .long)
struct RuleBookTests {
  private static func day(_ text: String) -> LocalDate { LocalDate(text) ?? LocalDate() }

  /// Which of the numbered rules are in force, value by value.
  struct Vector: CustomStringConvertible, Sendable {
    var set: [(from: String?, number: UInt32)]
    var loss: String?
    var submitted: String?
    var decided: String
    /// The numbers of the rules from which each kind of value comes; 0 for the built-in ones.
    var expected: (loss: UInt32, submission: UInt32, decision: UInt32)
    var description: String { "\(set) on \(loss ?? "-"), \(submitted ?? "-"), \(decided)" }
  }

  static let vectors: [Vector] = [
    Vector(
      set: [], loss: "2026-01-01", submitted: "2026-02-01", decided: "2026-03-01",
      expected: (0, 0, 0)),
    Vector(
      set: [(nil, 1)], loss: "2026-01-01", submitted: "2026-02-01", decided: "2026-03-01",
      expected: (1, 1, 1)),
    Vector(
      set: [(nil, 1), (nil, 2)], loss: nil, submitted: nil, decided: "2026-03-01",
      expected: (2, 2, 2)),
    // Each of the three days on another side of a first day.
    Vector(
      set: [("2026-02-15", 1)], loss: "2026-01-01", submitted: "2026-02-01", decided: "2026-03-01",
      expected: (0, 0, 1)),
    Vector(
      set: [("2026-01-15", 1)], loss: "2026-01-01", submitted: "2026-02-01", decided: "2026-03-01",
      expected: (0, 1, 1)),
    Vector(
      set: [("2026-01-01", 1)], loss: "2026-01-01", submitted: "2026-02-01", decided: "2026-03-01",
      expected: (1, 1, 1)),
    Vector(
      set: [(nil, 1), ("2026-01-15", 2), ("2026-02-15", 3)], loss: "2026-01-01",
      submitted: "2026-02-01", decided: "2026-03-01", expected: (1, 2, 3)),
    // The first day counts, the day before does not.
    Vector(
      set: [("2026-03-01", 1)], loss: "2026-02-28", submitted: "2026-03-01",
      decided: "2026-03-02", expected: (0, 1, 1)),
    // Set out of order: what was set last is in force from its day on, whatever began later.
    Vector(
      set: [("2026-02-15", 1), ("2026-01-15", 2)], loss: "2026-01-01", submitted: "2026-02-01",
      decided: "2026-03-01", expected: (0, 2, 2)),
    Vector(
      set: [("2026-01-15", 1), (nil, 2)], loss: "2026-01-01", submitted: "2026-02-01",
      decided: "2026-03-01", expected: (2, 2, 2)),
    Vector(
      set: [("2026-01-15", 1), ("2026-01-15", 2)], loss: "2026-01-01", submitted: "2026-02-01",
      decided: "2026-03-01", expected: (0, 2, 2)),
    // The day of the decision replaces a date that a claim does not have yet.
    Vector(
      set: [("2026-02-15", 1)], loss: nil, submitted: "2026-02-01", decided: "2026-03-01",
      expected: (1, 0, 1)),
    Vector(
      set: [("2026-02-15", 1)], loss: "2026-01-01", submitted: nil, decided: "2026-03-01",
      expected: (0, 1, 1)),
    // A loss may be dated in the future, as far as its own day goes.
    Vector(
      set: [("2026-03-01", 1)], loss: "2026-03-02", submitted: nil, decided: "2026-02-28",
      expected: (1, 0, 0)),
  ]

  @Test("each value comes from the rules of its own day", arguments: vectors)
  func selection(vector: Vector) {
    let book = book(vector.set.map { ($0.from.map(Self.day), numbered($0.number)) })
    func values(_ number: UInt32) -> ClaimRules { number == 0 ? .builtIn : numbered(number) }
    let (loss, submission) = (values(vector.expected.loss), values(vector.expected.submission))
    var expected = values(vector.expected.decision)
    expected.filingDays = loss.filingDays
    expected.resubmitLimit = submission.resubmitLimit
    expected.partLimit = submission.partLimit
    expected.attachmentBytes = submission.attachmentBytes
    expected.assessmentBytes = submission.assessmentBytes
    expected.revision = UInt64(vector.set.count)
    #expect(
      book.rules(
        lossDate: vector.loss.map(Self.day), submitted: vector.submitted.map(Self.day),
        decided: Self.day(vector.decided)) == expected)
    func noon(_ text: String) -> Instant { Instant(text + "T12:00:00Z") ?? Instant() }
    #expect(
      book.rules(
        lossDate: vector.loss.map(Self.day), submitted: vector.submitted.map(noon),
        decided: noon(vector.decided)) == expected)
  }

  @Test("times count by their day in UTC")
  func midnight() {
    let book = book([(Self.day("2026-03-01"), numbered(1))])
    func limit(_ text: String) -> UInt32 {
      book.rules(lossDate: nil, submitted: nil, decided: Instant(text) ?? Instant()).reopenLimit
    }
    #expect(limit("2026-02-28T23:59:59.999999999Z") == 3)
    #expect(limit("2026-03-01T00:00:00Z") == 1)
    #expect(limit("2026-03-01T00:30:00+01:00") == 3)
  }

  /// Every value is taken from the last rules set whose first day is not after the value's own.
  private func slow(
    _ dated: [(from: LocalDate?, rules: ClaimRules)], _ days: [RuleDay: LocalDate]
  ) -> [String: String] {
    var found: [String: String] = [:]
    for value in ClaimRuleValue.allCases {
      let last = dated.last { set in
        days[value.selectedBy].map { day in set.from.map { $0 <= day } ?? true } ?? false
      }
      let name = "\(value)"
      for row in fieldRows(last?.rules ?? .builtIn)
      where row.path == name || row.path.hasPrefix(name + ".") || row.path.hasPrefix(name + "[") {
        found[row.path] = row.value
      }
    }
    return found
  }

  /// Rules that differ from one another in every value.
  private func random(_ random: inout SeededGenerator) throws -> ClaimRules {
    var rules = ClaimRules()
    if Bool.random(using: &random) { rules = try SampleValues.message(ClaimRules.self) }
    rules.reopenLimit = .random(in: 0...9, using: &random)
    rules.filingDays = .random(in: 0...9, using: &random)
    rules.decideDays = .random(in: 0...9, using: &random)
    return rules
  }

  @Test("what the book forgets is never asked for again", arguments: 1...10 as ClosedRange<UInt64>)
  func forgetting(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func day() -> LocalDate {
      LocalDate(daysSinceEpoch: .random(in: 0...6, using: &generator)) ?? LocalDate()
    }
    var dated: [(from: LocalDate?, rules: ClaimRules)] = []
    for _ in 0..<12 {
      let from = Int.random(in: 0..<5, using: &generator) == 0 ? nil : day()
      dated.append((from, try random(&generator)))
      let book = book(dated)
      for _ in 0..<20 {
        let days: [RuleDay: LocalDate] = [.loss: day(), .submission: day(), .decision: day()]
        let found = book.rules(
          lossDate: days[.loss], submitted: days[.submission], decided: days[.decision] ?? day())
        let rows = Dictionary(
          uniqueKeysWithValues: fieldRows(found).map { ($0.path, $0.value) })
        #expect(rows == slow(dated, days))
      }
    }
  }

  @Test(
    "a command changes nothing only if no day is any different afterwards", arguments: 1...20)
  func unchanged(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func day() -> LocalDate? { LocalDate(daysSinceEpoch: .random(in: 1...4, using: &generator)) }
    let days = (0...5).compactMap { LocalDate(daysSinceEpoch: $0) }
    var before = RuleBook()
    for _ in 0..<50 {
      let from = Bool.random(using: &generator) ? nil : day()
      let rules = ClaimRules(reopenLimit: .random(in: 2...3, using: &generator))
      var after = before
      RulesDecider.evolve(&after, .rulesSet(RulesSet(from: from, rules: rules)))
      let differs = days.contains { !before.rules(on: $0).hasSameValues(as: after.rules(on: $0)) }
      switch answer(setRules(rules, from: from), on: before) {
      case .success: #expect(differs)
      case .failure(let refusal):
        #expect(!differs)
        #expect(refusal == Refusal(.noChange))
      }
      if differs { before = after }
    }
  }
}
