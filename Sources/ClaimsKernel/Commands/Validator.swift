import ClaimsDomain
import Descriptions
import EventSourcing

/// Judges a command, always in the same order: well-formed, role, receipt, stream, relation,
/// revision, row, guards. Pure: what it looks at is handed in, so that every judgement can be
/// taken again.
///
/// Source: Specs/Lifecycles/Claim.md, "Order of checks".
public struct Validator: Sendable {
  /// What became of a command.
  public enum Verdict: Equatable, Sendable, PrintsFields {
    /// Accepted, with the events that follow.
    case accepted(Decision)
    /// Refused, with every reason; the sender may be told less.
    case refused(Refusal)
    /// The log holds this very command already.
    case repeated(Receipt)
  }

  /// A decision on claims in place of `ClaimDecider.decide`, to compare with.
  public typealias Decide =
    @Sendable (ClaimCommand, Claim, ClaimContext) -> Result<
      [ClaimEvent], Refusal
    >

  /// Rules in place of those in force, to see what they would change; nil for those in force.
  public var rules: ClaimRules? {
    get { overrides.rules }
    set { overrides.rules = newValue }
  }
  /// The decision on claims to use instead; nil for the domain's own.
  public var decide: Decide? {
    get { overrides.decide }
    set { overrides.decide = newValue }
  }
  /// Whether guards may refuse. If not, the tables alone decide on claims and aggregates, and
  /// `decide` is not asked; registers are judged as ever.
  public var judgesGuards: Bool {
    get { overrides.judgesGuards }
    set { overrides.judgesGuards = newValue }
  }
  /// Other rules and limits than those in force, to see what they would change; nil for none.
  var supposition: Supposition? {
    get { overrides.supposition }
    set { overrides.supposition = newValue }
  }
  /// Is shown what each command is judged on, once it comes as far as its table; nil for nobody.
  var witness: (any JudgementWitness)? {
    get { overrides.witness }
    set { overrides.witness = newValue }
  }

  /// What is done otherwise than the kernel does it.
  private struct Overrides {
    var rules: ClaimRules?
    var decide: Decide?
    var judgesGuards = true
    var supposition: Supposition?
    var witness: (any JudgementWitness)?

    func replacing(_ inForce: ClaimRules) -> ClaimRules {
      rules ?? supposition?.changed(inForce) ?? inForce
    }
  }

  /// Boxed, so that the usual case is one word to test.
  private enum Course: Sendable {
    case usual
    indirect case other(Overrides)
  }

  private var course = Course.usual

  private var overrides: Overrides {
    get { if case .other(let overrides) = course { overrides } else { Overrides() } }
    set { course = .other(newValue) }
  }

  /// Creates a validator, which without arguments judges as the kernel does.
  public init(
    rules: ClaimRules? = nil, judgesGuards: Bool = true, decide: Decide? = nil
  ) {
    guard rules != nil || !judgesGuards || decide != nil else { return }
    course = .other(Overrides(rules: rules, decide: decide, judgesGuards: judgesGuards))
  }

  /// Judges a command on what is known at one position.
  ///
  /// - Parameters:
  ///   - envelope: the command.
  ///   - record: the command as the log keeps it.
  ///   - recorded: when the log takes it.
  ///   - logState: everything that is known at that position.
  ///   - earlier: the accepted commit with the command's id, if there is one.
  /// - Throws: only what `earlier` throws.
  public func judge<Failure: Error>(
    _ envelope: CommandEnvelope, _ record: CommandRecord, recorded: Instant, on logState: LogState,
    earlier: () throws(Failure) -> Entry?
  ) throws(Failure) -> Verdict {
    if let reason = envelope.malformation(record, recorded: recorded) {
      return .refused(Refusal([reason]))
    }
    guard envelope.command.mayEverBeSent(as: envelope.role) else {
      return .refused(
        Refusal(
          .notAuthorised, expected: envelope.command.senders,
          found: envelope.role.name.description))
    }
    if let commit = try earlier() {
      guard commit.command.asksTheSame(as: record) || commit.command.mayAskTheSame(as: record)
      else {
        return .refused(
          Refusal(.commandIdReused, expected: "a new id", found: envelope.id.text))
      }
      return .repeated(Receipt(repeating: commit, of: envelope))
    }
    let time = Time(
      recorded: recorded, effective: envelope.effective ?? recorded,
      isImported: !envelope.importedBy.isEmpty, version: record.deciderVersion,
      isFirst: record.deciderVersion == 1 && logState.actors.isEmpty && logState.rules.revision == 0
    )
    do throws(Refusal) {
      try checkBeginning(envelope, time, on: logState)
      let decision = try decision(on: envelope, time, on: logState)
      // A named sender with the receipt is the reporter, and the log would say so.
      if time.version > 5, envelope.role != .anonymous, envelope.revealsReporter(on: logState) {
        throw Refusal(.anonymityMismatch, expected: "the receipt in the role anonymous alone")
      }
      return .accepted(decision)
    } catch { return .refused(error) }
  }

