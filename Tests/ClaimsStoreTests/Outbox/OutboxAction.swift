import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting

/// What a user does on one device, and what the way to the other side is like meanwhile.
enum OutboxAction: Sendable {
  case queue(CommandEnvelope)
  case deliver([Mood])
  case time(Int64)
  case retryAll

  static func script(_ count: Int, seed: UInt64) -> [OutboxAction] {
    var random = SeededGenerator(seed: seed)
    let moods: [Mood] = [
      .answer, .answer, .answer, .twice, .replyLost, .requestLost, .unreachable, .notTaken,
    ]
    return (0..<count).map { number in
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        var command = note(UInt64(number + 1), on: 1, "note \(number)")
        // One of ten is refused, one of ten in conflict.
        switch Int.random(in: 0..<10, using: &random) {
        case 0: command = note(UInt64(number + 1), on: 9, "nowhere")
        case 1: command.expectedRevision = 0
        default: break
        }
        return .queue(command)
      case 5..<8:
        return .deliver((0..<4).map { _ in moods.randomElement(using: &random) ?? .answer })
      case 8: return .time(Int64.random(in: 1...600, using: &random))
      default: return .retryAll
      }
    }
  }

  /// - Parameter deliver: over a transport that follows a script.
  func perform(
    on outbox: Outbox<VolatileStore>, _ clock: ControlledClock,
    deliver: ([Mood]) async throws -> Void
  ) async throws {
    switch self {
    case .queue(let command): _ = try await outbox.enqueue(command)
    case .deliver(let moods): try await deliver(moods)
    case .time(let seconds): clock.advance(by: .seconds(seconds))
    case .retryAll:
      for item in outbox.pending where item.status == .parked { try outbox.retryNow(item.id) }
    }
  }
}

extension Outbox {
  /// From a thread, as a button would.
  fileprivate func retryNow(_ id: Identifier) throws(OutboxError) { try retry(id) }
}
