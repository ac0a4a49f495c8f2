import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// The claim's own statuses, those of its payments, and those of every region beside them.
  static let parts: [Region<Claim, ClaimAttempt>] = [
    Region(
      "claim", statuses: ClaimStatus.allCases,
      verbs: ClaimVerb.allCases.filter { $0 != .unspecified },
      status: { claim, _ in claim.status }, verb: { $0.verb }),
    Region(
      "payment", statuses: PaymentStatus.allCases, verbs: verbs(of: Payment.lifecycle),
      isClosed: true,
      status: { claim, attempt in
        attempt.command.payment.map { claim.payment($0)?.status ?? .none }
      },
      verb: { $0.verb }),
    region("fraud", FraudStatus.lifecycle) { $0.fraud },
    region("recovery", RecoveryStatus.lifecycle) { $0.recovery },
    region("litigation", LitigationStatus.lifecycle) { $0.litigation },
    region("proposed reserve", ReserveProposed.lifecycle) { $0.reserveProposalStatus },
    region("proposed decision", DecisionProposed.lifecycle) { $0.decisionProposalStatus },
  ]

  private static func verbs<Status: CodedEnum>(
    of lifecycle: Lifecycle<RegionWords<Status>>
  ) -> [ClaimVerb] {
    ClaimVerb.allCases.filter { verb in lifecycle.steps.contains { $0.verb == verb } }
  }

  private static func region<Status: CodedEnum>(
    _ name: String, _ lifecycle: Lifecycle<RegionWords<Status>>,
    _ status: @escaping @Sendable (Claim) -> Status
  ) -> Region<Claim, ClaimAttempt> {
    Region(
      name, statuses: Status.allCases, verbs: verbs(of: lifecycle), isClosed: true,
      status: { claim, _ in status(claim) }, verb: { $0.verb })
  }
}
