import ClaimsKernel
import ClaimsStore
import Dispatch
import EventSourcing
import Synchronization
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The verb serve: the store for another process, as JSON lines.

extension Verb {
  static let serveOptions = [
    Option("log", "FILE"),
    Option("memory"),
    Option("keep-states"),
    Option("clock", "CLOCK", of: ServedClock.self),
    Option("outbox", "FILE"),
    Verb.encryptOption,
    Option("offline"),
    Option("tick", "SECONDS"),
    Option("as", "ACTOR"),
  ]

  /// Of about a kilobyte each.
  private static let mostStates = 200_000

  func serve(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard arguments.value("outbox") != nil || !arguments.has("offline") else {
      throw Usage(.offlineNeedsOutbox)
    }
    var options = JSONLinesOptions()
    if let words = try arguments.words() { options.language = words.language }
    options.timer = try timer(arguments, output.speech)
    let isManual = try arguments.choice("clock", of: ServedClock.self) == .manual
    let reads = try arguments.reads.map { try OpenReads($0, besides: arguments.log, .serve) }
    defer { reads?.close() }
    options.reads = reads?.log
    guard arguments.has("memory") else {
      if isManual {
        throw Usage(.clockManualNeedsMemoryA)
      }
      if let path = arguments.value("outbox") { try Self.refuseOneFile(path, arguments.log) }
      // It lists much, and stays; but what is very much has no room.
      let most = arguments.has("keep-states") ? Int.max : Self.mostStates
      // A log in the clear may stand behind an outbox that is made now.
      let encrypting =
        arguments.has("encrypt") && (arguments.value("outbox") == nil || !isThere(arguments.log))
      return try writing(
        to: arguments.log, keepingStatesOf: most, encrypting: encrypting, output
      ) { store in
        try serve(store, options, arguments, output)
      }
    }
    guard arguments.value("log") == nil else {
      throw Usage.exclusive("--log", "--memory")
    }
    guard !arguments.has("encrypt") else { throw Usage.exclusive("--encrypt", "--memory") }
    // Its commands would be delivered to a log in memory, and lost with it.
    if let path = arguments.value("outbox"), isThere(path) {
      throw Failure(.thereIsAnOutboxAlready, path)
    }
    let clock = ManualClock()
    var now = systemClock
    if isManual {
      options.setClock = { clock.set($0) }
      now = { clock.now }
    }
    // A clock that is set by hand may be set to anything.
    let kernel = try ClaimsKernel(
      InMemoryEventStore(), clockTolerance: isManual ? nil : 366, clock: now)
    return try serve(Store(kernel), options, arguments, output)
  }

  private func timer(_ arguments: Arguments, _ speech: Speech) throws(Usage) -> TickTimer? {
    guard let seconds = try arguments.number("tick") else {
      guard arguments.value("as") == nil else { throw Usage(.asNeedsTick) }
      return nil
    }
    guard seconds > 0, seconds <= TickTimer.longest else {
      throw Usage(.tickOutOfRange, TickTimer.longest, seconds)
    }
    let actor = arguments.value("as").map { ActorID($0) } ?? .ticking
    return TickTimer(every: UInt32(seconds), as: actor) { fault in
      var told = Output()
      told.speech = speech
      told.message(fault)
    }
  }

  /// Serves with an outbox if one is asked for; it delivers while the server runs.
  private func serve<Log: EventStore>(
    _ store: Store<Log>, _ options: JSONLinesOptions, _ arguments: Arguments, _ output: Output
  ) throws -> ExitCode {
    guard let path = arguments.value("outbox") else {
      return try serve(store, options, outbox: nil, output)
    }
    var code = ExitCode.done
    warnOfSurroundings(around: path, output)
    // Told at once, since clients keep queueing meanwhile; 'health' says it, too.
    let speech = output.speech
    @Sendable func tell(_ failure: EventStoreError) {
      var told = Output()
      told.speech = speech
      told.message(failure.wording.at(path))
    }
    try withOutbox(
      path, isOnline: !arguments.has("offline"),
      encrypting: arguments.has("encrypt"), removing: true
    ) { outbox in
      let pending = store.follow(outbox)
      let delivery = Task { () -> EventStoreError? in
        do throws(EventStoreError) {
          try await outbox.run(over: LocalTransport(store), whenFailing: tell)
          return nil
        } catch {
          tell(error)
          return error
        }
      }
      let served: Result<ExitCode, any Error> = Result {
        try serve(store, options, outbox: outbox, output)
      }
      delivery.cancel()
      // No delivery may be under way when the logs are closed.
      let failure = try Waiting.value { await delivery.value }
      withExtendedLifetime(pending) {}
      code = try served.get()
      if failure != nil { code = .failed }
    }
    return code
  }

