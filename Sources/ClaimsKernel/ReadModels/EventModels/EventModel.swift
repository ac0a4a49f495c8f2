import ClaimsDomain
import Descriptions
import EventSourcing

/// A read model of what the states of one kind of stream do not keep: it folds a few kinds of their
/// events.
///
/// Folded entry by entry as they come, or from a whole log at once; both give the same.
protocol EventModel: Projection {
  associatedtype Event: Union
  static var category: Category { get }
  var kinds: EventFilter<Event> { get }
  /// Whether it asks for more than recorded times.
  var needsTimes: Bool { get }
  /// The model's own number for a stream, from zero.
  mutating func place(of stream: Identifier) -> Int
  mutating func fold(_ event: Event, at place: Int, times: EventTimes)
}

/// A read model of claims: `PaidByMonth`, `AnsweredRequests`, `DatedClaims`.
protocol ClaimEventModel: EventModel where Event == ClaimEvent {}

extension ClaimEventModel {
  static var category: Category { .claim }
}

/// When an event was recorded, and when it was true.
struct EventTimes: Sendable {
  var recorded: Instant
  var effective: Instant
  /// Whether it was brought over from elsewhere, if it was recorded when it was true.
  var isImported: Bool

  subscript(clock: ModelClock) -> Instant { clock == .recorded ? recorded : effective }

  /// When it counts as done: what was brought over was recorded elsewhere, when it was true.
  func done(by clock: ModelClock) -> Instant { self[isImported ? .effective : clock] }
}

/// One of the two times of an event.
public enum ModelClock: String, CaseIterable, Sendable, PrintsFields {
  /// When the log took it.
  case recorded
  /// When it was true in the world.
  case effective
}

extension EventModel {
  var needsTimes: Bool { false }

  /// Folds one commit in. A refusal changes nothing.
  ///
  /// - Throws: what this build cannot read; nothing is changed then.
  public mutating func apply(_ entry: Entry) throws(WireError) {
    fold(try events(in: entry), of: entry)
  }

  /// The events of a commit that the model looks at. - Throws: what this build cannot read.
  func events(in entry: Entry) throws(WireError) -> [(stream: Identifier, event: Event)] {
    var events: [(stream: Identifier, event: Event)] = []
    for stored in entry.events where stored.stream.category == Self.category {
      guard try kinds.holds(stored.type) else { continue }
      let event = try Event(kind: stored.type, payload: stored.payload)
      events.append((stored.stream.id, event))
    }
    return events
  }

  /// Folds the events of a commit in.
  mutating func fold(_ events: [(stream: Identifier, event: Event)], of entry: Entry) {
    let times = EventTimes(
      recorded: entry.recorded, effective: entry.effective,
      isImported: !entry.command.importedBy.isEmpty)
    for (stream, event) in events { fold(event, at: place(of: stream), times: times) }
  }

  /// Folds a whole log in.
  ///
  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  mutating func fold<Log: EventStore>(whole log: Log) throws(EventStoreError) {
    let kinds = kinds
    // Places by the streams' numbers: -1 if none is known yet, -2 for streams of another kind.
    var places = [Int](repeating: -1, count: log.streamCount + 1)
    try log.forEachBatch(withTimes: needsTimes) { batch throws(EventStoreError) in
      for event in batch.events {
        let number = Int(event.stream)
        while places.count <= number { places.append(-1) }
        if places[number] == -2 { continue }
        do throws(WireError) {
          if places[number] == -1 {
            guard let stream = log.stream(StreamNumber(event.stream)) else {
              throw .truncated(offset: 0)
            }
            guard stream.category == Self.category else {
              places[number] = -2
              continue
            }
            guard try kinds.holds(event.type) else { continue }
            places[number] = place(of: stream.id)
          }
          guard try kinds.holds(event.type) else { continue }
          let decoded = try Event.decode(kind: event.type, batch.payload(event))
          let times = EventTimes(
            recorded: event.recorded, effective: event.effective, isImported: event.isImported)
          fold(decoded, at: places[number], times: times)
        } catch { throw .unreadable(after: Position(event.position - 1), error) }
      }
    }
  }
}

/// Some kinds of the events of claims.
typealias ClaimEventFilter = EventFilter<ClaimEvent>

/// Some kinds of the events of one kind of stream.
struct EventFilter<Event: Union>: Sendable {
  private enum Interest { case unknown, none, wanted }
  private var interests: [Interest] = []

  init(_ wanted: Event.Kind...) { self.init(wanted) }

  init(_ wanted: [Event.Kind]) {
    let highest = Event.Kind.allCases.map(\.rawValue).max() ?? 0
    interests = (0...highest).map { number in
      guard let kind = Event.Kind(rawValue: number), number != 0 else { return .unknown }
      return wanted.contains(kind) ? .wanted : .none
    }
  }

  /// Whether an event of this number is among them.
  ///
  /// - Throws: for a number that this build does not know: what it says may matter.
  func holds(_ type: UInt32) throws(WireError) -> Bool {
    guard type < interests.count, interests[Int(type)] != .unknown else {
      throw .unknownKind(type, of: Event.unionName.description)
    }
    return interests[Int(type)] == .wanted
  }
}

extension EventStoreError {
  static func unreadable(after position: Position, _ error: WireError) -> EventStoreError {
    .damaged(
      offset: 0,
      reason: "position \(position.value + 1) cannot be read by this version: \(error)")
  }
}

extension Projected {
  /// Folds what a log has beyond the position that was reached; stops if something cannot be
  /// read, and says so in `halt`.
  public mutating func follow<Log: EventStore>(_ log: Log) throws(EventStoreError) {
    guard halt == nil else { return }
    try log.forEachEntry(after: position) { entry in
      // Those that were judged at the position reached are handed out again.
      if !entry.events.isEmpty { apply(entry) }
      return halt == nil
    }
  }
}
