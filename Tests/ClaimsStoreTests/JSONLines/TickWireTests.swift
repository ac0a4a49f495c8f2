import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@Suite("What falls due over JSON lines")
struct TickWireTests {
  private typealias Client = JSONLinesClient<FailingEventStore<InMemoryEventStore>>
  private static let lead = #""lead":"00000000-0000-0000-1ead-000000000001""#
  private let log = FailingEventStore(InMemoryEventStore())
  private let told = Told()

  /// What the timer said.
  private final class Told: Sendable {
    private let texts = Mutex<[String]>([])
    var faults: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }

  /// With Carla's lead, about which nothing was heard since 1 March, nine o'clock: due on 31 March.
  private func client(ticking: Bool = false, withClock: Bool = true) throws -> Client {
    var options = JSONLinesOptions()
    if ticking {
      options.timer = TickTimer(every: 3600, as: .ticking) { [told] fault in
        told.add(fault.en)
      }
    }
    let client = try JSONLinesClient(log, options)
    _ = client.exchange(registering)
    if withClock { registerClock(client) }
    let start =
      #"{"at":"2026-03-01T09:00:00Z","id":"00000000-0000-0000-c0de-000000000001","#
      + #""actor":{"id":"carla","role":"claimant"},\#(Self.lead),"#
      + #""command":{"startLead":{"details":{"name":"Carla"}}}}"#
    #expect(client.say("send", start)[0]["result", "accepted"] != nil)
    return client
  }

  private func registerClock(_ client: Client, at time: String = "2026-03-01T08:00:00Z") {
    let register =
      #"{"at":"\#(time)","id":"00000000-0000-0000-0ada-000000000009","#
      + #""actor":{"id":"ada","role":"administrator"},"person":"clock","#
      + #""command":{"registerActor":{"name":"Clock","roles":["system"]}}}"#
    #expect(client.say("send", register)[0]["result", "accepted"] != nil)
  }

  private func note(_ number: Int, at time: String) -> String {
    #"{"at":"\#(time)","id":"00000000-0000-0000-0bad-\#(padded(number))","#
      + #""actor":{"id":"carla","role":"claimant"},\#(Self.lead),"command":{"editLead":{}}}"#
  }

