import ClaimsDomain
import EventSourcing

extension ClaimBoard {
  /// Folds a whole log.
  ///
  /// - Throws: `damaged` where an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    var folding = BoardFolding(expecting: log.streamCount)
    try log.forEachBatch { batch throws(EventStoreError) in
      do throws(UnreadableEvent) {
        try folding.apply(batch, name: log.stream)
      } catch {
        throw .damaged(
          offset: 0,
          reason: "position \(error.position.value) cannot be read by this version: \(error.reason)"
        )
      }
    }
    self = folding.board
  }
}

/// A board that is being folded from a log, batch by batch. Nothing is looked up by its id
/// meanwhile: streams come by number, and the board's index is built once, at the end.
private struct BoardFolding {
  private var cards = CardBlocks()
  private var claims: [Identifier] = []
  private var events: UInt64 = 0
  /// The place of each stream's card, by the stream's number; -1 for streams that are not claims.
  private var placeOfStream: [Int32] = []
  /// The place of each event of a batch; kept from batch to batch for its room.
  private var places: [Int32] = []

  init(expecting count: Int) {
    claims.reserveCapacity(count)
    placeOfStream.reserveCapacity(count + 1)
  }

  var board: ClaimBoard { ClaimBoard(cards, of: claims, events: events) }

  /// Folds many events where they stand in memory.
  ///
  /// A first pass finds the cards, so that the second can ask for a card's memory some events
  /// before it is changed: folding waits for memory more than for anything else.
  ///
  /// - Parameter name: the stream of a number, asked once for each.
  /// - Throws: the position and what could not be read there.
  mutating func apply(
    _ batch: borrowing EventBatch, name: (StreamNumber) -> StreamID?
  ) throws(UnreadableEvent) {
    places.removeAll(keepingCapacity: true)
    for event in batch.events { places.append(try place(ofStream: event, name)) }
    let events = batch.events
    let payloads = batch.base
    try cards.change(each: places) { index, card throws(UnreadableEvent) in
      let event = events[index]
      let decoded: ClaimEvent
      do throws(WireError) {
        decoded = try ClaimEvent.read(
          kind: event.type,
          UnsafeRawBufferPointer(start: payloads + event.payloadStart, count: event.payloadCount))
      } catch { throw UnreadableEvent(position: Position(event.position), reason: error) }
      card.apply(decoded, recorded: event.recorded)
    }
    for place in places where place >= 0 { self.events &+= 1 }
  }

  private static let unknown: Int32 = -2

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
    placeOfStream[number] = stream.category == .claim ? add(stream.id) : -1
    return placeOfStream[number]
  }

  private mutating func add(_ id: Identifier) -> Int32 {
    cards.append(ClaimCard(of: id))
    claims.append(id)
    return Int32(claims.count - 1)
  }
}

/// An event that this build cannot read: it halts the fold, rather than being skipped.
public struct UnreadableEvent: Error, Equatable, Sendable {
  public let position: Position
  public let reason: WireError
}
