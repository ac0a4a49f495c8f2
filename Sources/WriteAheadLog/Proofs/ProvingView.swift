import EventSourcing
import Hashing

/// The frames of a log that a checkpoint saw: what they record, and evidence of it, stream by
/// stream. The log is read through once, when this is made; it may grow meanwhile.
public struct ProvingView {
  /// The checkpoint that was given, or that of the frames that were durable when this was made.
  public let checkpoint: Checkpoint
  /// The last position among these frames.
  public let end: Position
  private let log: WriteAheadLog
  private let tree: MerkleLevels
  /// Where the first frame begins that the checkpoint did not see.
  private let endOffset: UInt64
  /// Where the refusals are of commands to each stream.
  private var refused: [StreamID: [UInt64]] = [:]

  /// - Parameters:
  ///   - log: what is proven of.
  ///   - checkpoint: which frames; by default, those that are durable now.
  ///   - origin: what the log is called, if not by its id; of no account beside a checkpoint.
  /// - Throws: `fault` if the log does not begin as the checkpoint saw it.
  public init(
    of log: WriteAheadLog, at checkpoint: Checkpoint? = nil, origin: String? = nil
  ) throws(ProvingError) {
    self.log = log
    var leaves: [Digest] = []
    var (end, endOffset) = (UInt64(0), UInt64(0))
    do throws(EventStoreError) {
      var scanner = FrameScanner(log.file, log.format, to: log.readableEnd)
      while let frame = try scanner.next() {
        if let checkpoint, UInt64(leaves.count) == checkpoint.size { break }
        do throws(WireError) { leaves.append(try FrameLeaf(frame.header, frame.body).hash) } catch {
          throw .damaged(offset: frame.offset, reason: "not a leaf: \(error)")
        }
        (end, endOffset) = (frame.header.firstPosition, frame.end)
        if frame.header.eventCount > 0 { end += UInt64(frame.header.eventCount) }
        guard frame.header.kind == .refusal else { continue }
        refused[try log.entry(at: frame.offset).command.target, default: []].append(frame.offset)
      }
      try log.check(scanner)
    } catch { throw .log(error) }
    tree = MerkleLevels(of: leaves)
    self.endOffset = endOffset
    // A frame without events has the position that the next event gets.
    self.end = Position(max(end, 1) - 1)
    self.checkpoint =
      checkpoint
      ?? Checkpoint(
        origin: origin ?? Checkpoint.origin(of: log.logID), size: UInt64(leaves.count),
        root: MerkleTree(of: leaves).root)
    try log.check(leaves, against: self.checkpoint)
  }

  /// The entries with events of a stream, in order.
  public func entries(of stream: StreamID) throws(EventStoreError) -> [Entry] {
    try entries(at: offsets(of: stream))
  }

  /// The refusals of commands to a stream, in order.
  public func refusals(of stream: StreamID) throws(EventStoreError) -> [Entry] {
    try entries(at: refused[stream] ?? [])
  }

  /// Proves what is in a stream, and which commands to it were refused: shows these commands, events
  /// and reasons, and of everything else in the same frames only hashes.
  ///
  /// - Parameters:
  ///   - stream: what is proven of.
  ///   - isTold: whether a frame is part of it.
  public func evidence(
    of stream: StreamID, where isTold: (Entry) -> Bool
  ) throws(EventStoreError) -> [Evidence.Frame] {
    let number = log.contents.withLock { $0.streams.number(of: stream) }
    let refusals = Set(refused[stream] ?? [])
    var frames: [Evidence.Frame] = []
    for offset in offsets(of: stream) + refusals.sorted() {
      guard isTold(try log.entry(at: offset)) else { continue }
      let isRefusal = refusals.contains(offset)
      let frame = try log.withFrame(at: offset) { header, body throws(EventStoreError) in
        try Evidence.Frame(header, body, at: offset) { entry, _ in
          if isRefusal { return [0, 1] }
          let command = entry.command.streamNumber == number ? [0] : []
          let streams = entry.streams.indices.filter { entry.streams[$0].number == number }
          let events = entry.events.indices.filter { entry.events[$0].streamNumber == number }
          return command + streams.map { 1 + $0 } + events.map { 1 + entry.streams.count + $0 }
        }
      }
      guard var frame, let path = tree.inclusion(of: Int(frame.index)) else { continue }
      frame.path = path
      frames.append(frame)
    }
    return frames.sorted { $0.index < $1.index }
  }

  private func offsets(of stream: StreamID) -> [UInt64] {
    let offsets = log.contents.withLock { contents in
      contents.streams.number(of: stream).map { contents.streams.frames(of: $0) } ?? []
    }
    return offsets.filter { $0 < endOffset }
  }

  private func entries(at offsets: [UInt64]) throws(EventStoreError) -> [Entry] {
    var entries: [Entry] = []
    for offset in offsets { entries.append(try log.entry(at: offset)) }
    return entries
  }
}