  private func events(of client: Client) -> [String] {
    client.say("query", #"{"name":"history"}"#)[0]["result", "rows"]?
      .matches(of: /"event":"([A-Za-z]+)"/).map { String($0.1) } ?? []
  }

  private func refusals(of client: Client) -> String? {
    client.say("query", #"{"name":"refusals"}"#)[0]["result", "rows"]
  }

  @Test("'tick' sends what is due, once, and answers with what came of each command")
  func method() throws {
    let client = try client()
    let early = client.say("tick", #"{"at":"2026-03-31T08:59:59Z"}"#)
    #expect(early.map { $0["result", "rows"] } == ["[]"])
    let due = client.say("tick", #"{"at":"2026-03-31T09:00:00Z"}"#)[0]
    #expect(due["result", "position"] == "6")
    let rows = try #require(due["result", "rows"])
    #expect(rows.contains(#""events":["LeadDiscarded"]"#))
    #expect(rows.contains(#""lead":"00000000-0000-0000-1ead-000000000001""#))
    #expect(client.say("tick")[0]["result", "rows"] == "[]")
    #expect(events(of: client).suffix(2) == ["LeadStarted", "LeadDiscarded"])
  }

  @Test("a dry run shows what would be sent, and sends nothing")
  func dryRun() throws {
    let client = try client()
    let dry = client.say("tick", #"{"at":"2026-03-31T09:00:00Z","dryRun":true}"#)[0]
    #expect(dry["result", "rows"]?.contains(#""command":{"discardLead":{}}"#) == true)
    #expect(dry["result", "position"] == "5")
    #expect(events(of: client).last == "LeadStarted")
  }

  @Test("what was due by another time is sent as of that time")
  func effective() throws {
    let client = try client()
    let params = #"{"at":"2026-04-15T12:00:00Z","effective":"2026-03-30T12:00:00Z"}"#
    #expect(client.say("tick", params)[0]["result", "rows"] == "[]")
    let due = client.say("tick", #"{"effective":"2026-04-02T12:00:00Z"}"#)[0]
    #expect(due["result", "rows"]?.contains("LeadDiscarded") == true)
    let history = client.say("query", #"{"name":"history"}"#)[0]
    #expect(history.contains(#""effective":"2026-04-02T12:00:00.000000000Z""#))
  }

  @Test("who is not registered as system is refused, and that is recorded")
  func rights() throws {
    let client = try client(withClock: false)
    for name in ["clock", "hugo"] {
      let params = #"{"at":"2026-04-01T00:00:00Z","as":"\#(name)"}"#
      let refused = client.say("tick", params)[0]
      #expect(refused["result", "rows"]?.contains(#""code":"notAuthorised""#) == true)
    }
    #expect(refusals(of: client)?.contains("discardLead") == true)
    #expect(events(of: client).last == "LeadStarted")
  }

  @Test(
    "params that are not known are an error, and nothing is sent",
    arguments: [#"{"dry":true}"#, #"{"as":null}"#, #"{"effective":"soon"}"#, #"{"at":"soon"}"#])
  func params(text: String) throws {
    let client = try client()
    #expect(client.say("tick", text)[0]["error", "data", "reason"] == #""invalidParams""#)
    #expect(events(of: client).last == "LeadStarted")
  }

  @Test("an answer that is too long says how many there were")
  func bounds() throws {
    var options = JSONLinesOptions()
    options.bounds.rows = 1
    let client = try Client(log, options)
    _ = client.exchange(registering)
    registerClock(client)
    for number in 1...3 {
      let start =
        #"{"at":"2026-03-01T09:00:00Z","id":"00000000-0000-0000-c0de-\#(padded(number))","#
        + #""actor":{"id":"carla","role":"claimant"},"lead":"00000000-0000-0000-1ead-"#
        + #"\#(padded(number))","command":{"startLead":{"details":{"name":"Carla"}}}}"#
      _ = client.say("send", start)
    }
    let due = client.say("tick", #"{"at":"2026-04-01T09:00:00Z"}"#)[0]
    #expect(due["result", "page"] == #"{"shown":1,"total":3}"#)
    #expect(events(of: client).count == 1, "within the bounds, too")
    #expect(log.head.position == Position(10))
  }

  @Test("a log that takes nothing is an error of the method")
  func failing() throws {
    let client = try client()
    log.fail(.append(1), with: .poisoned(reason: "a test"))
    let failed = client.say("tick", #"{"at":"2026-04-01T09:00:00Z"}"#)[0]
    #expect(failed["error", "data", "reason"] == #""logFailed""#)
  }

  // MARK: The timer

  @Test("the timer sends what falls due before the command that says what time it is")
  func timer() throws {
    let client = try client(ticking: true)
    _ = client.say("subscribe", #"{"feed":{"after":5}}"#)
    _ = client.say("subscribe", #"{"slice":{"name":"list","params":{"kind":"leads"}}}"#)
    #expect(client.say("send", note(1, at: "2026-03-02T09:00:00Z")).count >= 1)
    let heard = client.say("send", note(2, at: "2026-05-01T09:00:00Z"))
    #expect(heard.contains { $0["method"] == #""event""# && $0.contains("LeadDiscarded") })
    #expect(heard.contains { $0["method"] == #""changed""# && $0.contains("discarded") })
    let answer = try #require(heard.first { $0["id"] != nil })
    #expect(answer["result", "refused"] != nil, "given up by then")
    #expect(told.faults == [])
    #expect(client.say("tick")[0]["result", "rows"] == "[]")
  }

  @Test("the timer looks no more often than it is to, and anew if the clock is put back")
  func interval() throws {
    let client = try client(ticking: true)
    func move(to time: String) -> Bool {
      _ = client.say("send", note(Int.random(in: 1...1_000_000), at: time))
      return log.head.position > Position(5)
    }
    #expect(!move(to: "2026-03-31T08:30:00Z"))
    #expect(!move(to: "2026-03-31T09:20:00Z"), "not an hour later")
    #expect(move(to: "2026-03-31T09:30:00Z"))
  }

  @Test("what the timer is refused is told once, not recorded, and sent once it may be")
  func refused() throws {
    let client = try client(ticking: true, withClock: false)
    for day in 1...5 {
      _ = client.say("tick", #"{"at":"2026-04-0\#(day)T09:00:00Z","dryRun":true}"#)
    }
    let faults = told.faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("1 due, and refused to 'clock': ") == true)
    #expect(refusals(of: client) == "[]")
    #expect(client.say("health")[0]["result", "counters", "refused"] == "0")
    registerClock(client, at: "2026-04-06T09:00:00Z")
    _ = client.say("tick", #"{"at":"2026-04-07T09:00:00Z","dryRun":true}"#)
    #expect(events(of: client).last == "LeadDiscarded")
    #expect(told.faults.count == 1)
  }

  @Test("a log that fails under the timer is told once, and tried again")
  func failingTimer() throws {
    let client = try client(ticking: true)
    log.fail(.append(1), with: .poisoned(reason: "a test"))
    func look(onDay day: Int) {
      _ = client.say("tick", #"{"at":"2026-04-0\#(day)T09:00:00Z","dryRun":true}"#)
    }
    look(onDay: 1)
    #expect(told.faults.first?.hasPrefix("what is due was not sent: ") == true)
    look(onDay: 2)
    #expect(events(of: client).last == "LeadDiscarded")
    #expect(told.faults.count == 1)
  }

  @Test("a host whose clock goes by itself says when")
  func host() throws {
    let client = try client(ticking: true)
    client.clock.set(Instant("2026-04-01T00:00:00Z")!)
    #expect(events(of: client).last == "LeadStarted")
    client.server.letTimePass()
    #expect(events(of: client).last == "LeadDiscarded")
  }
}
