import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// An incident report that is being written.
public typealias ReportFormModel<Log: EventStore> = FormModel<ReportForm, Log>
/// A request for advice that is being written.
public typealias LeadFormModel<Log: EventStore> = FormModel<LeadForm, Log>

/// A form: filled in, saved as a draft, handed in once, and confirmed.
///
/// What is wrong with it is what the kernel says to it. A draft that was saved goes on with its
/// identifier, on another day too. What an outbox keeps is `isQueued` until the other side has it;
/// what that refuses comes back, whatever was queued after it.
@MainActor @Observable public final class FormModel<Form: DraftForm, Log: EventStore> {
  /// How far the form is.
  public enum Phase: Equatable, Sendable {
    /// Open to changes; the draft is being kept or thrown away; the form is being handed in.
    case editing, saving, submitting
    /// Handed in, and safe in the outbox until the other side has it.
    case queued(FormConfirmation)
    /// Handed in, and accepted by the log: with an outbox, by that of the other side.
    case confirmed(FormConfirmation)
    /// Thrown away; with an outbox, as soon as that is queued.
    case discarded
  }

  /// The draft's stream: it resumes the form later.
  public let id: Identifier
  /// What is filled in: which command each step sends.
  public let form: Form
  /// What the form says now.
  public var details = Form.Details()
  /// How far the form is; `editing` again once it was refused.
  public private(set) var phase = Phase.editing
  /// What the kernel holds against it: against what was last saved, or against handing it in.
  public private(set) var problems: [FormProblem] = []
  /// What was last sent and is not known to be in the log, as after a failure: `save` goes on.
  public private(set) var failure: StoreFailure?
  /// The codes of every field that is chosen from a catalog, in the viewer's language.
  public private(set) var choices: [String: [CatalogChoice]] = [:]

  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private let sender: Sender<Log>
  private var progress: FormProgress<Form>
  /// What the log did not take, or not that we know.
  @ObservationIgnored private var unsettled: Step?
  @ObservationIgnored private var watching: Watching?

  /// - Parameters:
  ///   - viewer: who fills it in.
  ///   - form: as it is at the beginning.
  ///   - draft: one that was begun before; nil for a new one.
  public init(_ viewer: Viewer<Log>, _ form: Form, draft: Identifier? = nil) {
    self.viewer = viewer
    self.form = form
    id = draft ?? viewer.newID()
    sender = Sender(viewer)
    progress = FormProgress(form)
    sender.whenChanged = { [weak self] item in self?.changed(item) }
    if draft != nil { resume() }
    look()
  }

  /// Whether something is on its way, or all is over: fields and buttons are disabled.
  public var isDisabled: Bool { phase != .editing }
  /// Whether the log holds all that the form says: with an outbox, that of the other side.
  public var isSaved: Bool { !progress.isWaiting && isSaying(progress.saved) }
  /// Whether all that the form says is safe in the outbox, and the other side has not taken it yet.
  public var isQueued: Bool { progress.isWaiting && isSaying(progress.expected) }

  private func isSaying(_ saved: Form.Details?) -> Bool {
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
    (phase, problems) = (.saving, [])
    defer { if phase == .saving { phase = .editing } }
    guard await store(), phase == .saving else { return false }
    // What the other side does not have yet it cannot judge either.
    if progress.isWaiting { return true }
    let command = viewer.envelope(form.submit(), to: stream, viewer.newID())
    switch await viewer.forecast(of: command) {
    case .refused(let reasons, _): problems = reasons.map { problem($0) }
    case .failed(let failure): self.failure = failure
    case .accepted, .repeated: break
    }
    return true
  }

  /// Saves the form and hands it in; nothing if that is going on, or done.
  public func submit() async {
    guard phase == .editing else { return }
    (phase, problems) = (.submitting, [])
    defer { if phase == .submitting { phase = .editing } }
    guard await store(), phase == .submitting else { return }
    await send(.submit)
  }

  /// Throws the draft away.
  public func discard() async {
    guard phase == .editing else { return }
    (phase, problems) = (.saving, [])
    defer { if phase == .saving { phase = .editing } }
    guard await settle(), phase == .saving else { return }
    guard progress.expected != nil else {
      await leave(behind: .discard)
      return phase = .discarded
    }
    await send(.discard)
  }

  private var stream: StreamID { StreamID(Form.category, id) }

  private typealias Step = FormStep<Form.Details>

