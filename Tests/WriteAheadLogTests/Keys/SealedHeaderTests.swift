import CProcessor
import Cryptography
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import WriteAheadLog

/// Source: Specs/Secrecy.md, "The log's header" and "The keyring".
@Suite(
  "A log that names a keyring",
  .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SealedHeaderTests {
  private let folder: TemporaryFolder
  private let master: SealingKey
  private var path: String { folder.path() }

  init() throws {
    folder = try TemporaryFolder()
    master = try #require(SealingKey([UInt8](repeating: 1, count: 32)))
  }

  private func options(_ master: SealingKey? = nil, seals: Bool = true) -> LogOptions {
    var options = fixedOptions()
    (options.master, options.seals) = (master ?? self.master, seals)
    return options
  }

  private func sealed(_ commit: Commit) -> Commit {
    var commit = commit
    commit.isSealed = true
    return commit
  }

  @Test("is written by who has its master key, and read by others")
  func opened() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(log.keyring)
    #expect(log.keyringID == keyring.id)
    #expect(throws: EventStoreError.self) { try log.append(commit(1, to: [(stream(1), 0)])) }
    #expect(throws: EventStoreError.self) { try log.append(refusal(1)) }
    try log.commitDurably(sealed(commit(1, to: [(stream(1), 0)])))
    try log.close()
    let before = try bytes(of: path)
    #expect(throws: LogOpenError.masterKeyNeeded(path: path)) { try WriteAheadLog.open(path) }
    let other = try #require(SealingKey([UInt8](repeating: 2, count: 32)))
    let wrong = LogOpenError.keyring(.wrongMasterKey(path: Keyring.path(of: path)))
    #expect(throws: wrong) { try WriteAheadLog.open(path, options: options(other)) }
    #expect(throws: wrong) { try WriteAheadLog.openForReading(path, master: other) }
    let read = try WriteAheadLog.openForReading(path)
    #expect(read.keyring == nil && read.keyringID == keyring.id && read.vitals.sealsTexts)
    #expect(WriteAheadLog.keyring(of: path) == keyring.id)
    #expect(try LogVerification(of: path).ending == .whole)
    // The keyring of another log, or none.
    let elsewhere = folder.path("other.wal")
    try WriteAheadLog.open(elsewhere, options: options()).close()
    let own = try bytes(of: Keyring.path(of: path))
    try write(try bytes(of: Keyring.path(of: elsewhere)), to: Keyring.path(of: path))
    let damage = LogOpenError.keyring(.damaged(path: Keyring.path(of: path), .otherKeyring))
    #expect(throws: damage) { try WriteAheadLog.open(path, options: options()) }
    try FileManager.default.removeItem(atPath: Keyring.path(of: path))
    let missing = LogOpenError.keyring(.missing(path: Keyring.path(of: path)))
    #expect(throws: missing) { try WriteAheadLog.open(path, options: options()) }
    try write(own, to: Keyring.path(of: path))
    #expect(try bytes(of: path) == before)
    let again = try WriteAheadLog.open(path, options: options(seals: false))
    #expect(again.keyring?.id == keyring.id)
    try again.close()
  }

  @Test("no log is made beside a keyring that tells of another one")
  func leftKeyring() throws {
    let log = try WriteAheadLog.open(path, options: options())
    let keyring = try #require(log.keyring)
    try log.close()
    for name in ["", ".mark"] { try FileManager.default.removeItem(atPath: path + name) }
    #expect(throws: LogOpenError.keyringWithoutLog(path: path)) {
      try WriteAheadLog.open(path, options: options(seals: false))
    }
    #expect(throws: LogOpenError.masterKeyNeeded(path: path)) {
      var keyless = fixedOptions()
      keyless.seals = true
      _ = try WriteAheadLog.open(path, options: keyless)
    }
    // One without a key is what a crash left.
    let adopted = try WriteAheadLog.open(path, options: options())
    #expect(adopted.keyringID == keyring.id)
    _ = try adopted.keyring?.seal(
      "text", for: KeyOwner(stream(1), part: 1), in: [], now: Instant())
    try adopted.keyring?.sync()
    try adopted.close()
    for name in ["", ".mark"] { try FileManager.default.removeItem(atPath: path + name) }
    #expect(throws: LogOpenError.keyring(.exists(path: Keyring.path(of: path)))) {
      try WriteAheadLog.open(path, options: options())
    }
  }

  @Test("a header that says otherwise, with a right checksum, fits no frame")
  func changedHeader() throws {
    let log = try WriteAheadLog.open(path, options: options())
    try log.commitDurably(sealed(commit(1, to: [(stream(1), 0)])))
    try log.close()
    let whole = try bytes(of: path)
    for change in [12, 4080] {
      var changed = whole
      changed[change] ^= 2
      changed.put(cprocessor_crc32c(0, changed, 4092), at: 4092)
      try write(changed, to: path)
      #expect(try LogVerification(of: path).ending != .whole)
      #expect(throws: LogOpenError.self) {
        try WriteAheadLog.open(path, options: options(seals: false))
      }
    }
  }

  /// The disk at every moment of writing a sealed log, and as power failures may leave it then.
  private func states(
    _ write: (WriteAheadLog, Keyring) throws -> Void
  ) throws -> [DiskImage] {
    let disk = SimulatedDisk()
    let recorder = Recorder(disk)
    let log = try WriteAheadLog.open(simulatedPath, options: options(on: disk))
    try write(log, try #require(log.keyring))
    try log.close()
    var random = SeededGenerator(seed: 5)
    return recorder.moments.flatMap { $0.image.powerFailures(&random) }
  }

  private func options(on disk: SimulatedDisk) -> LogOptions {
    var options = simulatedOptions(disk, .standard)
    (options.master, options.seals) = (master, true)
    return options
  }

  @Test("a power failure at any call takes no key of a text that is there")
  func powerFailures() throws {
    var (states, texts) = (0, 0)
    let images = try self.states { log, keyring in
      for number in UInt64(1)...9 {
        let owner = KeyOwner(stream(number), part: 1)
        let text = try keyring.seal("note", for: owner, in: [], now: Instant())
        _ = try log.append(sealed(commit(number, to: [(stream(number), 0)], text: text.text)))
        if number % 3 == 0 { try log.waitUntilDurable(log.head.ticket) }
      }
    }
    for image in images {
      let log = try WriteAheadLog.open(simulatedPath, options: options(on: SimulatedDisk(image)))
      let keyring = try #require(log.keyring)
      try log.forEachEntry(after: .start) { entry in
        let word = String(decoding: entry.command.payload, as: UTF8.self)
        let sealed = SealedText(word)
        #expect(sealed.map { (try? keyring.open($0, in: [])) == "note" } == true)
        texts += 1
        return true
      }
      // Whatever is left of keys that were given to nobody, others are.
      _ = try keyring.seal("new", for: KeyOwner(stream(77), part: 1), in: [], now: Instant())
      states += 1
    }
    #expect(states > 100 && texts > 100, "\(states) \(texts)")
  }

  @Test("a power failure at any call of an erasure leaves a note beside a commit that says it")
  func erasures() throws {
    let (owner, now) = (KeyOwner(stream(1), part: 1), Instant(nanoseconds: 9))
    var text: SealedText?
    let images = try states { log, keyring in
      text = try keyring.seal("note", for: owner, in: [], now: now)
      try log.commitDurably(sealed(commit(1, to: [(stream(1), 0)])))
      // As a kernel erases: a note, the commit, and once that is durable the key.
      try keyring.beginDestroying([owner], now: now)
      try log.commitDurably(sealed(commit(2, to: [(stream(1), 1)])))
      try keyring.destroy([owner], at: now)
    }
    let written = (try #require(text))
    var counts: [String: Int] = [:]
    for image in images {
      let log = try WriteAheadLog.open(simulatedPath, options: options(on: SimulatedDisk(image)))
      let keyring = try #require(log.keyring)
      let isErased = try log.commit(ofCommand: commit(2, to: [(stream(1), 1)]).command.id) != nil
      let opened = try? keyring.open(written, in: [])
      switch (isErased, keyring.ending.contains(owner), keyring.destruction(of: owner) != nil) {
      case (true, false, true): counts["destroyed", default: 0] += 1
      case (true, true, false): counts["to be destroyed", default: 0] += 1
      case (false, let isNoted, false):
        if log.head.position.value > 0 { #expect(opened == "note") }
        counts[isNoted ? "noted" : "there", default: 0] += 1
      default: Issue.record("erased: \(isErased), \(keyring.ending), opened: \(opened ?? "not")")
      }
      if isErased {
        try keyring.destroy([owner], at: now)
        #expect((try? keyring.open(written, in: [])) == nil)
      }
    }
    #expect(counts.count == 4, "\(counts)")
  }
}
