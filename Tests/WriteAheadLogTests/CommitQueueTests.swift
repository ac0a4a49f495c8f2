import EventSourcing
import Testing

@testable import WriteAheadLog

@Suite("The queue of commits")
struct CommitQueueTests {
  private func queue() -> CommitQueue {
    var queue = CommitQueue(end: 4096)
    queue.enqueue([1, 2, 3, 4, 5, 6, 7, 8])
    return queue
  }

  @Test("one batch is on its way at a time, and what comes meanwhile goes with the next, all of it")
  func oneAtATime() throws {
    var queue = queue()
    let begun = queue.begin()
    let first = try #require(begun)
    queue.enqueue([9])
    queue.enqueue([10, 11])
    let meanwhile = queue.begin()
    #expect(meanwhile == nil)
    queue.finish(first)
    #expect(queue.durable == 4104)
    let next = queue.begin()
    let second = try #require(next)
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
      let begun = queue.begin()
      let batch = try #require(begun)
      queue.enqueue([byte])
      queue.finish(batch)
    }
    let begun = queue.begin()
    let last = try #require(begun)
    #expect(last.bytes == [13])
    #expect(last.offset == 4108)
  }

  @Test("a batch that is on its way stays so when the log takes nothing more for another reason")
  func poisonedMeanwhile() throws {
    var queue = queue()
    let begun = queue.begin()
    let batch = try #require(begun)
    queue.enqueue([9])
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

  @Test("a write that failed is no longer on its way, and the first reason is the one that is told")
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
