import ClaimsDomain
import Descriptions
import EventSourcing

/// How far a stream, or all of them, is synchronised with the other side.
public enum SyncStatus: String, CaseIterable, Sendable, PrintsFields {
  /// The other side has everything.
  case synced
  /// Something waits to be sent, or could not be.
  case pending
  /// Something was refused, and a person should look at it.
  case refused
  /// Something contradicts what the other side has, and a person should decide.
  case conflict
}

/// How many items of an outbox have each status.
public struct OutboxSummary: Equatable, Sendable, PrintsFields {
  /// Queued, being sent, or to be sent again.
  public var underWay = 0
  /// Tried too often: not sent again until a person asks for it.
  public var parked = 0
  /// Refused by the other side.
  public var refused = 0
  /// In contradiction to what the other side has: a person decides.
  public var conflict = 0
  /// Acknowledged or dropped.
  public var settled = 0

  /// Creates a summary; a count that is left out is zero.
  public init(
    underWay: Int = 0, parked: Int = 0, refused: Int = 0, conflict: Int = 0, settled: Int = 0
  ) {
    self.underWay = underWay
    self.parked = parked
    self.refused = refused
    self.conflict = conflict
    self.settled = settled
  }

  /// Whether nothing is left to do: the outbox's log may be begun anew.
  public var isSettled: Bool { underWay + parked + refused + conflict == 0 }

  /// What needs a person comes before what goes on by itself.
  public var status: SyncStatus {
    if conflict > 0 { return .conflict }
    if refused > 0 { return .refused }
    return underWay + parked > 0 ? .pending : .synced
  }

  mutating func count(_ status: OutboxStatus, by number: Int) {
    switch status {
    case .none: break
    case .queued, .sending, .retry: underWay += number
    case .parked: parked += number
    case .refused: refused += number
    case .conflict: conflict += number
    case .acknowledged, .dropped: settled += number
    }
  }
}
