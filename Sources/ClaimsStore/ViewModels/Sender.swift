import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing
import Observation

/// Sends a viewer's commands one at a time, and shows what became of the last one.
///
/// While one is on its way nothing else is sent: a button that was pressed twice sends once. What
/// the log did not take may be sent again under its old identifier, so that it happens once whether
/// or not the first attempt came through.
///
/// A viewer with an outbox queues: the command is safe then, and what became of it shows when the
/// other side has said so. The same once more, while the first is neither settled nor refused, is the
/// first.
///
/// The same once more within half a second of being accepted is the second press of a button, and not
/// asked for again, unless what was accepted has been dismissed.
@MainActor @Observable public final class Sender<Log: EventStore> {
  /// What became of the last command.
  public enum Progress: Equatable, Sendable {
    /// Nothing was sent, or what became of it was dismissed or dropped.
    case idle
    /// It is on its way: nothing else is sent meanwhile.
    case pending(CommandEnvelope)
    /// It is safe in the outbox, and waits there for the other side, or for a person to decide.
    case queued(OutboxItem)
    /// The log has taken it; with an outbox, that of the other side.
    case accepted(Receipt)
    /// The reasons in the viewer's language.
    case refused(RefusedAnswer, message: String)
    /// The log's fault, not the command's: `retry` sends it again.
    case failed(CommandEnvelope, StoreFailure)
  }

  /// What became of the last command.
  public private(set) var progress = Progress.idle
  @ObservationIgnored private let viewer: Viewer<Log>
  /// What `progress` shows as accepted, and since when.
  @ObservationIgnored private var accepted: (command: CommandEnvelope, at: Instant)?
  @ObservationIgnored private var watching: Watching?
  /// What was queued and is not settled.
  @ObservationIgnored private var outstanding: Set<Identifier> = []
  /// The one of them whose progress is shown.
  @ObservationIgnored private var shown: Identifier?
  /// What was told of the command that is just being queued.
  @ObservationIgnored private var early: OutboxItem?
  /// What the other side has refused, and is put right under its own identifier.
  @ObservationIgnored private var mended: Identifier?
  /// Called with every change of what was queued here, once `progress` shows it.
  @ObservationIgnored var whenChanged: ((OutboxItem) -> Void)?

  /// Creates a sender that has sent nothing yet.
  public init(_ viewer: Viewer<Log>) { self.viewer = viewer }

  /// Whether a command is on its way; `send` does nothing then.
  public var isSending: Bool { if case .pending = progress { true } else { false } }

  /// Why the last command was not accepted, in the viewer's language; nil if it was.
  public var message: String? {
    switch progress {
    case .refused(_, let message): message
    case .failed(_, let failure): failure.message
    case .idle, .pending, .queued, .accepted: nil
    }
  }

  /// Sends a command to a stream.
  ///
  /// - Parameters:
  ///   - command: what is asked for.
  ///   - stream: what it goes to, which need not exist.
  ///   - id: an old one for a command that was sent before.
  ///   - expectedRevision: the revision that the viewer saw; nil for whatever it is now.
  ///   - mayRepeat: whether the same, right after it was accepted, is another step, as in a quiz.
  /// - Returns: nil if one was on its way, if the log took nothing, and if it was queued.
  @discardableResult public func send(
    _ command: DomainCommand, to stream: StreamID, id: Identifier? = nil,
    expectedRevision: UInt64? = nil, mayRepeat: Bool = false
  ) async -> Answer? {
    guard !isSending else { return nil }
    let envelope = CommandEnvelope(
      id: id ?? viewer.newID(), actor: viewer.actor, role: viewer.role, stream: stream,
      command: command, expectedRevision: expectedRevision)
    if id == nil {
      if !mayRepeat, let answer = answer(toSecondPress: envelope) { return answer }
      if let outbox = viewer.outbox, let item = outbox.unsettled(like: envelope) {
        return await goOn(with: item, in: outbox)
      }
    }
    return await send(envelope)
  }

  /// Sends a command in place of one that the other side has refused: at its place and under its
  /// identifier, so that nothing refused is left over. As a new one if that was decided
  /// about meanwhile.
  ///
  /// - Parameter refused: nil for a new one.
  func send(
    _ command: DomainCommand, to stream: StreamID, inPlaceOf refused: Identifier?
  ) async -> Answer? {
    guard let refused, viewer.outbox != nil, !isSending else {
      return await send(command, to: stream)
    }
    mended = refused
    return await send(command, to: stream, id: refused)
  }

  /// Does not ask any more for what the other side has refused.
  ///
  /// - Returns: whether it is asked for no more.
  func drop(_ id: Identifier) async -> Bool {
    guard let outbox = viewer.outbox else { return false }
    // Away from the main actor, since the outbox waits for its disk.
    return await Task.detached { (try? outbox.drop(id, reason: "")) != nil }.value
  }

