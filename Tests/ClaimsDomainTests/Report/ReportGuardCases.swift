import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

private typealias Case = GuardCase<ReportDecider>
private let draft = incidentReport(.borrador)
private let anonymous = incidentReport(.borrador, anonymous: true)
private let hash = [UInt8](repeating: 1, count: 32)

extension GuardCase<ReportDecider> {
  init(
    _ rule: Guard<ReportDecider>, _ command: ReportCommand, on report: IncidentReport,
    _ context: ReportContext = reportContext(), expected: String = "", found: String = ""
  ) {
    self.init(rule, command, on: report, in: context, expected: expected, found: found)
  }
}

extension ReportCases {
  static let guards: [GuardCase<ReportDecider>] = drafting + attaching + looking + noticing + ending

  static let drafting: [GuardCase<ReportDecider>] = starting + editing + leaving

  private static func start(
    _ rule: Guard<ReportDecider>, _ start: StartReport, _ context: ReportContext,
    expected: String = "",
    found: String = ""
  ) -> Case {
    Case(
      rule, .startReport(start), on: IncidentReport(), context, expected: expected, found: found)
  }

  private static let starting: [Case] = [
    start(
      .anonymityUnclear, StartReport(isAnonymous: true, receipt: reportReceipt), asCarla,
      expected: "whose report it is"),
    start(
      .anonymityUnclear, StartReport(receipt: reportReceipt), asNobody,
      expected: "nobody's name"),
    start(
      .anonymityUnclear, StartReport(reporter: carla, isAnonymous: true, receipt: reportReceipt),
      asNobody, expected: "nobody's name"),
    start(
      .anonymityUnclear, StartReport(isAnonymous: true, receipt: reportReceipt),
      reportContext(carla, as: .anonymous), expected: "nobody's name"),
    start(
      .anonymityUnclear, StartReport(), reportContext(ActorID("gina"), as: .agent),
      expected: "whose report it is"),
    start(
      .receiptUnfit, StartReport(isAnonymous: true), asNobody, expected: "receipt of 32 bytes",
      found: "0"),
    start(
      .receiptUnfit, StartReport(receipt: [1]), asCarla, expected: "receipt of 32 bytes",
      found: "1"),
    start(
      .receiptTaken, StartReport(isAnonymous: true, receipt: reportReceipt),
      reportContext(ActorID(), as: .anonymous) { $0.receiptTaken = true }),
    start(
      .numberTaken, StartReport(number: 12),
      reportContext(carla, as: .claimant) { $0.numberTaken = true }, found: "12"),
  ]

  private static func edit(
    _ rule: Guard<ReportDecider>, _ details: IncidentDetails, expected: String = "",
    found: String = ""
  ) -> Case {
    Case(
      rule, .editReport(EditReport(details)), on: draft, asCarla, expected: expected, found: found)
  }

