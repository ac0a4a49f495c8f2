import EventSourcing

/// The claim: one lifecycle table, guards by name, and the events that follow.
public enum ClaimDecider: Aggregate {
  public typealias Status = ClaimStatus
  public typealias State = Claim
  public typealias Command = ClaimCommand
  public typealias Event = ClaimEvent
  public typealias RelatedFacts = ClaimRelatedFacts

  /// Stored with every decision; raised when a deliberate change decides an old command otherwise.
  ///
  /// Source: Specs/Versions.md, which lists what each version decides otherwise.
  public static let version: UInt32 = 13

  public static var initial: Claim { Claim() }

  public static var category: Category { .claim }
  public static let creationVerbs: [ClaimVerb] = [.openDraft]
  public static func status(of claim: Claim) -> ClaimStatus { claim.status }
  public static let erased: ClaimStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to claim: Claim, under rules: ClaimRules
  ) -> Bool { claim.isParty(actor, as: role, under: rules) }

  public static func isParty(
    _ actor: ActorID, as role: Role, sending command: ClaimCommand, to claim: Claim,
    under rules: ClaimRules
  ) -> Bool { claim.isParty(actor, as: role, sending: command, under: rules) }

  public static func isParty(
    _ actor: ActorID, as role: Role, sendingAny verb: ClaimVerb, to claim: Claim,
    under rules: ClaimRules
  ) -> Bool { claim.isParty(actor, as: role, sendingAny: verb, under: rules) }

  public static func days(of claim: Claim) -> (loss: LocalDate?, submitted: Instant?) {
    (claim.lossDate, claim.submittedAt)
  }

  public static func due(
    on claim: Claim, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: ClaimCommand)] {
    guard claim.status == .infoRequested, let end = claim.file.infoDue, end <= time else {
      return []
    }
    return [(end, .expireInfoRequest(ExpireInfoRequest()))]
  }

  /// Stands here so that the compiler specialises it: nearly all decisions are claims'. Inlined, or
  /// a second function would be made of it, to which every argument is copied.
  @inline(__always) public static func decide(
    _ command: ClaimCommand, given claim: Claim, in context: ClaimContext
  ) throws(Refusal) -> [ClaimEvent] {
    try decide(command, given: claim, in: context, under: lifecycle)
  }

  /// The same under another table.
  public static func decide(
    _ command: ClaimCommand, given claim: Claim, in context: ClaimContext,
    by table: Lifecycle<ClaimVocabulary>
  ) throws(Refusal) -> [ClaimEvent] {
    try decide(command, given: claim, in: context, under: table)
  }

  public static func events(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command.region {
    case .closing: closingEvents(of: command, on: claim, in: context)
    case .cover: coverEvents(of: command, on: claim, in: context)
    case .decision: decisionEvents(of: command, on: claim, in: context)
    case .filing: filingEvents(of: command, on: claim, in: context)
    case .fraud: fraudEvents(of: command)
    case .inquiry: inquiryEvents(of: command, on: claim, in: context)
    case .litigation: litigationEvents(of: command, on: claim, in: context)
    case .parts: partEvents(of: command, on: claim, in: context)
    case .payments: paymentEvents(of: command, on: claim, in: context)
    case .record: recordEvents(of: command, on: claim, in: context)
    case .recovery: recoveryEvents(of: command, on: claim, in: context)
    case .reserves: reserveEvents(of: command, on: claim, in: context)
    }
  }

  public static func evolve(_ claim: inout Claim, _ event: ClaimEvent) {
    switch event.region {
    case .closing: claim.evolveClosing(event)
    case .cover: claim.evolveCover(event)
    case .decision: claim.evolveDecision(event)
    case .filing: claim.evolveFiling(event)
    case .fraud: claim.evolveFraud(event)
    case .inquiry: claim.evolveInquiry(event)
    case .litigation: claim.evolveLitigation(event)
    case .parts: claim.evolveParts(event)
    case .payments: claim.evolvePayments(event)
    case .record: claim.evolveRecord(event)
    case .recovery: claim.evolveRecovery(event)
    case .reserves: claim.evolveReserves(event)
    }
  }
}

extension ClaimContext {
  /// When it was decided, as events say it since version 2.
  var time: Instant? { version > 1 ? clock : nil }
}
