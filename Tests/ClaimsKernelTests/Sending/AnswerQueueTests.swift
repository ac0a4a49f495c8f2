import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Synchronization
import TestSupport
import Testing
import WriteAheadLog

@Suite("Answers that wait for the log")
struct AnswerQueueTests {
  /// A store whose waits last until they are let go, and that knows what was waited for.
  private final class SlowStore: ForwardingEventStore {
    let base = InMemoryEventStore()
    private let monitor = Monitor()
    private let isHeld: Atomic<Bool>
    let durable = Atomic<UInt64>(0)
    let waits = Atomic(0)
    /// Called in each wait.
    private let whileWaiting: @Sendable () -> Void

    init(isHeld: Bool = false, whileWaiting: @escaping @Sendable () -> Void = {}) {
      self.isHeld = Atomic(isHeld)
      self.whileWaiting = whileWaiting
    }

    func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {
      waits.add(1, ordering: .sequentiallyConsistent)
      whileWaiting()
      monitor.lock()
      while isHeld.load(ordering: .sequentiallyConsistent) { monitor.wait() }
      monitor.unlock()
      durable.max(ticket.value, ordering: .sequentiallyConsistent)
    }

    func release() {
      monitor.lock()
      isHeld.store(false, ordering: .sequentiallyConsistent)
      monitor.wakeAll()
      monitor.unlock()
    }
  }

  @Test("are told in their order, each once what it rests on is durable")
  func order() throws {
    let (log, told) = (SlowStore(), Told<Int>())
    let early = Atomic(0)
    try AnswerQueue.run(log) { queue in
      for number in 1...3_000 {
        // Some rest on nothing.
        let ticket = number % 3 == 0 ? nil : Ticket(UInt64(number))
        let isAdded = try queue.add([ticket], weight: 1, isAwaited: number % 5 == 0) { count in
          if let ticket, ticket.value > log.durable.value { early.add(1, ordering: .relaxed) }
          return told.add(Array([number].prefix(count)))
        }
        #expect(isAdded)
      }
    }
    #expect(told.all == Array(1...3_000))
    #expect(early.value == 0)
  }

  @Test(
    "are not told while the log is at work; meanwhile more come, and one wait does for them all")
  func overlap() async throws {
    let (log, told) = (SlowStore(isHeld: true), Told<Int>())
    try AnswerQueue.run(log) { queue in
      try queue.addAll([1], to: told)
      while log.waits.value == 0 {}
      for number in 2...100 { try queue.addAll([number], to: told) }
      #expect(told.all == [])
      log.release()
    }
    #expect(told.all == Array(1...100))
    #expect(log.waits.value == 2)
  }

  @Test("that come singly are told singly: nobody who waits for one has to send another")
  func single() throws {
    let told = Told<Int>()
    try AnswerQueue.run(SlowStore()) { queue in
      for number in 1...100 {
        try queue.addAll([number], to: told)
        while told.count < number {}
      }
    }
  }

  @Test("that are awaited, and before which nothing waits, are told before the call returns")
  func awaited() throws {
    let told = Told<Int>()
    try AnswerQueue.run(SlowStore()) { queue in
      for number in 1...100 {
        let isHeard = try queue.add([Ticket(1)], weight: 1, isAwaited: true) { _ in
          told.add([number])
        }
        #expect(isHeard)
        #expect(told.count == number)
      }
    }
  }

  @Test("that wait have a limit")
  func limit() throws {
    let told = Told<Int>()
    let (added, most) = (Counter(), Counter())
    let log = SlowStore {
      // Until the one who adds has to wait, or has added all.
      while added.count.value < min(told.count + 5, 500) {}
      for _ in 0..<100 { most.count.max(added.count.value - told.count, ordering: .relaxed) }
    }
    try AnswerQueue.run(log, limit: 4) { queue in
      for number in 1...500 {
        added.count.add(1, ordering: .sequentiallyConsistent)
        try queue.addAll([number], to: told)
      }
    }
    #expect(told.all == Array(1...500))
    // Four that wait, and one whose sender does.
    #expect(most.count.value == 5)
  }

