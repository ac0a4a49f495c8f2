import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("The budget of refusals")
struct RefusalBudgetTests {
  private typealias Ruling = RefusalBudget.Ruling

  /// Three in full, for two actors of their own, in windows of ten seconds.
  private static let limits = RefusalLimits(window: .seconds(10), count: 3, actors: 2)

  private func attempt(
    _ id: UInt64, by actor: String = "carla", at seconds: Int64 = 0,
    _ codes: [RefusalCode] = [.notFound], payload: Int = 0, isRegistered: Bool = true
  ) -> RefusedAttempt {
    var command = CommandRecord()
    command.id = Identifier(high: 1, low: id)
    command.actor = ActorID(actor)
    command.type = 43
    command.payload = [UInt8](repeating: 7, count: payload)
    return RefusedAttempt(
      command, Refusal(codes.map { Reason($0) }), recorded: time(seconds),
      isRegistered: isRegistered)
  }

  private func time(_ seconds: Int64) -> Instant { Instant(nanoseconds: seconds * 1_000_000_000) }

  /// Charges one attempt after the other. - Returns: what became of each.
  private func charge(
    _ attempts: [RefusedAttempt], to budget: inout RefusalBudget
  ) -> [Ruling] {
    attempts.map { attempt in
      let ruling = budget.ruling(on: attempt)
      budget.charge(attempt, ruling)
      return ruling
    }
  }

  private func counted(
    _ attempt: RefusedAttempt, _ count: UInt64, from: Int64 = 0, to: Int64 = 0,
    _ codes: [RefusalCount], first: UInt64, last: UInt64, shared: Bool = false
  ) -> RefusalBudget.Counted {
    var summary = RefusalSummary()
    summary.count = count
    (summary.from, summary.to) = (time(from), time(to))
    summary.codes = codes
    summary.first = Identifier(high: 1, low: first)
    summary.last = Identifier(high: 1, low: last)
    summary.shared = shared
    var command = attempt.command
    command.payload = []
    return RefusalBudget.Counted(command: command, summary: summary)
  }

  @Test(
    "which actors are recorded in full, exceed or are counted",
    arguments: [
      ("one actor", ["a", "a", "a", "a", "a", "a"], "fffecc"),
      ("two actors in turn", ["a", "b", "a", "b", "a", "b", "a", "b", "a", "b"], "ffffffeecc"),
      ("a third shares with a fourth", ["a", "b", "c", "d", "c", "d", "c"], "fffffec"),
      ("who had a budget keeps it", ["a", "b", "c", "d", "e", "f", "a", "b"], "fffffeff"),
      ("nobody shares with the third", ["a", "b", "", "", "", "", "c"], "fffffec"),
      (
        "a name too long has none of its own", [String(repeating: "x", count: 65), "a", "b"], "fff"
      ),
    ])
  func rulings(name: String, actors: [String], expected: String) {
    var budget = RefusalBudget(Self.limits)
    let attempts = actors.enumerated().map { attempt(UInt64($0), by: $1) }
    let letters: [Ruling: Character] = [.inFull: "f", .exceeding: "e", .counted: "c"]
    let found = charge(attempts, to: &budget).compactMap { letters[$0] }
    #expect(String(found) == expected, "\(name)")
  }

  @Test("unregistered actors share one budget, whatever their ids")
  func unregistered() {
    var budget = RefusalBudget(RefusalLimits(count: 2))
    let attempts = (0..<4).map { attempt($0, by: "made up \($0)", isRegistered: false) }
    #expect(charge(attempts, to: &budget) == [.inFull, .inFull, .exceeding, .counted])
    #expect(charge([attempt(9)], to: &budget) == [.inFull])
  }

  @Test("bytes are budgeted as well: of one actor, and of all together")
  func bytes() {
    let size = attempt(1, payload: 1000).bytes
    #expect(size > 1000)
    var own = RefusalBudget(RefusalLimits(count: 100, bytes: 2 * size))
    let attempts = (0..<4).map { attempt($0, payload: 1000) }
    #expect(charge(attempts, to: &own) == [.inFull, .inFull, .exceeding, .counted])
    // Once it is exceeded, nothing is in full until the window ends, however small.
    #expect(charge([attempt(5)], to: &own) == [.counted])
    var all = RefusalBudget(RefusalLimits(totalBytes: 2 * size))
    let many = (0..<4).map { attempt($0, by: "car \($0)", payload: 1000) }
    #expect(charge(many, to: &all) == [.inFull, .inFull, .exceeding, .exceeding])
  }

