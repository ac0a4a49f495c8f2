/// Finds places by what stands there: at most sixteen bytes a place, while a dictionary takes about fifty.
struct PlaceTable {
  /// Places, counted from 1; zero is free. A power of two of them, at most half in use.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var count = 0

  var places: [Int] { slots.filter { $0 > 0 }.map { Int($0) - 1 } }

  /// - Parameters:
  ///   - hash: of what is looked for.
  ///   - isIt: whether that stands at a place.
  func place(_ hash: UInt64, _ isIt: (Int) -> Bool) -> Int? {
    let slot = slot(hash, isIt)
    return slots[slot] > 0 ? Int(slots[slot]) - 1 : nil
  }

  /// Puts a place, instead of an earlier one at which the same stands.
  ///
  /// - Parameter hash: of what stands at a place.
  mutating func put(_ place: Int, _ isIt: (Int) -> Bool, _ hash: (Int) -> UInt64) {
    if (count + 1) * 2 > slots.count { grow(hash) }
    let slot = slot(hash(place), isIt)
    if slots[slot] == 0 { count += 1 }
    slots[slot] = UInt32(place) + 1
  }

  /// Where it is, or would be.
  private func slot(_ hash: UInt64, _ isIt: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    while slots[slot] != 0, !isIt(Int(slots[slot]) - 1) { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private mutating func grow(_ hash: (Int) -> UInt64) {
    let places = places
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for place in places { slots[slot(hash(place)) { _ in false }] = UInt32(place) + 1 }
  }
}
