import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Quizzes")
struct QuizTests {
  @Test("every result of the flow is come to")
  func results() {
    #expect(
      Set(QuizCases.explored.states.compactMap(\.result)) == Set(QuizCases.flow.results.map(\.id)))
  }

  @Test("an anonymous quiz holds no actor, whatever its command came with")
  func anonymous() {
    var quiz = Quiz()
    let start = Attempt<QuizDecider>(
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

  @Test("claimants act on their own quizzes only, and anonymous senders never on those of others")
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

  @Test("a quiz is given up when it was not answered for as long as the rules say")
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
