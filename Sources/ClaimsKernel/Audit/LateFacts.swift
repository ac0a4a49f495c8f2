import ClaimsDomain
import EventSourcing

/// The facts of a log that were true before they were recorded, and so could have been known.
struct LateFacts: Sendable {
  private struct Fact: Sendable {
    let position: Position
    let recorded: Instant
    let effective: Instant
    let event: DomainEvent
  }

  /// In the order of the log.
  private var facts: [StreamID: [Fact]] = [:]
  /// The claims for which the insurer named a policy late, by its reference.
  private var insured: [String: Set<Identifier>] = [:]
  /// Since when each event of a claim is true, by its revision from 1.
  private var times: [Identifier: [Instant]] = [:]

  mutating func note(_ entry: Entry) {
    for stored in entry.events {
      var since = entry.effective
      let event = try? DomainEvent(stored)
      // A correction says what was so all the time.
      if case .claim(.factCorrected(let correction))? = event,
        let times = times[stored.stream.id], correction.replaces > 0,
        correction.replaces <= times.count
      {
        since = min(since, times[Int(correction.replaces) - 1])
      }
      if stored.stream.category == .claim { times[stored.stream.id, default: []].append(since) }
      guard since < entry.recorded, let event, event.isLookedAt else { continue }
      facts[stored.stream, default: []].append(
        Fact(
          position: stored.position, recorded: entry.recorded, effective: since, event: event))
      if case .claim(.policyConfirmed(let confirmed)) = event {
        insured[confirmed.policy.reference, default: []].insert(stored.stream.id)
      }
    }
  }

  /// What a decision on a claim would have looked at, had nothing been told late: the claim, its
  /// documents, and the other claims of its policy; nil if nothing was.
  func known(to decision: Entry, on claim: Identifier, from logState: LogState) -> LogState? {
    var known = logState
    var isMore = tell(of: .claim(claim), to: &known, before: decision)
    guard let file = known.claims[claim]?.claim.file else { return nil }
    for document in file.documents {
      let stream = StreamID(.document, document)
      isMore = tell(of: stream, to: &known, before: decision) || isMore
    }
    if let policy = file.confirmedPolicy?.policy, policy.aggregateLimit != nil {
      let others = known.claims(under: policy.reference)
        .union(insured[policy.reference] ?? [])
      for other in others where other != claim {
        isMore = tell(of: .claim(other), to: &known, before: decision) || isMore
      }
    }
    return isMore ? known : nil
  }

  /// Adds what was true of a stream when something was decided, and recorded after that.
  ///
  /// - Returns: whether there is anything.
  private func tell(
    of stream: StreamID, to logState: inout LogState, before decision: Entry
  ) -> Bool {
    let isImported = !decision.command.importedBy.isEmpty
    let time = isImported ? decision.effective : decision.clock
    var isMore = false
    for fact in facts[stream] ?? []
    where fact.position > decision.decidedAt && fact.effective <= time
      && logState.revision(of: stream) > 0
    {
      logState.apply(fact.event, to: stream, recorded: fact.recorded)
      isMore = true
    }
    return isMore
  }
}

extension DomainEvent {
  /// Whether a decision on a claim looks at it, and it moves nothing; of the registers, what may be
  /// done is not.
  fileprivate var isLookedAt: Bool {
    switch self {
    case .claim, .document: kind.isFact
    default: false
    }
  }
}
