import EventSourcing

/// A lead: somebody asks whether they have a case, and it becomes a claim or does not.
public enum LeadDecider: Decider {
  public static var initial: Lead { Lead() }

  public static func decide(
    _ command: LeadCommand, given lead: Lead, in context: LeadContext
  ) throws(Refusal) -> [LeadEvent] {
    try decide(command, given: lead, in: context, under: leadLifecycle)
  }

  /// Decides under another table, such as one that a test has changed on purpose.
  public static func decide(
    _ command: LeadCommand, given lead: Lead, in context: LeadContext,
    under lifecycle: Lifecycle<LeadWords>
  ) throws(Refusal) -> [LeadEvent] {
    let step = try lifecycle.row(for: command.kind, in: lead.status, by: context.role)
    let reasons = step.guards.compactMap { rule in
      switch rule.judges {
      case .state: rule.violation(on: lead, in: context)
      case .arguments: rule.violation(by: command, on: lead, in: context)
      }
    }
    guard reasons.isEmpty else { throw Refusal(reasons) }
    return [event(of: command, on: lead, in: context)]
  }

  /// What an allowed command leads to.
  private static func event(
    of command: LeadCommand, on lead: Lead, in context: LeadContext
  ) -> LeadEvent {
    let (now, by, isTimedOut) = (context.clock, context.actor, context.role == .system)
    switch command {
    case .startLead(let start):
      return .leadStarted(
        LeadStarted(
          claimant: context.role == .claimant ? context.actor : start.claimant,
          details: start.details.completed(by: context.neighbours.quiz).changes(to: LeadDetails()),
          at: now))
    case .editLead(let edit):
      return .leadEdited(LeadEdited(details: edit.details.changes(to: lead.details), at: now))
    case .submitLead: return .leadSubmitted(LeadSubmitted(at: now))
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
    case .discardLead: return .leadDiscarded(LeadDiscarded(isTimedOut: isTimedOut, at: now))
    }
  }

  /// The first event of the claim that a lead becomes, for the same commit: the claim is of whoever
  /// asked, and says from which lead it came.
  public static func claimDrafted(
    by convert: ConvertLead, from lead: Lead, _ id: Identifier
  ) -> ClaimDrafted {
    ClaimDrafted(
      type: convert.type, title: convert.title.isBlank ? lead.details.name ?? "" : convert.title,
      claimed: convert.claimed, lossDate: lead.details.incidentDate, claimant: lead.claimant,
      origin: id)
  }
}

extension LeadDecider {
  /// What the system is to do about a lead, and when, in order.
  public static func dueCommands(
    of lead: Lead, under rules: ClaimRules
  ) -> [(due: Instant, command: LeadCommand)] {
    guard let due = lead.idleUntil(under: rules) else { return [] }
    switch lead.status {
    case .draft: return [(due, .discardLead(DiscardLead()))]
    case .submitted, .contacted, .qualified:
      return [(due, .loseLead(LoseLead(reason: "notReachable")))]
    case .none, .disqualified, .converted, .lost, .discarded: return []
    }
  }

  /// What is due at a time and not done yet.
  public static func dueCommands(
    of lead: Lead, at time: Instant, under rules: ClaimRules
  ) -> [(due: Instant, command: LeadCommand)] {
    dueCommands(of: lead, under: rules).filter { $0.due <= time }
  }
}
