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

  private let keyring: Keyring
  private let waiting = Mutex<[Erasure]>([])

  init(_ keyring: Keyring) { self.keyring = keyring }

  /// Appends a commit that erases.
  func append(
    _ commit: Commit, erasing owners: [KeyOwner],
    _ append: () throws(EventStoreError) -> Appended
  ) throws(EventStoreError) -> Appended {
    try told { () throws(KeyringError) in
      try keyring.beginDestroying(owners, now: commit.recorded)
    }
    let appended: Appended
    do throws(EventStoreError) { appended = try append() } catch {
      // A failed store says what is on the disk when it is opened anew.
      try? keyring.keep(owners, now: commit.recorded)
      throw error
    }
    waiting.withLock {
      $0.append(Erasure(ticket: appended.ticket, owners: owners, time: commit.recorded))
    }
    return appended
  }

  /// Whether keys wait to be destroyed that a ticket says are.
  func isWaiting(upTo ticket: Ticket) -> Bool {
    waiting.withLock { $0.contains { $0.ticket <= ticket } }
  }

  /// Destroys the keys of which the log says so up to a ticket, which is durable.
  func finish(upTo ticket: Ticket) throws(EventStoreError) {
    try waiting.withLock { waiting throws(EventStoreError) in
      while let next = waiting.first(where: { $0.ticket <= ticket }) {
        try told { () throws(KeyringError) in try keyring.destroy(next.owners, at: next.time) }
        waiting.removeAll { $0.ticket == next.ticket }
      }
    }
  }

  /// Ends what a crash cut short: destroys the keys of which the log says so, and keeps the others.
  func finish<Log: EventStore>(on log: Log) throws(EventStoreError) {
    for owner in keyring.ending {
      var erased: Instant?
      try log.forEachEntry(of: owner.stream) { entry throws(EventStoreError) in
        if entry.erasedOwners.contains(owner) { erased = entry.recorded }
        return erased == nil
      }
      try told { () throws(KeyringError) in
        if let erased {
          try keyring.destroy([owner], at: erased)
        } else {
          try keyring.keep([owner], now: log.head.recorded ?? Instant())
        }
      }
    }
  }

  private func told(
    _ body: () throws(KeyringError) -> Void
  ) throws(EventStoreError) {
    do throws(KeyringError) { try body() } catch {
      throw .system(call: "erase", code: 0, message: error.wording.en)
    }
  }
}

extension DomainEventKind {
  /// Whether it takes back what was said before.
  var isErasure: Bool {
    switch self {
    case .claim(.personalDataErased), .document(.documentDataErased), .report(.reportDataErased),
      .accident(.accidentDataErased), .property(.propertyDataErased),
      .lead(.leadDataErased), .activity(.activityDataErased):
      true
    default: false
    }
  }
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
    default: nil
    }
  }
}

extension StreamID {
  /// Everybody of whom a stream tells.
  var owners: [KeyOwner] {
    DataSubject.allCases.filter { $0 != .unspecified }
      .map { KeyOwner(self, part: $0.rawValue) }
  }

  fileprivate func owners(erasedBy types: some Sequence<UInt32>) -> [KeyOwner] {
    let isErased = types.contains {
      DomainEventKind(category: category, type: $0)?.isErasure ?? false
    }
    return isErased ? owners : []
  }
}

extension Commit {
  /// Whose texts it says are erased.
  var erasedOwners: [KeyOwner] {
    appends.flatMap { $0.stream.owners(erasedBy: $0.events.lazy.map(\.type)) }
  }
}

extension Entry {
  /// Whose texts it says are erased.
  var erasedOwners: [KeyOwner] { events.flatMap { $0.stream.owners(erasedBy: [$0.type]) } }
}