  private static let editing: [Case] = [
    Case(
      .otherAnonymity, .editReport(EditReport(IncidentDetails(impact: "ninguno"))), on: draft,
      asNobody),
    Case(
      .otherAnonymity, .editReport(EditReport(IncidentDetails(impact: "ninguno"))), on: draft,
      reportContext(carla, as: .anonymous)),
    Case(
      .otherAnonymity,
      .editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: reportReceipt)),
      on: anonymous, reportContext(carla, as: .anonymous)),
    Case(
      .otherAnonymity,
      .editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: reportReceipt)),
      on: anonymous, reportContext(ActorID("gina"), as: .agent)),
    Case(
      .receiptWrong, .editReport(EditReport(IncidentDetails(impact: "ninguno"), receipt: hash)),
      on: anonymous, asNobody, expected: "the report's receipt"),
    edit(.nothingEdited, IncidentDetails()),
    edit(.nothingEdited, IncidentDetails(evidenceURL: "", impact: "robo_dinero")),
    edit(
      .dateInFuture, IncidentDetails(incidentDate: ClaimSender.later),
      expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
    edit(
      .codeUnknown, IncidentDetails(attackType: "sms"), expected: "a code of attackTypes",
      found: "sms"),
    edit(
      .codeUnknown, IncidentDetails(impact: "enorme"), expected: "a code of impacts",
      found: "enorme"),
    edit(.urlInvalid, IncidentDetails(evidenceURL: "no address"), found: "no address"),
    edit(.urlInvalid, IncidentDetails(suspiciousURL: "https://"), found: "https://"),
  ]

  private static let leaving: [Case] = [
    Case(.otherAnonymity, .submitReport(SubmitReport()), on: draft, asNobody),
    Case(
      .draftIncomplete, .submitReport(SubmitReport()),
      on: incidentReport(.borrador) { $0.details = IncidentDetails() }, asCarla,
      expected: "attackType, impact, incidentDate, description, messageContent, "
        + "suspiciousURL or evidence"),
    Case(
      .incidentInFuture, .submitReport(SubmitReport()),
      on: incidentReport(.borrador) { $0.details.incidentDate = ClaimSender.later }, asCarla,
      expected: "at most " + oneOClock.text, found: ClaimSender.later.text),
    Case(
      .codeRetired, .submitReport(SubmitReport()),
      on: incidentReport(.borrador) { $0.details.attackType = "fax" }, asCarla,
      expected: "a code of attackTypes", found: "fax"),
    Case(
      .receiptWrong, .submitReport(SubmitReport()), on: anonymous, asNobody,
      expected: "the report's receipt"),
    Case(.otherAnonymity, .discardReport(DiscardReport()), on: draft, asNobody),
    Case(
      .receiptWrong, .discardReport(DiscardReport(receipt: hash)), on: anonymous, asNobody,
      expected: "the report's receipt"),
  ]

  // MARK: Files

  static let attaching: [GuardCase<ReportDecider>] =
    files(on: draft) + files(on: incidentReport(.nuevo))
    + [
      Case(
        .receiptWrong, .addReportAttachment(file(receipt: [])), on: anonymous, asNobody,
        expected: "the report's receipt")
    ]

  private static func file(
    _ name: String = "a.png", _ mime: String = "image/png", bytes: UInt64 = 9,
    sha256: [UInt8] = hash, receipt: [UInt8] = reportReceipt
  ) -> AddReportAttachment {
    AddReportAttachment(name: name, mime: mime, bytes: bytes, sha256: sha256, receipt: receipt)
  }

  private static func files(on report: IncidentReport) -> [Case] {
    var (known, nameless) = (report, report)
    known.attachments = [ReportAttachment(name: "b.png", sha256: hash)]
    (nameless.isAnonymous, nameless.reporter) = (true, ActorID())
    nameless.receipt = reportReceipt
    var full = anonymous
    full.attachments = (2...11).map {
      ReportAttachment(name: "b.png", sha256: [UInt8](repeating: $0, count: 32))
    }
    func add(
      _ rule: Guard<ReportDecider>, _ add: AddReportAttachment, _ report: IncidentReport,
      expected: String = "", found: String = ""
    ) -> Case {
      Case(
        rule, .addReportAttachment(add), on: report, asCarla, expected: expected, found: found)
    }
    return [
      add(.otherAnonymity, file(), nameless),
      Case(
        .anonymousAttachments, .addReportAttachment(file()), on: full, asNobody,
        expected: "at most 10", found: "10"),
      add(
        .attachmentIncomplete, AddReportAttachment(), report,
        expected: "name, mime, bytes, sha256 of 32 bytes"),
      add(
        .attachmentTooLarge, file(bytes: 10 << 20 | 1), report,
        expected: "at most 10485760 bytes", found: "10485761"),
      add(
        .mimeNotAllowed, file("a.exe", "application/x-dosexec"), report,
        expected: FileProfile.incident.mimes.joined(separator: ", "), found: "application/x-dosexec"
      ),
      add(
        .mimeNotAllowed, file("a.exe"), report,
        expected: FileProfile.incident.mimes.joined(separator: ", "), found: "a.exe"),
      add(.attachmentKnown, file(), known, found: "a.png"),
    ]
  }
}
