import ClaimsKernel
import EventSourcing
import Foundation
import TestSupport
import Testing

@Suite("The draft of a map")
struct MapDraftTests {
  private static let helpDesk = PublishedLogs.folder.appending(path: "helpdesk.xes.gz")

  private func report(on cases: [ForeignCase]) throws -> ConformanceReport {
    var survey = LogSurvey(EventLogOptions())
    for foreign in cases { survey.add(foreign) }
    let draft = MapDraft(of: survey, name: "draft").json
    var conformance = Conformance(try ActivityMap(json: Array(draft.utf8)))
    for foreign in cases { conformance.replay(foreign) }
    return conformance.report
  }

  private func event(_ activity: String, _ day: Int) -> ForeignEvent {
    ForeignEvent(
      activity: activity, resource: "Ana",
      time: Instant(nanoseconds: Int64(1_700_000_000 + day * 86_400) * 1_000_000_000))
  }

  @Test("what begins a case and comes again later is a note there")
  func again() throws {
    let cases = [
      ForeignCase(name: "1", events: [event("Assign", 1), event("Close", 2)]),
      ForeignCase(
        name: "2", events: [event("Assign", 1), event("Look", 2), event("Assign", 3)]),
    ]
    let report = try report(on: cases)
    #expect(report.conforming == 2, "\(report.deviations)")
  }

  @Test(
    "of a help desk's log takes every case",
    .enabled(if: PublishedLogs.isThere(helpDesk), "needs ../shared/data/process-logs"))
  func published() throws {
    let cases = try PublishedLogs.some(400, of: 4_580, in: Self.helpDesk)
    let report = try report(on: cases)
    #expect(report.cases == cases.count)
    #expect(report.conforming == cases.count, "\(report.deviations.first?.activity ?? "")")
    #expect(report.events == (cases.count == 400 ? 1_889 : 21_348))
  }
}
