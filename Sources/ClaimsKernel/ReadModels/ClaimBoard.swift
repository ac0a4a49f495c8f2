import ClaimsDomain
import EventSourcing

/// A claim with what the log says about it.
public struct ClaimCard: Equatable, Sendable {
  // What every event changes stands together, in front of the claim's own first fields.
  public var revision: UInt64 = 0
  /// When its latest and its first event were recorded.
  public var updated = Instant()
  public var created = Instant()
  public var claim = ClaimDecider.initial
  public var id = Identifier()

  mutating func apply(_ event: ClaimEvent, recorded: Instant) {
    if revision == 0 { created = recorded }
    revision &+= 1
    updated = recorded
    ClaimDecider.evolve(&claim, event)
  }
}

/// Every claim, folded: what decisions are taken on and what lists show.
///
/// A value: copies share what they have in common.
public struct ClaimBoard: Sendable {
  private var cards = CardBlocks()
  private var index: IdentifierIndex
  /// The place of each stream, by its number; -1 for streams that are not claims.
  private var placeOfStream: [Int32] = []
  /// How many events are folded in.
  public private(set) var events: UInt64 = 0

  public init() { self.init(expecting: 0) }

  private init(expecting count: Int) {
    index = IdentifierIndex(seed: .random(in: 0 ... .max), expecting: count)
    placeOfStream.reserveCapacity(count + 1)
  }

  public var count: Int { index.identifiers.count }

  public subscript(id: Identifier) -> ClaimCard? {
    index.place(of: id).map { card(at: $0) }
  }

  /// The cards in the order in which the claims were drafted.
  public func card(at place: Int) -> ClaimCard { cards[place] }

  public func forEach(_ body: (ClaimCard) -> Void) {
    cards.forEach(body)
  }

  /// The claims whose id's text begins so.
  public func claims(withPrefix prefix: String) -> [Identifier] {
    index.identifiers.filter { $0.text.hasPrefix(prefix) }.sorted()
  }

  // MARK: Folding

  /// Folds a whole log.
  ///
  /// - Throws: `damaged` where an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    var board = ClaimBoard(expecting: log.streamCount)
    var places: [Int32] = []
    try log.forEachBatch { batch throws(EventStoreError) in
      do throws(UnreadableEvent) {
        try board.apply(batch, name: log.stream, &places)
      } catch {
        throw .damaged(
          offset: 0,
          reason: "position \(error.position.value) cannot be read by this version: \(error.reason)")
      }
    }
    self = board
  }

  /// Folds one claim's events in, as they were just decided.
  public mutating func apply(_ events: [ClaimEvent], to id: Identifier, recorded: Instant) {
    let place = place(of: id)
    for event in events { apply(event, at: place, recorded: recorded) }
  }

  /// Folds a stored entry in. - Throws: what this build cannot read; the board is then unchanged.
  public mutating func apply(_ entry: Entry) throws(WireError) {
    var decoded: [(Identifier, ClaimEvent)] = []
    for event in entry.events where event.stream.category == .claim {
      decoded.append(
        (event.stream.id, try ClaimEvent(kind: event.type, payload: event.payload)))
    }
    for (id, event) in decoded { apply([event], to: id, recorded: entry.recorded) }
  }

  /// Folds many events where they stand in memory.
  ///
  /// - Parameters:
  ///   - name: the stream of a number, asked once for each.
  ///   - scratch: room for a place an event, kept from batch to batch.
  /// - Throws: the position and what could not be read there.
  private mutating func apply(
    _ batch: borrowing EventBatch, name: (StreamNumber) -> StreamID?, _ scratch: inout [Int32]
  ) throws(UnreadableEvent) {
    // A first pass asks for every card's memory, so that the cards of a batch come side by side
    // rather than one after the other: the fold waits for memory more than for anything else.
    scratch.removeAll(keepingCapacity: true)
    for event in batch.events { scratch.append(try place(ofStream: event, name)) }
    for place in scratch where place >= 0 { cards.prefetch(Int(place)) }
    for (index, place) in scratch.enumerated() where place >= 0 {
      let event = batch.events[index]
      let decoded: ClaimEvent
      do throws(WireError) {
        decoded = try ClaimEvent.read(kind: event.type, batch.payload(event))
      } catch { throw UnreadableEvent(position: Position(event.position), reason: error) }
      apply(decoded, at: Int(place), recorded: event.recorded)
    }
  }

  private mutating func apply(_ event: ClaimEvent, at place: Int, recorded: Instant) {
    events &+= 1
    cards.change(place) { $0.apply(event, recorded: recorded) }
  }

  /// The place of an event's stream, given at its first event; -1 for a stream of another kind.
  private mutating func place(
    ofStream event: EventView, _ name: (StreamNumber) -> StreamID?
  ) throws(UnreadableEvent) -> Int32 {
    let number = Int(event.stream)
    if number < placeOfStream.count, placeOfStream[number] != Self.unknown {
      return placeOfStream[number]
    }
    guard let stream = name(StreamNumber(event.stream)) else {
      throw UnreadableEvent(position: Position(event.position), reason: .truncated(offset: 0))
    }
    while placeOfStream.count <= number { placeOfStream.append(Self.unknown) }
    placeOfStream[number] = stream.category == .claim ? Int32(add(stream.id)) : -1
    return placeOfStream[number]
  }

  private static let unknown: Int32 = -2

  private mutating func place(of id: Identifier) -> Int {
    index.place(of: id) ?? add(id)
  }

  private mutating func add(_ id: Identifier) -> Int {
    let place = index.append(id)
    var card = ClaimCard()
    card.id = id
    cards.append(card)
    return place
  }
}

/// An event that this build cannot read: it halts the fold, rather than being skipped.
public struct UnreadableEvent: Error, Equatable, Sendable {
  public let position: Position
  public let reason: WireError
}
