/// Finds places by what stands there: 16 to 32 bytes a place, while a dictionary takes about fifty.
struct PlaceTable {
  /// In the lower half of each a place, counted from 1; in the upper half the lower half of its hash. What stands at
  /// other places is not read, neither to find one nor to grow. Zero is free. A power of two, at most half in use.
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  var places: [Int] { slots.filter { $0 != 0 }.map(Self.place) }

  /// - Parameters:
  ///   - hash: of what is looked for.
  ///   - isIt: whether that stands at a place.
  func place(_ hash: UInt64, _ isIt: (Int) -> Bool) -> Int? {
    let found = slots[slot(hash, isIt)]
    return found != 0 ? Self.place(found) : nil
  }

  /// Puts a place, instead of an earlier one at which the same stands.
  ///
  /// - Parameters:
  ///   - hash: of what stands there.
  ///   - isIt: whether the same stands at another place.
  mutating func put(_ place: Int, _ hash: UInt64, _ isIt: (Int) -> Bool) {
    if (count + 1) * 2 > slots.count { grow() }
    let slot = slot(hash, isIt)
    if slots[slot] == 0 { count += 1 }
    slots[slot] = hash << 32 | UInt64(UInt32(place) + 1)
  }

  private static func place(_ slot: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: slot)) - 1 }

  /// Where it is, or would be.
  private func slot(_ hash: UInt64, _ isIt: (Int) -> Bool) -> Int {
    let half = UInt32(truncatingIfNeeded: hash)
    var slot = Int(half) & (slots.count &- 1)
    while slots[slot] != 0, slots[slot] >> 32 != half || !isIt(Self.place(slots[slot])) {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { slots[slot(entry >> 32) { _ in false }] = entry }
  }
}
