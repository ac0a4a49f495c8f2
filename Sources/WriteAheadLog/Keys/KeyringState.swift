import Cryptography
import EventSourcing

/// What a keyring knows, and how its file changes. One thread at a time.
struct KeyringState {
  let path: String
  let mayWrite: Bool
  let disk: Disk
  private let random: Keyring.Random
  private var file: File
  /// Which file has the name now.
  private let named: @Sendable () -> FileIdentity?
  private(set) var header: KeyringHeader
  private var master: SealingKey
  private(set) var slots: KeySlots
  /// How many slots were not yet taken to be written: the last ones.
  private var waiting = 0
  /// How many are written at once: more have no room in what a slot says of them.
  private static let mostAtOnce = Int(UInt16.max) + 1
  /// Keys that were unwrapped, by their places.
  private var keys: [Int: (id: Identifier, key: SealingKey)] = [:]
  private static let mostKeys = 1 << 14
  /// Why nothing more is written; nil while all is well.
  private var failure: KeyringError?
  private var nonces: ArraySlice<UInt8> = []

  /// Makes a file without keys.
  init(
    making path: String, master: SealingKey, random: @escaping Keyring.Random, by disk: Disk
  ) throws(KeyringError) {
    (self.path, self.disk, self.random, self.master) = (path, disk, random, master)
    (mayWrite, slots, named) = (true, KeySlots(), disk.watch(path))
    let header = try KeyringHeader(
      id: Identifier(random(16)), generation: 1, master: master, nonce: random(12))
    self.header = header
    file = try Self.told(path) { () throws(EventStoreError) in
      try Self.file(of: header.bytes, at: path, by: disk)
    }
  }

  init(
    opening path: String, id: Identifier?, master: SealingKey, toWrite: Bool,
    random: @escaping Keyring.Random, by disk: Disk
  ) throws(KeyringError) {
    guard disk.exists(path) else { throw .missing(path: path) }
    guard SealingKey.isAvailable else { throw .noCryptography }
    (self.path, self.disk, self.random, self.master) = (path, disk, random, master)
    (mayWrite, named) = (toWrite, disk.watch(path))
    let (file, bytes) = try Self.told(path) { () throws(EventStoreError) in
      let file = try File.open(path, for: toWrite ? .write : .read, by: disk)
      return (file, try file.bytes(Int(clamping: try file.size()), at: 0))
    }
    guard let header = KeyringHeader(bytes) else { throw .damaged(path: path, .header) }
    guard id == nil || header.id == id else { throw .damaged(path: path, .otherKeyring) }
    guard header.isWrapped(by: master) else { throw .wrongMasterKey(path: path) }
    (self.file, self.header) = (file, header)
    slots = KeySlots(Array(bytes[KeyringHeader.size...])) {
      $0.isAuthentic(by: master, in: header.id)
    }
    guard toWrite else { return }
    try settleLastWrite()
    // It may hold keys that were destroyed since, or that another master key wrapped.
    if disk.exists(path + ".new") { try renew(with: slots.bytes) }
  }

  /// What was read of the slots that were written last may still be on its way to the disk: it is relied upon from
  /// now on. Those that were not written whole are marked as not used.
  private mutating func settleLastWrite() throws(KeyringError) {
    for place in slots.unused {
      let void = KeySlot(
        Identifier(), of: KeyOwner(StreamID(Category(0), Identifier()), part: 0), made: Instant(),
        .void)
      slots.replace(place, by: try wrapped(void, nil, by: master))
    }
    let start = slots.lastWrite * KeySlot.size
    guard start < slots.bytes.count else { return }
    try write(Array(slots.bytes[start...]), at: start)
    try syncFile()
  }

  mutating func nonce() -> [UInt8] {
    // Many at once: each call of the system costs as much as sealing.
    if nonces.isEmpty { nonces = random(64 * SealingKey.nonceSize)[...] }
    defer { nonces.removeFirst(SealingKey.nonceSize) }
    return Array(nonces.prefix(SealingKey.nonceSize))
  }

  /// The key of a place, and its id.
  mutating func key(
    in place: Int
  ) throws(KeyringError) -> (id: Identifier, key: SealingKey) {
    if let key = keys[place] { return key }
    guard let slot = slots[place] else { throw .damaged(path: path, .slot(place)) }
    switch slot.kind {
    case .destroyed(let time), .ending(_, let time): throw .destroyed(at: time)
    case .key, .kept, .void: break
    }
    guard let key = slot.key(by: master, in: header.id) else {
      throw .damaged(path: path, .wrapping(slot.id))
    }
    if keys.count == Self.mostKeys { keys = [:] }
    keys[place] = (slot.id, key)
    return (slot.id, key)
  }

  /// The place of the owner's key, which is made if there is none. It is on the disk after the next sync.
  mutating func place(of owner: KeyOwner, now: Instant) throws(KeyringError) -> Int {
    if let place = slots.owners[owner] { return place }
    // It may be theirs.
    if let place = slots.damaged.first { throw .damaged(path: path, .slot(place)) }
    if let failure { throw failure }
    guard let key = SealingKey(random(SealingKey.size)) else { throw .noCryptography }
    let (place, slot) = (slots.count, KeySlot(Identifier(random(16)), of: owner, made: now))
    try append(slot, key)
    keys[place] = (slot.id, key)
    return place
  }

