import EventSourcing

/// Turns an entry into the bytes of a frame.
enum FrameEncoder {
  /// - Parameter entry: `inout` because visitors are: nothing of it changes.
  static func frame(
    _ entry: inout EntryRecord, _ kind: FrameKind, index: UInt64, firstPosition: UInt64,
    recorded: Instant, durableMark: UInt64, _ checksum: Checksum
  ) throws(EventStoreError) -> (frame: [UInt8], header: FrameHeader) {
    let size = entry.events.reduce(FrameHeader.size + 160 + entry.command.payload.count) {
      $0 + $1.payload.count + 24
    }
    var writer = WireWriter(reserving: size)
    writer.appendZeros(FrameHeader.size)
    // A seal has nothing to say.
    if kind != .seal {
      do throws(WireError) { try entry.visit(&writer) } catch {
        throw .damaged(offset: 0, reason: "an entry that cannot be encoded: \(error)")
      }
    }
    let bodyLength = writer.count - FrameHeader.size
    guard bodyLength <= FrameHeader.bodyLimit else {
      throw .entryTooLarge(bytes: bodyLength, limit: FrameHeader.bodyLimit)
    }
    writer.appendZeros(-writer.count & 7)
    var frame = writer.bytes
    let header = frame.withUnsafeMutableBytes { bytes in
      // A frame is at least its header long.
      let base = bytes.baseAddress.unsafelyUnwrapped
      let body = UnsafeRawBufferPointer(rebasing: bytes[FrameHeader.size...])
      let header = FrameHeader(
        kind: kind, eventCount: UInt32(entry.events.count), bodyLength: bodyLength,
        bodyChecksum: checksum.of(body), index: index, firstPosition: firstPosition,
        recorded: recorded, durableMark: durableMark)
      header.write(to: base, checksum)
      return header
    }
    return (frame, header)
  }
}