  /// Sends the command that failed once more, under the same identifier; nothing if none did.
  @discardableResult public func retry() async -> Answer? {
    guard case .failed(let command, _) = progress else { return nil }
    return await send(command)
  }

  /// Forgets what became of the last command, unless it is still on its way.
  public func dismiss() {
    guard !isSending else { return }
    (progress, shown) = (.idle, nil)
  }

  private func send(_ command: CommandEnvelope) async -> Answer? {
    (progress, shown) = (.pending(command), nil)
    if let outbox = viewer.outbox { return await queue(command, in: outbox) }
    do throws(EventStoreError) {
      let answer = try await viewer.store.send(command)
      if answer.isAccepted { accepted = (command, viewer.now()) }
      return show(answer)
    } catch {
      progress = .failed(command, StoreFailure(error, in: viewer.words))
      return nil
    }
  }

  /// What the first press was answered, if this is the second.
  private func answer(toSecondPress command: CommandEnvelope) -> Answer? {
    guard case .accepted(let receipt) = progress, let accepted else { return nil }
    var first = accepted.command
    (first.id, first.expectedRevision) = (command.id, command.expectedRevision)
    let (since, isFar) = viewer.now().nanoseconds.subtractingReportingOverflow(
      accepted.at.nanoseconds)
    guard first == command, !isFar, 0..<secondPress ~= since else { return nil }
    return .accepted(receipt)
  }

  @discardableResult private func show(_ answer: Answer) -> Answer {
    switch answer {
    case .accepted(let receipt): progress = .accepted(receipt)
    case .refused(let refused):
      progress = .refused(refused, message: viewer.words.text(for: refused.reasons))
    }
    return answer
  }

  // MARK: Through an outbox

  private func queue(_ command: CommandEnvelope, in outbox: any OutboxPort) async -> Answer? {
    follow(command.id, in: outbox)
    early = nil
    do throws(OutboxError) {
      let item =
        if command.id == mended { try await outbox.mend(command) } else {
          try await outbox.enqueue(command)
        }
      return show(queued: early ?? item)
    } catch {
      if command.id != mended { outstanding.remove(command.id) }
      switch error {
      case .refused where command.id == mended:
        // It was decided about meanwhile.
        (progress, mended) = (.idle, nil)
        return await send(command.command, to: command.stream)
      case .refused(let refusal): return show(.refused(RefusedAnswer(refusal, of: command)))
      case .store(let failure):
        progress = .failed(command, StoreFailure(failure, in: viewer.words))
        return nil
      }
    }
  }

  /// What was pressed before waits: it is not queued again. If it was given up, it is tried again.
  private func goOn(with item: OutboxItem, in outbox: any OutboxPort) async -> Answer? {
    guard let command = try? item.envelope() else { return nil }
    (progress, early) = (.pending(command), nil)
    follow(item.id, in: outbox)
    var known = item
    if item.status == .parked {
      // Away from the main actor, since the outbox waits for its disk.
      known = await Task.detached { try? outbox.retry(item.id) }.value ?? item
    }
    return show(queued: early ?? outbox.item(item.id) ?? known)
  }

  /// Hears from now on what becomes of an item.
  func follow(_ id: Identifier, in outbox: any OutboxPort) {
    outstanding.insert(id)
    guard watching == nil else { return }
    let changes = outbox.changes()
    watching = Watching { [weak self] in
      for await item in changes {
        guard !Task.isCancelled, let self else { return }
        await self.changed(item)
      }
    }
  }

  private func show(queued item: OutboxItem) -> Answer? {
    (progress, shown) = (.queued(item), item.id)
    return show(item)
  }

  private func changed(_ item: OutboxItem) {
    guard outstanding.contains(item.id) else { return }
    if case .pending(let command) = progress, command.id == item.id {
      early = item
      return
    }
    _ = show(item)
    whenChanged?(item)
  }

  /// Shows an item's present state, as long as it is the last command.
  ///
  /// - Returns: what the other side has answered; nil if it has not.
  private func show(_ item: OutboxItem) -> Answer? {
    let isShown = item.id == shown
    if item.isSettled { outstanding.remove(item.id) }
    if item.replacement != Identifier() {
      outstanding.insert(item.replacement)
      if isShown { shown = item.replacement }
      return nil
    }
    guard isShown else { return nil }
    switch item.status {
    case .acknowledged:
      accepted = (try? item.envelope()).map { ($0, viewer.now()) }
      return show(.accepted(Receipt(item)))
    case .refused: return show(.refused(RefusedAnswer(item)))
    case .dropped: progress = .idle
    case .none, .queued, .sending, .retry, .parked, .conflict: progress = .queued(item)
    }
    return nil
  }
}

/// The longest time between the two presses of a double click, as systems count it, in nanoseconds.
private let secondPress: Int64 = 500_000_000

extension Sender.Progress: PrintsFields {}
