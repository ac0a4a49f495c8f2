import Cryptography
import EventSourcing
import Synchronization

/// The keys under which a log's texts are sealed, one for each of the people of whom a stream tells, in a file
/// beside the log. Each is wrapped by the master key, which is kept elsewhere. Destroying a key erases what was
/// sealed by it.
///
/// The file is a header of 128 bytes and a slot of 128 for each key: see `KeyringHeader` and `KeySlot`. Whoever
/// writes texts calls `syncBeforeTexts` first: `LogWriter` does. One process writes, behind the log's fence.
/// Source: Specs/Secrecy.md, "The keyring".
public final class Keyring: Sendable {
  /// The keyring's file: the log's path followed by `.keys`.
  public let path: String
  /// The log's header names it.
  public let id: Identifier
  /// Whether keys may be added and destroyed.
  public let mayWrite: Bool
  let state: Mutex<KeyringState>
  /// Up to which position of the log every text was sealed by keys that were given by now.
  let reached = Atomic<UInt64>(0)
  /// Held while the file changes, and taken before `state`. While new keys are on their way to the disk, texts are
  /// sealed.
  private let changing = Mutex(())

  /// Returns where a log's keyring is, whether there is one or not.
  public static func path(of log: String) -> String { log + ".keys" }

  /// Whether there is one beside a log.
  public static func exists(for log: String) -> Bool { Disk.real.exists(path(of: log)) }

  /// Throws if another process writes the log by now.
  typealias Fencing = @Sendable () throws(EventStoreError) -> Void

  /// What makes keys, ids and nonces.
  public typealias Random = @Sendable (_ count: Int) -> [UInt8]

  /// The id of the keyring beside a log; nil if there is none, or its header is damaged.
  static func id(beside log: String, by disk: Disk) -> Identifier? {
    guard let file = try? File.open(path(of: log), for: .read, by: disk),
      let bytes = try? file.bytes(KeyringHeader.size, at: 0)
    else { return nil }
    return KeyringHeader(bytes)?.id
  }

  private init(_ state: sending KeyringState) {
    (path, id, mayWrite) = (state.path, state.header.id, state.mayWrite)
    self.state = Mutex(state)
  }

  /// Makes a keyring without keys beside a log.
  ///
  /// - Parameter replaces: whether one that is there makes room.
  /// - Throws: `exists` if there is one, and it does not: nothing is changed then.
  static func make(
    for log: String, master: SealingKey, replacing replaces: Bool = false,
    random: @escaping Random = RandomBytes.make, by disk: Disk
  ) throws(KeyringError) -> Keyring {
    if !replaces, disk.exists(path(of: log)) { throw .exists(path: path(of: log)) }
    return Keyring(
      try KeyringState(making: path(of: log), master: master, random: random, by: disk))
  }

  /// Writes over the keyring beside a log that is removed, if there is one: what it sealed is opened no more, in no
  /// copy.
  public static func overwrite(for log: String) throws(EventStoreError) {
    try overwrite(for: log, by: .real)
  }

  static func overwrite(for log: String, by disk: Disk) throws(EventStoreError) {
    guard disk.exists(path(of: log)) else { return }
    let file = try File.open(path(of: log), for: .write, by: disk)
    try [UInt8](repeating: 0, count: Int(clamping: try file.size())).withBytes {
      bytes throws(EventStoreError) in try file.write(bytes, at: 0)
    }
    try file.sync()
  }

  /// Opens the keyring beside a log.
  ///
  /// - Parameters:
  ///   - id: the one that the log's header names; nil if any will do.
  ///   - toWrite: whether keys may be added and destroyed.
  ///   - fence: asked before each write. Throws if another process writes the log by now.
  /// - Throws: `wrongMasterKey` if another key wrapped it; `damaged` if its header is not intact, or it is another
  ///   keyring. A damaged slot costs that key, and new ones until it is put back.
  static func open(
    for log: String, id: Identifier?, master: SealingKey, toWrite: Bool = true,
    fence: @escaping Fencing = {}, random: @escaping Random = RandomBytes.make, by disk: Disk
  ) throws(KeyringError) -> Keyring {
    var tries = 0
    while true {
      do throws(KeyringError) {
        return Keyring(
          try KeyringState(
            opening: path(of: log), id: id, master: master, toWrite: toWrite, fence: fence,
            random: random, by: disk))
      } catch {
        // A file that is replaced is written over: another has its name by now.
        guard case .damaged(_, .header) = error, !toWrite, tries < 3 else { throw error }
        tries += 1
      }
    }
  }