  private func serve<Log: EventStore>(
    _ store: Store<Log>, _ options: JSONLinesOptions, outbox: (any OutboxPort)?, _ output: Output
  ) throws -> ExitCode {
    endInputOnSignals()
    let failure = try ServedPipes(store, options, outbox).run()
    guard let failure, failure != EPIPE else { return .done }
    output.message(Output.loss(failure))
    return .failed
  }
}

private enum ServedClock: String, CaseIterable { case system, manual }

/// A clock that stays at the time it was set to.
private final class ManualClock: Sendable {
  private let time = Mutex(Instant())

  var now: Instant { time.withLock { $0 } }
  func set(_ now: Instant) { time.withLock { $0 = now } }
}

/// A server on standard input and output: one thread reads, two work, one keeps the time if there
/// is a timer and the clock goes by itself, and the caller's writes. None of them belongs to
/// Swift's thread pool, so each may block.
private final class ServedPipes<Log: EventStore>: Sendable {
  private let server: JSONLinesServer<Log>
  private let needs: Needs
  private let isOver = Atomic(false)
  private static var workers: Int { 2 }
  private let workerEnded = DispatchSemaphore(value: 0)
  /// How long the thread that keeps the time waits; nil if there is none.
  private let seconds: UInt32?
  private let timeIsOver = DispatchSemaphore(value: 0)
  private let timeEnded = DispatchSemaphore(value: 0)

  init(_ store: Store<Log>, _ options: JSONLinesOptions, _ outbox: (any OutboxPort)?) {
    let needs = Needs()
    self.needs = needs
    seconds = options.setClock == nil ? options.timer?.seconds : nil
    server = JSONLinesServer(store, options, outbox: outbox) { needs.signal($0) }
  }

  /// Serves until the other side ends it.
  ///
  /// - Returns: the `errno` of a failed write; nil if everything was written.
  func run() throws -> Int32? {
    try startThread { [self] in read() }
    for _ in 0..<Self.workers { try startThread { [self] in work() } }
    if let seconds { try startThread { [self] in keepTime(every: seconds) } }
    let failure = write()
    isOver.store(true, ordering: .sequentiallyConsistent)
    for _ in 0..<Self.workers { needs.signal(.work) }
    // The threads that use the log must have ended before the log is closed.
    for _ in 0..<Self.workers { workerEnded.wait() }
    if seconds != nil {
      timeIsOver.signal()
      timeEnded.wait()
    }
    return failure
  }

  private func keepTime(every seconds: UInt32) {
    let pause = DispatchTimeInterval.seconds(Int(seconds))
    repeat { server.letTimePass() } while timeIsOver.wait(timeout: .now() + pause) == .timedOut
    timeEnded.signal()
  }

  private func read() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      while !server.isReading { needs.wait(.reading) }
      let count = readInput(buffer)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return server.endInput() }
      server.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  private func work() {
    while !isOver.load(ordering: .sequentiallyConsistent) {
      if !server.work() { needs.wait(.work) }
    }
    workerEnded.signal()
  }

  private func write() -> Int32? {
    var failure: Int32?
    while true {
      // Read before taking: the server may end between the two.
      let isEnded = server.isEnded
      let lines = server.take()
      if !lines.isEmpty {
        guard failure == nil, !writeOutput(lines) else { continue }
        failure = errno
        // The client is gone: commands already sent are finished, no more are taken.
        server.endInput()
      } else if isEnded {
        return failure
      } else {
        needs.wait(.output)
      }
    }
  }
}

/// Wakes the threads that wait for something to do.
private final class Needs: Sendable {
  private let output = DispatchSemaphore(value: 0)
  private let work = DispatchSemaphore(value: 0)
  private let reading = DispatchSemaphore(value: 0)

  func signal(_ need: JSONLinesNeed) { semaphore(need).signal() }
  func wait(_ need: JSONLinesNeed) { semaphore(need).wait() }

  private func semaphore(_ need: JSONLinesNeed) -> DispatchSemaphore {
    switch need {
    case .output: output
    case .work: work
    case .reading: reading
    }
  }
}
