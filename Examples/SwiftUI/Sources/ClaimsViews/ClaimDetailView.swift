#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// A claim: fields, what may be done, what waits to be settled, and its history, which can be
  /// stepped through.
  public struct ClaimDetailView<Log: EventStore>: View {
    @State private var model: ClaimDetailModel<Log>
    @State private var note = ""
    private let words: Words

    public init(_ viewer: Viewer<Log>, claim: Identifier) {
      _model = State(initialValue: ClaimDetailModel(viewer, claim: claim))
      words = viewer.words
    }

    public var body: some View {
      List {
        switch model.content {
        case .loading: ProgressView()
        case .empty: Text("–")
        case .failed(let failure): FailureView(failure.message, words) { model.reload() }
        case .value(let claim): sections(of: claim)
        }
      }
      .navigationTitle(model.content.value?.title ?? "")
    }

    @ViewBuilder private func sections(of claim: ClaimScreen) -> some View {
      Section {
        Text(claim.statusName)
        ForEach(claim.fields, id: \.path) { field in LabeledContent(field.name, value: field.value)
        }
      }
      Section {
        TextField(words.name(ofField: "text"), text: $note)
        SymbolButton("+", saying: words.label(ofVerbNamed: "addNote")) {
          Task {
            if await model.send(.addNote(AddNote(text: note)))?.isAccepted == true { note = "" }
          }
        }
        .disabled(model.isPast || model.sender.isSending)
        if let message = model.sender.message {
          Text(message)
          SymbolButton("↻", saying: words.label(of: OutboxCommand.Kind.retryQueued)) {
            Task { await model.sender.retry() }
          }
        }
        ForEach(claim.pending) { action in LabeledContent(action.label, value: action.doubts) }
      }
      ActionsView(model, claim.actions, words)
      Section {
        Stepper("\(words.name(ofField: "revision")) \(claim.revision)") {
          model.step(by: 1)
        } onDecrement: {
          model.step(by: -1)
        }
        ForEach(claim.timeline) { step in TimelineStepView(step) }
      }
    }
  }

  /// One event, what it changed, and what it says besides.
  struct TimelineStepView: View {
    private let step: TimelineStep

    init(_ step: TimelineStep) { self.step = step }

    var body: some View {
      VStack {
        Text(step.title)
        Text(step.recorded.text).font(.caption)
        ForEach(step.changes, id: \.path) { change in
          Text("\(change.name): \(change.before ?? "–") → \(change.after ?? "–")").font(.caption)
        }
        ForEach(step.said, id: \.path) { text in
          Text("\(text.name): \(text.value)").font(.caption)
        }
      }
    }
  }
#endif
