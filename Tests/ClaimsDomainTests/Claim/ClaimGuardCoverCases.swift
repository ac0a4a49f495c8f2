import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

extension ClaimGuardTests {
  /// K20, K21 and K60, and what K02 and K44 say of a policy: what it pays.
  static let cover: [ClaimGuardCase] = [
    Case(
      .policyNotConfirmed, approve(1), on: reserved(),
      under: .with { $0.confirmedPolicyRequired = true }
    ),
    Case(
      .policyNotConfirmed, partly(1), on: reserved { $0.file.details.policy = Policy() },
      under: .with { $0.confirmedPolicyRequired = true }),
    exceeded(approve(701), by: Policy(deductible: euros(200)), "7.00", "deductible", "7.01"),
    exceeded(
      approve(701), by: Policy(limit: euros(1000), deductible: euros(200)), "7.00", "deductible",
      "7.01"),
    exceeded(partly(801), by: Policy(limit: euros(800)), "8.00", "limit", "8.01"),
    exceeded(partly(721), by: Policy(coinsurance: 2_000), "7.20", "coinsurance", "7.21"),
    exceeded(
      approve(701), by: Policy(deductible: euros(25), coinsurance: 2_000), "7.00",
      "deductible, coinsurance", "7.01"),
    // What others used up counts against the insurer's terms alone.
    Case(
      .policyLimitExceeded, approve(401),
      on: confirmed(Policy(reference: "P-1", limit: euros(800), aggregateLimit: euros(900))),
      beside: eroded(500), expected: "at most 4.00 EUR by aggregateLimit", found: "4.01 EUR"),
    exceeded(
      approve(801), by: Policy(reference: "P-1", aggregateLimit: euros(800)), "8.00",
      "aggregateLimit", "8.01"),
    // Line by line: 4.00 of glass, 5.00 of the rest.
    Case(
      .policyLimitExceeded, partly(800, [decide(1, 400), decide(2, 400)]),
      on: itemised(Policy(deductible: euros(100))),
      expected: "at most 3.00 EUR of \(identifier(1).text) by deductible", found: "4.00 EUR"),
    Case(
      .policyLimitExceeded, partly(500, [decide(1, 0), decide(2, 500)]),
      on: itemised(Policy(deductible: euros(100))),
      expected: "at most 4.00 EUR of \(identifier(2).text) by deductible", found: "5.00 EUR"),
    Case(
      .policyLimitExceeded, partly(601, [decide(1, 101), decide(2, 500)]),
      on: itemised(Policy(subLimits: [SubLimit(category: "glass", limit: euros(100))])),
      expected: "at most 1.00 EUR of \(identifier(1).text) by subLimits", found: "1.01 EUR"),
    Case(
      .policyLimitExceeded, approve(900),
      on: itemised(Policy(subLimits: [SubLimit(category: "glass", limit: euros(100))])),
      expected: "at most 6.00 EUR by subLimits", found: "9.00 EUR"),
    Case(
      .policyLimitExceeded, approve(101),
      on: reserved {
        $0.hold(damage(1))
        $0.file.details.policy = Policy(
          subLimits: [SubLimit(category: "roof", limit: euros(100))])
      }, expected: "at most 1.00 EUR by subLimits", found: "1.01 EUR"),
    Case(
      .policyIncomplete,
      .confirmPolicy(ConfirmPolicy(policy: Policy(limit: euros(1)), source: " ")),
      on: claim(.open), expected: "reference, source"),
    Case(
      .policyNegative, confirm { $0.subLimits = [SubLimit(category: "glass", limit: euros(-1))] },
      on: claim(.submitted), by: .clock, found: "-0.01 EUR"),
    Case(
      .policyNegative, confirm { $0.aggregateLimit = euros(-1) }, on: claim(.closed), by: .sara,
      found: "-0.01 EUR"),
    Case(
      .detailsInOtherCurrency, confirm { $0.deductible = Money(1, usd) }, on: claim(.open),
      expected: "USD", found: "EUR"),
    Case(
      .detailsInOtherCurrency, .editDraft(EditDraft(claimed: Money(900, usd))),
      on: confirmed(Policy(limit: euros(1)), .rejected), by: .carla, expected: "EUR", found: "USD"),
    Case(
      .policyTermsInvalid, confirm { $0.coinsurance = 10_001 }, on: claim(.open),
      expected: "coinsurance at most 10000", found: "10001"),
    Case(
      .policyReversed,
      confirm { ($0.from, $0.until) = (LocalDate("2026-02-02"), LocalDate("2026-02-01")) },
      on: claim(.open), expected: "policy.until no earlier than 2026-02-02", found: "2026-02-01"),
    Case(
      .policyTermsInvalid,
      confirm { policy in
        policy.subLimits = (0..<51).map { SubLimit(category: "c\($0)", limit: euros(1)) }
      }, on: claim(.open), expected: "subLimits at most 50", found: "51"),
    Case(
      .policyTermsInvalid,
      confirm { $0.subLimits = [SubLimit(category: "a"), SubLimit(category: "a")] },
      on: claim(.open), expected: "sub-limits of categories that differ", found: "a",
      also: [Reason(.currencyMismatch, expected: "", found: "EUR")]),
    Case(
      .policyTermsInvalid,
      .editDraft(EditDraft(ClaimDetails(policy: Policy(coinsurance: 10_001)))),
      on: claim(.draft), by: .carla, expected: "coinsurance at most 10000", found: "10001"),
    Case(
      .policyTermsInvalid,
      .correctFact(
        CorrectFact(
          replaces: 2, details: ClaimDetails(policy: Policy(coinsurance: 10_001)),
          reason: "misread")), on: claim(.open), by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
      expected: "coinsurance at most 10000", found: "10001"),
  ]

