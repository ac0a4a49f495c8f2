import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("A quiz")
struct QuizModelTests {
  private let test: TestStore<MemoryLog>
  private let ids = NumberedIdentifiers(0xabc)
  private let flow: QuizFlow

  init() throws {
    test = try TestStore(given: people)
    flow = try #require(QuizFlow.builtIn("case_review", version: 1))
  }

  private func started(_ language: Language = .en) async throws -> QuizModel<MemoryLog> {
    let model = QuizModel(test.viewer("", .anonymous, language, ids: ids), flow: flow)
    #expect(model.phase == .loading)
    await model.start()
    try await until("a question") { model.question != nil }
    return model
  }

  @Test("asks, shows what was selected and how far it has come, and ends with the result")
  func whole() async throws {
    let model = try await started()
    #expect(model.question?.id == "main_category")
    #expect(model.question?.options.first?.text == "Car Accident")
    #expect((model.step, model.progress) == (1, 0))
    await model.selectOption("car_accident")
    try await until("the next") { model.question?.id == "vehicle_kind" }
    #expect(model.selectedOptions == ["car_accident"])
    #expect(model.step == 2)
    #expect((0.1..<1).contains(model.progress))
    #expect(model.canGoBack)
    await model.selectOption("by_car")
    try await until("the result") { model.isComplete }
    guard case .result(let outcome) = model.phase else { return }
    #expect(outcome.id == "car_accident_review")
    #expect(outcome.practiceArea == "carAccidents")
    #expect(outcome.practiceAreaName == "Car accidents")
    #expect(model.progress == 1)
  }

  @Test("every step is one event of the quiz's own stream, and nothing else")
  func events() async throws {
    let model = try await started()
    await model.selectOption("car_accident")
    try test.received(
      in: .quiz(model.quiz),
      [
        .quiz(
          .quizStarted(
            QuizStarted(
              flow: "case_review", version: 1, question: "main_category",
              questions: flow.longestPath(from: "main_category"), at: morning))),
        .quiz(
          .optionSelected(
            OptionSelected(
              question: "main_category", option: "car_accident", next: "vehicle_kind",
              remaining: 1, at: morning))),
      ]
    ) {
      $0.quiz(model.quiz) { quiz in
        quiz.status = .question
        quiz.flow = "case_review"
        quiz.version = 1
        quiz.first = "main_category"
        quiz.questions = 3
        quiz.currentQuestion = "vehicle_kind"
        quiz.remaining = 1
        quiz.history = [
          QuizAnswer(question: "main_category", option: "car_accident", remaining: 3)
        ]
        quiz.startedAt = morning
        quiz.lastAt = morning
      }
    }
    try test.finish()
  }

  @Test("goes back a question, and back to the first")
  func back() async throws {
    let model = try await started(.es)
    await model.selectOption("fall")
    try await until("where") { model.question?.id == "fall_place" }
    await model.goBack()
    try await until("what") { model.question?.id == "main_category" }
    #expect(model.question?.text == "¿Qué ocurrió?")
    #expect(model.selectedOptions == [])
    for option in ["something_else", "hurt"] { await model.selectOption(option) }
    try await until("treated") { model.question?.id == "treated" }
    // However quickly: each press is a step of its own.
    for _ in 1...2 { await model.goBack() }
    try await until("what, again") { model.question?.id == "main_category" }
    for option in ["something_else", "hurt"] { await model.selectOption(option) }
    try await until("treated, again") { model.question?.id == "treated" }
    await model.reset()
    try await until("from the start") { model.question?.id == "main_category" }
    #expect((model.step, model.progress) == (1, 0))
  }

  @Test("stays on its question if an answer is refused, and says why")
  func refused() async throws {
    let model = try await started(.es)
    await model.selectOption("nothing_like_it")
    #expect(model.sender.message?.hasPrefix("la pregunta no ofrece esta respuesta") == true)
    #expect(model.question?.id == "main_category")
    await model.goBack()
    #expect(model.sender.message == "aún no se dio ninguna respuesta")
  }

  @Test("an error ends the loading, and what failed is sent again once")
  func failure() async throws {
    test.log.fail(.append(1), with: .inputOutput)
    let model = QuizModel(test.viewer("", .anonymous, ids: ids), flow: flow)
    await model.start()
    guard case .failed(let message) = model.phase else {
      Issue.record("\(model.phase)")
      return
    }
    #expect(message == model.sender.message)
    await model.retry()
    try await until("a question") { model.question != nil }
    #expect(try test.store.state.quizzes.count == 1)
  }

  @Test("a quiz that was begun goes on at its question; another actor's is not shown")
  func resumed() async throws {
    let first = try await started()
    await first.selectOption("work")
    let again = QuizModel(
      test.viewer("", .anonymous, ids: NumberedIdentifiers(0xdef)), flow: flow, quiz: first.quiz)
    try await until("where it stood") { again.question?.id == "work_matter" }
    await again.leave()
    try await until("left") { again.phase == .abandoned }
    try await until("left there too") { first.phase == .abandoned }
    await first.start()
    try await until("another one") { first.question?.id == "main_category" }
    #expect(first.quiz != again.quiz)
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: QuizModel<MemoryLog>? = try await started()
    weak let gone = model
    model = nil
    try await comesTrue { gone == nil }
  }
}

extension QuizModel {
  var question: QuizStep? { if case .question(let step) = phase { step } else { nil } }
}
