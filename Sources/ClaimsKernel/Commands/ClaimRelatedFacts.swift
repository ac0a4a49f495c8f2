import ClaimsDomain
import EventSourcing

extension LogState {
  /// What other streams hold that a decision on a claim may depend on.
  ///
  /// - Parameters:
  ///   - command: nil if it is asked what would be allowed.
  ///   - snapshot: an empty one before the claim's first event.
  ///   - sender: the actor who sends it, or asks what is allowed.
  ///   - time: by which it is judged what is shared with them.
  func relatedFacts(
    of command: ClaimCommand?, on snapshot: ClaimSnapshot, _ id: Identifier, by sender: ActorInRole,
    at time: Instant
  ) -> ClaimRelatedFacts {
    var relatedFacts = ClaimRelatedFacts(of: id, catalogs)
    fill(&relatedFacts, of: command, on: snapshot, by: sender, at: time)
    return relatedFacts
  }

  /// Fills in what the command asks for. `inout`: to return the facts from here would copy them.
  private func fill(
    _ relatedFacts: inout ClaimRelatedFacts, of command: ClaimCommand?, on snapshot: ClaimSnapshot,
    by sender: ActorInRole, at time: Instant
  ) {
    let id = relatedFacts.claim
    switch command {
    case .openDraft(let open)?:
      if let related = open.related.flatMap({ claims[$0]?.claim }) {
        relatedFacts.related = related.status
        relatedFacts.isRelatedForeign = !related.isParty(
          sender.actor, as: sender.role,
          under: rules(forDaysOf: related, of: ClaimDecider.self, at: time))
      }
      relatedFacts.origin = open.origin.flatMap { origin($0) }
      relatedFacts.namedRoles = actors.roles(of: open.claimant)
    case .editDraft(let edit)?:
      relatedFacts.statements = snapshot.statements
      relatedFacts.property = named(edit.details.property)
      relatedFacts.partyOnStaff = edit.details.parties.lazy.map(\.actor).first { actor in
        actors.roles(of: actor).contains(where: \.worksOnClaims)
      }
    case .submit?, .resubmit?: relatedFacts.similar = similar(to: snapshot.claim, id)
    case .acceptIntake(let accept)?:
      relatedFacts.namedRoles = actors.roles(of: accept.handler)
    case .assign(let assign)?: relatedFacts.namedRoles = actors.roles(of: assign.handler)
    case .authoriseRepresentative(let authorise)?:
      relatedFacts.namedRoles = actors.roles(of: authorise.representative)
    case .acceptRepresentation?: relatedFacts.namedRoles = actors.roles(of: sender.actor)
    case .setReserve?, .confirmReserve?, .approve?, .approvePartially?, .deny?,
      .confirmDecision?, .writeOffDebt?, .writeOffLoss?:
      relatedFacts.limits = actors.limits(of: sender.actor)
      relatedFacts.erosions = erosions(besides: id, snapshot.claim)
    case .authorisePayment?, .issuePayment?:
      relatedFacts.limits = actors.limits(of: sender.actor)
      relatedFacts.senderName = actors[sender.actor]?.name ?? ""
    case .confirmPolicy(let confirm)?:
      relatedFacts.erosions = erosions(besides: id, snapshot.claim, and: confirm.policy)
    case .markDuplicate(let mark)?:
      if let original = claims[mark.original]?.claim {
        relatedFacts.original = OriginalClaim(
          status: original.status, isDuplicate: original.outcome == .duplicate)
        relatedFacts.isOriginalForeign = !original.isParty(
          sender.actor, as: sender.role,
          under: rules(forDaysOf: original, of: ClaimDecider.self, at: time))
      }
      relatedFacts.hasDuplicates = hasDuplicates(id)
      relatedFacts.openActivities = openActivities(on: .claim(id))
    case .close?, .void?: relatedFacts.openActivities = openActivities(on: .claim(id))
    case .erasePersonalData?:
      relatedFacts.retention = retention(of: .claim(id), since: snapshot.updated)
    case .correctFact(let correct)?:
      relatedFacts.cited = snapshot.kind(ofEvent: correct.replaces)
      relatedFacts.citedFields = snapshot.fields(lastStatedBy: correct.replaces)
      relatedFacts.property = named(correct.details.property)
    case nil:
      relatedFacts.limits = actors.limits(of: sender.actor)
      relatedFacts.erosions = erosions(besides: id, snapshot.claim)
      relatedFacts.hasDuplicates = hasDuplicates(id)
      relatedFacts.openActivities = openActivities(on: .claim(id))
      relatedFacts.retention = retention(of: .claim(id), since: snapshot.updated)
    default: break
    }
    relatedFacts.documents = standings(of: command, on: snapshot, for: sender, at: time)
  }

  /// What other claims use up of the aggregate limits of the claim's policy and of one more.
  private func erosions(
    besides id: Identifier, _ claim: Claim, and other: Policy? = nil
  ) -> [PolicyErosion] {
    var erosions: [PolicyErosion] = []
    if let policy = claim.file.confirmedPolicy?.policy,
      let erosion = erosion(of: policy, besides: id)
    {
      erosions.append(erosion)
    }
    if let other, let erosion = erosion(of: other, besides: id) { erosions.append(erosion) }
    return erosions
  }

  private func origin(_ id: Identifier) -> ClaimOrigin? {
    if leads[id] != nil { return .lead }
    if let report = reports[id]?.state { return .report(isAnonymous: report.isAnonymous) }
    return accidents[id].map {
      .accident(
        of: $0.state.reporter,
        isDiscarded: [.discarded, .erased].contains($0.state.status))
    }
  }

  private func named(_ property: Identifier?) -> NamedProperty? {
    property.flatMap { properties[$0]?.state }.map { NamedProperty($0.status, of: $0.owner) }
  }

  /// What the documents are worth that a decision asks for.
  private func standings(
    of command: ClaimCommand?, on snapshot: ClaimSnapshot, for sender: ActorInRole, at time: Instant
  ) -> [DocumentStanding] {
    let asked: [Identifier]
    switch command {
    case .submit?, .resubmit?, .approve?, .approvePartially?, .confirmDecision?, nil:
      asked = snapshot.claim.file.documents
    case .referenceDocument(let reference)?: asked = [reference.document]
    case .provideInfo(let provide)?: asked = provide.document.map { [$0] } ?? []
    case .raiseReview(let raise)?: asked = raise.document.map { [$0] } ?? []
    default: return []
    }
    return asked.compactMap { id in
      documents[id].map { snapshot in
        var standing = snapshot.state.standing(id)
        standing.isForeign = !snapshot.state.mayBeNamed(by: sender.actor, as: sender.role, at: time)
        return standing
      }
    }
  }
}
