import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Quizzes", .serialized)
struct QuizTests {
  static let table = QuizCases.table
  static let explored = Exploration(of: QuizMachine())

  @Test("every row, every guard and every status has its case")
  func complete() {
    #expect(Self.table.gaps == [])
    #expect(QuizDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for its roles alone", arguments: table.rows)
  func row(row: RowCase<QuizMachine>) {
    #expect(Self.table.fault(of: row, under: QuizDecider.lifecycle) == nil)
  }

  @Test("a violated guard is the one reason, with its code", arguments: table.guards)
  func violated(violation: GuardCase<QuizMachine>) {
    #expect(violation.fault(under: QuizDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused")
  func cells() { #expect(Self.table.cellFault(under: QuizDecider.lifecycle) == nil) }

  @Test("every mutant of every row is caught by how a quiz behaves")
  func mutants() async throws {
    let mutants = try await Self.table.mutants()
    #expect(mutants.survivors == [])
    #expect(mutants.pageOnly == [])
  }

  @Test("every way through the flow keeps the invariants and ends")
  func exploration() {
    MachineChecks<QuizMachine>.check(
      Self.explored, is: "complete: 63 states, 170 edges, depth 4")
  }

  @Test("every result of the flow is come to")
  func results() {
    #expect(
      Set(Self.explored.states.compactMap(\.result)) == Set(QuizCases.flow.results.map(\.id)))
  }

  @Test("random walks keep the invariants and the table", arguments: [1, 2] as [UInt64])
  func walk(seed: UInt64) async throws { try await MachineChecks<QuizMachine>.walk(seed: seed) }

  @Test("every decision taken again says the same", arguments: [1, 2, 3] as [UInt64])
  func again(seed: UInt64) throws { try MachineChecks<QuizMachine>.decideAgain(seed: seed) }

  @Test("folding is total", arguments: [1, 2, 3] as [UInt64])
  func total(seed: UInt64) { MachineChecks<QuizMachine>.foldAnything(seed: seed) }

  @Test("commands, events and quizzes read back as they were written")
  func stored() throws { try MachineChecks<QuizMachine>.store() }

  @Test("the page and the code say the same")
  func page() throws {
    try Self.table.checkPage()
    #expect(try Self.table.page.text().contains("**\(Self.explored.summary)**"))
  }

  @Test("an anonymous quiz holds no actor, whatever its command came with")
  func anonymous() {
    var quiz = Quiz()
    let start = Attempt(
      QuizCases.start(), by: ActorID("carla"), as: .anonymous, among: QuizCases.here)
    guard case .success(let events) = QuizMachine().apply(start, to: &quiz) else {
      Issue.record("not started")
      return
    }
    #expect(quiz.taker == ActorID())
    #expect(!"\(events)".contains("carla"))
    #expect(quiz.isParty(ActorID(), as: .anonymous))
    #expect(!quiz.isParty(ActorID("carla"), as: .claimant))
    #expect(!quiz.isParty(ActorID(), as: .claimant))
  }

  @Test("claimants act on their own quizzes only, and nobody anonymous on those of others")
  func parties() {
    let quiz = QuizCases.quiz("work")
    #expect(quiz.isParty(ActorID("carla"), as: .claimant))
    #expect(!quiz.isParty(ActorID("dario"), as: .claimant))
    #expect(!quiz.isParty(ActorID(), as: .anonymous))
    #expect(quiz.isParty(ActorID("timer"), as: .system))
  }

  @Test("steps count from one, progress in thousandths of the longest way")
  func progress() {
    let quizzes = [
      Quiz(), QuizCases.quiz(), QuizCases.quiz("something_else"),
      QuizCases.quiz("something_else", "hurt"), QuizCases.quiz("something_else", "not_hurt"),
    ]
    #expect(quizzes.map(\.progressPermille) == [0, 0, 333, 666, 1000])
    #expect(quizzes.dropFirst().map(\.step) == [1, 2, 3, 2])
    #expect(quizzes[4].isComplete && !quizzes[3].isComplete)
    #expect(quizzes[4].selectedOptions == ["something_else", "not_hurt"])
  }

  @Test("a quiz is given up when nobody answered for as long as the rules say")
  func due() {
    let quiz = QuizCases.quiz("work")
    let due = QuizDecider.due(on: quiz, at: Instant(nanoseconds: .max), under: .builtIn)
    #expect(due.map(\.due) == [QuizCases.later(30)])
    #expect(due.map(\.command) == [.abandonQuiz(AbandonQuiz())])
    #expect(QuizDecider.due(on: quiz, at: QuizCases.noon, under: .builtIn).isEmpty)
    let never = ClaimRules.with { $0.quizIdleMinutes = 0 }
    #expect(QuizDecider.due(on: quiz, at: Instant(nanoseconds: .max), under: never).isEmpty)
    #expect(
      QuizDecider.due(
        on: QuizCases.quiz("animal_bite"), at: Instant(nanoseconds: .max), under: .builtIn
      ).isEmpty)
  }
}
