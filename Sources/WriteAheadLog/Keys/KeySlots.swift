import EventSourcing

/// The slots of a keyring, by their places, and what they say of keys and owners.
struct KeySlots {
  /// Of every slot, also of one that is damaged or not used.
  private(set) var bytes: [UInt8] = []
  private(set) var owners: [KeyOwner: Int] = [:]
  private(set) var ids: [Identifier: Int] = [:]
  /// The notes on keys that are about to be destroyed, by the keys' places.
  private(set) var ending: [Int: KeySlot] = [:]
  private(set) var damaged: [Int] = []
  /// What a crash left of the slots that were written last.
  private(set) var unused: [Int] = []
  /// The first of these.
  private(set) var lastWrite = 0

  init() {}

  /// Reads slots. What a crash left of the last ones that were written was given to nobody, and is not used.
  ///
  /// - Parameter isAuthentic: whether the master key wrote a slot that is no key.
  init(_ bytes: [UInt8], isAuthentic: (KeySlot) -> Bool) {
    self.bytes = Array(bytes.dropLast(bytes.count % KeySlot.size))
    var notes: [KeySlot] = []
    for place in 0..<count {
      let bytes = self.bytes(of: place)
      guard let slot = KeySlot(bytes), slot.kind == .key || isAuthentic(slot) else {
        damaged.append(place)
        continue
      }
      lastWrite = max(0, place - Int(slot.earlier))
      switch slot.kind {
      case .key, .destroyed: (owners[slot.owner], ids[slot.id]) = (place, place)
      case .ending, .kept: notes.append(slot)
      case .void: break
      }
    }
    for note in notes { take(note) }
    unused = damaged.filter { $0 >= lastWrite }
    damaged.removeAll { $0 >= lastWrite }
  }

  var count: Int { bytes.count / KeySlot.size }

  func bytes(of place: Int) -> [UInt8] {
    Array(bytes[(place * KeySlot.size)..<((place + 1) * KeySlot.size)])
  }

  /// A key, or the note on one that was written over by half; nil if it is damaged.
  subscript(_ place: Int) -> KeySlot? {
    guard place < count else { return nil }
    return KeySlot(bytes(of: place)) ?? ending[place]
  }

  mutating func append(_ slot: KeySlot) {
    bytes += slot.encoded()
    switch slot.kind {
    case .key, .destroyed: (owners[slot.owner], ids[slot.id]) = (count - 1, count - 1)
    case .ending, .kept: take(slot)
    case .void: break
    }
  }

  /// Takes a note on the key that it names. Another place than that key's is none of it.
  private mutating func take(_ note: KeySlot) {
    switch note.kind {
    case .ending(let place, _) where place < count:
      let slot = KeySlot(bytes(of: place))
      if case .destroyed? = slot?.kind { return }
      guard slot.map({ $0.noting(.key) == note.noting(.key) }) ?? damaged.contains(place) else {
        return
      }
      // A damaged one was written over by half.
      damaged.removeAll { $0 == place }
      (owners[note.owner], ids[note.id], ending[place]) = (place, place, note)
    case .kept(let place, _): ending[place] = nil
    default: break
    }
  }

  mutating func replace(_ place: Int, by slot: KeySlot) {
    bytes.replaceSubrange(
      (place * KeySlot.size)..<((place + 1) * KeySlot.size), with: slot.encoded())
    if slot.kind != .key { ending[place] = nil }
  }

  /// The same slots, wrapped by another master key.
  mutating func replaceAll(by bytes: [UInt8]) { self.bytes = bytes }
}
