import EventSourcing

/// Reads events in order, many at a time.
struct BatchReader: ~Copyable {
  /// Those that were read, and wait to be shown.
  var views: [EventView] = []
  private var scanner: FrameScanner
  private let position: Position
  private let withTimes: Bool
  private let corrections: ClockCorrections

  init(_ log: WriteAheadLog, after position: Position, withTimes: Bool) {
    let (mark, corrections) = log.contents.withLock {
      ($0.mark(beforeEventsAfter: position), $0.corrections)
    }
    (self.position, self.withTimes, self.corrections) = (position, withTimes, corrections)
    scanner = FrameScanner(
      log.file, log.format, from: mark, to: log.readableEnd, reading: 1 << 18)
    views.reserveCapacity(1024)
  }

  /// Where payloads are counted from.
  var base: UnsafeRawPointer { scanner.bufferBase }

  /// Reads about so many events, as far as they stand in memory together.
  ///
  /// - Returns: whether there are any; else all were read.
  mutating func read(_ count: Int) throws(EventStoreError) -> Bool {
    while let frame = try scanner.next() {
      if frame.header.kind == .commit {
        let start = (frame.body.baseAddress ?? scanner.bufferBase) - scanner.bufferBase
        var header = frame.header
        if !corrections.isEmpty {
          header.recorded = corrections.recorded(header.recorded, inFrameAt: frame.offset)
        }
        do throws(WireError) {
          try EntryReader.appendEvents(
            in: frame.body, of: header, startingAt: start, withTimes: withTimes, to: &views)
        } catch {
          throw .damaged(offset: frame.offset, reason: "its body is no entry: \(error)")
        }
        if header.firstPosition <= position.value { views.leaveOut(upTo: position) }
      }
      if views.count >= count || !scanner.isNextBuffered, !views.isEmpty { return true }
    }
    if !views.isEmpty { return true }
    if let fault = scanner.fault {
      throw .damaged(offset: scanner.offset, reason: fault.description)
    }
    return false
  }

  /// Hands over what was read with its memory, and goes on with other memory.
  fileprivate mutating func exchange(_ batch: inout ReadBatch) {
    swap(&views, &batch.views)
    scanner.exchange(&batch.memory)
  }
}

/// Events, and the memory in which their payloads stand.
private struct ReadBatch {
  var views: [EventView] = []
  var memory: UnsafeMutableRawBufferPointer

  init() {
    memory = .allocate(byteCount: 1 << 18, alignment: 16)
    views.reserveCapacity(2048)
  }
}

/// What one thread has read and another has not looked at yet: two batches at most.
///
/// `@unchecked Sendable`: everything is touched between `lock` and `unlock` alone, and a batch by the one thread
/// that has it.
private final class BatchQueue: @unchecked Sendable {
  private let monitor = Monitor()
  private var ready: [ReadBatch] = []
  private var used: [ReadBatch] = []
  private var isWanted = true
  /// Set once nothing more comes.
  private var end: Result<Void, EventStoreError>?

  deinit { for batch in ready + used { batch.memory.deallocate() } }

  /// Hands a batch over, once there is room.
  ///
  /// - Returns: one to be filled; nil if nobody wants more.
  func put(_ batch: ReadBatch) -> ReadBatch? {
    monitor.lock()
    defer { monitor.unlock() }
    while ready.count >= 2, isWanted { monitor.wait() }
    ready.append(batch)
    monitor.wakeAll()
    return isWanted ? used.popLast() ?? ReadBatch() : nil
  }

  func finish(_ result: Result<Void, EventStoreError>, leaving batch: ReadBatch?) {
    monitor.lock()
    defer { monitor.unlock() }
    if let batch { used.append(batch) }
    end = result
    monitor.wakeAll()
  }

  /// The next batch, once there is one; nil at the end.
  func take() throws(EventStoreError) -> ReadBatch? {
    monitor.lock()
    defer { monitor.unlock() }
    while ready.isEmpty, end == nil { monitor.wait() }
    if ready.isEmpty {
      try end?.get()
      return nil
    }
    defer { monitor.wakeAll() }
    return ready.removeFirst()
  }

  func giveBack(_ batch: ReadBatch, isLast: Bool = false) {
    monitor.lock()
    defer { monitor.unlock() }
    used.append(batch)
    if isLast { isWanted = false }
    monitor.wakeAll()
  }
}

extension WriteAheadLog {
  /// Less than this is read faster than a thread is started that helps.
  private static let longEnough: UInt64 = 4 << 20

  public func forEachBatch(
    after position: Position, withTimes: Bool,
    _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    let start = contents.withLock { $0.mark(beforeEventsAfter: position)?.offset ?? 0 }
    let (queue, meter) = (BatchQueue(), WorkMeter.current)
    guard readsAhead, readableEnd > start + Self.longEnough,
      (try? startThread { [self] in
        WorkMeter.$current.withValue(meter) { readAhead(position, withTimes, to: queue) }
      }) != nil
    else {
      var reader = BatchReader(self, after: position, withTimes: withTimes)
      while try reader.read(512) { try reader.views.deliver(reader.base, body) }
      return
    }
    while var batch = try queue.take() {
      do throws(EventStoreError) {
        try batch.views.deliver(UnsafeRawPointer(batch.memory.baseAddress.unsafelyUnwrapped), body)
      } catch {
        queue.giveBack(batch, isLast: true)
        throw error
      }
      queue.giveBack(batch)
    }
  }

  private func readAhead(_ position: Position, _ withTimes: Bool, to queue: BatchQueue) {
    var next: ReadBatch? = ReadBatch()
    do throws(EventStoreError) {
      var reader = BatchReader(self, after: position, withTimes: withTimes)
      while var batch = next, try reader.read(.max) {
        reader.exchange(&batch)
        next = queue.put(batch)
      }
      queue.finish(.success(()), leaving: next)
    } catch { queue.finish(.failure(error), leaving: next) }
  }
}
