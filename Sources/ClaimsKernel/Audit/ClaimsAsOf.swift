import ClaimsDomain
import EventSourcing

/// Claims as they were known at one point and true at another: folds commits in the order of the
/// log.
public struct ClaimsAsOf: Sendable {
  private let point: AuditPoint
  private var snapshots: [ClaimSnapshot] = []
  private var places: [Identifier: Int] = [:]
  /// The last position that was folded in.
  public private(set) var position = Position.start

  public init(_ point: AuditPoint) { self.point = point }

  /// In the order in which the claims were drafted.
  public var claims: [ClaimSnapshot] { snapshots }

  /// Those that a reader sees now, in the order in which they were drafted, and what is left out of
  /// each.
  public func claims(as visibility: Visibility) -> [SeenClaim] {
    snapshots.compactMap { snapshot in
      visibility.redaction(of: .claim(snapshot.id)).map { SeenClaim(snapshot, $0) }
    }
  }

  public subscript(id: Identifier) -> ClaimSnapshot? { places[id].map { snapshots[$0] } }

  /// Takes the next entry of the log.
  ///
  /// - Returns: whether a later entry can still belong to the point.
  /// - Throws: what this build cannot read.
  public mutating func apply(_ entry: Entry) throws(WireError) -> Bool {
    // A commit may hold several events: the point may lie between them.
    for stored in entry.events {
      guard point.includes(position: stored.position.value, recorded: entry.recorded) else {
        return false
      }
      guard case .claim(let event) = try DomainEvent(stored) else { continue }
      let id = stored.stream.id
      if places[id] == nil {
        places[id] = snapshots.count
        snapshots.append(ClaimSnapshot(of: id))
      }
      snapshots[places[id] ?? 0].apply(
        event, recorded: entry.recorded, effective: entry.effective, at: point.effective)
      position = stored.position
    }
    return true
  }
}
