import EventSourcing

extension ColdStreams {
  /// Whether what is kept with them is what this build keeps.
  var isOfUse: Bool { Links(kept: kept(), of: self) != nil }
}

/// The cards of streams that nobody has looked at: each is folded when it is asked for, and in no memory.
struct ColdCards<Card: StreamCard>: Sendable {
  let streams: ColdStreams
  let corrections: ClockLimits
  let count: Int
  /// The clock was corrected since: nothing counts later.
  private var limit: Instant?

  init(_ streams: ColdStreams, correctedBy corrections: ClockLimits) {
    (self.streams, self.corrections) = (streams, corrections)
    count = streams.count(Card.category)
  }

  mutating func limitTimes(to now: Instant) { limit = limit.map { min($0, now) } ?? now }

  func place(of id: Identifier) -> Int? { streams.place(StreamID(Card.category, id)) }

  func id(at place: Int) -> Identifier { streams.id(Card.category, place) ?? Identifier() }

  /// What cannot be read is told by the log itself, wherever that can throw: see `ColdStreams.fail`.
  func card(at place: Int) -> Card {
    let id = id(at: place)
    do throws(EventStoreError) {
      var card = try Card(folding: id, correctedBy: corrections) { body throws(EventStoreError) in
        try streams.read(Card.category, place, body)
      }
      if let limit { card.limitTimes(to: limit) }
      return card
    } catch {
      streams.fail(error)
      return Card(of: id)
    }
  }
}
