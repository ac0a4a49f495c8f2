import EventSourcing

/// Small numbers by identifier, such as the places of parts.
///
/// A tree of sixteen branches each, whose leaves hold a few entries: after a copy was kept, the
/// next change copies one path through the tree and not the whole table. Finding and changing
/// are O(log n) at base 16: three steps for ten thousand.
struct IdentifierTable: Sendable {
  private struct Entry {
    var key: Identifier
    var number: UInt32
  }

  private static let leafSize = 32
  /// 64 bits at four a level; what collides in all of them stays in one leaf.
  private static let levels = 16

  /// Of a leaf; empty in a branch.
  private var entries: [Entry] = []
  /// Of a branch; empty in a leaf.
  private var branches: [IdentifierTable] = []

  subscript(key: Identifier) -> UInt32? { find(key, Self.bits(of: key)) }

  /// Sets a number, or takes the entry away with nil.
  mutating func set(_ key: Identifier, _ number: UInt32?) {
    set(key, number, Self.bits(of: key), level: 0)
  }

  /// Adds to a number, from zero; an entry that comes to zero goes.
  mutating func count(_ key: Identifier, by step: Int) {
    let sum = Int(self[key] ?? 0) + step
    set(key, sum > 0 ? UInt32(clamping: sum) : nil)
  }

  /// No seed: an actor who picks colliding identifiers slows down their own claim alone.
  private static func bits(of key: Identifier) -> UInt64 { key.mixed(with: 0) }

  private func find(_ key: Identifier, _ bits: UInt64) -> UInt32? {
    guard branches.isEmpty else {
      return branches[Int(truncatingIfNeeded: bits & 15)].find(key, bits >> 4)
    }
    return entries.first { $0.key == key }?.number
  }

  private mutating func set(_ key: Identifier, _ number: UInt32?, _ bits: UInt64, level: Int) {
    guard branches.isEmpty else {
      branches[Int(truncatingIfNeeded: bits & 15)].set(key, number, bits >> 4, level: level + 1)
      return
    }
    switch (entries.firstIndex { $0.key == key }, number) {
    case (let place?, let number?): entries[place].number = number
    case (let place?, nil): entries.remove(at: place)
    case (nil, let number?):
      entries.append(Entry(key: key, number: number))
      if entries.count > Self.leafSize, level < Self.levels { split(at: level) }
    case (nil, nil): break
    }
  }

  private mutating func split(at level: Int) {
    let all = entries
    entries = []
    branches = Array(repeating: IdentifierTable(), count: 16)
    for entry in all {
      set(entry.key, entry.number, Self.bits(of: entry.key) >> UInt64(4 * level), level: level)
    }
  }
}
