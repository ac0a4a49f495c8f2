import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsDomain

/// The quiz's table, as its tests have it: on the flow that is built in.
enum QuizCases {
  typealias Attempted = Attempt<QuizDecider>

  static let flow = QuizFlow.builtIn.first ?? QuizFlow()
  static let noon = ClaimSender.noon
  static let here = QuizRelatedFacts(flow: flow)

  static func carla(
    _ command: QuizCommand, among relatedFacts: QuizRelatedFacts = here
  ) -> Attempted { Attempt(command, by: ActorID("carla"), as: .claimant, among: relatedFacts) }

  static func timer(_ command: QuizCommand, at time: Instant) -> Attempted {
    Attempt(command, by: ActorID("timer"), as: .system, at: time, among: here)
  }

  static func start(_ flow: String = "case_review", _ version: UInt32 = 1) -> QuizCommand {
    .startQuiz(StartQuiz(flow: flow, version: version))
  }

  static func select(_ option: String) -> QuizCommand {
    .selectOption(SelectOption(option: option))
  }

  /// A quiz of Carla's with these answers.
  static func quiz(_ options: String...) -> Quiz {
    var quiz = Quiz()
    for command in [start()] + options.map({ select($0) }) {
      _ = QuizMachine().apply(carla(command), to: &quiz)
    }
    return quiz
  }

  static let abandoned: Quiz = {
    var quiz = QuizCases.quiz("work")
    quiz.status = .abandoned
    return quiz
  }()

  static let takers: [Role] = [.claimant, .anonymous]

  static let table = TableCases<QuizMachine>(
    cells: [
      .startQuiz: .init([.none], takers), .selectOption: .init([.question], takers),
      .goBack: .init([.question, .result], takers),
      .resetQuiz: .init([.question, .result], takers),
      .abandonQuiz: .init([.question], takers + [.system]),
    ],
    states: [Quiz(), quiz("work"), quiz("animal_bite"), abandoned], rows: rows, guards: guards,
    page: SpecificationPage("Specs/Lifecycles/Quiz.md"),
    explored: { [explored] })

  static let explored = Exploration(of: QuizMachine())

  static let rows: [RowCase<QuizDecider>] = [
    RowCase(
      "Q01", carla(start()), on: Quiz(),
      [
        .quizStarted(
          QuizStarted(
            flow: "case_review", version: 1, question: "main_category", questions: 3,
            taker: ActorID("carla"), at: noon))
      ]
    ) {
      ($0.status, $0.taker) = (.question, ActorID("carla"))
      ($0.flow, $0.version, $0.first) = ("case_review", 1, "main_category")
      ($0.currentQuestion, $0.questions, $0.remaining) = ("main_category", 3, 3)
      ($0.startedAt, $0.lastAt) = (noon, noon)
    },
    RowCase(
      "Q02", carla(select("car_accident")), on: quiz(),
      [
        .optionSelected(
          OptionSelected(
            question: "main_category", option: "car_accident", next: "vehicle_kind", remaining: 1,
            at: noon))
      ]
    ) {
      ($0.currentQuestion, $0.remaining) = ("vehicle_kind", 1)
      $0.history = [QuizAnswer(question: "main_category", option: "car_accident", remaining: 3)]
    },
    RowCase(
      "Q02", carla(select("animal_bite")), on: quiz(),
      [
        .optionSelected(
          OptionSelected(
            question: "main_category", option: "animal_bite", next: "dog_bite", remaining: 0,
            at: noon)),
        .quizCompleted(
          QuizCompleted(result: "dog_bite", practiceArea: "dogBites", incidentType: "animalBite")),
      ]
    ) {
      ($0.status, $0.remaining, $0.result) = (.result, 0, "dog_bite")
      ($0.practiceArea, $0.incidentType) = ("dogBites", "animalBite")
      $0.history = [QuizAnswer(question: "main_category", option: "animal_bite", remaining: 3)]
    },
    RowCase(
      "Q03", carla(.goBack(GoBack())), on: quiz("something_else", "hurt"),
      [.wentBack(WentBack(question: "injured", at: noon))]
    ) {
      ($0.currentQuestion, $0.remaining) = ("injured", 2)
      $0.history.removeLast()
    },
    RowCase(
      "Q03", carla(.goBack(GoBack())), on: quiz("animal_bite"),
      [.wentBack(WentBack(question: "main_category", at: noon))]
    ) {
      ($0.status, $0.remaining, $0.history) = (.question, 3, [])
      ($0.result, $0.practiceArea, $0.incidentType) = (nil, nil, nil)
    },
    RowCase(
      "Q04", carla(.resetQuiz(ResetQuiz())), on: quiz("something_else", "hurt", "treated_no"),
      [.quizReset(QuizReset(question: "main_category", at: noon))]
    ) {
      ($0.status, $0.currentQuestion, $0.remaining) = (.question, "main_category", 3)
      ($0.result, $0.practiceArea, $0.incidentType, $0.history) = (nil, nil, nil, [])
    },
    RowCase(
      "Q05", carla(.abandonQuiz(AbandonQuiz())), on: quiz("work"),
      [.quizAbandoned(QuizAbandoned(isTimedOut: false, at: noon))]
    ) { $0.status = .abandoned },
    RowCase(
      "Q05", timer(.abandonQuiz(AbandonQuiz()), at: later(30)), on: quiz("work"),
      [.quizAbandoned(QuizAbandoned(isTimedOut: true, at: later(30)))]
    ) { ($0.status, $0.lastAt) = (.abandoned, later(30)) },
  ]

