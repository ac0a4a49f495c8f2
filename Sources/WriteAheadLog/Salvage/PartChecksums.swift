import CProcessor
import EventSourcing

/// Checksums of parts of a file, however they overlap, at the cost of reading it once.
///
/// A hostile file may hold a header every few bytes, each of which claims the next 16 MiB for its
/// body. CRC is linear, so that the state behind a part is that before it, moved on by as many
/// zeros as the part is long, and what the part's own bytes add to it. Both follow from the states
/// at its two ends.
struct PartChecksums: ~Copyable {
  private let file: File
  private let checksum: Checksum
  private let size: UInt64
  /// The states before and behind every eight bytes, from `start` on, of a sum that began with zero
  /// there or before.
  private var states: [UInt32] = [0]
  private var start = UInt64(FileHeader.size)

  init(_ file: File, _ checksum: Checksum, to size: UInt64) {
    self.file = file
    self.checksum = checksum
    self.size = size
  }

  /// The checksum of a part; nil if the file has fewer bytes. Both ends lie at multiples of 8.
  /// A caller that asks for one part asks for none that begins before it afterwards.
  mutating func of(_ offset: UInt64, _ count: Int) throws(EventStoreError) -> UInt32? {
    guard offset <= size, size - offset >= UInt64(count) else { return nil }
    forget(before: offset)
    guard try read(to: offset + UInt64(count)) else { return nil }
    let first = Int(offset - start) / 8
    return checksum.ofPart(from: states[first], to: states[first + count / 8], bytes: count)
  }

  /// Drops the states before the parts that are still to come, many at once.
  private mutating func forget(before offset: UInt64) {
    let gone = Int(offset - start) / 8
    if gone >= states.count {
      // The bytes between were not asked for, so they need not be read.
      (states, start) = ([0], offset)
    } else if gone > FrameHeader.bodyLimit / 8 {
      // As many again as the longest body has: each state is moved once for each that goes.
      states.removeFirst(gone)
      start += UInt64(gone) * 8
    }
  }

  private mutating func read(to end: UInt64) throws(EventStoreError) -> Bool {
    var at = start + UInt64(states.count - 1) * 8
    while at < end {
      let bytes = try file.bytes(Int(min(1 << 20, size - at)), at: at)
      guard bytes.count >= 8 else { return false }
      bytes.withUnsafeBytes { bytes in
        for place in stride(from: 0, through: bytes.count - 8, by: 8) {
          let eight = UnsafeRawBufferPointer(rebasing: bytes[place..<(place + 8)])
          // The C function inverts what goes in and what comes out.
          states.append(
            ~cprocessor_crc32c(~states[states.count - 1], eight.baseAddress, eight.count))
        }
      }
      at += UInt64(bytes.count & ~7)
    }
    return true
  }
}

extension Checksum {
  /// The checksum of bytes between two states of a sum over a file.
  fileprivate func ofPart(from first: UInt32, to last: UInt32, bytes: Int) -> UInt32 {
    ~(Self.movedOn(~seed ^ first, by: bytes / 8) ^ last)
  }

  /// The state after `eights` times eight zero bytes.
  private static func movedOn(_ state: UInt32, by eights: Int) -> UInt32 {
    var (state, left, step) = (state, eights, 0)
    while left > 0 {
      if left & 1 == 1 {
        let columns = steps[step]
        var (moved, bits) = (UInt32(0), state)
        while bits != 0 {
          moved ^= columns[bits.trailingZeroBitCount]
          bits &= bits - 1
        }
        state = moved
      }
      left >>= 1
      step += 1
    }
    return state
  }

  /// The state of each single bit after 8, 16, 32 … zeros, up to the longest body.
  private static let steps: [[UInt32]] = {
    let zeros = [UInt8](repeating: 0, count: 8)
    var steps = [(0..<32).map { ~cprocessor_crc32c(~(UInt32(1) << $0), zeros, 8) }]
    while 8 << steps.count <= FrameHeader.bodyLimit {
      let half = steps[steps.count - 1]
      steps.append(
        half.map { column in
          (0..<32).reduce(0) { $0 ^ (column >> $1 & 1 == 1 ? half[$1] : 0) }
        })
    }
    return steps
  }()
}
