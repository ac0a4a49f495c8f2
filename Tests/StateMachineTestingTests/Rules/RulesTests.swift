import StateMachineTesting
import Testing

@Suite("Rules: a machine with one place for each command")
struct RulesTests {
  private func queue(
    forgetsToUnwind: Bool, seed: UInt64 = 1, pushesAll: Bool = false
  ) -> Rules<[Int], RingBuffer> {
    let settings = Settings(runs: 500, seed: seed)
    var queue = Rules("queue", model: [Int](), settings: settings) {
      RingBuffer(forgetsToUnwind: forgetsToUnwind)
    }
    queue.rule("push", Generator<Int>.integer(in: 0...9)) { queue, element in
      queue.append(element)
    } system: { queue, element in
      queue.push(element)
    }
    queue.rule("pop") { queue in
      queue.isEmpty ? nil : queue.removeFirst()
    } system: { queue in
      queue.pop()
    }
    if pushesAll {
      let elements = Generator<[Int]>.array(of: .integer(in: 0...9), count: 0...4)
      queue.rule("push all", elements) { queue, elements in
        queue += elements
      } system: { queue, elements in
        queue.push(all: elements)
      }
    }
    queue.agreement = { queue, model in
      queue.count == model.count ? nil : "\(queue.count) elements instead of \(model.count)"
    }
    return queue
  }

  @Test("what agrees passes, and each rule is counted by its name")
  func passes() async throws {
    let report = try await queue(forgetsToUnwind: false).check()
    #expect(report.commands.map(\.name).sorted() == ["pop", "push"])
    #expect(report.runs == 500)
  }