  private func decision(
    on envelope: CommandEnvelope, _ time: Time, on logState: LogState
  ) throws(Refusal) -> Decision {
    if case .claim(let command) = envelope.command {
      return try judge(command, envelope, time, on: logState)
    }
    guard let aggregate = envelope.command.category.aggregate else {
      throw Refusal(.malformedCommand, found: envelope.command.name.description)
    }
    return try judge(aggregate, envelope, time, on: logState)
  }

  /// When a command was judged, and by which code.
  private struct Time {
    let recorded: Instant
    let effective: Instant
    let isImported: Bool
    let version: UInt32
    /// Whether it was decided before there were a register and rules.
    let isFirst: Bool

    /// By which windows are judged and rules are selected.
    var clock: Instant { isImported ? effective : recorded }

    func context<RelatedFacts>(
      of envelope: CommandEnvelope, under rules: consuming ClaimRules,
      _ relatedFacts: consuming RelatedFacts
    ) -> DecisionContext<Role, ClaimRules, RelatedFacts> {
      DecisionContext(
        recorded: recorded, effective: effective, actor: envelope.actor, role: envelope.role,
        rules: rules, relatedFacts: relatedFacts, version: version, isImported: isImported)
    }
  }

  // MARK: Stream, relation, revision, row and guards

  private func judge(
    _ command: ClaimCommand, _ envelope: CommandEnvelope, _ time: Time, on logState: LogState
  ) throws(Refusal) -> Decision {
    let id = envelope.stream.id
    guard let place = logState.claims.place(of: id) else {
      guard command.kind == .openDraft else { throw Refusal(.notFound, found: id.text) }
      return try judge(
        command, on: StandingSnapshot(snapshot: ClaimSnapshot()), envelope, time, on: logState)
    }
    guard command.kind != .openDraft else { throw Refusal(.idTaken, found: id.text) }
    return try logState.claims.peek(at: place) { snapshot throws(Refusal) in
      try judge(command, on: snapshot, envelope, time, on: logState)
    }
  }

  /// - Parameter standing: the claim's card; an empty one before its first event.
  private func judge(
    _ command: ClaimCommand, on standing: borrowing StandingSnapshot, _ envelope: CommandEnvelope,
    _ time: Time, on logState: LogState
  ) throws(Refusal) -> Decision {
    try checkRole(envelope, time, on: logState)
    let rules = rules(for: standing.snapshot.claim, time, on: logState)
    let isParty = standing.snapshot.claim.isParty(
      envelope.actor, as: envelope.role, sending: command, under: rules)
    let mayActOnAny =
      envelope.role == .agent
      && !Role.bindsAgents(version: time.version, isImported: time.isImported)
    guard isParty || mayActOnAny else {
      throw Refusal(.notParty, found: envelope.actor.text)
    }
    try checkRevision(envelope, standing.snapshot.revision)
    let context = time.context(
      of: envelope, under: rules,
      logState.relatedFacts(
        of: command, on: standing.snapshot, envelope.stream.id,
        by: ActorInRole(envelope.actor, as: envelope.role), at: time.clock))
    if case .other(let overrides) = course {
      return .claim(try decide(command, on: standing.snapshot.claim, in: context, under: overrides))
    }
    return .claim(try ClaimDecider.decide(command, given: standing.snapshot.claim, in: context))
  }

