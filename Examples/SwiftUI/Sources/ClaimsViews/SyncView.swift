#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// What waits in an outbox, and what may be done about it.
  public struct SyncView<Log: EventStore>: View {
    @State private var model: SyncStatusModel<Log>
    /// What is being written in place of what stands in the outbox.
    @State private var texts: [Identifier: String] = [:]

    public init(
      _ outbox: Outbox<Log>, language: Language, newID: @escaping @Sendable () -> Identifier
    ) {
      _model = State(initialValue: SyncStatusModel(outbox, language: language, newID: newID))
    }

    public var body: some View {
      List {
        Text(model.isOnline ? "●" : "○")
        if !model.isSignedIn { Button("→") { model.signedIn() } }
        ForEach(model.items) { item in
          Section {
            LabeledContent(item.label, value: item.statusName)
            if let fault = item.fault { Text(fault).font(.caption) }
            if !item.explanation.isEmpty { Text(item.explanation).font(.caption) }
            if item.actions.contains(.editQueued), let text = item.text { edit(item.id, text) }
            if item.actions.contains(.retryQueued) {
              Button("↻") { Task { await model.retry(item.id) } }
            }
            if item.actions.contains(.retryAsNew) {
              Button("↻ +") { Task { await model.retryAsNew(item.id) } }
            }
            if item.actions.contains(.resolveConflict) {
              Button("↑") { Task { await model.resolve(item.id, by: .rebase) } }
              Button("↓") { Task { await model.resolve(item.id, by: .keepRemote) } }
            }
            if item.actions.contains(.dropQueued) {
              Button("×") { Task { await model.drop(item.id) } }
            }
          }
          .disabled(model.isBusy)
        }
        if let problem = model.problem { Text(problem) }
      }
    }

    /// A command by which something was written is put right by writing something else.
    @ViewBuilder private func edit(_ id: Identifier, _ text: String) -> some View {
      let written = texts[id] ?? text
      let typed = $texts
      TextField(
        text,
        text: Binding(
          get: { typed.wrappedValue[id] ?? text }, set: { typed.wrappedValue[id] = $0 }))
      Button("✎") {
        Task {
          await model.edit(id, text: written)
          if model.problem == nil { texts[id] = nil }
        }
      }
      .disabled(written == text)
    }
  }
#endif
