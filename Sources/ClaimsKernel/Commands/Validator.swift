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

  public var rules: ClaimRules
  public var decide: Decide

  public init(
    rules: ClaimRules = .builtIn,
    decide: @escaping Decide = { command, claim, context in
      do throws(Refusal) {
        return .success(try ClaimDecider.decide(command, given: claim, in: context))
      } catch { return .failure(error) }
    }
  ) {
    self.rules = rules
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
    if let reason = malformation(of: envelope, record, recorded: recorded) {
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
      return .repeated(Receipt(commit, repeated: true))
    }
    do throws(Refusal) {
      switch envelope.command {
      case .claim(let command):
        return .accepted(try judge(command, of: envelope, recorded: recorded, on: world))
      }
    } catch { return .refused(error) }
  }

  /// Stream, relation, revision, row and guards of a command to a claim.
  private func judge(
    _ command: ClaimCommand, of envelope: CommandEnvelope, recorded: Instant, on world: World
  ) throws(Refusal) -> [DomainEvent] {
    let card = world.claims[envelope.stream.id]
    let claim = card?.claim ?? ClaimDecider.initial
    if command.kind == .openDraft {
      if card != nil { throw Refusal(.idTaken, found: envelope.stream.id.text) }
    } else if card == nil {
      throw Refusal(.notFound, found: envelope.stream.id.text)
    }
    guard claim.isParty(envelope.actor, as: envelope.role, under: rules) else {
      throw Refusal(.notParty, found: envelope.actor.text)
    }
    try check(envelope.expectedRevision, against: card?.revision ?? 0)
    let context = ClaimContext(
      recorded: recorded, effective: envelope.effective ?? recorded, actor: envelope.actor,
      role: envelope.role, rules: rules, neighbours: world.neighbours(of: command, on: claim))
    return try decide(command, claim, context).get().map { .claim($0) }
  }

  private func check(_ expected: UInt64?, against revision: UInt64) throws(Refusal) {
    guard let expected, expected != revision else { return }
    throw Refusal(.revisionConflict, expected: String(expected), found: String(revision))
  }

  private func malformation(
    of envelope: CommandEnvelope, _ record: CommandRecord, recorded: Instant
  ) -> Reason? {
    // Size first: what is too large is not recorded, whatever else is wrong with it.
    let size = record.payload.count + envelope.actor.text.utf8.count
    if size > CommandEnvelope.payloadLimit {
      return Reason(
        .commandTooLarge, expected: "at most \(CommandEnvelope.payloadLimit) bytes",
        found: "\(size) bytes")
    }
    if envelope.id == Identifier() {
      return Reason(.malformedCommand, expected: "id: a UUID that is not all zeros")
    }
    if envelope.stream.category != envelope.command.category {
      return Reason(.malformedCommand, expected: "a stream of the command's own aggregate")
    }
    if envelope.stream.id == Identifier() {
      return Reason(.malformedCommand, expected: "claim: a UUID that is not all zeros")
    }
    if envelope.actor.isEmpty || envelope.actor.text.utf8.count > ActorID.maximumBytes {
      return Reason(
        .malformedCommand, expected: "actor.id: 1 to \(ActorID.maximumBytes) bytes")
    }
    if let effective = envelope.effective, effective > recorded {
      return Reason(
        .effectiveInFuture, expected: "at most " + recorded.text, found: effective.text)
    }
    return nil
  }
}