  @Test("a fault is found, made small, and told as calls that can be run again")
  func fails() async throws {
    let queue = queue(forgetsToUnwind: true)
    let found = try await #require(throws: FailingCase.self) { try await queue.check() }
    // Four fill it, one goes round the end when one was taken, and one makes it grow; of two different ones
    // the wrong one comes out.
    #expect(found.rows.count == 8 && found.rows.last?.command == "pop()")
    #expect(found.rows.map(\.command).count { $0 == "push(0)" } == 5)
    #expect(
      found.program.contains("  .call(\"push\", 0),\n") && found.program.contains("rules.run(["))
  }

  @Test("what is pushed one by one is pushed all at once in the smallest case", arguments: 1...20)
  func absorbs(seed: UInt64) async throws {
    let queue = queue(forgetsToUnwind: true, seed: seed, pushesAll: true)
    let found = try await #require(throws: FailingCase.self) { try await queue.check() }
    #expect(found.rows.count <= 5, "\(found.rows.map(\.command))")
    #expect(found.shrinking?.isLocallyMinimal == true)
  }

  @Test("a call that is no rule's is refused, and so are arguments that do not fit")
  func unknown() async throws {
    let queue = queue(forgetsToUnwind: false)
    for call in [RuleCall.call("peek"), .call("push"), .call("push", "1"), .call("push", 1, 2)] {
      await #expect(throws: UnknownRule(call: call)) { try await queue.run([call]) }
    }
    try await queue.run([.call("push", 1), .call("pop"), .call("pop")])
  }

  // MARK: Results as arguments

  /// Accounts that are known by identifiers of the bank's own.
  private struct Bank {
    var balances: [String: Int] = [:]
    var opened = 0
    let isForgetful: Bool

    mutating func open() -> String {
      opened += 1
      let identifier = "account-\(opened * 7919)"
      balances[identifier] = 0
      return identifier
    }

    mutating func transfer(_ amount: Int, _ from: String, _ to: String) -> Bool {
      guard let funds = balances[from], funds >= amount else { return false }
      balances[from] = funds - amount
      // What goes from an account to itself is taken only.
      if !isForgetful || from != to { balances[to, default: 0] += amount }
      return true
    }
  }

  private func bank(isForgetful: Bool) -> Rules<[Int], Bank> {
    let accounts = RuleBundle<Int, String>("accounts")
    let amounts = Generator<Int>.integer(in: 1...100)
    var bank = Rules("bank", model: [Int](), settings: Settings(runs: 300, seed: 3)) {
      Bank(isForgetful: isForgetful)
    }
    bank.rule("open", into: accounts) { balances in
      guard balances.count < 3 else { return nil }
      balances.append(0)
      return balances.count - 1
    } system: { bank in
      bank.opened < 3 ? bank.open() : nil
    }
    bank.rule("deposit", accounts, amounts) { balances, account, amount in
      balances[account] += amount
    } system: { bank, account, amount in
      bank.balances[account, default: 0] += amount
    }
    bank.rule(
      "transfer", amounts, accounts, accounts, refuses: { !$0 },
      model: { balances, amount, from, to in
        guard balances[from] >= amount else { return false }
        balances[from] -= amount
        balances[to] += amount
        return true
      },
      system: { bank, amount, from, to in bank.transfer(amount, from, to) },
      check: { bank, balances in
        let sum = bank.balances.values.reduce(0, +)
        return sum == balances.reduce(0, +) ? nil : "\(sum) in all accounts together"
      })
    bank.invariant = { balances in balances.contains { $0 < 0 } ? "less than nothing" : nil }
    return bank
  }

  @Test(
    "a result of one rule is an argument of others: the model's to the model, the system's to it")
  func bundles() async throws {
    let report = try await bank(isForgetful: false).check()
    let refused = report.commands.map(\.refused).reduce(0, +)
    #expect(refused == report.refused && refused > 0)
    let found = try await #require(throws: FailingCase.self) {
      try await bank(isForgetful: true).check()
    }
    #expect(
      found.rows.map(\.command) == [
        "open()", "deposit(accounts[0], 1)", "transfer(1, accounts[0], accounts[0])",
      ])
    #expect(found.message == "0 in all accounts together")
    #expect(found.rows.map(\.before) == ["[]", "[0]; accounts: 1", "[1]; accounts: 1"])
    #expect(
      found.program == """
        // where the rules of "bank" stand:
        try await rules.run([
          .call("open"),
          .call("deposit", accounts[0], 1),
          .call("transfer", 1, accounts[0], accounts[0]),
        ])

        """)
  }

  @Test("the program of a failing case is one, and a result that is not there is refused")
  func program() async throws {
    let rules = bank(isForgetful: true)
    let accounts = RuleBundle<Int, String>("accounts")
    let found = try await #require(throws: FailingCase.self) {
      try await rules.run([
        .call("open"),
        .call("deposit", accounts[0], 1),
        .call("transfer", 1, accounts[0], accounts[0]),
      ])
    }
    #expect(found.message == "0 in all accounts together")
    let early = RuleCall.call("deposit", accounts[0], 1)
    await #expect(throws: UnknownRule(call: early)) { try await rules.run([early]) }
  }

  @Test("a rule that takes a result is not drawn before there is one")
  func emptyBundles() async throws {
    let things = RuleBundle<Int, Int>("things")
    var rules = Rules("many", model: 0, settings: Settings(runs: 200, seed: 1, steps: 20)) { 0 }
    for number in 0..<19 {
      rules.rule("use \(number)", things) { count, _ in
        count += 1
      } system: { count, _ in
        count += 1
      }
    }
    rules.rule("make", into: things) {
      $0
    } system: {
      $0
    }
    let report = try await rules.check()
    #expect(report.steps > 1500, "\(report.steps)")
    #expect(report.commands.count == 20)
  }

  @Test("what a rule checks is asked behind its own command, not behind a crash")
  func checkAndCrash() async throws {
    let settings = Settings(runs: 100, seed: 1, crashes: 0.3)
    var log = Rules("buffer", model: 0, settings: settings) { 0 }
    log.rule("write", model: { $0 += 1 }, system: { $0 += 1 }) { buffer, _ in
      buffer > 0 ? nil : "nothing is in the buffer"
    }
    log.crash = { $0 = 0 }
    log.recovered = { _ in 0 }
    #expect(try await log.check().crashes > 0)
  }

  @Test("arguments of every type are printed so that they are of it again")
  func argumentTypes() async throws {
    #expect(
      RuleCall.call("x", 5 as UInt8, [] as [Int], nil as Int?, 1.5 as Float, 7, "a", 2.5)
        .swiftSource
        == #".call("x", 5 as Swift.UInt8, [] as Swift.Array<Swift.Int>, "#
        + #"nil as Swift.Optional<Swift.Int>, 1.5 as Swift.Float, 7, "a", 2.5)"#)
    var rules = Rules("bytes", model: 0) { 0 }
    rules.rule("add", Generator<UInt8>.integer(in: 0...9)) {
      $0 += Int($1)
    } system: {
      $0 += Int($1)
    }
    try await rules.run([.call("add", 5 as UInt8)])
    await #expect(throws: UnknownRule.self) { try await rules.run([.call("add", 5)]) }
  }

  @Test("rules are explored like any specification, with a way to every state")
  func explored() async throws {
    var door = Rules("door", model: false) { false }
    door.rule("open", when: { !$0 }, model: { $0 = true }, system: { $0 = true })
    door.rule("close", when: { $0 }, model: { $0 = false }, system: { $0 = false })
    let explored = door.checker.explore()
    #expect(explored.summary == "complete: 2 states, 2 edges, depth 1")
    let report = try await door.checker.conform(to: explored, on: door.system)
    #expect(report.edges == 2)
  }

  @Test("what lives on the main actor needs no ceremony")
  @MainActor func mainActor() async throws {
    @MainActor final class Screen {
      private(set) var text = ""
      func type(_ letter: String) { text += letter }
    }
    var screen = Rules("screen", model: "") { Screen() }
    screen.rule("type", Generator<String>.element(of: ["a", "b"])) {
      $0 += $1
    } system: {
      screen, letter in
      screen.type(letter)
    }
    screen.agreement = { screen, text in screen.text == text ? nil : "shows \(screen.text)" }
    let report = try await screen.check()
    #expect(report.steps > 0)
  }

  @Test("crashes come between the calls, if they are asked for")
  func crashes() async throws {
    var log = Rules("log", model: 0, settings: Settings(runs: 50, seed: 1, crashes: 0.3)) {
      (written: 0, durable: 0)
    }
    log.rule("append") {
      $0 += 1
    } system: { log in
      log.written += 1
      if log.written % 5 != 0 { log.durable = log.written }
    }
    log.crash = { log in log.written = log.durable }
    log.agreement = { log, count in log.written == count ? nil : "\(log.written) of \(count)" }
    let found = try await #require(throws: FailingCase.self) { try await log.check() }
    #expect(found.message == "after the crash: 4 of 5")
    // A model that says what a crash leaves agrees.
    log.recovered = { count in count > 0 && count % 5 == 0 ? count - 1 : count }
    log.settings.steps = 5
    var lossy = log
    lossy.settings.crashes = 0.5
    #expect(try await lossy.check().crashes > 0)
    #expect(found.program.contains("  .perform(.call(\"append\")),\n  .crashAndReopen,\n"))
  }
}
