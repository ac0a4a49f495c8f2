import ClaimsDomain
import Descriptions
import EventSourcing

/// Planned resources, judged on one log and ready to be sent to it.
public struct PreparedFHIR: Sendable {
  /// Where a resource's commands stop, and why.
  public struct Stop: Sendable, PrintsFields {
    /// The first of the resource's commands that would be refused.
    public let command: CommandEnvelope
    /// Why it would be refused.
    public let refusal: Refusal
    /// How many commands of the resource come before it, and are taken.
    public let taken: Int
    /// Whether nothing of the resource comes in: an answer may come in in part, but what opens a
    /// claim comes in whole or not at all.
    public let isLeftOut: Bool

    /// Why a resource is left out.
    public var wording: Phrase {
      let isHeld = refusal.reasons.first?.code == .commandIdReused
      return isHeld
        ? Phrase(.heldWithOtherContent)
        : Phrase(.commandIsRefused, command.command.wording, refusal.wording)
    }
  }

  /// What a claim comes to. Of its parts and the like there is no second copy beside the log's.
  public struct Outcome: Sendable, PrintsFields {
    /// What kind of claim it is.
    public let type: ClaimType
    /// What the claim asks for; nil if no resource said.
    public let use: ClaimUse?
    /// The status in which the commands leave the claim.
    public let status: ClaimStatus
    /// As the commands leave them; `paid` is net of what was stopped, failed or taken back.
    public let claimed, approved, paid: Money
  }

  /// The plan, in which the resources that are left out are listed too.
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
  public fileprivate(set) var stops: [Int: Stop]
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
  /// A resource that opens a claim goes whole or not at all, so that a corrected one can come in
  /// later; what answers one that is left out is left out with it. Any other resource goes up to the
  /// first of its commands that would be refused.
  public func prepare(
    _ input: FHIRInput, source: String = "fhir", acceptsModifiers: Bool = false,
    by administrator: ActorID
  ) throws(EventStoreError) -> PreparedFHIR {
    let logState = try query { copy $0 }
    var fault: EventStoreError?
    var plan = FHIRPlan(input, source: source, acceptsModifiers: acceptsModifiers) {
      logState.claims[$0]?.claim
    } holds: { id in
      do throws(EventStoreError) { return try log.commit(ofCommand: id) != nil } catch {
        fault = error
        return false
      }
    }
    if let fault { throw fault }
    var leftOut: [Int: PreparedFHIR.Stop] = [:]
    while true {
      var prepared = try prepare(plan, by: administrator, on: logState)
      let refused = prepared.stops.filter(\.value.isLeftOut)
      guard !refused.isEmpty else {
        prepared.stops.merge(leftOut) { $1 }
        return prepared
      }
      // Answers were judged beside claims that do not come in: they are judged again without them.
      let claims = refused.filter { plan.resources[$0.key].opensClaim }
      let gone = claims.isEmpty ? refused : claims
      leftOut.merge(gone) { $1 }
      // People and rules follow from what remains, and other resources may have depended on this.
      try plan.leaveOut(gone) { logState.claims[$0] != nil }
    }
  }

  private func prepare(
    _ plan: FHIRPlan, by administrator: ActorID, on logState: LogState
  ) throws(EventStoreError) -> PreparedFHIR {
    let spool = plan.input.spool
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
      first: preparation, spool: spool, steps: plan.steps, importedBy: administrator)
    var inferred = 0
    var stops: [Int: PreparedFHIR.Stop] = [:]
    var taken = [UInt32](repeating: 0, count: plan.resources.count)
    var left = Set<Int>()
    for step in plan.steps where obstacle == nil {
      guard stops[Int(step.source)] == nil else {
        left.insert(step.place)
        continue
      }
      let place = Int(step.source)
      let command = try spool.command(at: step.place, importedBy: administrator)
      if let refusal = try rehearse(command, in: &rehearsal) {
        stops[place] = PreparedFHIR.Stop(
          command: command, refusal: refusal, taken: Int(taken[place]),
          isLeftOut: taken[place] == 0 || plan.resources[place].opensClaim)
        left.insert(step.place)
        continue
      }
      taken[place] += 1
      if step.isInferred { inferred += 1 }
    }
    // There is one list of them as long as all of them go.
    if !left.isEmpty { commands.steps.removeAll { left.contains($0.place) } }
    if obstacle != nil { (commands.first, commands.steps) = ([], []) }
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
