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
  private let log = Identifier(high: 9, low: 9)

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

  @Test("a key is what its seed makes of 32 zeros under the id's first 12 bytes")
  func derived() throws {
    let id = Identifier(high: 0x0102_0304_0506_0708, low: 0x090a_0b0c_0d0e_0f10)
    let sealed = try #require(
      master.seal([UInt8](repeating: 0, count: 32), nonce: Array(1...12), authenticating: []))
    #expect(master.derived(for: id) == SealingKey(Array(sealed.prefix(32))))
  }

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
    try keyring.settle(at: Position(9000), of: log)
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
    #expect(found.unsettled(of: log) == .start)
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
    try keyring.settle(at: .start, of: log)
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

  @Test("are lost by no power failure while their seed is destroyed with another key")
  func destroyedAndCut() throws {
    let keyring = try make()
    let first = try seal(1, by: keyring)
    _ = try keyring.syncBeforeTexts()
    let recorder = Recorder(disk)
    // Their texts are durable, and have no slots.
    let more = try (2...9).map { try seal($0, by: keyring) }
    try keyring.destroy([owner(1)], at: now)
    var random = SeededGenerator(seed: 5)
    var counts = (noted: 0, destroyed: 0)
    for image in recorder.moments.flatMap({ $0.image.powerFailures(&random) }) {
      let found = try open(image)
      if found.ending.contains(where: \.isSeed) { counts.noted += 1 }
      if !found.hasSeed { counts.destroyed += 1 }
      for (place, text) in more.enumerated() {
        let number = UInt64(place + 2)
        _ = try found.adopt(text, of: owner(number), in: [7], now: now)
        #expect(try found.open(text, in: [7]) == "text \(number)")
      }
      // As whoever opens the log goes on, which says that the text was erased.
      try found.destroy((found.ending + [owner(1)]).map { ($0, now) })
      for (place, text) in more.enumerated() {
        #expect(try found.open(text, in: [7]) == "text \(place + 2)")
      }
      #expect(throws: KeyringError.destroyed(at: now)) { try found.open(first, in: [7]) }
    }
    #expect(counts.noted > 0 && counts.destroyed > counts.noted, "\(counts)")
  }

  @Test("are looked for behind the last slot that says that none is missing before it")
  func reached() throws {
    let keyring = try make()
    try keyring.settle(at: .start, of: log)
    func add(_ number: UInt64, at position: UInt64) throws -> SealedText {
      keyring.reach(Position(position))
      return try seal(number, by: keyring)
    }
    for number in [1, 2] as [UInt64] {
      _ = try add(number, at: number * 10)
      try keyring.sync()
    }
    #expect(try open().unsettled(of: log) == Position(20))
    #expect(try open().unsettled(of: Identifier(high: 9, low: 8)) == .start)
    // Two keys in one write, or a key and a mark, of which the first is torn.
    let torn = try add(3, at: 30)
    let whole = try add(4, at: 40)
    for isMarked in [false, true] {
      let writes = SimulatedDisk(left)
      let other = try Keyring.open(
        for: simulatedPath, id: nil, master: master, random: random(3), by: writes.disk)
      #expect(try other.adopt(torn, of: owner(3), in: [7], now: now))
      if isMarked {
        try other.settle(at: Position(5000), of: log)
      } else {
        other.reach(Position(40))
        #expect(try other.adopt(whole, of: owner(4), in: [7], now: now))
        try other.sync()
      }
      var bytes = try #require(writes.image.file(path))
      // Behind the header, a mark, the seed and two keys.
      let start = 128 * 5
      #expect(KeySlot(Array(bytes[start..<start + 128]))?.owner == owner(3))
      bytes[start + 60] ^= 1
      let cut = SimulatedDisk(DiskImage(files: [path: bytes]))
      func opened() throws -> Keyring {
        try Keyring.open(
          for: simulatedPath, id: nil, master: master, random: random(4), by: cut.disk)
      }
      // Whoever opens it says that there is nothing, and may be cut short before the key is found again.
      for _ in 0..<3 {
        let found = try opened()
        #expect(found.unsettled(of: log) == Position(20) && !found.hasKey(owner(3)))
      }
      let found = try opened()
      #expect(try found.adopt(torn, of: owner(3), in: [7], now: now))
      try found.settle(at: Position(50), of: log)
      let settled = try opened()
      #expect(settled.unsettled(of: log) == Position(50) && settled.hasKey(owner(3)))
      // Far behind, and at the end.
      try settled.settle(at: Position(1000), of: log)
      #expect(try opened().unsettled(of: log) == Position(50))
      // A log that was put back from a backup ends before.
      for end in [Position(7), .start] {
        try opened().settle(at: end, of: log)
        #expect(try opened().unsettled(of: log) == end)
      }
      let last = try opened()
      last.reach(Position(70_000))
      #expect(try last.syncBeforeTexts())
      #expect(try opened().unsettled(of: log) == Position(70_000))
    }
  }

  @Test("have a slot at once if no text names them")
  func durably() throws {
    let keyring = try make()
    _ = try seal(1, by: keyring)
    #expect(try keyring.syncBeforeTexts())
    try keyring.makeKey(for: owner(2), now: now)
    #expect(try !keyring.syncBeforeTexts())
    try keyring.makeKey(for: owner(2), durably: true, now: now)
    #expect(try keyring.syncBeforeTexts())
    #expect(try open(left, toWrite: false).hasKey(owner(2)))
    try keyring.makeKey(for: owner(2), durably: true, now: now)
    #expect(try !keyring.syncBeforeTexts())
  }
}
