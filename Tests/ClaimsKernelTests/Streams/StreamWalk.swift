import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting

/// Claims, documents, leads, reports and accidents that name one another, judged by the validator
/// on a world in memory; what must hold between them is judged by a ledger of the entries.
struct StreamWalk: Specification {
  struct State: Sendable {
    var logState = LogState()
    var ledger = StreamLedger()
    var entries: [Entry] = []
    var clocks = SLAMonitor(StreamClocks.profile)
    var now = start
    /// Whether nothing has happened since the system did all that was due.
    var isUpToDate = false
  }

  struct Key: Hashable {
    let commits: Int
    let now: Instant
  }

  enum Command: Equatable, Sendable {
    case send(Townspeople, DomainCommand, StreamID)
    case wait(days: UInt32)
    case tick
  }

  enum Response: Equatable, Sendable {
    case events([String])
    case refused([String])
    /// What became of each command that the system sent by itself.
    case ticked([[String]])
  }

  /// What is broken on purpose; nil for the validator as it is.
  var fault: StreamFault?

  var initial: State { Self.registered }

  func key(of state: State) -> Key { Key(commits: state.entries.count, now: state.now) }

  func isRefusal(_ response: Response) -> Bool {
    if case .refused = response { true } else { false }
  }

  func labels(of step: Transition<State, Command, Response>) -> [String] {
    switch step.response {
    case .events(let events): Array(Set(events))
    case .refused(let codes): Array(Set(codes))
    case .ticked(let answers): Array(Set(answers.flatMap(\.self)).map { "ticked \($0)" })
    }
  }

  // MARK: Steps

  func apply(_ command: Command, to state: inout State) -> Response {
    switch command {
    case .wait(let days):
      state.now = state.now.adding(days: days)
      state.isUpToDate = false
      return .events([])
    case .send(let sender, let command, let stream):
      let envelope = sender.envelope(command, to: stream, number: state.entries.count)
      let response = submit(envelope, &state)
      if !isRefusal(response) { state.isUpToDate = false }
      return response
    case .tick: return tick(&state)
    }
  }

  private func submit(_ envelope: CommandEnvelope, _ state: inout State) -> Response {
    if fault?.stops(envelope) ?? false { return .refused(["stopped"]) }
    do throws(WireError) {
      let record = try envelope.record()
      let validator = fault?.validator(for: envelope) ?? Validator()
      let verdict = validator.judge(
        fault?.judged(envelope) ?? envelope, record, recorded: state.now,
        on: try fault?.logState(seenBy: envelope, state) ?? state.logState,
        earlier: { () throws(Never) -> Entry? in nil })
      switch verdict {
      case .refused(let refusal):
        return .refused(refusal.reasons.map { "\($0.code.name)" })
      case .repeated: return .refused(["repeated"])
      case .accepted(let decision):
        let parts = decision.events(to: envelope.stream)
        let kept = fault?.kept(parts) ?? parts
        let entry = try Self.entry(of: record, kept, after: state)
        try state.logState.apply(entry)
        try state.ledger.apply(entry)
        if fault?.isMissed(envelope) != true { try state.clocks.apply(entry) }
        state.entries.append(entry)
        return .events(decision.kinds.map { "\($0.name)" })
      }
    } catch { return .refused(["\(error)"]) }
  }

  /// What a log would keep.
  private static func entry(
    of record: CommandRecord, _ parts: [(stream: StreamID, event: DomainEvent)],
    after state: State
  ) throws(WireError) -> Entry {
    var entry = Entry(
      recorded: state.now, command: record, decidedAt: state.ledger.position, events: [])
    for (stream, event) in parts {
      let before = entry.events.count { $0.stream == stream }
      entry.events.append(
        StoredEvent(
          position: Position(entry.last.value + 1), stream: stream,
          revision: Revision(state.logState.revision(of: stream) + UInt64(before) + 1),
          type: event.kind.type, payload: try event.encodedPayload()))
    }
    return entry
  }

  /// Sends what events ask for and what is due, as it was when it was looked for, as far as it
  /// still is when its turn comes.
  private func tick(_ state: inout State) -> Response {
    let follows = followUps(state)
    var dues: [(DueCommand, Identifier)] = []
    for due in state.logState.due(at: state.now) {
      var round: UInt64 = 0
      while state.ledger.commands.contains(due.id(round: round)) { round += 1 }
      dues.append((due, due.id(round: round)))
    }
    var answers: [[String]] = []
    func send(_ id: Identifier, _ stream: StreamID, _ command: DomainCommand) {
      let envelope = CommandEnvelope(
        id: id, actor: ActorID(Townspeople.clock.name), role: .system, stream: stream,
        command: command)
      switch submit(envelope, &state) {
      case .events(let events): answers.append(events)
      case .refused(let codes): answers.append(["refused"] + codes)
      case .ticked: break
      }
    }
    for (follow, id) in follows where Self.canTake(follow, state.logState) {
      send(id, follow.stream, follow.command)
    }
    for (due, id) in dues where state.logState.due(at: state.now).contains(due) {
      send(id, due.stream, due.command)
    }
    state.isUpToDate = true
    return .ticked(answers)
  }

