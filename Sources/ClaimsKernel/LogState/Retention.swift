import ClaimsDomain
import EventSourcing

// What keeps personal data from being erased. Source: Specs/Secrecy.md, "Erasure".

extension LogState {
  /// What a decision to erase looks at.
  ///
  /// - Parameters:
  ///   - latest: when something was recorded of the stream last.
  ///   - claims: to which the stream belongs.
  func retention(
    of stream: StreamID, since latest: Instant? = nil, with claims: [Identifier] = []
  ) -> RetentionFacts {
    var retention = RetentionFacts(sealsTexts: sealsTexts)
    retention.latest = latest
    retention.neededBy = claims.first { self.claims[$0]?.claim.isNeeded ?? false }
    retention.openActivities = openActivities(on: stream)
    return retention
  }
}

extension DecisionScene {
  /// What a decision to erase its stream looks at.
  func retention<A: LogAggregate>(_: A.Type, with claims: [Identifier?]) -> RetentionFacts {
    logState.retention(
      of: stream, since: A.snapshot(of: stream, in: logState)?.updated,
      with: claims.compactMap { $0 })
  }

  /// The claim that came of a lead.
  func claim(ofLead lead: Identifier?) -> Identifier? {
    lead.flatMap { logState.leads[$0]?.state.claim }
  }
}

extension Claim {
  /// Whether somebody may still need what belongs to it.
  fileprivate var isNeeded: Bool {
    !ClaimDecider.endings.contains(status) || litigation == .open || isRecovering
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
