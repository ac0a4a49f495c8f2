import EventSourcing

/// Slots on their way to a keyring's file.
struct SlotWriting {
  let bytes: [UInt8]
  /// Where they go, counted from the first slot.
  let start: Int
  let file: File
  /// Which file has the name now.
  let named: @Sendable () -> FileIdentity?

  func write() throws(EventStoreError) {
    let start = KeyringHeader.size + start
    // Another file of this name, or less of this one: what is written now would be lost with it.
    guard let own = file.identity, let now = named(), now.isSame(as: own), now.size >= start else {
      throw .fenced(.replaced)
    }
    try bytes.withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: UInt64(start))
    }
  }

  /// Durably.
  func run() throws(EventStoreError) {
    try write()
    try file.sync()
  }
}