  /// Seals a text by its owner's key, in the context of where it stands. A new key is derived from a seed, which is
  /// durable after `syncBeforeTexts`.
  ///
  /// - Returns: the sealed text, in UTF-8.
  /// - Throws: `destroyed` if the owner's key was; `damaged` if it may be one that cannot be read.
  public func seal(
    _ text: UnsafeRawBufferPointer, for owner: KeyOwner, in context: [UInt8], now: Instant
  ) throws(KeyringError) -> [UInt8] {
    let (id, key, nonce) = try state.withLock { state throws(KeyringError) in
      state.reached = max(state.reached, reached.load(ordering: .relaxed))
      let (id, key) = try state.key(in: try state.place(of: owner, now: now))
      return (id, key, state.nonce())
    }
    let sealed = nonce.withUnsafeBytes { nonce in
      context.withUnsafeBytes { context in
        SealedText.utf8(key: id, nonce: nonce, count: text.count) { output in
          key.seal(text, to: output, nonce: nonce, authenticating: context)
        }
      }
    }
    guard let sealed else { throw .noCryptography }
    return sealed
  }

  /// The same for bytes.
  public func seal(
    _ bytes: [UInt8], for owner: KeyOwner, in context: [UInt8], now: Instant
  ) throws(KeyringError) -> [UInt8] {
    try bytes.withBytes { text throws(KeyringError) in
      try seal(text, for: owner, in: context, now: now)
    }
  }

  /// Opens a text.
  ///
  /// - Throws: `destroyed` if its key was; `damaged` if it was sealed otherwise, or elsewhere.
  public func open(
    _ text: SealedText, in context: [UInt8]
  ) throws(KeyringError) -> String {
    guard let opened = String(validating: try bytes(of: text, in: context), as: UTF8.self) else {
      throw .damaged(path: path, .text(text.key))
    }
    return opened
  }

  /// Opens bytes that were sealed as a text.
  public func bytes(
    of text: SealedText, in context: [UInt8]
  ) throws(KeyringError) -> [UInt8] {
    let (key, isDerived) = try found(text.key)
    guard let bytes = key.open(text.sealed, nonce: text.nonce, authenticating: context) else {
      throw .damaged(path: path, isDerived ? .noKey(text.key) : .text(text.key))
    }
    return bytes
  }

  /// The key of an id, and whether it is one that a seed tells: then it may be none.
  private func found(
    _ id: Identifier
  ) throws(KeyringError) -> (key: SealingKey, isDerived: Bool) {
    try state.withLock { state throws(KeyringError) in
      if let place = state.slots.place(of: id) { return (try state.key(in: place).key, false) }
      guard let key = try state.derivedKey(id) else { throw .damaged(path: path, .noKey(id)) }
      return (key, true)
    }
  }

  /// Makes a key for an owner who has none.
  ///
  /// - Parameters:
  ///   - owner: whose texts it seals.
  ///   - durably: whether its slot is durable before texts are that are sealed from now on: no text
  ///     names it.
  ///   - now: when it is made.
  public func makeKey(
    for owner: KeyOwner, durably: Bool = false, now: Instant
  ) throws(KeyringError) {
    try state.withLock { state throws(KeyringError) in
      state.reached = max(state.reached, reached.load(ordering: .relaxed))
      let place = try state.place(of: owner, now: now)
      if durably { state.need(place) }
    }
  }

