#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// The form of an incident report, under a name or under none.
  public struct ReportFormView<Log: EventStore>: View {
    @State private var model: ReportFormModel<Log>
    private let words: Words

    public init(_ viewer: Viewer<Log>, _ form: ReportForm, draft: Identifier? = nil) {
      _model = State(initialValue: FormModel(viewer, form, draft: draft))
      words = viewer.words
    }

    public var body: some View {
      Form {
        choice("attackType", $model.details.attackType)
        choice("impact", $model.details.impact)
        text("attackOrigin", $model.details.attackOrigin)
        text("description", $model.details.description)
        if let failure = model.failure { Text(failure.message) }
        ForEach(Array(model.problems.enumerated()), id: \.offset) { _, problem in
          if problem.fields.isEmpty { Text(problem.message) }
        }
        switch model.phase {
        case .queued(let confirmation):
          // Safe, and not with the other side yet.
          Text(words.name(of: OutboxStatus.queued))
          handedIn(confirmation)
        case .confirmed(let confirmation): handedIn(confirmation)
        case .editing where model.isQueued: Text(words.name(of: OutboxStatus.queued))
        case .editing, .saving, .submitting, .discarded: EmptyView()
        }
        SymbolButton("✓", saying: words.label(ofVerbNamed: "editReport")) {
          Task { await model.save() }
        }
        .disabled(model.isDisabled)
        SymbolButton("→", saying: words.label(ofVerbNamed: "submitReport")) {
          Task { await model.submit() }
        }
        .disabled(model.isDisabled)
      }
    }

    @ViewBuilder private func handedIn(_ confirmation: FormConfirmation) -> some View {
      Text(confirmation.id.text)
      if let code = confirmation.receiptCode { Text(code).font(.title) }
    }

    @ViewBuilder private func choice(_ field: String, _ value: Binding<String?>) -> some View {
      Picker(words.name(ofField: field), selection: value) {
        Text("–").tag(String?.none)
        ForEach(model.choices[field] ?? []) { Text($0.name).tag(String?.some($0.code)) }
      }
      .disabled(model.isDisabled)
      problem(with: field)
    }

    @ViewBuilder private func text(_ field: String, _ value: Binding<String?>) -> some View {
      TextField(
        words.name(ofField: field),
        text: Binding(get: { value.wrappedValue ?? "" }, set: { value.wrappedValue = $0 })
      )
      .disabled(model.isDisabled)
      problem(with: field)
    }

    @ViewBuilder private func problem(with field: String) -> some View {
      if let problem = model.problem(with: field) { Text(problem).font(.caption) }
    }
  }
#endif
