import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import TestSupport
import Testing

/// The published log of a car maker's incidents, if it lies beside the package.
@Suite(
  "The incidents of 2013", .long,
  .enabled(
    if: PublishedLogs.isThere(PublishedLogs.incidents),
    "needs ../shared/data/process-logs/07_bpic2013_incidents.xes.gz"))
struct IncidentLogTests {
  private static func report(_ cases: [ForeignCase]) throws -> ConformanceReport {
    var conformance = Conformance(try PublishedLogs.map("bpic2013"))
    for foreign in cases { conformance.replay(foreign) }
    return conformance.report
  }

  /// The first 300 cases, and all of them.
  private static func expected(of cases: Int) -> ConformanceReport {
    var expected = ConformanceReport()
    expected.map = "BPI Challenge 2013, incidents"
    expected.machine = .report
    expected.cases = cases
    let deviating = cases == 300 ? 1 : 12
    expected.conformingOnTable = cases - deviating
    expected.conforming = cases - deviating
    (expected.events, expected.passedOver) = cases == 300 ? (5_538, 0) : (65_533, 5)
    expected.inferred = cases == 300 ? 1_232 : 30_374
    expected.outcomes =
      cases == 300 ? ["cerrado": 300] : ["en_investigacion": 98, "cerrado": 7_456]
    expected.closings = cases == 300 ? ["resuelto": 300] : ["resuelto": 7_455, "otro": 1]
    (expected.reopened, expected.reopenings) = cases == 300 ? (24, 32) : (120, 131)
    // Of events that are passed over, and of what deviates, nothing is read.
    let (unread, ofRoles) = cases == 300 ? (5_537, 4_150) : (65_516, 58_566)
    expected.unread = UnreadValues([
      "impact": unread, "org:group": unread, "org:role": ofRoles, "organization country": unread,
      "organization involved": unread, "product": unread, "resource country": unread,
    ])
    return expected
  }

  @Test("cases conform but for those that are closed twice; those are found that were reopened")
  func conform() throws {
    let cases = try PublishedLogs.someIncidents()
    let report = try Self.report(cases)
    var expected = Self.expected(of: cases.count)
    expected.deviations = report.deviations
    #expect(report == expected)
    #expect(report.deviations.count == expected.cases - expected.conforming)
    #expect(report.deviations.allSatisfy { $0.kind == .table && $0.activity == "Completed/Closed" })
    #expect(
      report.deviations.first
        == Deviation(
          foreignCase: "1-649830550", event: 13,
          activity: "Completed/Closed", command: "closeReport", kind: .table,
          codes: [.invalidTransition],
          reason: try #require(report.deviations.first?.reason)))
    #expect(
      report.deviations.first?.reason.en
        == "the status does not allow this command: expected reopenReport, eraseReportData, "
        + "found closeReport in cerrado")
  }

  @Test(
    "one event moved is the one thing that deviates", arguments: ["1-364285768", "1-467153946"])
  func moved(name: String) throws {
    var foreign = try #require(
      try PublishedLogs.someIncidents().first { $0.name == name })
    #expect(try Self.report([foreign]).deviations.isEmpty)
    let closing = foreign.events.removeLast()
    foreign.events.insert(closing, at: 0)
    let report = try Self.report([foreign])
    #expect(
      report.deviations == [
        Deviation(
          foreignCase: name, event: 1, activity: "Completed/Closed", command: "closeReport",
          kind: .table, codes: [.notFound],
          reason: try #require(report.deviations.first?.reason))
      ])
    #expect(report.deviations.first?.reason.en == "there is no row for closeReport in none")
    #expect(report.outcomes == ["en_investigacion": 1])
  }
}
