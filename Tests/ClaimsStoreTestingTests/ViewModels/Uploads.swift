import BlobStore
import ClaimsDomain
import ClaimsStore
import EventSourcing
import Synchronization

/// An upload port that does what a test says.
final class ScriptedUploads: Sendable {
  private struct Script {
    var names: [String] = []
    var faults: [UploadFault] = []
    var progress: (@Sendable (UInt64) -> Void)?
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let script = Mutex(Script())

  /// What was sent, in order.
  var names: [String] { script.withLock { $0.names } }

  var port: UploadPort {
    UploadPort { [self] file, progress async throws(UploadFault) in
      let fault = script.withLock { script in
        script.names.append(file.name)
        script.progress = progress
        return script.faults.isEmpty ? nil : script.faults.removeFirst()
      }
      if let fault { throw fault }
      await wait()
      progress(file.bytes)
      return StoredFile(
        sha256: .sample(of: file.name), bytes: file.bytes, location: "stored/" + file.name)
    }
  }

  /// The next files fail, one after the other.
  func fail(_ faults: [UploadFault]) { script.withLock { $0.faults += faults } }

  /// Keeps files back until `release()`.
  func hold() { script.withLock { $0.isHeld = true } }

  func release() {
    let waiting = script.withLock { script in
      script.isHeld = false
      defer { script.waiting = [] }
      return script.waiting
    }
    for file in waiting { file.resume() }
  }

  /// Says of the file that is being sent how many bytes were.
  func tell(_ bytes: UInt64) { script.withLock { $0.progress }?(bytes) }

  private func wait() async {
    await withCheckedContinuation { continuation in
      let goesOn = script.withLock { script in
        if script.isHeld { script.waiting.append(continuation) }
        return !script.isHeld
      }
      if goesOn { continuation.resume() }
    }
  }
}

extension [UInt8] {
  /// A hash in place of the one that a file of this name would have.
  static func sample(of name: String) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
      for place in 0..<32 { bytes[place] = 1 }
      for (place, byte) in name.utf8.prefix(32).enumerated() { bytes[place] = byte }
      count = 32
    }
  }
}

extension UploadFile {
  static func sample(
    _ number: UInt64, _ name: String, mime: String = "image/jpeg", bytes: UInt64
  ) -> UploadFile {
    UploadFile(
      id: Identifier(high: 0xf11e, low: number), name: name, mime: mime, bytes: bytes
    ) { _, _ in [] }
  }

  static func holding(
    _ bytes: [UInt8], _ number: UInt64, _ name: String, mime: String
  ) -> UploadFile {
    UploadFile(
      id: Identifier(high: 0xf11e, low: number), name: name, mime: mime, bytes: UInt64(bytes.count)
    ) { place, most in Array(bytes.dropFirst(Int(place)).prefix(most)) }
  }
}

extension DocumentPage {
  static func sample(_ number: UInt64, _ name: String, bytes: UInt64) -> DocumentPage {
    DocumentPage(
      id: Identifier(high: 0xf11e, low: number), name: name, mime: "image/jpeg", bytes: bytes,
      sha256: .sample(of: name), url: "stored/" + name, addedBy: ActorID("carla"))
  }
}

extension UploadPort {
  /// How an app puts a blob store behind a port: whole files, since a put does not wait for tasks.
  init<Blobs: BlobStore>(_ blobs: Blobs) {
    self.init { file, progress async throws(UploadFault) in
      var bytes: [UInt8] = []
      while case let chunk = try await file.read(UInt64(bytes.count), 256 << 10), !chunk.isEmpty {
        bytes += chunk
        progress(UInt64(bytes.count))
      }
      do throws(BlobError) {
        let stored = try blobs.put(
          bytes, BlobClaim(bytes: file.bytes, mime: file.mime), under: .document)
        return StoredFile(
          sha256: stored.digest.bytes, bytes: stored.bytes, location: stored.digest.description)
      } catch {
        switch error {
        case .tooLarge(let most): throw .tooLarge(bytesMost: most)
        case .otherType(let declared, let found):
          throw .otherType(declared: declared, found: found?.mimes[0])
        case .typeNotAllowed(let found): throw .typeNotAllowed(found: found?.mimes[0])
        case .otherSize(let declared, let found):
          throw .otherSize(declared: declared, found: found)
        default: throw .failed(error.description)
        }
      }
    }
  }
}
