import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// A form that is filled in, kept as a draft and handed in: what its fields are, and by which
/// commands that is done.
///
/// Conformers: `ReportForm`, `LeadForm`.
public protocol DraftForm: Sendable {
  /// The fields of the form, each of which may be absent; a value of them may also be a change.
  associatedtype Details: Message
  /// The kind of stream that a draft is.
  static var category: Category { get }
  /// Which fields are chosen from which catalog.
  static var catalogs: KeyValuePairs<String, Catalog> { get }
  /// The command that begins a draft.
  func start() -> DomainCommand
  /// The command that changes a draft; what is absent in `details` stays as it is.
  func edit(_ details: Details) -> DomainCommand
  /// The command that hands the draft in.
  func submit() -> DomainCommand
  /// The command that throws the draft away.
  func discard() -> DomainCommand
  /// The changes to send to turn `saved` into `details`; nil if there are none.
  func changes(from saved: Details, to details: Details) -> Details?
  /// What an edit of this form changes; nil for every other command.
  func changes(by command: DomainCommand) -> Details?
  /// What the form says once it was changed.
  func details(_ saved: Details, changedBy changes: Details) -> Details
  /// The draft's present details, and when it was handed in; nil if there is none that this form
  /// may go on with.
  func draft(_ id: Identifier, in state: StoreState, of actor: ActorID, as role: Role)
    -> (details: Details, submitted: Instant?)?
  /// The code that an anonymous person keeps; nil if a name says whose it is.
  var receiptCode: String? { get }
}

extension DraftForm {
  public var receiptCode: String? { nil }

  static func subjects(_ id: Identifier) -> Set<Subject> {
    [.stream(StreamID(category, id)), .all(.catalogs)]
  }
}

/// A change of a text: nil leaves it as it is, an empty text removes it.
func change(_ text: String?, from saved: String?) -> String? {
  let (new, old) = (text ?? "", saved ?? "")
  return new.utf8.elementsEqual(old.utf8) ? nil : new
}

/// A change of anything else, which cannot be removed.
func change<Value: Equatable>(_ value: Value?, from saved: Value?) -> Value? {
  value == saved ? nil : value
}

/// An incident report, under a name or under none.
public struct ReportForm: DraftForm, PrintsFields {
  public let receiptCode: String?
  private let receipt: [UInt8]

  /// A report under the viewer's name.
  public init() { (receiptCode, receipt) = (nil, []) }

  /// A report under no name.
  ///
  /// - Parameters:
  ///   - code: known to the reporter alone, who finds the report by it.
  ///   - hash: the SHA-256 hash of some bytes.
  public init(anonymousWith code: String, hash: ([UInt8]) -> [UInt8]) {
    receiptCode = code
    receipt = hash(Array(code.utf8))
  }

  /// Whether the report is under no name; `receiptCode` is what its reporter keeps then.
  public var isAnonymous: Bool { receiptCode != nil }

  public static var category: Category { .report }
  public static var catalogs: KeyValuePairs<String, Catalog> {
    ["attackType": .attackTypes, "impact": .impacts]
  }

  public func start() -> DomainCommand {
    .report(.startReport(StartReport(isAnonymous: isAnonymous, receipt: receipt)))
  }
  public func edit(_ details: IncidentDetails) -> DomainCommand {
    .report(.editReport(EditReport(details, receipt: receipt)))
  }
  public func submit() -> DomainCommand { .report(.submitReport(SubmitReport(receipt: receipt))) }
  public func discard() -> DomainCommand {
    .report(.discardReport(DiscardReport(receipt: receipt)))
  }

  public func changes(
    from saved: IncidentDetails, to details: IncidentDetails
  ) -> IncidentDetails? {
    let changes = IncidentDetails(
      attackType: change(details.attackType, from: saved.attackType),
      incidentDate: change(details.incidentDate, from: saved.incidentDate),
      incidentPrecision: change(details.incidentPrecision, from: saved.incidentPrecision),
      attackOrigin: change(details.attackOrigin, from: saved.attackOrigin),
      evidenceURL: change(details.evidenceURL, from: saved.evidenceURL),
      suspiciousURL: change(details.suspiciousURL, from: saved.suspiciousURL),
      messageContent: change(details.messageContent, from: saved.messageContent),
      description: change(details.description, from: saved.description),
      impact: change(details.impact, from: saved.impact))
    return changes == IncidentDetails() ? nil : changes
  }

  public func changes(by command: DomainCommand) -> IncidentDetails? {
    guard case .report(.editReport(let edit)) = command, edit.receipt == receipt else {
      return nil
    }
    return edit.details
  }

  public func details(
    _ saved: IncidentDetails, changedBy changes: IncidentDetails
  ) -> IncidentDetails {
    var details = saved
    details.update(by: changes)
    return details
  }

  public func draft(
    _ id: Identifier, in state: StoreState, of actor: ActorID, as role: Role
  ) -> (details: IncidentDetails, submitted: Instant?)? {
    guard let report = state.reports[id]?.state, report.isParty(actor, as: role),
      !report.isAnonymous || report.receipt == receipt
    else { return nil }
    return (report.details, report.submittedAt)
  }
}

/// A request for advice.
public struct LeadForm: DraftForm, PrintsFields {
  /// Creates the form, which has no receipt code.
  public init() {}

  public static var category: Category { .lead }
  public static var catalogs: KeyValuePairs<String, Catalog> {
    [
      "practiceArea": .practiceAreas, "incidentType": .incidentTypes,
      "preferredChannel": .contactChannels, "source": .leadSources,
    ]
  }

  public func start() -> DomainCommand { .lead(.startLead(StartLead())) }
  public func edit(_ details: LeadDetails) -> DomainCommand {
    .lead(.editLead(EditLead(details: details)))
  }
  public func submit() -> DomainCommand { .lead(.submitLead(SubmitLead())) }
  public func discard() -> DomainCommand { .lead(.discardLead(DiscardLead())) }

  public func changes(from saved: LeadDetails, to details: LeadDetails) -> LeadDetails? {
    let changes = LeadDetails(
      name: change(details.name, from: saved.name), email: change(details.email, from: saved.email),
      phone: change(details.phone, from: saved.phone),
      preferredChannel: change(details.preferredChannel, from: saved.preferredChannel),
      practiceArea: change(details.practiceArea, from: saved.practiceArea),
      incidentType: change(details.incidentType, from: saved.incidentType),
      incidentDate: change(details.incidentDate, from: saved.incidentDate),
      incidentPlace: change(details.incidentPlace, from: saved.incidentPlace),
      description: change(details.description, from: saved.description),
      notes: change(details.notes, from: saved.notes),
      consent: change(details.consent, from: saved.consent),
      quiz: change(details.quiz, from: saved.quiz),
      source: change(details.source, from: saved.source)
    )
    return changes == LeadDetails() ? nil : changes
  }

  public func changes(by command: DomainCommand) -> LeadDetails? {
    if case .lead(.editLead(let edit)) = command { edit.details } else { nil }
  }

  public func details(_ saved: LeadDetails, changedBy changes: LeadDetails) -> LeadDetails {
    var details = saved
    details.update(by: changes)
    return details
  }

  public func draft(
    _ id: Identifier, in state: StoreState, of actor: ActorID, as role: Role
  ) -> (details: LeadDetails, submitted: Instant?)? {
    guard let lead = state.leads[id]?.state, lead.isParty(actor, as: role) else { return nil }
    return (lead.details, lead.submittedAt)
  }
}
