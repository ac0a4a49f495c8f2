import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// Each guard, violated alone as far as it can be, on the smallest claim that shows it.
@Suite("The claim's guards")
struct ClaimGuardTests {
  typealias Case = ClaimGuardCase

  static let cases =
    filing + parts + naming + inquiry + codes + reserves + cover + decisions + payments + debts
    + endings
    + regions
    + record + ofParties + ExpenseTests.cases + UndisputedTests.cases

  @Test("all obstacles to a command are reported, with their codes", arguments: cases)
  func violated(violation: Case) {
    #expect(ClaimTableTests.table.fault(of: violation, under: ClaimDecider.lifecycle) == nil)
  }

  @Test("without the guard, nothing but what comes with it refuses", arguments: cases)
  func decisive(violation: Case) {
    let steps = ClaimDecider.lifecycle.steps.map { step in
      Step<ClaimVocabulary>(
        step.id, step.from, step.verb, by: step.roles,
        unless: step.guards.filter { $0 != violation.rule }, outcomes: step.outcomes)
    }
    let answer = violation.answer(under: Lifecycle(steps))
    if violation.also.isEmpty {
      #expect(throws: Never.self) { try answer.get() }
    } else {
      #expect(answer == .failure(Refusal(violation.also)))
    }
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let violation = Case(
      .held, .approve(Approve(amount: Money(-1, usd))),
      on: claim(.open, reserve: 5, paid: 3) {
        $0.fraud = .referred
        $0.checks.coverage = .failed
      }, found: "referred",
      also: [
        Reason(
          .coverageNotConfirmed, expected: "a coverage check that passed", found: "failed"),
        Reason(.amountNotPositive, expected: "a positive amount", found: "-0.01 USD"),
        Reason(.currencyMismatch, expected: "EUR", found: "USD"),
        Reason(.approvedBelowPaid, expected: "at least 0.03 EUR", found: "-0.01 USD"),
      ])
    #expect(violation.answer() == .failure(violation.refusal))
  }

  @Test("amounts at the edge of what fits never trap, and are refused as too large")
  func overflow() {
    let violation = Case(
      .amountExceedsApproved,
      .requestPayment(RequestPayment(payment: payment(2), amount: euros(.max), payee: "Carla")),
      on: claim(
        .approved, claimed: .max, reserve: .max, approved: .max, paid: .max - 1,
        payments: [paymentOf(.max - 1, .issued, 3), paymentOf(1)]),
      expected: "at most 0.00 EUR", found: "92233720368547758.07 EUR",
      also: [
        Reason(
          .amountExceedsReserve, expected: "at most 0.00 EUR", found: "92233720368547758.07 EUR")
      ])
    #expect(violation.answer() == .failure(violation.refusal))
  }

  @Test(
    "without four eyes in the rules, one person may do every step",
    arguments: cases.filter { $0.rule.code == .fourEyesRequired })
  func oneEyedRules(violation: Case) {
    var (alone, rules) = (violation, violation.context.rules)
    rules.fourEyes = false
    alone.context = violation.context.with(rules: rules)
    #expect(throws: Never.self) { try alone.answer().get() }
  }

  @Test("permissions evaluate state guards and list the others as conditions")
  func permissions() throws {
    let claim = claim(.open, reserve: 800, approved: 100, paid: 100)
    let all = ClaimDecider.permissions(on: claim, in: context(.hugo))
    #expect(all.map(\.command) == ClaimVerb.allCases.dropFirst().map(\.name.description))
    let deny = try #require(all.first { $0.command == "deny" })
    #expect(deny.reasons == [Reason(.alreadyPaid, found: "1.00 EUR")])
    let approve = try #require(all.first { $0.command == "approve" })
    #expect(approve.allowed)
    #expect(
      approve.conditions == [
        "amountNotPositive", "amountInOtherCurrency", "amountExceedsClaimed",
        "policyLimitExceeded", "amountExceedsReserve", "approvedBelowPaid",
      ])
    let issue = try #require(all.first { $0.command == "issuePayment" })
    #expect(issue.reasons.map(\.code) == [.notAuthorised])
    let stranger = ClaimDecider.permissions(
      on: claim, in: context(ClaimSender("dario", .claimant)))
    #expect(stranger.first { $0.command == "addNote" }?.reasons.map(\.code) == [.notParty])
  }
}
