import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Synchronization
import Testing

@testable import ClaimsStore

/// A client that asks much, or reads slowly, costs the others little and the server no memory.
@Suite("Turns and bounds over JSON lines")
struct FairnessTests {
  private func client(
    _ body: (inout JSONLinesOptions) -> Void = { _ in }
  ) throws -> JSONLinesClient<InMemoryEventStore> {
    var options = JSONLinesOptions()
    body(&options)
    let client = try JSONLinesClient(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    return client
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func subscriptions(_ lines: [String], _ method: String) -> [String] {
    lines.filter { $0.contains(#""method":"\#(method)""#) }
      .compactMap { $0["params", "subscription"] }
  }

  // MARK: Slices

  @Test("a slow reader makes the server keep one slice more than may wait, not all")
  func slowReader() throws {
    let client = try client { $0.waitingBytes = 20_000 }
    for number in 1...20 { _ = client.say("send", drafting(number)) }
    for _ in 1...30 {
      client.server.receive(client.request("subscribe", #"{"slice":{"name":"list"}}"#) + "\n")
    }
    _ = client.server.take()
    while client.server.work() {}
    let first = client.server.take()
    let told = lines(first)
    let longest = told.map(\.utf8.count).max() ?? 0
    #expect(longest > 10_000)
    #expect(20_000..<(20_001 + longest) ~= first.count)
    // The rest comes as it is taken.
    let all = subscriptions(told + client.listen(), "changed")
    #expect(all == (1...30).map { "\($0)" })
  }

  @Test("a worker is called once there is room again for what was held up")
  func heldUp() throws {
    let calls = Mutex(0)
    var options = JSONLinesOptions()
    options.waitingBytes = 1
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: { Instant() }))
    let server = JSONLinesServer(store, options) { need in
      if case .work = need { calls.withLock { $0 += 1 } }
    }
    let slice = #""method":"subscribe","params":{"slice":{"name":"actors"}}}"# + "\n"
    server.receive(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":1,"# + slice + #"{"jsonrpc":"2.0","id":2,"# + slice)
    var told: [String] = []
    // Works and takes by turns, and works no more than it is called.
    while true {
      let called = calls.withLock { calls in
        defer { calls = 0 }
        return calls
      }
      if called > 0 { while server.work() {} }
      let taken = lines(server.take())
      guard called > 0 || !taken.isEmpty else { break }
      told += taken
    }
    #expect(subscriptions(told, "changed") == ["1", "2"])
  }

  @Test("if not all can be sent at once, each slice has its turn")
  func slicesTakeTurns() throws {
    let client = try client { $0.waitingBytes = 1 }
    for _ in 1...3 { _ = client.say("subscribe", #"{"slice":{"name":"list"}}"#) }
    var told: [String] = []
    for number in 1...30 {
      client.server.receive(client.request("send", drafting(number)) + "\n")
      _ = client.server.take()
      while client.server.work() {}
      told += subscriptions(lines(client.server.take()), "changed")
    }
    for number in 1...3 { #expect(told.count { $0 == "\(number)" } >= 9, "\(told)") }
  }

  @Test("a watcher is sent something, however many ask")
  func askedMuch() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"slice":{"name":"list"}}"#)
    client.server.receive(client.request("send", drafting(1)) + "\n")
    var told: [String] = []
    for _ in 1...20 {
      client.server.receive(client.request("query", #"{"name":"actors"}"#) + "\n")
      #expect(client.server.work())
      told += lines(client.server.take())
    }
    #expect(subscriptions(told, "changed") == ["1"])
    // And no client that asked is left out.
    told += client.listen()
    #expect(told.count { $0.contains(#""result":{"position":4,"rows""#) } == 20)
  }

  // MARK: Feeds

  @Test("a follower of the log gets its events, however much else is sent")
  func steadyLoad() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"feed":{"after":3}}"#)
    var told: [String] = []
    for number in 1...40 {
      client.server.receive(client.request("send", drafting(number)) + "\n")
      told += lines(client.server.take())
    }
    #expect(subscriptions(told, "event").count >= 18)
    #expect(told.count { $0.contains(#""accepted""#) } >= 18)
    told += client.listen()
    let events = told.filter { $0.contains(#""method":"event""#) }
    #expect(events.map { $0["params", "position"] } == (4...43).map { "\($0)" })
  }

  @Test("the number of a feed comes before its first event, whatever the turn")
  func numberFirst() throws {
    let client = try client()
    client.server.receive(client.request("health") + "\n")
    _ = client.server.take()
    client.server.receive(client.request("subscribe", #"{"feed":{"after":0}}"#) + "\n")
    var told: [String] = []
    while true {
      let taken = client.server.take()
      guard !taken.isEmpty else { break }
      told += lines(taken)
    }
    #expect(told.first?["result", "subscription"] == "1")
    #expect(subscriptions(told, "event") == ["1", "1", "1"])
  }

  // MARK: Cancelling

  @Test("what was cancelled waits no more: cancelling as fast as asking leaves nothing behind")
  func cancelled() throws {
    let client = try client { $0.inFlight = 8 }
    for number in 1...1000 {
      client.server.receive(
        #"{"jsonrpc":"2.0","id":"q\#(number)","method":"query","params":{"name":"list"}}"# + "\n"
          + #"{"jsonrpc":"2.0","method":"cancel","params":{"id":"q\#(number)"}}"# + "\n")
      #expect(lines(client.server.take()).map { $0["error", "code"] } == ["-32800"])
    }
    #expect(client.server.state.withLock { $0.jobs.long.count } == 0)
    #expect(client.server.state.withLock { $0.jobs.long.slots } < 200)
    #expect(!client.server.work())
  }

  @Test("jobs come in the order in which they were asked for, but for those that were taken out")
  func jobs() {
    var queue = JobQueue()
    var model: [UInt64] = []
    var random = SeededGenerator(seed: 7)
    for serial in 1...5000 as ClosedRange<UInt64> {
      queue.add(Job(.number(Int64(serial))) { _ in "" }, serial)
      model.append(serial)
      switch Int.random(in: 0..<5, using: &random) {
      case 0..<2: #expect(queue.take()?.serial == (model.isEmpty ? nil : model.removeFirst()))
      case 2..<4:
        let other = UInt64.random(in: 1...serial, using: &random)
        let place = model.firstIndex(of: other)
        #expect(queue.remove(other) == (place != nil))
        if let place { model.remove(at: place) }
      default: break
      }
      #expect(queue.count == model.count)
      #expect(queue.isEmpty == model.isEmpty)
      #expect(queue.slots <= 2 * model.count + 128)
    }
    while let (_, serial) = queue.take() { #expect(serial == model.removeFirst()) }
    #expect(model.isEmpty)
  }

  // MARK: Lines without an id

  @Test("if no id says which request is meant, the number of its line does")
  func numbers() throws {
    let client = try client()
    #expect(client.exchange("{")[0]["error", "data", "line"] == "5")
    #expect(client.exchange("\n  \n[]")[0]["error", "data", "line"] == "6")
    let long = client.exchange(String(repeating: "x", count: 2 << 20))[0]
    #expect(long["error", "data", "line"] == "7")
    #expect(client.say("helth")[0]["error", "data", "line"] == nil)
    let query = #"{"jsonrpc":"2.0","id":"q","method":"query","params":{"name":"list"}}"#
    #expect(client.exchange(query + "\n" + query)[0]["error", "data", "line"] == "10")
  }
}
