import EventSourcing
import Testing

@testable import WriteAheadLog

@Suite("The queue of commits")
struct CommitQueueTests {
  private func queue() -> CommitQueue {
    var queue = CommitQueue(end: 4096)
    queue.take([1, 2, 3, 4, 5, 6, 7, 8])
    return queue
  }

  private func begin(_ queue: inout CommitQueue) throws -> CommitQueue.Batch {
    let batch = queue.begin()
    return try #require(batch)
  }

  @Test("one batch is on its way at a time, and what comes meanwhile goes with the next, all of it")
  func oneAtATime() throws {
    var queue = queue()
    let first = try begin(&queue)
    queue.take([9])
    queue.take([10, 11])
    let meanwhile = queue.begin()
    #expect(meanwhile == nil)
    queue.finish(first)
    #expect(queue.durable == 4104)
    let second = try begin(&queue)
    #expect(second.offset == 4104)
    #expect(second.bytes == [9, 10, 11])
    queue.finish(second)
    #expect(queue.durable == 4107)
    let nothing = queue.begin()
    #expect(nothing == nil)
  }

  @Test("memory that served a batch holds nothing of it when it serves another")
  func memoryThatServesAgain() throws {
    var queue = queue()
    for byte in UInt8(9)..<14 {
      let batch = try begin(&queue)
      queue.take([byte])
      queue.finish(batch)
    }
    let last = try begin(&queue)
    #expect(last.bytes == [13])
    #expect(last.offset == 4108)
  }

  @Test(
    "memory of a batch is kept for frames to come, unless it was a rare large one",
    arguments: [(1000, true), (1 << 20, true), ((1 << 20) + 1, false)])
  func keptMemory(size: Int, isKept: Bool) throws {
    var queue = CommitQueue(end: 4096)
    for size in [size, 1] {
      queue.take([UInt8](repeating: 7, count: size))
      queue.finish(try begin(&queue))
    }
    queue.take([8])
    let batch = try begin(&queue)
    #expect(batch.bytes == [8])
    #expect((batch.bytes.capacity >= size) == isKept)
  }

  @Test("a batch that is on its way stays so when the log takes nothing more for another reason")
  func poisonedMeanwhile() throws {
    var queue = queue()
    let batch = try begin(&queue)
    queue.take([9])
    queue.poison(.closed)
    #expect(queue.isWriting)
    #expect(queue.undurable(from: 4096) != nil)
    let next = queue.begin()
    #expect(next == nil)
    queue.finish(batch)
    #expect(!queue.isWriting)
    #expect(try queue.answer(for: Ticket(4104))?.get() != nil)
    #expect(queue.answer(for: Ticket(4105))?.failure == .closed)
  }

  @Test("a write that failed is no longer on its way, and the first reason is reported")
  func failed() {
    var queue = queue()
    let batch = queue.begin()
    #expect(batch?.bytes.count == 8)
    queue.fail(.poisoned(reason: "first"))
    queue.fail(.poisoned(reason: "second"))
    #expect(!queue.isWriting)
    #expect(queue.failure == .poisoned(reason: "first"))
    #expect(queue.answer(for: Ticket(4104))?.failure == .poisoned(reason: "first"))
  }
}

extension CommitQueueTests {
  @Test("a batch has whole frames up to a limit, and one frame at least", arguments: [true, false])
  func bounded(isChained: Bool) throws {
    let format = FrameFormat(salt: 7, isChained: isChained)
    var queue = CommitQueue(end: 4096, bytesMax: 400)
    var all: [UInt8] = []
    var (ends, marks): ([UInt64], [Mark]) = ([], [])
    for (index, size) in [10, 900, 100, 20, 150, 30].enumerated() {
      var entry = EntryRecord()
      entry.command.payload = [UInt8](repeating: 1, count: size)
      let (frame, header) = try FrameEncoder.frame(
        &entry, .refusal, index: UInt64(index), firstPosition: 1,
        recorded: Instant(nanoseconds: 0), durableMark: 0, previous: 0, epoch: 1, format)
      queue.enqueue(frame, header)
      all += frame
      ends.append(4096 + UInt64(all.count))
      marks.append(
        isChained
          ? Mark(end: ends[index], frames: UInt64(index) + 1, link: header.checksum)
          : Mark(end: ends[index]))
    }
    var (written, batches): ([UInt8], [UInt64]) = ([], [])
    while let batch = queue.begin() {
      #expect(batch.offset == 4096 + UInt64(written.count))
      #expect(marks.contains(batch.mark))
      let starts = [4096] + ends
      let end = try #require(starts.firstIndex(of: batch.end))
      #expect(batch.bytes.count <= 400 || starts[end - 1] == batch.offset)
      written += batch.bytes
      batches.append(batch.end)
      queue.finish(batch)
      #expect(queue.durable == batch.end)
    }
    #expect(written == all)
    #expect(batches == [ends[0], ends[1], ends[3], ends[5]])
  }
}

extension CommitQueue {
  /// A frame whose header does not matter.
  fileprivate mutating func take(_ frame: [UInt8]) {
    let header = FrameHeader(
      kind: .commit, eventCount: 1, bodyLength: 0, bodyChecksum: 0, index: 0, firstPosition: 1,
      recorded: Instant(nanoseconds: 0), durableMark: 0)
    enqueue(frame, header)
  }
}
