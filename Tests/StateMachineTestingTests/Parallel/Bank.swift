import StateMachineTesting

/// The account, kept by an actor, with faults that only several tellers bring out.
struct Bank: ConcurrentSystemUnderTest {
  typealias Spec = Account

  enum Fault: Sendable {
    case none
    /// Looks at the balance, suspends, and pays.
    case checksThenPays
    /// Notes what came in at the end of the day, from what it saw in the morning.
    case booksLate
  }

  private let vault: Vault
  private let fault: Fault

  init(_ fault: Fault = .none) {
    vault = Vault()
    self.fault = fault
  }

  func perform(_ command: Account.Command) async -> Account.Response {
    switch (fault, command) {
    case (.checksThenPays, .withdraw): await vault.checkThenPay(command)
    case (.booksLate, .deposit(let amount)): await vault.bookLate(command, amount)
    default: await vault.perform(command)
    }
  }

  func disagreement(with state: Account.State) async -> String? {
    let booked = await vault.booked
    return booked == state.balance ? nil : "the books say \(booked)"
  }
}

private actor Vault {
  private var state = Account.State()
  private(set) var booked = 0

  func perform(_ command: Account.Command) -> Account.Response {
    let before = state.balance
    let response = Account().apply(command, to: &state)
    booked += state.balance - before
    return response
  }

  func checkThenPay(_ command: Account.Command) async -> Account.Response {
    var after = state
    let response = Account().apply(command, to: &after)
    await Task.yield()
    if response != .refused {
      booked += after.balance - state.balance
      state = after
    }
    return response
  }

  func bookLate(_ command: Account.Command, _ amount: Int) async -> Account.Response {
    let morning = booked
    let response = Account().apply(command, to: &state)
    if response != .refused {
      await Task.yield()
      booked = morning + amount
    }
    return response
  }
}
