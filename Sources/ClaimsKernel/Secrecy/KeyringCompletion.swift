import EventSourcing
import WriteAheadLog

// What a crash left no slot of. Source: Specs/Secrecy.md, "Seeds".

extension TextSealer {
  /// Finds the keys of texts behind what the keyring is sure of, and brings them to the disk. A key that is in no slot
  /// and that no seed tells is noted as a fault.
  func completeKeyring<Log: EventStore>(of log: Log) throws(EventStoreError) {
    guard keyring.mayWrite else { return }
    if let start = keyring.unsettled {
      try log.forEachEntry(after: start) { entry throws(EventStoreError) in
        do throws(KeyringError) { try take(entry) } catch { throw Self.failure(error) }
        return true
      }
    }
    try settleKeyring(at: log.head.position)
  }

  func settleKeyring(at position: Position) throws(EventStoreError) {
    guard keyring.mayWrite else { return }
    do throws(KeyringError) { try keyring.settle(at: position) } catch {
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
    for event in entry.events where event.revision.value == 1 && event.stream.mayNameFiles {
      try keyring.makeKey(for: event.stream.subject, now: entry.recorded)
    }
  }
}
