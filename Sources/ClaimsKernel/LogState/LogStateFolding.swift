import ClaimsDomain
import EventSourcing

extension LogState {
  /// Folds a whole log: reads all of it, whatever an index tells.
  ///
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it;
  ///   `otherLog` if it is an outbox's.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    try self.init(folding: log, at: nil, coldly: false)
  }

  /// The same as it was true at a moment of the world.
  ///
  /// - Parameters:
  ///   - moment: facts that became true later are left out; nil for none.
  ///   - coldly: whether to leave to the log's index what that tells.
  init<Log: EventStore>(
    folding log: Log, at moment: Instant?, coldly: Bool
  ) throws(EventStoreError) {
    try log.checkHoldsClaims()
    let cold = moment == nil && coldly ? log.coldStreams : nil
    let start = try cold.flatMap { cold throws(EventStoreError) in try LogState(cold) }
    var folding = LogStateFolding(from: start, expecting: log.streamCount, at: moment)
    try log.forEachBatch(
      after: Position(start?.events ?? 0), withTimes: moment != nil
    ) { batch throws(EventStoreError) in
      do throws(UnreadableEvent) {
        try folding.apply(batch, name: log.stream)
      } catch { throw error.damage }
    }
    self = folding.finish()
    sealsTexts = log.vitals.sealsTexts
    try log.confirmErasure(of: links.erased)
  }
}

extension EventStore {
  /// Looks that this is the system of record and not an outbox or a record of reads, which have the
  /// same format. An empty log may become any of them.
  ///
  /// - Throws: `otherLog`.
  public func checkHoldsClaims() throws(EventStoreError) {
    switch stream(StreamNumber(1))?.category {
    case .outbox?:
      throw .otherLog(reason: "this is the log of an outbox; expected one of claims")
    case .reads?: throw .otherLog(reason: "this is a record of reads; expected a log of claims")
    default: return
    }
  }

  /// Whether this is a record of reads. An empty log is none yet.
  public var isRecordOfReads: Bool { stream(StreamNumber(1))?.category == .reads }

  /// Looks that this is a record of reads, or empty.
  ///
  /// - Throws: `otherLog`.
  public func checkHoldsReads() throws(EventStoreError) {
    if let first = stream(StreamNumber(1)), first.category != .reads {
      throw .otherLog(reason: "this is the log of something else than of reads")
    }
  }
}

/// A state that is being folded from a log, batch by batch. No claim is looked up by its id
/// meanwhile: streams come by number, and the board's index is built once, at the end.
///
/// Not copyable, and gone once `finish` hands its cards on: until then it is their only owner.
private struct LogStateFolding: ~Copyable {
  private var snapshots: SnapshotBlocks
  /// The claims that no index tells of.
  private var claims: [Identifier] = []
  private var events: UInt64
  /// The place of each stream's card, by the stream's number; -1 for streams that are not claims.
  private var placeOfStream: [Int32] = []
  /// The streams that are not claims: few, and folded aside.
  private var others: [UInt32: StreamID] = [:]
  /// Everything but the claims.
  private var rest: LogState
  /// The place of each event of a batch, and which of them are of no claim; kept from batch to batch for their
  /// room.
  private var places: [Int32] = []
  private var aside: [Int] = []

  /// Facts that became true later are left out; nil for none.
  private let moment: Instant?

  /// - Parameter start: what an index told; nil to fold all.
  init(from start: LogState?, expecting count: Int, at moment: Instant?) {
    self.moment = moment
    rest = start ?? LogState()
    snapshots = start?.claims.cards ?? SnapshotBlocks()
    events = rest.events
    if start == nil {
      claims.reserveCapacity(count)
      placeOfStream.reserveCapacity(count + 1)
    }
  }

  consuming func finish() -> LogState {
    var logState = rest
    logState.adopt(ClaimTable(snapshots, of: claims), events: events)
    return logState
  }

