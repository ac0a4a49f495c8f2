import ClaimsDomain
import EventSourcing
import WriteAheadLog

/// A log in which what is somebody's is sealed, as it is for who has the keys: takes and gives texts, and keeps
/// sealed ones. Without a keyring it is the log itself.
///
/// Source: Specs/Secrecy.md.
public struct SealedLog<Base: EventStore>: EventStore {
  /// The log underneath, whose texts are sealed if there is a keyring.
  public let base: Base
  let sealer: TextSealer?

  /// Creates a sealed log on top of another; without a keyring nothing is sealed or opened.
  public init(_ base: Base, _ keyring: Keyring?) {
    (self.base, sealer) = (base, keyring.map { TextSealer($0) })
  }

  /// - Throws: if what a crash left of an erasure cannot be ended.
  public init(_ log: WriteAheadLog) throws(EventStoreError) where Base == WriteAheadLog {
    self.init(log, log.keyring)
    if log.keyring?.mayWrite ?? false { try sealer?.completeKeyring(of: log) }
    try sealer?.erasing.finish(on: log)
  }

  /// Reads every text, also under which nonce it was sealed: with the keyring, `faults` tells then what is wrong.
  public func checkTexts() throws(EventStoreError) {
    guard let sealer else { return }
    if let slot = sealer.keyring.damagedSlot {
      sealer.faults.add(.damaged(path: sealer.keyring.path, .slot(slot)))
    }
    var nonces: Set<SealedNonce> = []
    try base.forEachEntry(after: .start) { entry throws(EventStoreError) in
      sealer.check(entry, &nonces)
      return true
    }
  }

  /// How many texts were met that could not be opened, though they were not erased, and what was wrong with the
  /// first of them; nil if none was, or there is no keyring.
  public var faults: (count: Int, first: KeyringError)? { sealer?.faults.all }

  public func append(_ commit: Commit) throws(EventStoreError) -> Appended {
    guard let sealer else { return try base.append(commit) }
    try sealer.check()
    let erased = commit.erasedOwners
    let sealed = try sealer.sealed(commit)
    guard !erased.isEmpty else {
      let appended = try base.append(sealed)
      sealer.keyring.reach(appended.last)
      return appended
    }
    return try sealer.erasing.append(commit, erasing: erased) { () throws(EventStoreError) in
      try base.append(sealed)
    }
  }

  public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
    guard let sealer else { return try base.append(refusal) }
    try sealer.check()
    return try base.append(try sealer.sealed(refusal))
  }

  public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
    guard let sealer else { return try base.commit(ofCommand: id) }
    return try base.commit(ofCommand: id).map { sealer.opened($0) }
  }

  public func forEachEntry(
    after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try base.forEachEntry(after: position) { entry throws(EventStoreError) in
      try body(opened(entry))
    }
  }

  public func forEachEntry(
    of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
  ) throws(EventStoreError) {
    try base.forEachEntry(of: stream) { entry throws(EventStoreError) in
      try body(opened(entry))
    }
  }

  public func forEachBatch(
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    guard let sealer else {
      return try base.forEachBatch(after: position, withTimes: withTimes, body)
    }
    try base.forEachBatch(after: position, withTimes: withTimes) {
      batch throws(EventStoreError) in
      try sealer.open(batch, stream: { base.stream(StreamNumber($0)) }, body)
    }
  }

  public func forEachBatch(
    of stream: StreamID, _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    guard let sealer else { return try base.forEachBatch(of: stream, body) }
    try base.forEachBatch(of: stream) { batch throws(EventStoreError) in
      try sealer.open(batch, stream: { _ in stream }, body)
    }
  }

  /// Destroys the keys of items of an outbox: what they were is told no more, here nor after the log is opened anew.
  ///
  /// - Returns: false if nothing is sealed here.
  @discardableResult
  public func forget(_ items: [StreamID], at time: Instant) throws(EventStoreError) -> Bool {
    try sealer?.forget(items, at: time)
    return sealer != nil
  }

  /// When what an owner's key sealed was erased; nil if it was not.
  public func erasure(of owner: KeyOwner) -> Instant? { sealer?.erasure(of: owner) }

  public func confirmErasure(of streams: Set<StreamID>) throws(EventStoreError) {
    try sealer?.erasing.finish(streams, on: base)
  }

  /// How many streams had keys when the log was opened whose personal data it says are erased: the keyring was put
  /// back from a copy, and a writer destroyed these keys again.
  public var erasedAgain: Int { sealer?.erasing.erasedAgain ?? 0 }

  /// What became of a stream's keys.
  func keys(of stream: StreamID) -> Erasure.Keys {
    guard let sealer else { return .unknown }
    return sealer.keys(of: stream)
  }

  private func opened(_ entry: Entry) -> Entry { sealer?.opened(entry) ?? entry }

  public var head: Head { base.head }
  public func isDurable(_ ticket: Ticket) -> Bool {
    base.isDurable(ticket) && !(sealer?.erasing.isWaiting(upTo: ticket) ?? false)
  }
  public var vitals: StoreVitals {
    var vitals = base.vitals
    vitals.failure = vitals.failure ?? sealer?.erasing.failure
    return vitals
  }
  public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
    try base.waitUntilDurable(ticket)
    try sealer?.erasing.finish(upTo: ticket)
  }
  public func whenDurable(
    _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
  ) {
    guard let sealer, sealer.erasing.isWaiting(upTo: ticket) else {
      return base.whenDurable(ticket, body)
    }
    base.whenDurable(ticket) { error in
      if let error { return body(error) }
      do throws(EventStoreError) { try sealer.erasing.finish(upTo: ticket) } catch {
        return body(error)
      }
      body(nil)
    }
  }
  public func prefetch(_ commands: [PrefetchHint]) { base.prefetch(commands) }
  public func number(of stream: StreamID) -> StreamNumber? { base.number(of: stream) }
  public func stream(_ number: StreamNumber) -> StreamID? { base.stream(number) }
  public var streamCount: Int { base.streamCount }
  public func revision(of stream: StreamID) -> Revision { base.revision(of: stream) }

  public var coldStreams: ColdStreams? {
    guard let sealer, let cold = base.coldStreams else { return base.coldStreams }
    return ColdStreams(
      covered: cold.covered, count: cold.count, id: cold.id, place: cold.place,
      lastFrames: cold.lastFrames,
      read: { category, place, body throws(EventStoreError) in
        guard let id = cold.id(category, place) else { return }
        try cold.read(category, place) { batch throws(EventStoreError) in
          try sealer.open(batch, stream: { _ in StreamID(category, id) }, body)
        }
      },
      kept: cold.kept, fail: cold.fail)
  }
}

extension SealedLog where Base == WriteAheadLog {
  /// Finds keys that have no slot yet, for a reader who asks by owners rather than by texts: they are known to this
  /// process from then on.
  public func completeKeyring() throws(EventStoreError) { try sealer?.completeKeyring(of: base) }

  /// Whether texts are sealed, and no key is at hand.
  public var isLocked: Bool { base.keyringID != nil && base.keyring == nil }
}
