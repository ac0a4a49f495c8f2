import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@testable import ClaimsStore

/// What the options of queries add for an auditor, held to a recount of plain answers.
@Suite("An auditor's questions")
struct QuestionTests {
  private typealias Row = [String: Any]
  private typealias Client = JSONLinesClient<InMemoryEventStore>

  private func demo() throws -> Client {
    let client = try JSONLinesClient(InMemoryEventStore())
    let file = WireScenarioTests.folder.appending(path: "../../Examples/Demo/commands.jsonl")
    let start = try #require(Instant("2026-01-01T00:00:00Z"))
    let commands = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for (number, command) in commands.enumerated() {
      // Six hours between two commands.
      client.clock.set(
        Instant(nanoseconds: start.nanoseconds + Int64(number) * 21_600_000_000_000))
      _ = client.say("send", String(command))
    }
    return client
  }

  private func rows(
    _ client: Client, _ name: String, _ params: String = "", as reader: String? = nil
  ) throws -> [Row] {
    let by = reader.map { #","as":"\#($0)""# } ?? ""
    let answer = try #require(
      client.say("query", #"{"name":"\#(name)","params":{\#(params)}\#(by)}"#).first)
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Row)
    return try #require((object["result"] as? Row)?["rows"] as? [Row], "\(answer)")
  }

  private func text(_ row: Row, _ path: String...) -> String {
    var value: Any? = row
    for name in path { value = (value as? Row)?[name] }
    return value.map { "\($0)" } ?? ""
  }

  private func stream(_ row: Row) -> String {
    ["claim", "person", "document", "report"].map { text(row, $0) }.joined()
  }

  @Test(
    "a tally counts refusals by person, command and stream, and what was accepted after the first",
    arguments: [nil, "ada", "hugo", "carla"])
  func tally(reader: String?) throws {
    let client = try demo()
    let refusals = try rows(client, "refusals", as: reader)
    let history = try rows(client, "history", as: reader)
    let tally = try rows(client, "refusals", #""tally":true"#, as: reader)
    func key(_ row: Row, _ command: String) -> String {
      "\(text(row, "actor", "id")) \(command) \(stream(row))"
    }
    var order: [String] = []
    for row in refusals {
      let key = key(row, text(row, "command", "name"))
      if !order.contains(key) { order.append(key) }
    }
    #expect(
      tally.map { "\(text($0, "actor")) \(text($0, "command")) \(stream($0))" } == order)
    for (row, key) in zip(tally, order) {
      let same = refusals.filter { self.stream($0) == self.stream(row) }
        .filter { "\(text($0, "actor", "id")) \(text($0, "command", "name")) \(stream($0))" == key }
      let first = text(same[0], "recorded")
      #expect(text(row, "refused") == "\(same.count)")
      #expect(text(row, "first") == first)
      let after = history.filter {
        text($0, "recorded") > first
          && "\(text($0, "actor", "id")) \(text($0, "command", "name")) \(stream($0))" == key
      }
      let commands = Set(after.map { text($0, "command", "id") })
      #expect(text(row, "accepted") == "\(commands.count)", "\(key)")
      #expect(text(row, "success", "position") == (after.first.map { text($0, "position") } ?? ""))
    }
    #expect(reader == "carla" || !tally.isEmpty)
  }

  @Test("a tally of what a filter finds counts nothing else")
  func filtered() throws {
    let client = try demo()
    let tally = try rows(client, "refusals", #""tally":true,"code":["holdActive"]"#)
    #expect(tally.count == 1)
    #expect(tally.first?["codes"] as? [String] == ["holdActive"])
  }

  @Test("the same hand decides and authorises for one payee, in the days that are asked for")
  func sameHand() throws {
    let client = try demo()
    let history = try rows(client, "history")
    func days(_ one: Row, _ other: Row) -> Double {
      func seconds(_ row: Row) -> Double {
        Double(Instant(text(row, "recorded"))?.nanoseconds ?? 0) / 1e9
      }
      return abs(seconds(one) - seconds(other)) / 86_400
    }
    func payees(_ claim: String) -> Set<String> {
      Set(
        history.filter { text($0, "event") == "PaymentRequested" && text($0, "claim") == claim }
          .map { text($0, "data", "payee") })
    }
    for most in [0, 1, 2, 30] {
      let wanted = history.filter { row in
        text(row, "event") == "PaymentAuthorised"
          && history.contains { decision in
            ["ClaimApproved", "ClaimPartiallyApproved"].contains(text(decision, "event"))
              && text(decision, "actor", "id") == text(row, "actor", "id")
              && days(decision, row) <= Double(most)
              && !payees(text(decision, "claim")).isDisjoint(with: payees(text(row, "claim")))
          }
      }
      let found = try rows(client, "history", #""sameHand":\#(most)"#)
      #expect(found.map { text($0, "position") } == wanted.map { text($0, "position") }, "\(most)")
    }
    #expect(try rows(client, "history", #""sameHand":0"#).isEmpty)
    #expect(try !rows(client, "history", #""sameHand":30"#).isEmpty)
    // Who is not told who decided finds nothing.
    #expect(try rows(client, "history", #""sameHand":30"#, as: "carla").isEmpty)
  }

  @Test("around a stream is what names it, what it names, who acted on it, and the rules")
  func around() throws {
    let client = try demo()
    let id = "c0000000-0000-4000-8000-000000000003"
    let found = try rows(client, "history", #""claim":"\#(id)","around":true"#)
    let history = try rows(client, "history")
    let actors = Set(history.filter { text($0, "claim") == id }.map { text($0, "actor", "id") })
    for row in history {
      let isNamed = "\(row["data"] ?? "")".contains(id)
      let isRules = ["RulesSet"].contains(text(row, "event"))
      let isWanted =
        text(row, "claim") == id || isNamed || isRules || actors.contains(text(row, "person"))
      let isFound = found.contains { text($0, "position") == text(row, "position") }
      if isWanted { #expect(isFound, "\(text(row, "position")) \(text(row, "event"))") }
      if isFound, text(row, "claim") != id, !text(row, "claim").isEmpty {
        #expect(isNamed, "\(text(row, "position"))")
      }
    }
    #expect(found.count > history.filter { text($0, "claim") == id }.count)
    #expect(found.count < history.count)
    let positions = found.compactMap { $0["position"] as? Int }
    #expect(positions == positions.sorted())
    let wrong = client.say("query", #"{"name":"history","params":{"around":true}}"#).first
    #expect(wrong?["error", "message"] == #""params.params.around: it needs a stream""#)
  }

  @Test("a revision of the rules says every value, and what is built in where that differs")
  func rules() throws {
    let client = try demo()
    let plain = try #require(try rows(client, "rules").first)
    #expect(plain["values"] == nil)
    let full = try #require(try rows(client, "rules", #""full":true"#).first)
    let values = try #require(full["values"] as? [Row])
    #expect(values.count > 30)
    let changed = values.filter { $0["builtIn"] != nil }
    #expect(changed.map { text($0, "path") } == ["attachmentBytes", "assessmentBytes"])
    #expect(changed.map { text($0, "value") } == ["4194304", "4194304"])
    #expect(changed.map { text($0, "builtIn") } == ["10485760", "2147483648"])
  }

  @Test("who could act in a role is told of the register as it was")
  func roles() throws {
    let client = try demo()
    func people(_ params: String) throws -> [String] {
      try rows(client, "actors", params).map { text($0, "person") }
    }
    #expect(try people(#""role":["supervisor"]"#) == ["hugo", "sara"])
    #expect(try people(#""role":["supervisor"],"position":8"#) == ["hugo"])
    #expect(try people(#""role":["supervisor"],"position":5"#) == [])
    _ = client.say(
      "send",
      #"{"id":"00000000-0000-4000-8000-000000000aaa","actor":{"id":"ada","role":"administrator"},"person":"sara","command":{"deactivateActor":{"reason":"left"}}}"#
    )
    #expect(try people(#""role":["supervisor"]"#) == ["hugo"])
    #expect(try people(#""role":["supervisor"],"position":85"#) == ["hugo", "sara"])
  }

  @Test("a late clock names who worked on it when it ran out, and how long it was late")
  func missed() throws {
    let client = try demo()
    let profile =
      #"{"name":"p","clocks":[{"name":"decide","starts":["ClaimSubmitted"],"stops":["ClaimClosed"],"within":{"hours":24}}]}"#
    let late = try rows(client, "sla", #""profile":\#(profile),"breached":true"#)
    let all = try rows(client, "sla", #""profile":\#(profile)"#)
    #expect(late.count == all.filter { text($0, "state") == "breached" }.count && !late.isEmpty)
    #expect(all.allSatisfy { $0["by"] == nil && $0["lateSeconds"] == nil })
    for row in late {
      let due = text(row, "due")
      // The valuation ends with the moment at which the clock ran out.
      let then = try rows(
        client, "show", #""claim":"\#(text(row, "claim"))","recorded":"\#(due)""#)
      #expect(text(row, "by") == text(then[0], "claim", "handler"), "\(row)")
      let end = Instant(text(row, "stoppedAt")) ?? client.clock.now
      let seconds = (end.nanoseconds - (Instant(due)?.nanoseconds ?? 0)) / 1_000_000_000
      #expect(text(row, "lateSeconds") == "\(seconds)")
    }
    #expect(Set(late.map { text($0, "by") }).count > 1)
  }

  @Test("open reports come by how grave they are")
  func reports() throws {
    let client = try demo()
    let impacts = ["ninguno", "robo_dinero", "robo_datos"]
    for (number, impact) in impacts.enumerated() {
      for (step, command) in [
        #"{"startReport":{"reporter":"elena"}}"#,
        #"{"editReport":{"attackType":"email","incidentDate":"2025-06-21T00:00:00Z","incidentPrecision":"day","impact":"\#(impact)","description":"x"}}"#,
        #"{"submitReport":{}}"#,
      ].enumerated() {
        _ = client.say(
          "send",
          #"{"id":"00000000-0000-4000-8000-00000000b\#(number)0\#(step)","actor":{"id":"elena","role":"claimant"},"report":"f1000000-0000-4000-8000-00000000000\#(number)","command":\#(command)}"#
        )
      }
    }
    _ = client.say(
      "send",
      #"{"id":"00000000-0000-4000-8000-00000000b999","actor":{"id":"elena","role":"claimant"},"report":"f1000000-0000-4000-8000-000000000009","command":{"startReport":{"reporter":"elena"}}}"#
    )
    _ = client.say(
      "send",
      #"{"id":"00000000-0000-4000-8000-00000000b99a","actor":{"id":"elena","role":"claimant"},"report":"f1000000-0000-4000-8000-000000000009","command":{"discardReport":{}}}"#
    )
    func severities(_ params: String) throws -> [Int] {
      try rows(client, "reports", params).dropLast().compactMap { $0["severity"] as? Int }
    }
    let open = try severities(#""open":true,"sort":["severity:desc"]"#)
    #expect(open.count == 3)
    #expect(open == open.sorted(by: >) && Set(open).count > 1)
    #expect(try severities(#""open":true,"sort":["severity"]"#) == open.reversed())
    #expect(try severities(#""open":false,"status":["descartado"]"#).count == 1)
    #expect(try severities(#""open":true,"position":85"#).isEmpty)
  }
}
