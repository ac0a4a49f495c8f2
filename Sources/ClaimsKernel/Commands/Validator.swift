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
    case accepted([ClaimEvent])
    case refused(Refusal)
    /// The log holds this very command already.
    case repeated(Receipt)
  }

  /// The decision to take: `ClaimDecider.decide`, or another one to compare with.
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
    _ envelope: CommandEnvelope, _ record: CommandRecord, recorded: Instant, on board: ClaimBoard,
    earlier: () throws(Failure) -> Entry?
  ) throws(Failure) -> Verdict {
    if let reason = malformation(of: envelope, record, recorded: recorded) {
      return .refused(Refusal([reason]))
    }
    let verb = envelope.command.kind
    guard claimLifecycle.mayEver(envelope.role, send: verb) else {
      return .refused(
        Refusal(
          .notAuthorised, expected: roles(for: verb), found: envelope.role.name.description))
    }
    if let commit = try earlier() {
      guard commit.command.asksTheSame(as: record) else {
        return .refused(
          Refusal(.commandIdReused, expected: "a new id", found: envelope.id.text))
      }
      return .repeated(Receipt(commit, repeated: true))
    }
    let card = board[envelope.claim]
    let claim = card?.claim ?? ClaimDecider.initial
    if verb == .openDraft {
      if card != nil { return .refused(Refusal(.idTaken, found: envelope.claim.text)) }
    } else if card == nil {
      return .refused(Refusal(.notFound, found: envelope.claim.text))
    }
    guard claim.isParty(envelope.actor, as: envelope.role, under: rules) else {
      return .refused(Refusal(.notParty, found: envelope.actor.text))
    }
    let revision = card?.revision ?? 0
    if let expected = envelope.expectedRevision, expected != revision {
      return .refused(
        Refusal(.revisionConflict, expected: String(expected), found: String(revision)))
    }
    let context = ClaimContext(
      recorded: recorded, effective: envelope.effective ?? recorded, actor: envelope.actor,
      role: envelope.role, rules: rules, neighbours: neighbours(of: envelope.command, on: board))
    switch decide(envelope.command, claim, context) {
    case .success(let events): return .accepted(events)
    case .failure(let refusal): return .refused(refusal)
    }
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
    if envelope.claim == Identifier() {
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

  private func neighbours(of command: ClaimCommand, on board: ClaimBoard) -> ClaimNeighbours {
    guard case .openDraft(let open) = command, let related = open.related else {
      return ClaimNeighbours()
    }
    return ClaimNeighbours(related: board[related]?.claim.status)
  }

  private func roles(for verb: ClaimVerb) -> String {
    Role.allCases.filter { claimLifecycle.mayEver($0, send: verb) }
      .map(\.name.description).joined(separator: ", ")
  }
}
