import EventSourcing

/// A lead: a person asks whether they have a case, and it becomes a claim or does not.
public enum LeadDecider: Aggregate {
  public typealias Status = LeadStatus
  public typealias State = Lead
  public typealias Command = LeadCommand
  public typealias Event = LeadEvent
  public typealias RelatedFacts = LeadRelatedFacts

  public static var initial: Lead { Lead() }
  public static var category: Category { .lead }
  public static let creationVerbs: [LeadVerb] = [.startLead, .handInLead]
  public static func status(of lead: Lead) -> LeadStatus { lead.status }
  public static let erased: LeadStatus? = .erased

  public static func isParty(
    _ actor: ActorID, as role: Role, to lead: Lead, under rules: ClaimRules
  ) -> Bool { lead.isParty(actor, as: role) }

  public static func days(of lead: Lead) -> (loss: LocalDate?, submitted: Instant?) {
    (lead.details.incidentDate, lead.submittedAt)
  }

  public static func due(
    on lead: Lead, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: LeadCommand)] {
    guard let due = lead.idleUntil(under: rules), due <= time else { return [] }
    switch lead.status {
    case .draft: return [(due, .discardLead(DiscardLead()))]
    case .submitted, .contacted, .qualified:
      return [(due, .loseLead(LoseLead(reason: "notReachable")))]
    case .none, .disqualified, .converted, .lost, .discarded, .erased: return []
    }
  }

  public static func events(
    of command: LeadCommand, on lead: Lead, in context: LeadContext
  ) -> [LeadEvent] {
    let last = event(of: command, on: lead, in: context)
    guard let details = command.handInLead?.details else { return [last] }
    return [event(of: .startLead(StartLead(details: details)), on: lead, in: context), last]
  }

  private static func event(
    of command: LeadCommand, on lead: Lead, in context: LeadContext
  ) -> LeadEvent {
    let (now, by, isTimedOut) = (context.clock, context.actor, context.role == .system)
    switch command {
    case .startLead(let start):
      return .leadStarted(
        LeadStarted(
          claimant: start.owner(in: context),
          details: start.details.completed(by: context.relatedFacts.quiz).changes(
            to: LeadDetails()),
          at: now))
    case .editLead(let edit):
      return .leadEdited(
        LeadEdited(
          details: edit.details.stated(over: lead.details, in: context), at: now,
          effective: context.editTime))
    case .submitLead, .handInLead: return .leadSubmitted(LeadSubmitted(at: now))
    case .recordContact(let record):
      guard record.result == .reached else {
        return .contactAttempted(
          ContactAttempted(
            channel: record.channel, result: record.result, text: record.text, by: by, at: now))
      }
      return .leadContacted(
        LeadContacted(channel: record.channel, text: record.text, by: by, at: now))
    case .qualifyLead(let qualify):
      return .leadQualified(
        LeadQualified(
          limitationEnds: qualify.limitation(of: lead, under: context.rules) ?? LocalDate(),
          text: qualify.text, by: by, at: now))
    case .disqualifyLead(let disqualify):
      return .leadDisqualified(
        LeadDisqualified(reason: disqualify.reason, text: disqualify.text, by: by, at: now))
    case .convertLead(let convert):
      return .leadConverted(LeadConverted(claim: convert.claim, by: by, at: now))
    case .loseLead(let lose):
      return .leadLost(
        LeadLost(reason: lose.reason, text: lose.text, isTimedOut: isTimedOut, at: now))
    case .reviveLead(let revive): return .leadRevived(LeadRevived(reason: revive.reason, at: now))
    case .eraseLeadData(let erase):
      return .leadDataErased(LeadDataErased(reason: erase.reason, at: context.recorded))
    case .discardLead: return .leadDiscarded(LeadDiscarded(isTimedOut: isTimedOut, at: now))
    }
  }

  /// The first event of the claim that a lead becomes, for the same commit: it belongs to the
  /// person who asked, and says from which lead it came. An agent who converts it acts for them.
  public static func claimDrafted(
    by convert: ConvertLead, from lead: Lead, _ id: Identifier, sentBy sender: ActorInRole,
    version: UInt32 = ClaimDecider.version, isImported: Bool = false
  ) -> ClaimDrafted {
    // Who is registered has a card of their own.
    let isNamed = version > 7 && lead.claimant.isEmpty
    return ClaimDrafted(
      type: convert.type, title: convert.title.isBlank ? lead.details.name ?? "" : convert.title,
      claimed: convert.claimed, lossDate: lead.details.incidentDate, claimant: lead.claimant,
      origin: id, claimantName: isNamed ? lead.details.name ?? "" : "",
      claimantContact: isNamed ? lead.details.contact : "",
      representative: sender.representative(
        of: lead.claimant, version: version, isImported: isImported))
  }
}

extension LeadDetails {
  /// How somebody is reached: by telephone if they prefer that, else by mail if they gave an address.
  fileprivate var contact: String {
    if preferredChannel == "phone", let phone, !phone.isEmpty { return phone }
    return email.flatMap { $0.isEmpty ? nil : $0 } ?? phone ?? ""
  }
}