  private static func approve(_ amount: Int64) -> ClaimCommand {
    .approve(Approve(amount: euros(amount)))
  }

  private static func partly(_ amount: Int64, _ lines: [LineDecision] = []) -> ClaimCommand {
    .approvePartially(ApprovePartially(amount: euros(amount), reason: "cover", lines: lines))
  }

  private static func decide(_ line: UInt64, _ amount: Int64) -> LineDecision {
    LineDecision(item: identifier(line), approved: euros(amount), reason: "cover")
  }

  private static func confirm(_ change: (inout Policy) -> Void) -> ClaimCommand {
    var policy = Policy(reference: "P-1")
    change(&policy)
    return .confirmPolicy(ConfirmPolicy(policy: policy, source: "policies"))
  }

  private static func reserved(_ change: (inout Claim) -> Void = { _ in }) -> Claim {
    claim(.open, reserve: 900, change)
  }

  static func confirmed(_ policy: Policy, _ status: ClaimStatus = .open) -> Claim {
    claim(status, reserve: 900) {
      $0.file.confirmedPolicy = PolicyConfirmed(policy: policy, source: "policies", effective: noon)
    }
  }

  static func eroded(_ amount: Int64) -> ClaimRelatedFacts {
    .with { $0.erosions = [PolicyErosion(reference: "P-1", amount: euros(amount))] }
  }

  /// Two line items together, of which the first is glass.
  static func itemised(_ policy: Policy) -> Claim {
    reserved { claim in
      for (number, asked, category) in [(1, 400, "glass"), (2, 500, "")]
        as [(UInt64, Int64, String)]
      {
        claim.hold(
          Part(
            id: identifier(number),
            lineItem: LineItem(
              code: "L\(number)", quantity: 1, asked: euros(asked), status: .asked,
              category: category)))
      }
      claim.file.details.policy = policy
    }
  }

  private static func exceeded(
    _ command: ClaimCommand, by policy: Policy, _ most: String, _ terms: String, _ found: String
  ) -> Case {
    Case(
      .policyLimitExceeded, command, on: reserved { $0.file.details.policy = policy },
      expected: "at most \(most) EUR by \(terms)", found: "\(found) EUR")
  }
}
