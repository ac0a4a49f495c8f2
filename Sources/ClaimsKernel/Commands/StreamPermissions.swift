import ClaimsDomain
import EventSourcing

extension World {
  /// What an actor may do with a stream: what `Validator` would say, as far as that can be told
  /// before the arguments are known.
  func permissions(
    of actor: ActorID, as role: Role, on stream: StreamID, at time: Instant, asIfHeld: Bool,
    seenBy access: ReadAccess = .whole
  ) -> [Permission] {
    if stream.category == .claim {
      return permissions(
        of: actor, as: role, on: stream.id, at: time, asIfHeld: asIfHeld, seenBy: access
      ).map { Permission($0) }
    }
    let redaction = sight(for: access, at: time).redaction(of: stream)
    let unseen = redaction ?? .outsider(stream.category)
    return permissions(
      of: actor, as: role, on: stream, isSeen: redaction != nil, at: time, asIfHeld: asIfHeld
    ).map { permission in
      var shown = permission
      shown.reasons = unseen.shown(permission.reasons)
      return shown
    }
  }

  private func permissions(
    of actor: ActorID, as role: Role, on stream: StreamID, isSeen: Bool, at time: Instant,
    asIfHeld: Bool
  ) -> [Permission] {
    let seeker = PermissionSeeker(
      actor, as: role, barred: asIfHeld ? nil : reasonAgainst(actor, as: role, on: stream))
    // Under this id nothing ever began.
    let id = isSeen ? stream.id : Identifier()
    return switch stream.category {
    case .document: permissions(documents, on: id, for: seeker, at: time)
    case .report: permissions(reports, on: id, for: seeker, at: time)
    case .accident: permissions(accidents, on: id, for: seeker, at: time)
    case .property: permissions(properties, on: id, for: seeker, at: time)
    case .quiz: permissions(quizzes, on: id, for: seeker, at: time)
    case .lead: permissions(leads, on: id, for: seeker, at: time)
    case .actor:
      permissions(
        of: ActorDecider.self, on: actors.actor(ofStream: id),
        among: actors.neighbours(ofStream: id), for: seeker, at: time)
    case .rules:
      permissions(
        of: RulesDecider.self, on: rules, among: RulesNeighbours(), for: seeker, at: time)
    case .catalogs:
      permissions(
        of: CatalogDecider.self, on: catalogs, among: CatalogNeighbours(), for: seeker, at: time)
    default: []
    }
  }

  private func permissions<A: LogAggregate>(
    _ board: Board<A>, on id: Identifier, for seeker: PermissionSeeker, at time: Instant
  ) -> [Permission] {
    let state = board.state(of: id)
    return A.permissions(
      on: state, for: seeker,
      in: DecisionContext(
        recorded: time, effective: time, actor: seeker.actor, role: seeker.role,
        rules: rules(forDaysOf: state, of: A.self, at: time),
        neighbours: A.neighbours(of: nil, on: state, id, by: seeker.actor, in: self)))
  }

  /// A register's, of which there is one.
  private func permissions<A: Aggregate>(
    of type: A.Type, on state: A.State, among neighbours: A.Neighbours,
    for seeker: PermissionSeeker, at time: Instant
  ) -> [Permission] {
    A.permissions(
      on: state, for: seeker,
      in: DecisionContext(
        recorded: time, effective: time, actor: seeker.actor, role: seeker.role,
        rules: rules.rules(on: time.dayUTC), neighbours: neighbours))
  }

  /// Why somebody may not act in a role at all, in the order in which `Validator` asks.
  private func reasonAgainst(
    _ actor: ActorID, as role: Role, on stream: StreamID
  ) -> Reason? {
    if role == .anonymous, !actor.isEmpty {
      return Reason(.anonymityMismatch, expected: "nobody's id with the role anonymous")
    }
    if actors.isEmpty {
      // While nobody is registered there is one thing to do; whether they may, its guards say.
      return stream.category == .actor
        ? nil : Reason(.notAuthorised, expected: ActorDecider.bootstrap)
    }
    return role == .anonymous ? nil : actors.reason(against: actor, as: role)
  }

  /// Puts in order what `permissions` will ask for.
  mutating func prepareToPermit(on stream: StreamID) {
    if stream.category == .document || stream.category == .property { indexCitations() }
  }
}
