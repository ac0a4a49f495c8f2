import ClaimsDomain
import Descriptions
import EventSourcing

/// What became of a command that the system sent by itself.
public struct SystemCommand: Equatable, Sendable, PrintsFields {
  /// Why the system sends it.
  public enum Reason: Equatable, Sendable, PrintsFields {
    /// Due since then.
    case due(Instant)
    /// Asked for by an event.
    case follows(FollowUp.Process, Position)
  }

  /// Why the system sends it.
  public let reason: Reason
  /// The command as it was sent, or would be.
  public let envelope: CommandEnvelope
  /// Nil if it was only looked for.
  public let answer: Answer?
}

/// A command that the log asks for by itself.
enum AskedCommand: Sendable {
  case follow(FollowUp, round: UInt64)
  case due(DueCommand, round: UInt64)

  /// - Parameter time: the effective time of what is due; what an event asks for must not be dated
  ///   before the event.
  func envelope(by actor: ActorID, at time: Instant?) -> CommandEnvelope {
    switch self {
    case .follow(let follow, let round):
      CommandEnvelope(
        id: follow.id(round: round), actor: actor, role: .system, stream: follow.stream,
        command: follow.command)
    case .due(let due, let round):
      CommandEnvelope(
        id: due.id(round: round), actor: actor, role: .system, stream: due.stream,
        command: due.command, effective: time)
    }
  }

  func command(by actor: ActorID, at time: Instant?, answer: Answer?) -> SystemCommand {
    let reason: SystemCommand.Reason =
      switch self {
      case .follow(let follow, _): .follows(follow.process, follow.cause)
      case .due(let due, _): .due(due.due)
      }
    return SystemCommand(
      reason: reason, envelope: envelope(by: actor, at: time), answer: answer)
  }

  func isWanted(on logState: borrowing LogState, at now: Instant) -> Bool {
    switch self {
    case .follow(let follow, _): follow.isWanted(on: logState)
    case .due(let due, _): logState.isDue(due, at: now)
    }
  }
}