  private func followUps(_ state: State) -> [(FollowUp, Identifier)] {
    var found: [(FollowUp, Identifier)] = []
    for cause in state.ledger.causes {
      let claims = fault?.relying(on: cause, state.logState) ?? cause.claims
      let follows = FollowUp.commands(
        after: cause.event, in: .document(cause.document), at: cause.position, reliedOnBy: claims)
      for follow in follows where Self.canTake(follow, state.logState) {
        let id = fault?.id(of: follow, state.ledger) ?? follow.id()
        if !state.ledger.commands.contains(id) { found.append((follow, id)) }
      }
    }
    return found
  }

  /// Whether a claim has a row for a review of the document, and none open.
  static func canTake(_ follow: FollowUp, _ logState: LogState) -> Bool {
    guard case .claim(.raiseReview(let raise)) = follow.command, let document = raise.document
    else { return false }
    return canReview(document, follow.stream.id, logState)
  }

  private static func canReview(
    _ document: Identifier, _ claim: Identifier, _ logState: LogState
  ) -> Bool {
    guard let claim = logState.claims[claim]?.claim else { return false }
    return ClaimDecider.lifecycle.step(from: claim.status, on: .raiseReview) != nil
      && !claim.file.openReviews.contains { $0.document == document }
  }

  // MARK: What must hold

  func violation(of step: Transition<State, Command, Response>) -> String? {
    // The way home is long: it is tried now and then.
    if step.before.entries.count / 24 < step.after.entries.count / 24,
      let found = deadEnd(from: step.after)
    {
      return found
    }
    guard case .ticked(let answers) = step.response else { return nil }
    return answers.first { $0.first == "refused" }.map { "follow-ups: \($0) in a tick" }
  }

  func violation(in state: State) -> String? {
    state.ledger.broken ?? Self.violation(between: state.ledger, and: state.logState)
      ?? StreamClocks.violation(state.clocks, state.ledger.alone.clocks, at: state.now)
      ?? (state.isUpToDate ? Self.omission(state) : nil)
  }

  /// The whole world, whatever the latest entry was.
  static func violation(between ledger: StreamLedger, and logState: LogState) -> String? {
    for (id, kept) in ledger.cases {
      guard let file = logState.claims[id]?.claim.file else { return "the world lacks a claim" }
      if file.documents != kept.documents || file.origin != kept.origin {
        return "the world tells otherwise what a claim names"
      }
      guard kept.isHandedIn else { continue }
      for document in kept.documents where ledger.papers[document]?.isDeleted ?? true {
        return "I05: a claim relies on a document that is not there"
      }
    }
    for (id, claims) in ledger.leads {
      for claim in claims where ledger.cases[claim]?.origin != id {
        return "I18: the claim of a lead says that it came of something else"
      }
      if claims.first != logState.leads[id]?.state.claim {
        return "the world tells otherwise what came of a lead"
      }
    }
    for (_, kept) in ledger.cases {
      if let origin = kept.origin, ledger.anonymousReports.contains(origin) {
        return "I16: a claim leads to a report without a name"
      }
    }
    return nil
  }

  /// What a tick has left undone.
  private static func omission(_ state: State) -> String? {
    for cause in state.ledger.causes {
      for claim in cause.claims where canReview(cause.document, claim, state.logState) {
        let done = state.ledger.cases[claim]?.reviews[cause.document] ?? 0
        if done < state.ledger.reviews(of: cause.document, on: claim) {
          return "follow-ups: nobody was asked to review a claim"
        }
      }
    }
    return nil
  }

  // MARK: The beginning

  /// What registers all actors, in a new log, and lets the handler decide alone.
  static let registrations: [CommandEnvelope] = {
    var commands = Townspeople.registered.map { person in
      (
        person,
        ActorCommand.registerActor(
          RegisterActor(actor: ActorID(person.name), name: person.name, roles: [person.role]))
      )
    }
    for kind in [AuthorityKind.reserve, .decision] {
      commands.append((.hugo, .setAuthority(SetAuthority(kind: kind, limit: euros(1000)))))
    }
    return commands.enumerated().map { number, command in
      let name = ActorID(command.0.name)
      var envelope = Townspeople.ada.envelope(
        .actor(command.1), to: .actor(name), number: number)
      envelope.person = name
      return envelope
    }
  }()

  private static let registered: State = {
    var state = State()
    for command in registrations { _ = StreamWalk().submit(command, &state) }
    return state
  }()
}
