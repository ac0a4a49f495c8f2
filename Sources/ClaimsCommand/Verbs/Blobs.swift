import BlobStore
import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

// The verb blob: the bytes of photos and scans, which are kept beside the log.

extension Verb {
  static let blobOptions = [
    Option("blobs", "DIR"),
    Option("profile", "NAME", of: ProfileName.self),
    Option("of", "STREAM"),
    Option("output", "FILE"),
  ]

  func blob(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (action, rest) = (arguments.rest[0], Array(arguments.rest.dropFirst()))
    for (option, owners) in [("profile", ["put"]), ("output", ["get"]), ("of", ["put", "get"])]
    where arguments.value(option) != nil && !owners.contains(action) {
      throw Usage(.isForBlob, option, owners.joined(separator: ", "))
    }
    switch action {
    case "put": return try put(rest, arguments, &output)
    case "get": return try get(rest, arguments, &output)
    case "verify", "seal", "clean":
      if let word = rest.first { throw Usage.oneTooMany(word, for: "blob \(action)") }
      switch action {
      case "seal": return try sealBlobs(arguments, &output)
      case "clean": return try cleanBlobs(arguments, &output)
      default: return try verifyBlobs(arguments, &output)
      }
    default:
      throw Usage(.thereIsNoBlobThere, action)
    }
  }

  // MARK: Putting

  private func put(
    _ files: [String], _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    guard !files.isEmpty else {
      throw Usage(.blobPutNeedsFILE)
    }
    let name = try arguments.choice("profile", of: ProfileName.self) ?? .assessment
    let store = try storeToPut(arguments, output)
    for file in files {
      let input = try Input(file)
      var unread: Failure?
      let stored: StoredBlob
      do throws(BlobError) {
        stored = try store.put(BlobClaim(), under: name.profile) { (buffer) throws(BlobError) in
          do throws(Failure) { return try input.read(buffer) } catch {
            unread = error
            throw .source(error.wording.en)
          }
        }
      } catch { throw unread ?? Failure(error.wording.of(file: file)) }
      output.line(
        arguments.has("json")
          ? stored.json(file) : stored.text(output.speech) + "  " + printable(file))
    }
    return .done
  }

  /// Where bytes are put: in the clear beside a log that is so, and else for a stream.
  private func storeToPut(_ arguments: Arguments, _ output: Output) throws -> FolderBlobStore {
    guard let stream = arguments.value("of") else {
      // Also if the log itself is not there, or cannot be read.
      if WriteAheadLog.keyring(of: arguments.log) != nil || Keyring.exists(for: arguments.log) {
        throw Failure(.nameTheStreamOfTheBlob, arguments.log)
      }
      return try FolderBlobStore(arguments.blobs)
    }
    let log = try openForReading(arguments, output)
    let named = try LogState(folding: log).stream(named: stream)
    let key = try BlobKeys(log: log).keyNeeded(of: named)
    return try FolderBlobStore(arguments.blobs).sealed(by: key)
  }

  // MARK: Getting

  private func get(
    _ words: [String], _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    guard words.count == 1, let word = words.first else {
      throw Usage(.blobGetNeedsDIGEST)
    }
    guard let digest = Digest(word.lowercased()) ?? Digest(base64URL: word) else {
      throw Usage(.isNoHashExpected64, word)
    }
    let store = try store(having: digest, arguments, output)
    guard let file = arguments.value("output") else {
      // Read twice, so that no byte of a damaged blob is written out.
      try store.verify(digest)
      try store.get(digest) { (chunk) throws(BlobError) in output.bytes(chunk) }
      return .done
    }
    let part = try PartialFile(file)
    do {
      try store.get(digest) { (chunk) throws(BlobError) in try part.write(chunk) }
      try part.finish()
    } catch {
      part.discard()
      throw error
    }
    return .done
  }

