import EventSourcing

/// The slots of a keyring, by their places, and what they say of keys and owners.
struct KeySlots {
  /// Of every slot, also of one that is damaged or not used.
  private(set) var bytes: [UInt8] = []
  private var byOwner = PlaceTable()
  private var byID = PlaceTable()
  /// Whoever chooses streams' ids cannot choose such as all want the same place of a table.
  private let hashSeed = UInt64.random(in: 0 ... .max)
  /// The places of damaged keys that a note names.
  private var named: [(note: KeySlot, place: Int)] = []
  /// The notes on keys that are about to be destroyed, by the keys' places.
  private(set) var ending: [Int: KeySlot] = [:]
  private(set) var damaged: [Int] = []
  /// What a crash left of the slots that were written last: whoever was given their keys is found by the log.
  private(set) var unused: [Int] = []
  /// The first of these.
  private(set) var lastWrite = 0
  /// The places of seeds, those among them that were destroyed.
  private var seeds: [Int] = []
  /// The place of the seed of which new keys are derived; nil if there is none.
  private(set) var seed: Int?
  /// Every text of the log up to this position has its key here.
  private(set) var reached: UInt64 = 0
  /// The log whose positions these are; nil if no mark says so.
  private(set) var log: Identifier?
  /// The last place at which a crash left no whole slot, unless a mark that was written later says that its key was
  /// found: positions in slots behind it do not count.
  private var gap: Int?
  var isIncomplete: Bool { gap != nil }

  init() {}

  /// Reads slots. What a crash left of the last ones that were written is not used.
  ///
  /// - Parameter isAuthentic: whether the master key wrote a slot that is no key.
  init(_ bytes: [UInt8], isAuthentic: (KeySlot) -> Bool) {
    // Behind the last slot there is room for more.
    let end = bytes.lastIndex { $0 != 0 } ?? -1
    self.bytes = Array(bytes.prefix((end + KeySlot.size) / KeySlot.size * KeySlot.size))
    self.bytes.removeLast(self.bytes.count % KeySlot.size)
    var notes: [KeySlot] = []
    for place in 0..<count {
      let bytes = self.bytes(of: place)
      guard let slot = KeySlot(bytes), slot.kind == .key || isAuthentic(slot) else {
        damaged.append(place)
        gap = place
        continue
      }
      lastWrite = max(0, place - Int(slot.earlier))
      if slot.kind == .void, slot.markedLog == nil { gap = place }
      // Of one write the mark may be there, and a slot before it not.
      if slot.markedLog != nil, let last = gap, last < place - Int(slot.earlier) { gap = nil }
      take(reachOf: slot)
      switch slot.kind {
      case .key, .destroyed: index(slot, at: place)
      case .ending, .kept: notes.append(slot)
      case .void: break
      }
    }
    for note in notes { take(note) }
    unused = damaged.filter { $0 >= lastWrite }
    damaged.removeAll { $0 >= lastWrite }
  }

  /// The last slot that says it counts: a log that was salvaged has other positions.
  private mutating func take(reachOf slot: KeySlot) {
    guard gap == nil, slot.kind == .key || slot.markedLog != nil else { return }
    reached = slot.reached
    log = slot.markedLog ?? log
  }

  var count: Int { bytes.count / KeySlot.size }

  func bytes(of place: Int) -> [UInt8] {
    Array(bytes[(place * KeySlot.size)..<((place + 1) * KeySlot.size)])
  }

  // MARK: Whose they are

  /// The place of an owner's key, also of one that was destroyed; nil if there is none.
  func place(of owner: KeyOwner) -> Int? {
    byOwner.place(Self.hash(owner, hashSeed)) { bytes.owner(at: $0) == owner }
      ?? named.last { $0.note.owner == owner }?.place
  }

  /// The place of the key of an id.
  func place(of id: Identifier) -> Int? {
    byID.place(id.mixed(with: hashSeed)) { bytes.id(at: $0) == id }
      ?? named.last { $0.note.id == id }?.place
  }

  /// Everybody who has a key, or had one.
  var owners: [(owner: KeyOwner, place: Int)] {
    byOwner.places.map { (bytes.owner(at: $0), $0) } + named.map { ($0.note.owner, $0.place) }
  }

  private mutating func index(_ slot: KeySlot, at place: Int) {
    // Their bytes are read while the tables change.
    let bytes = bytes
    byOwner.put(place, Self.hash(slot.owner, hashSeed)) { bytes.owner(at: $0) == slot.owner }
    byID.put(place, slot.id.mixed(with: hashSeed)) { bytes.id(at: $0) == slot.id }
    guard slot.owner.isSeed else { return }
    seeds.append(place)
    self.seed = slot.kind == .key ? place : nil
  }

  /// How many seeds there are, or were.
  var seedCount: Int { seeds.count }

  /// The owner of the seed of which an owner's key may be derived; nil if there was none.
  func seed(of owner: KeyOwner) -> KeyOwner? {
    guard let place = place(of: owner) else { return nil }
    return seeds.last { $0 < place }.map { bytes.owner(at: $0) }
  }

  private static func hash(_ owner: KeyOwner, _ seed: UInt64) -> UInt64 {
    owner.stream.id.mixed(with: seed) &+ UInt64(owner.part) &* 0x9e37_79b9_7f4a_7c15
      &+ UInt64(owner.stream.category.number) &* 0xd6e8_feb8_6659_fd93
  }

  func id(of place: Int) -> Identifier { bytes.id(at: place) }

  func owner(at place: Int) -> KeyOwner { bytes.owner(at: place) }

  /// Whether an owner has a key that was not destroyed.
  func hasKey(_ owner: KeyOwner) -> Bool {
    place(of: owner).map { self[$0]?.kind == .key } ?? false
  }

  /// A key, or the note on one that was written over by half; nil if it is damaged.
  subscript(_ place: Int) -> KeySlot? {
    guard place < count else { return nil }
    return KeySlot(bytes(of: place)) ?? ending[place]
  }

  /// - Parameter encoded: its bytes, which may be wrapped later.
  mutating func append(_ slot: KeySlot, _ encoded: [UInt8]) {
    bytes += encoded
    if slot.markedLog != nil { gap = nil }
    take(reachOf: slot)
    switch slot.kind {
    case .key, .destroyed: index(slot, at: count - 1)
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
      ending[place] = note
      if place == seed { seed = nil }
      // A damaged one was written over by half.
      if damaged.contains(place) { named.append((note, place)) }
      damaged.removeAll { $0 == place }
    case .kept(let place, _): ending[place] = nil
    default: break
    }
  }

  /// Puts another slot than a key there.
  mutating func replace(_ place: Int, by encoded: [UInt8]) {
    bytes.replaceSubrange((place * KeySlot.size)..<((place + 1) * KeySlot.size), with: encoded)
    ending[place] = nil
  }

  /// The same slots from a place on, as they are on the disk.
  mutating func replaceAll(from place: Int = 0, by bytes: [UInt8]) {
    let start = place * KeySlot.size
    self.bytes.replaceSubrange(start..<(start + bytes.count), with: bytes)
  }
}

extension [UInt8] {
  /// What slots say whose key they hold.
  fileprivate func owner(at place: Int) -> KeyOwner {
    let start = place * KeySlot.size
    return KeyOwner(
      StreamID(Category(get(at: start + 16)), identifier(at: start + 24)),
      part: get(at: start + 20))
  }

  fileprivate func id(at place: Int) -> Identifier { identifier(at: place * KeySlot.size) }
}
