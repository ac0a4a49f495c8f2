import EventSourcing
import WriteAheadLog

// What a crash left no slot of. Source: Specs/Secrecy.md, "Seeds".

extension TextSealer {
  /// Finds the keys of texts behind what the keyring is sure of; a writer brings them to the disk. A key that is in no
  /// slot and cannot be derived is noted as a fault.
  func completeKeyring(of log: WriteAheadLog) throws(EventStoreError) {
    let head = log.head.position
    if let reached = keyring.unsettled(of: log.logID) {
      // A log that was put back from a backup may end before.
      let start = reached > head ? .start : reached
      do throws(EventStoreError) { try takeEntries(of: log, after: start) } catch {
        // The keys of what stands in an archive had slots when it was made.
        guard case .archived = error else { throw error }
        try takeEntries(of: log, after: max(start, log.archivedEnd))
      }
    }
    try settleKeyring(at: head, of: log.logID)
  }

  private func takeEntries(
    of log: WriteAheadLog, after start: Position
  ) throws(EventStoreError) {
    try log.forEachEntry(after: start) { entry throws(EventStoreError) in
      do throws(KeyringError) { try take(entry) } catch { throw Self.failure(error) }
      return true
    }
  }

  /// Says that every text up to a position has its key; nothing if one was met that is missing.
  func settleKeyring(at position: Position, of log: Identifier) throws(EventStoreError) {
    guard !faults.lacksKey else { return }
    do throws(KeyringError) { try keyring.settle(at: position, of: log) } catch {
      throw Self.failure(error)
    }
  }

  private func take(_ entry: Entry) throws(KeyringError) {
    var failure: KeyringError?
    for (place, payload) in entry.places {
      let context = place.context(keyring.id)
      func take(_ text: UnsafeRawBufferPointer, of owner: KeyOwner, in context: [UInt8]) {
        guard failure == nil, let sealed = SealedText(text) else { return }
        do throws(KeyringError) {
          let isThere = try keyring.adopt(sealed, of: owner, in: context, now: entry.recorded)
          if !isThere { faults.add(.damaged(path: keyring.path, .noKey(sealed.key))) }
        } catch { failure = error }
      }
      if place.isSealedWhole {
        payload.withUnsafeBytes { take($0, of: place.stream.subject, in: context.bytes) }
      } else {
        place.forEachText(in: payload) { text, person, path in
          guard person != TextFields.nobody else { return }
          take(text, of: KeyOwner(place.stream, part: person), in: context.at(path))
        }
      }
    }
    if let failure { throw failure }
    // Nobody gets a new key while one is damaged.
    guard keyring.damagedSlot == nil else { return }
    for event in entry.events where event.revision.value == 1 && event.stream.mayNameFiles {
      try keyring.makeKey(for: event.stream.subject, now: entry.recorded)
    }
  }
}
