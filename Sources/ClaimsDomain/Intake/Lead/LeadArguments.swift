import EventSourcing

extension LeadRule {
  /// The reason for a refusal, if the command's arguments violate this rule.
  ///
  /// A rule about an argument that the command does not have is never violated.
  func violation(by command: LeadCommand, on lead: Lead, in context: LeadContext) -> Reason? {
    switch command {
    case .startLead(let start):
      violation(by: start, in: context)
    case .editLead(let edit):
      self == .nothingEdited
        ? edit.details.changes(to: lead.details).isEmpty ? Reason(code) : nil
        : violation(by: edit.details, of: lead.claimant, in: context)
    case .recordContact(let record): violation(by: record, in: context)
    case .qualifyLead(let qualify): violation(by: qualify, on: lead, in: context)
    case .disqualifyLead(let disqualify):
      violation(
        ofReason: disqualify.reason.name.description,
        isNone: disqualify.reason == .unspecified, disqualify.text)
    case .convertLead(let convert): violation(by: convert, in: context)
    case .loseLead(let lose):
      self == .codeUnknown
        ? lose.reason.isBlank ? nil : violation(of: lose.reason, in: .leadLossReasons, context)
        : violation(ofReason: lose.reason, isNone: lose.reason.isBlank, lose.text)
    case .reviveLead(let revive):
      violation(ofReason: "", isNone: revive.reason.isBlank, revive.reason)
    case .submitLead, .discardLead: nil
    }
  }

  // MARK: Writing

  private func violation(by start: StartLead, in context: LeadContext) -> Reason? {
    let claimant = context.role == .claimant ? context.actor : start.claimant
    // Older leads took over what a quiz recommended, in use or not.
    let quiz = context.version > 4 ? context.neighbours.quiz : nil
    let isUsable = self == .codeUnknown && quiz?.isUsable(by: claimant) ?? false
    return violation(
      by: isUsable ? start.details.completed(by: quiz) : start.details, of: claimant, in: context)
  }

  private func violation(
    by details: LeadDetails, of claimant: ActorID, in context: LeadContext
  ) -> Reason? {
    switch self {
    case .codeUnknown: return violation(ofCodes: details, in: context)
    case .emailInvalid:
      guard let email = details.email, !email.isEmpty, !ContactFormat.isEmail(email) else {
        return nil
      }
      return Reason(code, expected: "an address such as name@example.org", found: email)
    case .phoneInvalid:
      guard let phone = details.phone, !phone.isEmpty, !ContactFormat.isPhone(phone) else {
        return nil
      }
      return Reason(code, expected: "7 to 15 digits, perhaps after a +", found: phone)
    case .incidentInFuture: return violation(ofIncident: details.incidentDate, in: context)
    case .quizUnusable:
      guard let id = details.quiz else { return nil }
      return context.neighbours.quiz?.isUsable(by: claimant) ?? false
        ? nil : Reason(code, expected: "a completed quiz", found: id.text)
    default: return nil
    }
  }

  /// The first code that its catalog has not, or no more.
  func violation(ofCodes details: LeadDetails, in context: LeadContext) -> Reason? {
    let codes: [(String?, Catalog)] = [
      (details.preferredChannel, .contactChannels), (details.practiceArea, .practiceAreas),
      (details.incidentType, .incidentTypes), (details.source, .leadSources),
    ]
    for case (let given?, let catalog) in codes where !given.isEmpty {
      if let reason = violation(of: given, in: catalog, context) { return reason }
    }
    return nil
  }

  private func violation(
    of given: String, in catalog: Catalog, _ context: LeadContext
  ) -> Reason? {
    context.neighbours.catalogs.isActive(given, in: catalog)
      ? nil : Reason(code, expected: "a code of " + catalog.name.description, found: given)
  }

  /// A day is in the future once it has begun nowhere on Earth: time zones reach to UTC+14.
  private func violation(ofIncident date: LocalDate?, in context: LeadContext) -> Reason? {
    let ahead: Int64 = 14 * 3_600_000_000_000
    let (sum, overflow) = context.effective.nanoseconds.addingReportingOverflow(ahead)
    let latest = Instant(nanoseconds: overflow ? .max : sum).dayUTC
    guard let date, date > latest else { return nil }
    return Reason(code, expected: "at most " + latest.text, found: date.text)
  }

  // MARK: Following it up

  private func violation(by record: RecordContact, in context: LeadContext) -> Reason? {
    switch self {
    case .contactIncomplete:
      return Reason(
        code,
        missing: ["channel": record.channel.isBlank, "result": record.result == .unspecified])
    case .codeUnknown:
      return record.channel.isBlank
        ? nil : violation(of: record.channel, in: .contactChannels, context)
    case .textEmpty: return record.text.isBlank ? Reason(code) : nil
    default: return nil
    }
  }

  private func violation(
    by qualify: QualifyLead, on lead: Lead, in context: LeadContext
  ) -> Reason? {
    switch self {
    case .conflictUnchecked:
      return qualify.conflictCheck == .unspecified ? Reason(code, expected: "conflictCheck") : nil
    case .conflictFound:
      return qualify.conflictCheck == .conflict ? Reason(code, expected: "no conflict") : nil
    case .limitationUnknown:
      return qualify.limitation(of: lead, under: context.rules) == nil
        ? Reason(code, expected: "limitationEnds") : nil
    case .limitationExpired:
      return qualify.limitation(of: lead, under: context.rules).flatMap {
        violation(ofLimitation: $0, in: context)
      }
    default: return nil
    }
  }

  // MARK: Ending

  private func violation(by convert: ConvertLead, in context: LeadContext) -> Reason? {
    switch self {
    case .claimIncomplete:
      return Reason(
        code,
        missing: ["claim": convert.claim == Identifier(), "type": convert.type == .unspecified])
    case .typeRetired:
      let type = convert.type.name.description
      // Older leads became claims of any type.
      guard context.version > 4, context.neighbours.catalogs.isRetired(type, in: .claimTypes)
      else { return nil }
      return Reason(code, expected: "a code of claimTypes that is in use", found: type)
    case .claimTaken:
      return context.neighbours.claim == nil
        ? nil : Reason(code, expected: "an id that is free", found: convert.claim.text)
    case .claimedNegative:
      return convert.claimed.minorUnits < 0 ? Reason(code, found: convert.claimed.display) : nil
    default: return nil
    }
  }

  /// A reason is a code, and another one is said in words.
  private func violation(ofReason reason: String, isNone: Bool, _ text: String) -> Reason? {
    guard self == .reasonMissing else { return nil }
    if isNone { return Reason(code, expected: "reason") }
    return reason.isSame(as: "other") && text.isBlank ? Reason(code, expected: "text") : nil
  }
}

extension Quiz {
  /// Whether a lead of this claimant may begin with it.
  fileprivate func isUsable(by claimant: ActorID) -> Bool {
    isComplete && (taker.isEmpty || taker == claimant)
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
