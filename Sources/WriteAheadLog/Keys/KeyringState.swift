import Cryptography
import EventSourcing

/// What a keyring knows, and how its file changes. One thread at a time.
struct KeyringState {
  let path: String
  let mayWrite: Bool
  let disk: Disk
  var random: RandomPool
  private var file: File
  /// Which file has the name now.
  private let named: @Sendable () -> FileIdentity?
  private let fence: Keyring.Fencing
  private(set) var header: KeyringHeader
  private(set) var master: SealingKey
  var slots: KeySlots
  /// How many slots were not yet taken to be written: the last ones.
  private var waiting = 0
  /// How many slots have to be durable before any text that was sealed since may be written: up to the last one that
  /// is no derived key.
  var needed = 0
  /// Every text of the log up to this position has its key here.
  var reached: UInt64 = 0
  /// The keys of the last slots, those without a key among them: of which it is not known that they are written. They
  /// are wrapped on their way to the disk.
  private(set) var unwritten: [SealingKey?] = []
  /// How many are written at once: more have no room in what a slot says of them.
  private static let mostAtOnce = Int(UInt16.max) + 1
  var unwrapped = UnwrappedKeys()
  /// Whose key was asked for last: a commit has several texts of one.
  private var last: (owner: KeyOwner, place: Int)?
  /// Why nothing more is written; nil while all is well.
  private var failure: KeyringError?
  /// Up to here the file has slots, or zeros that are durable.
  private var allocated: UInt64 = 0

  /// Makes a file without keys.
  init(
    making path: String, master: SealingKey, random: @escaping Keyring.Random, by disk: Disk
  ) throws(KeyringError) {
    (self.path, self.disk, self.master) = (path, disk, master)
    self.random = RandomPool(random)
    (mayWrite, slots, named, fence) = (true, KeySlots(), disk.watch(path), {})
    let header = try KeyringHeader(
      id: Identifier(self.random.draw(16)), generation: 1, master: master,
      nonce: Array(self.random.draw(SealingKey.nonceSize)))
    self.header = header
    file = try Self.told(path) { () throws(EventStoreError) in
      try Self.file(of: header.bytes, at: path, by: disk)
    }
  }

  init(
    opening path: String, id: Identifier?, master: SealingKey, toWrite: Bool,
    fence: @escaping Keyring.Fencing, random: @escaping Keyring.Random, by disk: Disk
  ) throws(KeyringError) {
    guard disk.exists(path) else { throw .missing(path: path) }
    guard SealingKey.isAvailable else { throw .noCryptography }
    (self.path, self.disk, self.master) = (path, disk, master)
    self.random = RandomPool(random)
    (mayWrite, named, self.fence) = (toWrite, disk.watch(path), fence)
    let (file, bytes) = try Self.told(path) { () throws(EventStoreError) in
      let file = try File.open(path, for: toWrite ? .write : .read, by: disk)
      return (file, try file.bytes(Int(clamping: try file.size()), at: 0))
    }
    guard let header = KeyringHeader(bytes) else { throw .damaged(path: path, .header) }
    guard id == nil || header.id == id else { throw .damaged(path: path, .otherKeyring) }
    guard header.isWrapped(by: master) else { throw .wrongMasterKey(path: path) }
    (self.file, self.header, allocated) = (file, header, UInt64(bytes.count))
    slots = KeySlots(Array(bytes[KeyringHeader.size...])) {
      $0.isAuthentic(by: master, in: header.id)
    }
    reached = slots.reached
    guard toWrite else { return }
    try settleLastWrite()
    // It may hold keys that were destroyed since, or that another master key wrapped.
    if disk.exists(path + ".new") { try renew(with: slots.bytes) }
  }

  /// What was read of the slots that were written last may still be on its way to the disk: it is relied upon from
  /// now on. Those that were not written whole are marked as not used.
  private mutating func settleLastWrite() throws(KeyringError) {
    for place in slots.unused {
      var void = KeySlot.void
      // They are written again together with all of the last write.
      void.earlier = UInt16(clamping: place - slots.lastWrite)
      slots.replace(place, by: try wrapped(void, nil, by: master))
    }
    let start = slots.lastWrite * KeySlot.size
    guard start < slots.bytes.count else { return }
    try write(Array(slots.bytes[start...]), at: start)
    try syncFile()
  }

  mutating func nonce() -> ArraySlice<UInt8> { random.draw(SealingKey.nonceSize) }

  /// The key of a place, and its id.
  mutating func key(
    in place: Int
  ) throws(KeyringError) -> (id: Identifier, key: SealingKey) {
    if let key = unwrapped[place] { return (slots.id(of: place), key) }
    let key = try unwrappedKey(in: place)
    unwrapped[place] = key
    return (slots.id(of: place), key)
  }

  private func unwrappedKey(in place: Int) throws(KeyringError) -> SealingKey {
    guard let slot = slots[place] else { throw .damaged(path: path, .slot(place)) }
    switch slot.kind {
    case .destroyed(let time), .ending(_, let time): throw .destroyed(at: time)
    case .key, .kept, .void: break
    }
    let new = place - (slots.count - unwritten.count)
    if new >= 0, let key = unwritten[new] { return key }
    guard let key = slot.key(by: master, in: header.id) else {
      throw .damaged(path: path, .wrapping(slot.id))
    }
    return key
  }

