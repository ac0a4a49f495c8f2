import Cryptography
import EventSourcing
import Synchronization

// Keys of which a crash left no slot are found again by the texts that they sealed.
// Source: Specs/Secrecy.md, "Seeds".

extension Keyring {
  /// Says that every text of the log up to a position was sealed by a key that was given by now.
  public func reach(_ position: Position) { reached.store(position.value, ordering: .relaxed) }

  /// Behind which position texts of the log may have keys of which a crash left no slot, or that an older copy lacks;
  /// nil if no key was ever derived.
  public func unsettled(of log: Identifier) -> Position? {
    state.withLock { state in
      if state.slots.seedCount == 0 { return nil }
      // Of another log, from which this one was salvaged, positions say nothing.
      return state.slots.log == log ? Position(state.slots.reached) : .start
    }
  }

  /// Whether it may tell keys that have no slot.
  public var hasSeed: Bool { state.withLock { $0.slots.seed != nil } }

  /// Takes the key of a text of which a crash left no slot, if there is such a key.
  ///
  /// - Returns: whether the text's key is here by now.
  @discardableResult public func adopt(
    _ text: SealedText, of owner: KeyOwner, in context: [UInt8], now: Instant
  ) throws(KeyringError) -> Bool {
    try state.withLock { state throws(KeyringError) in
      try state.adopt(text.key, for: owner, now: now) { key in
        key.open(text.sealed, nonce: text.nonce, authenticating: context) != nil
      }
    }
  }

  /// Says that every text of a log up to a position has its key: nobody looks for them again before it. A writer brings
  /// all of it to the disk.
  public func settle(at position: Position, of log: Identifier) throws(KeyringError) {
    reach(position)
    state.withLock { $0.settle(at: position.value, of: log) }
    if mayWrite { try sync() }
  }

  /// Makes durable what has to be before a text is: all but keys that can be derived again.
  ///
  /// - Returns: whether there was such a thing.
  func syncBeforeTexts() throws(EventStoreError) -> Bool {
    do throws(KeyringError) {
      let isDue = try state.withLock { state throws(KeyringError) in
        state.isDue(at: reached.load(ordering: .relaxed))
      }
      return isDue ? try sync() : false
    } catch {
      guard case .system(_, let error) = error else {
        throw .poisoned(reason: "the keyring takes nothing more")
      }
      throw error
    }
  }

  /// The first slot that is not intact; nil if all are.
  public var damagedSlot: Int? { state.withLock(\.slots.damaged.first) }

  /// Whether all its keys are those of streams of a category.
  func isOnly(of category: Category) -> Bool {
    state.withLock { state in
      state.slots.damaged.isEmpty
        && state.slots.owners.allSatisfy {
          $0.owner.isSeed || $0.owner.stream.category == category
        }
    }
  }

  /// Whether it has no key.
  var isEmpty: Bool { state.withLock { $0.slots.bytes.isEmpty } }
}
