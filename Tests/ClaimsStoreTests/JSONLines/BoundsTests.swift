import ClaimsKernel
import EventSourcing
import Testing

@testable import ClaimsStore

@Suite("Bounds of answers over JSON lines")
struct BoundsTests {
  private typealias Client = JSONLinesClient<InMemoryEventStore>

  private static let claims = 12

  /// A server with claims, and with something for most other queries.
  private func client(_ body: (inout JSONLinesOptions) -> Void = { _ in }) throws -> Client {
    var options = JSONLinesOptions()
    body(&options)
    let client = try Client(InMemoryEventStore(), options)
    _ = client.exchange(registering)
    for number in 1...Self.claims {
      _ = client.say("send", drafting(number))
      _ = client.say(
        "send",
        #"{"id":"00000000-0000-0000-4e93-\#(padded(number))","actor":{"id":"carla","role":"claimant"},"#
          + #""claim":"00000000-0000-0000-c1a1-\#(padded(number))","#
          + #""command":{"addNote":{"text":"photos follow"}}}"#)
    }
    for number in 1...3 {
      _ = client.say(
        "send",
        #"{"id":"00000000-0000-0000-4e90-\#(padded(number))","actor":{"id":"carla","role":"claimant"},"#
          + #""report":"00000000-0000-0000-4e91-\#(padded(number))","command":{"startReport":{}}}"#)
      // A refusal: Carla may not register anybody.
      _ = client.say(
        "send",
        #"{"id":"00000000-0000-0000-4e92-\#(padded(number))","actor":{"id":"carla","role":"claimant"},"#
          + #""person":"x\#(number)","command":{"registerActor":{"name":"x","roles":["claimant"]}}}"#
      )
    }
    return client
  }

  private func members(_ json: String?) -> JSONObject {
    guard case .object(let members) = try? JSONValue(parsing: Array((json ?? "").utf8)) else {
      return [:]
    }
    return members
  }

  private func rows(_ answer: String) throws -> [String] {
    guard case .array(let rows) = members(answer["result"])["rows"] else {
      throw UnexpectedAnswer(text: answer)
    }
    return rows.map(\.text)
  }

  private struct UnexpectedAnswer: Error { let text: String }

  /// The rows of a query, page after page, as far as they are counted.
  private func pages(
    _ client: Client, _ name: String, _ params: String, limit: Int? = nil
  ) throws -> [[String]] {
    var asked = members(params)
    if let limit { asked["limit"] = .signed(Int64(limit)) }
    var pages: [[String]] = []
    while pages.count < 200 {
      let answer = client.say(
        "query", #"{"name":"\#(name)","params":\#(JSONValue.object(asked).text)}"#)[0]
      let page = members(answer["result", "page"])
      var shown = Int.max
      if case .signed(let count) = page["shown"] { shown = Int(count) }
      pages.append(Array(try rows(answer).prefix(shown)))
      guard case .object(let next) = page["next"] else { break }
      for (name, value) in next { asked[name] = value }
    }
    return pages
  }

  private static let profile = #"""
    {"profile":{"name":"p","clocks":[{"name":"o","starts":["ClaimDrafted"],"stops":["ClaimSettled"],"within":{"hours":1}}]}}
    """#

  private static let queries = [
    ("list", "{}"), ("list", #"{"sort":["updated:desc"]}"#), ("list", #"{"text":"rear"}"#),
    ("list", #"{"kind":"reports"}"#), ("history", "{}"), ("refusals", "{}"), ("replay", "{}"),
    ("timeline", #"{"claim":"00000000-0000-0000-c1a1-000000000001"}"#), ("actors", "{}"),
    ("blame", #"{"claim":"00000000-0000-0000-c1a1-000000000001"}"#), ("words", "{}"),
    ("catalogs", #"{"catalog":"impacts"}"#), ("financials", #"{"by":"claim"}"#), ("aging", "{}"),
    ("funnel", "{}"), ("sla", profile), ("reports", "{}"),
  ]

  @Test(
    "whoever follows 'next' reads every row once, in order, whatever the query", arguments: queries)
  func paging(name: String, params: String) throws {
    let client = try client { $0.bounds.rowsMax = 1_000_000 }
    let whole = try pages(client, name, params, limit: 1_000_000)
    #expect(whole.count == 1 && !whole[0].isEmpty)
    let limit = name == "words" ? 100 : 2
    let found = try pages(client, name, params, limit: limit)
    #expect(found.dropLast().allSatisfy { $0.count == limit })
    #expect(Array(found.joined()) == whole[0])
  }

  @Test("without a limit there are 'rows' of them, and never more than 'rowsMax'")
  func limits() throws {
    let client = try client { ($0.bounds.rows, $0.bounds.rowsMax) = (4, 6) }
    for (name, params) in [("list", "{}"), ("history", "{}"), ("replay", "{}")] {
      #expect(try pages(client, name, params).first?.count == 4)
      #expect(try pages(client, name, params, limit: 1000).first?.count == 6)
    }
    let answer = client.say("query", #"{"name":"list"}"#)[0]
    #expect(answer["result", "page", "total"] == "\(Self.claims)")
    #expect(
      answer["result", "page", "next"] == #"{"after":"00000000-0000-0000-c1a1-000000000004"}"#)
    #expect(client.say("query", #"{"name":"list","params":{"limit":1}}"#)[0].contains(#""next":"#))
  }

  @Test("what is left out is no longer than it has to be", arguments: [10, 3000, 7000])
  func bytes(budget: Int) throws {
    let client = try client { $0.bounds.answerBytes = budget }
    for (name, params) in [("list", "{}"), ("history", "{}"), ("replay", "{}")] {
      let found = try pages(client, name, params)
      let longest = found.joined().map(\.utf8.count).max() ?? 0
      for (place, page) in found.enumerated() {
        let count = page.reduce(0) { $0 + $1.utf8.count + 1 }
        #expect(count <= budget || page.count == 1)
        #expect(place == found.count - 1 || count + longest + 1 > budget)
      }
      let whole = try pages(try self.client(), name, params)
      #expect(Array(found.joined()) == Array(whole.joined()), "\(name)")
    }
    // The row about the rest would be wrong on a page that is cut.
    let cut = client.say("query", #"{"name":"list","params":{"limit":11}}"#)[0]
    #expect(cut["result", "page", "next"]?.contains("after") == true)
    #expect(try rows(cut).last?.contains(#""shown""#) == false)
  }

  // MARK: Slices

  private func changes(_ lines: [String]) -> [String: String] {
    let told = lines.filter { $0.contains(#""method":"changed""#) }.compactMap { line in
      line["params", "subscription"].flatMap { number in
        line["params", "value"].map { (number, $0) }
      }
    }
    return Dictionary(told) { first, _ in first }
  }

  @Test("slices that do not fit into what is kept are told whole, and nothing twice")
  func kept() throws {
    let client = try client { $0.keptBytes = 25_000 }
    for _ in 1...2 { _ = client.say("subscribe", #"{"slice":{"name":"list"}}"#) }
    let first = changes(client.say("send", drafting(20)))
    #expect(first["1"]?.contains(#""inserted":[{"at":12,"#) == true)
    #expect(first["2"]?.hasPrefix(#"{"rows":["#) == true)
    #expect(client.server.state.withLock { $0.subscriptions.keptBytes } <= 25_000)
    // Whatever else happens is no news.
    let report = #""report":"00000000-0000-0000-4e91-\#(padded(9))","command":{"startReport":{}}}"#
    let other = #"{"id":"\#(padded(9))","actor":{"id":"carla","role":"claimant"},"#
    #expect(changes(client.say("send", other + report)).isEmpty)
    // What the one kept is the other's once it has gone.
    _ = client.say("unsubscribe", #"{"subscription":1}"#)
    #expect(client.server.state.withLock { $0.subscriptions.keptBytes } == 0)
    #expect(changes(client.say("send", drafting(21)))["2"]?.hasPrefix(#"{"rows":["#) == true)
    #expect(changes(client.say("send", drafting(22)))["2"]?.contains(#""inserted":["#) == true)
  }

  @Test("a slice has the bounds of a query, and says what is behind it")
  func slice() throws {
    let client = try client { $0.bounds.rows = 3 }
    let all = changes(client.say("subscribe", #"{"slice":{"name":"list"}}"#))
    #expect(all["1"]?["page", "total"] == "\(Self.claims)")
    let told = try #require(changes(client.say("send", drafting(20)))["1"])
    #expect(told["inserted"] == "[]" && told["removed"] == "[]")
    #expect(told["page", "total"] == "\(Self.claims + 1)")
  }

  @Test("one row more on top of a list that is cut is one row to send")
  func window() {
    let before = (0..<10_000).map { "\($0)" }
    #expect(
      SliceChange(from: before, to: ["x"] + before.dropLast(), whole: false)
        == .difference(removed: [9_999], inserted: [(0, "x")]))
    #expect(
      SliceChange(from: before, to: before.dropFirst() + ["x"], whole: false)
        == .difference(removed: [0], inserted: [(9_999, "x")]))
    let reversed = Array(before.reversed())
    #expect(SliceChange(from: before, to: reversed, whole: false) == .rows(reversed))
  }

  // MARK: Turns

  @Test("a short question is answered before the long ones that came first")
  func short() throws {
    let client = try client()
    let long = (1...10).map { _ in client.request("query", #"{"name":"list"}"#) }
    let short = ["list", "history"].map {
      client.request("query", #"{"name":"\#($0)","params":{"limit":1}}"#)
    }
    let heard = client.exchange((long + short).joined(separator: "\n")).compactMap { $0["id"] }
    #expect(heard.count == 12)
    #expect(heard.prefix(2).map { Int($0) } == heard.compactMap { Int($0) }.sorted().suffix(2))
  }

  @Test("one quick job and one long one are under way at most, and neither waits for ever")
  func turns() {
    var turns = JobTurns()
    for serial in 1...100 as ClosedRange<UInt64> {
      turns.add(Job(.number(Int64(serial)), isLong: serial > 40) { _ in "" }, serial)
    }
    func name(_ turn: JobTurns.Turn?) -> String {
      switch turn {
      case .quick(_, let serial)?: "q\(serial)"
      case .long(_, let serial)?: "l\(serial)"
      case .slices?: "s"
      case nil: "-"
      }
    }
    // One thread.
    var order: [String] = []
    for _ in 1...38 {
      guard let turn = turns.next(hasSlices: true) else { break }
      order.append(name(turn))
      turns.end(turn)
    }
    #expect(
      order == (1...16).map { "q\($0)" } + ["l41"] + (17...32).map { "q\($0)" } + ["s"]
        + (33...36).map { "q\($0)" })
    // Two of them: the second has what the first has not.
    let quick = turns.next(hasSlices: true)
    let long = turns.next(hasSlices: true)
    #expect([quick, long, turns.next(hasSlices: true)].map(name) == ["q37", "l42", "-"])
    #expect(!turns.hasTurn(hasSlices: true))
    if let quick { turns.end(quick) }
    #expect(turns.hasTurn(hasSlices: false))
    #expect(name(turns.next(hasSlices: true)) == "q38")
    if let long { turns.end(long) }
    #expect(name(turns.next(hasSlices: false)) == "l43")
  }

  // MARK: Feeds

  @Test("what feeds keep of the log is bounded, however long its commits are")
  func feeds() {
    var windows = FeedWindows()
    let text = String(repeating: "x", count: 1 << 20)
    for number in 1...40 as ClosedRange<UInt64> {
      var lines = FeedLines()
      let feed = Subscriptions.Feed(reader: nil, position: Position(number))
      windows.tell(feed, at: 1, 0, &lines) { $0.add(text, [], upTo: Position(number + 1)) }
      #expect(windows.byteCount <= FeedWindows.keptBytes + (2 << 20))
    }
  }
}
