import StateMachineTesting
import Testing
import Turnstiles

@Suite("A turnstile behind a wire")
struct RemoteTurnstileTests {
  private let checker = Checker(
    TurnstileSpecification(), settings: Settings(seed: 1, crashes: 0.1))

  @Test("comes back after a power cut as it was")
  func powerCuts() async throws {
    let report = try await checker.check { RemoteSystem(savesAfter: [.coin, .push, .key]) }
    #expect(report.crashes > 1_000)
  }

  @Test("that does not save the turn of the key comes back in service")
  func forgottenKey() async {
    let failing = await #expect(throws: FailingCase.self) {
      try await checker.check { RemoteSystem(savesAfter: [.coin, .push]) }
    }
    #expect(
      failing?.steps == [
        "locked, 0 ahead, 0 passed | key | inService(false)",
        "outOfService, 0 ahead, 0 passed | crash and reopen | ",
        "outOfService, 0 ahead, 0 passed | coin | refused(outOfService)",
      ])
    #expect(failing?.found == "paid(ahead: 1)")
  }
}

/// A turnstile that many may ask at once, and that loses what it has not saved.
private actor RemoteTurnstile {
  private var turnstile = Turnstile(.second)
  private var saved = Turnstile(.second)
  private let savesAfter: Set<TurnstileSpecification.Command>

  init(savesAfter: Set<TurnstileSpecification.Command>) { self.savesAfter = savesAfter }

  func perform(_ command: TurnstileSpecification.Command) -> TurnstileSpecification.Response {
    let response = turnstile.perform(command)
    if savesAfter.contains(command) { saved = turnstile }
    return response
  }

  func cutPower() { turnstile = saved }
}

private struct RemoteSystem: SystemUnderTest {
  typealias Spec = TurnstileSpecification
  private let remote: RemoteTurnstile

  init(savesAfter commands: Set<Spec.Command>) { remote = RemoteTurnstile(savesAfter: commands) }

  func perform(_ command: Spec.Command) async -> Spec.Response { await remote.perform(command) }
  func crashAndReopen() async { await remote.cutPower() }
}