  /// An owner's key, durably, to seal what is kept beside the log; nil if there is none.
  ///
  /// - Throws: `destroyed` if it was; `damaged` if it is not intact.
  public func key(
    of owner: KeyOwner
  ) throws(KeyringError) -> (id: Identifier, key: SealingKey)? {
    if state.withLock({ $0.slots.place(of: owner) }) == nil { return nil }
    // What another process wrote may be on its way to the disk.
    if mayWrite {
      try sync()
    } else {
      try change { state throws(KeyringError) in try state.syncFile() }
    }
    return try state.withLock { state throws(KeyringError) in
      guard let place = state.slots.place(of: owner) else { return nil }
      return try state.key(in: place)
    }
  }

  /// Whose key it is; nil if it is none of this keyring.
  public func owner(ofKey id: Identifier) -> KeyOwner? {
    state.withLock { state in state.slots.place(of: id).flatMap { state.slots[$0]?.owner } }
  }

  /// Makes every key durable that was given so far, and none that is given meanwhile.
  ///
  /// - Returns: whether there was one that was not.
  @discardableResult func sync() throws(KeyringError) -> Bool {
    try changing.withLock { _ throws(KeyringError) in
      let end = state.withLock { $0.slots.count }
      var hasWritten = false
      while let (begun, wrapping) = try state.withLock({ state throws(KeyringError) in
        try state.begin(before: end)
      }) {
        var writing = begun
        do throws(KeyringError) { try writing.run(wrapping, path) } catch {
          state.withLock { $0.fail(error) }
          throw error
        }
        state.withLock { $0.finish(writing) }
        hasWritten = true
      }
      return hasWritten
    }
  }

  /// Changes the file while nobody else does.
  private func change(
    _ body: (inout KeyringState) throws(KeyringError) -> Void
  ) throws(KeyringError) {
    try changing.withLock { _ throws(KeyringError) in
      try state.withLock { state throws(KeyringError) in try body(&state) }
    }
  }

  // MARK: Erasing

  /// Says that keys are about to be destroyed: whether they were, the log tells. Durable, as a seed is, before a commit
  /// that says it. An owner without a key gets one, so that there will be none later.
  public func beginDestroying(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    try state.withLock { state throws(KeyringError) in
      try state.beginDestroying(owners, now: now)
    }
  }

  /// Says that they are not destroyed after all.
  public func keep(_ owners: [KeyOwner], now: Instant) throws(KeyringError) {
    try change { state throws(KeyringError) in try state.keep(owners, now: now) }
  }

  /// Destroys keys: what was sealed by them can be read no more, and their owners get no other. Again, it changes
  /// nothing.
  public func destroy(_ owners: [KeyOwner], at time: Instant) throws(KeyringError) {
    try destroy(owners.map { ($0, time) })
  }

  /// The same for several, each with its time: the file is replaced once.
  public func destroy(_ erasures: [(owner: KeyOwner, time: Instant)]) throws(KeyringError) {
    try change { state throws(KeyringError) in try state.destroy(erasures) }
  }

  /// Whose keys are about to be destroyed.
  public var ending: [KeyOwner] {
    state.withLock { state in state.slots.ending.sorted { $0.key < $1.key }.map(\.value.owner) }
  }

  /// When the key of an owner was destroyed; nil if it was not.
  public func destruction(of owner: KeyOwner) -> Instant? {
    state.withLock { state in
      guard let slot = state.slots.place(of: owner).flatMap({ state.slots[$0] }),
        case .destroyed(let time) = slot.kind
      else { return nil }
      return time
    }
  }

  /// Whether an owner has a key that was not destroyed.
  public func hasKey(_ owner: KeyOwner) -> Bool {
    state.withLock { $0.slots.hasKey(owner) }
  }

  /// What is in it, for people.
  public var tally: KeyringTally { state.withLock { $0.tally } }

  // MARK: The master key

  /// Wraps every key by another master key. What they sealed stays as it is.
  public func rotate(to master: SealingKey) throws(KeyringError) {
    try change { state throws(KeyringError) in try state.rotate(to: master) }
  }
}
