import ClaimsDomain
import EventSourcing
import WriteAheadLog

/// A planned import, ready to be sent to one log.
public struct PreparedImport: Sendable {
  /// In this order: people, rules, claims.
  public let commands: [CommandEnvelope]
  /// How many of them register people and give them roles.
  public let people: Int
  /// How many of them set rules.
  public let rules: Int
  /// The first that would be refused, and why; nil if none would be.
  public let obstacle: Obstacle?

  public struct Obstacle: Sendable {
    public let command: CommandEnvelope
    public let refusal: Refusal
  }
}

extension ClaimsKernel {
  /// What has to be sent to this log, and whether it would be accepted: judges everything on what
  /// is known now, and writes nothing.
  public func prepare(
    _ plan: ImportPlan, by administrator: ActorID
  ) throws(EventStoreError) -> PreparedImport {
    let logState = try query { copy $0 }
    let preparation = plan.preparation(
      by: administrator, register: logState.actors,
      book: try rulesBefore(plan, by: administrator, logState.rules))
    let claims = plan.commands.map { command in
      var command = command
      command.importedBy = administrator
      return command
    }
    let commands = preparation + claims
    return PreparedImport(
      commands: commands,
      people: preparation.count { $0.command.category == .actor },
      rules: preparation.count { $0.command.category == .rules },
      obstacle: try rehearse(commands, on: logState))
  }

  /// The first command that would be refused.
  private func rehearse(
    _ commands: [CommandEnvelope], on logState: LogState
  ) throws(EventStoreError) -> PreparedImport.Obstacle? {
    var rehearsal = rehearsal(on: logState)
    for command in commands {
      guard let refusal = try rehearse(command, in: &rehearsal) else { continue }
      return PreparedImport.Obstacle(command: command, refusal: refusal)
    }
    return nil
  }

  /// What the log would be after commands that were judged and not written.
  func rehearsal(on logState: LogState) -> Rehearsal {
    Rehearsal(logState: logState, recorded: now)
  }

  /// Judges a command on what the ones before it left. - Returns: why it would be refused; nil
  /// if it would be taken, or is in the log.
  func rehearse(
    _ command: CommandEnvelope, in rehearsal: inout Rehearsal
  ) throws(EventStoreError) -> Refusal? {
    rehearsal.judged += 1
    WorkMeter.tell(.judged, rehearsal.judged, of: nil)
    let record: CommandRecord
    do throws(WireError) {
      record = try command.record(rulesRevision: rehearsal.logState.rules.revision)
    } catch { return Refusal(.malformedCommand, found: "\(error)") }
    rehearsal.logState.prepare(for: command.command)
    let verdict = try rehearsal.validator.judge(
      command, record, recorded: rehearsal.recorded, on: rehearsal.logState,
      earlier: { () throws(EventStoreError) in try log.commit(ofCommand: command.id) })
    switch verdict {
    case .accepted(let decision):
      if let refusal = clockRefusal(of: command.command) { return refusal }
      rehearsal.logState.apply(decision, to: command.stream, recorded: rehearsal.recorded)
    case .refused(let refusal): return refusal
    case .repeated: break
    }
    return nil
  }

  /// The rules that were set before this import set any: an interrupted one has to go on from
  /// there.
  func rulesBefore(
    _ plan: some ImportSource, by administrator: ActorID, _ book: RuleBook
  ) throws(EventStoreError) -> RuleBook {
    guard let first = try log.commit(ofCommand: plan.rulesID(0, by: administrator)) else {
      return book
    }
    var logState = LogState()
    try log.forEachEntry(of: .rules) { entry throws(EventStoreError) in
      guard entry.decidedAt < first.decidedAt else { return false }
      do throws(WireError) { try logState.apply(entry) } catch {
        throw .damaged(offset: 0, reason: "an event cannot be read: \(error)")
      }
      return true
    }
    return logState.rules
  }
}

/// A log as commands would leave it that are judged and not written.
struct Rehearsal {
  var logState: LogState
  /// How many commands were judged.
  var judged: UInt64 = 0
  let validator = Validator()
  let recorded: Instant
}
