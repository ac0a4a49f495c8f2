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
  /// Version 2 writes times and issuers into events, and reads roles from the actor register.
  /// Version 3 looks at the property that a claim names.
  /// Version 4 limits the files of anonymous reports.
  /// Version 5 refuses retired codes that a report or a lead brings to a claim, or a quiz to a
  /// lead; registers no actor under an id with control characters; drafts no claim of an anonymous
  /// report, or of a lead but by converting it; and reviews no document that is not there. Version
  /// 6 hands in no lead, claim or document with a code that was retired since; takes a file under
  /// every ending that files of its type usually have; drafts no claim of a report but by
  /// escalating it, nor of another's accident or of a discarded one; lets those outside name only
  /// what is theirs to name; archives properties that drafts alone name; takes no correlation
  /// without a name; and no receipt of an anonymous report with one. Version 7 lets nobody decide on
  /// a claim whose party they ever were, nor handle their own as staff; closes no claim for
  /// inactivity before an answer is due; tells nobody the type of another's document; and registers
  /// no id with characters that nobody can see. Version 8 lets a representative count once they
  /// accepted; keeps parties from more of their own claim; drafts no claim of nobody; pays nothing
  /// that was asked for in advance; records money that comes back to a closed claim, or while
  /// information is requested; and takes no negative terms of a policy, nor a text of which
  /// nothing is seen. Version 9 keeps what is owed until it is approved again or written off;
  /// lets what was paid or closed be appealed against, from the day on which the claimant was told;
  /// lets nobody waive that but them; takes what a check came to in every status, where nothing
  /// overrides what was true later; and has a decision reviewed that a fact speaks against. Version
  /// 10 approves no more than every term of the policy leaves, the insurer's before the claimant's;
  /// lets an edit of a draft that is told late override nothing that is true later; takes no day of
  /// a report or a service from the future, nothing that ends before it begins, and no code that is
  /// blank or given twice; registers no id that looks like another; and counts the days of an appeal
  /// in the rules' time zone. Version 11 has three people make a payment, none of them its payee;
  /// counts a recovery once a second person confirmed it, and denies nobody because others paid;
  /// records recoveries and lawsuits in every status from submission on; keeps the decision of a
  /// claim that is reopened for what others did; pays expenses beside what is approved; sets
  /// reserves while anything may be paid; tells nobody of a document on which they may not act;
  /// lets agents act only on claims in which they represent the claimant; counts lines for no more
  /// than is claimed; and pays what an appeal leaves undisputed while it is heard. Version 12 lets no
  /// edit that is told late override what is true later, on documents, leads, records of accidents,
  /// properties and reports.
  public static let version: UInt32 = 12

  public static var initial: Claim { Claim() }

  public static var category: Category { .claim }
  public static let creationVerbs: [ClaimVerb] = [.openDraft]
  public static func status(of claim: Claim) -> ClaimStatus { claim.status }

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

  /// What an allowed command leads to.
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
    case .litigation: litigationEvents(of: command, on: claim)
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
