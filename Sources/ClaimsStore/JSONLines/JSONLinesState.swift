import ClaimsDomain
import EventSourcing

/// What the server's lock guards.
struct JSONLinesState {
  enum Phase: Equatable {
    /// Before `initialize`.
    case fresh
    case ready
    /// No more requests are taken; `shutdown` is answered once all others are.
    case ending(answer: RPCID?)
    /// Everything is answered.
    case ended
  }

  /// A request that is not answered yet.
  struct Pending {
    let serial: UInt64
    /// Nil for what cannot be cancelled.
    let job: Job?
  }

  var phase = Phase.fresh
  /// The reader if a request names none.
  var reader: ActorID?
  /// The language of refusals; nil for the words that logs use.
  var language: Language?
  var pending: [RPCID: Pending] = [:]
  private var serial: UInt64 = 0
  var jobs = JobTurns()
  var timer = TimerState()
  var subscriptions = Subscriptions()
  var counters = JSONLinesCounters()
  /// This server's number as an observer of the store, once there is a subscription.
  var observer: Int?
  /// The observation of the outbox, once there is a subscription to it, and how often it changed.
  var outboxObservation: OutboxObservation?
  var outboxChanges: UInt64 = 0
  /// The unsettled items of the outbox, once there is a subscription to them.
  var outboxRows: OutboxRows<String>?

  /// Whole lines that wait to be taken, and how many of them are answers.
  private(set) var output: [UInt8] = []
  private var answersInOutput = 0
  /// Whether `work` stopped because too much output waits, and goes on once it is taken.
  var isHeldUp = false
  /// Whether feeds are next: they and all other output take turns.
  var isTurnOfFeeds = false

  // MARK: Requests

  /// - Returns: a serial number that tells this request from a later one with the same id; nil if
  ///   the id is in use.
  mutating func begin(_ id: RPCID, _ job: Job? = nil) -> UInt64? {
    guard pending[id] == nil else { return nil }
    serial += 1
    pending[id] = Pending(serial: serial, job: job)
    return serial
  }

  /// Answers a request, unless it was answered before.
  mutating func finish(_ id: RPCID, _ serial: UInt64, _ line: [UInt8]) {
    guard pending[id]?.serial == serial else { return }
    pending[id] = nil
    answer(line)
  }

  /// Writes an answer to no pending request.
  mutating func answer(_ line: [UInt8]) {
    output += line
    answersInOutput += 1
    endIfDone()
  }

  mutating func notify(_ line: [UInt8]) {
    output += line
    counters.notifications += 1
  }

  /// Answers `shutdown` once nothing else is pending, and all feeds have reached the log's end.
  mutating func endIfDone() {
    guard case .ending(let id) = phase, pending.isEmpty, !subscriptions.hasFeedBehind else {
      return
    }
    phase = .ended
    subscriptions = Subscriptions()
    if let id { answer(RPCLine.result("{}", of: id)) }
  }

  // MARK: Output

  /// - Returns: the lines to write, and whether `work` was waiting for them to be taken.
  mutating func take() -> (output: [UInt8], mayGoOn: Bool) {
    defer { (output, answersInOutput, isHeldUp) = ([], 0, false) }
    isTurnOfFeeds = !output.isEmpty
    return (output, subscriptions.wereTaken() || isHeldUp)
  }

  /// How many requests wait for an answer, or their answer to be taken.
  var outstanding: Int { pending.count + answersInOutput }
}

/// What the server counts, for `health`.
struct JSONLinesCounters {
  var lines: UInt64 = 0
  var errors: UInt64 = 0
  /// Notifications of the other side that say nothing here.
  var ignored: UInt64 = 0
  var notifications: UInt64 = 0

  var named: KeyValuePairs<String, UInt64> {
    [
      "lines": lines, "errors": errors, "ignored": ignored, "notifications": notifications,
    ]
  }
}
