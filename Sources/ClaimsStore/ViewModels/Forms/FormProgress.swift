import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// One of the commands by which a form is written.
enum FormStep<Details: Message> {
  case start
  case edit(changes: Details)
  case submit, discard
}

extension FormStep {
  fileprivate var isDiscard: Bool { if case .discard = self { true } else { false } }

  /// Whether both are the same kind of step.
  fileprivate func isLike(_ other: FormStep) -> Bool {
    switch (self, other) {
    case (.start, .start), (.edit, .edit), (.submit, .submit), (.discard, .discard): true
    case (.start, _), (.edit, _), (.submit, _), (.discard, _): false
    }
  }
}

/// How far a form has come: what the other side holds of it, and what waits in an outbox. That is
/// safe, and may be refused yet.
struct FormProgress<Form: DraftForm> {
  typealias Step = FormStep<Form.Details>

  let form: Form
  /// What the other side holds; nil before the draft was begun there.
  var saved: Form.Details?
  /// What it has not taken, in the order of sending.
  private(set) var queued: [OutboxItem] = []

  init(_ form: Form) { self.form = form }

  /// Whether something waits for the other side's answer.
  var isWaiting: Bool { queued.contains { $0.status != .refused } }

  /// What the other side holds once it has taken all that waits; nil if the draft is not begun.
  var expected: Form.Details? { reached { $0.status == .refused ? nil : step(of: $0) } }

  /// What the form said last, as far as it is kept: also what the other side has refused. Nil if
  /// nothing is.
  var written: Form.Details? { reached { step(of: $0) } }

  /// - Parameter step: what an item is taken for; nil for nothing.
  private func reached(_ step: (OutboxItem) -> Step?) -> Form.Details? {
    var progress = self
    for item in queued { if let step = step(item) { progress.accept(step) } }
    return progress.saved
  }

  /// The other side has it.
  mutating func accept(_ step: Step) {
    switch step {
    case .start: saved = saved ?? Form.Details()
    case .edit(let changes):
      saved = form.details(saved ?? Form.Details(), changedBy: changes)
    case .submit, .discard: break
    }
  }

  /// It is safe in the outbox.
  ///
  /// - Returns: what it does; nil if it is no command of this form.
  @discardableResult mutating func add(_ item: OutboxItem) -> Step? {
    guard let step = step(of: item) else { return nil }
    if let place = queued.firstIndex(where: { $0.id == item.id }) {
      queued[place] = item
    } else {
      let behind = queued.firstIndex { $0.place > item.place }
      queued.insert(item, at: behind ?? queued.endIndex)
    }
    return step
  }

  /// Something has become of it.
  ///
  /// - Returns: what it does; nil if it is none that waits here.
  mutating func change(_ item: OutboxItem) -> Step? {
    guard let place = queued.firstIndex(where: { $0.id == item.id }) else { return nil }
    let step = step(of: item)
    switch item.status {
    case .acknowledged:
      queued.remove(at: place)
      if let step { accept(step) }
    case .dropped where item.replacement != Identifier():
      queued[place].command.id = item.replacement
    case .dropped: queued.remove(at: place)
    default: queued[place] = item
    }
    return step
  }

  // MARK: Mending

  /// What the other side has refused, and a step makes up for: it asks for the same kind of thing, or
  /// nothing is left of the form.
  func refused(behind step: Step) -> [OutboxItem] {
    queued.filter { item in
      guard item.status == .refused, let old = self.step(of: item) else { return false }
      return step.isDiscard || step.isLike(old)
    }
  }

  /// The refused item whose place a step may take: the newest, unless what waits behind it would
  /// undo the step there. Nil for none.
  func place(for step: Step) -> OutboxItem? {
    let like = queued.last { item in
      item.status == .refused && self.step(of: item).map { step.isLike($0) } ?? false
    }
    guard let item = like else { return nil }
    switch step {
    case .start: return item
    case .edit(let changes):
      let wanted = expected.map { form.details($0, changedBy: changes) }
      let there = reached { other in
        if other.id == item.id { return step }
        return other.status == .refused ? nil : self.step(of: other)
      }
      guard let wanted, let there else { return nil }
      return form.changes(from: there, to: wanted) == nil ? item : nil
    case .submit, .discard:
      return queued.contains { $0.status != .refused && $0.place > item.place } ? nil : item
    }
  }

  /// It is of no concern any more.
  mutating func forget(_ id: Identifier) { queued.removeAll { $0.id == id } }

  private func step(of item: OutboxItem) -> Step? {
    guard let command = (try? item.envelope())?.command else { return nil }
    if let changes = form.changes(by: command) { return .edit(changes: changes) }
    if command == form.start() { return .start }
    if command == form.submit() { return .submit }
    return command == form.discard() ? .discard : nil
  }
}
