import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What the outbox's lock guards.
struct OutboxState {
  var book: OutboxBook
  var isOnline = true
  var isSignedIn = true
  /// Whether the connection has come back since something was last sent.
  var hasComeBack = false
  var isDelivering = false
  /// Whether a caller was told that another one delivers.
  var isAwaited = false
  /// When the last entry was recorded: the next is not earlier.
  var recorded = Instant(nanoseconds: .min)
  /// Why nothing could be delivered when that was tried last.
  var failure: EventStoreError?
  /// Wakes the delivering task as things come.
  var waker: AsyncStream<Void>.Continuation?

  init(book: OutboxBook) { self.book = book }
}

/// Why an outbox did not do what it was asked.
public enum OutboxError: WordedFault, Equatable, Sendable {
  /// The item does not allow it. Nothing has changed.
  case refused(Refusal)
  /// The outbox's own log failed.
  case store(EventStoreError)

  init(_ error: any Error) {
    switch error {
    case let refusal as Refusal: self = .refused(refusal)
    case let failure as EventStoreError: self = .store(failure)
    default: self = .store(.damaged(offset: 0, reason: "it cannot be encoded: \(error)"))
    }
  }

  public var wording: Phrase {
    switch self {
    case .refused(let refusal): refusal.wording
    case .store(let error): error.wording
    }
  }

  /// What the log says, for a request that no rule can refuse.
  var store: EventStoreError {
    switch self {
    case .store(let error): error
    case .refused(let refusal): .damaged(offset: 0, reason: refusal.message)
    }
  }
}

extension OutboxCommand {
  /// Who sends it: the sender of the command that is in the outbox, or the outbox itself.
  func sender(of item: OutboxItem) -> (actor: ActorID, role: Role) {
    switch self {
    case .startSending, .recordAcceptance, .recordRefusal, .recordFault, .giveUp, .reportConflict:
      return (ActorID("outbox"), .system)
    case .enqueue(let enqueue): return enqueue.command.sender
    case .resolveConflict, .retryQueued, .dropQueued, .editQueued, .retryAsNew:
      return item.command.sender
    }
  }
}

extension CommandRecord {
  fileprivate var sender: (actor: ActorID, role: Role) {
    (actor, Role(rawValue: role) ?? .unspecified)
  }
}

extension CommandEnvelope {
  func outboxRecord() throws(OutboxError) -> CommandRecord {
    do throws(WireError) { return try record() } catch {
      throw .store(.damaged(offset: 0, reason: "a command that cannot be encoded: \(error)"))
    }
  }
}

extension OutboxItem {
  /// The command as front ends know it.
  ///
  /// - Throws: if a newer version has queued what this build does not know.
  public func envelope() throws(WireError) -> CommandEnvelope { try CommandEnvelope(command) }
}
