import ClaimsDomain
import EventSourcing

// What keeps personal data from being erased. Source: Specs/Secrecy.md, "Erasure".

extension LogState {
  /// What a decision to erase looks at.
  ///
  /// - Parameter latest: when something was recorded of the stream last.
  func retention(of stream: StreamID, since latest: Instant?) -> RetentionFacts {
    var retention = RetentionFacts(sealsTexts: sealsTexts)
    retention.latest = latest
    retention.openActivities = openActivities(on: stream)
    switch stream.category {
    case .claim: break
    case .actor: retention.neededBy = open(of: actors.actor(ofStream: stream.id).id)
    default: retention.neededBy = claims(needing: stream).first(where: isOpen)
    }
    return retention
  }

  /// The claims to which a stream belongs: that name it, came of it, or came of what names it.
  private func claims(needing stream: StreamID) -> [Identifier] {
    let id = stream.id
    switch stream.category {
    case .claim: return [id]
    case .activity: return activities[id].map { claims(needing: $0.state.subject.stream) } ?? []
    case .report: return claims(naming: id) + [reports[id]?.state.claim].compactMap { $0 }
    case .lead: return claims(naming: id) + [leads[id]?.state.claim].compactMap { $0 }
    case .accident:
      let accident = accidents[id]?.state
      let lead = accident?.lead.map { claims(needing: .lead($0)) } ?? []
      return claims(naming: id) + [accident?.claim].compactMap { $0 } + lead
    case .document: return claims(naming: id) + claims(mentioning: id)
    default: return claims(naming: id)
    }
  }

  /// The claims in which an answer or a review names a document, also in what is over. By its hash alone: two ids
  /// that share one hold a claim too many, and none too few.
  private func claims(mentioning document: Identifier) -> [Identifier] {
    links.claims.places(under: PlaceKey.of(.mention, document)).map { claims.id(at: $0) }
  }

  /// Something of somebody's of which more is expected: a claim, or else what is about them and was neither ended
  /// nor erased.
  private func open(of actor: ActorID) -> Identifier? {
    let places = links.claims.places(under: Links.key(ofClaimant: actor))
    let claim = places.lazy.map { claims.id(at: $0) }
      .first { claims[$0]?.claim.claimant == actor && isOpen($0) }
    if let claim { return claim }
    func open<A: LogAggregate>(_: A.Type) -> Identifier? {
      var found: Identifier?
      guard A.erased != nil else { return nil }
      A.forEachCard(in: self) { card in
        guard found == nil, !A.endings.contains(A.status(of: card.state)) else { return }
        if A.isAbout(actor, card.state, under: .builtIn) { found = card.id }
      }
      return found
    }
    for (_, category) in Category.tables {
      if let aggregate = category.aggregate, let found = open(aggregate) { return found }
    }
    return nil
  }

  /// Whether somebody may still need what belongs to a claim.
  private func isOpen(_ id: Identifier) -> Bool {
    guard let claim = claims[id]?.claim else { return false }
    return !ClaimDecider.endings.contains(claim.status) || claim.isNeeded
      || openActivities(on: .claim(id)) > 0
  }
}

extension DecisionScene {
  /// What a decision to erase its stream looks at.
  func retention<A: LogAggregate>(_: A.Type) -> RetentionFacts {
    logState.retention(of: stream, since: A.snapshot(of: stream, in: logState)?.updated)
  }
}

extension RetentionFacts {
  /// Shows its facts to a visitor, under numbers from the one that is given.
  mutating func visit<F: FieldVisitor & ~Copyable>(
    _ facts: inout F, from number: UInt32
  ) throws(WireError) {
    try facts.field(number, "sealsTexts", &sealsTexts)
    try facts.field(number + 1, "lastRecorded", &latest)
    try facts.field(number + 2, "neededBy", &neededBy)
    try facts.field(number + 3, "activitiesAboutIt", &openActivities)
  }
}
