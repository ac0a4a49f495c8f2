import ClaimsDomain
import EventSourcing
import Synchronization

/// The kernel in this process, on logs in memory, under a clock that is set by hand.
public struct KernelTransport: ScenarioTransport {
  private let clock = HandSetClock()
  private(set) var log = InMemoryEventStore()
  private var kernel: ClaimsKernel<InMemoryEventStore>

  /// Whether answers have only what their senders may know, as over any wire, and not every reason: a
  /// scenario states what is decided.
  private let tells: Bool

  /// Creates a kernel on an empty log in memory.
  ///
  /// - Parameter tells: whether answers have only what their senders may know, not every reason.
  /// - Throws: what `ClaimsKernel` throws when it takes over the log.
  public init(asTold tells: Bool = false) throws {
    self.tells = tells
    kernel = try ClaimsKernel(log, clockTolerance: nil, clock: { [clock] in clock.now })
  }

  public mutating func begin(sealed: Bool) throws {
    log = InMemoryEventStore(sealsTexts: sealed)
    kernel = try ClaimsKernel(log, clockTolerance: nil, clock: { [clock] in clock.now })
  }

  public mutating func send(_ line: String, at time: Instant) throws -> ScenarioAnswer {
    clock.set(time)
    let command: CommandEnvelope
    do throws(JSONFault) {
      command = try CommandEnvelope(json: Array(line.utf8))
    } catch {
      let refused = RefusedAnswer(malformed: Array(line.utf8)[...], error.wording)
      return ScenarioAnswer(answer: Answer.refused(refused).json, events: [])
    }
    let before = log.head.position
    let submission = try kernel.submission(of: command)
    try log.waitUntilDurable(submission.ticket)
    var events: [String] = []
    try log.forEachEntry(after: before) { entry throws(EventStoreError) in
      do throws(WireError) { events += try HistoryLine.lines(of: entry).map(\.json) } catch {
        throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)")
      }
      return true
    }
    return ScenarioAnswer(answer: answer(to: command, submission).json, events: events)
  }

  private func answer(to command: CommandEnvelope, _ submission: Submission) -> Answer {
    guard !tells, let refusal = submission.refusal, case .refused(let told) = submission.answer
    else { return submission.answer }
    return .refused(RefusedAnswer(refusal, of: command, at: Position(told.decidedAt)))
  }
}

/// Shows what it was set to.
private final class HandSetClock: Sendable {
  private let time = Mutex(Instant())

  var now: Instant { time.withLock { $0 } }
  func set(_ now: Instant) { time.withLock { $0 = now } }
}