  @Test("asking changes nothing: what the log did not take is not charged")
  func asking() {
    let budget = RefusalBudget(RefusalLimits(count: 1))
    #expect(budget.ruling(on: attempt(1)) == .inFull)
    #expect(budget.ruling(on: attempt(2)) == .inFull)
    #expect(budget == RefusalBudget(RefusalLimits(count: 1)))
  }

  @Test("the summary of the first refusal beyond the budget counts only that one")
  func firstSummary() {
    var budget = RefusalBudget(Self.limits)
    _ = charge((1...3).map { attempt($0) }, to: &budget)
    let fourth = attempt(4, at: 2, [.reasonMissing, .noChange], payload: 50)
    #expect(budget.ruling(on: fourth) == .exceeding)
    #expect(
      budget.summary(of: fourth)
        == counted(
          fourth, 1, from: 2, to: 2, [RefusalCount(.noChange, 1), RefusalCount(.reasonMissing, 1)],
          first: 4, last: 4))
  }

  @Test("when the window ends there is a summary for each actor that exceeded, then all begin anew")
  func windowEnd() {
    var budget = RefusalBudget(Self.limits)
    let carla = (1...8).map { attempt($0, at: Int64($0), $0 < 8 ? [.notFound] : [.noChange]) }
    let others = (11...15).map { attempt($0, by: "made up \($0)", at: 9, isRegistered: false) }
    _ = charge(carla + [attempt(10, by: "dario", at: 9)] + others, to: &budget)
    #expect(budget.windowEnd == time(11))
    var summaries: [RefusalBudget.Counted] = []
    budget.endWindow(at: Instant(nanoseconds: time(11).nanoseconds - 1)) { summaries.append($0) }
    #expect(summaries == [])
    budget.endWindow(at: time(11)) { summaries.append($0) }
    #expect(
      summaries == [
        counted(
          carla[7], 4, from: 5, to: 8, [RefusalCount(.notFound, 3), RefusalCount(.noChange, 1)],
          first: 5, last: 8),
        counted(
          others[4], 1, from: 9, to: 9, [RefusalCount(.notFound, 1)], first: 15, last: 15,
          shared: true),
      ])
    #expect(budget == RefusalBudget(Self.limits))
  }

  @Test("flushing hands over what was counted once, and leaves the budgets as they are")
  func flush() {
    var budget = RefusalBudget(Self.limits)
    let attempts = (1...6).map { attempt($0) }
    _ = charge(attempts, to: &budget)
    var summaries: [RefusalBudget.Counted] = []
    budget.flush { summaries.append($0) }
    budget.flush { summaries.append($0) }
    #expect(
      summaries == [counted(attempts[5], 2, [RefusalCount(.notFound, 2)], first: 5, last: 6)])
    #expect(charge([attempt(7)], to: &budget) == [.counted])
    budget.flush { summaries.append($0) }
    #expect(summaries.count == 2)
  }

  @Test("a summary that could not be recorded stays, and so do those after it")
  func failing() {
    var budget = RefusalBudget(Self.limits)
    for actor in ["a", "b"] {
      _ = charge((1...5).map { attempt($0, by: actor) }, to: &budget)
    }
    var actors: [ActorID] = []
    for failing in [1, 2, 3] {
      var calls = 0
      do throws(EventStoreError) {
        try budget.endWindow(at: time(99)) { counted throws(EventStoreError) in
          calls += 1
          if calls == failing { throw .closed }
          actors.append(counted.command.actor)
        }
      } catch { #expect(failing != 3) }
    }
    #expect(actors == [ActorID("a"), ActorID("b")])
    #expect(budget == RefusalBudget(Self.limits))
  }

  @Test("a name that no actor can have is not remembered")
  func longName() {
    let long = attempt(1, by: String(repeating: "x", count: 65))
    let counted = RefusalBudget(RefusalLimits(count: 0)).summary(of: long)
    #expect(counted.command.actor == ActorID())
    #expect(counted.summary.shared)
  }

  @Test("a window reaches to the end of time, but not beyond")
  func endOfTime() {
    var budget = RefusalBudget(Self.limits)
    let end = Instant(nanoseconds: .max - 5)
    let attempts = (1...5 as ClosedRange<UInt64>).map { id in
      var late = attempt(id)
      late.recorded = end
      return late
    }
    _ = charge(attempts, to: &budget)
    var count = 0
    budget.endWindow(at: end) { _ in count += 1 }
    #expect(count == 0)
    budget.endWindow(at: Instant(nanoseconds: .max)) { _ in count += 1 }
    #expect(count == 1)
  }
}
