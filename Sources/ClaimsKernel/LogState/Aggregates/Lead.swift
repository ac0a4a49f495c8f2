import ClaimsDomain
import EventSourcing

extension LeadDecider {
  public static func relatedFacts(
    of command: LeadCommand?, on lead: Lead, in scene: DecisionScene
  ) -> LeadRelatedFacts {
    var relatedFacts = LeadRelatedFacts(
      catalogs: scene.logState.catalogs,
      quiz: command?.details?.quiz.flatMap { scene.logState.quizzes[$0]?.state })
    if let convert = command?.convertLead {
      relatedFacts.claim = scene.logState.claims[convert.claim]?.claim.status
      relatedFacts.isClaimantUnknown =
        !lead.claimant.isEmpty
        && !scene.logState.actors.roles(of: lead.claimant).contains(.claimant)
    }
    switch command {
    case .eraseLeadData?, nil:
      relatedFacts.retention = scene.retention(Self.self)
    default: break
    }
    return relatedFacts
  }

  public static func sideEffect(
    of command: LeadCommand, on lead: Lead, in scene: DecisionScene
  ) -> StreamEvents? {
    guard case .convertLead(let convert) = command else { return nil }
    let drafted = claimDrafted(
      by: convert, from: lead, scene.id, sentBy: scene.sender, version: scene.version,
      isImported: scene.isImported)
    return StreamEvents(stream: .claim(convert.claim), events: [.claim(.claimDrafted(drafted))])
  }
}

extension LeadDecider {
  public static let endings: [LeadStatus] = [.disqualified, .converted, .lost, .discarded, .erased]
  public static func title(of lead: Lead) -> String { lead.details.name ?? "" }
  public static func nextStep(on lead: Lead) -> NextStep<LeadVerb>? {
    switch lead.status {
    case .submitted: NextStep(.recordContact)
    case .contacted: NextStep(.qualifyLead)
    case .qualified: NextStep(.convertLead)
    default: nil
    }
  }
}

// Who reads it, and what.
extension LeadDecider {
  public static let readers: Set<Role> = HiddenField.overview.union([.legal])

  public static let hiddenFields =
    fields(seenBy: HiddenField.workers(on: .lead), "details.notes", "contacts")
    + fields(
      seenBy: [.claimant, .agent, .legal, .administrator, .auditor], "details.email",
      "details.phone")

  public static func field(toldBy code: RefusalCode, of verb: LeadVerb) -> String? {
    code == .noChange && verb == .editLead ? "details.notes" : nil
  }

  private static let written = "details.notes details.email details.phone"
  private static let contact = "text*=contacts by=contacts"

  public static let eventFields = [
    // Notes are said anew with every lead; what an edit leaves as it is, it does not say.
    row(
      .leadStarted, "claimant details at",
      hides: "details.notes* details.email details.phone"),
    row(.leadEdited, "details at", hides: written),
    row(.leadSubmitted, "at"),
    row(.contactAttempted, about: "contacts", "channel* result* text* by at"),
    row(.leadContacted, "at", hides: "channel*=contacts " + contact),
    row(.leadQualified, "limitationEnds at", hides: contact),
    row(.leadDisqualified, "reason* at", hides: contact),
    row(.leadConverted, "claim at", hides: "by=contacts"),
    row(.leadLost, "reason* isTimedOut at", hides: "text*=contacts"),
    row(.leadRevived, "at", keeps: "reason*"),
    row(.leadDiscarded, "isTimedOut at"),
    row(.leadDataErased, "reason* at"),
  ]
}
