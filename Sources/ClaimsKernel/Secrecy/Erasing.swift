import ClaimsDomain
import EventSourcing
import Synchronization
import WriteAheadLog

/// Erases what is somebody's once the log says durably that it is erased.
///
/// First a note in the keyring, then the commit, then the keys are destroyed: whatever comes in between, the log tells
/// whether they have to be. Source: Specs/Secrecy.md, "Erasure".
final class Erasing: Sendable {
  private struct Erasure {
    let ticket: Ticket
    let owners: [KeyOwner]
    let time: Instant
  }

  private struct State {
    /// What the log says, and keys do not yet.
    var waiting: [Erasure] = []
    /// Why keys could not be destroyed that had to be; whoever opens the log anew tries again.
    var failure: EventStoreError?
    /// Whose texts the log says are erased, though their keys are there: a reader destroys none.
    var gone: [KeyOwner: Instant] = [:]
    /// How many streams had keys again whose texts are erased.
    var again = 0
  }

  private let keyring: Keyring
  private let state = Mutex(State())

  init(_ keyring: Keyring) { self.keyring = keyring }

  var failure: EventStoreError? { state.withLock { $0.failure } }

  /// When an owner's texts were erased whose key is there; nil if they were not.
  func time(of owner: KeyOwner) -> Instant? { state.withLock { $0.gone[owner] } }

  var erasedAgain: Int { state.withLock(\.again) }

  /// Whether some have a key whose texts are erased.
  var hidesSome: Bool { state.withLock { !$0.gone.isEmpty } }

  /// Appends a commit that erases.
  func append(
    _ commit: Commit, erasing owners: [KeyOwner],
    _ append: () throws(EventStoreError) -> Appended
  ) throws(EventStoreError) -> Appended {
    try told { () throws(KeyringError) in
      try keyring.beginDestroying(owners, now: commit.recorded)
    }
    // Nobody sees the commit before it is known that its keys wait to be destroyed.
    return try state.withLock { state throws(EventStoreError) in
      do throws(EventStoreError) {
        let appended = try append()
        state.waiting.append(
          Erasure(ticket: appended.ticket, owners: owners, time: commit.recorded))
        return appended
      } catch {
        // A failed store says what is on the disk when it is opened anew.
        try? keyring.keep(owners, now: commit.recorded)
        throw error
      }
    }
  }

  /// Whether keys wait to be destroyed that a ticket says are.
  func isWaiting(upTo ticket: Ticket) -> Bool {
    state.withLock { $0.waiting.contains { $0.ticket <= ticket } }
  }

  /// Destroys the keys of which the log says so up to a ticket, which is durable.
  func finish(upTo ticket: Ticket) throws(EventStoreError) {
    try state.withLock { state throws(EventStoreError) in
      let due = state.waiting.filter { $0.ticket <= ticket }
      guard !due.isEmpty else { return }
      do throws(EventStoreError) {
        try told { () throws(KeyringError) in
          try keyring.destroy(due.flatMap { erasure in erasure.owners.map { ($0, erasure.time) } })
        }
      } catch {
        state.failure = state.failure ?? error
        throw error
      }
      state.waiting.removeAll { $0.ticket <= ticket }
    }
  }

  /// Ends what a crash cut short: destroys the keys of which the log says so, and keeps the others. A reader, who
  /// changes no keyring, opens none of these texts.
  func finish<Log: EventStore>(on log: Log) throws(EventStoreError) {
    var (erased, kept): ([(owner: KeyOwner, time: Instant)], [KeyOwner]) = ([], [])
    for owner in keyring.ending {
      // To forget an item was asked for by the note alone; and a seed tells keys that are erased.
      let time =
        if owner.isSeed || owner.stream.isSealedWhole { log.head.recorded ?? Instant() } else {
          try self.time(of: owner, on: log)
        }
      if let time { erased.append((owner, time)) } else { kept.append(owner) }
    }
    try end(erased)
    guard keyring.mayWrite else { return }
    try told { () throws(KeyringError) in
      try keyring.keep(kept, now: log.head.recorded ?? Instant())
    }
  }

