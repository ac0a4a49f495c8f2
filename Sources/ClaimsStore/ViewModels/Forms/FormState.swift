import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a form needs of a state.
struct FormState<Form: DraftForm>: Sendable {
  let choices: [String: [CatalogChoice]]
  let draft: Form.Details?
  let submitted: Instant?

  init<Log: EventStore>(
    _ form: Form, _ id: Identifier, in state: StoreState, _ viewer: Viewer<Log>
  ) {
    var choices: [String: [CatalogChoice]] = [:]
    for (field, catalog) in Form.catalogs {
      choices[field] = CatalogChoice.all(of: catalog, in: state, viewer.words)
    }
    self.choices = choices
    let found = form.draft(id, in: state, of: viewer.actor, as: viewer.role)
    draft = found?.details
    submitted = found?.submitted
  }
}
