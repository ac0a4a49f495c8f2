import ClaimsDomain
import ClaimsKernel
import EventSourcing
import TestSupport
import Testing

import struct StateMachineTesting.SeededGenerator

@Suite("Conformance of foreign logs", .long)
struct ForeignLogConformanceTests {
  private let map: ActivityMap
  init() throws { map = try compensation() }

  private func report(_ events: [ForeignEvent]...) -> ConformanceReport {
    var conformance = Conformance(map)
    for (index, events) in events.enumerated() {
      conformance.replay(ForeignCase(name: "case \(index + 1)", events: events))
    }
    return conformance.report
  }

  private func deviations(_ events: [ForeignEvent]) -> [Deviation] { report(events).deviations }

  @Test("a case that is paid by another actor than the decider conforms, its gaps inferred")
  func paid() {
    var expected = ConformanceReport()
    expected.map = "Compensation requests"
    expected.cases = 1
    expected.conformingOnTable = 1
    expected.conforming = 1
    expected.events = 4
    expected.inferred = 7
    expected.outcomes = ["settled": 1]
    #expect(report([register, examine, decide, did("pay compensation", by: "Ellen")]) == expected)
  }

  @Test("a case that is rejected conforms, and the denial is no inference")
  func rejected() {
    let report = report([register, examine, decide, did("reject request", by: "Ellen")])
    #expect(report.conforming == 1)
    #expect(report.inferred == 2)
    #expect(report.outcomes == ["denied": 1])
  }

