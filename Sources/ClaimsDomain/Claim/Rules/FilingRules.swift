import EventSourcing

extension ClaimRule {
  func filingViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .draftIncomplete:
      guard claim.title.isEmpty || claim.lossDate == nil else { return nil }
      return missing(["title": claim.title.isEmpty, "lossDate": claim.lossDate == nil])
    case .claimedNotPositive:
      guard claim.claimed.minorUnits <= 0 || claim.currency.isNone else { return nil }
      return Reason(code, expected: "a positive amount", found: claim.claimed.display)
    case .documentMissing:
      let (count, least) = (UInt32(claim.file.documents.count), context.rules.documentsRequired)
      guard count < least else { return nil }
      return Reason(code, expected: "at least " + String(least), found: String(count))
    case .documentRejected:
      // A draft's document may be deleted; before version 4 nobody looked.
      let isDeletedUnfit = context.version >= 4
      return document(of: claim, in: context) {
        $0.status == .rejected || (isDeletedUnfit && $0.status == .deleted)
      }
    case .documentExpired:
      return document(of: claim, in: context) { $0.hasLapsed(at: context.clock) }
    case .policyNotInForce:
      guard let policy = claim.file.details.policy, let day = claim.lossDate,
        policy.from.map({ day < $0 }) ?? false || policy.until.map({ day > $0 }) ?? false
      else { return nil }
      let cover = (policy.from?.text ?? "") + " to " + (policy.until?.text ?? "")
      return Reason(code, expected: cover, found: day.text)
    case .filingDeadlinePassed:
      guard context.rules.filingDays > 0, let day = claim.lossDate,
        context.clock.dayUTC.daysSinceEpoch - day.daysSinceEpoch > Int64(context.rules.filingDays)
      else { return nil }
      return Reason(
        code, expected: "within " + String(context.rules.filingDays) + " days of " + day.text,
        found: context.clock.dayUTC.text)
    case .lineItemsDiffer:
      let items = claim.file.parts.compactMap { $0.lineItem }
      guard !items.isEmpty else { return nil }
      let sum = items.reduce(Money(0, claim.currency)) { $0.adding($1.asked.minorUnits) }
      guard sum != claim.claimed else { return nil }
      return Reason(code, expected: claim.claimed.display, found: sum.display)
    case .unchangedSinceRejection: return claim.file.isChanged ? nil : Reason(code)
    case .resubmitLimit:
      guard claim.submissions > context.rules.resubmitLimit else { return nil }
      return Reason(
        code, expected: "at most " + String(context.rules.resubmitLimit) + " times",
        found: String(claim.submissions &- 1))
    case .alreadyAcknowledged: return claim.isAcknowledged ? Reason(code) : nil
    default: return nil
    }
  }

  func filingViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch command {
    case .openDraft(let open): violation(by: open, in: context)
    case .editDraft(let edit):
      switch self {
      case .nothingEdited: edit.details.changes(to: claim) == ClaimDetails() ? Reason(code) : nil
      case .detailsInOtherCurrency: violation(ofCurrency: edit.details, on: claim)
      case .partyHandles: violation(ofParties: edit.details, on: claim)
      case .propertyUnknown: violation(ofProperty: edit.details.property, on: claim, in: context)
      default: violation(by: edit.details, in: context)
      }
    case .correctFact(let correct):
      switch self {
      case .detailsInOtherCurrency:
        violation(ofCurrency: ClaimDetails(policy: correct.details.policy), on: claim)
      case .partyHandles: violation(ofParties: correct.details, on: claim)
      case .propertyUnknown:
        violation(ofProperty: correct.details.property, on: claim, in: context)
      default: violation(by: correct.details, in: context)
      }
    case .rejectIntake(let reject):
      self == .rejectionCodesMissing && reject.codes.isEmpty
        ? Reason(code, expected: "at least one code") : nil
    case .acceptIntake(let accept): violation(ofAssignee: accept.handler, on: claim, in: context)
    case .assign(let assign): violation(ofAssignee: assign.handler, on: claim, in: context)
    default: nil
    }
  }

  private func violation(by open: OpenDraft, in context: ClaimContext) -> Reason? {
    switch self {
    case .typeMissing: open.type == .unspecified ? Reason(code, expected: "type") : nil
    case .claimedNegative: violation(ofNegative: open.claimed)
    case .lossDateInFuture: violation(ofLossDate: open.lossDate, in: context)
    case .relatedMissing: violation(ofRelated: open.related, in: context)
    case .originUnknown: violation(ofOrigin: open, in: context)
    default: nil
    }
  }

  private func violation(ofRelated related: Identifier?, in context: ClaimContext) -> Reason? {
    // Before version 6 nobody looked whose it is.
    let isForeign = context.version > 5 && context.neighbours.isRelatedForeign
    guard let related, isForeign || context.neighbours.related == nil else { return nil }
    return Reason(code, expected: "a claim in this log", found: related.text)
  }

  /// A lead becomes a claim by being converted alone, a report by being escalated: both then know
  /// of it. What is somebody else's is as what is not there.
  private func violation(ofOrigin open: OpenDraft, in context: ClaimContext) -> Reason? {
    guard let id = open.origin else { return nil }
    let isFit =
      switch context.neighbours.origin {
      case .lead: context.version < 5
      case .report(let isAnonymous): context.version < 5 || (context.version < 6 && !isAnonymous)
      case .accident(let reporter, let isDiscarded):
        context.version < 6 || (!isDiscarded && reporter == open.owner(in: context))
      case nil: false
      }
    guard !isFit else { return nil }
    return Reason(
      code, expected: "an accident of the claimant's that was not discarded", found: id.text)
  }

  private func violation(by details: ClaimDetails, in context: ClaimContext) -> Reason? {
    switch self {
    case .claimedNegative: details.claimed.flatMap { violation(ofNegative: $0) }
    case .lossDateInFuture: violation(ofLossDate: details.lossDate, in: context)
    case .tooManyDiagnoses:
      details.diagnoses.count > 5
        ? Reason(code, expected: "at most 5 diagnoses", found: String(details.diagnoses.count))
        : nil
    default: nil
    }
  }

  private func violation(
    ofAssignee handler: ActorID, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch self {
    case .assigneeMissing: return handler.isEmpty ? Reason(code, expected: "handler") : nil
    case .assigneeUnchanged:
      return !handler.isEmpty && handler == claim.handler
        ? Reason(code, found: handler.text) : nil
    case .assigneeIsClaimant:
      return !handler.isEmpty && claim.concerns(handler)
        ? Reason(code, expected: "somebody else", found: handler.text) : nil
    case .assigneeUnsuited:
      // Version 1 knew no register.
      guard context.version > 1, !handler.isEmpty,
        !context.neighbours.assigneeRoles.contains(.handler),
        !context.neighbours.assigneeRoles.contains(.assessor)
      else { return nil }
      return Reason(code, expected: "a handler or an assessor", found: handler.text)
    default: return nil
    }
  }

  /// The claimed amount sets the currency of all others: it changes only while there are none, and
  /// a policy has its own amounts in it.
  private func violation(ofCurrency details: ClaimDetails, on claim: Claim) -> Reason? {
    let currency = details.claimed?.currency ?? claim.currency
    let policy = details.policy ?? claim.file.details.policy
    let amounts =
      [policy?.limit, policy?.deductible].compactMap { $0 }
      + claim.file.parts.flatMap { $0.amounts }
    guard !currency.isNone, let other = amounts.first(where: { $0.currency != currency }) else {
      return nil
    }
    return Reason(code, expected: other.currency.code, found: currency.code)
  }

  /// Who works on a claim must not become one of those whom it concerns.
  private func violation(ofParties details: ClaimDetails, on claim: Claim) -> Reason? {
    guard !claim.handler.isEmpty, details.parties.contains(where: { $0.actor == claim.handler })
    else { return nil }
    return Reason(code, expected: "somebody else", found: claim.handler.text)
  }

  /// A claim keeps a property that was archived since.
  private func violation(
    ofProperty property: Identifier?, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    // Versions 1 and 2 knew no properties.
    guard context.version > 2, let property, property != claim.file.details.property else {
      return nil
    }
    if let named = context.neighbours.property, named.status == .active,
      context.mayName(named, on: claim)
    {
      return nil
    }
    return Reason(code, expected: "a property that is not archived", found: property.text)
  }

  private func violation(ofNegative amount: Money) -> Reason? {
    amount.minorUnits < 0 ? Reason(code, found: amount.display) : nil
  }

  /// A day is in the future once it has begun nowhere on Earth: time zones reach to UTC+14.
  private func violation(ofLossDate date: LocalDate?, in context: ClaimContext) -> Reason? {
    let ahead: Int64 = 14 * 3_600_000_000_000
    let (sum, overflow) = context.effective.nanoseconds.addingReportingOverflow(ahead)
    let latest = Instant(nanoseconds: overflow ? .max : sum).dayUTC
    guard let date, date > latest else { return nil }
    return Reason(code, expected: "at most " + latest.text, found: date.text)
  }

  /// The first of the claim's documents that is not as it should be.
  func document(
    of claim: Claim, in context: ClaimContext, where isUnfit: (DocumentStanding) -> Bool
  ) -> Reason? {
    for id in claim.file.documents {
      guard let document = context.neighbours.document(id), isUnfit(document) else { continue }
      return Reason(code, found: id.text)
    }
    return nil
  }
}

