import EventSourcing

// The guards of what a claim says: K01, K02 and corrections. Source: Specs/Lifecycles/Filing.md,
// "Guards".

extension Guard<ClaimDecider> {
  // MARK: A new draft

  static var typeMissing: Self {
    Self(.missingRequiredFields, of: { $0.openDraft?.type }) { type, _, _ in
      .when(type == .unspecified, expected: .field("type"))
    }
  }
  /// Somebody has to be the claimant: a person of the register, or one who can be named and reached.
  /// What is imported names whom its source names.
  static var claimantMissing: Self {
    // Who drafts their own claim is the claimant; a draft is large, and looked at last.
    Self(.missingRequiredFields) { command, _, context in
      guard context.version > 7, !context.isImported,
        context.role != .claimant || context.actor.isEmpty, let open = command.openDraft,
        open.owner(in: context).isEmpty
      else { return nil }
      return Violation(missing: [
        "claimantName": open.claimantName.isBlank, "claimantContact": open.claimantContact.isBlank,
      ])
    }
  }
  static var claimantUnknown: Self {
    Self(.actorNotRegistered) { command, _, context in
      guard context.version > 7, !context.isImported, context.role != .claimant,
        let claimant = command.openDraft?.claimant
      else { return nil }
      return .when(
        !claimant.isEmpty && !context.relatedFacts.namedRoles.contains(.claimant),
        expected: .code(Role.claimant), found: .value(claimant))
    }
  }
  static var relatedMissing: Self {
    Self(.claimNotFound, of: { $0.openDraft?.related }) { related, _, context in
      // Before version 6 the owner was not checked.
      let isChecked =
        context.role == .agent
        ? Role.bindsAgents(version: context.version, isImported: context.isImported)
        : context.version > 5
      let isForeign = isChecked && context.relatedFacts.isRelatedForeign
      return .when(
        isForeign || context.relatedFacts.related == nil, expected: .claimInThisLog,
        found: .value(related))
    }
  }
  /// A lead becomes a claim only by being converted, a report only by being escalated: both then
  /// know of it. What belongs to another is treated as not found.
  static var originUnknown: Self {
    Self(.originNotFound) { command, _, context in
      guard let id = command.openDraft?.origin else { return nil }
      let isFit =
        switch context.relatedFacts.origin {
        case .lead: context.version < 5
        case .report(let isAnonymous): context.version < 5 || (context.version < 6 && !isAnonymous)
        case .accident(let reporter, let isDiscarded):
          context.version < 6
            || (!isDiscarded && reporter == command.openDraft?.owner(in: context))
        case nil: false
        }
      return .when(
        !isFit, expected: .accidentOfClaimantsThatWasNot, found: .value(id))
    }
  }