  @Test("the decider may not pay: the lifecycle's four eyes refuse it")
  func fourEyes() throws {
    let report = report([register, examine, decide, did("pay compensation", by: "Sara")])
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: "case 1", event: 4, activity: "pay compensation", command: "issuePayment",
          kind: .guardRule, codes: [.fourEyesRequired],
          reason: try #require(report.deviations.first?.reason))
      ])
    let reason = try #require(report.deviations.first?.reason)
    #expect(
      reason.en == "a second person is required: expected somebody other than Sara, found Sara")
    #expect(reason.es.hasSuffix(": se esperaba alguien distinto de Sara, se encontró Sara"))
    #expect(report.conforming == 0)
  }

  @Test("what a guard refuses is accepted all the same: the table is judged apart, on what was")
  func onTable() {
    let paid = did("pay compensation", by: "Sara")
    let once = report([register, examine, decide, paid])
    #expect(once.conformingOnTable == 1)
    #expect(once.outcomes == ["settled": 1])
    let twice = report([register, examine, decide, paid, paid])
    #expect(twice.conformingOnTable == 0)
    #expect(twice.deviations.map(\.kind) == [.guardRule, .guardRule, .table])
    #expect(twice.outcomes == ["settled": 1])
  }

  @Test("it is the latest decision that counts")
  func latestDecision() {
    let again = [register, examine, decide, did("reinitiate request", by: "Sara")]
    let paid = did("pay compensation", by: "Sara")
    #expect(deviations(again + [did("decide", by: "Sue"), paid]).isEmpty)
    #expect(deviations(again + [did("decide", by: "Sara"), paid]).map(\.kind) == [.guardRule])
  }

  @Test("an activity in a status without a row deviates by the table; the case goes on")
  func table() {
    let rejected = did("reject request", by: "Ellen")
    let report = report([register, examine, decide, rejected, rejected, examine])
    #expect(report.deviations.map(\.kind) == [.table, .table])
    #expect(report.deviations.map(\.event) == [5, 6])
    #expect(report.deviations.map(\.command) == ["deny", nil])
    #expect(report.deviations.map(\.codes) == [[.invalidTransition], [.invalidTransition]])
    #expect(report.deviations[1].reason.en == "the map has no step for it in denied")
    #expect(
      report.deviations[1].reason.es
        == "el mapa no tiene ningún paso para ella en el estado denegada")
    #expect(report.outcomes == ["denied": 1])
  }

  @Test("drafting twice, and acting before drafting, deviate by the table")
  func withoutRow() {
    #expect(deviations([register, register]).map(\.kind) == [.table])
    #expect(
      deviations([decide, did("reject request", by: "Pete")]).map(\.kind) == [.table, .table])
  }

  @Test("once a step is refused, the rest of its activity is left out")
  func restOfActivity() {
    let rejected = did("reject request", by: "Ellen")
    let report = report(
      [register, examine, decide, rejected, did("pay compensation", by: "Ellen")])
    #expect(report.deviations.map(\.command) == ["approve"])
    #expect(report.deviations.map(\.isInferred) == [true])
    #expect(report.inferred == 4)
  }

  @Test("a missing decider is reported rather than made up")
  func absent() {
    let report = report([register, examine, did("pay compensation", by: "Ellen")])
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: "case 1", event: 3, activity: "pay compensation", command: "setReserve",
          isInferred: true, kind: .absent, reason: Phrase(.caseHasNoEarlier, "decide"))
      ])
  }

  @Test("a role that the row does not name deviates by role")
  func role() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"amount": {"minorUnits": 1, "currency": "EUR"}, "activities": {
          "file": [{"command": {"openDraft": {"type": "auto"}}, "role": "auditor"}]}}
        """.utf8))
    var conformance = Conformance(map)
    conformance.replay(ForeignCase(name: "1", events: [did("file", by: "Ana")]))
    #expect(conformance.report.deviations.map(\.kind) == [.role])
    #expect(conformance.report.deviations.map(\.codes) == [[.notAuthorised]])
  }

  @Test("a name too long for an actor makes no command")
  func malformed() {
    let long = String(repeating: "x", count: 65)
    #expect(deviations([did("register request", by: long)]).map(\.kind) == [.malformed])
  }

  @Test("an activity that the map does not name deviates")
  func unmapped() {
    #expect(
      deviations([register, did("have lunch", by: "Pete")]) == [
        Deviation(
          foreignCase: "case 1", event: 2, activity: "have lunch", kind: .unmapped,
          reason: Phrase(.mapDoesNotName))
      ])
  }

  @Test("a step that depends on what follows applies by the case's next counted activity")
  func next() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"amount": {"minorUnits": 1, "currency": "EUR"}, "ignore": ["wait"], "activities": {
          "file": [
            {"command": {"openDraft": {"type": "auto"}}, "role": "agent"},
            {"command": "submit", "role": "agent", "next": ["take"]},
            {"command": "addNote", "role": "agent", "notNext": ["take"]}],
          "take": [
            {"command": {"acceptIntake": {"handler": "Hal"}}, "role": "system"},
            {"command": "submit", "role": "agent", "next": ["file"]}]}}
        """.utf8))
    let (file, wait, take) = (did("file", by: "A"), did("wait", by: "A"), did("take", by: "A"))
    var conformance = Conformance(map)
    for events in [[file, wait, take], [file, wait], [file, file], [file, take, wait]] {
      conformance.replay(ForeignCase(name: "\(conformance.report.cases)", events: events))
    }
    #expect(conformance.report.outcomes == ["open": 2, "draft": 2])
    #expect(conformance.report.deviations.map(\.foreignCase) == ["2"])
  }

  @Test("the words for a reason or a note are in the attribute that the map names")
  func words() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"amount": {"minorUnits": 1, "currency": "EUR"}, "detail": "why", "activities": {
          "file": [{"command": {"openDraft": {"type": "auto"}}, "role": "agent"}],
          "say": [{"command": "addNote", "role": "agent"}]}}
        """.utf8))
    var said = did("say", by: "Ana")
    said.attributes = ["why": " "]
    var conformance = Conformance(map)
    conformance.replay(
      ForeignCase(name: "1", events: [did("file", by: "Ana"), did("say", by: "Ana"), said]))
    #expect(conformance.report.deviations.map(\.codes) == [[.emptyText]])
    #expect(conformance.report.deviations.map(\.event) == [3])
  }

  @Test("commands in any order are judged, whatever guards they violate", arguments: sizedSeeds(30))
  func anyOrder(seed: UInt64) throws {
    let verbs = [
      "startInvestigation": "handler", "setReserve": "handler", "approve": "handler",
      "requestPayment": "handler", "authorisePayment": "payer", "issuePayment": "payer",
      "close": "supervisor", "reopen": "supervisor", "addNote": "handler", "deny": "handler",
    ]
    let steps = verbs.map { "\"\($0)\": [{\"command\": \"\($0)\", \"role\": \"\($1)\"}]" }
    let map = try ActivityMap(
      json: Array(
        """
        {"amount": {"minorUnits": 9223372036854775807, "currency": "EUR"}, "activities": {
          "file": [
            {"command": {"openDraft": {"type": "auto"}}, "role": "agent"},
            {"command": "submit", "role": "agent"}, {"command": "acceptIntake", "role": "system"}],
          \(steps.sorted().joined(separator: ","))}}
        """.utf8))
    var generator = SeededGenerator(seed: seed)
    var conformance = Conformance(map)
    for number in 1...200 {
      let events = (0..<60).map { _ in
        did(
          verbs.keys.sorted().randomElement(using: &generator) ?? "",
          by: Bool.random(using: &generator) ? "Ana" : "Ben")
      }
      conformance.replay(
        ForeignCase(name: "\(number)", events: [did("file", by: "Cy")] + events))
    }
    #expect(conformance.report.cases == 200)
    #expect(Set(conformance.report.deviations.map(\.kind)) == [.table, .guardRule])
  }

  @Test("only the map's transitions count; a case without any is not judged")
  func transitions() {
    var started = decide
    started.transition = "start"
    var completed = decide
    completed.transition = "complete"
    let report = report([register, examine, started, completed], [started])
    #expect(report.passedOver == 2)
    #expect(report.conforming == 1)
    #expect(report.unjudged == 1)
    #expect(report.deviations.isEmpty)
  }

  @Test("events without a resource count as one person")
  func unnamed() {
    let decided = did("decide", by: nil)
    #expect(
      deviations([register, examine, decided, did("pay compensation", by: nil)]).map(\.codes)
        == [[.fourEyesRequired]])
  }

  @Test("the report is one line of JSON")
  func json() {
    let report = report([register, examine, decide, did("pay compensation", by: "Sara")])
    #expect(
      report.json == """
        {"map":"Compensation requests","machine":"claim","resources":"people","cases":1,\
        "conformingOnTable":1,"conforming":0,"unjudged":0,"outcomes":{"settled":1},"closings":{},\
        "reopened":0,"reopenings":0,"inferred":7,"events":4,"passedOver":0,\
        "otherTransitions":{},"guesses":0,"totals":[{"activity":"pay compensation",\
        "command":"issuePayment","kind":"guard","reason":"a second person is required","count":1}],\
        "deviations":[{"case":"case 1","event":4,"activity":"pay compensation","command":"issuePayment",\
        "inferred":false,"kind":"guard","codes":["fourEyesRequired"],"reason":\
        "a second person is required: expected somebody other than Sara, found Sara"}],"remarks":[],"unread":{}}
        """)
  }
}

private func did(_ activity: String, by resource: String?) -> ForeignEvent {
  ForeignEvent(
    activity: activity, resource: resource, time: Instant("2026-03-01T09:00:00Z")!)
}

private let register = did("register request", by: "Pete")
private let examine = did("examine casually", by: "Mike")
private let decide = did("decide", by: "Sara")