extension DocumentStanding {
  func hasLapsed(at time: Instant) -> Bool {
    status == .expired || validUntil.map { $0 < time } ?? false
  }
}

extension Claim {
  /// Whether somebody is a party: the claimant, who acts for them, or anybody else it names.
  func concerns(_ actor: ActorID) -> Bool {
    if actor == claimant { return true }
    // Asked before every decision: most claims name nobody else.
    guard fileReference.box != nil else { return false }
    return file.representatives.contains(actor)
      || file.details.parties.contains { $0.actor == actor }
  }
}

extension ClaimDetails {
  /// What would change: only the fields that are given and differ. Texts compare by their bytes.
  func changes(to claim: Claim) -> ClaimDetails {
    let known = claim.file.details
    func changed(_ text: String?, _ before: String?) -> String? {
      guard let text else { return nil }
      return before.map { text.utf8.elementsEqual($0.utf8) } ?? false ? nil : text
    }
    return ClaimDetails(
      title: changed(title, claim.title), claimed: claimed == claim.claimed ? nil : claimed,
      lossDate: lossDate == claim.lossDate ? nil : lossDate, cause: changed(cause, known.cause),
      location: changed(location, known.location),
      reportedDate: reportedDate == known.reportedDate ? nil : reportedDate,
      serviceFrom: serviceFrom == known.serviceFrom ? nil : serviceFrom,
      serviceTo: serviceTo == known.serviceTo ? nil : serviceTo,
      policy: policy == known.policy ? nil : policy,
      property: property == known.property ? nil : property, use: use == known.use ? nil : use,
      diagnoses: diagnoses == known.diagnoses ? [] : diagnoses,
      parties: parties == known.parties ? [] : parties)
  }
}
