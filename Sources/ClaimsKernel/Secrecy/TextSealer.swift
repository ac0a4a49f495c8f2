import EventSourcing
import Synchronization
import WriteAheadLog

/// Seals what is somebody's on its way into a log, and opens it on its way out.
///
/// A text is sealed by the key of whom it is about, in the context of where it stands: in another place, stream or
/// log it cannot be opened. What cannot be opened stays sealed. Source: Specs/Secrecy.md, "Sealed texts".
struct TextSealer: Sendable {
  let keyring: Keyring
  let faults = SealFaults()
  let erasing: Erasing

  init(_ keyring: Keyring) { (self.keyring, erasing) = (keyring, Erasing(keyring)) }

  /// When an owner's key was destroyed, or is to be by whoever opens the log to write; nil if it stays.
  func erasure(of owner: KeyOwner) -> Instant? {
    erasing.time(of: owner) ?? keyring.destruction(of: owner)
  }

  /// Destroys the keys of what was sealed whole.
  func forget(_ streams: [StreamID], at time: Instant) throws(EventStoreError) {
    do throws(KeyringError) {
      try keyring.destroy(streams.filter(\.isSealedWhole).map(\.subject), at: time)
    } catch { throw Self.failure(error) }
  }

  /// What became of the keys of everybody of whom a stream tells.
  func keys(of stream: StreamID) -> Erasure.Keys {
    let left = stream.owners.filter { keyring.destruction(of: $0) == nil }
    if left.isEmpty { return .destroyed }
    return left.contains { keyring.hasKey($0) } || keyring.hasSeed ? .left : .unknown
  }

  // MARK: Sealing

  func sealed(_ commit: Commit) throws(EventStoreError) -> Commit {
    var commit = commit
    commit.isSealed = true
    let (id, now) = (commit.command.id, commit.recorded)
    if let payload = try seal(
      commit.command.payload, SealedPlace(.command, commit.command), now)
    {
      commit.command.payload = payload
    }
    var number: UInt32 = 0
    for place in commit.appends.indices {
      let stream = commit.appends[place].stream
      var isNamed = false
      for event in commit.appends[place].events.indices {
        let payload = commit.appends[place].events[event]
        if let sealed = try seal(
          payload.bytes, SealedPlace(.event(number), stream, payload.type, command: id), now)
        {
          commit.appends[place].events[event].bytes = sealed
          isNamed = true
        }
        number += 1
      }
      if commit.appends[place].expected == .none, stream.mayNameFiles {
        do throws(KeyringError) {
          try keyring.makeKey(for: stream.subject, durably: !isNamed, now: now)
        } catch { throw Self.failure(error) }
      }
    }
    return commit
  }

  func sealed(_ refusal: RefusedCommand) throws(EventStoreError) -> RefusedCommand {
    var refusal = refusal
    refusal.isSealed = true
    let (command, now) = (refusal.command, refusal.recorded)
    if let payload = try seal(command.payload, SealedPlace(.refusedCommand, command), now) {
      refusal.command.payload = payload
    }
    if let reasons = try seal(refusal.refusal, SealedPlace(.refusal, command), now) {
      refusal.refusal = reasons
    }
    return refusal
  }

  /// - Throws: if the keyring is older than the log: who has a key there would get a second one; or if keys could not
  ///   be destroyed.
  func check() throws(EventStoreError) {
    if let failure = erasing.failure { throw failure }
    guard faults.lacksKey, let (_, first) = faults.all else { return }
    throw .system(call: "seal", code: 0, message: first.wording.en)
  }

  /// A payload whose texts are sealed; nil if it has none of somebody.
  private func seal(
    _ payload: [UInt8], _ place: SealedPlace, _ now: Instant
  ) throws(EventStoreError) -> [UInt8]? {
    if place.isSealedWhole {
      do throws(KeyringError) {
        return try keyring.seal(
          payload, for: place.stream.subject, in: place.context(keyring.id).bytes, now: now)
      } catch { throw Self.failure(error) }
    }
    var context: SealedContext?
    var (failure, sealed): (KeyringError?, [UInt8]?)
    do throws(WireError) {
      sealed = try place.changing(payload) { text, person, path in
        do throws(KeyringError) {
          let owner = KeyOwner(place.stream, part: person)
          var here = context.take() ?? place.context(keyring.id)
          here.move(to: path)
          defer { context = here }  // Taken out, so that its array is not shared.
          return try keyring.seal(text, for: owner, in: here.bytes, now: now)
        } catch {
          if place.isOfRefusal, case .destroyed = error { return Array(SealedText.dropped.utf8) }
          failure = failure ?? error
          return nil
        }
      }
    } catch {
      throw .damaged(offset: 0, reason: "a payload that cannot be sealed, since it cannot be read")
    }
    // Nothing is written that would have had to be sealed.
    if let failure { throw Self.failure(failure) }
    return sealed
  }

  static func failure(_ error: KeyringError) -> EventStoreError {
    .system(call: "seal", code: 0, message: error.wording.en)
  }

  // MARK: Checking

  /// Looks at every text of an entry as it is stored, and notes what is wrong with it.
  ///
  /// - Parameter nonces: under which texts were sealed before.
  func check(_ entry: Entry, _ nonces: inout Set<SealedNonce>) {
    for owner in entry.erasedOwners where keyring.destruction(of: owner) == nil {
      faults.add(.damaged(path: keyring.path, .keyOfErased(owner.stream.id)))
    }
    for (place, payload) in entry.places {
      if place.isSealedWhole {
        check(payload, of: place, &nonces)
        continue
      }
      let context = place.context(keyring.id)
      place.forEachText(in: payload) { text, person, path in
        guard let sealed = SealedText(text) else {
          let isDropped =
            place.isOfRefusal && text.elementsEqual(SealedText.dropped.utf8)
            && keyring.destruction(of: KeyOwner(place.stream, part: person)) != nil
          if person != TextFields.nobody || SealedText.hides(text), !isDropped {
            faults.add(.damaged(path: keyring.path, .notSealed))
          }
          return
        }
        check(sealed, &nonces) { () throws(KeyringError) in
          _ = try keyring.open(sealed, in: context.at(path))
        }
      }
    }
  }

