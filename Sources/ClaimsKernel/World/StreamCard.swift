import ClaimsDomain
import EventSourcing

/// A stream of any kind as it stands, with what the log says about it.
public struct StreamCard: Sendable {
  public let stream: StreamID
  public let revision: UInt64
  /// When its first event was recorded.
  public let created: Instant
  /// When its latest event was recorded.
  public let updated: Instant
  public let state: any Message
  public let status: any CodedEnum

  init<A: LogAggregate>(_ card: Card<A>) {
    stream = StreamID(A.category, card.id)
    revision = card.revision
    created = card.created
    updated = card.updated
    state = card.state
    status = A.status(of: card.state)
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
  }

  /// What it says, field by field.
  public var fields: [FieldList.Row] { fieldRows(state) }
}

extension World {
  /// Every stream of a kind that is called by a UUID, in the order in which they began.
  public func cards(of category: Category) -> [StreamCard] {
    func cards<A: LogAggregate>(_: A.Type) -> [StreamCard] {
      var cards: [StreamCard] = []
      A.forEachCard(in: self) { cards.append(StreamCard($0)) }
      return cards
    }
    return category.aggregate.map { cards($0) } ?? []
  }

  /// A stream; nil before its first event, unless it is there from the start.
  public func card(of stream: StreamID) -> StreamCard? {
    func card<A: LogAggregate>(_: A.Type) -> StreamCard? {
      A.card(of: stream, in: self).map { StreamCard($0) }
    }
    return stream.category.aggregate.flatMap { card($0) }
  }

  /// The streams of every kind that is called by a UUID whose id's text begins so, kind by kind.
  public func streams(withPrefix prefix: String) -> [StreamID] {
    Category.named.flatMap { streams(of: $0, withPrefix: prefix) }
  }

  /// The streams of one kind whose id's text begins so.
  func streams(of category: Category, withPrefix prefix: String) -> [StreamID] {
    (category.aggregate?.ids(in: self) ?? []).filter { $0.text.hasPrefix(prefix) }.sorted()
      .map { StreamID(category, $0) }
  }
}