  /// Apart from the usual way, for which the claim would be copied.
  @inline(never) private func decide(
    _ command: ClaimCommand, on claim: Claim, in given: ClaimContext, under overrides: Overrides
  ) throws(Refusal) -> [ClaimEvent] {
    let context = overrides.supposition?.changed(given) ?? given
    overrides.witness?.look(ClaimDecider.self, at: command, on: claim, in: context)
    guard overrides.judgesGuards else {
      return try ClaimDecider.decide(
        command, given: claim, in: context, under: ClaimDecider.unguarded)
    }
    guard let decide = overrides.decide else {
      return try ClaimDecider.decide(command, given: claim, in: context)
    }
    return try decide(command, claim, context).get()
  }

  private func rules(for claim: Claim, _ time: Time, on logState: LogState) -> ClaimRules {
    let inForce =
      time.isFirst
      ? .first : logState.rules(forDaysOf: claim, of: ClaimDecider.self, at: time.clock)
    guard case .other(let overrides) = course else { return inForce }
    return overrides.replacing(inForce)
  }

  private func judge<A: LogAggregate>(
    _: A.Type, _ envelope: CommandEnvelope, _ time: Time, on logState: LogState
  ) throws(Refusal) -> Decision {
    guard let command = A.unwrap(envelope.command) else {
      throw Refusal(.malformedCommand, found: envelope.command.name.description)
    }
    let stream = envelope.stream
    let snapshot = A.snapshot(of: stream, in: logState)
    let name = envelope.targetText
    if A.creationVerbs.contains(command.kind) {
      if snapshot != nil { throw Refusal(.idTaken, found: name) }
    } else if snapshot == nil {
      throw Refusal(A.notFound, found: name)
    }
    try checkRole(envelope, time, on: logState)
    let state = snapshot?.state ?? A.initial
    let overrides = overrides
    let rules = overrides.replacing(
      logState.rules(forDaysOf: state, of: A.self, at: time.clock))
    let isParty = A.isParty(
      envelope.actor, as: envelope.role, sending: command, to: state, under: rules)
    guard isParty else {
      throw Refusal(.notParty, found: envelope.actor.text)
    }
    try checkRevision(envelope, snapshot?.revision ?? 0)
    let scene = DecisionScene(
      stream: stream, sender: ActorInRole(envelope.actor, as: envelope.role), time: time.clock,
      logState: logState, version: time.version, isImported: time.isImported)
    let context = time.context(
      of: envelope, under: rules, A.relatedFacts(of: command, on: state, in: scene))
    overrides.witness?.look(A.self, at: command, on: state, in: context)
    let table = overrides.judgesGuards || stream.category.word == nil ? A.lifecycle : A.unguarded
    let decided = try A.decide(command, given: state, in: context, under: table)
    let own = StreamEvents(stream: stream, events: decided.map { A.wrap($0) })
    let sideEffect = A.sideEffect(of: command, on: state, in: scene)
    return .streams(sideEffect.map { [own, $0] } ?? [own])
  }

  /// While the register is empty, the only valid command registers the administrator.
  private func checkBeginning(_ envelope: CommandEnvelope, _ time: Time, on logState: LogState)
    throws(Refusal)
  {
    guard !time.isFirst, logState.actors.isEmpty else { return }
    if case .actor(.registerActor) = envelope.command { return }
    throw Refusal(
      .notAuthorised, expected: ActorDecider.bootstrap,
      found: envelope.command.name.description)
  }

  private func checkRole(_ envelope: CommandEnvelope, _ time: Time, on logState: LogState)
    throws(Refusal)
  {
    // Whether the first actor may register themselves is for the row's guards to say. Anonymous
    // senders are in no register.
    guard !time.isFirst, !logState.actors.isEmpty else { return }
    if let reason = logState.actors.reason(against: envelope) { throw Refusal([reason]) }
  }

  private func checkRevision(_ envelope: CommandEnvelope, _ revision: UInt64) throws(Refusal) {
    guard let expected = envelope.expectedRevision, expected != revision else { return }
    throw Refusal(.revisionConflict, expected: String(expected), found: String(revision))
  }
}
