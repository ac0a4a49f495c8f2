import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Activity maps")
struct ActivityMapTests {
  @Test("a map reads as it is written")
  func reads() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"name": "n", "amount": {"minorUnits": 5, "currency": "EUR"}, "unnamed": "who",
         "transitions": ["start"], "ignore": ["call"],
         "activities": {"say": [
           {"command": "addNote", "role": "handler", "in": ["open", "denied"]},
           {"command": {"deny": {"reason": "late"}}, "role": "handler", "by": "call",
            "inferred": true},
           {"command": "submit", "role": "agent", "actor": "desk",
            "next": ["call"], "notNext": ["say"]}]}}
        """.utf8))
    #expect(map.name == "n")
    #expect(map.amount == Money(5, Currency("EUR")!))
    #expect(map.unnamed == ActorID("who"))
    #expect(map.transitions == ["start"])
    #expect(map.ignored == ["call"])
    let steps = try #require(map.activities["say"])
    #expect(
      steps.map(\.command) == [
        .claim(.addNote(AddNote())), .claim(.deny(Deny(reason: "late"))), .claim(.submit(Submit())),
      ])
    #expect(steps.map(\.role) == [.handler, .handler, .agent])
    #expect(steps.map(\.statuses) == [["open", "denied"], [], []])
    #expect(steps.map(\.next) == [[], [], ["call"]])
    #expect(steps.map(\.notNext) == [[], [], ["say"]])
    #expect(steps.map(\.isInferred) == [false, true, false])
    #expect(steps.map(\.actor) == [.resource, .latest(of: "call"), .named(ActorID("desk"))])
  }

  @Test("a map names the resources, the rules that differ and why, and the attributes with words")
  func roles() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"resources": "roles", "detail": "outcome", "activities": {},
         "rules": {"values": {"fourEyes": false}, "reason": "one name, many people"},
         "amount": {"currency": "EUR"}}
        """.utf8))
    var rules = ClaimRules.builtIn
    rules.fourEyes = false
    #expect(map.resources == .roles)
    #expect(map.detail == "outcome")
    #expect(map.rulesChange == RulesChange(rules: rules, reason: "one name, many people"))
    #expect(map.rules == rules)
    #expect(try compensation().rules == .builtIn)
    #expect(try compensation().resources == .people)
  }

  @Test("if a map names no transitions, what is complete counts")
  func defaults() throws {
    #expect(try compensation().transitions == ["complete"])
  }

  @Test("what a map cannot mean is reported with its place", arguments: Self.faults)
  func fault(json: String, explanation: String) {
    let fault = #expect(throws: JSONFault.self) { try ActivityMap(json: Array(json.utf8)) }
    #expect(fault?.explanation.hasPrefix(explanation) == true, "\(fault?.explanation ?? "")")
  }

  static let faults: [(String, String)] = [
    ("", "not valid JSON"),
    ("[]", "the map: expected an object, found an array"),
    ("{\"activities\": {}}", "amount: expected {\"minorUnits\": 10000"),
    ("{\"amount\": {\"minorUnits\": 1}, \"activities\": {}}", "amount: expected {\"minorUnits\""),
    ("{\"amount\": {\"currency\": \"euro\"}}", "amount.currency: a currency is three letters"),
    ("{\"amount\": {\"currency\": \"EUR\"}}", "activities: expected {"),
    (
      "{\"amount\": {\"currency\": \"EUR\"}, \"activities\": {}, \"ingore\": []}", "ingore: no such"
    ),
    (steps("[]"), "activities.a: expected at least one step"),
    (steps("[{\"role\": \"agent\"}]"), "activities.a[0].command: expected a verb"),
    (steps("[{\"command\": \"submit\"}]"), "activities.a[0].role: expected handler"),
    (
      steps("[{\"command\": \"pay\", \"role\": \"payer\"}]"),
      "activities.a[0].command: there is no command 'pay'"
    ),
    (
      steps("[{\"command\": {\"deny\": {\"why\": \"\"}}, \"role\": \"handler\"}]"),
      "activities.a[0].command.deny.why: no such field"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"boss\"}]"),
      "activities.a[0].role: expected one of claimant,"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"in\": [\"drafted\"]}]"),
      "activities.a[0].in[0]: expected one of none, draft,"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"when\": \"open\"}]"),
      "activities.a[0].when: no such field"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"by\": \"b\"}]"),
      "activities.a[0].by: there is no activity 'b'"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"next\": [\"a\", \"c\"]}]"),
      "activities.a[0].next: there is no activity 'c'"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"notNext\": [\"d\"]}]"),
      "activities.a[0].notNext: there is no activity 'd'"
    ),
    (
      steps("[{\"command\": \"submit\", \"role\": \"agent\", \"by\": \"a\", \"actor\": \"x\"}]"),
      "activities.a[0]: 'by' or 'actor', not both"
    ),
    (
      "{\"amount\": {\"currency\": \"EUR\"}, \"ignore\": [\"a\"], \"activities\": "
        + "{\"a\": [{\"command\": \"submit\", \"role\": \"agent\"}]}}",
      "ignore: 'a' has steps under activities"
    ),
    (with("\"resources\": \"robots\""), "resources: expected people or roles, found 'robots'"),
    (with("\"rules\": {\"reason\": \"r\"}"), "rules.values: expected rules that differ"),
    (
      with("\"rules\": {\"values\": {\"reopenLimit\": 4}}"),
      "rules.reason: expected why the rules differ"
    ),
    (
      with("\"rules\": {\"values\": {\"fourEars\": false}, \"reason\": \"r\"}"),
      "rules.values.fourEars: no such field"
    ),
    (
      with("\"rules\": {\"values\": {\"fourEyes\": false}, \"reason\": \"r\"}"),
      "rules.values.fourEyes: may be false only where"
    ),
  ]

  private static func with(_ member: String) -> String {
    "{\"amount\": {\"currency\": \"EUR\"}, \"activities\": {}, \(member)}"
  }

  private static func steps(_ steps: String) -> String {
    "{\"amount\": {\"currency\": \"EUR\"}, \"activities\": {\"a\": \(steps)}}"
  }
}
