import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@testable import ClaimsStore

@Suite("The questions that are served")
struct ServedQuestionTests {
  /// What only the command line answers, and why.
  private static let notServed: [Question: String] = [
    .exportedReports: "it is a file for another app, made by whoever has the log",
    .exports: "they are files for other tools, as large as the log, made by whoever has it",
  ]

  @Test("every query is a question that reading control answers, and the rest says why it is not")
  func every() {
    let served = Set(servedQueries.map { $0.name })
    #expect(served.count == servedQueries.count)
    #expect(served.union(Self.notServed.keys) == Set(Question.allCases))
    #expect(served.isDisjoint(with: Self.notServed.keys))
  }

  @Test("the page lists every query, each with all of its fields")
  func page() throws {
    let page = try String(
      contentsOf: WireScenarioTests.folder.deletingLastPathComponent()
        .appending(path: "JSONLines.md"), encoding: .utf8)
    let table = page.split(separator: "\n").drop { !$0.hasPrefix("| name | params | rows |") }
    var words: [String: Set<String>] = [:]
    for row in table.dropFirst(2).prefix(while: { $0.hasPrefix("| ") }) {
      let cells = row.split(separator: "|").map { $0.split(separator: "`") }
      let params = cells[1].enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      words[String(cells[0][1]), default: []].formUnion(params)
      for (group, fields) in Self.groups where cells[1].joined().contains(group) {
        words[String(cells[0][1]), default: []].formUnion(fields)
      }
    }
    #expect(Set(words.keys) == Set(servedQueries.map { $0.name.rawValue }))
    for query in servedQueries {
      let missing = Self.fields(of: query).subtracting(words[query.name.rawValue] ?? [])
      #expect(missing == [], "\(query.name.rawValue)")
    }
  }

  /// What the page explains below the table, once for several queries.
  private static let groups: [(String, Set<String>)] = [
    ("of when", ["position", "recorded", "effective", "asOf"]),
    ("a filter", ["actor", "role", "command", "period", "clock", "amount"]),
  ]

  private static func fields<Q: Query>(of _: Q.Type) -> Set<String> {
    var schema = SchemaWriter()
    schema.add(Q.self)
    let own = schema.text.prefix(upTo: schema.text.firstIndex(of: "}") ?? schema.text.endIndex)
    return Set(own.matches(of: /(\w+) = \d+;/).map { String($0.output.1) })
  }

  private static let people = [
    #"{"id":"00000000-0000-4000-8000-000000000001","actor":{"id":"ada","role":"administrator"},"person":"ada","command":{"registerActor":{"name":"a","roles":["administrator"]}}}"#,
    #"{"id":"00000000-0000-4000-8000-000000000002","actor":{"id":"ada","role":"administrator"},"person":"carla","command":{"registerActor":{"name":"c","roles":["claimant"]}}}"#,
    #"{"id":"00000000-0000-4000-8000-000000000003","actor":{"id":"carla","role":"claimant"},"claim":"a0000000-0000-4000-8000-000000000001","command":{"openDraft":{"type":"auto","title":"x"}}}"#,
    #"{"id":"00000000-0000-4000-8000-000000000004","actor":{"id":"carla","role":"claimant"},"report":"b0000000-0000-4000-8000-000000000001","command":{"startReport":{}}}"#,
  ]

  private static let profile = #"""
    {"name":"p","clocks":[
    {"name":"open","starts":["ClaimDrafted"],"stops":["ClaimSettled"],"within":{"hours":1}},
    {"name":"told","of":"report","starts":["ReportStarted"],"stops":["ReportClosed"],"within":{"hours":1}}]}
    """#.split(separator: "\n").joined()

  @Test(
    "the clocks of one subject can be asked for by themselves, as by the verb",
    arguments: [
      ("", ["open", "told"]), (#","subject":"claim""#, ["open"]),
      (#","subject":"report""#, ["told"]), (#","subject":"document""#, []),
    ])
  func subject(part: String, clocks: [String]) throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    for command in Self.people {
      #expect(client.say("send", command).first?.contains(#""accepted""#) == true)
    }
    let answer = try #require(
      client.say("query", #"{"name":"sla","params":{"profile":\#(Self.profile)\#(part)}}"#).first)
    #expect(
      ["open", "told"].filter { answer.contains(#""clock":"\#($0)""#) } == clocks, "\(answer)")
    let wrong = client.say(
      "query", #"{"name":"sla","params":{"profile":\#(Self.profile),"subject":"lead"}}"#)
    #expect(wrong.first?.contains("expected one of claim, report, document") == true)
  }

  @Test("a decision is explained to who may see it, and to others as if there were none")
  func explained() throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    for command in Self.people { _ = client.say("send", command) }
    func ask(_ position: Int, _ reader: String = "") -> String {
      let who = reader.isEmpty ? "" : #","as":"\#(reader)""#
      let params = #"{"name":"explain","params":{"position":\#(position)}\#(who)}"#
      let answer = client.say("query", params).first ?? ""
      return answer["error", "message"] ?? answer
    }
    #expect(ask(3).contains(#""guards":["#) && ask(3).contains(#""row":{"id":"K01""#))
    #expect(ask(3, "ada").contains(#""guards":["#))
    #expect(ask(3, "carla").contains(#""redacted":["rulesRevision","#))
    #expect(!ask(3, "carla").contains(#""guards":["#))
    // Of ada's registration carla is told as little as of a position that there is not.
    let nothing = ask(99, "carla").replacing("99", with: "1")
    #expect(ask(1, "carla") == nothing && nothing.contains("nothing was decided at position"))
  }

  @Test(
    "what cannot be supposed, and a threshold that there is not, are params that are wrong",
    arguments: [
      (#"{"name":"whatIf"}"#, "something to suppose"),
      (#"{"name":"whatIf","params":{"rules":{"x":1}}}"#, "rules.x: no such field; there are: "),
      (#"{"name":"whatIf","params":{"limitFactor":"half"}}"#, "limitFactor"),
      (#"{"name":"whatIf","params":{"limits":[{"kind":"decision"}]}}"#, "actor or role"),
      (#"{"name":"flags","params":{"thresholds":{"x":1}}}"#, "no such field; there are: "),
      (#"{"name":"flags","params":{"only":["x"]}}"#, "expected one of backdated, nearLimit"),
      (#"{"name":"explain"}"#, "position: it is missing"),
    ])
  func wrong(params: String, part: String) throws {
    let client = try JSONLinesClient(InMemoryEventStore())
    let answer = try #require(client.say("query", params).first)
    #expect(answer["error", "message"]?.contains(part) == true, "\(answer)")
  }
}
