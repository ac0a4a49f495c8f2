import EventSourcing

/// The named guards of a lead's rows: each says under which condition a command is refused.
///
/// Source: Specs/Lifecycles/Lead.md, "Guards".
public enum LeadRule: String, GuardRule, CaseIterable {
  // Judged on the lead alone.
  case leadIncomplete, contactMissing, consentMissing, practiceAreaNotServed, ownLead
  case limitationOver, notIdle, codeRetired
  // Judged with the command's arguments.
  case nothingEdited, codeUnknown, emailInvalid, phoneInvalid, incidentInFuture, quizUnusable
  case contactIncomplete, textEmpty, conflictUnchecked, conflictFound
  case limitationUnknown, limitationExpired, reasonMissing
  case claimIncomplete, typeRetired, claimTaken, claimedNegative

  public var name: String { rawValue }

  public var judges: GuardSubject {
    switch self {
    case .leadIncomplete, .contactMissing, .consentMissing, .practiceAreaNotServed, .ownLead,
      .limitationOver, .notIdle, .codeRetired:
      .state
    default: .arguments
    }
  }

  /// The stable code under which a violation is reported.
  public var code: RefusalCode {
    switch self {
    case .leadIncomplete, .contactIncomplete, .conflictUnchecked, .limitationUnknown,
      .claimIncomplete:
      .missingRequiredFields
    case .contactMissing: .contactMissing
    case .consentMissing: .consentMissing
    case .practiceAreaNotServed: .practiceAreaNotServed
    case .ownLead, .conflictFound: .conflictOfInterest
    case .notIdle: .notDue
    case .nothingEdited: .noChange
    case .codeUnknown, .codeRetired, .typeRetired: .unknownCatalogCode
    case .emailInvalid, .phoneInvalid: .invalidField
    case .incidentInFuture: .futureDate
    case .quizUnusable: .quizNotFound
    case .textEmpty: .emptyText
    case .limitationOver, .limitationExpired: .limitationExpired
    case .reasonMissing: .reasonMissing
    case .claimTaken: .idTaken
    case .claimedNegative: .negativeAmount
    }
  }

  /// The reason for a refusal, if the lead alone violates this rule.
  func violation(on lead: Lead, in context: LeadContext) -> Reason? {
    switch self {
    case .leadIncomplete:
      let details = lead.details
      return Reason(
        code,
        missing: [
          "name": details.name?.isBlank ?? true,
          "practiceArea": details.practiceArea?.isBlank ?? true,
        ])
    case .contactMissing:
      return lead.details.missingContact.map { Reason(code, expected: $0) }
    case .consentMissing:
      return lead.details.consent == nil ? Reason(code, expected: "consent") : nil
    case .codeRetired:
      // Older leads were handed in with any code that they had been given.
      return context.version > 5 ? violation(ofCodes: lead.details, in: context) : nil
    case .practiceAreaNotServed:
      let area = lead.details.practiceArea ?? ""
      return context.neighbours.catalogs.isActive(area, in: .practiceAreas)
        ? nil : Reason(code, found: area)
    case .ownLead:
      guard !lead.claimant.isEmpty, lead.claimant == context.actor else { return nil }
      return Reason(code, expected: "somebody else", found: context.actor.text)
    case .limitationOver:
      return lead.limitationEnds.flatMap { violation(ofLimitation: $0, in: context) }
    case .notIdle: return violation(ofIdle: lead, in: context)
    default: return nil
    }
  }

  private func violation(ofIdle lead: Lead, in context: LeadContext) -> Reason? {
    guard context.role == .system else { return nil }
    guard let due = lead.idleUntil(under: context.rules) else {
      return Reason(code, expected: "rules that let leads end")
    }
    guard context.clock < due else { return nil }
    return Reason(code, expected: "not before " + due.text, found: context.clock.text)
  }

  /// A day is over once it has ended everywhere on Earth: time zones reach back to UTC-12.
  func violation(ofLimitation ends: LocalDate, in context: LeadContext) -> Reason? {
    let behind: Int64 = 12 * 3_600_000_000_000
    let (time, overflow) = context.clock.nanoseconds.subtractingReportingOverflow(behind)
    let earliest = Instant(nanoseconds: overflow ? .min : time).dayUTC
    guard ends < earliest else { return nil }
    return Reason(code, expected: "at least " + earliest.text, found: ends.text)
  }
}

extension Lead {
  /// From when on nobody has gone on with it for too long; nil where the rules let leads rest.
  func idleUntil(under rules: ClaimRules) -> Instant? {
    guard rules.leadIdleDays > 0, let lastAt else { return nil }
    return lastAt.adding(days: rules.leadIdleDays)
  }
}

extension LeadDetails {
  /// What would have to be given so that they can be reached as they prefer; nil where they can.
  fileprivate var missingContact: String? {
    let preferred = preferredChannel ?? ""
    if preferred.isSame(as: "email") { return email == nil ? "email" : nil }
    if ["phone", "SMS", "whatsapp"].contains(where: { preferred.isSame(as: $0) }) {
      return phone == nil ? "phone" : nil
    }
    return email == nil && phone == nil ? "email or phone" : nil
  }
}
