import ClaimsDomain
import Descriptions
import EventSourcing
import WriteAheadLog

/// A command by which somebody's personal data were erased.
///
/// Source: Specs/Secrecy.md, "Erasure".
public struct Erasure: Equatable, Sendable, PrintsFields {
  /// What became of the keys.
  public enum Keys: String, Sendable, PrintsFields {
    /// This keyring has none of them any more; copies of it may.
    case destroyed
    /// They are there: the keyring is older than the log, or a crash came in between.
    case left
    /// There is no keyring to look at, or it is too old to have had them.
    case unknown
  }

  /// The position of the event that says so.
  public let position: Position
  /// When the erasure was recorded.
  public let recorded: Instant
  /// The stream whose texts were erased.
  public let stream: StreamID
  /// Who erased them.
  public let actor: ActorID
  /// The role in which they did.
  public let role: Role
  /// Why; it stays readable after the erasure.
  public let reason: String
  /// What became of the stream's keys.
  public let keys: Keys
}

extension SealedLog {
  /// Every erasure, in order.
  public func erasures() throws(EventStoreError) -> [Erasure] {
    var found: [Erasure] = []
    try forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) {
        for line in try HistoryLine.lines(of: entry) {
          guard let reason = line.event.erasureReason else { continue }
          found.append(
            Erasure(
              position: line.stored.position, recorded: entry.recorded, stream: line.stored.stream,
              actor: line.command.actor, role: line.command.role, reason: reason,
              keys: keys(of: line.stored.stream)))
        }
      } catch { throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)") }
      return true
    }
    return found
  }
}