  // MARK: Details

  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editDraft }) { edit, claim, context in
      .when(edit.statement(on: claim, in: context).details == ClaimDetails())
    }
  }
  static var claimedNegative: Self {
    Self(.negativeAmount, of: { $0.openDraft?.claimed ?? $0.details?.claimed }) { amount, _, _ in
      .negative(amount)
    }
  }
  static var policyNegative: Self {
    Self(.negativeAmount, of: { $0.policy }) { policy, _, context in
      context.version > 7 ? policy.amounts.lazy.compactMap { .negative($0) }.first : nil
    }
  }
  /// A day is in the future once it has begun nowhere on Earth: time zones reach to UTC+14.
  static var lossDateInFuture: Self {
    Self(.futureDate, of: { $0.openDraft?.lossDate ?? $0.details?.lossDate }) { date, _, context in
      .when(
        date > context.latestDay, expected: .atMost(context.latestDay), found: .value(date))
    }
  }
  /// A service that is asked about in advance lies ahead. What is imported keeps the days that its
  /// source says.
  static var daysInFuture: Self {
    Self(.futureDate, of: { $0.details }) { details, claim, context in
      guard context.version > 9, !context.isImported else { return nil }
      let service = details.service(after: claim.file.details, in: context)
      let days = [
        ("reportedDate", details.reportedDate),
        ("serviceFrom", service.isAhead ? nil : service.from),
        ("serviceTo", service.isAhead ? nil : service.to),
      ]
      for case (let name, let day?) in days where day > context.latestDay {
        return Violation(
          expected: .fieldNoLaterThan(ReasonValue.field(name), context.latestDay),
          found: .value(day))
      }
      return nil
    }
  }
  static var serviceReversed: Self {
    Self(.invalidField, of: { $0.details }) { details, claim, context in
      guard context.version > 9, !context.isImported else { return nil }
      let service = details.service(after: claim.file.details, in: context)
      return .reversed(service.from, service.to, called: "serviceTo")
    }
  }
  static var policyReversed: Self {
    Self(.invalidField, of: { $0.policy }) { policy, _, context in
      guard context.version > 9, !context.isImported else { return nil }
      return .reversed(policy.from, policy.until, called: "policy.until")
    }
  }
  static var tooManyDiagnoses: Self {
    Self(.invalidField, of: { $0.details?.diagnoses.count }) { count, _, _ in
      .when(count > 5, expected: .atMost5Diagnoses, found: .value(count))
    }
  }
  static var diagnosisRepeated: Self {
    Self(.invalidField, of: { $0.details?.diagnoses }) { diagnoses, _, context in
      guard context.version > 9, !context.isImported else { return nil }
      return Violation(ofRepetitionIn: diagnoses, of: "diagnoses")
    }
  }
  /// The claimed amount sets the currency of all others: it changes only while there are none, and
  /// a policy has its own amounts in it. A correction changes no amount claimed.
  static var detailsInOtherCurrency: Self {
    Self(.currencyMismatch) { command, claim, _ in
      let (details, confirmed) = (command.details, command.confirmPolicy?.policy)
      guard details != nil || confirmed != nil else { return nil }
      let currency = command.editDraft?.details.claimed?.currency ?? claim.currency
      let policies = [
        details?.policy ?? claim.file.details.policy,
        confirmed ?? claim.file.confirmedPolicy?.policy,
      ]
      let amounts =
        policies.compactMap { $0 }.flatMap { $0.amounts } + claim.file.parts.flatMap { $0.amounts }
      guard !currency.isNone else { return nil }
      return amounts.first { $0.currency != currency }.map {
        Violation(expected: .value($0.currency.code), found: .value(currency.code))
      }
    }
  }
  /// Who works on a claim must not become one of those whom it concerns.
  static var partyHandles: Self {
    Self(.conflictOfInterest, of: { $0.details }) { details, claim, context in
      // Nobody else can be given a claim that is closed.
      let mayChange = claim.status != .closed || context.version < 12
      return .when(
        mayChange && !claim.handler.isEmpty
          && details.parties.contains { $0.actor == claim.handler },
        expected: .somebodyElse, found: .value(claim.handler))
    }
  }
  /// Those outside name nobody who works on claims: they could bar them from this one.
  static var partyIsStaff: Self {
    Self(.conflictOfInterest, of: { $0.editDraft }) { _, _, context in
      guard context.version > 7, let staff = context.relatedFacts.partyOnStaff else { return nil }
      return Violation(expected: .somebodyOutside, found: .value(staff))
    }
  }
  /// A claim keeps a property that was archived since.
  static var propertyUnknown: Self {
    Self(.propertyNotFound, of: { $0.details?.property }) { property, claim, context in
      // Versions 1 and 2 knew no properties.
      guard context.version > 2, property != claim.file.details.property else { return nil }
      let isFit = context.relatedFacts.property.map {
        $0.status == .active && context.mayName($0, on: claim)
      }
      return .when(
        !(isFit ?? false), expected: .propertyThatIsNotArchived, found: .value(property))
    }
  }
}

extension ClaimCommand {
  /// The details that the command changes or corrects; nil for another command.
  fileprivate var details: ClaimDetails? { editDraft?.details ?? correctFact?.details }

  /// The policy of which the command states the terms; nil for another command.
  var policy: Policy? { details?.policy ?? confirmPolicy?.policy }
}

extension Violation {
  /// That something ends before it begins, as far as both days are known.
  fileprivate static func reversed(
    _ first: LocalDate?, _ last: LocalDate?, called name: String
  ) -> Violation? {
    guard let first, let last, last < first else { return nil }
    return Violation(
      expected: .fieldNoEarlierThan(ReasonValue.field(name), first), found: .value(last))
  }
}

extension ClaimDetails {
  /// When the service is, once this changes what was known: nothing if it says nothing of it. What is
  /// told late is judged by what it says alone, since what is known now may have come later.
  fileprivate func service(
    after known: ClaimDetails, in context: ClaimContext
  ) -> (from: LocalDate?, to: LocalDate?, isAhead: Bool) {
    guard serviceFrom != nil || serviceTo != nil || use != nil else { return (nil, nil, false) }
    guard context.effective == context.recorded else {
      return (serviceFrom, serviceTo, (use ?? known.use)?.isAnswerOnly ?? false)
    }
    return (
      serviceFrom ?? known.serviceFrom, serviceTo ?? known.serviceTo,
      (use ?? known.use)?.isAnswerOnly ?? false
    )
  }

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
