import EventSourcing

/// The state of the log's writing, as a pure machine: who holds the lock asks it what to do, does
/// it without the lock, and tells it what came of it.
///
/// At most one batch is on its way to the disk. Everything that is enqueued meanwhile goes with
/// the next, at once: a crowd falls into two halves by itself, one judged while the other is synced.
/// Waiting for more of them made larger batches and fewer answers.
struct CommitQueue {
  /// Bytes to be written at one place, and what is durable once they are synced.
  struct Batch {
    let bytes: [UInt8]
    let offset: UInt64
    /// What the mark file says of it.
    let mark: Mark
    var end: UInt64 { mark.end }

    /// How many bytes a batch has at most, unless its only frame is longer. What a crash tears is no
    /// longer than a batch: see `EndingEvidence.isLongerThanBatch`.
    static let bytesMax = FrameHeader.bodyLimit
  }

  private let bytesMax: Int

  /// Frames that no batch has taken yet.
  private var waiting: [UInt8] = []
  /// Memory of a batch that is done, for frames to come; not that of a rare large one.
  private var spare: [UInt8] = []
  private static let largestSpare = 1 << 20
  /// The end of the frames that were taken: its `end` is the offset of the next one.
  private var mark: Mark
  var end: UInt64 { mark.end }
  /// Every byte before this offset is durable.
  private(set) var durable: UInt64
  /// The batch on its way to the disk.
  private var inFlight: Batch?
  var isWriting: Bool { inFlight != nil }
  /// Whether something is on its way to the disk, or waits to be.
  var isBusy: Bool { isWriting || (failure == nil && !waiting.isEmpty) }
  /// Why the log takes nothing more.
  private(set) var failure: EventStoreError?

  init(end: UInt64, bytesMax: Int = Batch.bytesMax) {
    self.bytesMax = bytesMax
    mark = Mark(end: end)
    durable = end
  }

  mutating func enqueue(_ frame: [UInt8], _ header: FrameHeader) {
    waiting.append(contentsOf: frame)
    mark.end += UInt64(frame.count)
    if header.isChained { (mark.frames, mark.link) = (header.index + 1, header.checksum) }
  }

  /// Takes everything that waits, up to a batch's limit; nil while a batch is on its way, or if
  /// nothing waits.
  mutating func begin() -> Batch? {
    guard !isWriting, failure == nil, !waiting.isEmpty else { return nil }
    if waiting.count > bytesMax, let batch = beginWithFirstFrames() { return batch }
    let batch = Batch(bytes: waiting, offset: end - UInt64(waiting.count), mark: mark)
    inFlight = batch
    waiting = []
    swap(&waiting, &spare)
    return batch
  }

  /// Takes as many of the first frames as fit, at least one; nil if that is all that waits.
  private mutating func beginWithFirstFrames() -> Batch? {
    let offset = end - UInt64(waiting.count)
    let headerSize = mark.frames > 0 ? FrameHeader.size : FrameHeader.plainSize
    var (count, last) = (0, 0)
    while count < waiting.count {
      let bodyLength: UInt32 = waiting.get(at: count + 16)
      let length = headerSize + (Int(bodyLength) + 7) & ~7
      if count > 0, count + length > bytesMax { break }
      (last, count) = (count, count + length)
    }
    guard count < waiting.count else { return nil }
    var mark = Mark(end: offset + UInt64(count))
    if self.mark.frames > 0 {
      (mark.frames, mark.link) = (waiting.get(at: last + 24) + 1, waiting.get(at: last + 4))
    }
    let batch = Batch(bytes: Array(waiting[..<count]), offset: offset, mark: mark)
    inFlight = batch
    waiting.removeSubrange(..<count)
    return batch
  }

  mutating func finish(_ batch: consuming Batch) {
    inFlight = nil
    durable = batch.end
    spare = batch.bytes
    spare.removeAll(keepingCapacity: spare.count <= Self.largestSpare)
  }

  /// After a failed write or sync nothing is taken and nothing is retried: what the disk then
  /// holds is known only on reopening.
  mutating func fail(_ reason: EventStoreError) {
    inFlight = nil
    poison(reason)
  }

  /// Nothing more is taken. A batch that is on its way to the disk goes on.
  mutating func poison(_ reason: EventStoreError) {
    if failure == nil { failure = reason }
  }

  /// The bytes from an offset on that are not durable yet; nil if they are, or if it is unknown
  /// after a failed write.
  func undurable(from offset: UInt64) -> ArraySlice<UInt8>? {
    if let batch = inFlight, offset >= batch.offset, offset < batch.end {
      return batch.bytes[Int(offset - batch.offset)...]
    }
    let start = end - UInt64(waiting.count)
    guard offset >= start, offset < end else { return nil }
    return waiting[Int(offset - start)...]
  }

  /// The answer for a caller that waits for a ticket; nil while there is none yet.
  func answer(for ticket: Ticket) -> Result<Void, EventStoreError>? {
    if durable >= ticket.value { return .success(()) }
    if let failure { return .failure(failure) }
    return nil
  }
}
