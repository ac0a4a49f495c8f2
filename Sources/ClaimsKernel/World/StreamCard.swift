import ClaimsDomain
import EventSourcing

/// A stream of any kind but a claim as it stands, with what the log says about it.
public struct StreamCard: Sendable {
  public let stream: StreamID
  public let revision: UInt64
  /// When its first event was recorded.
  public let created: Instant
  /// When its latest event was recorded.
  public let updated: Instant
  public let state: any Message

  init<A: LogAggregate>(_ card: Card<A>) {
    stream = StreamID(A.category, card.id)
    revision = card.revision
    created = card.created
    updated = card.updated
    state = card.state
  }

  /// What it says, field by field.
  public var fields: [FieldList.Row] { fieldRows(state) }
}

extension World {
  /// Every stream of a kind that is called by a UUID and is no claim, in the order in which they
  /// began.
  public func cards(of category: Category) -> [StreamCard] {
    switch category {
    case .document: documents.cards.map { StreamCard($0) }
    case .report: reports.cards.map { StreamCard($0) }
    case .accident: accidents.cards.map { StreamCard($0) }
    case .property: properties.cards.map { StreamCard($0) }
    case .quiz: quizzes.cards.map { StreamCard($0) }
    case .lead: leads.cards.map { StreamCard($0) }
    default: []
    }
  }

  /// A stream that is no claim; nil where there is none.
  public func card(of stream: StreamID) -> StreamCard? {
    switch stream.category {
    case .document: documents[stream.id].map { StreamCard($0) }
    case .report: reports[stream.id].map { StreamCard($0) }
    case .accident: accidents[stream.id].map { StreamCard($0) }
    case .property: properties[stream.id].map { StreamCard($0) }
    case .quiz: quizzes[stream.id].map { StreamCard($0) }
    case .lead: leads[stream.id].map { StreamCard($0) }
    default: nil
    }
  }

  /// The streams of every kind that is called by a UUID whose id's text begins so, kind by kind.
  public func streams(withPrefix prefix: String) -> [StreamID] {
    Category.named.flatMap { category in
      ids(of: category, withPrefix: prefix).map { StreamID(category, $0) }
    }
  }

  private func ids(of category: Category, withPrefix prefix: String) -> [Identifier] {
    switch category {
    case .claim: claims.claims(withPrefix: prefix)
    case .document: documents.ids(withPrefix: prefix)
    case .report: reports.ids(withPrefix: prefix)
    case .accident: accidents.ids(withPrefix: prefix)
    case .property: properties.ids(withPrefix: prefix)
    case .quiz: quizzes.ids(withPrefix: prefix)
    case .lead: leads.ids(withPrefix: prefix)
    default: []
    }
  }
}
