import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// A quiz: a question with its options, or the result, in the viewer's language.
///
/// A quiz is a stream: its identifier resumes it, on another day too.
@MainActor @Observable public final class QuizModel<Log: EventStore> {
  /// What is shown of a quiz.
  public enum Phase: Equatable, Sendable {
    /// Not begun yet, or not read yet.
    case loading
    /// The question that is asked now.
    case question(QuizStep)
    /// The quiz is complete.
    case result(QuizOutcome)
    /// Idle for too long, or left: `start` begins another.
    case abandoned
    /// It could not be begun, read or shown; why, in the viewer's language.
    case failed(message: String)
  }

  /// The quiz that is shown; another one after `start`.
  public private(set) var quiz: Identifier
  /// What is shown now.
  public private(set) var phase = Phase.loading
  /// The options that stand selected, in the order of their questions.
  public private(set) var selectedOptions: [String] = []
  /// How far it has come: 0 at the start, 1 with the result.
  public private(set) var progress = 0.0
  /// The number of the question that is asked, from 1.
  public private(set) var step = 0
  /// Sends the answers, and shows what became of the last one.
  public let sender: Sender<Log>

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let flow: QuizFlow
  @ObservationIgnored private var watching: Watching?

  /// - Parameters:
  ///   - viewer: who answers.
  ///   - flow: what a new quiz follows.
  ///   - quiz: one that was begun before; nil begins one.
  public init(_ viewer: Viewer<Log>, flow: QuizFlow, quiz: Identifier? = nil) {
    self.viewer = viewer
    self.flow = flow
    self.quiz = quiz ?? viewer.newID()
    sender = Sender(viewer)
    if quiz != nil { look() }
  }

  /// Whether the quiz has led to a result.
  public var isComplete: Bool { if case .result = phase { true } else { false } }
  /// Whether an answer was given that may be taken back, and nothing is on its way.
  public var canGoBack: Bool { !selectedOptions.isEmpty && !sender.isSending }

  /// Begins a quiz; another one, if one was begun.
  public func start() async {
    guard !sender.isSending else { return }
    if watching != nil { quiz = viewer.newID() }
    phase = .loading
    look()
    await send(.startQuiz(StartQuiz(flow: flow.id, version: flow.version)))
  }

  /// Answers the question that is asked.
  ///
  /// - Parameter id: that of one of its options.
  public func selectOption(_ id: String) async {
    await send(.selectOption(SelectOption(option: id)))
  }

  /// Takes the last answer back, from a result too.
  public func goBack() async { await send(.goBack(GoBack())) }
  /// Takes all answers back: the same quiz begins anew.
  public func reset() async { await send(.resetQuiz(ResetQuiz())) }
  /// Gives up a quiz that has no result yet.
  public func leave() async { await send(.abandonQuiz(AbandonQuiz())) }

  /// Sends again what failed.
  public func retry() async {
    await sender.retry()
    showFailure()
  }

  private func send(_ command: QuizCommand) async {
    await sender.send(.quiz(command), to: .quiz(quiz), mayRepeat: true)
    showFailure()
  }

  /// A quiz that could not begin shows why; a refused answer stays on its question.
  private func showFailure() {
    if phase == .loading, let message = sender.message { phase = .failed(message: message) }
  }

  private func look() {
    let (viewer, id) = (viewer, quiz)
    watching = viewer.watch(on: [.stream(.quiz(id)), .all(.catalogs)]) { state in
      let quiz = state.quizzes.state(of: id)
      return QuizScreen(quiz, in: state.catalogs, viewer)
    } show: { [weak self] result in
      guard let self, self.quiz == id else { return }
      switch result {
      case .success(let screen): self.show(screen)
      case .failure(let failure): self.phase = .failed(message: failure.message)
      }
    }
  }

  private func show(_ screen: QuizScreen?) {
    guard let screen else { return }
    selectedOptions = screen.selectedOptions
    progress = screen.progress
    step = screen.step
    phase = screen.phase
  }

  fileprivate typealias QuizScreen = ShownQuiz<Log>
}

/// A question and its options.
public struct QuizStep: Equatable, Sendable, PrintsFields {
  /// An answer that may be selected.
  public struct Option: Identifiable, Equatable, Sendable, PrintsFields {
    public let id: String
    /// The answer in the viewer's language.
    public let text: String
  }

  /// Of the question in its flow.
  public let id: String
  /// The question in the viewer's language.
  public let text: String
  /// The answers to select from, in the order of the flow.
  public let options: [Option]
}

/// What a quiz led to.
public struct QuizOutcome: Equatable, Sendable, PrintsFields {
  /// Of the result in its flow.
  public let id: String
  /// The result's heading in the viewer's language.
  public let title: String
  /// What the result says, in the viewer's language.
  public let text: String
  /// A code of the catalog of practice areas, and what people read; nil if it recommends none.
  public let practiceArea: String?
  /// The label of `practiceArea` in the viewer's language; nil if that is nil.
  public let practiceAreaName: String?
  /// A code of the catalog of incident types.
  public let incidentType: String?
}

/// A quiz in words.
private struct ShownQuiz<Log: EventStore>: Sendable {
  let phase: QuizModel<Log>.Phase
  let selectedOptions: [String]
  let progress: Double
  let step: Int

  /// - Returns: nil for a quiz that was not begun, or is another's.
  init?(_ quiz: Quiz, in catalogs: CatalogBook, _ viewer: Viewer<Log>) {
    guard quiz.status != .none, quiz.isParty(viewer.actor, as: viewer.role) else { return nil }
    let language = viewer.words.language
    selectedOptions = quiz.selectedOptions
    progress = Double(quiz.progressPermille) / 1000
    step = quiz.step
    let flow = catalogs.flow(quiz.flow, version: quiz.version)
    if quiz.status == .abandoned {
      phase = .abandoned
    } else if quiz.isComplete, let result = quiz.result.flatMap({ flow?.result($0) }) {
      phase = .result(
        QuizOutcome(
          id: result.id, title: result.title[language], text: result.text[language],
          practiceArea: quiz.practiceArea,
          practiceAreaName: quiz.practiceArea.map {
            catalogs.label(of: $0, in: .practiceAreas, language)
          },
          incidentType: quiz.incidentType))
    } else if let question = flow?.question(quiz.currentQuestion) {
      phase = .question(
        QuizStep(
          id: question.id, text: question.text[language],
          options: question.options.map { .init(id: $0.id, text: $0.text[language]) }))
    } else {
      phase = .failed(message: viewer.words.name(of: RefusalCode.flowBroken))
    }
  }
}

extension QuizModel.Phase: PrintsFields {}
