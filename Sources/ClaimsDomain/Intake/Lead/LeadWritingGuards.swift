import EventSourcing

// The guards of what is written of a lead, and handed in.

extension Guard<LeadDecider> {
  // MARK: What is written

  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editLead }) { edit, lead, context in
      .when(edit.details.stated(over: lead.details, in: context).isEmpty)
    }
  }
  /// The first code that its catalog has not, or no more.
  static var codeUnknown: Self {
    Self(.unknownCatalogCode) { command, lead, context in
      switch command {
      case .startLead(let start):
        // Older leads took over what a quiz recommended, in use or not.
        let quiz = context.version > 4 ? context.quiz(usableBy: start.owner(in: context)) : nil
        return context.unknown(start.details.completed(by: quiz).codes)
      case .handInLead(let handIn): return context.unknown(handIn.whole(in: context).codes)
      case .editLead(let edit): return context.unknown(edit.details.codes)
      case .recordContact(let record):
        return record.channel.isBlank
          ? nil : context.unknown([(record.channel, .contactChannels)])
      case .loseLead(let lose):
        return lose.reason.isBlank ? nil : context.unknown([(lose.reason, .leadLossReasons)])
      default: return nil
      }
    }
  }
  static var emailInvalid: Self {
    Self(.invalidField, of: { $0.details?.email }) { email, _, _ in
      ContactFormat.violation(inEmail: email)
    }
  }
  static var phoneInvalid: Self {
    Self(.invalidField, of: { $0.details?.phone }) { phone, _, _ in
      ContactFormat.violation(inPhone: phone)
    }
  }
  /// A day is in the future once it has begun nowhere on Earth: time zones reach to UTC+14.
  static var incidentInFuture: Self {
    Self(.futureDate, of: { $0.details?.incidentDate }) { date, _, context in
      .when(
        date > context.latestDay, expected: .atMost(context.latestDay), found: .value(date))
    }
  }
  static var quizUnusable: Self {
    Self(.quizNotFound) { command, lead, context in
      guard let id = command.details?.quiz else { return nil }
      let claimant = command.startLead?.owner(in: context) ?? lead.claimant
      return .when(
        context.quiz(usableBy: claimant) == nil, expected: .completedQuiz, found: .value(id))
    }
  }

  // MARK: What is handed in

  static var leadIncomplete: Self {
    Self(.missingRequiredFields) { lead, _ in lead.details.incompleteness }
  }
  static var contactMissing: Self {
    Self(.contactMissing) { lead, _ in lead.details.contactViolation }
  }
  static var consentMissing: Self {
    Self(.consentMissing) { lead, context in
      // Before version 11 blanks were a consent.
      let consent = lead.details.consent
      let isMissing = context.version > 10 ? consent?.isBlank ?? true : consent == nil
      return .when(isMissing, expected: .field("consent"))
    }
  }
  static var detailsIncomplete: Self {
    Self(.missingRequiredFields, of: { $0.handInLead }) { handIn, _, context in
      handIn.whole(in: context).incompleteness
    }
  }
  static var contactNotGiven: Self {
    Self(.contactMissing, of: { $0.handInLead }) { handIn, _, context in
      handIn.whole(in: context).contactViolation
    }
  }
  static var consentNotGiven: Self {
    Self(.consentMissing, of: { $0.handInLead?.details }) { details, _, _ in
      .when(details.consent?.isBlank ?? true, expected: .field("consent"))
    }
  }
  /// Older leads were handed in with any code that they had been given.
  static var codeRetired: Self {
    Self(.unknownCatalogCode) { lead, context in
      context.version > 5 ? context.unknown(lead.details.codes) : nil
    }
  }
}

extension HandInLead {
  /// What the lead begins with: what is empty is not there, and a quiz that may be used adds to it.
  fileprivate func whole(in context: LeadContext) -> LeadDetails {
    details.completed(by: context.quiz(usableBy: ActorID())).changes(to: LeadDetails())
  }
}

extension StartLead {
  /// The lead's owner: a claimant who starts one owns it, whatever the command names.
  func owner(in context: LeadContext) -> ActorID {
    context.role == .claimant ? context.actor : claimant
  }
}

extension LeadContext {
  /// The quiz that the command names, if a lead of this claimant may begin with it.
  fileprivate func quiz(usableBy claimant: ActorID) -> Quiz? {
    relatedFacts.quiz.flatMap {
      $0.isComplete && ($0.taker.isEmpty || $0.taker == claimant) ? $0 : nil
    }
  }

  /// The first code that its catalog has not, or no more.
  fileprivate func unknown(_ codes: [(code: String, catalog: Catalog)]) -> Violation? {
    codes.first { !relatedFacts.catalogs.isActive($0.code, in: $0.catalog) }.map {
      Violation(expected: .codeOf($0.catalog.name), found: .value($0.code))
    }
  }
}

extension LeadDetails {
  /// The codes that are given, each with the catalog that has it.
  fileprivate var codes: [(code: String, catalog: Catalog)] {
    let codes: [(String?, Catalog)] = [
      (preferredChannel, .contactChannels), (practiceArea, .practiceAreas),
      (incidentType, .incidentTypes), (source, .leadSources),
    ]
    return codes.compactMap { code, catalog in
      code.flatMap { $0.isEmpty ? nil : ($0, catalog) }
    }
  }

  fileprivate var incompleteness: Violation? {
    Violation(missing: [
      "name": name?.isBlank ?? true, "practiceArea": practiceArea?.isBlank ?? true,
    ])
  }

  fileprivate var contactViolation: Violation? {
    missingContact.map { Violation(expected: .value($0)) }
  }

  /// What would have to be given so that they can be reached as they prefer; nil if they can.
  fileprivate var missingContact: String? {
    let preferred = preferredChannel ?? ""
    if preferred.isSame(as: "email") { return email == nil ? "email" : nil }
    if ["phone", "SMS", "whatsapp"].contains(where: { preferred.isSame(as: $0) }) {
      return phone == nil ? "phone" : nil
    }
    return email == nil && phone == nil ? "email or phone" : nil
  }
}
