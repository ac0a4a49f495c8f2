import CProcessor
import Cryptography
import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport
import Testing

@testable import WriteAheadLog

/// Source: Specs/Secrecy.md, "The keyring".
@Suite("A keyring", .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct KeyringTests {
  private let master: SealingKey
  private let other: SealingKey
  private let disk = SimulatedDisk()
  private var path: String { Keyring.path(of: simulatedPath) }
  private let now = Instant(nanoseconds: 5)

  init() throws {
    master = try #require(SealingKey([UInt8](repeating: 1, count: 32)))
    other = try #require(SealingKey([UInt8](repeating: 2, count: 32)))
  }

  /// Different bytes each time, and the same in each test.
  private func random(seed: UInt64 = 3) -> Keyring.Random {
    let generator = Mutex(SeededGenerator(seed: seed))
    return { count in
      generator.withLock { generator in (0..<count).map { _ in generator.next() } }
    }
  }

  private func make(seed: UInt64 = 3) throws -> Keyring {
    try Keyring.make(
      for: simulatedPath, master: master, random: random(seed: seed), by: disk.disk)
  }

  private func open(
    _ image: DiskImage? = nil, by master: SealingKey? = nil, id: Identifier? = nil
  ) throws -> Keyring {
    let disk = image.map { SimulatedDisk($0) } ?? disk
    return try Keyring.open(
      for: simulatedPath, id: id, master: master ?? self.master, random: random(seed: 4),
      by: disk.disk)
  }

  private func owner(_ number: UInt64, part: UInt32 = 1) -> KeyOwner {
    KeyOwner(StreamID(Category(1), Identifier(high: 0, low: number)), part: part)
  }

  /// A text of each owner, sealed by a key that is durable.
  private func texts(of owners: [KeyOwner], _ keyring: Keyring) throws -> [SealedText] {
    let texts = try owners.enumerated().map { number, owner in
      try keyring.seal("text \(number)", for: owner, in: [7], now: now)
    }
    try keyring.sync()
    return texts
  }

  /// The file's header and slots, without the room behind them.
  private func written() throws -> [UInt8] { withoutRoom(try #require(disk.image.file(path))) }

  private func withoutRoom(_ bytes: [UInt8]) -> [UInt8] {
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + KeySlot.size
    return Array(bytes.prefix(end / KeySlot.size * KeySlot.size))
  }

  /// The text; nil if its key was destroyed.
  private func read(_ text: SealedText, _ keyring: Keyring) throws -> String? {
    do throws(KeyringError) { return try keyring.open(text, in: [7]) } catch {
      guard case .destroyed = error else { throw error }
      return nil
    }
  }

  /// The disk with other bytes in the keyring's file.
  private func disk(with bytes: [UInt8]) -> DiskImage { DiskImage(files: [path: bytes]) }

  @Test("gives each owner a key, and the same after it was opened again")
  func kept() throws {
    let keyring = try make()
    let owners = [owner(1), owner(2), owner(1, part: 2)]
    let sealed = try texts(of: owners, keyring)
    #expect(Set(sealed.map(\.key)).count == 3)
    let again = try open(id: keyring.id)
    for (number, text) in sealed.enumerated() {
      #expect(try again.open(text, in: [7]) == "text \(number)")
      #expect(throws: KeyringError.damaged(path: path, .text(text.key))) {
        try again.open(text, in: [8])
      }
      #expect(try again.seal("more", for: owners[number], in: [7], now: now).key == text.key)
    }
    #expect(try written().count == 128 * 5)
    let unknown = Identifier(high: 1, low: 1)
    let text = SealedText(key: unknown, nonce: sealed[0].nonce, sealed: sealed[0].sealed)
    #expect(throws: KeyringError.damaged(path: path, .noKey(unknown))) {
      try again.open(text, in: [7])
    }
  }

  @Test(
    "seals while its file is on the way to the disk, and brings there later what came meanwhile")
  func sealsMeanwhile() throws {
    let holder = Mutex<Keyring?>(nil)
    let during = Mutex<[SealedText]>([])
    let more = owner(2)
    var watched = disk.disk
    let sync = watched.sync
    watched.sync = { [now] descriptor in
      // Whoever holds a lock of the keyring's state here never comes back.
      if let keyring = holder.withLock({ $0 }), during.withLock({ $0.isEmpty }),
        let text = try? keyring.seal("meanwhile", for: more, in: [7], now: now)
      {
        during.withLock { $0.append(text) }
      }
      return sync(descriptor)
    }
    let keyring = try Keyring.make(
      for: simulatedPath, master: master, random: random(), by: watched)
    holder.withLock { $0 = keyring }
    let first = try keyring.seal("first", for: owner(1), in: [7], now: now)
    #expect(try keyring.sync())
    holder.withLock { $0 = nil }
    let text = try #require(during.withLock { $0.first })
    // No caller waits for keys that others add.
    #expect(try written().count == 128 * 3)
    #expect(try keyring.sync())
    #expect(try !keyring.sync())
    let again = try open(disk.image)
    #expect(try again.open(first, in: [7]) == "first")
    #expect(try again.open(text, in: [7]) == "meanwhile")
  }

  @Test("more new keys than a slot can count are written in two pieces, the first of them durable")
  func manyAtOnce() throws {
    let keyring = try make()
    let most = 1 << 16
    for number in 0..<most + 3 { try keyring.makeKey(for: owner(UInt64(number)), now: now) }
    let syncs = disk.image
    #expect(syncs.file(path)?.count == 128)
    try keyring.sync()
    let bytes = try written()
    #expect(bytes.count == 128 * (most + 5))
    func earlier(_ place: Int) throws -> UInt16 {
      let start = 128 * (place + 1)
      return try #require(KeySlot(Array(bytes[start..<start + 128]))).earlier
    }
    #expect(try earlier(most - 1) == UInt16.max)
    #expect(try [most, most + 1, most + 2].map(earlier) == [0, 1, 2])
    // A crash takes the second piece alone.
    let cut = try open(disk(with: Array(bytes.prefix(128 * (most + 3))) + [1, 2, 3]))
    #expect(cut.tally.keys == most + 1)
    #expect(cut.tally.damaged == 0)
  }

  @Test("has room behind its slots, which holds none, and is not filled anew for each")
  func room() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(1)], keyring)
    let size = try #require(disk.image.file(path)).count
    #expect(try written().count == 128 * 3 && size >= 32 << 10)
    let more = try texts(of: (2...9).map { owner($0) }, keyring)
    #expect(disk.image.file(path)?.count == size)
    #expect(try written().count == 128 * 11)
    let again = try open()
    #expect(again.tally == KeyringTally(keys: 9, generation: 1))
    #expect(try (sealed + more).map { try read($0, again) }.allSatisfy { $0 != nil })
    // It goes on behind the last slot, where there is less room or none.
    _ = try texts(of: (10..<400).map { owner($0) }, again)
    #expect(try written().count == 128 * 401)
    #expect(try open().tally == KeyringTally(keys: 399, generation: 1))
    // What stands in it and is no slot was given to nobody.
    let torn = try open(disk(with: try written() + [UInt8](repeating: 0, count: 300) + [1]))
    #expect(torn.tally == KeyringTally(keys: 399, generation: 1))
  }

  @Test("a disk without room for more than the slots takes these")
  func fullDisk() throws {
    let keyring = try make()
    let writes = Mutex(0)
    disk.fail { call, _ in
      guard call == .write else { return nil }
      // The slots, and then the room behind them.
      let number = writes.withLock { writes in
        writes += 1
        return writes
      }
      return number == 2 ? .error(ENOSPC) : nil
    }
    let sealed = try texts(of: [owner(1)], keyring)
    #expect(disk.image.file(path)?.count == 128 * 3)
    #expect(try read(sealed[0], open()) == "text 0")
  }

  @Test("knows the keys of more places than it has unwrapped")
  func unwrapped() throws {
    let keys = try (0..<4).map { number in
      try #require(SealingKey([UInt8](repeating: number, count: 32)))
    }
    var unwrapped = UnwrappedKeys()
    #expect(unwrapped[7] == nil)
    unwrapped[7] = nil
    let places = [3, 300, 1 << 17 + 3, 5]
    for (place, key) in zip(places, keys) { unwrapped[place] = key }
    // The third stands where the first stood.
    #expect(places.map { unwrapped[$0] } == [nil, keys[1], keys[2], keys[3]])
    unwrapped[3] = nil
    unwrapped[300] = nil
    #expect(places.map { unwrapped[$0] } == [nil, nil, keys[2], keys[3]])
  }

  @Test("finds the last place of each of many owners and ids, whoever comes back")
  func found() throws {
    var slots = KeySlots()
    for number in UInt64(0)..<500 {
      let slot = KeySlot(
        Identifier(high: 1, low: number), of: owner(number % 300, part: UInt32(number % 2)),
        made: now)
      slots.append(slot, slot.encoded())
    }
    for number in UInt64(200)..<500 {
      #expect(slots.place(of: owner(number % 300, part: UInt32(number % 2))) == Int(number))
    }
    #expect(slots.place(of: owner(3, part: 2)) == nil && slots.owners.count == 300)
    for number in 0..<500 {
      #expect(slots.place(of: Identifier(high: 1, low: UInt64(number))) == number)
    }
  }

  @Test("a key that is not written yet is at hand, however many were made since")
  func unwritten() throws {
    let keyring = try make()
    let first = try keyring.seal("first", for: owner(0), in: [7], now: now)
    // As many as are kept unwrapped: the last one stands where the first stood.
    for number in UInt64(1)...(1 << 17) { try keyring.makeKey(for: owner(number), now: now) }
    #expect(try keyring.open(first, in: [7]) == "first")
    try keyring.sync()
    #expect(try keyring.open(first, in: [7]) == "first")
  }

  @Test("is made once, and opened by its own master key under its own id")
  func refused() throws {
    #expect(throws: KeyringError.missing(path: path)) { try open() }
    _ = try make()
    #expect(throws: KeyringError.exists(path: path)) { try make() }
    #expect(throws: KeyringError.wrongMasterKey(path: path)) { try open(by: other) }
    #expect(throws: KeyringError.damaged(path: path, .otherKeyring)) {
      try open(id: Identifier(high: 2, low: 1))
    }
  }

  @Test("any flipped bit costs the header or no key, and is told: nobody gets a new one then")
  func flips() throws {
    let keyring = try make()
    let owners = (0..<3).map { owner($0) }
    let sealed = try owners.flatMap { try texts(of: [$0], keyring) }
    let bytes = try written()
    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      guard bit / 8 >= KeyringHeader.size else {
        #expect(throws: KeyringError.self, "bit \(bit)") { try open(disk(with: flipped)) }
        continue
      }
      let found = try open(disk(with: flipped))
      let changed = bit / 8 / KeySlot.size - 1
      // The seed, which is the first, tells a key whose slot is damaged.
      for text in sealed { #expect(try found.open(text, in: [7]) == "text 0", "bit \(bit)") }
      // The last one may be what a crash left.
      guard changed < 3, bit % 64 == 0 else { continue }
      #expect(found.damagedSlot == changed && found.tally.damaged == 1)
      for owner in [changed == 0 ? owner(8) : owners[changed - 1], owner(9)] {
        #expect(throws: KeyringError.damaged(path: path, .slot(changed))) {
          try found.seal("new", for: owner, in: [7], now: now)
        }
      }
    }
  }

  @Test("a key that stands in another's place, or comes from another keyring, is none")
  func swapped() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(0), owner(1)], keyring)
    let bytes = try written()
    let (first, second) = (Array(bytes[256..<384]), Array(bytes[384..<512]))
    // With right ids and checksums: only the master key tells.
    var (forged, taken) = (first, second)
    forged.replaceSubrange(64..<124, with: second[64..<124])
    taken.replaceSubrange(64..<124, with: first[64..<124])
    for slot in [forged, taken].indices {
      var slots = [forged, taken]
      slots[slot].put(cprocessor_crc32c(0, slots[slot], 124), at: 124)
      let changed = bytes[..<256] + slots[0] + slots[1]
      let found = try open(disk(with: Array(changed)))
      #expect(throws: KeyringError.damaged(path: path, .wrapping(sealed[slot].key))) {
        try found.open(sealed[slot], in: [7])
      }
    }
    // Of another keyring.
    let disk = SimulatedDisk()
    let there = try Keyring.make(
      for: simulatedPath, master: master, random: random(seed: 9), by: disk.disk)
    let theirs = try texts(of: [owner(0)], there)
    let slots = withoutRoom(try #require(disk.image.file(path)))[128...]
    let mixed = try open(self.disk(with: Array(bytes[..<128] + slots)))
    #expect(throws: KeyringError.damaged(path: path, .wrapping(theirs[0].key))) {
      try mixed.open(theirs[0], in: [7])
    }
    // An older copy, in which later keys are missing, and what tells them.
    let old = try open(self.disk(with: Array(bytes[..<128])))
    #expect(throws: KeyringError.damaged(path: path, .noKey(sealed[1].key))) {
      try old.open(sealed[1], in: [7])
    }
    #expect(try old.seal("new", for: owner(1), in: [7], now: now).key != sealed[1].key)
  }

  @Test("a destroyed key is in no byte of the file, and its owner gets no other")
  func destroyed() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(1), owner(2)], keyring)
    let wrapped = try written()[192..<252]
    let time = Instant(nanoseconds: 7)
    try keyring.beginDestroying([owner(1), owner(3)], now: time)
    try keyring.sync()
    #expect(keyring.ending == [owner(1), owner(3)])
    #expect(try read(sealed[0], keyring) == "text 0")
    try keyring.keep([owner(3)], now: time)
    #expect(try open().ending == [owner(1)])
    try keyring.destroy([owner(1)], at: time)
    try keyring.destroy([owner(1)], at: Instant(nanoseconds: 8))
    for keyring in [keyring, try open()] {
      #expect(throws: KeyringError.destroyed(at: time)) { try keyring.open(sealed[0], in: [7]) }
      #expect(throws: KeyringError.destroyed(at: time)) {
        try keyring.seal("new", for: owner(1), in: [7], now: now)
      }
      #expect(keyring.destruction(of: owner(1)) == time)
      #expect(keyring.destruction(of: owner(2)) == nil && keyring.ending.isEmpty)
      #expect(try read(sealed[1], keyring) == "text 1")
    }
    for inode in disk.image.inodes {
      #expect(inode.durable.firstRange(of: wrapped) == nil)
    }
    #expect(disk.image.file(path)?[220..<252].allSatisfy { $0 == 0 } == true)
  }

  @Test("is wrapped by another master key, and its keys stay")
  func rotated() throws {
    let keyring = try make()
    let sealed = try texts(of: (0..<3).map { owner($0) }, keyring)
    try keyring.destroy([owner(1)], at: now)
    try keyring.rotate(to: other)
    #expect(throws: KeyringError.wrongMasterKey(path: path)) { try open() }
    for keyring in [keyring, try open(by: other)] {
      #expect(try sealed.map { try read($0, keyring) } == ["text 0", nil, "text 2"])
    }
  }

  @Test("takes nothing more after a failure, whatever of it is on the disk")
  func poisoned() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(1)], keyring)
    disk.fail { call, _ in call == .sync ? .error(5) : nil }
    let new = try keyring.seal("new", for: owner(2), in: [7], now: now)
    for _ in 0..<2 {
      #expect(throws: KeyringError.self) { try keyring.sync() }
    }
    disk.fail { _, _ in nil }
    #expect(throws: KeyringError.self) {
      try keyring.seal("more", for: owner(3), in: [7], now: now)
    }
    #expect(throws: KeyringError.self) { try keyring.destroy([owner(1)], at: now) }
    #expect(try read(sealed[0], keyring) == "text 0")
    #expect(try read(new, keyring) == "new")
  }

  @Test("a note that the master key did not write, or on another key than its own, is none")
  func forgedNotes() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(1), owner(2)], keyring)
    let before = try written()
    try keyring.beginDestroying([owner(1)], now: now)
    try keyring.sync()
    let note = Array(try written()[before.count...])
    #expect(note.count == KeySlot.size)
    func found(_ change: (inout [UInt8]) -> Void) throws -> Keyring {
      var note = note
      change(&note)
      note.put(cprocessor_crc32c(0, note, 124), at: 124)
      return try open(disk(with: before + note))
    }
    #expect(try found { _ in }.ending == [owner(1)])
    // The place, the owner, the kind, the time.
    for place in [52, 55, 24, 39, 48, 56] {
      let found = try found { $0[place] ^= 1 }
      #expect(found.ending == [], "\(place)")
      for (number, text) in sealed.enumerated() {
        #expect(try found.open(text, in: [7]) == "text \(number)")
      }
    }
  }

  @Test("is not wrapped anew while a slot is damaged")
  func rotatedDamaged() throws {
    let keyring = try make()
    let sealed = try (0..<3).flatMap { try texts(of: [owner($0)], keyring) }
    var bytes = try written()
    bytes[130] ^= 1
    let found = try open(disk(with: bytes))
    #expect(throws: KeyringError.damaged(path: path, .slot(0))) { try found.rotate(to: other) }
    #expect(try read(sealed[2], found) == "text 0")
  }

  @Test("a key that was read and not synced is durable before it is used again")
  func readAndLost() throws {
    let keyring = try make()
    disk.fail { call, _ in call == .sync ? .lie : nil }
    let sealed = try texts(of: [owner(1)], keyring)
    disk.fail { _, _ in nil }
    // The process dies, and another one finds the slot in memory.
    let image = SimulatedDisk(disk.image)
    let found = try Keyring.open(
      for: simulatedPath, id: nil, master: master, random: random(seed: 4), by: image.disk)
    #expect(try read(sealed[0], found) == "text 0")
    var random = SeededGenerator(seed: 2)
    for image in image.image.powerFailures(&random) {
      #expect(try read(sealed[0], open(image)) == "text 0")
    }
  }

  @Test("what a crash left of the last slots and of a next file is settled together, for good")
  func settled() throws {
    let keyring = try make()
    let first = try texts(of: [owner(1)], keyring)
    let whole = try written().count
    let last = try texts(of: [owner(2), owner(3)], keyring)
    var bytes = try written()
    // Of the two that were written together, the first is half there.
    for place in (whole + 50)..<(whole + 128) { bytes[place] = 0 }
    var disk = SimulatedDisk(
      DiskImage(files: [path: bytes, path + ".new": Array(bytes.prefix(200))]))
    for number in UInt64(4)...6 {
      let found = try Keyring.open(
        for: simulatedPath, id: nil, master: master, random: random(seed: number), by: disk.disk)
      #expect(found.tally.damaged == 0)
      #expect(try read(first[0], found) == "text 0")
      #expect(try read(last[1], found) == "text 1")
      // The seed tells it.
      #expect(try read(last[0], found) == "text 0" && !found.hasKey(owner(2)))
      let new = try texts(of: [owner(number)], found)
      disk = SimulatedDisk(disk.image)
      #expect(try read(new[0], found) == "text 0")
    }
  }

  @Test("a second crash, while what the first one left is settled, stops nobody either")
  func settledAndCut() throws {
    let first = try texts(of: [owner(1), owner(2), owner(3)], try make())
    var bytes = try written()
    // The first of the three is there, the second is not, and the third by half.
    bytes.replaceSubrange(384..<578, with: [UInt8](repeating: 0, count: 194))
    let disk = SimulatedDisk(self.disk(with: bytes))
    _ = try Keyring.open(
      for: simulatedPath, id: nil, master: master, random: random(seed: 4), by: disk.disk)
    var settled = try #require(disk.image.file(path))
    settled.replaceSubrange(384..<512, with: [UInt8](repeating: 0, count: 128))
    let found = try open(self.disk(with: settled))
    #expect(found.tally == KeyringTally(keys: 1, generation: 1))
    #expect(try read(first[0], found) == "text 0")
    #expect(try read(texts(of: [owner(4)], found)[0], found) == "text 0")
  }

  @Test("takes nothing more once another file has its name, or less of it is there")
  func replaced() throws {
    let folder = try TemporaryFolder()
    for change in ["cut", "other", "older"] {
      let log = folder.path("\(change).wal")
      let keyring = try Keyring.make(for: log, master: master, by: .real)
      _ = try keyring.seal("text", for: owner(1), in: [], now: now)
      try keyring.sync()
      let bytes = withoutRoom(try self.bytes(of: keyring.path))
      if change != "other" {
        let file = try FileHandle(forWritingTo: URL(filePath: keyring.path))
        try file.truncate(atOffset: UInt64(bytes.count - 1))
        // With room behind it, in the same file.
        if change == "older" {
          try file.truncate(atOffset: 128)
          try file.truncate(atOffset: 32 << 10)
        }
        try file.close()
      } else {
        try FileManager.default.removeItem(atPath: keyring.path)
        try write(bytes, to: keyring.path)
      }
      _ = try keyring.seal("more", for: owner(2), in: [], now: now)
      #expect(throws: KeyringError.self, "\(change)") { try keyring.sync() }
      #expect(try withoutRoom(self.bytes(of: keyring.path)).count <= bytes.count)
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// Every disk that a power failure during some work can leave.
  private func failures(during work: () throws -> Void) throws -> [DiskImage] {
    let recorder = Recorder(disk)
    try work()
    var random = SeededGenerator(seed: 11)
    return recorder.moments.flatMap { $0.image.powerFailures(&random) }
  }

  @Test("a power failure while a key is added takes none that was given")
  func addedAndCut() throws {
    let keyring = try make()
    let kept = try texts(of: [owner(1)], keyring)
    let states = try failures { _ = try texts(of: [owner(2)], keyring) }
    #expect(states.count > 3)
    for image in states {
      let found = try open(image)
      #expect(try read(kept[0], found) == "text 0")
      // Whatever is left of the other one, a key is given for good.
      let new = try texts(of: [owner(2)], found)
      #expect(try read(new[0], found) == "text 0")
    }
  }

  @Test(
    "a power failure while a key is destroyed leaves it or not, and destroying it again ends it")
  func destroyedAndCut() throws {
    let keyring = try make()
    let sealed = try texts(of: [owner(1), owner(2)], keyring)
    let bytes = try written()
    // The seed, and the key that it tells.
    let wrapped = [bytes[192..<252], bytes[320..<380]]
    let states = try failures {
      try keyring.beginDestroying([owner(1)], now: now)
      try keyring.sync()
      try keyring.destroy([owner(1)], at: now)
    }
    var (there, ending) = (0, 0)
    #expect(states.count > 20)
    for image in states {
      let disk = SimulatedDisk(image)
      let found = try Keyring.open(
        for: simulatedPath, id: nil, master: master, random: random(seed: 4), by: disk.disk)
      #expect(try read(sealed[1], found) == "text 1")
      if try read(sealed[0], found) != nil { there += 1 }
      if found.ending == [owner(1)] { ending += 1 }
      try found.destroy([owner(1)], at: now)
      #expect(try read(sealed[0], found) == nil)
      // Nor is it in a file that a crash left behind.
      for inode in disk.image.inodes {
        for key in wrapped { #expect(inode.durable.firstRange(of: key) == nil) }
      }
    }
    #expect(there > 0 && there < states.count && ending > 0)
  }

  @Test("a power failure while the master key is changed leaves the old one or the new one")
  func rotatedAndCut() throws {
    let keyring = try make()
    let sealed = try texts(of: (0..<3).map { owner($0) }, keyring)
    let states = try failures { try keyring.rotate(to: other) }
    var opened = [0, 0]
    for image in states {
      let old = try? open(image)
      let found = try old ?? open(image, by: other)
      opened[old == nil ? 1 : 0] += 1
      #expect(try sealed.map { try read($0, found) } == ["text 0", "text 1", "text 2"])
    }
    #expect(opened.allSatisfy { $0 > 0 })
  }
}

extension Keyring {
  func seal(
    _ text: String, for owner: KeyOwner, in context: [UInt8], now: Instant
  ) throws(KeyringError) -> SealedText {
    let sealed = try seal(Array(text.utf8), for: owner, in: context, now: now)
    return SealedText(String(decoding: sealed, as: UTF8.self)).unsafelyUnwrapped
  }
}
