import ClaimsDomain
import EventSourcing

extension World {
  /// What other streams hold that a decision on a claim may depend on.
  ///
  /// - Parameters:
  ///   - command: nil where it is asked what would be allowed.
  ///   - card: an empty one before the claim's first event.
  func neighbours(
    of command: ClaimCommand?, on card: ClaimCard, _ id: Identifier, by actor: ActorID
  ) -> ClaimNeighbours {
    var neighbours = ClaimNeighbours()
    neighbours.claim = id
    switch command {
    case .openDraft(let open)?:
      neighbours.related = open.related.flatMap { claims[$0]?.claim.status }
    case .submit?, .resubmit?: neighbours.similar = similar(to: card.claim, id)
    case .acceptIntake(let accept)?:
      neighbours.assigneeRoles = actors.roles(of: accept.handler)
    case .assign(let assign)?: neighbours.assigneeRoles = actors.roles(of: assign.handler)
    case .setReserve?, .confirmReserve?, .approve?, .approvePartially?, .deny?,
      .confirmDecision?, .authorisePayment?:
      neighbours.limits = limits(of: actor)
    case .markDuplicate(let mark)?:
      neighbours.original = claims[mark.original].map {
        OriginalClaim(status: $0.claim.status, isDuplicate: $0.claim.outcome == .duplicate)
      }
      neighbours.hasDuplicates = hasDuplicates(id)
    case .correctFact(let correct)?: neighbours.cited = card.kind(ofEvent: correct.replaces)
    case nil:
      neighbours.limits = limits(of: actor)
      neighbours.hasDuplicates = hasDuplicates(id)
    default: break
    }
    return neighbours
  }

  private func limits(of actor: ActorID) -> AuthorityLimits {
    AuthorityLimits(
      reserve: actors.authority(of: actor, for: .reserve),
      decision: actors.authority(of: actor, for: .decision),
      payment: actors.authority(of: actor, for: .payment))
  }

  /// The rules that are in force for a claim: each value by the day that selects it.
  func rules(for claim: Claim, at time: Instant) -> ClaimRules {
    rules.rules(lossDate: claim.lossDate, submitted: claim.submittedAt, decided: time)
  }
}