  /// The same of a payload that is sealed whole.
  private func check(
    _ payload: [UInt8], of place: SealedPlace, _ nonces: inout Set<SealedNonce>
  ) {
    guard let sealed = payload.withUnsafeBytes({ SealedText($0) }) else {
      return faults.add(.damaged(path: keyring.path, .notSealed))
    }
    check(sealed, &nonces) { () throws(KeyringError) in
      _ = try keyring.bytes(of: sealed, in: place.context(keyring.id).bytes)
    }
  }

  private func check(
    _ sealed: SealedText, _ nonces: inout Set<SealedNonce>, _ open: () throws(KeyringError) -> Void
  ) {
    if !nonces.insert(SealedNonce(key: sealed.key, nonce: sealed.nonce)).inserted {
      faults.add(.damaged(path: keyring.path, .nonceUsedTwice(sealed.key)))
    }
    do throws(KeyringError) { try open() } catch {
      if case .destroyed = error { return }
      faults.add(error)
    }
  }

  // MARK: Opening

  func opened(_ entry: Entry) -> Entry {
    var (entry, opened) = (entry, entry.places.map { open($1, $0) })
    entry.events.indices.reversed().forEach { entry.events[$0].payload = opened.removeLast() }
    if entry.refusal != nil { entry.refusal = opened.removeLast() }
    entry.command.payload = opened.removeLast()
    // Of what was sealed whole nothing is left to be told.
    entry.events.removeAll { event in
      event.stream.isSealedWhole && erasure(of: event.stream.subject) != nil
    }
    return entry
  }

  /// Shows a batch whose texts are open. One in which none is sealed is shown as it is.
  func open(
    _ batch: borrowing EventBatch, stream: (UInt32) -> StreamID?,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    guard batch.events.contains(where: { SealedText.mayStand(in: batch.payload($0)) }) else {
      return try body(batch)
    }
    var (memory, views): ([UInt8], [EventView]) = ([], [])
    for view in batch.events {
      var (view, payload) = (view, batch.payload(view))
      let start = memory.count
      if SealedText.mayStand(in: payload), let stream = stream(view.stream) {
        let command = batch.command(of: view)
        memory += open(
          Array(payload), SealedPlace(.event(view.place), stream, view.type, command: command))
      } else {
        memory += payload
      }
      (view.payloadStart, view.payloadCount) = (start, memory.count - start)
      view.forgetCommand()
      views.append(view)
    }
    // One byte more, so that empty payloads have an address too.
    memory.append(0)
    var outcome: Result<Void, EventStoreError> = .success(())
    memory.withUnsafeBytes { memory in
      views.withUnsafeBufferPointer { views in
        outcome = Result { () throws(EventStoreError) in
          try body(EventBatch(base: memory.baseAddress.unsafelyUnwrapped, events: views))
        }
      }
    }
    try outcome.get()
  }

  private func open(_ payload: [UInt8], _ place: SealedPlace) -> [UInt8] {
    guard payload.withUnsafeBytes({ SealedText.mayStand(in: $0) }) else { return payload }
    let context = place.context(keyring.id)
    if place.isSealedWhole {
      guard let sealed = payload.withUnsafeBytes({ SealedText($0) }) else { return payload }
      do throws(KeyringError) {
        return try keyring.bytes(of: sealed, in: context.bytes)
      } catch {
        if case .destroyed = error { return payload }
        faults.add(error)
        return payload
      }
    }
    let hidesSome = erasing.hidesSome
    // Also of fields that were somebody's when they were written, and are not now.
    let opened = try? place.changing(payload, all: true) { text, person, path in
      guard let sealed = SealedText(text) else { return nil }
      if hidesSome, let time = erasing.time(of: KeyOwner(place.stream, part: person)) {
        return Array(SealedText.erased(at: time).utf8)
      }
      do throws(KeyringError) {
        return Array(try keyring.open(sealed, in: context.at(path)).utf8)
      } catch {
        if case .destroyed(let time) = error { return Array(SealedText.erased(at: time).utf8) }
        faults.add(error)
        return nil
      }
    }
    // Whoever decodes it says what is wrong with one that cannot be read.
    return opened ?? payload
  }
}

/// Under which nonce a key sealed a text: each only once.
struct SealedNonce: Hashable {
  let key: Identifier
  // In place: there may be as many as texts.
  private let first: UInt64
  private let rest: UInt32

  init(key: Identifier, nonce: [UInt8]) {
    self.key = key
    first = nonce.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    rest = nonce.dropFirst(8).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// What is wrong with texts that were met and were not erased.
final class SealFaults: Sendable {
  private let found = Mutex<(count: Int, first: KeyringError?, lacksKey: Bool)>((0, nil, false))

  func add(_ error: KeyringError) {
    found.withLock { found in
      found.count += 1
      found.first = found.first ?? error
      if case .damaged(_, .noKey) = error { found.lacksKey = true }
    }
  }

  /// How many there were, and what was wrong with the first of them.
  var all: (count: Int, first: KeyringError)? {
    found.withLock { found in found.first.map { (found.count, $0) } }
  }

  /// Whether the keyring is older than the log.
  var lacksKey: Bool { found.withLock(\.lacksKey) }
}
