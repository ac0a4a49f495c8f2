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
  /// Whether they are not at hand: no master key is named.
  var areLocked: Bool { log.isLocked }
  /// nil if no master key is named, or blobs are in the clear.
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
    try found { () throws(KeyringError) in
      try keyring?.key(of: stream.subject).flatMap { BlobKey(id: $0.id.bytes, $0.key) }
    }
  }

  func key(_ id: [UInt8]) throws(Failure) -> Found {
    try found { () throws(KeyringError) in
      try keyring.flatMap { keyring throws(KeyringError) in
        BlobKey(id: id, try keyring.key(Identifier(id)))
      }
    }
  }

  private func found(_ body: () throws(KeyringError) -> BlobKey?) throws(Failure) -> Found {
    do throws(KeyringError) { return try body().map { .key($0) } ?? .none } catch {
      switch error {
      case .destroyed: return .destroyed
      // Of a stream or a log that is not here.
      case .damaged(_, .noKey): return .none
      default: throw Failure(error.wording)
      }
    }
  }

  /// The key by which a stream's blobs are sealed.
  ///
  /// - Throws: why there is none at hand.
  func keyNeeded(of stream: StreamID) throws -> BlobKey {
    guard areNeeded else { throw Failure(.textsAreInTheClear, log.path) }
    guard keyring != nil else { throw Failure(.nameTheMasterKeyOf, log.path, MasterKey.names) }
    guard stream.mayNameFiles else {
      throw Failure(.streamNamesNoFiles, stream.category.word?.description ?? "", stream.id.text)
    }
    switch try key(of: stream) {
    case .key(let key): return key
    case .destroyed: throw Failure(.streamIsErased, stream.id.text)
    case .none: throw Failure(.streamHasNoKey, stream.id.text)
    }
  }
}

extension Verb {
  // MARK: Sealing

  /// Seals the blobs that stand in the clear, for every stream that names them, and then removes them.
  func sealBlobs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let (keys, store) = (BlobKeys(log: log), try existingStore(arguments))
    guard keys.areNeeded else { throw Failure(.textsAreInTheClear, log.path) }
    let names = try store.names()
    let (open, there) = (Set(names.filter { $0.key == nil }.map(\.digest)), Set(names))
    var (sealed, removed) = (0, Set<BlobName>())
    for file in try LogState(folding: log).files {
      guard let digest = Digest(file.sha256), open.contains(digest) else { continue }
      let key = try keys.keyNeeded(of: file.stream)
      removed.insert(BlobName(digest))
      if there.contains(BlobName(digest, key: key.id)) { continue }
      try store.copy(digest, to: store.sealed(by: key))
      sealed += 1
    }
    for name in removed { try store.remove(name) }
    let left = open.count - removed.count
    output.line(
      arguments.has("json")
        ? JSONWriter.object { writer in
          writer.member("sealed", sealed)
          writer.member("removed", removed.count)
          writer.member("left", left)
        } : output.speech.say(.blobsAreSealed, sealed, removed.count, left))
    return .done
  }

  /// Removes what nobody can open any more, and what writers left that are gone.
  func cleanBlobs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (log, store) = (try openForReading(arguments, output), try existingStore(arguments))
    let keys = BlobKeys(log: log)
    var erased = 0
    for name in try store.names() {
      guard let id = name.key, try keys.key(id).isDestroyed else { continue }
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
