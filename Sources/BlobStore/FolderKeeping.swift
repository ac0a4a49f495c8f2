import Hashing

extension FolderBlobStore {
  // MARK: What is stored elsewhere

  /// Says that a blob is stored elsewhere, too, so that it may be evicted. Durable when it returns.
  ///
  /// - Parameters:
  ///   - digest: the hash of the blob.
  ///   - location: a key or a URL. At most 4096 bytes are kept.
  /// - Throws: `notFound` or `damaged`, since only an intact blob is confirmed; or what the disk
  ///   refused.
  public func confirm(_ digest: Digest, at location: String) throws(BlobError) {
    try verify(digest)
    let file = try stage()
    do throws(BlobError) {
      let bytes = Array(location.utf8.prefix(Self.locationBytesMost))
      try bytes.lend { (bytes) throws(BlobError) in try file.descriptor.write(bytes, by: disk) }
      try file.descriptor.sync(by: disk)
      try staging.move(file.name, to: confirmations, as: name(of: digest), by: disk)
    } catch {
      _ = try? staging.remove(file.name)
      throw error
    }
    try confirmations.sync(by: disk)
  }

  /// Takes a confirmation back: the blob stays from now on. Durable when it returns.
  public func withdrawConfirmation(of digest: Digest) throws(BlobError) {
    if try confirmations.remove(name(of: digest)) { try confirmations.sync(by: disk) }
  }

  /// The other place a blob is stored, as it was confirmed; nil if it was not.
  public func location(of digest: Digest) throws(BlobError) -> String? {
    guard let file = try confirmations.file(name(of: digest)) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Self.locationBytesMost)
    let count = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(BlobError) in try file.read(into: buffer) }
    }
    return String(decoding: bytes.prefix(try count.get()), as: UTF8.self)
  }

  private static var locationBytesMost: Int { 4096 }

  /// Removes a blob that is confirmed to be stored elsewhere. Its location stays known.
  ///
  /// - Returns: how many bytes it had.
  /// - Throws: `notFound`, `notConfirmed`; or what the disk refused.
  @discardableResult public func evict(_ digest: Digest) throws(BlobError) -> UInt64 {
    guard let shelf = try shelf(of: digest), let file = try shelf.file(name(of: digest)) else {
      throw .notFound(digest)
    }
    guard try confirmations.file(name(of: digest)) != nil else { throw .notConfirmed(digest) }
    let bytes = try size(ofBlobIn: file)
    try remove(BlobName(digest, key: key?.id))
    return bytes
  }

  /// Removes a blob, whatever is known of it: one that nobody can open any more, or that is sealed by now.
  ///
  /// - Returns: whether it was here.
  @discardableResult public func remove(_ name: BlobName) throws(BlobError) -> Bool {
    guard let shelf = try shelf(of: name.digest), try shelf.remove(name.description) else {
      return false
    }
    try shelf.sync(by: disk)
    return true
  }

  // MARK: Cleaning up and looking through

  /// Removes the files that writers who are gone left in `staging`, and none that this process or
  /// another is writing.
  ///
  /// - Returns: how many files.
  @discardableResult public func removeAbandoned() throws(BlobError) -> Int {
    var count = 0
    for name in try staging.names() {
      guard let file = try staging.file(name), file.lock() else { continue }
      if try staging.remove(name) { count += 1 }
    }
    return count
  }

  /// Every blob that is here, sealed or not, in the order of the hashes.
  public func names() throws(BlobError) -> [BlobName] { try shelves().flatMap(\.blobs) }

  /// As which blobs the same bytes are here: in the clear, and sealed by one key or more.
  public func names(of digest: Digest) throws(BlobError) -> [BlobName] {
    try shelf(of: digest)?.names().compactMap { BlobName($0) }.filter { $0.digest == digest } ?? []
  }

  /// Reads every blob and compares it with its name.
  ///
  /// Checks every blob, also after a damaged one: the report lists the faults.
  ///
  /// - Parameters:
  ///   - key: gives the key of an id by which some are sealed; nil if there is none.
  ///   - progress: is told after each blob how many were looked at.
  public func check(
    opening key: (_ id: [UInt8]) -> BlobKey? = { _ in nil }, progress: (Int) -> Void = { _ in }
  ) throws(BlobError) -> BlobReport {
    var (report, count) = (BlobReport(), 0)
    for shelf in try shelves() {
      report.strangers += shelf.strangers
      for name in shelf.blobs {
        count += 1
        defer { progress(count) }
        do throws(BlobError) {
          var (store, bytes) = (self, UInt64(0))
          if let id = name.key {
            guard let key = key(id) else {
              report.locked.append(name)
              continue
            }
            store = sealed(by: key)
          }
          try store.get(name.digest) { (chunk) throws(BlobError) in bytes += UInt64(chunk.count) }
          report.blobs += 1
          report.bytes += bytes
        } catch {
          switch error {
          case .damaged, .notOpened: report.damaged.append(name)
          // Evicted since the folder was listed.
          case .notFound: continue
          case .notPlain: report.strangers.append(shelf.name + "/" + name.description)
          default: throw error
          }
        }
      }
    }
    return report
  }

  /// The folders of `blobs`, with what in them is named after a hash and what is not.
  private func shelves() throws(BlobError) -> [Shelf] {
    var shelves: [Shelf] = []
    for name in try blobs.names() {
      do throws(BlobError) {
        var shelf = Shelf(name, [], [])
        for file in try blobs.folder(name).names() {
          if let blob = BlobName(file), blob.digest.shelf == name {
            shelf.blobs.append(blob)
          } else {
            shelf.strangers.append(name + "/" + file)
          }
        }
        shelves.append(shelf)
      } catch {
        guard case .notPlain = error else { throw error }
        shelves.append(Shelf(name, [], [name]))
      }
    }
    return shelves
  }
}

/// A folder of `blobs`.
private typealias Shelf = (name: String, blobs: [BlobName], strangers: [String])

/// What was found in a folder of blobs.
public struct BlobReport: Equatable, Sendable {
  /// How many blobs are what their names say, and how many bytes they have.
  public var blobs = 0
  /// How many bytes these blobs have, before they are sealed.
  public var bytes: UInt64 = 0
  /// Blobs whose bytes do not match their hash.
  public var damaged: [BlobName] = []
  /// Sealed blobs of which no key was given.
  public var locked: [BlobName] = []
  /// Files among the blobs that are not blobs, by their paths in `blobs`.
  public var strangers: [String] = []

  /// Creates a report in which nothing was found yet.
  public init() {}

  /// Whether there are no faults.
  public var isSound: Bool { damaged.isEmpty && strangers.isEmpty }
}
