import StateMachineTesting
import TestSupport
import Testing

@Suite("Linearizability")
struct LinearizabilityTests {
  /// A history of the register: who calls what, and who is answered what.
  private enum Event { case call(Int, Register.Command), answer(Int, Register.Response) }

  private func history(_ events: [Event]) -> History<Register.Command, Register.Response> {
    var (history, open) = (History<Register.Command, Register.Response>(), [Int: Int]())
    for event in events {
      switch event {
      case .call(let process, let command): open[process] = history.begin(command, by: process)
      case .answer(let process, let response):
        if let place = open.removeValue(forKey: process) { history.end(place, answering: response) }
      }
    }
    return history
  }

  @Test("calls that overlap may have happened in either order")
  func overlapping() throws {
    let history = history([
      .call(0, .write(1)), .call(1, .read), .answer(0, .done(true)), .answer(1, .value(nil)),
    ])
    #expect(try Checker(Register()).check(history) == [[1, 0]])
  }

  /// The write had ended before the read began.
  private var stale: History<Register.Command, Register.Response> {
    history([
      .call(0, .write(1)), .answer(0, .done(true)), .call(2, .write(7)), .call(1, .read),
      .answer(1, .value(nil)),
    ])
  }

  @Test("a stale read fits nowhere; what it could have answered is told")
  func staleRead() throws {
    let failure = #expect(throws: NotLinearizable<Register>.self) {
      try Checker(Register()).check(stale)
    }
    let found = try #require(failure)
    #expect(found.counterexample.call == 2)
    #expect(
      found.description == """
        Register: not linearizable: no order explains what process 1 was answered
          read → nothing
          in 1 it would be 1
          in 7 it would be 7
          an order of all others up to then:
          1. process 0: write(1) → done
        """)
    let page = found.html
    for text in ["✗ read → nothing", "1. write(1) → done", "process 2", "</html>"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test("an open call may have happened long after it began, or never")
  func open() throws {
    let late: [Event] = [
      .call(0, .write(1)), .call(1, .read), .answer(1, .value(nil)), .call(1, .read),
    ]
    #expect(try Checker(Register()).check(history(late + [.answer(1, .value(1))])) == [[1, 0, 2]])
    #expect(try Checker(Register()).check(history(late + [.answer(1, .value(nil))])) == [[1, 2]])
  }

  @Test("nothing was recorded, or nothing was answered: there is nothing to explain")
  func empty() throws {
    #expect(try Checker(Register()).check(history([])) == [])
    #expect(try Checker(Register()).check(history([.call(0, .read)])) == [[]])
  }

  @Test("a budget that is spent is never a pass")
  func budget() throws {
    let failure = #expect(throws: UndecidedHistory.self) {
      try Checker(Register(), name: "register").check(stale, budget: 2)
    }
    #expect(failure == UndecidedHistory(name: "register", tried: 2))
    #expect(failure?.description.hasPrefix("register: undecided: after 2 tries") == true)
  }

  @Test("one part that cannot be explained is enough, whatever the others cost")
  func undecidedPart() throws {
    var history = History<Texts.Command, Texts.Response>()
    // Ten appends at once, and what cannot have come of them, cost more than the budget.
    let appends = (0..<10).map { history.begin(.append("a", "\($0)"), by: $0) }
    for place in appends { history.end(place, answering: .done) }
    let read = history.begin(.get("a"), by: 0)
    history.end(read, answering: .text("0"))
    #expect(Texts().linearizability(of: history, budget: 1000).isLinearizable == nil)
    let other = history.begin(.get("b"), by: 1)
    history.end(other, answering: .text("x"))
    #expect(Texts().linearizability(of: history, budget: 1000).isLinearizable == false)
  }

  @Test("what key(of:) leaves out still decides what is answered")
  func lossyKey() throws {
    var history = History<Tickets.Command, Int>()
    history.begin(.issue, by: 0)
    let second = history.begin(.issue, by: 1)
    history.end(second, answering: 2)
    #expect(Tickets().linearizability(of: history).isLinearizable == true)
  }

  @Test("no order reaches a state in which a call makes no sense")
  func disabled() throws {
    var history = History<Tickets.Command, Int>()
    let call = history.begin(.giveBack, by: 0)
    history.end(call, answering: -1)
    #expect(Tickets().linearizability(of: history).isLinearizable == false)
  }

  @Test("calls are recorded from many tasks, and one that throws stays open")
  func recorder() async throws {
    struct Lost: Error {}
    let recorder = Recorder<Register.Command, Register.Response>()
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<8 {
        group.addTask {
          _ = try? await recorder.call(.write(process), by: process) {
            await Task.yield()
            if process == 3 { throw Lost() }
            return .done(true)
          }
        }
      }
    }
    let calls = recorder.history.calls
    #expect(Set(calls.map(\.process)) == Set(0..<8))
    #expect(calls.filter { $0.ended == nil }.map(\.process) == [3])
    try Checker(Register()).check(recorder.history)
  }

  // MARK: Held against all orders

  @Test("the verdict is that of trying every order")
  func everyOrder() async throws {
    try await agrees(Register(), Self.responses)
  }

  @Test("the verdict is that of trying every order, also if a call may lead to several states")
  func severalStates() async throws {
    try await agrees(
      Bag(), { _ in .oneOf(.just(nil), Generator<Int>.integer(in: 0...2).map { $0 }) })
  }

  private static func responses(_ command: Register.Command) -> Generator<Register.Response> {
    command == .read
      ? .oneOf(.just(.value(nil)), Generator<Int>.integer(in: 0...2).map { .value($0) })
      : .oneOf(.just(.done(true)), .just(.done(false)))
  }

  private func agrees<Spec: Specification>(
    _ specification: Spec,
    _ responses: @escaping @Sendable (Spec.Command) -> Generator<Spec.Response>
  ) async throws where Spec.State: Hashable {
    let histories = Self.histories(specification, responses)
    let report = try await forAll(
      "linearizability of \(Spec.self)", histories,
      Settings(runs: sized(20_000, atLeast: 600), seed: 1),
      label: {
        specification.linearizability(of: $0).words.split(separator: " ").first.map(String.init)
      }
    ) { history in
      let orders = Self.orders(history.calls.indices.map { $0 })
      let isExplained = orders.contains { explains([$0], history, specification) }
      switch specification.linearizability(of: history) {
      case .linearizable(let found): return isExplained && explains(found, history, specification)
      case .undecided: return false
      case .notLinearizable(let found):
        let end = history.calls[found.call].ended ?? 0
        let before = specification.linearizability(of: history.cut(before: end))
        let with = specification.linearizability(of: history.cut(before: end + 1))
        return !isExplained && before.isLinearizable == true && with.isLinearizable == false
      }
    }
    #expect(report.labels.count == 2, "\(report)")
  }

  /// Histories of up to five calls by three processes.
  private static func histories<Spec: Specification>(
    _ specification: Spec,
    _ responses: @escaping @Sendable (Spec.Command) -> Generator<Spec.Response>
  ) -> Generator<History<Spec.Command, Spec.Response>> {
    let process = Generator<Int>.integer(in: 0...2)
    return Generator { choices throws(GaveUp) in
      var (history, open) = (History<Spec.Command, Spec.Response>(), [Int: Int]())
      for _ in 0..<(try choices.draw(Generator<Int>.integer(in: 0...10))) {
        let process = try choices.draw(process)
        if let place = open.removeValue(forKey: process) {
          let response = try choices.draw(responses(history.calls[place].command))
          history.end(place, answering: response)
        } else if history.calls.count < 5 {
          let command = try specification.command(in: specification.initial, from: &choices)
          open[process] = history.begin(command, by: process)
        }
      }
      return history
    }
  }

  /// Every order of some of the places.
  private static func orders(_ places: [Int]) -> [[Int]] {
    [[]] + places.flatMap { first in orders(places.filter { $0 != first }).map { [first] + $0 } }
  }
}

