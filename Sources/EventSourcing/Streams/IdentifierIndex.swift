/// Finds the place of an identifier in a list that only grows: four bytes a slot, while a
/// dictionary takes about fifty an entry.
///
/// The identifiers themselves are in `identifiers`; the slots hold their places.
public struct IdentifierIndex: Sendable {
  /// In the order in which they were added.
  public private(set) var identifiers: [Identifier] = []
  /// Places, counted from 1; zero is free. A power of two of them, at most half in use.
  private var slots: [UInt32]
  private let seed: UInt64

  /// - Parameters:
  ///   - seed: any number that senders of identifiers cannot guess, so that they cannot choose
  ///     identifiers that all want the same slot.
  ///   - identifiers: those to begin with, each once.
  public init(seed: UInt64, of identifiers: consuming [Identifier] = []) {
    self.seed = seed
    var size = 64
    while size < identifiers.count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    self.identifiers = identifiers
    for place in self.identifiers.indices { take(place) }
  }

  /// The index in `identifiers`; nil if it is not there.
  public func place(of identifier: Identifier) -> Int? {
    var slot = wanted(identifier)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if identifiers[place] == identifier { return place }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Adds an identifier that is not there yet. - Returns: its place.
  public mutating func append(_ identifier: Identifier) -> Int {
    identifiers.append(identifier)
    if identifiers.count * 2 > slots.count { grow() } else { take(identifiers.count - 1) }
    return identifiers.count - 1
  }

  private mutating func take(_ place: Int) {
    var slot = wanted(identifiers[place])
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = UInt32(place) + 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for place in identifiers.indices { take(place) }
  }

  private func wanted(_ identifier: Identifier) -> Int {
    Int(truncatingIfNeeded: identifier.mixed(with: seed)) & (slots.count &- 1)
  }
}

extension Identifier {
  /// All 128 bits mixed into 64, for tables.
  ///
  /// - Parameter seed: any number that senders of identifiers cannot guess, so that they cannot
  ///   choose identifiers that all want the same place.
  public func mixed(with seed: UInt64) -> UInt64 {
    // Two rounds of a multiplication whose halves are folded together, the seed in both.
    let first = (high ^ seed).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    let second = (first.high ^ first.low ^ low ^ (seed &<< 1 | 1))
      .multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return second.high ^ second.low
  }
}
