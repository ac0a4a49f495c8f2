import EventSourcing

extension Document {
  /// Owners act on their own documents only, and others on those that they were authorised for;
  /// those who work on documents may act on any.
  public func isParty(_ actor: ActorID, as role: Role) -> Bool {
    switch role {
    case .claimant, .agent:
      status == .none || actor == owner || representatives.contains(actor)
    default: true
    }
  }

  /// Whether an actor owns it, represents the owner or had a hand in it.
  func concerns(_ actor: ActorID) -> Bool {
    actor == owner || representatives.contains(actor) || contributors.contains(actor)
  }

  /// The first moment at which it counts no more; nil if it counts for ever.
  public var end: Instant? { validUntil?.endUTC }

  /// Whether it is shared with this recipient at this time.
  public func isShared(with recipient: String, at time: Instant) -> Bool {
    sharedWith.contains { $0.recipient.utf8.elementsEqual(recipient.utf8) && time < $0.until }
  }

  /// Whether an actor may make a claim name it: those who work on documents any, others what is
  /// theirs, or their principal's, and what is shared with them.
  public func mayBeNamed(by actor: ActorID, as role: Role, at time: Instant) -> Bool {
    if isParty(actor, as: role) { return true }
    return status != .deleted && status != .erased && !actor.isEmpty
      && isShared(with: actor.text, at: time)
  }

  /// What it is worth to a claim that refers to it.
  ///
  /// A document that another one took the place of is worth what an expired one is: the claim has
  /// to name the newer. One that was never begun, or was erased, is worth as little as a deleted one.
  public func standing(_ id: Identifier) -> DocumentStanding {
    let status: DocumentStanding.Status =
      switch self.status {
      case .none, .deleted, .erased: .deleted
      case .draft: .draft
      case .pending: .pending
      case .verified: .verified
      case .rejected: .rejected
      case .expired, .superseded: .expired
      }
    return DocumentStanding(
      id, status, validUntil: end.map { Instant(nanoseconds: $0.nanoseconds - 1) })
  }
}

extension LocalDate {
  /// The first moment after the day in UTC, as far as instants reach.
  var endUTC: Instant {
    let (span, overflow) = (daysSinceEpoch + 1).multipliedReportingOverflow(
      by: 86_400_000_000_000)
    // One more than the earliest instant, so that the moment before it is one too.
    guard overflow else { return Instant(nanoseconds: max(span, .min + 1)) }
    return Instant(nanoseconds: daysSinceEpoch < 0 ? .min + 1 : .max)
  }
}
