#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// The form of an incident report, under a name or under none.
  public struct ReportFormView<Log: EventStore>: View {
    @State private var model: ReportFormModel<Log>

    public init(_ viewer: Viewer<Log>, _ form: ReportForm, draft: Identifier? = nil) {
      _model = State(initialValue: FormModel(viewer, form, draft: draft))
    }

    public var body: some View {
      Form {
        choice("attackType", $model.details.attackType)
        choice("impact", $model.details.impact)
        text("attackOrigin", $model.details.attackOrigin)
        text("description", $model.details.description)
        if let failure = model.failure { Text(failure.message) }
        if case .confirmed(let confirmation) = model.phase {
          Text(confirmation.id.text)
          if let code = confirmation.receiptCode { Text(code).font(.title) }
        }
        Button("✓") { Task { await model.save() } }.disabled(model.isDisabled)
        Button("→") { Task { await model.submit() } }.disabled(model.isDisabled)
      }
    }

    @ViewBuilder private func choice(_ field: String, _ value: Binding<String?>) -> some View {
      Picker(field, selection: value) {
        Text("–").tag(String?.none)
        ForEach(model.choices[field] ?? []) { Text($0.name).tag(String?.some($0.code)) }
      }
      .disabled(model.isDisabled)
      problem(with: field)
    }

    @ViewBuilder private func text(_ field: String, _ value: Binding<String?>) -> some View {
      TextField(
        field, text: Binding(get: { value.wrappedValue ?? "" }, set: { value.wrappedValue = $0 })
      )
      .disabled(model.isDisabled)
      problem(with: field)
    }

    @ViewBuilder private func problem(with field: String) -> some View {
      if let problem = model.problem(with: field) { Text(problem).font(.caption) }
    }
  }
#endif
