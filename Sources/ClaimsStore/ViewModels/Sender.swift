import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Observation

/// Sends a viewer's commands one at a time, and shows what became of the last one.
///
/// While one is on its way nothing else is sent: a button that was pressed twice sends once. What
/// the log did not take may be sent again under its old identifier, so that it happens once whether
/// or not the first attempt came through.
///
/// A viewer with an outbox queues: the command is safe then, and what became of it shows when the
/// other side has said so.
@MainActor @Observable public final class Sender<Log: EventStore> {
  /// What became of the last command.
  public enum Progress: Equatable, Sendable {
    case idle
    case pending(CommandEnvelope)
    /// It is safe in the outbox, and waits there for the other side, or for somebody to decide.
    case queued(OutboxItem)
    case accepted(Receipt)
    /// The reasons in the viewer's language.
    case refused(RefusedAnswer, message: String)
    /// The log's fault, not the command's: `retry` sends it again.
    case failed(CommandEnvelope, StoreFailure)
  }

  public private(set) var progress = Progress.idle
  @ObservationIgnored private let viewer: Viewer<Log>
  @ObservationIgnored private var watching: Watching?
  /// Called when the other side has answered what was queued last.
  @ObservationIgnored var whenAnswered: ((Answer) -> Void)?

  public init(_ viewer: Viewer<Log>) { self.viewer = viewer }

  public var isSending: Bool { if case .pending = progress { true } else { false } }

  /// Why the last command was not accepted, in the viewer's language; nil where it was.
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
  ///   - id: an old one for a command that was sent before.
  ///   - expectedRevision: the revision that the viewer saw; nil for whatever it is now.
  /// - Returns: nil where one was on its way, where the log took nothing, and where it was queued.
  @discardableResult public func send(
    _ command: DomainCommand, to stream: StreamID, id: Identifier? = nil,
    expectedRevision: UInt64? = nil
  ) async -> Answer? {
    guard !isSending else { return nil }
    return await send(
      CommandEnvelope(
        id: id ?? viewer.newID(), actor: viewer.actor, role: viewer.role, stream: stream,
        command: command, expectedRevision: expectedRevision))
  }

  /// Sends the command that failed once more, under the same identifier; nothing where none did.
  @discardableResult public func retry() async -> Answer? {
    guard case .failed(let command, _) = progress else { return nil }
    return await send(command)
  }

  /// Forgets what became of the last command, unless it is still on its way.
  public func dismiss() {
    if !isSending { progress = .idle }
  }

  private func send(_ command: CommandEnvelope) async -> Answer? {
    progress = .pending(command)
    watching = nil
    if let outbox = viewer.outbox { return await queue(command, in: outbox) }
    do throws(EventStoreError) { return show(try await viewer.store.send(command)) } catch {
      progress = .failed(command, StoreFailure(error, in: viewer.words))
      return nil
    }
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
    let changes = outbox.changes()
    do throws(OutboxError) {
      let item = try await outbox.enqueue(command)
      progress = .queued(item)
      follow(item.id, changes)
      return show(item)
    } catch {
      switch error {
      case .refused(let refusal): return show(.refused(RefusedAnswer(refusal, of: command)))
      case .store(let failure):
        progress = .failed(command, StoreFailure(failure, in: viewer.words))
        return nil
      }
    }
  }

  private func follow(_ id: Identifier, _ changes: AsyncStream<OutboxItem>) {
    watching = Watching { [weak self] in
      for await item in changes where item.id == id {
        guard !Task.isCancelled, let self else { return }
        await self.changed(item)
      }
    }
  }

  private func changed(_ item: OutboxItem) {
    if let answer = show(item) { whenAnswered?(answer) }
  }

  /// Shows an item as it stands, as long as it is the last command.
  ///
  /// - Returns: what the other side has answered; nil where it has not.
  private func show(_ item: OutboxItem) -> Answer? {
    guard case .queued(let shown) = progress, shown.id == item.id else { return nil }
    switch item.status {
    case .acknowledged: return show(.accepted(Receipt(item)))
    case .refused: return show(.refused(RefusedAnswer(item)))
    case .dropped: progress = .idle
    case .none, .queued, .sending, .retry, .parked, .conflict: progress = .queued(item)
    }
    return nil
  }
}
