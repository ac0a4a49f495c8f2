import ClaimsDomain
import Descriptions
import EventSourcing
import WriteAheadLog

/// A planned import, ready to be sent to one log.
public struct PreparedImport: Sendable {
  /// The plan, without the cases that the log would refuse.
  public let plan: ImportPlan
  /// In this order: people, rules, claims.
  public let commands: SpooledCommands
  /// How many of them register people and give them roles.
  public let people: Int
  /// How many of them set rules.
  public let rules: Int
  /// The first that would be refused, and why; nil if none would be.
  public let obstacle: Obstacle?

  init(
    plan: ImportPlan, commands: SpooledCommands, people: Int, rules: Int, obstacle: Obstacle?
  ) {
    (self.plan, self.commands, self.obstacle) = (plan, commands, obstacle)
    (self.people, self.rules) = (people, rules)
  }

  /// Of a plan of which nothing is to be sent.
  public init(nothingOf plan: ImportPlan, obstacle: Obstacle? = nil) {
    let none = SpooledCommands(spool: plan.spool, steps: [])
    self.init(plan: plan, commands: none, people: 0, rules: 0, obstacle: obstacle)
  }

  /// A command that would be refused.
  public struct Obstacle: Sendable, PrintsFields {
    /// The command that would be refused.
    public let command: CommandEnvelope
    /// Why it would be refused.
    public let refusal: Refusal
    /// Whether it is of no case, so that nothing can come in.
    var isOfPreparation = false
  }
}

extension ClaimsKernel {
  /// What has to be sent to this log: judges everything on what is known now, leaves out the cases
  /// of which something would be refused, and writes nothing.
  ///
  /// Other cases may depend on one that is left out: all are judged again without it, until nothing
  /// is refused.
  public func prepare(
    _ plan: ImportPlan, by administrator: ActorID
  ) throws(EventStoreError) -> PreparedImport {
    if let fault = plan.fault { throw fault }
    let logState = try query { copy $0 }
    var left = plan
    left.order()
    var first: PreparedImport.Obstacle?
    while true {
      let preparation = left.preparation(
        by: administrator, register: logState.actors,
        book: try rulesBefore(left, by: administrator, logState.rules))
      let (refused, obstacle) = try rehearse(preparation, left, by: administrator, on: logState)
      if first == nil { first = obstacle }
      if obstacle?.isOfPreparation == false {
        try left.leaveOut(refused)
        continue
      }
      // If no case is left, it is no case that is to blame.
      if left.cases == 0 { return PreparedImport(nothingOf: left, obstacle: first) }
      return PreparedImport(
        plan: left,
        commands: SpooledCommands(
          first: preparation, spool: left.spool, steps: left.steps, importedBy: administrator),
        people: preparation.count { $0.command.category == .actor },
        rules: preparation.count { $0.command.category == .rules },
        obstacle: obstacle)
    }
  }

  /// The first command of each case that would be refused, with nothing of the case after it, and
  /// the first of all that would be, which may be of the preparation.
  private func rehearse(
    _ preparation: [CommandEnvelope], _ plan: ImportPlan, by administrator: ActorID,
    on logState: LogState
  ) throws(EventStoreError) -> (
    refused: [UInt32: (step: PlannedStep, refusal: Refusal)], obstacle: PreparedImport.Obstacle?
  ) {
    var rehearsal = rehearsal(on: logState)
    for command in preparation {
      guard let refusal = try rehearse(command, in: &rehearsal) else { continue }
      return (
        [:], PreparedImport.Obstacle(command: command, refusal: refusal, isOfPreparation: true)
      )
    }
    var refused: [UInt32: (step: PlannedStep, refusal: Refusal)] = [:]
    var first: PreparedImport.Obstacle?
    for step in plan.steps where refused[step.source] == nil {
      let command = try plan.spool.command(at: step.place, importedBy: administrator)
      guard let refusal = try rehearse(command, in: &rehearsal) else { continue }
      refused[step.source] = (step, refusal)
      first = first ?? PreparedImport.Obstacle(command: command, refusal: refusal)
    }
    return (refused, first)
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
    rehearsal.logState.prepare(for: command.stream)
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
