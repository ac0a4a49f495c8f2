import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@testable import ClaimsStore

/// What was known then: what the log answered at a position is what it answers of that position.
@Suite("Queries about the past")
struct PastQueryTests {
  private static let start = Instant("2026-01-01T00:00:00Z")!

  private static func minute(_ number: Int) -> Instant {
    Instant(nanoseconds: start.nanoseconds + Int64(number) * 60_000_000_000)
  }

  private static let profile =
    #"{"name":"p","clocks":[{"name":"open","starts":["ClaimDrafted"],"stops":["ClaimSettled"],"within":{"hours":1}},"#
    + #"{"name":"told","of":"report","starts":["ReportStarted"],"stops":["ReportClosed"],"within":{"hours":1}}]}"#

  /// Each query that can ask of the past, by its params.
  static let queries: [(name: String, params: String)] = [
    ("list", #""sort":["updated:desc"]"#), ("list", #""text":"call""#),
    ("list", #""kind":"documents""#), ("list", #""kind":"activities""#),
    ("show", #""claim":"b0000000-0000-4000-8000-000000000002","full":true,"permissions":true"#),
    ("allowed", #""claim":"a0000000-0000-4000-8000-000000000001""#),
    ("worklist", #""of":"hugo""#), ("worklist", #""kind":"approvals","of":"sara""#),
    ("financials", #""by":"claim""#), ("financials", #""by":"triangle""#), ("aging", ""),
    ("fraud", ""), ("sla", #""profile":\#(profile)"#), ("funnel", ""), ("documents", ""),
    ("reports", ""), ("actors", ""), ("rules", ""), ("catalogs", ""), ("replay", ""),
  ]

  @Test("every query that is folded from the log can ask of the past")
  func every() {
    let asking = Set(Self.queries.map(\.name))
    /// What is the same at any time, or is a history itself.
    let others: Set = [
      "words", "reasons", "flows", "community", "receipt", "history", "timeline", "refusals",
      "blame", "diff", "explain", "flags", "whatIf",
    ]
    #expect(asking.isDisjoint(with: others))
    #expect(asking.union(others) == Set(servedQueries.map { $0.name.rawValue }))
  }

  private func answer(
    _ client: JSONLinesClient<InMemoryEventStore>, _ query: (name: String, params: String),
    _ point: String = "", as reader: String?
  ) -> String {
    let params = [query.params, point].filter { !$0.isEmpty }.joined(separator: ",")
    let by = reader.map { #","as":"\#($0)""# } ?? ""
    let line =
      client.say("query", #"{"name":"\#(query.name)","params":{\#(params)}\#(by)}"#)
      .first ?? ""
    return line["result", "rows"] ?? line["error", "code"] ?? line
  }

  /// Plays the demo, a command a minute, and looks in between.
  private func play(
    _ look: (JSONLinesClient<InMemoryEventStore>, Int) throws -> Void
  ) throws -> JSONLinesClient<InMemoryEventStore> {
    let client = try JSONLinesClient(InMemoryEventStore())
    let file = WireScenarioTests.folder.appending(path: "../../Examples/Demo/commands.jsonl")
    let commands = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for (number, command) in commands.enumerated() {
      client.clock.set(Self.minute(number))
      _ = client.say("send", String(command))
      try look(client, number)
    }
    client.clock.set(Self.minute(100_000))
    return client
  }

  @Test(
    "each query answers of a position, and of its time, what it answered then",
    arguments: [nil, "sara"])
  func asThen(reader: String?) throws {
    struct Then {
      let position: UInt64
      let number: Int
      let answers: [String]
    }
    var then: [Then] = []
    let client = try play { client, number in
      guard number >= 20, number % 9 == 0 else { return }
      then.append(
        Then(
          position: client.store.kernel.log.head.position.value, number: number,
          answers: Self.queries.map { answer(client, $0, as: reader) }))
    }
    #expect(then.count == 7)
    for then in then {
      for (query, wanted) in zip(Self.queries, then.answers) {
        // When it was recorded is the minute of the last command that was accepted.
        let time = #""recorded":"\#(Self.minute(then.number).text)""#
        #expect(answer(client, query, time, as: reader) == wanted, "\(query) at \(then.number)")
        guard !["worklist", "fraud", "sla", "aging"].contains(query.name) else { continue }
        let position = #""position":\#(then.position)"#
        #expect(answer(client, query, position, as: reader) == wanted, "\(query) \(then.position)")
      }
    }
    let different = Self.queries.indices.filter { place in
      Set(then.map { $0.answers[place] }).count > 1
    }
    #expect(different.count >= 9, "the demo changes what is asked for")
  }

  @Test(
    "a stream that had not begun was not there then, and one that is not seen is not there at all")
  func notYet() throws {
    let client = try play { _, _ in }
    let show = (name: "show", params: #""claim":"e0000000-0000-4000-8000-000000000005""#)
    func message(_ point: String, as reader: String?) -> String? {
      let by = reader.map { #","as":"\#($0)""# } ?? ""
      let line = client.say(
        "query", #"{"name":"show","params":{\#(show.params)\#(point)}\#(by)}"#
      ).first
      return line?["error", "message"].map { $0.filter { $0 != "\"" } }
    }
    #expect(message("", as: nil) == nil)
    #expect(message(#","position":30"#, as: nil) == "there was no such stream then")
    #expect(message(#","position":30"#, as: "dario") == "there is no such stream")
    #expect(message("", as: "dario") == "there is no such stream")
  }

  @Test("what was true at a moment leaves out facts of every query that became true later")
  func effective() throws {
    let client = try play { _, _ in }
    let query = (name: "list", params: #""text":"wrong invoice""#)
    #expect(answer(client, query, as: nil) != "[]")
    let before = #""effective":"2025-03-01T00:00:00Z""#
    #expect(answer(client, query, before, as: nil) == "[]")
    let show = (name: "show", params: #""claim":"b0000000-0000-4000-8000-000000000002""#)
    let day = #""effective":"2025-03-02T00:00:00Z""#
    #expect(answer(client, show, day, as: nil).contains(#""lossDate":"2025-02-15""#))
    #expect(
      answer(client, show, #""position":42,\#(day)"#, as: nil).contains(
        #""lossDate":"2025-01-15""#))
  }

  @Test(
    "a point that is none is refused",
    arguments: [
      (#""position":4,"recorded":"2026-01-01T00:00:00Z""#, "recorded"),
      (#""recorded":"yesterday""#, "recorded"), (#""position":-1"#, "position"),
      (#""effective":7"#, "effective"),
    ])
  func wrong(point: String, field: String) throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    for query in Self.queries where query.name != "sla" {
      let params = [query.params, point].filter { !$0.isEmpty }.joined(separator: ",")
      let line = client.say("query", #"{"name":"\#(query.name)","params":{\#(params)}}"#).first
      #expect(line?["error", "code"] == "-32602", "\(query.name): \(line ?? "")")
      #expect(line?["error", "message"]?.contains(field) == true, "\(query.name): \(line ?? "")")
    }
  }
}
