import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

/// Each guard of each row, violated alone.
@Suite("The report's guards")
struct ReportGuardTests {
  struct Case: CustomStringConvertible, Sendable {
    var rule: Guard<ReportDecider>
    var command: ReportCommand
    var report: IncidentReport
    var context: ReportContext
    var expected = ""
    var found = ""

    init(
      _ rule: Guard<ReportDecider>, _ command: ReportCommand, on report: IncidentReport,
      _ context: ReportContext = reportContext(), expected: String = "", found: String = ""
    ) {
      self.rule = rule
      self.command = command
      self.report = report
      self.context = context
      self.expected = expected
      self.found = found
    }

    var row: String {
      ReportDecider.lifecycle.step(from: report.status, on: command.kind).map { "\($0.id)" }
        ?? "none"
    }
    var description: String { "\(rule.name) of \(row)" }
    var refusal: Refusal { Refusal(rule.code, expected: expected, found: found) }

    func fault(under lifecycle: Lifecycle<ReportDecider.Words>) -> String? {
      answer(command, on: report, in: context, under: lifecycle) == .failure(refusal)
        ? nil : "\(description) is not the reason"
    }
  }

  static let cases = drafting + attaching + looking + noticing + ending

  @Test("every guard of every row has its case")
  func complete() {
    let wanted = ReportDecider.lifecycle.steps.flatMap { step in
      step.guards.map { "\($0.name) of \(step.id)" }
    }
    #expect(Set(Self.cases.map(\.description)) == Set(wanted))
    #expect(Set(Self.cases.map(\.rule)) == Set(ReportDecider.lifecycle.guards))
  }

  @Test("a violated guard is the one reason, with its code and what was expected", arguments: cases)
  func violated(violation: Case) {
    #expect(
      answer(violation.command, on: violation.report, in: violation.context)
        == .failure(violation.refusal))
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let edit = EditReport(
      IncidentDetails(attackType: "humo", incidentDate: ClaimSender.later, evidenceURL: "x y"))
    let refusal = Refusal([
      Reason(.anonymityMismatch),
      Reason(.notParty, expected: "the report's receipt"),
      Reason(.futureDate, expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
      Reason(.unknownCatalogCode, expected: "a code of attackTypes", found: "humo"),
      Reason(.invalidURL, found: "x y"),
    ])
    #expect(
      answer(.editReport(edit), on: incidentReport(.borrador, anonymous: true), in: asCarla)
        == .failure(refusal))
  }
}