/// Numbers of which one is taken, whichever: the specification does not say.
private struct Bag: Specification {
  enum Command: Equatable { case add(Int), take }

  var initial: Set<Int> { [] }

  func commands(in state: Set<Int>) -> Generator<Command> {
    .oneOf(.just(.take), Generator<Int>.integer(in: 0...2).map { .add($0) })
  }

  func apply(_ command: Command, to state: inout Set<Int>) -> Int? {
    guard case .add(let number) = command else { return state.popFirst() }
    state.insert(number)
    return nil
  }

  func accepts(_ response: Int??, to command: Command, in state: Set<Int>) -> [Set<Int>] {
    switch (command, response) {
    case (.add(let number), .none), (.add(let number), .some(nil)): [state.union([number])]
    case (.add, _): []
    case (.take, .some(nil)): state.isEmpty ? [state] : []
    case (.take, .some(let taken?)): state.contains(taken) ? [state.subtracting([taken])] : []
    case (.take, .none): state.isEmpty ? [state] : state.map { state.subtracting([$0]) }
    }
  }
}

/// Numbered tickets: exploration looks away from the numbers.
private struct Tickets: Specification {
  enum Command: Equatable { case issue, giveBack }

  var initial: [Int] { [] }
  func commands(in state: [Int]) -> Generator<Command> { .just(.issue) }
  func isEnabled(_ command: Command, in state: [Int]) -> Bool {
    command == .issue || !state.isEmpty
  }
  func apply(_ command: Command, to state: inout [Int]) -> Int {
    guard command == .issue else { return state.removeLast() }
    state.append(state.count + 1)
    return state.count
  }
  func key(of state: [Int]) -> Bool { state.isEmpty }
}

extension History {
  /// What was known before an event of the clock.
  fileprivate func cut(before clock: Int) -> History {
    var cut = History()
    var places: [Int: Int] = [:]
    let events = calls.enumerated().flatMap { place, call in
      [(call.began, place, false)] + (call.ended.map { [($0, place, true)] } ?? [])
    }
    for (time, place, isEnd) in events.sorted(by: { $0.0 < $1.0 }) where time < clock {
      if isEnd, let begun = places[place], let response = calls[place].response {
        cut.end(begun, answering: response)
      } else {
        places[place] = cut.begin(calls[place].command, by: calls[place].process)
      }
    }
    return cut
  }
}
