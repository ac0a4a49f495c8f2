import ClaimsDomain
import ClaimsTesting
import EventSourcing

@testable import ClaimsKernel

/// What else a log holds: streams under every id that commands to one stream name, and streams that
/// name it, in which the sender has no part, and people in the register.
final class TipOffTown {
  fileprivate struct Key: Hashable {
    var unseen: [Category]
    var isStaff: Bool
    var sender: ActorID
  }

  private let stream: StreamID
  private let ids: [Identifier]
  private let people: [ActorID]
  private let house: LogState
  private var known: [Key: [LogState]] = [:]
  private var keys: [ClaimSender: Key] = [:]

  init(around stream: StreamID, _ names: NamesInMessage, in house: LogState) {
    self.stream = stream
    ids = names.ids.subtracting([stream.id]).sorted() + [Self.extra]
    people = names.people.sorted { $0.text < $1.text }
    self.house = house
  }

  /// What this sender sees none of.
  fileprivate func key(of sender: ClaimSender) -> Key {
    if let key = keys[sender] { return key }
    let access = ReaderRoles(of: sender.actor, in: house.actors)
    let isStaff = access.readsRules
    let unseen = Self.histories.filter { !isSeen($0.value.joined(), by: access) }.map(\.key)
    let named = isStaff || !people.contains(sender.actor) ? ActorID() : sender.actor
    let key = Key(
      unseen: unseen.sorted { $0.number < $1.number }, isStaff: isStaff, sender: named)
    keys[sender] = key
    return key
  }

  /// The log with streams of others, in one state and in another, of the kinds that are not seen.
  fileprivate func states(_ key: Key) -> [LogState] {
    if let states = known[key] { return states }
    // Activities apart: those who see what one is about see it, too.
    let parts = [key.unseen.filter { $0 != .activity }, key.unseen.filter { $0 == .activity }]
    let states = parts.filter { !$0.isEmpty }.flatMap { part in
      (0..<Self.depth).map { turn in state(turn, part, key) }
    }
    known[key] = states
    return states
  }

  /// Whether some of the activities are seen.
  func seesActivities(_ access: ReaderRoles, in logState: LogState) -> Bool {
    logState.activities.snapshots.contains { snapshot in
      snapshot.id != stream.id
        && logState.redaction(of: .activity(snapshot.id), for: access, at: TipOff.noon) != nil
    }
  }

  private func isSeen<Streams: Sequence<[DomainEvent]>>(
    _ streams: Streams, by access: ReaderRoles
  ) -> Bool {
    streams.contains { events in
      guard let first = events.first else { return false }
      var logState = house
      let stream = StreamID(first.category, Self.extra)
      for event in events { logState.apply(event, to: stream, recorded: TipOff.noon) }
      return logState.redaction(of: stream, for: access, at: TipOff.noon) != nil
    }
  }

  private func state(_ turn: Int, _ unseen: [Category], _ key: Key) -> LogState {
    var logState = house
    for category in unseen {
      let streams = Self.histories[category]?[turn % Self.owners.count] ?? []
      guard !streams.isEmpty else { continue }
      var events = streams[turn * streams.count / Self.depth]
      if category == .claim { events += references(turn) }
      for id in ids {
        for event in events {
          logState.apply(event, to: StreamID(category, id), recorded: TipOff.noon)
        }
      }
    }
    if !key.isStaff, turn > 0 {
      for person in people where person != key.sender {
        logState.register(person, turn % 2 == 0 ? .claimant : .handler)
      }
    }
    return logState
  }

  /// How claims name the stream.
  private func references(_ turn: Int) -> [DomainEvent] {
    switch stream.category {
    case .document:
      [.claim(.documentReferenced(DocumentReferenced(document: stream.id)))]
    case .property:
      [.claim(.claimDetailsEdited(ClaimDetailsEdited(ClaimDetails(property: stream.id))))]
    case .claim where turn == 2:
      [.claim(.claimMarkedDuplicate(ClaimMarkedDuplicate(original: stream.id, reason: "same")))]
    default: []
    }
  }

  private static let extra = Identifier(high: 0x70, low: 1)
  /// A stranger, and somebody whom commands name.
  private static let owners = ["clara", "hanna"]
  /// In how many states they are.
  private static let depth = 4
  /// By owner.
  private static let histories: [Category: [[[DomainEvent]]]] = Dictionary(
    uniqueKeysWithValues: TipOff.stages.filter { $0.category.word != nil }.map { stage in
      (stage.category, owners.map { owner in stage.streams(of: owner).filter { !$0.isEmpty } })
    })
}

/// A town with one stream more.
struct TipOffStreet {
  private let town: TipOffTown
  private var known: [TipOffTown.Key: [LogState]] = [:]

  init(of town: TipOffTown) { self.town = town }

  /// The log with streams of which this sender sees none, and what is put beside them.
  mutating func states(
    unseenBy sender: ClaimSender, _ put: (LogState) -> LogState
  ) -> [LogState] {
    // A process sees every stream that it names.
    guard sender.role != .system else { return [] }
    let key = town.key(of: sender)
    let states = known[key] ?? town.states(key).map(put)
    known[key] = states
    return states
  }
}
