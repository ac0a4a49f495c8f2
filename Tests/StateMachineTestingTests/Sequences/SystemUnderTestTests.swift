import StateMachineTesting
import Testing

@Suite("Systems under test")
struct SystemUnderTestTests {
  private let settings = Settings(runs: 50, seed: 1)

  @Test("an actor can be the system", arguments: [false, true])
  func actorSystem(forgets: Bool) async throws {
    let checker = Checker(Account(), settings: settings)
    let failing = await checker.failure { Branch(forgets: forgets) }
    #expect(failing?.commands == (forgets ? ["deposit(16)", "freeze"] : nil))
  }

  @MainActor
  @Test(
    "what runs on the main actor is tested from there", arguments: [false, true])
  func mainActor(forgets: Bool) async throws {
    let screen = Screen()
    let checker = Checker(Account(), settings: settings)
    do {
      try await checker.check {
        screen.forgets = forgets
        screen.state = Account.State()
        return Teller(screen: screen)
      }
      #expect(!forgets)
    } catch let failing as FailingCase {
      #expect(forgets)
      #expect(failing.commands == ["deposit(16)", "freeze"])
    }
    #expect(screen.shown > 50)
  }

  @Test("making a system and giving it back may take time")
  func slow() async throws {
    let counter = Counter()
    try await Checker(Account(), settings: settings).check {
      await counter.open()
      return Session(counter: counter)
    }
    #expect(await counter.opened == 50)
    #expect(await counter.left == 0)
    #expect(await counter.most == 1)
  }
}

private actor Branch: SystemUnderTest {
  typealias Spec = Account
  private let forgets: Bool
  private var state = Account.State()

  init(forgets: Bool) { self.forgets = forgets }

  func perform(_ command: Account.Command) async -> Account.Response {
    await Task.yield()
    if forgets, command == .freeze { state.balance = min(15, state.balance) }
    return Account().apply(command, to: &state)
  }

  func disagreement(with state: Account.State) -> String? { nil }
}

@MainActor private final class Screen {
  var forgets = false
  var state = Account.State()
  var shown = 0
}

@MainActor private struct Teller: SystemUnderTest {
  typealias Spec = Account
  let screen: Screen

  func perform(_ command: Account.Command) -> Account.Response {
    MainActor.assertIsolated()
    if screen.forgets, command == .freeze { screen.state.balance = min(15, screen.state.balance) }
    return Account().apply(command, to: &screen.state)
  }

  func disagreement(with state: Account.State) -> String? {
    screen.shown += 1
    return nil
  }
}

private actor Counter {
  var (opened, left, most) = (0, 0, 0)

  func open() {
    opened += 1
    left += 1
    most = max(most, left)
  }

  func close() { left -= 1 }
}

private struct Session: SystemUnderTest {
  typealias Spec = Account
  let counter: Counter
  var state = Account.State()

  mutating func perform(_ command: Account.Command) -> Account.Response {
    Account().apply(command, to: &state)
  }

  func finish() async { await counter.close() }
}
