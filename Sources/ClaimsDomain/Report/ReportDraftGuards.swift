import EventSourcing

// The guards of a report's draft: whose it is, and what it says.
// Source: Specs/Lifecycles/Report.md, "Guards".

extension Guard<ReportDecider> {
  /// Guards do not name the person they found: refusals about an anonymous report identify no
  /// person.
  static var anonymityUnclear: Self {
    Self(.anonymityMismatch, of: { $0.startReport }) { start, _, context in
      let isAnonymous = context.role == .anonymous
      let reporter = start.reporter(in: context)
      return .when(
        start.isAnonymous != isAnonymous || context.actor.isEmpty != isAnonymous
          || reporter.isEmpty != isAnonymous,
        expected: isAnonymous ? .nobodysName : .whoseReportItIs)
    }
  }
  static var otherAnonymity: Self {
    Self(.anonymityMismatch) { report, context in
      let isAnonymous = context.role == .anonymous
      return .when(
        context.role.speaksForReporter
          && (isAnonymous != report.isAnonymous || isAnonymous != context.actor.isEmpty))
    }
  }
  static var numberTaken: Self {
    Self(.idTaken, of: { $0.startReport?.number }) { number, _, context in
      .when(context.relatedFacts.numberTaken, found: .value(number))
    }
  }

  // MARK: The receipt

  static var receiptUnfit: Self {
    Self(.missingRequiredFields, of: { $0.startReport }) { start, _, _ in
      let count = start.receipt.count
      return .when(
        count != IncidentReport.receiptBytes && (count > 0 || start.isAnonymous),
        expected: .receiptOf32Bytes, found: .value(count))
    }
  }
  static var receiptTaken: Self {
    Self(.idTaken, of: { $0.startReport }) { start, _, context in
      .when(!start.receipt.isEmpty && context.relatedFacts.receiptTaken)
    }
  }
  /// The holder of the receipt is the reporter: an anonymous report has no other proof.
  static var receiptWrong: Self {
    Self(.notParty) { command, report, _ in
      .when(
        report.isAnonymous && command.receipt != report.receipt, expected: .reportsReceipt)
    }
  }

  // MARK: What it says

  static var draftIncomplete: Self {
    Self(.missingRequiredFields) { report, _ in Violation(missing: report.missingFields) }
  }
  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editReport?.details }) { details, report, context in
      .when(details.stated(over: report.details, in: context) == IncidentDetails())
    }
  }
  static var urlInvalid: Self {
    Self(.invalidURL, of: { $0.editReport?.details.unfitAddress }) { address, _, _ in
      Violation(found: .value(address))
    }
  }
  static var incidentInFuture: Self {
    Self(.futureDate) { report, context in
      Violation(ofFuture: [report.details.incidentDate], in: context)
    }
  }
  static var dateInFuture: Self {
    Self(.futureDate) { command, _, context in Violation(ofFuture: command.times, in: context) }
  }
  static var codeRetired: Self {
    Self(.unknownCatalogCode) { report, context in
      Violation(ofUnknown: report.details.codes, in: context)
    }
  }
  static var codeUnknown: Self {
    Self(.unknownCatalogCode) { command, _, context in
      Violation(ofUnknown: command.codes, in: context)
    }
  }
}

extension ReportCommand {
  /// The times that must have come.
  fileprivate var times: [Instant?] {
    switch self {
    case .editReport(let edit): [edit.details.incidentDate]
    case .classifyIncident(let classify): [classify.classification.awareAt]
    case .recordIncidentTimeline(let record): record.timeline.times
    default: []
    }
  }

  /// The codes that must be of their catalogs.
  fileprivate var codes: [CatalogCode] {
    switch self {
    case .editReport(let edit): edit.details.codes
    case .classifyIncident(let classify): classify.classification.codes
    case .closeReport(let close) where !close.reason.isBlank:
      [CatalogCode(close.reason, .closeReasons)].compactMap { $0 }
    default: []
    }
  }
}

extension StartReport {
  /// The report's owner.
  func reporter(in context: ReportContext) -> ActorID {
    context.role == .claimant ? context.actor : reporter
  }
}

extension Role {
  /// Whether the actor acts for the reporter.
  fileprivate var speaksForReporter: Bool {
    self == .claimant || self == .anonymous || self == .agent
  }
}

extension IncidentTimeline {
  fileprivate var times: [Instant?] { [compromise, exfiltration, discovery, containment] }
}

extension IncidentReport {
  /// How long a receipt is.
  public static var receiptBytes: Int { 32 }

  /// What must be there before it may be handed in, and is not.
  fileprivate var missingFields: KeyValuePairs<String, Bool> {
    func isAbsent(_ text: String?) -> Bool { text?.isBlank ?? true }
    let isUntold =
      isAbsent(details.description) && isAbsent(details.messageContent)
      && isAbsent(details.suspiciousURL) && isAbsent(details.evidenceURL) && attachments.isEmpty
    return [
      "attackType": isAbsent(details.attackType), "impact": isAbsent(details.impact),
      "incidentDate": details.incidentDate == nil,
      "description, messageContent, suspiciousURL or evidence": isUntold,
    ]
  }
}

extension Violation {
  /// The first of these times that has not come yet, if there is one.
  fileprivate init?(ofFuture times: [Instant?], in context: ReportContext) {
    guard let time = times.lazy.compactMap({ $0 }).first(where: { $0 > context.clock }) else {
      return nil
    }
    self.init(expected: .atMost(context.clock), found: .value(time))
  }

  /// The first of these codes that its catalog does not offer, if there is one.
  fileprivate init?(ofUnknown codes: [CatalogCode], in context: ReportContext) {
    let catalogs = context.relatedFacts.catalogs
    guard let unknown = codes.first(where: { !catalogs.isActive($0.code, in: $0.catalog) }) else {
      return nil
    }
    self.init(expected: .codeOf(unknown.catalog.name), found: .value(unknown.code))
  }
}
