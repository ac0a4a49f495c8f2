import ClaimsDomain
import EventSourcing

/// Judges a command, always in the same order: well-formed, role, receipt, stream, relation,
/// revision, row, guards. Pure: what it looks at is handed in, so that every judgement can be
/// taken again.
///
/// Source: Specs/Lifecycles/Claim.md, "Order of checks".
public struct Validator: Sendable {
  /// What became of a command.
  public enum Verdict: Equatable, Sendable {
    case accepted([DomainEvent])
    case refused(Refusal)
    /// The log holds this very command already.
    case repeated(Receipt)
  }

  /// The decision to take on claims: `ClaimDecider.decide`, or another one to compare with.
  public typealias Decide =
    @Sendable (ClaimCommand, Claim, ClaimContext) -> Result<
      [ClaimEvent], Refusal
    >

  /// Rules in place of those in force, to see what they would change; nil for those in force.
  public var rules: ClaimRules?
  /// Whether roles must be held in the register. A foreign log has none.
  public var asksRegister: Bool
  public var decide: Decide

  public init(
    rules: ClaimRules? = nil, asksRegister: Bool = true,
    decide: @escaping Decide = { command, claim, context in
      do throws(Refusal) {
        return .success(try ClaimDecider.decide(command, given: claim, in: context))
      } catch { return .failure(error) }
    }
  ) {
    self.rules = rules
    self.asksRegister = asksRegister
    self.decide = decide
  }

  /// Judges a command on what is known at one position.
  ///
  /// - Parameters:
  ///   - record: the command as the log keeps it.
  ///   - earlier: the accepted commit with the command's id, if there is one.
  /// - Throws: only what `earlier` throws.
  public func judge<Failure: Error>(
    _ envelope: CommandEnvelope, _ record: CommandRecord, recorded: Instant, on world: World,
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
      guard commit.command.asksTheSame(as: record) else {
        return .refused(
          Refusal(.commandIdReused, expected: "a new id", found: envelope.id.text))
      }
      return .repeated(Receipt(commit, of: envelope, repeated: true))
    }
    let asked = Asked(
      envelope: envelope, recorded: recorded, version: record.deciderVersion,
      isFirst: record.deciderVersion == 1 && world.actors.isEmpty && world.rules.revision == 0)
    do throws(Refusal) {
      try checkBeginning(asked, on: world)
      switch envelope.command {
      case .claim(let command): return .accepted(try judge(command, asked, on: world))
      case .actor(let command): return .accepted(try judge(command, asked, on: world))
      case .rules(let command): return .accepted(try judge(command, asked, on: world))
      }
    } catch { return .refused(error) }
  }

  /// A command on its way through the checks, and when it was judged.
  private struct Asked {
    let envelope: CommandEnvelope
    let recorded: Instant
    let version: UInt32
    /// Whether it was decided before there were a register and rules.
    let isFirst: Bool

    func context<Neighbours>(
      under rules: ClaimRules, _ neighbours: Neighbours
    ) -> DecisionContext<Role, ClaimRules, Neighbours> {
      DecisionContext(
        recorded: recorded, effective: effective, actor: envelope.actor, role: envelope.role,
        rules: rules, neighbours: neighbours, version: version,
        isImported: !envelope.importedBy.isEmpty)
    }

    var effective: Instant { envelope.effective ?? recorded }
    /// By which windows are judged and rules are selected.
    var clock: Instant { envelope.importedBy.isEmpty ? recorded : effective }
  }

  // MARK: Stream, relation, revision, row and guards

  private func judge(
    _ command: ClaimCommand, _ asked: Asked, on world: World
  ) throws(Refusal) -> [DomainEvent] {
    let id = asked.envelope.stream.id
    let card = world.claims[id]
    let claim = card?.claim ?? ClaimDecider.initial
    if command.kind == .openDraft {
      if card != nil { throw Refusal(.idTaken, found: id.text) }
    } else if card == nil {
      throw Refusal(.notFound, found: id.text)
    }
    try checkRole(asked, on: world)
    let rules = rules ?? (asked.isFirst ? .first : world.rules(for: claim, at: asked.clock))
    guard claim.isParty(asked.envelope.actor, as: asked.envelope.role, under: rules) else {
      throw Refusal(.notParty, found: asked.envelope.actor.text)
    }
    try checkRevision(asked, card?.revision ?? 0)
    let context = asked.context(
      under: rules,
      world.neighbours(of: command, on: card, id, by: asked.envelope.actor))
    return try decide(command, claim, context).get().map { .claim($0) }
  }

  private func judge(
    _ command: ActorCommand, _ asked: Asked, on world: World
  ) throws(Refusal) -> [DomainEvent] {
    let stream = asked.envelope.stream
    let actor = world.actors.actor(ofStream: stream.id)
    if command.kind == .registerActor {
      if actor.status != .none { throw Refusal(.idTaken, found: actor.id.text) }
    } else if actor.id != asked.envelope.person {
      throw Refusal(.actorNotRegistered, found: asked.envelope.person.text)
    }
    try checkRole(asked, on: world)
    try checkRevision(asked, world.revision(of: stream))
    let context = asked.context(
      under: rules ?? world.rules.rules(on: asked.clock.dayUTC),
      world.actors.neighbours(ofStream: stream.id))
    return try ActorDecider.decide(command, given: actor, in: context).map { .actor($0) }
  }

  private func judge(
    _ command: RulesCommand, _ asked: Asked, on world: World
  ) throws(Refusal) -> [DomainEvent] {
    try checkRole(asked, on: world)
    try checkRevision(asked, world.revision(of: asked.envelope.stream))
    let context = asked.context(
      under: rules ?? world.rules.rules(on: asked.clock.dayUTC), RulesNeighbours())
    return try RulesDecider.decide(command, given: world.rules, in: context).map { .rules($0) }
  }

  /// While nobody is registered there is one thing to do.
  private func checkBeginning(_ asked: Asked, on world: World) throws(Refusal) {
    guard asksRegister, !asked.isFirst, world.actors.isEmpty else { return }
    if case .actor(.registerActor) = asked.envelope.command { return }
    throw Refusal(
      .notAuthorised, expected: ActorRule.bootstrap,
      found: asked.envelope.command.name.description)
  }

  private func checkRole(_ asked: Asked, on world: World) throws(Refusal) {
    // Whether the first one may register themselves is for the row's guards to say.
    guard asksRegister, !asked.isFirst, !world.actors.isEmpty else { return }
    let envelope = asked.envelope
    if let reason = world.actors.reason(against: envelope.actor, as: envelope.role) {
      throw Refusal([reason])
    }
    guard !envelope.importedBy.isEmpty else { return }
    if let reason = world.actors.reason(against: envelope.importedBy, as: .administrator) {
      throw Refusal([reason])
    }
  }

  private func checkRevision(_ asked: Asked, _ revision: UInt64) throws(Refusal) {
    guard let expected = asked.envelope.expectedRevision, expected != revision else { return }
    throw Refusal(.revisionConflict, expected: String(expected), found: String(revision))
  }
}

extension ActorRegister {
  /// Why somebody may not act in a role now: the roles that they hold are others.
  func reason(against actor: ActorID, as role: Role) -> Reason? {
    guard !holds(role, actor) else { return nil }
    let held = roles(of: actor).map(\.name.description).joined(separator: ", ")
    return Reason(
      .notAuthorised, expected: held.isEmpty ? "none: \(actor.text) holds no role" : held,
      found: role.name.description)
  }
}
