import EventSourcing

extension ReportRule {
  /// Rules about a draft: R01 to R05.
  func writingViolation(
    by command: ReportCommand, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch command {
    case .startReport(let start): violation(by: start, in: context)
    case .editReport(let edit):
      switch self {
      case .receiptWrong: violation(of: edit.receipt, on: report)
      case .nothingEdited:
        edit.details.changes(to: report.details) == IncidentDetails() ? Reason(code) : nil
      case .dateInFuture: Reason(code, ofFuture: [edit.details.incidentDate], in: context)
      case .codeUnknown: Reason(code, ofUnknown: edit.details.codes, in: context)
      case .urlInvalid: edit.details.unfitAddress.map { Reason(code, found: $0) }
      default: nil
      }
    case .addReportAttachment(let add):
      self == .receiptWrong
        ? violation(of: add.receipt, on: report) : violation(by: add, on: report, in: context)
    case .submitReport(let submit):
      self == .receiptWrong ? violation(of: submit.receipt, on: report) : nil
    case .discardReport(let discard):
      self == .receiptWrong ? violation(of: discard.receipt, on: report) : nil
    default: nil
    }
  }

  private func violation(by start: StartReport, in context: ReportContext) -> Reason? {
    switch self {
    // No guard says whom it found: what is said of an anonymous report names nobody.
    case .anonymityUnclear:
      let isAnonymous = context.role == .anonymous
      let reporter = context.role == .claimant ? context.actor : start.reporter
      let isClear =
        start.isAnonymous == isAnonymous && context.actor.isEmpty == isAnonymous
        && reporter.isEmpty == isAnonymous
      return isClear
        ? nil : Reason(code, expected: isAnonymous ? "nobody's name" : "whose report it is")
    case .receiptUnfit:
      let count = start.receipt.count
      guard count != IncidentReport.receiptBytes, count > 0 || start.isAnonymous else {
        return nil
      }
      return Reason(code, expected: "receipt of 32 bytes", found: String(count))
    case .receiptTaken:
      return !start.receipt.isEmpty && context.neighbours.receiptTaken ? Reason(code) : nil
    case .numberTaken:
      guard let number = start.number, context.neighbours.numberTaken else { return nil }
      return Reason(code, found: String(number))
    default: return nil
    }
  }

  /// Who has the receipt is the reporter: nothing else says so where nobody is named.
  private func violation(of receipt: [UInt8], on report: IncidentReport) -> Reason? {
    guard report.isAnonymous, receipt != report.receipt else { return nil }
    return Reason(code, expected: "the report's receipt")
  }

  private func violation(
    by add: AddReportAttachment, on report: IncidentReport, in context: ReportContext
  ) -> Reason? {
    switch self {
    case .attachmentIncomplete:
      let gaps = [
        add.name.isBlank ? "name" : nil, add.mime.isBlank ? "mime" : nil,
        add.bytes == 0 ? "bytes" : nil, add.sha256.count == 32 ? nil : "sha256 of 32 bytes",
      ].compactMap { $0 }
      return gaps.isEmpty ? nil : Reason(code, expected: listed(gaps))
    case .attachmentTooLarge:
      let most = context.bytesMost(of: .incident)
      guard add.bytes > most else { return nil }
      return Reason(
        code, expected: "at most " + String(most) + " bytes", found: String(add.bytes))
    case .mimeNotAllowed:
      guard !add.mime.isBlank else { return nil }
      let file = Attachment(name: add.name, mime: add.mime)
      return file.refusedType(in: .incident, version: context.version).map {
        Reason(code, expected: context.types(of: .incident), found: $0)
      }
    case .attachmentKnown:
      let isKnown = report.attachments.contains { $0.sha256 == add.sha256 }
      return isKnown ? Reason(code, found: add.name) : nil
    default: return nil
    }
  }
}

extension IncidentReport {
  /// How long a receipt is.
  public static var receiptBytes: Int { 32 }

  /// What is missing before it may be handed in; nil where nothing is.
  var gap: String? {
    func isAbsent(_ text: String?) -> Bool { text?.isBlank ?? true }
    let isUntold =
      isAbsent(details.description) && isAbsent(details.messageContent)
      && isAbsent(details.suspiciousURL) && isAbsent(details.evidenceURL) && attachments.isEmpty
    let gaps = [
      isAbsent(details.attackType) ? "attackType" : nil,
      isAbsent(details.impact) ? "impact" : nil,
      details.incidentDate == nil ? "incidentDate" : nil,
      isUntold ? "description, messageContent, suspiciousURL or evidence" : nil,
    ].compactMap { $0 }
    return gaps.isEmpty ? nil : listed(gaps)
  }
}

private func listed(_ words: [String]) -> String {
  var text = ""
  for word in words { text += (text.isEmpty ? "" : ", ") + word }
  return text
}
