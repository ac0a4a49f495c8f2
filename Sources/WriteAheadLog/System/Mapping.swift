import CProcessor
import EventSourcing

/// The first bytes of a file in memory, for as long as somebody refers to them.
///
/// `@unchecked Sendable`: it is only read.
final class Mapping: @unchecked Sendable {
  private let base: UnsafeRawPointer
  let size: UInt64
  private let disk: Disk

  /// Nil where files cannot be mapped.
  init?(_ descriptor: Int32, _ size: UInt64, by disk: Disk) {
    guard let base = disk.map(descriptor, size) else { return nil }
    (self.base, self.size, self.disk) = (base, size, disk)
  }

  deinit { disk.unmap(base, size) }

  /// Copies `each` bytes from every offset; fewer at the end.
  ///
  /// - Precondition: every offset is below `end`, and `end` not above `size`.
  /// - Throws: if the file has become shorter meanwhile.
  func gather(
    _ offsets: UnsafeBufferPointer<UInt64>, _ each: Int, upTo end: UInt64,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(EventStoreError) {
    precondition(buffer.count >= offsets.count * each && end <= size)
    let done = cprocessor_gather(
      buffer.baseAddress, base, end, offsets.baseAddress, offsets.count, each)
    guard done == offsets.count else {
      throw .damaged(offset: offsets[done], reason: "the file became shorter while it was read")
    }
  }
}
