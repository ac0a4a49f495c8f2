import ClaimsDomain
import EventSourcing

extension World {
  /// What other streams hold that a decision on a claim may depend on.
  ///
  /// - Parameters:
  ///   - command: nil where it is asked what would be allowed.
  ///   - card: an empty one before the claim's first event.
  ///   - sender: who sends it, or asks.
  ///   - time: by which it is judged what is shared with them.
  func neighbours(
    of command: ClaimCommand?, on card: ClaimCard, _ id: Identifier, by sender: ActorInRole,
    at time: Instant
  ) -> ClaimNeighbours {
    var neighbours = ClaimNeighbours()
    neighbours.claim = id
    neighbours.catalogs = catalogs
    switch command {
    case .openDraft(let open)?:
      if let related = open.related.flatMap({ claims[$0]?.claim }) {
        neighbours.related = related.status
        neighbours.isRelatedForeign = !related.isParty(
          sender.actor, as: sender.role,
          under: rules(forDaysOf: related, of: ClaimDecider.self, at: time))
      }
      neighbours.origin = open.origin.flatMap { origin($0) }
    case .editDraft(let edit)?: neighbours.property = named(edit.details.property)
    case .submit?, .resubmit?: neighbours.similar = similar(to: card.claim, id)
    case .acceptIntake(let accept)?:
      neighbours.assigneeRoles = actors.roles(of: accept.handler)
    case .assign(let assign)?: neighbours.assigneeRoles = actors.roles(of: assign.handler)
    case .setReserve?, .confirmReserve?, .approve?, .approvePartially?, .deny?,
      .confirmDecision?, .authorisePayment?:
      neighbours.limits = actors.limits(of: sender.actor)
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
      neighbours.property = named(correct.details.property)
    case nil:
      neighbours.limits = actors.limits(of: sender.actor)
      neighbours.hasDuplicates = hasDuplicates(id)
    default: break
    }
    neighbours.documents = standings(of: command, on: card, for: sender, at: time)
    return neighbours
  }

  private func origin(_ id: Identifier) -> ClaimOrigin? {
    if leads[id] != nil { return .lead }
    if let report = reports[id]?.state { return .report(isAnonymous: report.isAnonymous) }
    return accidents[id].map {
      .accident(of: $0.state.reporter, isDiscarded: $0.state.status == .discarded)
    }
  }

  private func named(_ property: Identifier?) -> NamedProperty? {
    property.flatMap { properties[$0]?.state }.map { NamedProperty($0.status, of: $0.owner) }
  }

  /// What the documents are worth that a decision asks for.
  private func standings(
    of command: ClaimCommand?, on card: ClaimCard, for sender: ActorInRole, at time: Instant
  ) -> [DocumentStanding] {
    let asked: [Identifier]
    switch command {
    case .submit?, .resubmit?, .approve?, .approvePartially?, .confirmDecision?, nil:
      asked = card.claim.file.documents
    case .referenceDocument(let reference)?: asked = [reference.document]
    case .provideInfo(let provide)?: asked = provide.document.map { [$0] } ?? []
    case .raiseReview(let raise)?: asked = raise.document.map { [$0] } ?? []
    default: return []
    }
    return asked.compactMap { id in
      documents[id].map { card in
        var standing = card.state.standing(id)
        standing.isForeign = !card.state.mayBeNamed(by: sender.actor, as: sender.role, at: time)
        return standing
      }
    }
  }
}
