import Cryptography
import Hashing

/// Writes a blob to a file, as it is or sealed.
final class BlobWriter {
  let file: FolderBlobStore.StagedFile
  private let disk: BlobDisk
  private let key: BlobKey?
  /// By which the chunks are sealed, and nothing else ever.
  private let own: SealingKey?
  private var chunks: BlobChunks?
  /// The chunk behind which there may be no other.
  private var held: [UInt8] = []

  /// - Parameters:
  ///   - key: by which it is sealed; nil if it is not.
  ///   - stage: makes the file.
  init(
    sealing key: BlobKey?, by disk: BlobDisk,
    _ stage: () throws(BlobError) -> FolderBlobStore.StagedFile
  ) throws(BlobError) {
    (self.key, self.disk) = (key, disk)
    own = key.flatMap { _ in SealingKey(RandomBytes.make(SealingKey.size)) }
    chunks = own.map { BlobChunks($0) }
    file = try stage()
  }

  func take(_ chunk: UnsafeRawBufferPointer) throws(BlobError) {
    guard key != nil else { return try file.descriptor.write(chunk, by: disk) }
    if !held.isEmpty { try writeHeld(isLast: false) }
    held = Array(chunk)
  }

  /// Makes the file whole and durable.
  func finish(_ digest: Digest) throws(BlobError) {
    if let key {
      try writeHeld(isLast: true)
      let nonce = RandomBytes.make(SealingKey.nonceSize)
      guard let own,
        let header = SealedBlobHeader(digest, by: key, sealing: own, nonce: nonce)
      else { throw .noCryptography }
      try file.descriptor.rewind()
      try write(header.bytes)
    }
    try file.descriptor.sync(by: disk)
  }

  private func writeHeld(isLast: Bool) throws(BlobError) {
    // What the header says is known at the end.
    if chunks?.isAtStart ?? false { try write([UInt8](repeating: 0, count: SealedBlobHeader.size)) }
    guard let sealed = chunks?.seal(held, isLast: isLast) else { throw .noCryptography }
    try write(sealed)
  }

  private func write(_ bytes: [UInt8]) throws(BlobError) {
    try bytes.lend { (bytes) throws(BlobError) in try file.descriptor.write(bytes, by: disk) }
  }
}

extension Descriptor {
  /// Reads a blob from its start.
  ///
  /// - Parameter key: by which it is sealed; nil if it is not.
  /// - Throws: `notOpened` if it was sealed otherwise, or is damaged: what was handed out before belongs to it.
  func forEachChunk(
    of digest: Digest, sealedBy key: BlobKey?,
    _ body: (UnsafeRawBufferPointer) throws(BlobError) -> Void
  ) throws(BlobError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: BlobChunks.sealedSize, alignment: 64)
    defer { buffer.deallocate() }
    func read(_ count: Int) throws(BlobError) -> UnsafeRawBufferPointer {
      var filled = 0
      while filled < count {
        let more = try self.read(
          into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<count]))
        if more == 0 { break }
        filled += more
      }
      return UnsafeRawBufferPointer(rebasing: buffer[..<filled])
    }
    guard let key else {
      while true {
        let chunk = try read(BlobIntake.chunkSize)
        if chunk.isEmpty { return }
        try body(chunk)
      }
    }
    var left = try size()
    let header = Array(try read(SealedBlobHeader.size))
    guard let own = SealedBlobHeader.ownKey(in: header, of: digest, by: key) else {
      throw .notOpened(digest)
    }
    left -= UInt64(header.count)
    var chunks = BlobChunks(own)
    repeat {
      let sealed = Array(try read(Int(min(left, UInt64(BlobChunks.sealedSize)))))
      left -= UInt64(sealed.count)
      guard let chunk = chunks.open(sealed, isLast: left == 0) else { throw .notOpened(digest) }
      try chunk.lend(body)
    } while left > 0
  }
}

extension [UInt8] {
  func lend(_ body: (UnsafeRawBufferPointer) throws(BlobError) -> Void) throws(BlobError) {
    let outcome = withUnsafeBytes { bytes in
      Result { () throws(BlobError) in try body(bytes) }
    }
    try outcome.get()
  }
}
