import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Observation

/// Sends a viewer's commands one at a time, and shows what became of the last one.
///
/// While one is on its way nothing else is sent: a button that was pressed twice sends once. What
/// the log did not take may be sent again under its old identifier, so that it happens once whether
/// or not the first attempt came through.
@MainActor @Observable public final class Sender<Log: EventStore> {
  /// What became of the last command.
  public enum Progress: Equatable, Sendable {
    case idle
    case pending(CommandEnvelope)
    case accepted(Receipt)
    /// The reasons in the viewer's language.
    case refused(RefusedAnswer, message: String)
    /// The log's fault, not the command's: `retry` sends it again.
    case failed(CommandEnvelope, StoreFailure)
  }

  public private(set) var progress = Progress.idle
  @ObservationIgnored private let viewer: Viewer<Log>

  public init(_ viewer: Viewer<Log>) { self.viewer = viewer }

  public var isSending: Bool { if case .pending = progress { true } else { false } }

  /// Why the last command was not accepted, in the viewer's language; nil where it was.
  public var message: String? {
    switch progress {
    case .refused(_, let message): message
    case .failed(_, let failure): failure.message
    case .idle, .pending, .accepted: nil
    }
  }

  /// Sends a command to a stream.
  ///
  /// - Parameters:
  ///   - id: an old one for a command that was sent before.
  ///   - expectedRevision: the revision that the viewer saw; nil for whatever it is now.
  /// - Returns: nil where one was on its way, and where the log took nothing.
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
    do throws(EventStoreError) {
      let answer = try await viewer.store.send(command)
      switch answer {
      case .accepted(let receipt): progress = .accepted(receipt)
      case .refused(let refused):
        progress = .refused(refused, message: viewer.words.text(for: refused.reasons))
      }
      return answer
    } catch {
      progress = .failed(command, StoreFailure(error, in: viewer.words))
      return nil
    }
  }
}
