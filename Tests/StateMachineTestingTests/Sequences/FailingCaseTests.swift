import StateMachineTesting
import Testing

@Suite("Failing case")
struct FailingCaseTests {
  private func failure(_ commands: [Account.Command]) async throws -> String {
    try await #require(throws: FailingCase.self) {
      try await Checker(Account()).run(commands) { ForgetfulBank() }
    }.description
  }

  @Test("a failing case is printed whole, side by side")
  func table() async throws {
    let told = try await failure([.deposit(20), .withdraw(21), .freeze, .thaw])
    #expect(
      told == """
        Account: the system answered differently from the specification
          run as it was written

          step  state before  command       should answer
          1     0             deposit(20)   balance(20)
          2     20            withdraw(21)  refused
          3     20            freeze        balance(20)
                              but answered  balance(15)
          state after  20 frozen

        as a program:

        import StateMachineTesting
        import StateMachineTestingTests

        let steps: [StateMachineTestingTests.Account.Command] = [
          .deposit(20),
          .withdraw(21),
          .freeze,
        ]
        try await Checker(StateMachineTestingTests.Account()).run(steps) { \
        StateMachineTestingTests.ForgetfulBank() }

        """)
  }

  @Test("what is too wide for side by side is printed one below the other")
  func list() async throws {
    let name = String(repeating: "long ", count: 12)
    let greeter = Greeter(name: name)
    let failing = try await #require(throws: FailingCase.self) {
      try await Checker(greeter).run([.greet, .leave]) {
        Imitation(greeter) { command, _ in command == .greet ? "hello \(name)" : "no" }
      }
    }
    // A private type is named as in its own file.
    #expect(
      failing.description == """
        Greeter: the system answered differently from the specification
          run as it was written

          at the beginning  nobody is here but \(name)
          1. greet
               should answer  hello \(name)
          2. leave
               should answer  bye \(name)
               but answered   no

        as a program:

        import StateMachineTesting
        import StateMachineTestingTests

        let steps: [StateMachineTestingTests.Greeter.Command] = [
          .greet,
          .leave,
        ]
        // If the initialiser takes other arguments, give it these.
        try await Checker(StateMachineTestingTests.Greeter(name: "\(name)")).run(steps) { \
        StateMachineTestingTests.Imitation<StateMachineTestingTests.Greeter>() }

        """)
  }

  @Test("a large state is told once, and then what changes of it")
  func largeState() async throws {
    let failing = try await #require(throws: FailingCase.self) {
      try await Checker(Shelf()).run([3, 4]) {
        Imitation(Shelf()) { number, state in number == 4 ? -1 : Shelf().apply(number, to: &state) }
      }
    }
    let books = Shelf().initial.books
    #expect(
      failing.description.contains(
        """
          at the beginning  State(books: \(books), count: 0)
          1. 3
               should answer  1
               changes        books[30]: + 3
                              count: 0 → 1
          2. 4
               should answer  2
               but answered   -1
               changes        books[31]: + 4
                              count: 1 → 2

        as a program:
        """), "\(failing)")
  }

  @Test("a case that was found and made small says how, and how to run it again")
  func found() async throws {
    let failing = try #require(
      await Checker(Account(), settings: Settings(runs: 300, seed: 1)).failure { ForgetfulBank() })
    let shrinking = try #require(failing.shrinking)
    let run = try #require(failing.story.split(separator: " ").compactMap { Int($0) }.first)
    #expect(failing.story == "found in run \(run) of 300, seed 1")
    let expected = """
      Account: the system answered differently from the specification
        found in run \(run) of 300, seed 1, shortened from \(shrinking.from) to 2 steps in \
      \(shrinking.evaluations) tries
        locally minimal: without any one step, or any two, it passes

        step  state before  command      should answer
        1     0             deposit(16)  balance(16)
        2     16            freeze       balance(16)
                           but answered  balance(15)
        state after  16 frozen

      run it again:  Settings(replay: "smt1AAIADwECFUE")

      as a program:

      """
    #expect(failing.description.hasPrefix(expected), "\(failing)")
  }

  @Test("a check has the name it was given, else one after its specification")
  func names() async throws {
    let checker = Checker(Account(), settings: Settings(seed: 1), name: "an account in a test")
    #expect(await checker.failure { ForgetfulBank() }?.name == "an account in a test")
    #expect(Checker(Account()).name == "Account")
  }
}

/// Says much, and changes nothing.
private struct Greeter: Specification {
  enum Command: Hashable, Sendable { case greet, leave }
  let name: String
  var initial: Int { 0 }
  func commands(in state: Int) -> Generator<Command> { .element(of: [.greet, .leave]) }
  func apply(_ command: Command, to state: inout Int) -> String {
    command == .greet ? "hello \(name)" : "bye \(name)"
  }
  func describe(state: Int) -> String { "nobody is here but \(name)" }
}

/// A shelf that holds too many books to be told twice.
private struct Shelf: Specification {
  struct State: Hashable {
    var books = Array(100...129)
    var count = 0
  }

  var initial: State { State() }
  func commands(in state: State) -> Generator<Int> { .integer(in: 0...9) }
  func apply(_ command: Int, to state: inout State) -> Int {
    state.books.append(command)
    state.count += 1
    return state.count
  }
}
