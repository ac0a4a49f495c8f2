#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// A quiz: one question at a time, then what it recommends.
  public struct QuizView<Log: EventStore>: View {
    @State private var model: QuizModel<Log>

    public init(_ viewer: Viewer<Log>, flow: QuizFlow) {
      _model = State(initialValue: QuizModel(viewer, flow: flow))
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
          if model.canGoBack { Button("←") { Task { await model.goBack() } } }
        case .result(let result):
          Text(result.title).font(.title)
          Text(result.text)
          Button("↺") { Task { await model.reset() } }
        case .abandoned: Button("↺") { Task { await model.start() } }
        case .failed(let message): FailureView(message) { Task { await model.retry() } }
        }
        if let message = model.sender.message { Text(message).font(.caption) }
      }
      .task { await model.start() }
    }
  }
#endif
