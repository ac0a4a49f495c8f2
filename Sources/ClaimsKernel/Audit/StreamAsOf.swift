import ClaimsDomain
import Descriptions
import EventSourcing

/// One stream as it was known at one point and true at another: folds its commits in the order of the
/// log.
public struct StreamAsOf: Sendable, PrintsFields {
  private let stream: StreamID
  private let point: AuditPoint
  private var fold: StreamFold?
  private var head = StreamHead()

  /// Creates the fold of a stream, to which its entries are still to be applied.
  ///
  /// - Parameters:
  ///   - stream: the stream whose events count; those of others are passed over.
  ///   - point: what was known, and about what was true when.
  public init(_ stream: StreamID, _ point: AuditPoint) {
    self.stream = stream
    self.point = point
    fold = StreamFold(stream.category)
  }

  /// Takes the next entry with events of the stream.
  ///
  /// - Returns: whether a later entry can still belong to the point.
  /// - Throws: what this build cannot read.
  public mutating func apply(_ entry: Entry) throws(WireError) -> Bool {
    let moment = point.effective
    // A commit may hold several events: the point may lie between them.
    for stored in entry.events {
      guard point.includes(position: stored.position.value, recorded: entry.recorded) else {
        return false
      }
      guard stored.stream == stream else { continue }
      if head.revision == 0 { head = StreamHead(created: entry.recorded) }
      head.count(entry.recorded)
      let event = try DomainEvent(stored)
      fold?.apply(event, of: entry, at: moment)
    }
    return true
  }

  /// The stream at the point; nil if it had not begun.
  public var snapshot: StreamSnapshot? {
    guard head.revision > 0, let fold else { return nil }
    return StreamSnapshot(stream: stream, head, fold.message, fold.status)
  }
}
