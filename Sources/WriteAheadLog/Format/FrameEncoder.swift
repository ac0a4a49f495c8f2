import EventSourcing

/// Turns an entry into the bytes of a frame.
enum FrameEncoder {
  /// - Parameter entry: `inout` because visitors are: nothing of it changes.
  static func frame(
    _ entry: inout EntryRecord, _ kind: FrameKind, index: UInt64, firstPosition: UInt64,
    recorded: Instant, resetsClock: Bool = false, durableMark: UInt64, previous: UInt32,
    epoch: UInt32, _ format: FrameFormat
  ) throws(EventStoreError) -> (frame: [UInt8], header: FrameHeader) {
    let headerSize = format.headerSize
    let size = entry.events.reduce(headerSize + 160 + entry.command.payload.count) {
      $0 + $1.payload.count + 24
    }
    var bodyLength = 0
    var frame: [UInt8]
    do throws(WireError) {
      frame = try WireWriter.bytes(reserving: size) { writer throws(WireError) in
        writer.appendZeros(headerSize)
        // A seal has nothing to say.
        if kind != .seal { try entry.visit(&writer) }
        bodyLength = writer.count - headerSize
        writer.appendZeros(-writer.count & 7)
      }
    } catch { throw .damaged(offset: 0, reason: "an entry that cannot be encoded: \(error)") }
    guard bodyLength <= FrameHeader.bodyLimit else {
      throw .entryTooLarge(bytes: bodyLength, limit: FrameHeader.bodyLimit)
    }
    let header = frame.withUnsafeMutableBytes { bytes in
      // A frame is at least its header long.
      let base = bytes.baseAddress.unsafelyUnwrapped
      let body = UnsafeRawBufferPointer(rebasing: bytes[headerSize...])
      var header = FrameHeader(
        kind: kind, eventCount: UInt32(entry.events.count), bodyLength: bodyLength,
        bodyChecksum: format.checksum.of(body), index: index, firstPosition: firstPosition,
        recorded: recorded, durableMark: durableMark, previous: previous, epoch: epoch)
      header.resetsClock = resetsClock
      header.write(to: base, format)
      return header
    }
    return (frame, header)
  }
}
