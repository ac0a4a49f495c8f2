import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsStore

@Suite("A record of reads")
struct ReadLogTests {
  private typealias Client = JSONLinesClient<InMemoryEventStore>
  private let record = FailingEventStore(InMemoryEventStore())

  private func client() throws -> Client {
    var options = JSONLinesOptions()
    options.reads = try ReadLog(record, clock: { Instant(secondsSince1970: 1_772_000_000) })
    let client = try Client(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    for claim in 1...3 { _ = client.say("send", drafting(claim)) }
    return client
  }

  private func reads() throws -> [StreamsRead] {
    var found: [StreamsRead] = []
    try record.forEachEntry(after: .start) { entry throws(EventStoreError) in
      for event in entry.events {
        #expect(event.type == StreamsRead.kind && event.stream.category == .reads)
        #expect(entry.command.target == event.stream)
        if let read = try? StreamsRead(decoding: event.payload) { found.append(read) }
      }
      return true
    }
    return found
  }

  private static func claim(_ number: Int) -> StreamID {
    .claim(Identifier("00000000-0000-0000-c1a1-\(padded(number))") ?? Identifier())
  }

  private func query(_ name: String, _ params: String = "{}", as reader: String? = nil) -> String {
    #"{"name":"\#(name)","params":\#(params)"# + (reader.map { #","as":"\#($0)""# } ?? "") + "}"
  }

  @Test("holds who was shown which streams, by which query, up to which position")
  func queries() throws {
    let client = try client()
    let one = #"{"claim":"00000000-0000-0000-c1a1-000000000001"}"#
    #expect(client.say("query", query("list", #"{"limit":2}"#))[0]["result"] != nil)
    #expect(client.say("query", query("timeline", one, as: "carla"))[0]["result"] != nil)
    #expect(client.say("query", query("financials"))[0]["result"] != nil)
    #expect(client.say("query", query("actors"))[0]["result"] != nil)
    let read = try reads()
    #expect(read.map(\.query) == ["list", "timeline", "financials", "actors"])
    #expect(read.map(\.reader.text) == ["", "carla", "", ""])
    #expect(read.allSatisfy { $0.face == "serve" && $0.position == 6 })
    // The third row tells of the page.
    #expect(read[0].rows == 3 && read[0].count == 2)
    #expect(read[0].params == "limit=2")
    #expect(Set(read[0].listed).isSubset(of: (1...3).map(Self.claim)))
    #expect(read[1].listed == [Self.claim(1)] && read[1].rows == 1)
    // Sums tell of no one stream.
    #expect(read[2].count == 0 && read[2].rows > 0)
    #expect(read[3].people.map(\.text) == ["ada", "carla", "hugo"])
    #expect(read[3].mayTell(of: .actor(ActorID("hugo"))) && !read[3].mayTell(of: Self.claim(1)))
  }

  @Test("has nothing of what is the same for all, of errors, and of what was not asked")
  func notRecorded() throws {
    let client = try client()
    for name in ["words", "catalogs", "flows", "community"] {
      #expect(client.say("query", query(name))[0]["result"] != nil, "\(name)")
    }
    let missing = #"{"claim":"00000000-0000-0000-c1a1-000000000009"}"#
    #expect(client.say("query", query("show", missing))[0]["error"] != nil)
    _ = client.say("query", query("receipt", #"{"receipt":"nobody's"}"#))
    _ = client.say("health")
    #expect(try reads() == [])
  }

  @Test("comes before the answer: what cannot be recorded is not shown, by query, slice or feed")
  func failing() throws {
    let client = try client()
    record.fail(.everyCall)
    let answer = client.say("query", query("list"))
    #expect(answer.count == 1)
    #expect(answer[0]["error", "data", "reason"] == #""notRecorded""#)
    #expect(answer[0]["error", "code"] == "-32007")
    #expect(answer[0]["result"] == nil)
    let slice = client.say("subscribe", #"{"slice":{"name":"list"}}"#)
    let feed = client.say("subscribe", #"{"feed":{"after":0}}"#)
    for line in slice + feed { #expect(line["method"] == nil, "\(line)") }
    record.heal()
    // With the next change both are told all that they were not.
    let heard = client.say("send", drafting(4)) + client.listen()
    let changed = heard.filter { $0["method"] == #""changed""# }
    #expect(changed.count == 1 && changed.first?.contains("c1a1-000000000001") == true)
    #expect(heard.filter { $0["method"] == #""event""# }.count == 7)
    #expect(try reads().map(\.face).sorted() == ["feed", "subscription"])
  }

  @Test("counts what subscriptions delivered: at first all rows, then those that are new")
  func subscriptions() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"slice":{"name":"list"}}"#)
    _ = client.say("subscribe", #"{"feed":{"after":3,"as":"carla"}}"#)
    _ = client.say("send", drafting(4))
    let read = try reads()
    let slices = read.filter { $0.face == "subscription" }
    #expect(slices.map { Set($0.listed) } == [Set((1...3).map(Self.claim)), [Self.claim(4)]])
    let feeds = read.filter { $0.face == "feed" }
    #expect(feeds.map { Set($0.listed) } == [Set((1...3).map(Self.claim)), [Self.claim(4)]])
    #expect(feeds.map(\.params) == ["after=3", "after=6"] && feeds.map(\.position) == [6, 7])
    #expect(feeds.allSatisfy { $0.reader == ActorID("carla") })
  }

  @Test("is a log of its own: neither claims nor an outbox are taken for one, nor it for them")
  func kinds() throws {
    let claims = InMemoryEventStore()
    let client = try Client(claims)
    _ = client.exchange(registering)
    #expect(throws: EventStoreError.self) { try ReadLog(claims, clock: { Instant() }) }
    _ = try self.client().say("query", query("list"))
    #expect(throws: EventStoreError.self) { try ClaimsKernel(record, clock: { Instant() }) }
    #expect(throws: EventStoreError.self) { try Outbox(record, clock: { Instant() }) }
    _ = try ReadLog(record, clock: { Instant() })
  }

  @Test("lists streams up to a number, and beyond it counts them: then it may tell of any")
  func many() throws {
    var read = StreamsRead()
    func streams(_ count: Int) -> Set<StreamID> {
      Set((1...count).map { StreamID.claim(Identifier(high: 7, low: UInt64($0))) })
    }
    read.tell(of: streams(StreamsRead.listedMax)) { _ in nil }
    #expect(read.listed.count == StreamsRead.listedMax)
    #expect(!read.mayTell(of: Self.claim(1)))
    #expect(try StreamsRead(decoding: read.encoded()) == read)
    read = StreamsRead()
    read.tell(of: streams(StreamsRead.listedMax + 1)) { _ in nil }
    #expect(read.listed.isEmpty && read.count == UInt64(StreamsRead.listedMax + 1))
    #expect(read.mayTell(of: Self.claim(1)))
    #expect(!StreamsRead().mayTell(of: Self.claim(1)))
  }
}
