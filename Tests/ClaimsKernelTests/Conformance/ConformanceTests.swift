import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@Suite("Conformance")
struct ConformanceTests {
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

  @Test("a case that is paid by somebody else than who decided conforms, its gaps inferred")
  func paid() {
    var expected = ConformanceReport()
    expected.map = "Compensation requests"
    expected.cases = 1
    expected.conforming = 1
    expected.events = 4
    expected.inferred = 6
    expected.outcomes = [.settled: 1]
    #expect(report([register, examine, decide, did("pay compensation", by: "Ellen")]) == expected)
  }

  @Test("a case that is rejected conforms, and the denial is no inference")
  func rejected() {
    let report = report([register, examine, decide, did("reject request", by: "Ellen")])
    #expect(report.conforming == 1)
    #expect(report.inferred == 2)
    #expect(report.outcomes == [.denied: 1])
  }

  @Test("who decided may not pay: the lifecycle's four eyes refuse it")
  func fourEyes() {
    let report = report([register, examine, decide, did("pay compensation", by: "Sara")])
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: "case 1", event: 4, activity: "pay compensation", command: .issuePayment,
          kind: .guardRule, codes: [.fourEyesRequired],
          reason: "a second person is required: expected somebody other than Sara, found Sara")
      ])
    #expect(report.conforming == 0)
    #expect(report.outcomes == [.approved: 1])
    #expect(report.inferred == 6)
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
    #expect(report.deviations.map(\.command) == [.deny, nil])
    #expect(report.deviations.map(\.codes) == [[.invalidTransition], [.invalidTransition]])
    #expect(report.deviations[1].reason == "the map has no step for it in denied")
    #expect(report.outcomes == [.denied: 1])
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
    #expect(report.deviations.map(\.command) == [.setReserve])
    #expect(report.deviations.map(\.isInferred) == [true])
    #expect(report.inferred == 2)
  }

  @Test("who should have decided, and did not, is missed rather than made up")
  func absent() {
    let report = report([register, examine, did("pay compensation", by: "Ellen")])
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: "case 1", event: 3, activity: "pay compensation", command: .setReserve,
          isInferred: true, kind: .absent, reason: "the case has no 'decide' before it")
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
          reason: "the map does not name this activity")
      ])
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
        {"map":"Compensation requests","cases":1,"conforming":0,"unjudged":0,\
        "outcomes":{"approved":1},"inferred":6,"events":4,"passedOver":0,"deviations":[\
        {"case":"case 1","event":4,"activity":"pay compensation","command":"issuePayment",\
        "inferred":false,"kind":"guard","codes":["fourEyesRequired"],"reason":\
        "a second person is required: expected somebody other than Sara, found Sara"}]}
        """)
  }
}

/// The published log of six compensation requests, where it lies beside the package.
@Suite("The running example")
struct RunningExampleTests {
  @Test(
    "six cases conform: three settled, three denied",
    .enabled(
      if: FileManager.default.fileExists(atPath: runningExample.path),
      "needs ../shared/data/process-logs/running-example.xes"))
  func conforms() throws {
    var conformance = Conformance(try compensation())
    let bytes = Array(try Data(contentsOf: runningExample))
    for foreign in try XESReader.cases(in: bytes) { conformance.replay(foreign) }
    var expected = ConformanceReport()
    expected.map = "Compensation requests"
    expected.cases = 6
    expected.conforming = 6
    expected.events = 42
    expected.inferred = 24
    expected.outcomes = [.settled: 3, .denied: 3]
    #expect(conformance.report == expected)
  }
}

private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let runningExample = package.deletingLastPathComponent()
  .appending(path: "shared/data/process-logs/running-example.xes")

/// The map that stands in Examples.
func compensation() throws -> ActivityMap {
  let file = package.appending(path: "Examples/Maps/compensation.json")
  return try ActivityMap(json: Array(try Data(contentsOf: file)))
}

private func did(_ activity: String, by resource: String?) -> ForeignEvent {
  ForeignEvent(
    activity: activity, resource: resource, time: Instant("2026-03-01T09:00:00Z")!)
}

private let register = did("register request", by: "Pete")
private let examine = did("examine casually", by: "Mike")
private let decide = did("decide", by: "Sara")
