import ClaimsDomain
import ClaimsTesting
import StateMachineTesting
import TestSupport
import Testing

/// Numbers of the rules that are one greater or less: which row or guard of which aggregate notices.
@Suite("Mutants of the rules' numbers", .long)
struct RuleMutantTests {
  @Test("each is noticed by some row or guard, but for those that only set dates")
  func numbers() async throws {
    let tables = AggregateTests.tables + [ClaimTableTests.table]
    let report = try await MutationReport(
      of: Mutant(row: "", description: "", subject: ClaimRules.builtIn),
      ClaimRules.builtIn.offByOne.map {
        Mutant(row: $0.row, description: $0.description, subject: $0)
      },
      checks: [
        MutantCheck("rows and guards") { change in
          tables.firstValue { $0.fault(changing: change) }
        }
      ])
    print("the rules' numbers: \(report)")
    // What is overdue is shown and flagged, and refuses nothing.
    let dates = ["acknowledgeDays", "decideDays", "paymentDays", "noticeHours", "finalNoticeHours"]
    #expect(report.survivors == dates.flatMap { ["\($0) + 1", "\($0) − 1"] })
  }
}
