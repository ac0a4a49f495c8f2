#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// A quiz: one question at a time, then what it recommends.
  public struct QuizView<Log: EventStore>: View {
    @State private var model: QuizModel<Log>
    private let words: Words

    public init(_ viewer: Viewer<Log>, flow: QuizFlow) {
      _model = State(initialValue: QuizModel(viewer, flow: flow))
      words = viewer.words
    }

    public var body: some View {
      VStack {
        ProgressView(value: model.progress)
        switch model.phase {
        case .loading: ProgressView()
        case .question(let question):
          Text(question.text).font(.title)
          ForEach(question.options) { option in
            Button(option.text) { Task { await model.selectOption(option.id) } }
          }
          .disabled(model.sender.isSending)
          if model.canGoBack {
            SymbolButton("←", saying: words.label(ofVerbNamed: "goBack")) {
              Task { await model.goBack() }
            }
          }
        case .result(let result):
          Text(result.title).font(.title)
          Text(result.text)
          again { await model.reset() }
        case .abandoned: again { await model.start() }
        case .failed(let message): FailureView(message, words) { Task { await model.retry() } }
        }
        if let message = model.sender.message { Text(message).font(.caption) }
      }
      .task { await model.start() }
    }

    private func again(_ begin: @escaping @MainActor () async -> Void) -> some View {
      SymbolButton("↺", saying: words.label(ofVerbNamed: "resetQuiz")) { Task { await begin() } }
    }
  }
#endif
