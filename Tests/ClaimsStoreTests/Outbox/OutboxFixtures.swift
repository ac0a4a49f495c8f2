import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization

/// What a transport makes of a request.
enum Mood: Hashable, Sendable, CaseIterable {
  case answer
  /// Brings it twice, and the second answer.
  case twice
  /// Carried out, and the answer is lost.
  case replyLost
  case requestLost
  case unreachable
  case asksWho
  case notTaken
  /// The outbox's process ends before the request is carried out, or after it.
  case diesBefore
  case diesAfter
}

/// A way to a kernel in this process that follows a script, request by request, and then
/// answers.
final class ScriptedTransport: Transport {
  let other: Store<InMemoryEventStore>
  /// The log of the outbox whose process dies.
  private let process: Mutex<VolatileStore?>
  private let moods = Mutex<[Mood]>([])
  private let sent = Mutex<[CommandEnvelope]>([])

  init(to other: Store<InMemoryEventStore>, killing process: VolatileStore? = nil) {
    self.other = other
    self.process = Mutex(process)
  }

  func expect(_ moods: [Mood], killing process: VolatileStore? = nil) {
    self.moods.withLock { $0 = moods }
    if let process { self.process.withLock { $0 = process } }
  }

  /// Everything that was handed over, in order.
  var requests: [CommandEnvelope] { sent.withLock { $0 } }

  func send(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    try step()
    sent.withLock { $0.append(command) }
    let mood = moods.withLock { $0.isEmpty ? .answer : $0.removeFirst() }
    switch mood {
    case .answer: return try await carryOut(command)
    case .twice:
      _ = try await carryOut(command)
      return try await carryOut(command)
    case .replyLost:
      _ = try await carryOut(command)
      throw TransportFault(.timeout)
    case .requestLost: throw TransportFault(.timeout)
    case .unreachable: throw TransportFault(.unreachable, "no route")
    case .asksWho: throw TransportFault(.authenticationRequired)
    case .notTaken: throw TransportFault(.refused, "413")
    case .diesBefore:
      process.withLock { $0 }?.die()
      throw TransportFault(.timeout)
    case .diesAfter:
      _ = try await carryOut(command)
      process.withLock { $0 }?.die()
      throw TransportFault(.timeout)
    }
  }

  private func carryOut(_ command: CommandEnvelope) async throws(TransportFault) -> Answer {
    let answer: Answer
    do throws(EventStoreError) { answer = try await other.send(command) } catch {
      throw TransportFault(error)
    }
    try step()
    return answer
  }

  /// A message is a step of the process: it may die in place of it.
  private func step() throws(TransportFault) {
    guard let process = process.withLock({ $0 }) else { return }
    do throws(EventStoreError) { try process.step() } catch { throw TransportFault(.timeout) }
  }
}

extension InMemoryEventStore {
  /// The commands that changed something after those of the register, in order.
  func accepted() throws -> [Identifier] {
    var ids: [Identifier] = []
    try forEachEntry(after: Position(registered)) { entry in
      if entry.refusal == nil { ids.append(entry.command.id) }
      return true
    }
    return ids
  }
}

/// An outbox on a log in memory, with another kernel behind it and a clock that does not move.
struct OutboxBench<Log: EventStore> {
  let log: Log
  let other = InMemoryEventStore()
  let transport: ScriptedTransport
  let clock: ControlledClock
  let outbox: Outbox<Log>

  init(_ log: Log, settings: OutboxSettings = OutboxSettings()) throws {
    self.log = log
    transport = ScriptedTransport(to: try newStore(other))
    clock = ControlledClock(noon)
    outbox = try Outbox(log, settings: settings, clock: clock.read, random: { 0 }, sleep: forever)
  }

  /// What the same log gives when it is opened anew.
  func reopened(settings: OutboxSettings = OutboxSettings()) throws -> Outbox<Log> {
    try Outbox(log, settings: settings, clock: clock.read, random: { 0 }, sleep: forever)
  }

  /// Queues from this thread, without a task.
  @discardableResult
  func queue(_ commands: CommandEnvelope...) throws -> [OutboxItem] {
    try commands.map { command throws(OutboxError) in try outbox.enqueue(command) }
  }

  func statuses() -> [OutboxStatus] { outbox.items.map(\.status) }

  /// Delivers until nothing waits to be sent, by moving the clock to whatever is due.
  ///
  /// - Throws: if it stops for anything else, such as that the task was cancelled.
  func deliverAll() async throws {
    while true {
      switch try await outbox.deliver(over: transport) {
      case .idle: return
      case .until(let due): clock.set(to: due)
      case let pause: throw StoppedDelivering(pause: pause)
      }
    }
  }
}

/// Why not everything was delivered.
struct StoppedDelivering: Error, Equatable {
  let pause: DeliveryPause
}

/// Sleeps until it is stopped.
@Sendable func forever(_ duration: Duration) async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  continuation.finish()
}
