import Cryptography
import EventSourcing

/// Slots on their way to a keyring's file.
struct SlotWriting {
  private(set) var bytes: [UInt8]
  /// Where they go, counted from the first slot.
  let start: Int
  /// The slot in front of them, or the header.
  let before: [UInt8]
  let file: File
  /// Which file has the name now.
  let named: @Sendable () -> FileIdentity?
  let fence: Keyring.Fencing
  /// Up to here the file has slots, or zeros that are durable.
  private(set) var allocated: UInt64

  /// What new slots are wrapped by before they are written.
  struct Wrapping {
    /// Of each slot; nil in one without a key.
    let keys: [SealingKey?]
    let master: SealingKey
    let keyring: Identifier
    let random: Keyring.Random
  }

  init(
    _ bytes: [UInt8], at start: Int, behind before: [UInt8], in file: File, allocated: UInt64,
    named: @escaping @Sendable () -> FileIdentity?, fence: @escaping Keyring.Fencing
  ) {
    (self.bytes, self.start, self.before, self.file) = (bytes, start, before, file)
    (self.allocated, self.named, self.fence) = (allocated, named, fence)
  }

  /// Wraps new slots, whose keys nobody has to wait for meanwhile.
  private mutating func wrap(_ wrapping: Wrapping) throws(KeyringError) {
    var nonces = wrapping.random(wrapping.keys.count * SealingKey.nonceSize)[...]
    for (place, key) in wrapping.keys.enumerated() {
      let range = (place * KeySlot.size)..<((place + 1) * KeySlot.size)
      guard
        let slot = KeySlot.wrapping(
          Array(bytes[range]), key, nonce: nonces.prefix(SealingKey.nonceSize), by: wrapping.master,
          in: wrapping.keyring)
      else { throw .noCryptography }
      bytes.replaceSubrange(range, with: slot)
      nonces = nonces.dropFirst(SealingKey.nonceSize)
    }
  }

  func write() throws(EventStoreError) {
    try fence()
    let start = KeyringHeader.size + start
    // Another file of this name, or less of this one: what is written now would be lost with it. An older copy may be
    // as long, and has zeros where the last slot is.
    guard let own = file.identity, let now = named(), now.isSame(as: own),
      try file.bytes(before.count, at: UInt64(start - before.count)) == before
    else { throw .fenced(.replaced) }
    try bytes.withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: UInt64(start))
    }
  }

  /// Writes new slots durably.
  mutating func run(_ wrapping: Wrapping, _ path: String) throws(KeyringError) {
    try wrap(wrapping)
    do throws(EventStoreError) {
      try write()
      try grow(behind: UInt64(KeyringHeader.size + start + bytes.count))
      try file.sync()
    } catch { throw .system(path: path, error) }
  }

  /// Fills the file with zeros for slots to come, a quarter more each time, so that their sync has no size to bring to
  /// the disk.
  private mutating func grow(behind end: UInt64) throws(EventStoreError) {
    guard end > allocated else { return }
    let wanted = (end + max(end / 4, 32 << 10)) & ~4095
    do throws(EventStoreError) {
      try [UInt8](repeating: 0, count: Int(wanted - end)).withBytes {
        zeros throws(EventStoreError) in try file.write(zeros, at: end)
      }
      allocated = wanted
    } catch {
      // No room to be generous.
      guard error.isFullDisk else { throw error }
    }
  }
}
