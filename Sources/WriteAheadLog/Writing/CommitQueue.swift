import EventSourcing

/// The state of the log's writing, as a pure machine: who holds the lock asks it what to do, does
/// it without the lock, and tells it what came of it.
///
/// At most one batch is on its way to the disk. Everything that is enqueued meanwhile goes with
/// the next.
struct CommitQueue {
  /// Bytes to be written at one place, and what is durable once they are synced.
  struct Batch {
    let bytes: [UInt8]
    let offset: UInt64
    let frames: Int
    var end: UInt64 { offset + UInt64(bytes.count) }
  }

  /// Frames that no batch has taken yet, and how many they are.
  private var waiting: [UInt8] = []
  private(set) var waitingFrames = 0
  /// Where the next frame goes.
  private(set) var end: UInt64
  /// Every byte before this offset is durable.
  private(set) var durable: UInt64
  /// The batch on its way to the disk.
  private var inFlight: Batch?
  var isWriting: Bool { inFlight != nil }
  /// Why the log takes nothing more.
  private(set) var failure: EventStoreError?
  /// How many frames make a batch worth writing: half of those that the last two batches held.
  ///
  /// Whoever waits for a batch sends again once it is durable. In two halves a crowd has its
  /// commands judged while the other half's are synced; in one it would wait for both in turn.
  private(set) var worthwhileFrames = 1
  private var lastBatchFrames = 0

  init(end: UInt64) {
    self.end = end
    durable = end
  }

  mutating func enqueue(_ frame: [UInt8]) {
    waiting.append(contentsOf: frame)
    waitingFrames += 1
    end += UInt64(frame.count)
  }

  /// Takes everything that waits; nil while a batch is on its way, or where nothing waits.
  mutating func begin() -> Batch? {
    guard !isWriting, failure == nil, waitingFrames > 0 else { return nil }
    let batch = Batch(bytes: waiting, offset: end - UInt64(waiting.count), frames: waitingFrames)
    inFlight = batch
    waiting = []
    waiting.reserveCapacity(batch.bytes.count)
    waitingFrames = 0
    return batch
  }

  mutating func finish(_ batch: Batch) {
    inFlight = nil
    durable = batch.end
    worthwhileFrames = (lastBatchFrames + batch.frames) / 2
    lastBatchFrames = batch.frames
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

  /// The bytes from an offset on that are not durable yet; nil where they are, or where a failed
  /// write has left nobody knowing.
  func undurable(from offset: UInt64) -> ArraySlice<UInt8>? {
    if let batch = inFlight, offset >= batch.offset, offset < batch.end {
      return batch.bytes[Int(offset - batch.offset)...]
    }
    let start = end - UInt64(waiting.count)
    guard offset >= start, offset < end else { return nil }
    return waiting[Int(offset - start)...]
  }

  /// The answer for somebody who waits for a ticket; nil while there is none yet.
  func answer(for ticket: Ticket) -> Result<Void, EventStoreError>? {
    if durable >= ticket.value { return .success(()) }
    if let failure { return .failure(failure) }
    return nil
  }
}
