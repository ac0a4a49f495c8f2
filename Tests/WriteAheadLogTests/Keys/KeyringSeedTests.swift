import Cryptography
import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@testable import WriteAheadLog

/// Source: Specs/Secrecy.md, "Seeds".
@Suite("Keys that a seed tells", .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct KeyringSeedTests {
  private let master: SealingKey
  private let disk = SimulatedDisk()
  private var path: String { Keyring.path(of: simulatedPath) }
  private let now = Instant(nanoseconds: 5)

  init() throws { master = try #require(SealingKey([UInt8](repeating: 1, count: 32))) }

  private func random(_ seed: UInt64) -> Keyring.Random {
    let generator = Mutex(SeededGenerator(seed: seed))
    return { count in
      generator.withLock { generator in (0..<count).map { _ in generator.next() } }
    }
  }

  private func make() throws -> Keyring {
    try Keyring.make(for: simulatedPath, master: master, random: random(1), by: disk.disk)
  }

  private func open(_ image: DiskImage? = nil, toWrite: Bool = true) throws -> Keyring {
    try Keyring.open(
      for: simulatedPath, id: nil, master: master, toWrite: toWrite, random: random(2),
      by: image.map { SimulatedDisk($0).disk } ?? disk.disk)
  }

  private func owner(_ number: UInt64) -> KeyOwner {
    KeyOwner(StreamID(Category(1), Identifier(high: 0, low: number)), part: 1)
  }

  private func seal(_ number: UInt64, by keyring: Keyring) throws -> SealedText {
    try keyring.seal("text \(number)", for: owner(number), in: [7], now: now)
  }

  /// The file as a writer left it that is gone: with what was on its way.
  private var left: DiskImage { DiskImage(files: [path: disk.image.file(path) ?? []]) }

  @Test("are durable with it: texts wait for the first one alone, and for each 4,096")
  func durable() throws {
    let keyring = try make()
    var waits: [UInt64] = []
    var texts: [SealedText] = []
    for number in UInt64(1)...9000 {
      texts.append(try seal(number, by: keyring))
      if try keyring.syncBeforeTexts() { waits.append(number) }
      if number == 8000 {
        // Nothing was closed.
        for keyring in [try open(left), try open(left, toWrite: false)] {
          for (place, text) in texts.enumerated() {
            #expect(try keyring.open(text, in: [7]) == "text \(place + 1)")
          }
          #expect(keyring.hasKey(owner(4097)) && !keyring.hasKey(owner(4098)))
        }
      }
    }
    #expect(waits == [1, 4097, 8193])
    try keyring.settle(at: Position(9000))
    let again = try open()
    #expect(again.tally == KeyringTally(keys: 9000, generation: 1))
    #expect(again.owner(ofKey: texts[8999].key) == owner(9000))
  }

  @Test("find their owners again by texts, and nobody else's")
  func adopted() throws {
    let keyring = try make()
    let first = try seal(1, by: keyring)
    _ = try keyring.syncBeforeTexts()
    let second = try seal(2, by: keyring)
    let found = try open(left)
    #expect(found.unsettled == .start)
    #expect(try found.adopt(first, of: owner(1), in: [7], now: now))
    // It stands in another place, or another key sealed it.
    #expect(try !found.adopt(second, of: owner(2), in: [8], now: now))
    let forged = SealedText(key: Identifier(), nonce: second.nonce, sealed: second.sealed)
    #expect(try !found.adopt(forged, of: owner(2), in: [7], now: now))
    #expect(throws: KeyringError.damaged(path: path, .noKey(Identifier()))) {
      try found.open(forged, in: [7])
    }
    #expect(!found.hasKey(owner(2)))
    #expect(try found.adopt(second, of: owner(2), in: [7], now: now))
    #expect(try found.adopt(second, of: owner(2), in: [7], now: now))
    #expect(found.owner(ofKey: second.key) == owner(2))
    #expect(try seal(2, by: found).key == second.key)
  }

  @Test("are gone with it once one of them is destroyed, and later ones have another seed")
  func destroyed() throws {
    let keyring = try make()
    var texts = [try seal(1, by: keyring)]
    _ = try keyring.syncBeforeTexts()
    texts += try (2...3).map { try seal($0, by: keyring) }
    #expect(try !keyring.syncBeforeTexts())
    let before = left
    try keyring.destroy([owner(2)], at: now)
    let later = try seal(4, by: keyring)
    #expect(try keyring.syncBeforeTexts())
    #expect(try !keyring.syncBeforeTexts())
    try keyring.settle(at: .start)
    for keyring in [keyring, try open()] {
      #expect(throws: KeyringError.destroyed(at: now)) { try keyring.open(texts[1], in: [7]) }
      for (place, text) in [(1, texts[0]), (3, texts[2]), (4, later)] {
        #expect(try keyring.open(text, in: [7]) == "text \(place)")
      }
      #expect(keyring.tally.keys == 3 && keyring.tally.destroyed == 1)
    }
    // What a copy from before opens.
    func copy(_ image: DiskImage) throws -> KeyringCopy {
      try KeyringCopy(reading: path, of: keyring.id, by: SimulatedDisk(image).disk)
    }
    let (old, present) = (try copy(before), try copy(disk.image))
    #expect((1...4).map { old.opens(owner($0), asIn: present) } == [true, true, true, false])
    #expect((1...4).map { present.opens(owner($0), asIn: present) } == [true, false, true, true])
    #expect(!old.opens(owner(2), asIn: nil))
    #expect(throws: KeyringError.damaged(path: path, .noKey(later.key))) {
      try open(before).open(later, in: [7])
    }
  }

  @Test("are looked for behind the last slot that says that none is missing before it")
  func reached() throws {
    let keyring = try make()
    func add(_ number: UInt64, at position: UInt64) throws {
      keyring.reach(Position(position))
      _ = try seal(number, by: keyring)
      try keyring.sync()
    }
    try add(1, at: 10)
    try add(2, at: 20)
    // Two in one write, of which the first is torn.
    keyring.reach(Position(30))
    let torn = try seal(3, by: keyring)
    keyring.reach(Position(40))
    _ = try seal(4, by: keyring)
    try keyring.sync()
    #expect(try open().unsettled == Position(40))
    var bytes = try #require(disk.image.file(path))
    let start = 128 * 4
    #expect(KeySlot(Array(bytes[start..<start + 128]))?.owner == owner(3))
    bytes[start + 60] ^= 1
    let cut = SimulatedDisk(DiskImage(files: [path: bytes]))
    for _ in 0..<2 {
      let found = try open(cut.image)
      #expect(found.unsettled == Position(20) && !found.hasKey(owner(3)))
    }
    // Whoever opens it marks the slot as nothing, and may be cut short before the key is found again.
    func opened() throws -> Keyring {
      try Keyring.open(
        for: simulatedPath, id: nil, master: master, random: random(3), by: cut.disk)
    }
    #expect(try opened().unsettled == Position(20))
    #expect(try opened().unsettled == Position(20))
    let found = try opened()
    #expect(try found.adopt(torn, of: owner(3), in: [7], now: now))
    try found.settle(at: Position(50))
    let settled = try opened()
    #expect(settled.unsettled == Position(50) && settled.hasKey(owner(3)))
    // Far behind, and at the end.
    try settled.settle(at: Position(1000))
    #expect(try opened().unsettled == Position(50))
    settled.reach(Position(70_000))
    #expect(try settled.syncBeforeTexts())
    #expect(try opened().unsettled == Position(70_000))
  }
}
