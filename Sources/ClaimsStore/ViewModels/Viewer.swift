import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The person at a screen: who they are, their role, and what all their screens share.
///
/// They see what their roles in the register let them see, and act in one of them.
public struct Viewer<Log: EventStore>: Sendable {
  public let store: Store<Log>
  /// Empty for a person who gives no name.
  public let actor: ActorID
  /// The role in which they act.
  public let role: Role
  /// The language in which they read.
  public let words: Words
  /// Gives out identifiers of commands and streams.
  public let newID: @Sendable () -> Identifier
  public let now: @Sendable () -> Instant
  /// The queue of commands for the other side; nil if the store is asked itself.
  public let outbox: (any OutboxPort)?

  public init(
    _ store: Store<Log>, actor: ActorID, role: Role, language: Language,
    newID: @escaping @Sendable () -> Identifier, now: @escaping @Sendable () -> Instant,
    outbox: (any OutboxPort)? = nil
  ) {
    self.store = store
    self.outbox = outbox
    self.actor = actor
    self.role = role
    words = Words(language)
    self.newID = newID
    self.now = now
  }

  /// What they may see, as the register stands.
  public func access(in state: StoreState) -> ReaderRoles {
    ReaderRoles(of: actor, in: state.actors)
  }
}

/// What a screen shows: nothing yet, nothing at all, something, or why not.
public enum Shown<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  /// There is nothing, or nothing that the viewer sees.
  case empty
  case value(Value)
  case failed(StoreFailure)

  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

/// Why the store did not answer, in the viewer's language.
public struct StoreFailure: WordedFault, Equatable, Sendable {
  public let error: EventStoreError
  public let message: String

  public init(_ error: EventStoreError, in words: Words) {
    self.error = error
    message = words.text(for: error)
  }

  public var wording: Phrase { error.wording }
}
