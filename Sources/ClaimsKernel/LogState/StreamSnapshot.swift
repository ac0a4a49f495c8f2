import ClaimsDomain
import EventSourcing

/// The present state of a stream of any kind, with what the log says about it.
public struct StreamSnapshot: Sendable {
  /// Which stream it is.
  public let stream: StreamID
  /// How many events the stream has.
  public let revision: UInt64
  /// When its first event was recorded.
  public let created: Instant
  /// When its latest event was recorded.
  public let updated: Instant
  /// The state of the stream's aggregate: a `Claim`, an `IncidentReport`.
  public let state: any Message
  /// The state's status, one of its aggregate's own.
  public let status: any CodedEnum
  /// What a list calls it; empty if nobody said.
  public let title: String
  /// The stream that it is about; nil if it is about none.
  public let subject: StreamID?

  init<A: LogAggregate>(_ snapshot: Snapshot<A>) {
    stream = StreamID(A.category, snapshot.id)
    revision = snapshot.revision
    created = snapshot.created
    updated = snapshot.updated
    state = snapshot.state
    status = A.status(of: snapshot.state)
    title = A.title(of: snapshot.state)
    subject = A.subject(of: snapshot.state)
  }

  init(
    stream: StreamID, _ head: StreamHead, _ state: any Message, _ status: any CodedEnum
  ) {
    self.stream = stream
    revision = head.revision
    created = head.created
    updated = head.updated
    self.state = state
    self.status = status
    (title, subject) = ("", nil)
  }

  /// What it says, field by field.
  public var fields: [FieldList.Row] { fieldRows(state) }
}

extension LogState {
  /// Every stream of a kind that is called by a UUID, in the order in which they began.
  public func snapshots(of category: Category) -> [StreamSnapshot] {
    func snapshots<A: LogAggregate>(_: A.Type) -> [StreamSnapshot] {
      var snapshots: [StreamSnapshot] = []
      A.forEachCard(in: self) { snapshots.append(StreamSnapshot($0)) }
      return snapshots
    }
    return category.aggregate.map { snapshots($0) } ?? []
  }

  /// A stream; nil before its first event, unless it is there from the start.
  public func snapshot(of stream: StreamID) -> StreamSnapshot? {
    func snapshot<A: LogAggregate>(_: A.Type) -> StreamSnapshot? {
      A.snapshot(of: stream, in: self).map { StreamSnapshot($0) }
    }
    return stream.category.aggregate.flatMap { snapshot($0) }
  }

  /// The streams of which nothing more is expected. O(streams).
  public var closedStreams: Set<StreamID> {
    var closed: Set<StreamID> = []
    func add<A: LogAggregate>(_: A.Type) {
      guard !A.endings.isEmpty else { return }
      A.forEachCard(in: self) { card in
        if A.endings.contains(A.status(of: card.state)) {
          closed.insert(StreamID(A.category, card.id))
        }
      }
    }
    for aggregate in Category.aggregates { add(aggregate) }
    return closed
  }

  /// The streams of every kind that is called by a UUID whose id's text begins so, kind by kind.
  public func streams(withPrefix prefix: String) -> [StreamID] {
    Category.named.flatMap { streams(of: $0, withPrefix: prefix) }
  }

  /// The streams of one kind whose id's text begins so.
  func streams(of category: Category, withPrefix prefix: String) -> [StreamID] {
    guard let range = Identifier.all(withPrefix: prefix) else { return [] }
    if range.lowerBound == range.upperBound {
      let stream = StreamID(category, range.lowerBound)
      return revision(of: stream) > 0 ? [stream] : []
    }
    return (category.aggregate?.ids(in: self) ?? []).filter { range.contains($0) }.sorted()
      .map { StreamID(category, $0) }
  }
}

extension Identifier {
  /// Those whose texts begin so; nil if there can be none.
  fileprivate static func all(withPrefix prefix: String) -> ClosedRange<Identifier>? {
    let rest = "ffffffff-ffff-ffff-ffff-ffffffffffff".dropFirst(prefix.count)
    guard let last = Identifier(prefix + rest),
      let first = Identifier(prefix + rest.replacing("f", with: "0")), last.text.hasPrefix(prefix)
    else { return nil }
    return first...last
  }
}
