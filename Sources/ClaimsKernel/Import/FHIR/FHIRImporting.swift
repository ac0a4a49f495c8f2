import ClaimsDomain
import EventSourcing

/// Planned resources, judged on one log and ready to be sent to it.
public struct PreparedFHIR: Sendable {
  /// Where a resource's commands stop, and why.
  public struct Stop: Sendable {
    public let command: CommandEnvelope
    public let refusal: Refusal
    /// How many commands of the resource come before it, and are taken.
    public let taken: Int
  }

  /// What a claim comes to. Of its parts and the like there is no second copy beside the log's.
  public struct Outcome: Sendable {
    public let type: ClaimType
    public let use: ClaimUse?
    public let status: ClaimStatus
    public let claimed, approved, paid: Money
  }

  public let plan: FHIRPlan
  /// In this order: people, rules, claims. None that would be refused.
  public let commands: SpooledCommands
  /// How many of them register people and give them roles.
  public let people: Int
  /// How many of them set rules.
  public let rules: Int
  /// How many of them the resources leave implicit.
  public let inferred: Int
  /// The first about people or rules that would be refused, and why; nil if none would be.
  public let obstacle: PreparedImport.Obstacle?
  /// What stops which resource, by its place in the plan.
  public let stops: [Int: Stop]
  /// Every claim that a resource is about, as the commands leave it.
  public let claims: [Identifier: Outcome]
}

extension PreparedFHIR.Outcome {
  fileprivate init(_ claim: Claim) {
    (type, use, status) = (claim.type, claim.file.details.use, claim.status)
    (claimed, approved, paid) = (claim.claimed, claim.approved, claim.paid)
  }
}

extension ClaimsKernel {
  /// What has to be sent to this log, and how far each resource goes: judges everything on what is
  /// known now, and writes nothing.
  ///
  /// A resource goes up to the first of its commands that would be refused; what answers a claim
  /// that does not come to exist goes nowhere.
  public func prepare(
    _ input: FHIRInput, source: String = "fhir", acceptsModifiers: Bool = false,
    by administrator: ActorID
  ) throws(EventStoreError) -> PreparedFHIR {
    let logState = try query { copy $0 }
    var fault: EventStoreError?
    let plan = FHIRPlan(input, source: source, acceptsModifiers: acceptsModifiers) {
      logState.claims[$0]?.claim
    } holds: { id in
      do throws(EventStoreError) { return try log.commit(ofCommand: id) != nil } catch {
        fault = error
        return false
      }
    }
    if let fault { throw fault }
    var rehearsal = rehearsal(on: logState)
    // Without commands to claims, there is nothing to prepare.
    let preparation =
      plan.steps.isEmpty
      ? []
      : plan.preparation(
        by: administrator, register: logState.actors,
        book: try rulesBefore(plan, by: administrator, logState.rules))
    var obstacle: PreparedImport.Obstacle?
    for command in preparation where obstacle == nil {
      guard let refusal = try rehearse(command, in: &rehearsal) else { continue }
      obstacle = PreparedImport.Obstacle(command: command, refusal: refusal)
    }
    var commands = SpooledCommands(
      first: preparation, spool: input.spool, places: [], importedBy: administrator)
    var inferred = 0
    var stops: [Int: PreparedFHIR.Stop] = [:]
    var taken: [Int: Int] = [:]
    for step in plan.steps where stops[step.resource] == nil && obstacle == nil {
      var command = try input.spool.command(in: step.bytes)
      command.importedBy = administrator
      if let refusal = try rehearse(command, in: &rehearsal) {
        stops[step.resource] = PreparedFHIR.Stop(
          command: command, refusal: refusal, taken: taken[step.resource] ?? 0)
        continue
      }
      commands.places.append(step.bytes)
      taken[step.resource, default: 0] += 1
      if step.isInferred { inferred += 1 }
    }
    // If nothing is left of it, nobody has to be there for it.
    if commands.places.isEmpty, obstacle == nil { commands.first = [] }
    var claims: [Identifier: PreparedFHIR.Outcome] = [:]
    for id in plan.resources.compactMap(\.claim) {
      claims[id] = (rehearsal.logState.claims[id]?.claim).map(PreparedFHIR.Outcome.init)
    }
    return PreparedFHIR(
      plan: plan, commands: commands,
      people: commands.first.count { $0.command.category == .actor },
      rules: commands.first.count { $0.command.category == .rules }, inferred: inferred,
      obstacle: obstacle, stops: stops, claims: claims)
  }
}
