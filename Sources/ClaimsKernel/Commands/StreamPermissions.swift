import ClaimsDomain
import EventSourcing

extension LogState {
  /// What an actor may do with a stream: what `Validator` would say, as far as that can be told
  /// before the arguments are known.
  ///
  /// - Parameters:
  ///   - actor: who would act.
  ///   - role: the role in which they would.
  ///   - stream: what they would act on, which need not exist.
  ///   - time: when they would.
  ///   - asIfHeld: whether to tell what they might do if they held the role.
  ///   - access: who reads it. A stream that they do not see is as one that does not exist.
  public func permissions(
    of actor: ActorID, as role: Role, on stream: StreamID, at time: Instant,
    asIfHeld: Bool = false, seenBy access: ReaderRoles = .whole
  ) -> [Permission] {
    let visibility = visibility(for: access, at: time)
    let redaction = visibility.redaction(of: stream)
    let shown = redaction ?? .outsider(stream.category)
    let barred = asIfHeld ? nil : reasonAgainst(actor, as: role, on: stream)
    // Under this id nothing ever began.
    let known = redaction == nil ? StreamID(stream.category, Identifier()) : stream
    func permissions<A: LogAggregate>(_: A.Type) -> [Permission] {
      let state = A.snapshot(of: known, in: self)?.state ?? A.initial
      let scene = DecisionScene(
        stream: known, sender: ActorInRole(actor, as: role), time: time, logState: forItsActors)
      let context = DecisionContext(
        recorded: time, effective: time, actor: actor, role: role,
        rules: rules(forDaysOf: state, of: A.self, at: time),
        relatedFacts: A.relatedFacts(of: nil, on: state, in: scene))
      return zip(A.verbs, A.permissions(on: state, in: context, barred: barred)).map {
        verb, whole in
        var told = whole
        told.reasons = visibility.shown(
          whole.reasons, to: verb, on: known, besides: shown, of: A.self)
        return told
      }
    }
    return stream.category.aggregate.map { permissions($0) } ?? []
  }

  /// Why an actor may not act in a role at all, in the order in which `Validator` asks.
  private func reasonAgainst(_ actor: ActorID, as role: Role, on stream: StreamID) -> Reason? {
    if role == .anonymous, !actor.isEmpty {
      return Reason(.anonymityMismatch, expected: "nobody's id with the role anonymous")
    }
    if actors.isEmpty {
      // While the register is empty, only registering is possible; its guards decide about that.
      return stream.category == .actor
        ? nil : Reason(.notAuthorised, expected: ActorDecider.bootstrap)
    }
    return role == .anonymous ? nil : actors.reason(against: actor, as: role)
  }
}
