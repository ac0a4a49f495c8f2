import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// Speaks JSON-RPC 2.0 for a store, a message a line: takes bytes in, hands bytes out.
///
/// Has no files and no threads. Its host calls `receive` from one thread, `take` from another and
/// `work` from two more, whenever `need` asks for it; or all from one, in turns. None of them
/// waits for the others: commands are taken while a query runs, quick requests are answered beside
/// a long one, and the client may be slow. What is kept for the client is limited by `options`: at
/// the limit, `isReading` is false.
///
/// Source: Specs/JSONLines.md.
public final class JSONLinesServer<Log: EventStore>: Sendable {
  let store: Store<Log>
  let options: JSONLinesOptions
  let outbox: (any OutboxPort)?
  let need: @Sendable (JSONLinesNeed) -> Void
  let state = Mutex(JSONLinesState())
  let feedWindows = Mutex(FeedWindows())
  /// Lines are handled one after the other: commands are decided in their order.
  private let framing = Mutex(LineFraming())

  /// - Parameters:
  ///   - store: what answers.
  ///   - options: what is served, and within which bounds.
  ///   - outbox: queues commands; its owner delivers them.
  ///   - need: called from any thread, and quick.
  public init(
    _ store: Store<Log>, _ options: JSONLinesOptions = JSONLinesOptions(),
    outbox: (any OutboxPort)? = nil, need: @escaping @Sendable (JSONLinesNeed) -> Void = { _ in }
  ) {
    self.store = store
    self.options = options
    self.outbox = outbox
    self.need = need
  }

  deinit {
    guard let observer = state.withLock({ $0.observer }) else { return }
    store.hub.withLock { $0.observers.remove(observer) }
  }

  // MARK: Input

  /// Takes the next bytes of input, and handles every line that ends in them.
  public func receive(_ bytes: UnsafeRawBufferPointer) {
    framing.withLock { framing in framing.take(bytes) { handle($0) } }
  }

  /// The same for text, whose UTF-8 bytes are taken; it may end in the middle of a line.
  public func receive(_ text: String) {
    var text = text
    text.withUTF8 { receive(UnsafeRawBufferPointer($0)) }
  }

  /// Ends the input: the same as `shutdown`, without an answer.
  public func endInput() {
    framing.withLock { framing in if let line = framing.end() { handle(line) } }
    locked { state in
      guard state.phase == .fresh || state.phase == .ready else { return }
      state.phase = .ending(answer: nil)
      state.endIfDone()
    }
  }

  /// Whether more may be read; false while too much is unanswered or not taken.
  public var isReading: Bool { state.withLock { isReading($0) } }

  /// Whether everything is answered that ever will be; `take` may still have some of the output.
  public var isEnded: Bool { state.withLock { $0.phase == .ended } }

  // MARK: Output

  /// The next whole lines to write; empty if there are none yet. Reads the log for feeds, which
  /// take turns with all other output.
  public func take() -> [UInt8] {
    let isTurnOfFeeds = state.withLock { state in
      defer { state.isTurnOfFeeds = false }
      return state.isTurnOfFeeds
    }
    if isTurnOfFeeds {
      let lines = nextOfFeeds()
      if !lines.isEmpty { return lines }
    }
    let (taken, needs) = state.withLock { state in
      let wasReading = isReading(state)
      let (output, mayGoOn) = state.take()
      var needs: [JSONLinesNeed] = !wasReading && isReading(state) ? [.reading] : []
      if mayGoOn || !state.jobs.isEmpty { needs.append(.work) }
      return (output, needs)
    }
    for need in needs { self.need(need) }
    return taken.isEmpty ? nextOfFeeds() : taken
  }

  // MARK: Work

  /// Runs one job, or updates the subscriptions to slices. Blocks until what it answers from is
  /// durable. Of what takes long only one is under way, and of the rest: a second thread has
  /// something to do, a third one has not.
  ///
  /// - Returns: whether there was something to do.
  public func work() -> Bool {
    let (turn, hasMore) = state.withLock { state in
      guard mayTell(&state) else { return (nil as JobTurns.Turn?, false) }
      let hasSlices = state.subscriptions.hasReadySlices
      return (state.jobs.next(hasSlices: hasSlices), state.jobs.hasTurn(hasSlices: hasSlices))
    }
    guard let turn else { return false }
    if hasMore { need(.work) }
    defer { state.withLock { $0.jobs.end(turn) } }
    switch turn {
    case .quick(let job, let serial), .long(let job, let serial):
      run(job, serial)
      return true
    case .slices: return tellSlices() || state.withLock { !$0.jobs.isEmpty && mayTell(&$0) }
    }
  }

  private func run(_ job: Job, _ serial: UInt64) {
    let line: [UInt8]
    do throws(RPCError) {
      guard let result = try job.run() else { return }
      line = RPCLine.result(result, of: job.id)
    } catch {
      line = RPCLine.error(error, of: job.id)
      state.withLock { $0.counters.errors += 1 }
    }
    finish(job.id, serial, line)
  }

  // MARK: Parts

  /// Whether more output may be added. If not, `need(.work)` follows once some is taken.
  func mayTell(_ state: inout JSONLinesState) -> Bool {
    if state.output.count < options.waitingBytes { return true }
    state.isHeldUp = true
    return false
  }

  private func isReading(_ state: borrowing JSONLinesState) -> Bool {
    state.outstanding < options.inFlight && state.output.count < options.waitingBytes
      && state.phase != .ended
  }

  /// Changes the state, and signals `need(.output)` if there was no output before and now is.
  func locked<Value>(_ body: (inout JSONLinesState) -> Value) -> Value {
    let (value, hasNews) = state.withLock { state in
      let wasQuiet = state.output.isEmpty && state.phase != .ended
      let value = body(&state)
      return (value, wasQuiet && (!state.output.isEmpty || state.phase == .ended))
    }
    if hasNews { need(.output) }
    return value
  }

  func finish(_ id: RPCID, _ serial: UInt64, _ line: [UInt8]) {
    locked { $0.finish(id, serial, line) }
  }

  /// Answers a request whose job returned nil.
  func finish(_ id: RPCID, _ line: [UInt8]) {
    locked { state in
      if let pending = state.pending[id] { state.finish(id, pending.serial, line) }
    }
  }

  /// Observes every change from now on.
  func observe() {
    let isFirst = state.withLock { $0.observer == nil }
    guard isFirst else { return }
    let observer: Observer = { [weak self] _, _ in { [weak self] _ in self?.worldChanged() } }
    let number = store.hub.withLock { $0.observers.add(observer, on: []) }
    state.withLock { $0.observer = number }
  }

  /// Something became durable: there may be news for subscriptions.
  private func worldChanged() {
    let (hasSlices, hasFeeds) = state.withLock { state in
      state.subscriptions.worldChanged()
      return (!state.subscriptions.slices.isEmpty, state.subscriptions.hasFeeds)
    }
    if hasSlices { need(.work) }
    if hasFeeds { need(.output) }
  }
}
