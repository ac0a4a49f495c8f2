import BlobStore
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

/// By which keys the blobs beside a log are sealed: each by that of whom the stream is about that names it.
///
/// Source: Specs/BlobStore.md, "Sealed blobs".
struct BlobKeys {
  let log: ClaimsLog
  /// Whether the log's texts are sealed, and blobs with them.
  var areNeeded: Bool { log.base.keyringID != nil }
  private var keyring: Keyring? { log.base.keyring }

  /// What became of a key.
  enum Found {
    case key(BlobKey)
    case destroyed
    /// There is none, or nobody here may use it.
    case none

    var key: BlobKey? { if case .key(let key) = self { key } else { nil } }
    var isDestroyed: Bool { if case .destroyed = self { true } else { false } }
  }

  /// The key of whom a stream is about.
  func key(of stream: StreamID) throws(Failure) -> Found {
    guard log.erasure(of: stream.subject) == nil else { return .destroyed }
    func find() throws(Failure) -> Found {
      try found { () throws(KeyringError) in
        try keyring?.key(of: stream.subject).flatMap { BlobKey(id: $0.id.bytes, $0.key) }
      }
    }
    let known = try find()
    guard case .none = known, let keyring, !keyring.mayWrite else { return known }
    // Whoever writes the log may not have given it a slot yet.
    do throws(EventStoreError) { try log.completeKeyring() } catch {
      throw Failure(error.wording.at(log.path))
    }
    return try find()
  }

  func key(_ id: [UInt8]) throws(Failure) -> Found {
    // Of another log, if it is nobody's.
    guard let owner = keyring?.owner(ofKey: Identifier(id)) else { return .none }
    return try key(of: owner.stream)
  }

  private func found(_ body: () throws(KeyringError) -> BlobKey?) throws(Failure) -> Found {
    do throws(KeyringError) { return try body().map { .key($0) } ?? .none } catch {
      if case .destroyed = error { return .destroyed }
      throw Failure(error.wording)
    }
  }

  /// The key by which a stream's blobs are sealed.
  ///
  /// - Throws: why there is none at hand.
  func keyNeeded(of stream: StreamID) throws(Failure) -> BlobKey {
    guard areNeeded else { throw Failure(.textsAreInTheClear, log.path) }
    try log.checkIsOpen()
    guard stream.mayNameFiles else {
      throw Failure(.streamNamesNoFiles, stream.category.word?.description ?? "", stream.id.text)
    }
    switch try key(of: stream) {
    case .key(let key): return key
    case .destroyed: throw Failure(.streamIsErased, stream.id.text)
    case .none: throw Failure(.streamHasNoKey, stream.id.text)
    }
  }

  /// Whether a blob is of those alone who were erased.
  ///
  /// - Parameter named: which streams named which hash.
  func isErased(_ name: BlobName, _ named: [[UInt8]: Set<StreamID>]) throws(Failure) -> Bool {
    if let id = name.key { return try key(id).isDestroyed }
    let streams = named[name.digest.bytes] ?? []
    for stream in streams {
      guard try key(of: stream).isDestroyed else { return false }
    }
    return !streams.isEmpty
  }
}

extension Verb {
  // MARK: Sealing

  /// Seals the blobs that stand in the clear, for every stream that named them, and then removes them.
  func sealBlobs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let (keys, store) = (BlobKeys(log: log), try existingStore(arguments))
    guard keys.areNeeded else { throw Failure(.textsAreInTheClear, log.path) }
    try log.checkIsOpen()
    let named = try NamedHashes(of: log).streams
    var (sealed, removed, left, failed) = (0, 0, 0, 0)
    let clear = try store.names().filter { $0.key == nil }.map(\.digest)
    for (number, digest) in clear.enumerated() {
      WorkMeter.tell(.files, UInt64(number), of: UInt64(clear.count))
      guard let streams = named[digest.bytes] else {
        left += 1
        continue
      }
      do {
        for stream in streams where try !keys.key(of: stream).isDestroyed {
          let target = store.sealed(by: try keys.keyNeeded(of: stream))
          // One that is there may be damaged.
          if (try? target.verify(digest)) != nil { continue }
          try store.copy(digest, to: target)
          sealed += 1
        }
        if try store.remove(BlobName(digest)) { removed += 1 }
      } catch let fault as any WordedFault {
        // The others are sealed all the same.
        output.message(fault.wording)
        failed += 1
      }
    }
    output.line(
      arguments.has("json")
        ? JSONWriter.object { writer in
          writer.member("sealed", sealed)
          writer.member("removed", removed)
          writer.member("left", left)
          writer.member("failed", failed)
        } : output.speech.say(.blobsAreSealed, sealed, removed, left))
    return failed > 0 ? .failed : .done
  }

  /// Removes what is of those who were erased, and what writers left that are gone.
  func cleanBlobs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (log, store) = (try openForReading(arguments, output), try existingStore(arguments))
    try log.checkIsOpen()
    let (keys, named) = (BlobKeys(log: log), try NamedHashes(of: log).streams)
    var erased = 0
    for name in try store.names() where try keys.isErased(name, named) {
      if try store.remove(name) { erased += 1 }
    }
    let abandoned = try store.removeAbandoned()
    output.line(
      arguments.has("json")
        ? JSONWriter.object { writer in
          writer.member("erased", erased)
          writer.member("abandoned", abandoned)
        } : output.speech.say(.blobsAreRemoved, erased, abandoned))
    return .done
  }
}
