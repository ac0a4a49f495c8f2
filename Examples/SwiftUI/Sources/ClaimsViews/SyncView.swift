#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// What waits in an outbox, and what may be done about it.
  public struct SyncView<Log: EventStore>: View {
    @State private var model: SyncStatusModel<Log>
    private let words: Words
    /// What is being written in place of what stands in the outbox.
    @State private var texts: [Identifier: String] = [:]

    public init(
      _ outbox: Outbox<Log>, language: Language,
      newID: @escaping @Sendable () -> Identifier = { .random() }
    ) {
      _model = State(initialValue: SyncStatusModel(outbox, language: language, newID: newID))
      words = Words(language)
    }

    public var body: some View {
      List {
        Text(model.isOnline ? "●" : "○").accessibilityLabel(words.text(for: model.isOnline))
        if !model.isSignedIn {
          SymbolButton("→", saying: words.label(of: OutboxCommand.Kind.startSending)) {
            model.signedIn()
          }
        }
        ForEach(model.items) { item in
          Section {
            LabeledContent(item.label, value: item.statusName)
            if let fault = item.fault { Text(fault).font(.caption) }
            if !item.explanation.isEmpty { Text(item.explanation).font(.caption) }
            if item.actions.contains(.editQueued), let text = item.text { edit(item.id, text) }
            if item.actions.contains(.retryQueued) {
              button("↻", .retryQueued) { await model.retry(item.id) }
            }
            if item.actions.contains(.retryAsNew) {
              button("↻ +", .retryAsNew) { await model.retryAsNew(item.id) }
            }
            if item.actions.contains(.resolveConflict) {
              resolve("↑", item.id, by: .rebase)
              resolve("↓", item.id, by: .keepRemote)
            }
            if item.actions.contains(.dropQueued) {
              button("×", .dropQueued) { await model.drop(item.id) }
            }
          }
          .disabled(model.isBusy)
        }
        if let problem = model.problem { Text(problem) }
      }
    }

    private func button(
      _ symbol: String, _ verb: OutboxCommand.Kind, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
      SymbolButton(symbol, saying: words.label(of: verb)) { Task { await action() } }
    }

    private func resolve(
      _ symbol: String, _ id: Identifier, by policy: ConflictPolicy
    ) -> some View {
      SymbolButton(symbol, saying: words.name(of: policy)) {
        Task { await model.resolve(id, by: policy) }
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
      SymbolButton("✎", saying: words.label(of: OutboxCommand.Kind.editQueued)) {
        Task {
          await model.edit(id, text: written)
          if model.problem == nil { texts[id] = nil }
        }
      }
      .disabled(written == text)
    }
  }
#endif