  private mutating func append(
    _ slot: KeySlot, _ key: SealingKey? = nil
  ) throws(KeyringError) {
    var slot = slot
    slot.earlier = UInt16(waiting % Self.mostAtOnce)
    slots.append(try wrapped(slot, key, by: master))
    waiting += 1
  }

  private mutating func wrapped(
    _ slot: KeySlot, _ key: SealingKey?, by master: SealingKey
  ) throws(KeyringError) -> KeySlot {
    guard let slot = slot.wrapping(key, nonce: nonce(), by: master, in: header.id) else {
      throw .noCryptography
    }
    return slot
  }

  /// Takes new slots, to be written in one piece and after all that came before; nil if there are none.
  ///
  /// - Parameter end: the first that is not taken.
  mutating func begin(before end: Int = .max) throws(KeyringError) -> SlotWriting? {
    // What was taken before may not be on the disk.
    if let failure { throw failure }
    let start = slots.count - waiting
    let count = min(waiting, Self.mostAtOnce, end - start)
    guard count > 0 else { return nil }
    waiting -= count
    return writing(
      Array(slots.bytes[(start * KeySlot.size)..<((start + count) * KeySlot.size)]),
      at: start * KeySlot.size)
  }

  /// What is on the disk is known on reopening: nothing more is written.
  mutating func fail(_ error: KeyringError) { failure = failure ?? error }

  /// Brings every new slot to the disk.
  private mutating func sync() throws(KeyringError) {
    while let writing = try begin() {
      try attempt { () throws(EventStoreError) in try writing.run() }
    }
  }

  // MARK: Changing

  /// Notes that owners' keys are about to be destroyed, durably. Those who have none get one first.
  mutating func beginDestroying(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    for owner in owners {
      let place = try place(of: owner, now: now)
      guard let slot = slots[place], slot.kind == .key, slots.ending[place] == nil else { continue }
      try append(slot.noting(.ending(place, since: now)))
    }
    try sync()
  }

  /// Notes that they are kept after all, durably.
  mutating func keep(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    for owner in owners {
      guard let place = slots.owners[owner], let note = slots.ending[place] else { continue }
      try append(note.noting(.kept(place, since: now)))
    }
    try sync()
  }

  /// Writes over owners' keys, and then replaces the file. After a power failure in between, the notes tell.
  mutating func destroy(
    _ erasures: [(owner: KeyOwner, time: Instant)]
  ) throws(KeyringError) {
    guard let last = erasures.map(\.time).max() else { return }
    try beginDestroying(erasures.map(\.owner), now: last)
    for (owner, time) in erasures {
      guard let place = slots.owners[owner], let note = slots.ending[place] else { continue }
      let slot = try wrapped(note.noting(.destroyed(at: time)), nil, by: master)
      try write(slot.encoded(), at: place * KeySlot.size)
      slots.replace(place, by: slot)
      keys[place] = nil
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
      bytes += try wrapped(slot, key, by: next).encoded()
    }
    try renew(next, with: bytes)
  }

  // MARK: The file

  private mutating func write(_ bytes: [UInt8], at start: Int) throws(KeyringError) {
    let writing = writing(bytes, at: start)
    try attempt { () throws(EventStoreError) in try writing.write() }
  }

  private func writing(_ bytes: [UInt8], at start: Int) -> SlotWriting {
    SlotWriting(bytes: bytes, start: start, file: file, named: named)
  }

  /// Also what another process wrote.
  mutating func syncFile() throws(KeyringError) {
    let file = file
    try attempt { () throws(EventStoreError) in try file.sync() }
  }

  /// Puts a file of the next generation in the place of this one, which is written over.
  private mutating func renew(
    _ master: SealingKey? = nil, with bytes: [UInt8]
  ) throws(KeyringError) {
    let master = master ?? self.master
    let header = try KeyringHeader(
      id: header.id, generation: header.generation + 1, master: master, nonce: nonce())
    let (path, disk, old, size) = (path, disk, file, KeyringHeader.size + slots.bytes.count)
    file = try attempt { () throws(EventStoreError) in
      try Self.file(of: header.bytes + bytes, at: path, by: disk)
    }
    (self.header, self.master) = (header, master)
    slots.replaceAll(by: bytes)
    try attempt { () throws(EventStoreError) in
      try [UInt8](repeating: 0, count: size).withBytes { bytes throws(EventStoreError) in
        try old.write(bytes, at: 0)
      }
      try old.sync()
    }
  }

  /// After a failure nothing more is written: what of it is on the disk is known on reopening.
  private mutating func attempt<Answer>(
    _ body: () throws(EventStoreError) -> Answer
  ) throws(KeyringError) -> Answer {
    if let failure { throw failure }
    do throws(KeyringError) { return try Self.told(path, body) } catch {
      failure = error
      throw error
    }
  }

  /// Writes a file under another name, makes it durable, and gives it the name.
  private static func file(
    of bytes: [UInt8], at path: String, by disk: Disk
  ) throws(EventStoreError) -> File {
    let file = try File.anew(path + ".new", by: disk)
    try bytes.withBytes { bytes throws(EventStoreError) in try file.write(bytes, at: 0) }
    try file.sync()
    try disk.move(path + ".new", to: path)
    try disk.syncFolder(containing: path)
    return file
  }

  private static func told<Answer>(
    _ path: String, _ body: () throws(EventStoreError) -> Answer
  ) throws(KeyringError) -> Answer {
    do throws(EventStoreError) { return try body() } catch {
      throw .system(path: path, error)
    }
  }
}