  /// Begins the draft if it was not begun, and sends what has changed since.
  private func store() async -> Bool {
    guard await settle() else { return false }
    if phase != .saving, phase != .submitting { return true }
    if progress.expected == nil, await !send(.start) { return false }
    guard let expected = progress.expected,
      let changes = form.changes(from: expected, to: details)
    else {
      // What was refused of it is taken back.
      await leave(behind: .edit(changes: Form.Details()))
      return true
    }
    return await send(.edit(changes: changes))
  }

  /// Sends what failed before once more, as it was, so that it happens once.
  private func settle() async -> Bool {
    guard let step = unsettled else { return true }
    failure = nil
    return await note(sender.retry(), to: step)
  }

  @discardableResult private func send(_ step: Step) async -> Bool {
    failure = nil
    let command: DomainCommand =
      switch step {
      case .start: form.start()
      case .edit(let changes): form.edit(changes)
      case .submit: form.submit()
      case .discard: form.discard()
      }
    let refused = progress.place(for: step)?.id
    return await note(sender.send(command, to: stream, inPlaceOf: refused), to: step)
  }

  /// Asks no more for what the other side has refused, and a step makes up for.
  private func leave(behind step: Step) async {
    for item in progress.refused(behind: step) {
      // First, so that its end is not taken for that of the step.
      progress.forget(item.id)
      if await !sender.drop(item.id), let left = viewer.outbox?.item(item.id), !left.isSettled {
        progress.add(left)
      }
    }
  }

  /// - Returns: whether the step was taken.
  private func note(_ answer: Answer?, to step: Step) async -> Bool {
    unsettled = nil
    switch answer {
    case nil:
      switch sender.progress {
      case .queued(let item):
        progress.add(item)
        take(step, .queued(confirmation(at: item.queuedAt)))
        await leave(behind: step)
        return true
      case .failed(_, let failure): (unsettled, self.failure) = (step, failure)
      default: break
      }
      return false
    case .refused(let refused):
      if let item = viewer.outbox?.item(refused.command) { progress.add(item) }
      problems = refused.reasons.map { problem($0) }
      return false
    case .accepted(let receipt):
      progress.forget(receipt.command)
      progress.accept(step)
      take(step, .confirmed(confirmation(at: receipt.recorded)))
      await leave(behind: step)
      return true
    }
  }

  /// - Parameter submitted: how a form stands that is handed in.
  private func take(_ step: Step, _ submitted: Phase) {
    switch step {
    case .start, .edit: break
    case .submit: phase = submitted
    case .discard: phase = .discarded
    }
  }

  // MARK: Queued

  /// Goes on with what an outbox keeps of this form from another day.
  private func resume() {
    guard let outbox = viewer.outbox else { return }
    for item in outbox.pending where item.stream == stream && item.command.actor == viewer.actor {
      guard let step = progress.add(item) else { continue }
      sender.follow(item.id, in: outbox)
      show(item, step)
    }
    details = progress.written ?? Form.Details()
  }

  private func changed(_ item: OutboxItem) {
    if let step = progress.change(item) { show(item, step) }
  }

  /// A step counts once the other side has taken it; a refused one leaves problems to correct.
  private func show(_ item: OutboxItem, _ step: Step) {
    switch item.status {
    case .acknowledged: take(step, .confirmed(confirmation(at: Receipt(item).recorded)))
    case .refused:
      for found in item.reasons.map({ problem($0) }) where !problems.contains(found) {
        problems.append(found)
      }
      takeBack(step)
    case .dropped where item.replacement == Identifier(): takeBack(step)
    case .dropped, .none: break
    case .queued, .sending, .retry, .parked, .conflict:
      // Refused before, and tried again.
      if phase == .editing { take(step, .queued(confirmation(at: item.queuedAt))) }
    }
  }

  private func takeBack(_ step: Step) {
    switch (step, phase) {
    case (.submit, .queued), (.discard, .discarded): phase = .editing
    default: break
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
    guard let draft = state.draft, progress.saved == nil else { return }
    switch phase {
    case .editing, .queued: break
    case .saving, .submitting, .confirmed, .discarded: return
    }
    // A draft that was begun before: whatever was typed meanwhile stays.
    let before = progress.written ?? Form.Details()
    progress.saved = draft
    if details == before { details = progress.written ?? draft }
    if let submitted = state.submitted {
      phase = .confirmed(confirmation(at: submitted))
    }
  }
}

extension FormModel.Phase: PrintsFields {}
