import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Observation

/// An incident report that is being written.
public typealias ReportFormModel<Log: EventStore> = FormModel<ReportForm, Log>
/// A request for advice that is being written.
public typealias LeadFormModel<Log: EventStore> = FormModel<LeadForm, Log>

/// A form: filled in, saved as a draft, handed in once, and confirmed.
///
/// What is wrong with it is what the kernel says to it. A draft that was saved goes on with its
/// identifier, on another day too.
@MainActor @Observable public final class FormModel<Form: DraftForm, Log: EventStore> {
  public enum Phase: Equatable, Sendable {
    case editing, saving, submitting
    /// Handed in, and safe in the outbox until the other side has it.
    case queued(FormConfirmation)
    case confirmed(FormConfirmation)
    case discarded
  }

  public let id: Identifier
  public let form: Form
  /// What the form says now.
  public var details = Form.Details()
  public private(set) var phase = Phase.editing
  /// What the kernel holds against it: against what was last saved, or against handing it in.
  public private(set) var problems: [FormProblem] = []
  /// What was last sent and is not known to be in the log, as after a failure: `save` goes on.
  public private(set) var failure: StoreFailure?
  /// The codes of every field that is chosen from a catalog, in the viewer's language.
  public private(set) var choices: [String: [CatalogChoice]] = [:]

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let sender: Sender<Log>
  /// What the log holds; nil before the draft was begun.
  private var saved: Form.Details?
  /// What the log did not take, or not that we know.
  @ObservationIgnored private var unsettled: Step?
  @ObservationIgnored private var watching: Watching?

  /// - Parameter draft: one that was begun before; nil for a new one.
  public init(_ viewer: Viewer<Log>, _ form: Form, draft: Identifier? = nil) {
    self.viewer = viewer
    self.form = form
    id = draft ?? viewer.newID()
    sender = Sender(viewer)
    sender.whenAnswered = { [weak self] answer in self?.answered(answer) }
    look()
  }

  /// Whether something is on its way, or all is over: fields and buttons are disabled.
  public var isDisabled: Bool { phase != .editing }
  public var isSaved: Bool {
    saved.map { form.changes(from: $0, to: details) == nil } ?? false
  }

  /// What is wrong with a field, in the viewer's language.
  public func problem(with field: String) -> String? {
    problems.first { $0.fields.contains(field) }?.message
  }

  // MARK: Sending

  /// Keeps what the form says as a draft, and tells what is still missing to hand it in.
  @discardableResult public func save() async -> Bool {
    guard phase == .editing else { return false }
    phase = .saving
    defer { if phase == .saving { phase = .editing } }
    guard await store(), phase == .saving else { return false }
    // What the other side does not have yet it cannot judge either.
    if case .queued = sender.progress { return true }
    let command = viewer.envelope(form.submit(), to: stream, viewer.newID())
    switch await viewer.forecast(of: command) {
    case .refused(let reasons, _): problems = reasons.map { problem($0) }
    case .failed(let failure): self.failure = failure
    case .accepted, .repeated: problems = []
    }
    return true
  }

  /// Saves the form and hands it in; nothing where that is going on, or done.
  public func submit() async {
    guard phase == .editing else { return }
    phase = .submitting
    defer { if phase == .submitting { phase = .editing } }
    guard await store(), phase == .submitting else { return }
    await send(.submit)
  }

  /// Throws the draft away.
  public func discard() async {
    guard phase == .editing else { return }
    phase = .saving
    defer { if phase == .saving { phase = .editing } }
    guard await settle(), phase == .saving else { return }
    guard saved != nil else { return phase = .discarded }
    await send(.discard)
  }

  private var stream: StreamID { StreamID(Form.category, id) }

  /// One of the commands by which a form is written.
  private enum Step {
    case start
    /// And what the form says then.
    case edit(changes: Form.Details, whole: Form.Details)
    case submit, discard
  }

  /// Begins the draft where it was not begun, and sends what has changed since.
  private func store() async -> Bool {
    guard await settle() else { return false }
    if phase != .saving, phase != .submitting { return true }
    if saved == nil, await !send(.start) { return false }
    let whole = details
    guard let saved, let changes = form.changes(from: saved, to: whole) else { return true }
    return await send(.edit(changes: changes, whole: whole))
  }

