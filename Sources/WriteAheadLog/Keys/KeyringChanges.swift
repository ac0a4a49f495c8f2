import Cryptography
import EventSourcing

// How keys are destroyed, and wrapped anew.
// Source: Specs/Secrecy.md, "The keyring".

extension KeyringState {
  /// Notes that owners' keys are about to be destroyed. Those who have none get one first.
  mutating func beginDestroying(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    for owner in owners {
      let place = try place(of: owner, now: now)
      guard let slot = slots[place], slot.kind == .key, slots.ending[place] == nil else { continue }
      append(slot.noting(.ending(place, since: now)))
    }
  }

  /// Notes that they are kept after all, durably.
  mutating func keep(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    for owner in owners {
      guard let place = slots.place(of: owner), let note = slots.ending[place] else { continue }
      append(note.noting(.kept(place, since: now)))
    }
    try sync()
  }

  /// Writes over owners' keys, and then replaces the file. After a power failure in between, the notes tell.
  mutating func destroy(
    _ erasures: [(owner: KeyOwner, time: Instant)]
  ) throws(KeyringError) {
    guard let last = erasures.map(\.time).max() else { return }
    var erasures = erasures
    // Their keys could be derived again from the seed.
    var seeds = slots.ending.values.map(\.owner).filter(\.isSeed)
    if let seed = slots.seed, erasures.contains(where: { slots.hasKey($0.owner) }) {
      seeds.append(slots.owner(at: seed))
    }
    erasures.insert(contentsOf: seeds.map { ($0, last) }, at: 0)
    // No note on a seed is there before the slots of all keys that were derived from it.
    if !seeds.isEmpty { try sync() }
    try beginDestroying(erasures.map(\.owner), now: last)
    try sync()
    for (owner, time) in erasures {
      guard let place = slots.place(of: owner), let note = slots.ending[place] else { continue }
      let slot = try wrapped(note.noting(.destroyed(at: time)), nil, by: master)
      try write(slot, at: place * KeySlot.size)
      slots.replace(place, by: slot)
      unwrapped[place] = nil
    }
    try syncFile()
    try renew(with: slots.bytes)
  }

  /// Wraps every key by another master key.
  ///
  /// - Throws: `damaged` if a slot is not intact: none would fit any more that a backup has.
  mutating func rotate(to next: SealingKey) throws(KeyringError) {
    if let place = slots.damaged.first { throw .damaged(path: path, .slot(place)) }
    try sync()
    var bytes: [UInt8] = []
    for place in 0..<slots.count {
      guard let slot = KeySlot(slots.bytes(of: place)) else {
        bytes += slots.bytes(of: place)
        continue
      }
      let key = slot.key(by: master, in: header.id)
      if slot.kind == .key, key == nil { throw .damaged(path: path, .wrapping(slot.id)) }
      bytes += try wrapped(slot, key, by: next)
    }
    try renew(next, with: bytes)
  }
}
