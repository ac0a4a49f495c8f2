import Cryptography
import EventSourcing

// Texts need not wait until their keys are on the disk: a key can be derived again from a seed, which is, and the key's
// id, which stands in each text. Slots are written later, in large numbers.
// Source: Specs/Secrecy.md, "Seeds".

extension KeyringState {
  /// The key of which new ones are derived, which is made if there is none.
  mutating func seed(now: Instant) throws(KeyringError) -> SealingKey {
    if let place = slots.seed { return try key(in: place).key }
    guard let key = SealingKey(Array(random.draw(SealingKey.size))) else { throw .noCryptography }
    _ = add(key, Identifier(random.draw(16)), of: .seed(slots.seedCount + 1), now: now)
    return key
  }

  /// The key of an id that has no slot, derived from the present seed: it may be none.
  mutating func derivedKey(_ id: Identifier) throws(KeyringError) -> SealingKey? {
    guard let place = slots.seed else { return nil }
    return try key(in: place).key.derived(for: id)
  }

  /// Takes a key of which a crash left no slot.
  ///
  /// - Parameter opens: whether it opens what its owner's key sealed.
  /// - Returns: false if there is no such key.
  mutating func adopt(
    _ id: Identifier, for owner: KeyOwner, now: Instant, opens: (SealingKey) -> Bool
  ) throws(KeyringError) -> Bool {
    if slots.place(of: id) != nil { return true }
    guard slots.place(of: owner) == nil, let key = try derivedKey(id), opens(key) else {
      return false
    }
    _ = add(key, id, of: owner, now: now, isDerived: true)
    return true
  }

  /// Has the slot at a place durable before texts are that are sealed from now on.
  mutating func need(_ place: Int) { needed = max(needed, place + 1) }

  /// Whether new slots have to be durable before texts are: one that no seed tells again, or so many that finding their
  /// owners after a crash would take long.
  mutating func isDue(at position: UInt64) -> Bool {
    reached = max(reached, position)
    if reached > slots.reached + Self.furthest, let log = slots.log, !slots.isIncomplete {
      append(KeySlot.mark(of: log))
    }
    return needed > slots.count - unwritten.count || unwritten.count >= Self.mostDerived
  }

  /// How many keys are left to be told by the seed, and how many events lie behind the position that was marked last,
  /// before all is brought to the disk.
  private static let (mostDerived, furthest) = (4096, UInt64(1 << 16))
  /// The same of events, once the log is closed.
  private static let mostUnmarked: UInt64 = 1024

  /// Marks that every text of a log up to a position has its key, unless the last such position is about there.
  mutating func settle(at position: UInt64, of log: Identifier) {
    reached = position
    let isFar = reached > slots.reached + Self.mostUnmarked || reached < slots.reached
    if slots.isIncomplete || slots.log != log || isFar { append(KeySlot.mark(of: log)) }
  }
}
