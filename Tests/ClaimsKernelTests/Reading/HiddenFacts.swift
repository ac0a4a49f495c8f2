import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// What a claim may hold that some readers do not see: by the path of each hidden field, ways in
/// which it can be otherwise.
enum HiddenFacts {
  typealias Change = @Sendable (inout Claim) -> Void

  static let byPath: [String: [Change]] = [
    "fraud": [
      { $0.fraud = .none }, { $0.fraud = .flagged }, { $0.fraud = .referred },
      { $0.fraud = .cleared }, { $0.fraud = .confirmed },
    ],
    "flags": [
      { $0.file.flags = [FraudFlagged(indicator: "priorClaims", score: 90, text: "seen")] }
    ],
    "writtenOff": [
      { claim in
        claim.fraud = .confirmed
        claim.file.writtenOff = claim.paid
      }
    ],
    "handler": ["", "hugo", "carla", "dario", "timer"].map { handler in
      { $0.handler = ActorID(handler) }
    },
    "decidedBy": ["", "paul", "timer"].map { decider in { $0.decidedBy = ActorID(decider) } },
    "proposedBy": [{ $0.file.proposedBy = ActorID("timer") }],
    "reserve": [{ $0.reserve = Money(0, $0.currency) }, { $0.reserve = Money(700, $0.currency) }],
    "lines": [
      { claim in
        let line = ReserveLine(exposure: "bike", costType: .expense)
        claim.file.lines = [LineReserve(line: line, reserve: Money(1, claim.currency))]
      }
    ],
    "payments.requestedBy": [{ $0.changePayments { $0.requestedBy = ActorID("timer") } }],
    "payments.authorisedBy": [{ $0.changePayments { $0.authorisedBy = ActorID("timer") } }],
    "payments.issuedBy": [{ $0.changePayments { $0.issuedBy = ActorID("timer") } }],
    "payments.line": [
      { $0.changePayments { $0.line = ReserveLine(exposure: "bike", costType: .expense) } }
    ],
    "notes": [{ $0.notes += 1 }],
    "related": [{ $0.related = claimID(9) }],
    "checks": [{ $0.checks.coverage = .failed }, { $0.checks = Checks() }],
    "checkTimes": [{ $0.checkTimes = [CheckTime()] }],
    "confirmedPolicy": [
      { claim in
        let limit = Money(1, claim.currency)
        claim.file.confirmedPolicy = PolicyConfirmed(
          policy: Policy(reference: "P", limit: limit, aggregateLimit: limit), source: "policies")
      }
    ],
    "writeOffs": [{ $0.file.writeOffs = [WriteOff(amount: $0.paid)] }],
    "similar": [{ $0.file.similar = claimID(9) }],
    "parts.addedBy": [
      { claim in
        let parts = claim.file.parts.map { part in
          var part = part
          part.addedBy = ActorID("timer")
          return part
        }
        claim.file.parts = PartList(parts)
      }
    ],
    "reserveProposal": [
      { $0.file.reserveProposal = nil },
      { claim in
        claim.file.reserveProposal = ReserveProposed(
          reserve: Money(700, claim.currency), proposedBy: ActorID("hugo"))
      },
    ],
    "proposal": [
      { $0.file.proposal = nil },
      { claim in
        claim.file.proposal = DecisionProposed(
          deny: Deny(reason: "no"), proposedBy: ActorID("hugo"))
      },
    ],
    "earlierDeciders": [
      { $0.file.earlierDeciders = [] }, { $0.file.earlierDeciders = [ActorID("timer")] },
    ],
    "openReviews": [
      { $0.file.openReviews = [] },
      { $0.file.openReviews = [ReviewRaised(review: 8, reason: "looks odd")] },
    ],
    "reviews": [{ $0.file.reviews += 1 }],
    "subrogationAgainst": [{ $0.file.subrogationAgainst = "the other driver" }],
    "recoveries": [
      { claim in
        claim.file.recoveries = [
          Recovery(
            recovery: 1, amount: Money(1, claim.currency), kind: .salvage,
            recordedBy: ActorID("hugo"))
        ]
      }
    ],
    "expenses": [
      { claim in
        claim.file.expenses = [
          Payment(
            id: paymentID(8), status: .authorised, amount: Money(1, claim.currency),
            payee: "an investigator", line: ReserveLine(costType: .expense))
        ]
      }
    ],
    "recoveryCount": [{ $0.file.recoveryCount += 1 }],
    "lawsuit": [{ $0.file.lawsuit = LitigationOpened(counsel: "Lena", court: "Bonn") }],
    "original": [{ $0.file.original = claimID(9) }],
    "communications": [{ $0.file.communications += 1 }],
    "formerParties": [
      { $0.file.formerParties = [ActorID("timer"), ActorID("vera"), ActorID("dario")] }
    ],
  ]

  /// A claim as it is, and as it would be were one thing otherwise of what a reader does not see.
  static func variants(of claim: Claim, for redaction: Redaction) -> [Claim] {
    let changes = byPath.sorted { $0.key < $1.key }.filter { redaction.hides($0.key) }
    return [claim]
      + changes.flatMap(\.value).map { change in
        var other = claim
        change(&other)
        return other
      }
  }
}

extension Claim {
  fileprivate mutating func changePayments(_ change: (inout Payment) -> Void) {
    for place in payments.indices { change(&payments[place]) }
  }
}
