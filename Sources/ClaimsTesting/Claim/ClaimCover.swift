import ClaimsDomain
import EventSourcing
import StateMachineTesting

// What is tried and must hold of the terms of a policy.

extension ClaimAlphabet {
  /// The policy of which other claims use up one minor unit.
  static let policy = "P-1"

  /// Terms that take nothing off, and some that do.
  static let terms = [
    Policy(reference: policy), Policy(reference: policy, deductible: Money(2, .euro)),
    Policy(reference: policy, limit: Money(1, .euro)),
    Policy(reference: policy, coinsurance: 5_000),
    Policy(reference: policy, aggregateLimit: Money(2, .euro)),
  ]

  /// Terms that no policy has.
  static let slips = [
    Policy(reference: policy, deductible: Money(-1, .euro)),
    Policy(reference: policy, limit: Money(1, .dollar)),
    Policy(reference: policy, coinsurance: 10_001),
    Policy(
      reference: policy,
      subLimits: [
        SubLimit(category: "glass", limit: Money(1, .euro)),
        SubLimit(category: "glass", limit: Money(2, .euro)),
      ]),
    Policy(),
  ]

  func covering(all: Bool) -> [ClaimAttempt] {
    func confirm(_ policies: [Policy]) -> [ClaimCommand] {
      policies.map { .confirmPolicy(ConfirmPolicy(policy: $0, source: "policies")) }
    }
    guard all else { return Self.by([.timer], confirm(Array(Self.terms.prefix(2)))) }
    return Self.by([.timer], confirm(Self.terms + Self.slips))
      + Self.by([.carla.acting(as: .handler)], confirm(Array(Self.terms.prefix(1))))
      + Self.by([.sara], [.confirmPolicy(ConfirmPolicy(policy: Self.terms[0]))])
  }
}

extension ClaimCommands {
  private static let terms = Draw<Policy>.element(of: ClaimAlphabet.terms)
  private static let slips = Draw<Policy>.element(of: ClaimAlphabet.slips)

  static func confirmPolicy(_ choices: inout Choices) throws(GaveUp) -> ClaimCommand {
    let policy = try choices.draw(slip) ? try choices.draw(slips) : try choices.draw(terms)
    return .confirmPolicy(
      ConfirmPolicy(policy: policy, source: try text("policies", &choices)))
  }
}

extension Claim {
  /// What an approval breaks of the terms that count for it; nil if nothing.
  ///
  /// Says in its own way what `Cover` computes: each bound alone, and what has to add up.
  func coverFault(
    _ approved: Money, _ adjudications: [Adjudication], in relatedFacts: ClaimRelatedFacts
  ) -> String? {
    let amount = approved.wideUnits
    for adjudication in adjudications where !adjudication.addsUp {
      return "I33: an adjudication that does not add up"
    }
    let benefit = adjudications.reduce(Int128(0)) { $0 + $1.benefit.wideUnits }
    if !adjudications.isEmpty, benefit != amount { return "I33: benefits that are not the amount" }
    guard let policy = file.confirmedPolicy?.policy ?? file.details.policy else {
      return adjudications.isEmpty ? nil : "I33: an adjudication without a policy"
    }
    let commitments = file.undisputed ? [approved] : [paid, pending, file.owed]
    let committed = commitments.reduce(Int128(0)) { $0 + $1.wideUnits }
    if adjudications.isEmpty, amount <= committed { return nil }
    let eligible = max(0, claimed.wideUnits - (policy.deductible?.wideUnits ?? 0))
    let kept = 10_000 - Int128(policy.coinsurance ?? 0)
    let left = eligible / 10_000 * kept + (eligible % 10_000 * kept + 9_999) / 10_000 + rounded
    if policy.deductible != nil || policy.coinsurance != nil, amount > left {
      return "I34: more approved than deductible and coinsurance leave"
    }
    if let limit = policy.limit, amount > limit.wideUnits {
      return "I34: more approved than the limit"
    }
    let eroded =
      relatedFacts.erosions.first { $0.reference == file.confirmedPolicy?.policy.reference }?.amount
    if let limit = policy.aggregateLimit, amount > limit.wideUnits - (eroded?.wideUnits ?? 0) {
      return "I34: more approved than all claims of the policy may have"
    }
    return nil
  }

  /// What rounding the share of each line item, and of what is claimed beside them, may give more
  /// than rounding it once.
  private var rounded: Int128 {
    let asked = file.parts.compactMap { $0.lineItem?.asked.wideUnits }
    let isMoreClaimed = asked.reduce(0, +) < claimed.wideUnits
    return Int128(max(1, asked.count + (isMoreClaimed ? 1 : 0)) - 1)
  }
}

extension Adjudication {
  fileprivate var addsUp: Bool {
    let parts = [deductible, coinsurance, overLimit, benefit].map(\.wideUnits)
    return parts.allSatisfy { $0 >= 0 } && parts.reduce(0, +) == eligible.wideUnits
      && eligible.wideUnits <= claimed.wideUnits
  }
}

extension Money {
  /// The amount in minor units, in a type that no sum of a claim's amounts overflows.
  var wideUnits: Int128 { Int128(minorUnits) }
}
