import ClaimsDomain
import EventSourcing

/// A stream's state with what the log says about it, as it is folded from its events alone.
protocol StreamCard: Sendable {
  static var category: Category { get }
  init(of id: Identifier)
  mutating func apply(
    type: UInt32, _ payload: UnsafeRawBufferPointer, _ times: FoldTimes
  ) throws(WireError)
  /// The clock was wrong: nothing counts as recorded, or true, later than now.
  mutating func limitTimes(to now: Instant)
}

/// When the clock of a log was found to be wrong: what was told before counts no later.
struct ClockLimits: Sendable {
  private(set) var all: [(position: UInt64, recorded: Instant)] = []

  /// - Throws: `damaged` if the log cannot be read.
  init<Log: EventStore>(of log: Log) throws(EventStoreError) {
    try log.forEachBatch(of: .rules) { batch throws(EventStoreError) in take(batch) }
  }

  init(in streams: ColdStreams) throws(EventStoreError) {
    guard let place = streams.place(.rules) else { return }
    try streams.read(.rules, place) { batch throws(EventStoreError) in take(batch) }
  }

  private mutating func take(_ batch: borrowing EventBatch) {
    for event in batch.events where event.type == RulesEventKind.clockCorrected.rawValue {
      all.append((event.position, event.recorded))
    }
  }
}

extension StreamCard {
  /// Folds one stream by itself, as a state of the whole log has it.
  ///
  /// - Parameter read: shows the stream's events.
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  init(
    folding id: Identifier, correctedBy corrections: ClockLimits,
    _ read: ((borrowing EventBatch) throws(EventStoreError) -> Void) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    var (card, next) = (Self(of: id), 0)
    let corrections = corrections.all
    try read { batch throws(EventStoreError) in
      for event in batch.events {
        while next < corrections.count, corrections[next].position < event.position {
          card.limitTimes(to: corrections[next].recorded)
          next += 1
        }
        do throws(WireError) {
          let times = FoldTimes(recorded: event.recorded)
          try card.apply(type: event.type, batch.payload(event), times)
        } catch {
          throw UnreadableEvent(position: Position(event.position), reason: error).damage
        }
      }
    }
    for correction in corrections[next...] { card.limitTimes(to: correction.recorded) }
    self = card
  }
}

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
