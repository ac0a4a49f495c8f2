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
    neighbours.catalogs = catalogs
    switch command {
    case .openDraft(let open)?:
      neighbours.related = open.related.flatMap { claims.place(of: $0) }
        .map { claims.look(at: $0) { $0.card.claim.status } }
      neighbours.hasOrigin =
        open.origin.map { leads[$0] != nil || reports[$0] != nil || accidents[$0] != nil } ?? false
      neighbours.isOriginUnfit =
        open.origin.map { leads[$0] != nil || reports[$0]?.state.isAnonymous ?? false } ?? false
    case .editDraft(let edit)?: neighbours.property = status(of: edit.details.property)
    case .submit?, .resubmit?: neighbours.similar = similar(to: card.claim, id)
    case .acceptIntake(let accept)?:
      neighbours.assigneeRoles = actors.roles(of: accept.handler)
    case .assign(let assign)?: neighbours.assigneeRoles = actors.roles(of: assign.handler)
    case .setReserve?, .confirmReserve?, .approve?, .approvePartially?, .deny?,
      .confirmDecision?, .authorisePayment?:
      neighbours.limits = actors.limits(of: actor)
    case .markDuplicate(let mark)?:
      neighbours.original = claims.place(of: mark.original).map { place in
        claims.look(at: place) {
          OriginalClaim(
            status: $0.card.claim.status, isDuplicate: $0.card.claim.outcome == .duplicate)
        }
      }
      neighbours.hasDuplicates = hasDuplicates(id)
    case .correctFact(let correct)?:
      neighbours.cited = card.kind(ofEvent: correct.replaces)
      neighbours.citedFields = card.fields(lastStatedBy: correct.replaces)
      neighbours.property = status(of: correct.details.property)
    case nil:
      neighbours.limits = actors.limits(of: actor)
      neighbours.hasDuplicates = hasDuplicates(id)
    default: break
    }
    neighbours.documents = standings(of: command, on: card)
    return neighbours
  }

  private func status(of property: Identifier?) -> PropertyStatus? {
    property.flatMap { properties[$0]?.state.status }
  }

  /// What the documents are worth that a decision asks for.
  private func standings(of command: ClaimCommand?, on card: ClaimCard) -> [DocumentStanding] {
    let asked: [Identifier]
    switch command {
    case .submit?, .resubmit?, .approve?, .approvePartially?, .confirmDecision?, nil:
      asked = card.claim.file.documents
    case .referenceDocument(let reference)?: asked = [reference.document]
    case .provideInfo(let provide)?: asked = provide.document.map { [$0] } ?? []
    case .raiseReview(let raise)?: asked = raise.document.map { [$0] } ?? []
    default: return []
    }
    return asked.compactMap { id in documents[id].map { $0.state.standing(id) } }
  }

  /// The rules that are in force for a claim: each value by the day that selects it.
  func rules(for claim: Claim, at time: Instant) -> ClaimRules {
    rules.rules(lossDate: claim.lossDate, submitted: claim.submittedAt, decided: time)
  }
}
