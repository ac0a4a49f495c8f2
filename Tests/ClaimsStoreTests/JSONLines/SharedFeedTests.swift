import ClaimsKernel
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsStore

/// A follower of the log gets the same as if it were the only one, and costs no more than the copy
/// of a line.
@Suite("Many feeds over one connection", .long)
struct SharedFeedTests {
  private typealias Client = JSONLinesClient<FailingEventStore<InMemoryEventStore>>

  private let log = FailingEventStore(InMemoryEventStore())

  private func client(_ log: FailingEventStore<InMemoryEventStore>) throws -> Client {
    try Client(log)
  }

  private func feed(_ after: Int, _ reader: String? = nil) -> String {
    #"{"feed":{"after":\#(after)"# + (reader.map { #","as":"\#($0)""# } ?? "") + "}}"
  }

  /// What each feed was sent, by its number, without that.
  private func events(_ lines: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for line in lines where line.contains(#""method":"event""#) {
      guard let number = line["params", "subscription"] else { continue }
      found[number, default: []].append(
        line.replacing(#""subscription":\#(number),"#, with: ""))
    }
    return found
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    "however many follow it, the log is read once for each commit",
    arguments: [nil, "carla", "ada"])
  func readOnce(reader: String?) throws {
    var reads: [Int] = []
    for feeds in [1, 500] {
      let log = FailingEventStore(InMemoryEventStore())
      let client = try client(log)
      _ = client.exchange(registering)
      for _ in 1...feeds { _ = client.say("subscribe", feed(3, reader)) }
      let before = log.calls.reads
      let told = client.say("send", drafting(1)).filter { $0.contains(#""method":"event""#) }
      #expect(told.count == feeds)
      reads.append(log.calls.reads - before)
    }
    #expect(reads[0] == reads[1])
  }

  @Test(
    "each gets what it would get by itself, for any reader and any beginning",
    arguments: [1, 2, 3] as [UInt64])
  func asAlone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let client = try client(log)
    _ = client.exchange(registering)
    for command in [drafting(1), dating(1), submitting(1), accepting(1)] {
      #expect(client.say("send", command)[0]["result", "accepted"] != nil)
    }
    var (feeds, ended): ([(after: Int, reader: String?)], Set<Int>) = ([], [])
    var told: [String] = []
    for step in 10...250 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<2:
        let end = Int(client.store.kernel.log.head.position.value)
        let after = Int.random(in: 0...(Bool.random(using: &random) ? 8 : end), using: &random)
        let reader: String? =
          [nil, "carla", "hugo", "ada", "nobody"].randomElement(using: &random) ?? nil
        feeds.append((after, reader))
        client.server.receive(client.request("subscribe", feed(after, reader)) + "\n")
      case 2..<4: client.server.receive(client.request("send", drafting(step)) + "\n")
      case 4 where !feeds.isEmpty:
        let number = Int.random(in: 1...feeds.count, using: &random)
        guard ended.insert(number).inserted else { continue }
        let request = client.request("unsubscribe", #"{"subscription":\#(number)}"#)
        client.server.receive(request + "\n")
      default: told += lines(client.server.take())
      }
    }
    told += client.listen()
    let heard = events(told)
    #expect(feeds.count > 50 && ended.count > 10)
    for (place, feed) in feeds.enumerated() {
      let lone = try self.client(log)
      let all = events(lone.say("subscribe", self.feed(feed.after, feed.reader)))["1"] ?? []
      let heard = heard["\(place + 1)"] ?? []
      #expect(heard == (ended.contains(place + 1) ? Array(all.prefix(heard.count)) : all))
    }
    // A commit of two events, from its middle too.
    #expect(Set(feeds.map(\.after)).isSuperset(of: [6, 7, 8]))
  }

  @Test("what many get comes together, and no reader's events are held up by it")
  func together() throws {
    let client = try client(log)
    _ = client.exchange(registering)
    for _ in 1...500 { _ = client.say("subscribe", feed(3)) }
    client.server.receive(client.request("send", drafting(1)) + "\n")
    #expect(lines(client.server.take()).count == 1)
    let first = client.server.take()
    #expect((64 << 10)..<(66 << 10) ~= first.count)
    // An answer goes before the rest.
    client.server.receive(client.request("health") + "\n")
    #expect(lines(client.server.take()).contains { $0.contains("durablePosition") })
    let told = events(lines(first) + client.listen())
    #expect(told.count == 500)
    #expect(told.values.allSatisfy { $0.count == 1 })
  }

  @Test("what a reader saw is written down for as long as they see it, and no longer")
  func ended() throws {
    let client = try client(log)
    _ = client.exchange(registering)
    let document = "00000000-0000-0000-d0c5-\(padded(1))"
    func act(_ number: Int, _ command: String) -> String {
      #"{"id":"00000000-0000-0000-d0c6-\#(padded(number))","actor":{"id":"carla","role":"claimant"},"#
        + #""document":"\#(document)","command":\#(command)}"#
    }
    for command in [
      #"{"id":"00000000-0000-0000-0ada-\#(padded(9))","actor":{"id":"ada","role":"administrator"},"#
        + #""person":"rita","command":{"registerActor":{"name":"Rita","roles":["claimant"]}}}"#,
      act(1, #"{"startDocument":{"details":{"type":"invoice","title":"Repair"}}}"#),
      act(2, #"{"shareDocument":{"recipient":"rita","until":"2026-03-01T10:00:00Z"}}"#),
    ] { #expect(client.say("send", command)[0]["result", "accepted"] != nil) }
    for _ in 1...500 { _ = client.say("subscribe", feed(6, "rita")) }
    client.server.receive(
      client.request(
        "send",
        #"{"at":"2026-03-01T09:59:59.9Z","#
          + act(3, #"{"editDocument":{"details":{"title":"Repairs"}}}"#).dropFirst()) + "\n")
    #expect(lines(client.server.take())[0]["result", "accepted"] != nil)
    let before = events(lines(client.server.take()))
    #expect(before.values.allSatisfy { $0[0].contains("Repairs") })
    client.clock.set(client.clock.now.advanced(milliseconds: 100))
    let after = events(client.listen())
    #expect(before.count > 50 && before.count + after.count == 500)
    #expect(after.values.allSatisfy { $0[0]["params", "rows"] == "[]" })
  }

  @Test("what was written for a feed that is ended meanwhile is not sent")
  func endedMeanwhile() {
    var state = JSONLinesState()
    let numbers = (1...3).map { _ in
      state.subscriptions.add(Subscriptions.Feed(reader: nil, position: .start))
    }
    _ = state.take()
    let (due, changes) = state.subscriptions.nextFeeds()
    #expect(due.map(\.number) == numbers)
    var lines = FeedLines()
    for feed in due {
      lines.add("\(feed.number)", [0x0a], [])
      lines.end(feed.number, at: Position(1), isWhole: true)
    }
    let (wasThere, isComplete) = (
      state.subscriptions.remove(2), lines.settle(changes, &state)
    )
    #expect(wasThere && !isComplete)
    let left = String(decoding: lines.ofThoseLeft, as: UTF8.self).split(separator: "\n")
    #expect(left.map { $0.last } == ["1", "3"])
    #expect(state.counters.notifications == 2)
    let (more, _) = state.subscriptions.nextFeeds()
    #expect(more.isEmpty)
  }
}

private func acting(_ number: Int, _ claim: Int, _ actor: String, _ command: String) -> String {
  #"{"id":"00000000-0000-0000-acd0-\#(padded(number))","actor":\#(actor),"#
    + #""claim":"00000000-0000-0000-c1a1-\#(padded(claim))","command":\#(command)}"#
}

private func dating(_ claim: Int) -> String {
  acting(
    3, claim, #"{"id":"carla","role":"claimant"}"#, #"{"editDraft":{"lossDate":"2026-01-01"}}"#)
}

private func submitting(_ claim: Int) -> String {
  acting(1, claim, #"{"id":"carla","role":"claimant"}"#, #"{"submit":{}}"#)
}

private func accepting(_ claim: Int) -> String {
  acting(
    2, claim, #"{"id":"hugo","role":"handler"}"#, #"{"acceptIntake":{"handler":"hugo"}}"#)
}

extension Instant {
  fileprivate func advanced(milliseconds: Int64) -> Instant {
    Instant(nanoseconds: nanoseconds + milliseconds * 1_000_000)
  }
}