  static let guards: [GuardCase<QuizDecider>] = [
    GuardCase(
      .flowUnknown, carla(start(), among: QuizRelatedFacts()), expected: "a flow",
      found: "case_review 1"),
    GuardCase(
      .flowUnknown, carla(start("case_review", 2)), expected: "a flow", found: "case_review 2"),
    GuardCase(
      .flowFaulty,
      carla(start(), among: QuizRelatedFacts(flow: QuizFlow(id: "case_review", version: 1))),
      expected: "a flow without faults", found: "1"),
    GuardCase(
      .flowBroken, carla(select("hurt_at_work"), among: QuizRelatedFacts()), on: quiz("work"),
      expected: "the flow that the quiz follows", found: "work_matter"),
    GuardCase(
      .flowBroken, carla(select("hurt_at_work"), among: broken), on: quiz("work"),
      expected: "the flow that the quiz follows", found: "work_matter"),
    GuardCase(
      .optionNotOffered, carla(select("animal_bite")), on: quiz("work"),
      expected: "hurt_at_work, treated_unfairly", found: "animal_bite"),
    GuardCase(.nothingAnswered, carla(.goBack(GoBack())), on: quiz()),
    GuardCase(.nothingAnswered, carla(.resetQuiz(ResetQuiz())), on: quiz()),
    GuardCase(
      .notIdle, timer(.abandonQuiz(AbandonQuiz()), at: noon), on: quiz("work"),
      expected: "not before 2026-03-02T12:30:00.000000000Z", found: "2026-03-02T12:00:00.000000000Z"
    ),
    GuardCase(
      .notIdle, timer(.abandonQuiz(AbandonQuiz()), at: later(100_000)), on: quiz("work"),
      rules: .with { $0.quizIdleMinutes = 0 }, expected: "rules that let quizzes end"),
  ]

  /// The flow without what an answer at work leads to.
  private static let broken: QuizRelatedFacts = {
    var flow = QuizCases.flow
    flow.results.removeAll { $0.id == "employment" }
    return QuizRelatedFacts(flow: flow)
  }()

  static func later(_ minutes: Int64) -> Instant {
    Instant(nanoseconds: noon.nanoseconds + minutes * 60_000_000_000)
  }
}