  @Test("that are heavier than the limit wait alone")
  func heavy() throws {
    let told = Told<Int>()
    try AnswerQueue.run(SlowStore(), limit: 4) { queue in
      for number in 0..<100 {
        let batch = Array((number * 9)..<(number * 9 + number % 9))
        try queue.addAll(batch, to: told)
      }
    }
    #expect(told.all == (0..<900).filter { $0 % 9 < $0 / 9 % 9 })
  }

  @Test("that nobody hears are not told any further, and who adds is told so")
  func unheard() throws {
    let told = Told<Int>(deafAfter: 10)
    try AnswerQueue.run(SlowStore()) { queue in
      var number = 0
      repeat { number += 1 } while try queue.add([number], to: told)
      #expect(number > 10)
      let isHeard = try queue.add([number], to: told)
      #expect(!isHeard)
    }
    #expect(told.all == Array(1...10))
  }

  @Test(
    "of a log that fails at whichever commit: those before it are told, none after it",
    arguments: 1...13, [false, true])
  func failure(number: Int, isAwaited: Bool) throws {
    // A refusal does not rest on its own record.
    let other = try kernel(InMemoryEventStore(), clock: tickingClock().read)
    let commands = try Script.wholeLife().commands.filter { try other.submit($0).answer.isAccepted }
    let log = FailingEventStore(InMemoryEventStore())
    let (kernel, told) = (try kernel(log, clock: tickingClock().read), Told<Identifier>())
    log.fail(.durability(ofAppend: number), with: .poisoned(reason: "a test"))
    #expect(throws: EventStoreError.poisoned(reason: "a test")) {
      try AnswerQueue.run(log) { queue in
        // Five at a time: the one that fails may be any of them.
        for start in stride(from: 0, to: commands.count, by: 5) {
          let batch = commands[start..<min(start + 5, commands.count)]
          let tickets = try batch.map { try kernel.submit($0).ticket }
          _ = try queue.add(tickets, weight: 5, isAwaited: isAwaited) {
            told.add(Array(batch.map(\.id).prefix($0)))
          }
        }
      }
    }
    #expect(told.all == commands.prefix(number - 1).map(\.id))
  }

  @Test("are told, too, where their sender fails")
  func sender() throws {
    struct Fault: Error, Equatable {}
    let told = Told<Int>()
    #expect(throws: Fault()) {
      try AnswerQueue.run(SlowStore()) { queue in
        for number in 1...10 { _ = try queue.add([number], to: told) }
        throw Fault()
      }
    }
    #expect(told.all == Array(1...10))
  }
}

private final class Counter: Sendable { let count = Atomic(0) }

extension AnswerQueue {
  fileprivate func addAll(_ numbers: [Int], to told: Told<Int>) throws {
    let isHeard = try add(numbers, to: told)
    #expect(isHeard)
  }

  /// Adds numbers, each of which rests on the ticket of its number.
  fileprivate func add(_ numbers: [Int], to told: Told<Int>) throws -> Bool {
    try add(numbers.map { Ticket(UInt64($0)) }, weight: numbers.count) { count in
      told.add(Array(numbers.prefix(count)))
    }
  }
}

/// What was told, from any thread.
private final class Told<Answer: Sendable>: Sendable {
  private let answers = Mutex<[Answer]>([])
  private let most: Int

  /// - Parameter most: after how many answers nobody hears any more.
  init(deafAfter most: Int = .max) { self.most = most }

  var all: [Answer] { answers.withLock { $0 } }
  var count: Int { answers.withLock { $0.count } }

  func add(_ more: [Answer]) -> Bool {
    answers.withLock { answers in
      guard answers.count < most else { return false }
      answers += more
      return true
    }
  }
}

extension Atomic<Int> {
  fileprivate var value: Int { load(ordering: .sequentiallyConsistent) }
}

extension Atomic<UInt64> {
  fileprivate var value: UInt64 { load(ordering: .sequentiallyConsistent) }
}
