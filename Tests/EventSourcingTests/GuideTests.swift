import EventSourcing
import Testing

/// A coin is put into a jar.
struct CoinAdded: Message {
  static var messageName: StaticString { "CoinAdded" }
  var cents: UInt32 = 0
  var from = ActorID()

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "cents", &cents)
    try fields.field(2, "from", &from)
  }
}

/// Counts the fields that a message has a value in.
struct FieldCount: LeafIgnoringVisitor, ~Copyable {
  var count = 0

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    if value != V() { count += 1 }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    if !value.isEmpty { count += 1 }
  }
}

/// Takes coins until it is full.
enum Jar: Decider {
  struct Full: Error, Equatable { let room: UInt64 }

  static let initial: UInt64 = 0

  static func decide(
    _ coin: CoinAdded, given cents: UInt64, in room: UInt64
  ) throws(Full) -> [CoinAdded] {
    guard cents + UInt64(coin.cents) <= room else { throw Full(room: room) }
    return [coin]
  }

  static func evolve(_ cents: inout UInt64, _ event: CoinAdded) { cents += UInt64(event.cents) }
}

extension EventStore {
  /// Everything that happened to a jar, folded.
  func cents(in jar: StreamID) throws -> UInt64 {
    var (cents, fault) = (Jar.initial, nil as WireError?)
    try forEachEntry(of: jar) { entry throws(EventStoreError) in
      do throws(WireError) {
        for event in entry.events where event.stream == jar {
          Jar.evolve(&cents, try CoinAdded(decoding: event.payload))
        }
      } catch { fault = error }
      return fault == nil
    }
    if let fault { throw fault }
    return cents
  }

  /// Reads, decides, appends, waits.
  func add(_ coin: CoinAdded, to jar: StreamID, id: Identifier, at now: Instant) throws {
    let revision = revision(of: jar)
    let events = try Jar.decide(coin, given: try cents(in: jar), in: 200)
    var command = CommandRecord()
    (command.id, command.category, command.stream) = (id, jar.category.number, jar.id)
    let payloads = try events.map { EventPayload(type: 1, bytes: try $0.encoded()) }
    let commit = Commit(
      command: command, recorded: now,
      appends: [StreamAppend(stream: jar, expected: revision, events: payloads)])
    try waitUntilDurable(try append(commit).ticket)
  }
}

@Suite("The guide to event sourcing")
struct EventSourcingGuideTests {
  @Test("one field list: bytes, JSON, rows, differences, a count")
  func messages() throws {
    let coin = CoinAdded(cents: 50, from: ActorID("ana"))
    #expect(try coin.encoded() == [0x08, 50, 0x12, 3] + Array("ana".utf8))
    #expect(try CoinAdded(decoding: [0x08, 50]) == CoinAdded(cents: 50))
    #expect(coin.json == #"{"cents":50,"from":"ana"}"#)
    #expect(fieldRows(coin).map { "\($0.path): \($0.value)" } == ["cents: 50", "from: ana"])
    let changed = differences(from: fieldRows(coin), to: fieldRows(CoinAdded(cents: 20)))
    #expect(changed.map(\.path) == ["cents", "from"])

    var visitor = FieldCount()
    var looked = coin
    try looked.visit(&visitor)
    let count = visitor.count
    #expect(count == 2)
  }

  @Test("a decider refuses what does not fit, and the store what is stale or came before")
  func jar() throws {
    let store = InMemoryEventStore()
    let jar = StreamID(Category(1), Identifier(high: 0, low: 1))
    let now = Instant(secondsSince1970: 1_772_355_600)

    let first = Identifier(high: 0xc0, low: 1)
    try store.add(CoinAdded(cents: 150), to: jar, id: first, at: now)
    #expect(try store.cents(in: jar) == 150)

    let second = Identifier(high: 0xc0, low: 2)
    #expect(throws: Jar.Full(room: 200)) {
      try store.add(CoinAdded(cents: 100), to: jar, id: second, at: now)
    }
    #expect(throws: EventStoreError.commandAlreadyTaken(first)) {
      try store.add(CoinAdded(cents: 50), to: jar, id: first, at: now)
    }
    #expect(store.revision(of: jar) == Revision(1))
  }
}
