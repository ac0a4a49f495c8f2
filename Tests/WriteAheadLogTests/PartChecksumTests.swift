import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@testable import WriteAheadLog

@Suite("Checksums of a file's parts")
struct PartChecksumTests {
  private func file(_ bytes: [UInt8], countedBy read: ReadCount? = nil) throws -> File {
    var disk = SimulatedDisk(DiskImage(files: [simulatedPath: bytes])).disk
    if let read {
      let whole = disk.read
      disk.read = { descriptor, buffer, count, offset in
        let answer = whole(descriptor, buffer, count, offset)
        read.bytes.withLock { $0 += answer }
        return answer
      }
    }
    return try File.open(simulatedPath, for: .read, by: disk)
  }

  /// How many bytes were read of a file.
  private final class ReadCount: Sendable {
    let bytes = Mutex(0)
  }

  @Test("are those of the parts only, wherever they are and however they overlap")
  func parts() throws {
    var random = SeededGenerator(seed: 3)
    let bytes = (0..<FileHeader.size + 20_000).map { _ in UInt8.random(in: 0...255, using: &random)
    }
    let checksum = Checksum(salt: 0x5a17)
    var parts = PartChecksums(try file(bytes), checksum, to: UInt64(bytes.count))
    for start in stride(from: FileHeader.size, to: bytes.count, by: 104) {
      for count in [0, 8, 16, 1_000, 4_096, 12_344, 19_992] where start + count <= bytes.count {
        let part = Array(bytes[start..<(start + count)])
        let found = try parts.of(UInt64(start), count)
        #expect(found == part.withUnsafeBytes { checksum.of($0) }, "\(count) from \(start)")
      }
      #expect(try parts.of(UInt64(start), bytes.count - start + 8) == nil)
    }
  }

  @Test("of a long file are right also once what lies before was forgotten")
  func forgetting() throws {
    let body = FrameHeader.bodyLimit
    var bytes = [UInt8](repeating: 0, count: FileHeader.size + 2 * body + 4_096)
    for place in stride(from: 0, to: bytes.count, by: 997) { bytes[place] = UInt8(place % 251) }
    let checksum = Checksum(salt: 7)
    var parts = PartChecksums(try file(bytes), checksum, to: UInt64(bytes.count))
    for start in [FileHeader.size, FileHeader.size + body + 1_024, FileHeader.size + body + 4_096] {
      for count in [body, 64, 0] where start + count <= bytes.count {
        let expected = bytes.withUnsafeBytes {
          checksum.of(UnsafeRawBufferPointer(rebasing: $0[start..<(start + count)]))
        }
        #expect(try parts.of(UInt64(start), count) == expected, "\(count) from \(start)")
      }
    }
  }

  @Test("behind a long part that was not asked for do not read it")
  func gap() throws {
    let gap = 8 << 20
    let bytes = (0..<FileHeader.size + gap + 4_096).map { UInt8(truncatingIfNeeded: $0 >> 3) }
    let read = ReadCount()
    let file = try file(bytes, countedBy: read)
    let checksum = Checksum(salt: 7)
    var parts = PartChecksums(file, checksum, to: UInt64(bytes.count))
    for start in [FileHeader.size, FileHeader.size + gap, FileHeader.size + gap + 64] {
      let part = Array(bytes[start..<(start + 1_024)])
      let found = try parts.of(UInt64(start), 1_024)
      #expect(found == part.withUnsafeBytes { checksum.of($0) }, "from \(start)")
    }
    #expect(read.bytes.withLock { $0 } <= 2 << 20)
  }

  @Test("let a file full of headers that claim long bodies be searched at the cost of two readings")
  func hostile() throws {
    let header = FileHeader(
      logID: Identifier(high: 1, low: 2), salt: 0x5a17, created: Instant(nanoseconds: 3))
    var bytes = header.encoded()
    let claims = 2_000
    for number in 0..<claims {
      var frame = [UInt8](repeating: 0, count: FrameHeader.size)
      var claimed = FrameHeader(
        kind: .commit, eventCount: 1, bodyLength: 1 << 18, bodyChecksum: 9,
        index: UInt64(number), firstPosition: 1, recorded: Instant(nanoseconds: 1), durableMark: 0)
      frame.withUnsafeMutableBytes { buffer in
        if let base = buffer.baseAddress { claimed.write(to: base, header.frames) }
      }
      bytes += frame
    }
    bytes += [UInt8](repeating: 0x11, count: 1 << 18)
    // One that is what it claims, among them, and one after them all.
    var entry = EntryRecord()
    entry.refusal = [1]
    let (real, _) = try FrameEncoder.frame(
      &entry, .refusal, index: 0, firstPosition: 1, recorded: Instant(nanoseconds: 1),
      durableMark: 0, previous: 0, epoch: 1, header.frames)
    let first = FileHeader.size + FrameHeader.size * 700
    bytes.replaceSubrange(first..<(first + real.count), with: real)
    bytes += real
    let read = ReadCount()
    let file = try file(bytes, countedBy: read)
    let frames = try IntactFrames.found(
      in: file, header, isHeaderIntact: true, to: UInt64(bytes.count), { _ in nil })
    #expect(frames.places.map(\.offset) == [UInt64(first), UInt64(bytes.count - real.count)])
    let cost = read.bytes.withLock { $0 }
    // Each byte that is read is summed up once.
    #expect(cost <= 2 * bytes.count, "\(cost) bytes read of \(bytes.count)")
    print("headers that claim long bodies: \(claims), \(cost) bytes read of \(bytes.count)")
  }
}