  /// The place of the owner's key, which is made if there is none. It is on the disk after the next sync.
  mutating func place(of owner: KeyOwner, now: Instant) throws(KeyringError) -> Int {
    if let last, last.owner == owner { return last.place }
    if let place = slots.place(of: owner) {
      last = (owner, place)
      return place
    }
    // It may be theirs.
    if let place = slots.damaged.first { throw .damaged(path: path, .slot(place)) }
    if let failure { throw failure }
    let seed = try seed(now: now)
    let id = Identifier(random.draw(16))
    guard let key = seed.derived(for: id) else { throw .noCryptography }
    return add(key, id, of: owner, now: now, isDerived: true)
  }

  mutating func add(
    _ key: SealingKey, _ id: Identifier, of owner: KeyOwner, now: Instant, isDerived: Bool = false
  ) -> Int {
    append(KeySlot(id, of: owner, made: now), key, isDerived: isDerived)
    let place = slots.count - 1
    unwrapped[place] = key
    last = (owner, place)
    return place
  }

  mutating func append(_ slot: KeySlot, _ key: SealingKey? = nil, isDerived: Bool = false) {
    var slot = slot
    slot.earlier = UInt16(waiting % Self.mostAtOnce)
    if slot.kind == .key || slot.kind == .void { slot.reached = reached }
    slots.append(slot, slot.encoded())
    unwritten.append(key)
    waiting += 1
    if !isDerived { needed = slots.count }
  }

  mutating func wrapped(
    _ slot: KeySlot, _ key: SealingKey?, by master: SealingKey
  ) throws(KeyringError) -> [UInt8] {
    let bytes = KeySlot.wrapping(
      slot.encoded(), key, nonce: nonce(), by: master, in: header.id)
    guard let bytes else { throw .noCryptography }
    return bytes
  }

  /// Takes new slots, to be written in one piece and after all that came before; nil if there are none.
  ///
  /// - Parameter end: the first that is not taken.
  mutating func begin(
    before end: Int = .max
  ) throws(KeyringError) -> (SlotWriting, SlotWriting.Wrapping)? {
    // What was taken before may not be on the disk.
    if let failure { throw failure }
    let start = slots.count - waiting
    let count = min(waiting, Self.mostAtOnce, end - start)
    guard count > 0 else { return nil }
    let keys = Array(unwritten.suffix(waiting).prefix(count))
    waiting -= count
    let bytes = Array(slots.bytes[(start * KeySlot.size)..<((start + count) * KeySlot.size)])
    return (
      writing(bytes, at: start * KeySlot.size),
      SlotWriting.Wrapping(
        keys: keys, master: master, keyring: header.id,
        random: random.make)
    )
  }

  /// Takes slots as they are on the disk by now.
  mutating func finish(_ writing: SlotWriting) {
    slots.replaceAll(from: writing.start / KeySlot.size, by: writing.bytes)
    unwritten.removeFirst(writing.bytes.count / KeySlot.size)
    allocated = max(allocated, writing.allocated)
  }

  /// What is on the disk is known on reopening: nothing more is written.
  mutating func fail(_ error: KeyringError) { failure = failure ?? error }

  /// Brings every new slot to the disk.
  mutating func sync() throws(KeyringError) {
    while let (begun, wrapping) = try begin() {
      var writing = begun
      do throws(KeyringError) { try writing.run(wrapping, path) } catch {
        fail(error)
        throw error
      }
      finish(writing)
    }
  }

  // MARK: The file

  mutating func write(_ bytes: [UInt8], at start: Int) throws(KeyringError) {
    let writing = writing(bytes, at: start)
    try attempt { () throws(EventStoreError) in try writing.write() }
  }

  private func writing(_ bytes: [UInt8], at start: Int) -> SlotWriting {
    let before = start > 0 ? slots.bytes(of: start / KeySlot.size - 1) : header.bytes
    return SlotWriting(
      bytes, at: start, behind: before, in: file, allocated: allocated, named: named, fence: fence)
  }

  /// Also what another process wrote.
  mutating func syncFile() throws(KeyringError) {
    let file = file
    try attempt { () throws(EventStoreError) in try file.sync() }
  }

  /// Puts a file of the next generation in the place of this one, which is written over.
  mutating func renew(
    _ master: SealingKey? = nil, with bytes: [UInt8]
  ) throws(KeyringError) {
    let master = master ?? self.master
    let header = try KeyringHeader(
      id: header.id, generation: header.generation + 1, master: master,
      nonce: Array(nonce()))
    let (path, disk, old, size) = (path, disk, file, KeyringHeader.size + slots.bytes.count)
    let fence = fence
    file = try attempt { () throws(EventStoreError) in
      try fence()
      return try Self.file(of: header.bytes + bytes, at: path, by: disk)
    }
    (self.header, self.master) = (header, master)
    slots.replaceAll(by: bytes)
    allocated = UInt64(KeyringHeader.size + bytes.count)
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
