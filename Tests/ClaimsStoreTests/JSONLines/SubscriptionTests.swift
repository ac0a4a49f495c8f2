import ClaimsKernel
import ClaimsStore
import EventSourcing
import Testing

@Suite("Subscriptions over JSON lines")
struct SubscriptionTests {
  private func client(
    _ options: JSONLinesOptions = JSONLinesOptions()
  ) throws -> JSONLinesClient<InMemoryEventStore> {
    let client = try JSONLinesClient(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    return client
  }

  private func positions(_ lines: [String]) -> [String?] {
    lines.filter { $0.contains(#""method":"event""#) }.map { $0["params", "position"] }
  }

  // MARK: Feeds

  @Test("a feed sends what was there, then what comes, each once and in order")
  func feed() throws {
    let client = try client()
    let heard = client.say("subscribe", #"{"feed":{"after":1}}"#)
    #expect(heard[0]["result"] == #"{"position":1,"subscription":1}"#)
    #expect(positions(heard) == ["2", "3"])
    #expect(positions(client.say("send", drafting(1))) == ["4"])
    #expect(positions(client.say("send", drafting(1))) == [])
    #expect(positions(client.say("health")) == [])
  }

  @Test("a reader that goes on after the last position misses nothing and sees nothing twice")
  func resuming() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"feed":{"after":0}}"#)
    _ = client.say("unsubscribe", #"{"subscription":1}"#)
    #expect(positions(client.say("send", drafting(1))) == [])
    #expect(positions(client.say("subscribe", #"{"feed":{"after":3}}"#)) == ["4"])
  }

  @Test("a feed from behind the log's end is refused, and the error says what to do")
  func beyondEnd() throws {
    let client = try client()
    let heard = client.say("subscribe", #"{"feed":{"after":4}}"#)
    #expect(heard[0]["error", "data", "reason"] == #""invalidParams""#)
    #expect(
      heard[0]["error", "message"]
        == #""params.feed.after: the log ends at 3, found 4: begin anew, from 0""#)
    #expect(client.say("send", drafting(1)).count == 1)
  }

  @Test("a long log comes in pieces that its reader asks for, and answers go before it")
  func backlog() throws {
    let client = try client()
    let lines = (1...1000).map { client.request("send", drafting($0)) }
    for start in stride(from: 0, to: 1000, by: 100) {
      _ = client.exchange(lines[start..<start + 100].joined(separator: "\n"))
    }
    client.server.receive(client.request("subscribe", #"{"feed":{"after":0}}"#) + "\n")
    _ = client.server.take()
    let first = client.server.take()
    #expect((64 << 10)..<(80 << 10) ~= first.count)
    client.server.receive(client.request("health") + "\n")
    #expect(String(decoding: client.server.take(), as: UTF8.self).contains("durablePosition"))
    var found = String(decoding: first, as: UTF8.self).split(separator: "\n").map(String.init)
    found += client.listen()
    #expect(positions(found) == (1...1003).map { "\($0)" })
  }

  @Test("before the end every feed is sent all of it")
  func ending() throws {
    let client = try client()
    let heard = client.exchange(
      client.request("subscribe", #"{"feed":{"after":2}}"#) + "\n"
        + client.request("send", drafting(1)) + "\n" + client.request("shutdown"))
    #expect(positions(heard) == ["3", "4"])
    #expect(heard.last?["result"] == "{}")
    #expect(client.server.isEnded)
  }

  @Test("two feeds take turns")
  func turns() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"feed":{"after":0}}"#)
    _ = client.say("subscribe", #"{"feed":{"after":2}}"#)
    let heard = client.say("send", drafting(1)).filter { $0.contains(#""method":"event""#) }
    let subscriptions = heard.map { $0["params", "subscription"] ?? "none" }
    #expect(subscriptions.sorted() == ["1", "2"])
  }

  // MARK: Slices

  @Test("a slice is sent whole at first, and then its differences")
  func slice() throws {
    let client = try client()
    let heard = client.say("subscribe", #"{"slice":{"name":"list"}}"#)
    #expect(heard.last?["params", "value"] == #"{"rows":[]}"#)
    let rows = (1...3).map { client.say("send", drafting($0)).last?["params", "value"] }
    #expect(rows[2]?.hasPrefix(#"{"inserted":[{"at":2,"row":{"claim":"#) ?? false)
    #expect(rows[2]?.hasSuffix(#""removed":[]}"#) ?? false)
  }

  @Test("what changes nothing of a slice is not sent")
  func quiet() throws {
    let client = try client()
    _ = client.exchange(client.request("send", drafting(1)))
    let show = #"{"slice":{"name":"show","params":{"stream":{"claim":"\#(claimText(1))"}}}}"#
    #expect(client.say("subscribe", show).count == 2)
    #expect(client.say("send", drafting(2)).count == 1)
    _ = client.say("subscribe", #"{"slice":{"name":"community"}}"#)
    #expect(client.say("send", drafting(3)).count == 1)
  }

  @Test("what a reader was shown until a time is gone with the next event after it")
  func ended() throws {
    let client = try client()
    let document = "00000000-0000-0000-d0c5-\(padded(1))"
    func act(_ number: Int, _ command: String) -> String {
      #"{"id":"00000000-0000-0000-d0c6-\#(padded(number))","actor":{"id":"carla","role":"claimant"},"#
        + #""document":"\#(document)","command":\#(command)}"#
    }
    _ = client.say(
      "send",
      #"{"id":"00000000-0000-0000-0ada-\#(padded(9))","actor":{"id":"ada","role":"administrator"},"#
        + #""person":"rita","command":{"registerActor":{"name":"Rita","roles":["claimant"]}}}"#)
    _ = client.say(
      "send", act(1, #"{"startDocument":{"details":{"type":"invoice","title":"Repair"}}}"#))
    let shared = client.say(
      "send", act(2, #"{"shareDocument":{"recipient":"rita","until":"2026-03-01T10:00:00Z"}}"#))
    #expect(shared[0]["result", "accepted"] != nil, "\(shared)")
    let slice =
      #"{"slice":{"name":"show","params":{"stream":{"document":"\#(document)"}},"as":"rita"}}"#
    #expect(
      client.say("subscribe", slice).last?["params", "value", "rows"]?.contains("Repair") ?? false)
    func later(_ time: String, _ number: Int) -> [String] {
      client.say("send", #"{"at":"\#(time)","# + drafting(number).dropFirst())
    }
    #expect(later("2026-03-01T09:59:59Z", 1).count == 1)
    #expect(
      later("2026-03-01T10:00:00Z", 2).last?["params", "value"] == #"{"inserted":[],"removed":[0]}"#
    )
  }

  @Test("of many changes that were not taken the newest is sent, once")
  func newest() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"slice":{"name":"list","whole":true}}"#)
    for number in 1...3 {
      client.server.receive(client.request("send", drafting(number)) + "\n")
      _ = client.server.work()
    }
    let told = client.listen().filter { $0.contains(#""method":"changed""#) }
    #expect(told.map { $0["params", "position"] } == ["4", "6"])
    #expect(told.last?["params", "value"]?.split(separator: #""revision""#).count == 4)
  }

  @Test("nothing of a subscription comes after the answer to 'unsubscribe'")
  func unsubscribing() throws {
    let client = try client()
    _ = client.say("subscribe", #"{"slice":{"name":"list"}}"#)
    let heard = client.exchange(
      client.request("send", drafting(1)) + "\n"
        + client.request("unsubscribe", #"{"subscription":1}"#))
    #expect(heard.count == 2)
    #expect(client.say("send", drafting(2)).count == 1)
  }

  @Test("there are no more subscriptions than may be")
  func limit() throws {
    var options = JSONLinesOptions()
    options.subscriptions = 1
    let client = try client(options)
    _ = client.say("subscribe", #"{"feed":{"after":0}}"#)
    let other = client.say("subscribe", #"{"feed":{"after":0}}"#)
    #expect(other[0]["error", "data", "reason"] == #""tooMany""#)
  }

  @Test("a reader is sent nothing that they may not see")
  func reading() throws {
    let client = try client()
    let heard = client.say("subscribe", #"{"slice":{"name":"list","as":"carla"}}"#)
    #expect(heard.last?["params", "value"] == #"{"rows":[]}"#)
    let draft = client.say("send", drafting(1)).last
    #expect(draft?["params", "value"]?.contains(#""redacted":["#) ?? false)
  }
}

private func claimText(_ number: Int) -> String { "00000000-0000-0000-c1a1-\(padded(number))" }