  /// Where the bytes of a hash are: in the clear, or sealed by a key that is at hand.
  private func store(
    having digest: Digest, _ arguments: Arguments, _ output: Output
  ) throws -> FolderBlobStore {
    let store = try existingStore(arguments)
    if let stream = arguments.value("of") {
      let log = try openForReading(arguments, output)
      let named = try LogState(folding: log).stream(named: stream)
      return store.sealed(by: try BlobKeys(log: log).keyNeeded(of: named))
    }
    let ids = try store.names(of: digest).map(\.key)
    guard !ids.isEmpty, !ids.contains(nil) else { return store }
    let log = try openForReading(arguments, output)
    try log.confirmErasures()
    let keys = BlobKeys(log: log)
    let found = try ids.compactMap { $0 }.map { try keys.key($0) }
    if let key = found.lazy.compactMap(\.key).first { return store.sealed(by: key) }
    if found.allSatisfy(\.isDestroyed) { throw Failure(.blobIsErased, digest) }
    throw Failure(.blobIsSealed, digest, MasterKey.names)
  }

  func existingStore(_ arguments: Arguments) throws -> FolderBlobStore {
    guard isThere(arguments.blobs) else {
      throw Failure(.thereIsNoSuchFolder, arguments.blobs)
    }
    return try FolderBlobStore(arguments.blobs)
  }

  // MARK: Verifying

  private func verifyBlobs(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let log = try openForReading(arguments, output)
    let logState = try LogState(folding: log)
    let (files, named) = (logState.files, try NamedHashes(of: log).streams)
    if log.isLocked, MasterKey.isNamed { try log.checkIsOpen() }
    let needsStore = files.contains { !$0.isAwaited }
    let store =
      needsStore || isThere(arguments.blobs) ? try existingStore(arguments) : nil
    let keys = BlobKeys(log: log)
    var check = BlobCheck(keys: keys)
    for (number, file) in files.enumerated() {
      try check.take(file, in: store)
      WorkMeter.tell(.files, UInt64(number + 1), of: UInt64(files.count))
    }
    if let store {
      // Also checks blobs that the log no longer names.
      let names = try store.names()
      let report = try store.check { id in
        (try? keys.key(id))?.key
      } progress: {
        WorkMeter.tell(.files, UInt64($0), of: UInt64(names.count))
      }
      check.take(report)
      try check.take(names, named)
    }
    let lines = arguments.has("json") ? check.jsonLines : check.lines(output.speech)
    for line in lines { output.line(line) }
    return check.isSound ? .done : .damaged
  }
}

/// The profiles of a blob store, by their names.
private enum ProfileName: String, CaseIterable {
  case document, incident, assessment, anything

  var profile: BlobProfile {
    switch self {
    case .document: .document
    case .incident: .incident
    case .assessment: .assessment
    case .anything: .anything
    }
  }
}

extension Arguments {
  /// The folder of the blobs (default: beside the log).
  var blobs: String { value("blobs") ?? log + ".blobs" }
}

extension Input {
  /// What a blob store reads from.
  fileprivate func read(_ buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    let bytes = try chunk(most: buffer.count)
    buffer.copyBytes(from: bytes)
    return bytes.count
  }
}

extension StoredBlob {
  fileprivate func text(_ speech: Speech) -> String {
    let type = type?.mimes[0] ?? speech.say(.unknown)
    return "\(digest)  \("\(bytes)".leftPadded(to: 10))  \(type.padded(to: 15))"
  }

  fileprivate func json(_ file: String) -> String {
    return JSONWriter.object { writer in
      writer.member("file", file)
      writer.member("digest", digest.description)
      writer.member("sha256", base64URL(digest.bytes))
      writer.member("bytes", bytes)
      writer.member("type", type?.mimes[0])
      writer.member("new", isNew)
    }
  }
}

extension Digest {
  /// Reads a hash as JSON has it: base64url without padding, in its one form.
  fileprivate init?(base64URL text: String) {
    let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
    for character in text.utf8 {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 6 | UInt32(digit)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
    guard let digest = Digest(bytes), EventSourcing.base64URL(bytes) == text else { return nil }
    self = digest
  }
}
