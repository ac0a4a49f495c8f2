import ClaimsDomain
import EventSourcing

// What the sender of a command is told: no more than they may read. What the log keeps is whole.
// Source: Specs/Reading.md, "Answers".

extension LogState {
  /// The refusal as the sender of the command is told it.
  func answer(
    _ refusal: Refusal, to envelope: CommandEnvelope, at time: Instant, _ position: Position
  ) -> RefusedAnswer {
    let told = visibility(forSenderOf: envelope, at: time).told(refusal.reasons, of: envelope)
    return RefusedAnswer(Refusal(told), of: envelope, at: position)
  }

  /// The receipt as the sender of the command is told it.
  func answer(_ receipt: Receipt, to envelope: CommandEnvelope, at time: Instant) -> Receipt {
    receipt.without(untold(receipt.events, of: envelope, at: time).kinds)
  }

  /// What the sender of a command may read: whoever imports it, if that is another than its actor.
  private func visibility(forSenderOf envelope: CommandEnvelope, at time: Instant) -> Visibility {
    let reader = envelope.importedBy.isEmpty ? envelope.actor : envelope.importedBy
    return visibility(for: ReaderRoles(of: reader, in: actors), at: time)
  }

  /// What happens, as the sender of the command is told it.
  func told(
    _ decision: Decision, to envelope: CommandEnvelope, at time: Instant
  ) -> [StreamEvents] {
    decision.streams(
      of: envelope.stream, without: untold(decision.kinds, of: envelope, at: time))
  }

  /// What the sender of an accepted command is not told: events of which they do not hear, unless
  /// every such command leads to them, and what is left out of others.
  func untold(
    _ kinds: [DomainEventKind], of envelope: CommandEnvelope, at time: Instant
  ) -> Untold {
    // Asked at every commit: nearly all lead to what all hear of. And those who work on claims hear
    // of all that their commands lead to, but for what each such command does. What begins a stream
    // says nothing of it but what its sender said.
    guard !envelope.role.isStaff,
      kinds.contains(where: { kind in
        guard EventFields.isHeardByAll(kind) else { return true }
        // Of a stream that is not there yet, nothing has to be known of the command.
        return EventFields.hidesFields(kind) && revision(of: envelope.stream) > 0
          && !envelope.command.beginsStream
      })
    else { return .nothing }
    let redaction = visibility(forSenderOf: envelope, at: time).redaction(ofTargetOf: envelope)
    let heard = redaction ?? .outsider(envelope.stream.category)
    let always = envelope.command.kindsOfEveryOutcome
    return Untold(
      kinds: Set(kinds.filter { heard.of($0) == nil && !always.contains($0) }),
      redaction: envelope.role == .system ? .nothing : heard)
  }
}

/// What the sender of an accepted command is not told of what comes of it.
struct Untold: Sendable {
  static let nothing = Untold(kinds: [], redaction: .nothing)

  let kinds: Set<DomainEventKind>
  /// Of what is left out of the command's stream, so much is left empty in its events.
  let redaction: Redaction
}

extension Visibility {
  /// The reasons of a refusal as far as the reader may know them.
  func told(_ reasons: [Reason], of envelope: CommandEnvelope) -> [Reason] {
    func told<A: LogAggregate>(_: A.Type) -> [Reason] {
      guard let command = A.unwrap(envelope.command) else { return reasons }
      if let first = reasons.first?.code, redaction(of: envelope.stream) == nil {
        let isForeign =
          reasons.contains { $0.code == .notParty }
          || isUnproven(command, of: envelope, A.self, refusedAs: first)
        if let unseen = answer(to: envelope, insteadOf: isForeign ? .notParty : first, A.self) {
          return [unseen]
        }
      }
      return shown(
        reasons, to: command.kind, command, on: envelope.stream,
        besides: redaction(ofTargetOf: envelope) ?? .outsider(A.category), of: A.self)
    }
    return envelope.command.category.aggregate.map { told($0) } ?? reasons
  }

  /// Whether a command without a name was judged by a stream of which its sender has shown no
  /// knowledge.
  private func isUnproven<A: LogAggregate>(
    _ command: A.Command, of envelope: CommandEnvelope, _: A.Type, refusedAs code: RefusalCode
  ) -> Bool {
    guard envelope.role == .anonymous, !A.creationVerbs.contains(command.kind),
      envelope.command.mayEverBeSent(as: envelope.role), !code.comesBeforeStream,
      let state = logState.flatMap({ A.snapshot(of: envelope.stream, in: $0)?.state })
    else { return false }
    return !A.isProven(by: command, on: state)
  }

  /// What is told of a stream that the reader does not see in place of whether it is there: that the
  /// sender does not hold the role, or that it is not found. Nil for what does not say that.
  private func answer<A: LogAggregate>(
    to envelope: CommandEnvelope, insteadOf code: RefusalCode, _: A.Type
  ) -> Reason? {
    guard !A.creationVerbs.isEmpty, let actors = logState?.actors, !actors.isEmpty else {
      return nil
    }
    switch code {
    case A.notFound, .idTaken: return actors.reason(against: envelope)
    case .notParty: return Reason(A.notFound, found: envelope.targetText)
    default: return nil
    }
  }

  /// What is left out of the stream that a command goes to, also of one that it would begin; nil if
  /// it is not seen.
  func redaction(ofTargetOf envelope: CommandEnvelope) -> Redaction? {
    func redaction<A: LogAggregate>(_: A.Type, in logState: LogState) -> Redaction? {
      if let seen = self.redaction(of: envelope.stream) { return seen }
      guard A.snapshot(of: envelope.stream, in: logState) == nil else { return nil }
      return access.redaction(of: A.initial, A.self)
    }
    guard let logState else { return .nothing }
    return envelope.stream.category.aggregate.flatMap { redaction($0, in: logState) }
  }
}

extension RefusalCode {
  /// Whether it is told before anything is known of a command's stream.
  fileprivate var comesBeforeStream: Bool {
    switch self {
    case .malformedCommand, .commandTooLarge, .commandIdReused, .effectiveInFuture,
      .anonymityMismatch:
      true
    default: false
    }
  }
}

extension Receipt {
  /// The same without events that its sender is not told of.
  func without(_ concealed: Set<DomainEventKind>) -> Receipt {
    guard !concealed.isEmpty else { return self }
    var told = self
    told.events.removeAll(where: concealed.contains)
    return told
  }
}

extension CommandEnvelope {
  /// What its target is called in refusals.
  var targetText: String { person.isEmpty ? stream.id.text : person.text }
}

extension DomainCommand {
  /// Whether it begins a stream.
  fileprivate var beginsStream: Bool {
    func begins<A: LogAggregate>(_: A.Type) -> Bool {
      guard !A.creationVerbs.isEmpty, let command = A.unwrap(self) else { return false }
      return A.creationVerbs.contains(command.kind)
    }
    return category.aggregate.map { begins($0) } ?? false
  }

  /// The events that come of it whatever its outcome.
  var kindsOfEveryOutcome: [DomainEventKind] {
    func kinds<A: LogAggregate>(_: A.Type) -> [DomainEventKind] {
      guard let command = A.unwrap(self) else { return [] }
      let outcomes = A.lifecycle.steps.filter { $0.verb == command.kind }.flatMap(\.outcomes)
      let all = outcomes.first?.events.filter { kind in
        outcomes.allSatisfy { $0.events.contains(kind) }
      }
      return (all ?? []).map { A.wrap($0) }
    }
    return category.aggregate.map { kinds($0) } ?? []
  }
}
