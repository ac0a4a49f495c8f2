/// Some of many small numbers: a list while they are few, a bit for each when they are many.
struct PlaceSet: Equatable, Sendable {
  /// In the order in which they came, some of them perhaps twice; empty once there are bits.
  private var list: [UInt32] = []
  private var bits: [UInt64] = []

  /// What it takes in memory, in bytes.
  var size: Int { list.capacity * 4 + bits.capacity * 8 }

  /// - Parameter total: how many numbers there are to choose from.
  mutating func insert(_ place: Int, of total: Int) {
    if !bits.isEmpty { return setBit(place) }
    if list.last == UInt32(place) { return }
    list.append(UInt32(place))
    // Whenever the list has doubled, those that came twice are dropped.
    guard list.count >= 64, list.count & (list.count - 1) == 0 else { return }
    list.sort()
    var kept = 0
    for place in list where kept == 0 || list[kept - 1] != place {
      list[kept] = place
      kept += 1
    }
    list.removeLast(list.count - kept)
    // A number in the list takes as much as 32 bits.
    guard kept * 32 > total else { return }
    let places = list
    list = []
    for place in places { setBit(Int(place)) }
  }

  mutating func remove(_ place: Int) {
    list.removeAll { $0 == UInt32(place) }
    if place / 64 < bits.count { bits[place / 64] &= ~(1 << UInt64(place % 64)) }
  }

  /// Asks in constant time; made of sets that are looked through once.
  struct Union: Sendable {
    private var bits: [UInt64]

    init(_ sets: [PlaceSet], of total: Int) {
      bits = [UInt64](repeating: 0, count: total / 64 + 1)
      for set in sets {
        for place in set.list { bits[Int(place) / 64] |= 1 << UInt64(place % 64) }
        for (word, value) in set.bits.enumerated() { bits[word] |= value }
      }
    }

    func contains(_ place: Int) -> Bool { bits[place / 64] >> UInt64(place % 64) & 1 == 1 }
  }

  private mutating func setBit(_ place: Int) {
    while bits.count <= place / 64 { bits.append(0) }
    bits[place / 64] |= 1 << UInt64(place % 64)
  }
}
