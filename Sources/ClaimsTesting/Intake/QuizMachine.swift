import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A quiz that follows a flow, as a specification.
///
/// Source: Specs/Lifecycles/Quiz.md.
public struct QuizMachine: AggregateMachine {
  public typealias Machine = QuizDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = QuizDecider.lifecycle
  /// What the quiz asks.
  public var flow: QuizFlow

  public init() { self.init(QuizFlow.builtIn.first ?? QuizFlow()) }
  /// Creates a machine whose quizzes follow this flow.
  public init(_ flow: QuizFlow) { self.flow = flow }

  public func isTerminal(_ quiz: Quiz) -> Bool {
    quiz.status == .result || quiz.status == .abandoned
  }

  /// Everything but when: all that happens at all happens at noon.
  public func canonical(of quiz: Quiz) -> Quiz {
    var copy = quiz
    (copy.startedAt, copy.lastAt) = (nil, nil)
    return copy
  }

  public func violation(in quiz: Quiz) -> String? {
    if quiz.status == .none { return quiz == Quiz() ? nil : "a quiz before its start" }
    if quiz.isComplete != (quiz.result != nil) { return "a result out of place" }
    if quiz.isComplete != (quiz.progressPermille == 1000) { return "the progress is not the end's" }
    if quiz.history.count + Int(quiz.remaining) > Int(quiz.questions) { return "too long" }
    if quiz.step > Int(quiz.questions) { return "a step beyond the last" }
    // Each answer leads to the question of the next one, the last to what is asked or found.
    var place = flow.first
    for answer in quiz.history {
      if answer.question != place { return "\(answer.question) was not asked" }
      if answer.remaining != flow.longestPath(from: place) { return "the way on from \(place)" }
      let option = flow.question(place)?.options.first { $0.id == answer.option }
      guard let option else { return "\(answer.option) was not offered" }
      place = option.leadsTo
    }
    guard quiz.remaining == flow.longestPath(from: place) else { return "the way on from here" }
    guard quiz.isComplete else {
      return quiz.currentQuestion == place ? nil : "\(quiz.currentQuestion) is asked"
    }
    guard let result = flow.result(place), result.id == quiz.result,
      result.practiceArea == quiz.practiceArea, result.incidentType == quiz.incidentType
    else { return "another result than \(place)" }
    return quiz.currentQuestion == quiz.history.last?.question ? nil : "not the last question"
  }

  public func fault(
    of step: Transition<Quiz, Attempt<QuizDecider>, Result<[QuizEvent], Refusal>>
  ) -> String? {
    guard case .success = step.response else { return nil }
    let (before, after) = (step.before, step.after)
    if before.status != .none, before.taker != after.taker { return "another taker" }
    if step.command.sender.role == .anonymous, !after.taker.isEmpty {
      return "an anonymous taker named"
    }
    switch step.command.command {
    case .selectOption(let select):
      if after.progressPermille <= before.progressPermille { return "no progress" }
      return after.selectedOptions == before.selectedOptions + [select.option] ? nil : "selected"
    case .goBack:
      return after.history.count == before.history.count - 1
        && after.step == after.history.count + 1
        ? nil : "not one step back"
    case .resetQuiz: return after.history.isEmpty && after.step == 1 ? nil : "not at the start"
    case .startQuiz, .abandonQuiz: return nil
    }
  }

  public func alphabet(in quiz: Quiz) -> Alphabet<Attempt<QuizDecider>> {
    let here = QuizRelatedFacts(flow: flow)
    var commands: [QuizCommand] = [
      .startQuiz(StartQuiz(flow: flow.id, version: flow.version)),
      .startQuiz(StartQuiz(flow: flow.id, version: flow.version &+ 1)),
      .goBack(GoBack()), .resetQuiz(ResetQuiz()), .abandonQuiz(AbandonQuiz()),
      .selectOption(SelectOption(option: "")),
    ]
    commands += flow.questions.flatMap(\.options).map {
      .selectOption(SelectOption(option: $0.id))
    }
    let people: [(ActorID, Role)] = [
      (ActorID("carla"), .claimant), (ActorID(), .anonymous), (ActorID("hugo"), .handler),
    ]
    var attempts: [Attempt<QuizDecider>] = people.flatMap { person in
      commands.map { Attempt($0, by: person.0, as: person.1, among: here) }
    }
    let timer = ActorID("timer")
    let late = ClaimSender.noon.later(minutes: Int64(rules.quizIdleMinutes))
    attempts += [
      Attempt(.abandonQuiz(AbandonQuiz()), by: timer, as: .system, among: here),
      Attempt(.abandonQuiz(AbandonQuiz()), by: timer, as: .system, at: late, among: here),
      // The flow is gone.
      Attempt(commands[0], by: people[1].0, as: .anonymous, among: QuizRelatedFacts()),
      Attempt(
        .selectOption(SelectOption(option: flow.questions.first?.options.first?.id ?? "")),
        by: people[1].0, as: .anonymous, among: QuizRelatedFacts()),
    ]
    return Alphabet(attempts)
  }
}

extension Instant {
  /// The time this many minutes later, or earlier if negative.
  func later(minutes: Int64) -> Instant {
    Instant(nanoseconds: nanoseconds + minutes * 60_000_000_000)
  }
}
