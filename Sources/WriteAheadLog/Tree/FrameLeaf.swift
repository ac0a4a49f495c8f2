import Descriptions
import EventSourcing
import Hashing

/// A frame as a leaf of the log's tree: the hashes of what it records, so that one event can be
/// disclosed alone, and a log that is moved to another store keeps its proofs.
///
/// Source: Specs/WriteAheadLog.md, "Leaves".
public struct FrameLeaf: Equatable, Sendable, PrintsFields {
  /// 1 for a commit, 2 for a refusal, 3 for a seal; 4 is reserved.
  public var kind: UInt8
  /// When the frame was recorded, by the log's clock.
  public var recorded: Instant
  /// The position of its first event; if it has none, that of the next event in the log.
  public var firstPosition: UInt64
  /// How many events; in a commit they are the last parts.
  public var eventCount: UInt32
  /// The hashes of the command, the streams, the events and the refusal, as far as there are such.
  public var parts: [Digest]

  /// Creates a leaf from a frame's numbers and the hashes of its parts.
  public init(
    kind: UInt8, recorded: Instant, firstPosition: UInt64, eventCount: UInt32, parts: [Digest]
  ) {
    self.kind = kind
    self.recorded = recorded
    self.firstPosition = firstPosition
    self.eventCount = eventCount
    self.parts = parts
  }

  /// Of a frame.
  ///
  /// - Throws: if the body is no `EntryRecord`.
  init(_ header: FrameHeader, _ body: UnsafeRawBufferPointer) throws(WireError) {
    self.init(
      kind: header.kind.rawValue, recorded: header.recorded, firstPosition: header.firstPosition,
      eventCount: header.eventCount, parts: [])
    // What a checkpoint frame holds is for a later version to say: it counts as a whole.
    if header.kind == .checkpoint, !body.isEmpty {
      parts = [SHA256.hash(of: body)]
    } else {
      try Self.forEachPart(of: body) { parts.append(SHA256.hash(of: $0)) }
    }
  }

  /// Its hash, over a zero byte that marks a leaf, the numbers and the parts' hashes.
  public var hash: Digest {
    let numbers = 22
    // Keeping the tree up makes one of these for each frame: no array, so nothing to give back.
    return withUnsafeTemporaryAllocation(
      byteCount: numbers + parts.count * Digest.byteCount, alignment: 8
    ) { bytes in
      // The memory is as long as what is written to it.
      let base = bytes.baseAddress.unsafelyUnwrapped
      bytes[0] = 0
      bytes[1] = kind
      base.storeBytes(of: recorded.nanoseconds.bigEndian, toByteOffset: 2, as: Int64.self)
      base.storeBytes(of: firstPosition.bigEndian, toByteOffset: 10, as: UInt64.self)
      base.storeBytes(of: eventCount.bigEndian, toByteOffset: 18, as: UInt32.self)
      for (place, part) in parts.enumerated() {
        part.write(to: base + numbers + place * Digest.byteCount)
      }
      return SHA256.hash(of: UnsafeRawBufferPointer(bytes))
    }
  }

  /// The hash of a frame that was just encoded, by its header's fields and its body.
  static func hash(
    ofFrame frame: [UInt8], _ header: FrameHeader, at offset: UInt64
  ) throws(EventStoreError) -> Digest {
    var result: Result<Digest, WireError> = .failure(.truncated(offset: 0))
    frame.withUnsafeBytes { bytes in
      let body = bytes[header.size..<(header.size + header.bodyLength)]
      do throws(WireError) {
        result = .success(try FrameLeaf(header, UnsafeRawBufferPointer(rebasing: body)).hash)
      } catch { result = .failure(error) }
    }
    do throws(WireError) { return try result.get() } catch {
      throw .damaged(offset: offset, reason: "not a leaf frame: \(error)")
    }
  }

  /// Shows the bytes of every field's value, in order: first the command, of which there is one.
  static func forEachPart(
    of body: UnsafeRawBufferPointer, _ visit: (UnsafeRawBufferPointer) -> Void
  ) throws(WireError) {
    guard let base = body.baseAddress, !body.isEmpty else { return }
    var reader = try WireReader(base, from: 0, to: body.count)
    // A second one would be what its leaf calls a stream, and no reader of the log would see it.
    guard try reader.isAt(1, .length) else { throw .malformed(offset: 0, .trailingBytes) }
    visit(UnsafeRawBufferPointer(rebasing: body[try reader.length()]))
    try reader.nextTag()
    for number in UInt32(2)...4 {
      while try reader.isAt(number, .length) {
        let range = try reader.length()
        visit(UnsafeRawBufferPointer(rebasing: body[range]))
        try reader.nextTag()
      }
    }
    // What a newer version records besides, this one cannot vouch for.
    if !reader.isAtEnd { throw .malformed(offset: body.count, .trailingBytes) }
  }
}
