import ClaimsKernel
import ClaimsStore
import EventSourcing
import StateMachineTesting
import Testing

@Suite("An outbox over JSON lines")
struct OutboxWireTests {
  private let client: JSONLinesClient<InMemoryEventStore>

  init() throws {
    client = try JSONLinesClient(InMemoryEventStore(), queueing: true)
    _ = client.exchange(registering)
    _ = client.say("connection", #"{"online":false}"#)
  }

  private func status(_ lines: [String]) -> String? {
    lines.first { $0["id"] != nil }?["result", "item", "status"]
  }

  private func id(_ number: Int) -> String { "00000000-0000-0000-c0de-\(padded(number))" }

  /// A note that no log takes: it has no text.
  private func note(_ number: Int, _ text: String = " ") -> String {
    #"{"id":"\#(id(number))","actor":{"id":"carla","role":"claimant"},"#
      + #""claim":"00000000-0000-0000-c1a1-\#(padded(1))","command":{"addNote":{"text":"\#(text)"}}}"#
  }

  @Test("what is queued offline waits, and is delivered once in its order")
  func queued() async throws {
    #expect(status(client.say("enqueue", drafting(1))) == #""queued""#)
    #expect(status(client.say("enqueue", note(2, "called"))) == #""queued""#)
    #expect(status(client.say("enqueue", note(2, "called"))) == #""queued""#)
    #expect(try await client.deliver() == [])
    #expect(client.store.kernel.log.head.position == Position(3))
    let standing = client.say("outbox")[0]
    #expect(standing["result", "underWay"] == "2")
    #expect(standing["result", "status"] == #""pending""#)
    _ = client.say("connection", #"{"online":true}"#)
    _ = try await client.deliver()
    #expect(client.store.kernel.log.head.position == Position(5))
    #expect(client.say("outbox")[0]["result", "rows"] == "[]")
    #expect(client.say("outbox", #"{"all":true}"#)[0]["result", "settled"] == "2")
  }

  @Test("what is refused says why, and what may be done; it is edited, sent as new, or dropped")
  func refused() async throws {
    for line in [drafting(1), note(2), note(3), note(4)] { _ = client.say("enqueue", line) }
    _ = client.say("connection", #"{"online":true}"#)
    _ = try await client.deliver()
    let rows = try #require(client.say("outbox")[0]["result", "rows"])
    #expect(rows.split(separator: #""status":"refused""#).count == 4)
    #expect(rows.contains(#""refused":{"reasons":[{"code":"#))
    #expect(rows.contains(#""actions":["retry","drop","edit","retryAsNew"]"#))
    #expect(status(client.say("edit", note(2, "mended"))) == #""queued""#)
    let replaced = client.say(
      "retryAsNew", #"{"command":"\#(id(3))","as":"\#(id(33))"}"#)
    #expect(replaced[0]["result", "item", "replaces"] == "\"\(id(3))\"")
    #expect(status(client.say("drop", #"{"command":"\#(id(4))","reason":"no"}"#)) == #""dropped""#)
    _ = try await client.deliver()
    #expect(client.say("outbox")[0]["result", "refused"] == "1")
    #expect(status(client.say("retry", #"{"command":"\#(id(33))"}"#)) == #""queued""#)
  }

  @Test("what an outbox does not do is a refusal, in the words that were asked for")
  func notDone() throws {
    for (method, params) in [
      ("retry", #"{"command":"\#(id(9))"}"#), ("drop", #"{"command":"\#(id(9))"}"#),
      ("edit", note(9)), ("retryAsNew", #"{"command":"\#(id(9))","as":"\#(id(8))"}"#),
      ("resolve", #"{"command":"\#(id(9))","by":"rebase"}"#), ("enqueue", #"{"id":"x"}"#),
    ] {
      let heard = client.say(method, params)
      #expect(heard[0]["result", "refused", "reasons"] != nil, "\(method): \(heard)")
    }
    #expect(client.say("resolve", #"{"command":"\#(id(9))"}"#)[0]["error", "code"] == "-32602")
    #expect(client.say("connection", #"{"signedIn":false}"#)[0]["error", "code"] == "-32602")
    let other = try JSONLinesClient(InMemoryEventStore())
    #expect(other.say("enqueue", note(1))[0]["error", "code"] == "-32601")
    #expect(other.say("subscribe", #"{"outbox":{}}"#)[0]["error", "code"] == "-32602")
    #expect(!(other.say("initialize")[0]["result"]?.contains("enqueue") ?? false))
  }

  @Test("what waits is reported as it changes, and its outcome")
  func watched() async throws {
    let heard = client.say("subscribe", #"{"outbox":{}}"#)
    #expect(heard.last?["params", "value"] == #"{"rows":[]}"#)
    let queued = client.say("enqueue", drafting(1))
    #expect(queued.last?["params", "value", "inserted"]?.contains("queued") ?? false)
    #expect(client.say("send", drafting(2, id: 22)).count == 1)
    _ = client.say("connection", #"{"online":true}"#)
    let told = try await client.deliver()
    #expect(told.last?["params", "value"] == #"{"inserted":[],"removed":[0]}"#)
  }

  @Test("a request whose answer was lost is answered as it was: nothing happens twice")
  func again() async throws {
    for line in [drafting(1), note(2), note(3), note(4)] { _ = client.say("enqueue", line) }
    _ = client.say("connection", #"{"online":true}"#)
    _ = try await client.deliver()
    for (method, params) in [
      ("edit", note(2, "mended")), ("drop", #"{"command":"\#(id(4))","reason":"no"}"#),
      ("retryAsNew", #"{"command":"\#(id(3))","as":"\#(id(33))"}"#),
    ] {
      let first = client.say(method, params)[0]["result", "item"]
      #expect(first != nil)
      #expect(client.say(method, params)[0]["result", "item"] == first, "\(method)")
    }
    #expect(client.say("outbox", #"{"all":true}"#)[0]["result", "settled"] == "3")
  }

  @Test("what is queued is answered once it is durable, and holds up no other request meanwhile")
  func waiting() throws {
    let log = FailingEventStore(InMemoryEventStore())
    let outbox = try Outbox(log, isOnline: false, clock: { noon })
    let server = JSONLinesServer(client.store, outbox: outbox)
    func say(_ lines: String...) -> [String?] {
      server.receive(lines.map { $0 + "\n" }.joined())
      while server.work() {}
      return String(decoding: server.take(), as: UTF8.self).split(separator: "\n")
        .map { String($0)["id"] }
    }
    _ = say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"#)
    // The first wait is that of those who observe.
    log.hold(wait: 2)
    func enqueue(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"enqueue","params":\#(drafting(id))}"#
    }
    #expect(say(enqueue(1), enqueue(2)) == ["2"])
    log.release()
    #expect(say() == ["1"])
    log.fail(.durability(ofAppend: 1), with: .poisoned(reason: "a test"))
    server.receive(enqueue(3) + "\n")
    while server.work() {}
    #expect(
      String(decoding: server.take(), as: UTF8.self)["error", "data", "reason"] == #""logFailed""#)
  }

  @Test("'health' gives the outbox's state, and why it does not deliver")
  func health() async throws {
    _ = client.say("enqueue", drafting(1))
    let health = client.say("health")[0]
    #expect(health["result", "outbox", "online"] == "false")
    #expect(health["result", "outbox", "underWay"] == "1")
    #expect(health["result", "outbox", "failure"] == nil)
    let log = FailingEventStore(InMemoryEventStore())
    let outbox = try Outbox(log, clock: { noon })
    let server = JSONLinesServer(client.store, outbox: outbox)
    server.receive(client.request("initialize", #"{"protocolVersion":1}"#) + "\n")
    log.fail(.everyCall, with: .poisoned(reason: "a test"))
    _ = try? await outbox.run(over: LocalTransport(client.store))
    server.receive(client.request("health") + "\n")
    let told = String(decoding: server.take(), as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(told.last?["result", "outbox", "failure"]?.contains("a test") ?? false)
  }

  @Test("a queued command is not taken back by 'cancel'")
  func cancelled() {
    let enqueue =
      #"{"jsonrpc":"2.0","id":"e","method":"enqueue","params":\#(drafting(1))}"# + "\n"
      + #"{"jsonrpc":"2.0","method":"cancel","params":{"id":"e"}}"#
    #expect(status(client.exchange(enqueue)) == #""queued""#)
  }

  @Test("what the outbox holds is pending in the store, until it is settled")
  func pending() async throws {
    let outbox = try #require(client.outbox)
    _ = client.say("enqueue", drafting(1))
    let following = client.store.follow(outbox)
    _ = client.say("enqueue", note(2))
    #expect(client.store.pending.map(\.stage) == [.queued, .queued])
    _ = client.say("connection", #"{"online":true}"#)
    _ = try await client.deliver()
    #expect(client.store.pending.isEmpty)
    withExtendedLifetime(following) {}
  }
}
