import EventSourcing

// The guards of a lead's rows. Source: Specs/Lifecycles/Lead.md, "Guards".

extension Guard<LeadDecider> {
  // MARK: Following it up

  static var contactIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.recordContact }) { record, _, _ in
      Violation(missing: [
        "channel": record.channel.isBlank, "result": record.result == .unspecified,
      ])
    }
  }
  static var textEmpty: Self {
    Self(.emptyText, of: { $0.recordContact }) { record, _, _ in .when(record.text.isBlank) }
  }
  static var practiceAreaNotServed: Self {
    Self(.practiceAreaNotServed) { lead, context in
      let area = lead.details.practiceArea ?? ""
      return .when(
        !context.relatedFacts.catalogs.isActive(area, in: .practiceAreas), found: .value(area))
    }
  }
  static var ownLead: Self {
    Self(.conflictOfInterest) { lead, context in
      .when(
        !lead.claimant.isEmpty && lead.claimant == context.actor, expected: .somebodyElse,
        found: .value(context.actor))
    }
  }
  static var conflictUnchecked: Self {
    Self(.missingRequiredFields, of: { $0.qualifyLead?.conflictCheck }) { check, _, _ in
      .when(check == .unspecified, expected: .field("conflictCheck"))
    }
  }
  static var conflictFound: Self {
    Self(.conflictOfInterest, of: { $0.qualifyLead?.conflictCheck }) { check, _, _ in
      .when(check == .conflict, expected: .noConflict)
    }
  }

  // MARK: The limitation

  static var limitationUnknown: Self {
    Self(.missingRequiredFields, of: { $0.qualifyLead }) { qualify, lead, context in
      .when(
        qualify.limitation(of: lead, under: context.rules) == nil,
        expected: .field("limitationEnds"))
    }
  }
  static var limitationExpired: Self {
    Self(.limitationExpired, of: { $0.qualifyLead }) { qualify, lead, context in
      qualify.limitation(of: lead, under: context.rules).flatMap { context.over($0) }
    }
  }
  static var limitationOver: Self {
    Self(.limitationExpired) { lead, context in
      lead.limitationEnds.flatMap { context.over($0) }
    }
  }

  // MARK: Ending

  static var claimIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.convertLead }) { convert, _, _ in
      Violation(missing: [
        "claim": convert.claim == Identifier(), "type": convert.type == .unspecified,
      ])
    }
  }
  static var claimantUnknown: Self {
    Self(.actorNotRegistered, of: { $0.convertLead }) { _, lead, context in
      .when(
        context.version > 7 && !context.isImported && context.relatedFacts.isClaimantUnknown,
        expected: .code(Role.claimant), found: .value(lead.claimant))
    }
  }
  /// Older leads became claims of any type.
  static var typeRetired: Self {
    Self(.unknownCatalogCode, of: { $0.convertLead?.type.name.description }) { type, _, context in
      .when(
        context.version > 4 && context.relatedFacts.catalogs.isRetired(type, in: .claimTypes),
        expected: .codeInUse(Catalog.claimTypes.name), found: .value(type))
    }
  }
  static var claimTaken: Self {
    Self(.idTaken, of: { $0.convertLead?.claim }) { id, _, context in
      .when(context.relatedFacts.claim != nil, expected: .freeID, found: .value(id))
    }
  }
  static var claimedNegative: Self {
    Self(.negativeAmount, of: { $0.convertLead?.claimed }) { claimed, _, _ in
      .when(claimed.minorUnits < 0, found: .value(claimed))
    }
  }
  /// A reason is a code, and another one is said in words.
  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reason }) { reason, _, _ in
      reason.code.isBlank
        ? Violation(expected: .reason)
        : .when(reason.code.isSame(as: "other") && reason.text.isBlank, expected: .field("text"))
    }
  }
  static var notIdle: Self {
    Self(.notDue) { lead, context in
      guard context.role == .system else { return nil }
      guard let due = lead.idleUntil(under: context.rules) else {
        return Violation(expected: .rulesThatLetLeadsEnd)
      }
      return .when(
        context.clock < due, expected: .notBefore(due), found: .value(context.clock))
    }
  }
}

extension LeadCommand {
  /// Why it ends or begins again, as a code or in words alone.
  fileprivate var reason: (code: String, text: String)? {
    switch self {
    case .disqualifyLead(let given):
      (given.reason == .unspecified ? "" : given.reason.name.description, given.text)
    case .loseLead(let given): (given.reason, given.text)
    case .reviveLead(let given): (given.reason, given.reason)
    default: nil
    }
  }
}

extension LeadContext {
  /// That a day is over: it has ended everywhere on Earth; time zones reach back to UTC-12.
  fileprivate func over(_ ends: LocalDate) -> Violation? {
    let (time, overflow) = clock.nanoseconds.subtractingReportingOverflow(12 * 3_600_000_000_000)
    let earliest = Instant(nanoseconds: overflow ? .min : time).dayUTC
    return .when(ends < earliest, expected: .atLeast(earliest), found: .value(ends))
  }
}

extension Lead {
  /// The moment from which it has been idle for too long; nil if the rules let leads rest.
  func idleUntil(under rules: ClaimRules) -> Instant? {
    guard rules.leadIdleDays > 0, let lastAt else { return nil }
    return lastAt.adding(days: rules.leadIdleDays)
  }
}

extension QualifyLead {
  /// The last day on which the matter can be brought: as given, or counted from the incident.
  func limitation(of lead: Lead, under rules: ClaimRules) -> LocalDate? {
    if let limitationEnds { return limitationEnds }
    guard rules.limitationDays > 0, let date = lead.details.incidentDate else { return nil }
    return LocalDate(daysSinceEpoch: date.daysSinceEpoch + Int64(rules.limitationDays))
  }
}
