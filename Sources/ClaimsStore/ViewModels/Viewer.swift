import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// The person at a screen: who they are, their role, and what all their screens share.
///
/// They see what their roles in the register let them see, and act in one of them.
public struct Viewer<Log: EventStore>: Sendable {
  /// Answers the screens, and takes their commands unless there is an `outbox`.
  public let store: Store<Log>
  /// Empty for a person who gives no name.
  public let actor: ActorID
  /// The role in which they act.
  public let role: Role
  /// The language in which they read.
  public let words: Words
  /// Gives out identifiers of commands and streams.
  public let newID: @Sendable () -> Identifier
  /// Reads the clock: what they may see depends on the time.
  public let now: @Sendable () -> Instant
  /// The queue of commands for the other side; nil if the store is asked itself.
  public let outbox: (any OutboxPort)?

  /// Creates a viewer who reads in `language`; without an outbox, commands go to the store itself. Identifiers are drawn
  /// unless others are given out.
  public init(
    _ store: Store<Log>, actor: ActorID, role: Role, language: Language,
    newID: @escaping @Sendable () -> Identifier = { .random() },
    now: @escaping @Sendable () -> Instant,
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
public enum Shown<Value: Equatable & Sendable>: Equatable, Sendable, PrintsFields {
  /// There is no answer yet.
  case loading
  /// There is nothing, or nothing that the viewer sees.
  case empty
  /// There is something to show.
  case value(Value)
  /// The store did not answer.
  case failed(StoreFailure)

  /// What there is to show; nil in every other case.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

/// Why the store did not answer, in the viewer's language.
public struct StoreFailure: WordedFault, Equatable, Sendable {
  /// As the log says it.
  public let error: EventStoreError
  /// The error in the viewer's language.
  public let message: String

  /// Creates a failure with a message in the language of `words`.
  public init(_ error: EventStoreError, in words: Words) {
    self.error = error
    message = words.text(for: error)
  }

  public var wording: Phrase { error.wording }
}
