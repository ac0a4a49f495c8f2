import Foundation
import Hashing
import StateMachineTesting

@testable import BlobStore

/// A folder that goes with the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "blobs-\(UUID().uuidString)")

  var path: String { url.path }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The plain files in it, by their paths from it, and how many bytes each has.
  func files() throws -> [String: Int] {
    var files: [String: Int] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.appending(path: path).path)
      if attributes[.type] as? FileAttributeType == .typeRegular {
        files[path] = attributes[.size] as? Int
      }
    }
    return files
  }

  func mode(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: path.isEmpty ? url.path : url.appending(path: path).path)
    return attributes[.posixPermissions] as? Int
  }

  func file(of digest: Digest) -> URL { url.appending(path: "blobs/\(digest.shelf)/\(digest)") }
}

extension SeededGenerator {
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}

/// Bytes that look like a picture.
func jpeg(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
  var random = SeededGenerator(seed: seed)
  return [0xff, 0xd8, 0xff, 0xe0] + random.bytes(max(0, count - 4))
}
