import ClaimsDomain
import ClaimsKernel
import EventSourcing

// How an outbox decides what it is asked, and writes down what comes of it.

extension Outbox {
  /// Changes the state under its lock, wakes who delivers, and tells of it once it is durable.
  ///
  /// - Parameter isFollowed: whether another change comes at once, so that one sync does for both,
  ///   and tells of both.
  func change<Result: Sendable>(
    wakes: Bool = true, isFollowed: Bool = false,
    _ body: (inout OutboxState) throws(OutboxError) -> (Result, Ticket)
  ) throws(OutboxError) -> (Result, Ticket) {
    let (result, ticket, waker) = try state.withLock { state throws(OutboxError) in
      let (result, ticket) = try body(&state)
      return (result, ticket, state.waker)
    }
    if !isFollowed {
      log.whenDurable(ticket) { [announced] failure in
        if failure == nil { announced.release(upTo: ticket) }
      }
    }
    if wakes { waker?.yield() }
    return (result, ticket)
  }

  /// Decides commands to items, and hands all that they lead to, or nothing, to the log.
  ///
  /// The actor is the sender of the first item's command, or the outbox itself if that is for
  /// the outbox to do.
  func take(
    _ steps: [(command: OutboxCommand, id: Identifier)], _ state: inout OutboxState
  ) throws(OutboxError) -> Ticket {
    guard let (first, id) = steps.first else { return log.head.ticket }
    let recorded = now(state)
    let revision = log.revision(of: .outbox(id))
    var record = CommandRecord()
    record.id =
      first.kind == .enqueue
      ? id : Identifier(derivedFrom: "outbox", id.text, String(revision.value))
    var decided: [(id: Identifier, events: [OutboxEvent])] = []
    do {
      for (command, id) in steps {
        let item = try present(id, state)
        let (actor, role) = command.sender(of: item)
        if command.kind == first.kind { (record.actor, record.role) = (actor, role.rawValue) }
        let context = OutboxContext(
          recorded: recorded, effective: recorded, actor: actor, role: role, rules: .builtIn,
          relatedFacts: relatedFacts(of: command, on: item, &state))
        decided.append((id, try OutboxDecider.decide(command, given: item, in: context)))
      }
      record.type = first.kind.rawValue
      record.payload = first.kind == .enqueue ? [] : try first.encodedPayload()
      (record.category, record.stream) = (Category.outbox.number, id)
      let appends = try decided.map { id, events in
        StreamAppend(
          stream: .outbox(id), expected: log.revision(of: .outbox(id)),
          events: try events.map { event in
            EventPayload(type: event.kind.rawValue, bytes: try event.encodedPayload())
          })
      }
      var commit = Commit(command: record, recorded: recorded, appends: appends)
      commit.resetsClock = recorded < state.recorded
      let appended = try log.append(commit)
      state.recorded = recorded
      for (id, events) in decided {
        for event in events { state.book.apply(event, to: id) }
      }
      announced.add(decided.map { state.book[$0.id] }, at: appended.ticket)
      return appended.ticket
    } catch { throw OutboxError(error) }
  }

  private func relatedFacts(
    of command: OutboxCommand, on item: OutboxItem, _ state: inout OutboxState
  ) -> OutboxRelatedFacts {
    var relatedFacts = OutboxRelatedFacts(
      isOnline: state.isOnline, isSignedIn: state.isSignedIn, nextPlace: state.book.nextPlace,
      limits: settings.limits)
    switch command {
    case .startSending: relatedFacts.isFirst = state.book.head().map { $0.id == item.id } ?? true
    case .retryAsNew(let retry):
      relatedFacts.isTaken = log.revision(of: .outbox(retry.replacement)) > .none
    default: break
    }
    return relatedFacts
  }

  // MARK: Asked again

  /// Does what was asked; nothing if it is refused because the very same was done before and
  /// nothing else was asked of the item since: a caller that lost the answer asks again.
  func unlessRepeated(
    _ command: OutboxCommand, on id: Identifier, _ body: () throws(OutboxError) -> Ticket
  ) throws(OutboxError) -> Ticket {
    do throws(OutboxError) { return try body() } catch {
      guard case .refused(let refusal) = error, refusal.mayBeRepetition,
        try wasAskedLast(command, of: id)
      else { throw error }
      return log.head.ticket
    }
  }

  private func wasAskedLast(
    _ command: OutboxCommand, of id: Identifier
  ) throws(OutboxError) -> Bool {
    var last = CommandRecord()
    do {
      try log.forEachEntry(of: .outbox(id)) { entry in
        // What the outbox does by itself comes between.
        if OutboxVerb(rawValue: entry.command.type)?.isOfSenders ?? false { last = entry.command }
        return true
      }
      let payload = try command.encodedPayload()
      return last.type == command.kind.rawValue && last.payload == payload
    } catch { throw OutboxError(error) }
  }

  // MARK: Items

  /// An item's present state; one that was never queued if there is none.
  func present(_ id: Identifier, _ state: borrowing OutboxState) throws(OutboxError) -> OutboxItem {
    try known(id, state) ?? OutboxItem()
  }

  /// An item's present state, also of one that is settled and kept in the log alone.
  func known(_ id: Identifier, _ state: borrowing OutboxState) throws(OutboxError) -> OutboxItem? {
    if let item = state.book.items[id] { return item }
    guard log.revision(of: .outbox(id)) > .none else { return nil }
    var item = OutboxItem()
    do {
      try log.forEachEntry(of: .outbox(id)) { entry throws(EventStoreError) in
        for event in entry.events where event.stream == .outbox(id) {
          OutboxDecider.evolve(&item, try OutboxEvent(stored: event))
        }
        return true
      }
    } catch { throw OutboxError(error) }
    return item
  }
}

extension Refusal {
  /// Whether an item may say so because it was done already.
  fileprivate var mayBeRepetition: Bool {
    reasons.map(\.code) == [.invalidTransition] || reasons.map(\.code) == [.noChange]
  }
}

extension OutboxVerb {
  /// Whether senders ask for it, and not the outbox alone.
  fileprivate var isOfSenders: Bool {
    switch self {
    case .enqueue, .resolveConflict, .retryQueued, .dropQueued, .editQueued, .retryAsNew: true
    case .unspecified, .startSending, .recordAcceptance, .recordRefusal, .recordFault, .giveUp,
      .reportConflict:
      false
    }
  }
}