  /// Ends erasures of which the log tells and the keyring does not: it was put back from an older copy.
  ///
  /// - Parameter streams: all that were erased.
  func finish<Log: EventStore>(
    _ streams: Set<StreamID>, on log: Log
  ) throws(EventStoreError) {
    // Also without a slot: an older seed may tell a key.
    let left = streams.filter { $0.owners.contains { keyring.destruction(of: $0) == nil } }
    guard !left.isEmpty else { return }
    var erased: [(owner: KeyOwner, time: Instant)] = []
    for owner in left.sorted(by: { $0.id < $1.id }).flatMap(\.owners) {
      if let time = try time(of: owner, on: log) { erased.append((owner, time)) }
    }
    try end(erased)
    state.withLock { $0.again = left.count }
  }

  /// When the log says that an owner's texts are erased; nil if it does not.
  private func time<Log: EventStore>(
    of owner: KeyOwner, on log: Log
  ) throws(EventStoreError) -> Instant? {
    var time: Instant?
    do throws(EventStoreError) {
      try log.forEachEntry(of: owner.stream) { entry throws(EventStoreError) in
        if entry.erasedOwners.contains(owner) { time = entry.recorded }
        return time == nil
      }
    } catch {
      // In an archive that is away: that it was erased is known, and not when.
      guard case .archived = error else { throw error }
      return log.head.recorded
    }
    return time
  }

  private func end(_ erased: [(owner: KeyOwner, time: Instant)]) throws(EventStoreError) {
    guard keyring.mayWrite else {
      return state.withLock { state in
        for (owner, time) in erased { state.gone[owner] = time }
      }
    }
    try told { () throws(KeyringError) in try keyring.destroy(erased) }
  }

  private func told(
    _ body: () throws(KeyringError) -> Void
  ) throws(EventStoreError) {
    do throws(KeyringError) { try body() } catch {
      throw .system(call: "erase", code: 0, message: error.wording.en)
    }
  }
}

extension LogAggregate {
  /// The event that takes back what was said before; nil if there is none.
  fileprivate static var erasure: DomainEventKind? {
    guard let verb = erasingVerb else { return nil }
    return lifecycle.steps.first { $0.verb == verb }?.outcomes.first?.events.first.map { wrap($0) }
  }
}

extension DomainEventKind {
  /// Those that take back what was said before.
  fileprivate static let erasures = Set(
    Category.aggregates.compactMap { aggregate in aggregate.erasure })

  /// Whether it takes back what was said before.
  var isErasure: Bool { Self.erasures.contains(self) }
}

extension DomainEvent {
  /// Why it takes back what was said before; nil if it does not.
  var erasureReason: String? {
    switch self {
    case .claim(.personalDataErased(let erased)): erased.reason
    case .document(.documentDataErased(let erased)): erased.reason
    case .report(.reportDataErased(let erased)): erased.reason
    case .accident(.accidentDataErased(let erased)): erased.reason
    case .property(.propertyDataErased(let erased)): erased.reason
    case .lead(.leadDataErased(let erased)): erased.reason
    case .activity(.activityDataErased(let erased)): erased.reason
    case .actor(.actorDataErased(let erased)): erased.reason
    default: nil
    }
  }
}

extension StreamID {
  /// Whom a stream is about. By their key the files are sealed, too, that it names.
  public var subject: KeyOwner { KeyOwner(self, part: DataSubject.subject.rawValue) }

  /// Whether payloads are sealed whole: an item of an outbox holds the command of another log.
  var isSealedWhole: Bool { category == .outbox }

  /// Whether it may name files.
  public var mayNameFiles: Bool { [.claim, .document, .report, .accident].contains(category) }

  /// Everybody of whom a stream tells.
  public var owners: [KeyOwner] {
    DataSubject.allCases.filter { $0 != .unspecified }
      .map { KeyOwner(self, part: $0.rawValue) }
  }

  /// Whether an event takes back what was said in the stream before.
  fileprivate func isErased(by type: UInt32) -> Bool {
    Self.erasures.contains { $0.category == category && $0.type == type }
  }
  private static let erasures: [(category: Category, type: UInt32)] =
    DomainEventKind.erasures.map { ($0.category, $0.type) }
}

extension Commit {
  /// Whose texts it says are erased.
  var erasedOwners: [KeyOwner] {
    var owners: [KeyOwner] = []
    for append in appends {
      for event in append.events where append.stream.isErased(by: event.type) {
        owners += append.stream.owners
      }
    }
    return owners
  }
}

extension Entry {
  /// Whose texts it says are erased.
  var erasedOwners: [KeyOwner] {
    events.flatMap { $0.stream.isErased(by: $0.type) ? $0.stream.owners : [] }
  }
}
