import StateMachineTesting
import Testing
import Turnstiles

@Suite("A turnstile")
struct TurnstileTests {
  private let checker = Checker(TurnstileSpecification(), settings: Settings(seed: 1))

  @Test("is small enough to be known whole, and no one pays or passes for nothing")
  func exploration() {
    let explored = checker.explore()
    #expect(explored.summary == "complete: 6 states, 10 edges, depth 3")
    #expect(explored.violations.map(\.message) == [])
    #expect(explored.path { $0.credit == 2 && !$0.isInService } == [.coin, .coin, .key])
  }

  @Test("does what it ought to, on every edge and at random, and every step was taken")
  func secondFirmware() async throws {
    let explored = checker.explore()
    try await checker.conform(to: explored) { SecondFirmware() }
    let report = try await checker.check { SecondFirmware() }
    try report.requireCoverage(.everyTransition, of: explored.coverage)
  }

  @Test("as it was sold forgets a coin when the key is turned: no edge shows it, a sequence does")
  func firstFirmware() async throws {
    let explored = checker.explore()
    let driven = try await checker.conform(to: explored) { FirstFirmware() }
    #expect(driven.edges == 10)
    let failing = await #expect(throws: FailingCase.self) {
      try await checker.check { FirstFirmware() }
    }
    #expect(failing?.steps == Self.forgottenCoin)
    #expect(failing?.found == "paid(ahead: 2)")
    #expect(failing?.after == "free, 2 ahead, 0 passed")
    #expect(failing?.shrinking?.isLocallyMinimal == true)
  }

  static let forgottenCoin = [
    "locked, 0 ahead, 0 passed | coin | paid(ahead: 1)",
    "free, 1 ahead, 0 passed | coin | paid(ahead: 2)",
    "free, 2 ahead, 0 passed | key | inService(false)",
    "outOfService, 2 ahead, 0 passed | key | inService(true)",
    "free, 2 ahead, 0 passed | coin | refused(full)",
  ]

  @Test("whatever the seed, the same five steps are left", arguments: 1...20 as ClosedRange<UInt64>)
  func seeds(seed: UInt64) async throws {
    let checker = Checker(TurnstileSpecification(), settings: Settings(seed: seed))
    let failing = await #expect(throws: FailingCase.self) {
      try await checker.check { FirstFirmware() }
    }
    #expect(failing?.steps == Self.forgottenCoin)
  }

  @Test("that shows its display is found out on the way through every edge, a step earlier")
  func display() async throws {
    let failing = await #expect(throws: FailingCase.self) {
      try await checker.conform(to: checker.explore()) { DisplayedFirmware() }
    }
    #expect(failing?.rows.map(\.command) == ["coin", "coin", "key", "key"])
    #expect(failing?.message == "the display shows 1, not 2")
  }
}

extension FailingCase {
  /// The steps, to be compared whole.
  var steps: [String] { rows.map { "\($0.before) | \($0.command) | \($0.answer)" } }
}

/// The first firmware, and what its display shows.
private struct DisplayedFirmware: SystemUnderTest {
  typealias Spec = TurnstileSpecification
  private var turnstile = Turnstile(.first)

  mutating func perform(_ command: Spec.Command) -> Spec.Response { turnstile.perform(command) }

  func disagreement(with state: Spec.State) -> String? {
    guard state.isInService, turnstile.display != state.credit else { return nil }
    return
      "the display shows \(turnstile.display.map { "\($0)" } ?? "nothing"), not \(state.credit)"
  }
}