  /// Sends what failed before once more, as it was, so that it happens once.
  private func settle() async -> Bool {
    guard let step = unsettled else { return true }
    failure = nil
    return note(await sender.retry(), to: step)
  }

  @discardableResult private func send(_ step: Step) async -> Bool {
    failure = nil
    let command: DomainCommand =
      switch step {
      case .start: form.start()
      case .edit(let changes, _): form.edit(changes)
      case .submit: form.submit()
      case .discard: form.discard()
      }
    return note(await sender.send(command, to: stream), to: step)
  }

  /// - Returns: whether the step was taken.
  private func note(_ answer: Answer?, to step: Step) -> Bool {
    switch answer {
    case nil:
      if case .queued(let item) = sender.progress {
        take(step)
        if case .submit = step { phase = .queued(confirmation(at: item.queuedAt)) }
        return true
      }
      unsettled = step
      if case .failed(_, let failure) = sender.progress { self.failure = failure }
      return false
    case .refused(let refused):
      unsettled = nil
      problems = refused.reasons.map { problem($0) }
      return false
    case .accepted(let receipt):
      take(step)
      if case .submit = step { phase = .confirmed(confirmation(at: receipt.recorded)) }
      return true
    }
  }

  /// What somebody has taken is not sent again.
  private func take(_ step: Step) {
    unsettled = nil
    problems = []
    switch step {
    case .start: saved = Form.Details()
    case .edit(_, let whole): saved = whole
    case .submit: break
    case .discard: phase = .discarded
    }
  }

  /// The other side has said something to what was queued: handed in is what it has taken.
  private func answered(_ answer: Answer) {
    switch answer {
    case .accepted(let receipt):
      if case .queued = phase { phase = .confirmed(confirmation(at: receipt.recorded)) }
    case .refused(let refused):
      problems = refused.reasons.map { problem($0) }
      if case .queued = phase { phase = .editing }
    }
  }

  private func problem(_ reason: Reason) -> FormProblem {
    FormProblem(reason, in: fieldRows(details), viewer.words)
  }

  private func confirmation(at time: Instant) -> FormConfirmation {
    FormConfirmation(id: id, submitted: time, receiptCode: form.receiptCode)
  }

  // MARK: Reading

  private func look() {
    let (viewer, form, id) = (viewer, form, id)
    watching = viewer.watch(on: Form.subjects(id)) { state in
      FormState(form, id, in: state, viewer)
    } show: { [weak self] result in
      guard case .success(let state) = result else { return }
      self?.show(state)
    }
  }

  private func show(_ state: FormState<Form>) {
    choices = state.choices
    guard let draft = state.draft, saved == nil, phase == .editing else { return }
    // A draft that was begun before: whatever was typed meanwhile stays.
    saved = draft
    if details == Form.Details() { details = draft }
    if let submitted = state.submitted {
      phase = .confirmed(confirmation(at: submitted))
    }
  }
}

/// What a form needs of a state.
private struct FormState<Form: DraftForm>: Sendable {
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

/// Something that the kernel holds against a form, in the viewer's language.
public struct FormProblem: Equatable, Sendable {
  public let reason: Reason
  /// The fields that it names; none where it is about the whole.
  public let fields: [String]
  public let message: String

  init(_ reason: Reason, in rows: [FieldList.Row], _ words: Words) {
    self.reason = reason
    let named = reason.expected.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let holding = rows.filter { !reason.found.utf8.isEmpty && $0.value == reason.found }
    fields = reason.found.utf8.isEmpty ? named : holding.map(\.path)
    message = words.text(for: reason)
  }
}

/// That a form was handed in.
public struct FormConfirmation: Equatable, Sendable {
  public let id: Identifier
  public let submitted: Instant
  /// What a reporter without a name keeps, to ask for the report later: nobody else knows it.
  public let receiptCode: String?

  public init(id: Identifier, submitted: Instant, receiptCode: String? = nil) {
    self.id = id
    self.submitted = submitted
    self.receiptCode = receiptCode
  }
}