  /// Folds many events in place in memory.
  ///
  /// A first pass finds the cards, so that the second can ask for a card's memory some events
  /// before it is changed: folding waits for memory more than for anything else.
  ///
  /// - Parameter name: the stream of a number, asked once for each.
  /// - Throws: the position and what could not be read there.
  mutating func apply(
    _ batch: borrowing EventBatch, name: (StreamNumber) -> StreamID?
  ) throws(UnreadableEvent) {
    let events = batch.events
    let payloads = batch.base
    places.removeAll(keepingCapacity: true)
    aside.removeAll(keepingCapacity: true)
    for index in events.indices {
      let number = Int(events[index].stream)
      var place = number < placeOfStream.count ? placeOfStream[number] : Self.unknown
      if place == Self.unknown { place = try self.place(ofNew: events[index], name) }
      if place < 0 { aside.append(index) }
      places.append(place)
    }
    // The clock was corrected: what claims were told before is limited before more is.
    var first = 0
    for index in aside where isClockCorrection(events[index]) {
      try fold(events, payloads, first..<index)
      snapshots.limitTimes(to: events[index].recorded)
      first = index
    }
    try fold(events, payloads, first..<events.count)
    self.events &+= UInt64(events.count)
    for index in aside { try applyAside(events[index], payloads) }
  }

  private func isClockCorrection(_ event: EventView) -> Bool {
    event.type == RulesEventKind.clockCorrected.rawValue
      && others[event.stream]?.category == .rules
  }

  /// Folds the events of claims in some places of a batch.
  private mutating func fold(
    _ events: UnsafeBufferPointer<EventView>, _ payloads: UnsafeRawPointer, _ range: Range<Int>
  ) throws(UnreadableEvent) {
    var places = places
    if range.count < places.count {
      for index in places.indices where !range.contains(index) { places[index] = -1 }
    }
    let moment = moment
    try snapshots.change(eachUnshared: places) { index, card throws(UnreadableEvent) in
      let event = events[index]
      let decoded: ClaimEvent
      do throws(WireError) {
        decoded = try ClaimEvent.decode(
          kind: event.type,
          UnsafeRawBufferPointer(start: payloads + event.payloadStart, count: event.payloadCount))
      } catch { throw UnreadableEvent(position: Position(event.position), reason: error) }
      card.snapshot.apply(decoded, FoldTimes(of: event, at: moment))
      if Links.concern(event.type) { rest.link(decoded, of: card, at: Int(places[index])) }
    }
  }

  /// Folds an event of another aggregate than the claim.
  private mutating func applyAside(
    _ event: EventView, _ payloads: UnsafeRawPointer
  ) throws(UnreadableEvent) {
    guard let stream = others[event.stream] else { return }
    do throws(WireError) {
      let decoded = try DomainEvent(
        category: stream.category, type: event.type,
        UnsafeRawBufferPointer(start: payloads + event.payloadStart, count: event.payloadCount))
      rest.apply(decoded, to: stream, FoldTimes(of: event, at: moment))
    } catch { throw UnreadableEvent(position: Position(event.position), reason: error) }
  }

  private static let unknown: Int32 = -2

  /// The place that a stream is given at its first event; -1 for a stream of another kind.
  private mutating func place(
    ofNew event: EventView, _ name: (StreamNumber) -> StreamID?
  ) throws(UnreadableEvent) -> Int32 {
    let number = Int(event.stream)
    guard let stream = name(StreamNumber(event.stream)) else {
      throw UnreadableEvent(position: Position(event.position), reason: .truncated(offset: 0))
    }
    while placeOfStream.count <= number { placeOfStream.append(Self.unknown) }
    if stream.category == .claim {
      if let place = snapshots.coldPlace(of: stream.id) {
        snapshots.warmUp(place)
        placeOfStream[number] = Int32(place)
      } else {
        placeOfStream[number] = add(stream.id)
      }
    } else {
      placeOfStream[number] = -1
      others[event.stream] = stream
    }
    return placeOfStream[number]
  }

  private mutating func add(_ id: Identifier) -> Int32 {
    snapshots.append(id)
    claims.append(id)
    return Int32(snapshots.count - 1)
  }
}

extension ClaimTable {
  /// Folds the claims of a whole log.
  ///
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    self = try LogState(folding: log).claims
  }
}

/// An event that this build cannot read: it halts the fold, rather than being skipped.
package struct UnreadableEvent: Error, Equatable, Sendable {
  package let position: Position
  package let reason: WireError

  /// What a fold of a log says of it.
  var damage: EventStoreError {
    .damaged(
      offset: 0, reason: "position \(position.value) cannot be read by this version: \(reason)")
  }
}

extension UnreadableEvent: WordedFault {
  package var wording: Phrase {
    Phrase(.positionCannotBeReadBy, position.value, reason.wording)
  }
}
