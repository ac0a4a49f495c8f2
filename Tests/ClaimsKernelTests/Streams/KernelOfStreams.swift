import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

/// The kernel on a log in memory, held against the walk: what it answers, what its log says, and
/// what it knows of it.
struct KernelOfStreams: SystemUnderTest {
  typealias Spec = StreamWalk

  private let log = InMemoryEventStore()
  private let clock = ControlledClock(start)
  private var kernel: ClaimsKernel<InMemoryEventStore>
  /// How many commands were accepted.
  private var accepted = 0

  init() throws {
    kernel = try ClaimsKernel(log, clock: clock.read)
    for command in StreamWalk.registrations {
      _ = try kernel.submit(command)
      accepted += 1
    }
  }

  mutating func perform(_ command: StreamWalk.Command) throws -> StreamWalk.Response {
    switch command {
    case .wait(let days):
      clock.set(to: clock.time.adding(days: days))
      return .events([])
    case .send(let sender, let command, let stream):
      let envelope = sender.envelope(command, to: stream, number: accepted)
      // As it is decided, whatever the sender is told.
      let submission = try kernel.submission(of: envelope)
      if let refusal = submission.refusal {
        return .refused(refusal.reasons.map { "\($0.code.name)" })
      }
      accepted += 1
      guard let decision = submission.decision else {
        guard case .accepted(let receipt) = submission.answer else { return .refused([]) }
        return .events(receipt.events.map { "\($0.name)" })
      }
      return .events(decision.streams(of: stream).flatMap(\.events).map { "\($0.kind.name)" })
    case .tick:
      let answers = try kernel.tick(by: ActorID(Townspeople.clock.name)).compactMap(\.answer)
      return .ticked(
        answers.map { answer in
          switch answer {
          case .accepted(let receipt):
            accepted += 1
            return receipt.events.map { "\($0.name)" }
          case .refused(let refused):
            return ["refused"] + refused.reasons.map { "\($0.code.name)" }
          }
        })
    }
  }

  func disagreement(with state: StreamWalk.State) async throws -> String? {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry in
      entries.append(entry)
      return true
    }
    var ledger = StreamLedger()
    for entry in entries { try ledger.apply(entry) }
    if let broken = ledger.broken { return "in the log, \(broken)" }
    if ledger != state.ledger { return "the log says something else" }
    let clocks = try SLAMonitor(StreamClocks.profile, folding: log)
    if let wrong = StreamClocks.violation(clocks, ledger.alone.clocks, at: state.now) {
      return "in the log, \(wrong)"
    }
    let logState = try await kernel.query { copy $0 }
    return StreamWalk.violation(between: ledger, and: logState)
  }

  /// A log in memory loses nothing; what the kernel knows is folded anew.
  mutating func crashAndReopen() throws { kernel = try ClaimsKernel(log, clock: clock.read) }
}
