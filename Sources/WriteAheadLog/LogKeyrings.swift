import Cryptography
import EventSourcing

extension WriteAheadLog {
  /// The keyring by which a log's texts are sealed; nil if they are not, or the log cannot be read.
  public static func keyring(of path: String) -> Identifier? {
    (try? fileForReading(path, by: .real))?.1.keyring
  }

  /// Nobody's words are written in the clear to a log that keeps them sealed.
  func checkSealing(_ isSealed: Bool) throws(EventStoreError) {
    if keyringID != nil, !isSealed {
      throw .system(
        call: "append", code: 0,
        message: "the texts of this log are sealed: it is written through a SealedLog")
    }
  }

  /// The keyring of a log that is made now; nil if its texts are not sealed.
  static func newKeyring(
    for path: String, _ options: LogOptions
  ) throws(LogOpenError) -> Keyring? {
    let isThere = options.disk.exists(Keyring.path(of: path))
    guard options.seals else {
      // A log that is lost, and one in the clear must not take its place unseen.
      if isThere { throw .keyringWithoutLog(path: path) }
      return nil
    }
    guard let master = options.master else { throw .masterKeyNeeded(path: path) }
    return try keyed { () throws(KeyringError) in
      guard isThere else {
        return try Keyring.make(for: path, master: master, random: options.random, by: options.disk)
      }
      // What a crash left behind, if it has no key, or none that counts.
      let keyring = try Keyring.open(
        for: path, id: nil, master: master, random: options.random, by: options.disk)
      if keyring.isEmpty { return keyring }
      guard let category = options.replacesKeyring, keyring.isOnly(of: category) else {
        throw .exists(path: keyring.path)
      }
      do throws(EventStoreError) { try Keyring.overwrite(for: path, by: options.disk) } catch {
        throw .system(path: keyring.path, error)
      }
      return try Keyring.make(
        for: path, master: master, replacing: true, random: options.random, by: options.disk)
    }
  }

  /// Looks whether the keyring of a log can be opened, which changes nothing.
  static func checkMaster(
    of header: FileHeader, _ path: String, _ options: LogOptions
  ) throws(LogOpenError) {
    guard header.keyring != nil else { return }
    guard let master = options.master else { throw .masterKeyNeeded(path: path) }
    _ = try keyring(of: header, path, reading: master, by: options.disk)
  }

  /// The keyring of a log that is to be written; nil if its texts are not sealed.
  static func keyring(
    of header: FileHeader, _ path: String, behind fence: Fence, _ options: LogOptions
  ) throws(LogOpenError) -> Keyring? {
    guard let id = header.keyring else { return nil }
    guard let master = options.master else { throw .masterKeyNeeded(path: path) }
    return try keyed { () throws(KeyringError) in
      try Keyring.open(
        for: path, id: id, master: master,
        fence: { () throws(EventStoreError) in try fence.checkRecord() },
        random: options.random, by: options.disk)
    }
  }

  /// The keyring of a log that is only read; nil if its texts are not sealed, or no master key is given.
  static func keyring(
    of header: FileHeader, _ path: String, reading master: SealingKey?, by disk: Disk
  ) throws(LogOpenError) -> Keyring? {
    guard let id = header.keyring, let master else { return nil }
    return try keyed { () throws(KeyringError) in
      try Keyring.open(for: path, id: id, master: master, toWrite: false, by: disk)
    }
  }
}

/// Tells what is wrong with a keyring as the reason why the log could not be opened.
private func keyed<Answer>(
  _ body: () throws(KeyringError) -> Answer
) throws(LogOpenError) -> Answer {
  do throws(KeyringError) { return try body() } catch { throw .keyring(error) }
}
