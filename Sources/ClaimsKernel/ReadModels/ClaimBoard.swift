import ClaimsDomain
import EventSourcing

/// A claim with what the log says about it.
public struct ClaimCard: Equatable, Sendable {
  public var claim = ClaimDecider.initial
  public var id = Identifier()
  public var revision: UInt64 = 0
  /// When its first and its latest event were recorded.
  public var created = Instant()
  public var updated = Instant()
}

/// Every claim, folded: what decisions are taken on and what lists show.
///
/// A value. Cards stand in blocks of 64, so that a copy that somebody holds costs the next change
/// one block and not the whole board.
public struct ClaimBoard: Sendable {
  private static let blockSize = 64
  private var blocks: [[ClaimCard]] = []
  private var places: [Identifier: Int] = [:]
  /// The place of each stream, by its number; -1 for streams that are not claims.
  private var placeOfStream: [Int32] = []
  public private(set) var count = 0
  /// How many events are folded in.
  public private(set) var events: UInt64 = 0

  public init() {}

  public subscript(id: Identifier) -> ClaimCard? {
    places[id].map { card(at: $0) }
  }

  /// The cards in the order in which the claims were drafted.
  public func card(at place: Int) -> ClaimCard {
    blocks[place / Self.blockSize][place % Self.blockSize]
  }

  public func forEach(_ body: (ClaimCard) -> Void) {
    for block in blocks { block.forEach(body) }
  }

  /// The claims whose id's text begins so.
  public func claims(withPrefix prefix: String) -> [Identifier] {
    places.keys.filter { $0.text.hasPrefix(prefix) }.sorted()
  }

  // MARK: Folding

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
  /// - Parameter name: the stream of a number, asked once for each.
  /// - Throws: the position and what could not be read there.
  mutating func apply(
    _ batch: borrowing EventBatch, name: (StreamNumber) -> StreamID?
  ) throws(UnreadableEvent) {
    for event in batch.events { register(event.stream, name) }
    for index in batch.events.indices {
      let event = batch.events[index]
      let place = Int(placeOfStream[Int(event.stream)])
      guard place >= 0 else { continue }
      let decoded: ClaimEvent
      do throws(WireError) {
        decoded = try ClaimEvent.read(kind: event.type, batch.payload(event))
      } catch { throw UnreadableEvent(position: Position(event.position), reason: error) }
      apply(decoded, at: place, recorded: event.recorded)
    }
  }

  private mutating func apply(_ event: ClaimEvent, at place: Int, recorded: Instant) {
    let (block, index) = (place / Self.blockSize, place % Self.blockSize)
    if blocks[block][index].revision == 0 { blocks[block][index].created = recorded }
    blocks[block][index].revision &+= 1
    blocks[block][index].updated = recorded
    events &+= 1
    ClaimDecider.evolve(&blocks[block][index].claim, event)
  }

  private mutating func register(_ stream: UInt32, _ name: (StreamNumber) -> StreamID?) {
    let number = Int(stream)
    while placeOfStream.count <= number { placeOfStream.append(-2) }
    guard placeOfStream[number] == -2 else { return }
    let name = name(StreamNumber(stream))
    placeOfStream[number] = -1
    if let name, name.category == .claim { placeOfStream[number] = Int32(place(of: name.id)) }
  }

  private mutating func place(of id: Identifier) -> Int {
    if let known = places[id] { return known }
    let place = count
    places[id] = place
    if place % Self.blockSize == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
    }
    var card = ClaimCard()
    card.id = id
    blocks[blocks.count - 1].append(card)
    count += 1
    return place
  }
}

/// An event that this build cannot read: it halts the fold, rather than being skipped.
public struct UnreadableEvent: Error, Equatable, Sendable {
  public let position: Position
  public let reason: WireError
}
