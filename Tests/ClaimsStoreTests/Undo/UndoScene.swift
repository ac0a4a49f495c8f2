import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// A store with all actors that an undoing needs, and one stream of each kind.
final class UndoScene {
  let store: Store<InMemoryEventStore>
  private var sent: UInt64 = 0

  static let id = Identifier(high: 0x0d0, low: 1)
  let claim = StreamID(.claim, id)
  let document = StreamID(.document, id)
  let report = StreamID(.report, id)
  let accident = StreamID(.accident, id)
  let property = StreamID(.property, id)
  let quiz = StreamID(.quiz, id)
  let lead = StreamID(.lead, id)
  let activity = StreamID(.activity, id)
  let cancelled = StreamID(.activity, Identifier(high: 0x0d0, low: 2))
  let euros = Currency("EUR") ?? Currency()

  init() throws {
    store = Store(try ClaimsKernel(InMemoryEventStore(), clock: { noon }))
    let people: [(String, [Role])] = [
      ("ada", [.administrator]), ("carla", [.claimant]), ("dario", [.claimant]),
      ("gina", [.agent]), ("hugo", [.handler]), ("hanna", [.handler]), ("sara", [.supervisor]),
      ("sven", [.supervisor]), ("lena", [.legal]), ("paul", [.payer]),
    ]
    for (name, roles) in people {
      let register = RegisterActor(actor: ActorID(name), name: name, roles: roles)
      try play(.actor(.registerActor(register)), .actor(ActorID(name)), "ada", .administrator, name)
    }
  }

  struct Refused: Error { let text: String }

  /// Sends a command that has to be accepted. - Returns: its id.
  @discardableResult func play(
    _ command: DomainCommand, _ stream: StreamID, _ name: String, _ role: Role,
    _ person: String = ""
  ) throws -> Identifier {
    sent += 1
    var envelope = CommandEnvelope(
      id: Identifier(high: 0x0d1, low: sent), actor: ActorID(name), role: role, stream: stream,
      command: command)
    envelope.person = ActorID(person)
    try accept(envelope)
    return envelope.id
  }

  func accept(_ envelope: CommandEnvelope) throws {
    let answer: Answer = try store.send(envelope)
    if let refused = answer.refused {
      throw Refused(text: "\(envelope.command.name): \(refused.message)")
    }
  }

  func claim(_ command: ClaimCommand, _ name: String, _ role: Role) throws {
    try play(.claim(command), claim, name, role)
  }

  /// The claim on its way, up to one of these steps.
  enum Step: Int { case drafted, submitted, opened, checked, approved, settled }

  func claim(upTo step: Step) throws {
    let (amount, payment) = (Money(90_000, euros), Identifier(high: 7, low: 7))
    let draft = OpenDraft(
      type: .auto, title: "Rear-end", claimed: Money(120_000, euros),
      lossDate: LocalDate(daysSinceEpoch: 20_400))
    try claim(.openDraft(draft), "carla", .claimant)
    guard step != .drafted else { return }
    try claim(.submit(Submit()), "carla", .claimant)
    guard step != .submitted else { return }
    try claim(.acceptIntake(AcceptIntake(handler: ActorID("hugo"))), "hugo", .handler)
    guard step != .opened else { return }
    try claim(.setReserve(SetReserve(amount: amount)), "hugo", .handler)
    try claim(.recordCheck(RecordCheck(kind: .coverage, result: .passed)), "hugo", .handler)
    guard step != .checked else { return }
    try claim(.approve(Approve(amount: amount, reason: "clear")), "hugo", .handler)
    guard step != .approved else { return }
    let request = RequestPayment(payment: payment, amount: amount, payee: "Garage")
    try claim(.requestPayment(request), "hugo", .handler)
    try claim(.authorisePayment(AuthorisePayment(payment: payment)), "sara", .supervisor)
    try claim(.issuePayment(IssuePayment(payment: payment)), "paul", .payer)
  }

  func startDocument() throws {
    let start = StartDocument(details: DocumentDetails(type: "invoice", title: "Invoice"))
    try play(.document(.startDocument(start)), document, "carla", .claimant)
  }

  func startReport() throws {
    var details = IncidentDetails()
    (details.attackType, details.impact) = ("email", "ninguno")
    (details.description, details.incidentDate) = ("A letter", noon)
    try play(.report(.startReport(StartReport())), report, "carla", .claimant)
    try play(.report(.editReport(EditReport(details))), report, "carla", .claimant)
    try play(.report(.submitReport(SubmitReport())), report, "carla", .claimant)
    try play(.report(.reviewReport(ReviewReport())), report, "hugo", .handler)
  }

  func registerProperty() throws {
    let whole = PropertyDetails(title: "Home", address: PropertyMachine.address, kind: .house)
    let register = RegisterProperty(owner: ActorID("carla"), details: whole)
    try play(.property(.registerProperty(register)), property, "carla", .claimant)
  }

  func submitLead() throws {
    let start = StartLead(details: LeadMachine.whole)
    try play(.lead(.startLead(start)), lead, "carla", .claimant)
    try play(.lead(.submitLead(SubmitLead())), lead, "carla", .claimant)
  }

  // MARK: What undoing brings back

  /// What a stream says, without what only grows.
  func canonical(_ stream: StreamID, _ person: String = "") throws -> String {
    try store.read { state in
      let id = stream.id
      switch stream.category {
      case .claim:
        let claim = state.claims[id]?.claim ?? ClaimDecider.initial
        let parts = claim.file.parts.map { part in
          "\(part.id.text) \(part.attachment?.name ?? "")"
        }
        let payments = claim.payments.filter { $0.status != .declined }.map(\.id.text)
        return "\(claim.status) \(claim.handler) \(claim.file.documents) \(parts) "
          + "\(claim.file.representatives) \(claim.file.invitedRepresentatives) \(payments) \(claim.file.subrogationAgainst) \(claim.litigation)"
      case .document:
        let document = state.documents.state(of: id)
        return "\(document.pages) \(document.sharedWith) \(document.representatives)"
      case .report:
        let report = state.reports.state(of: id)
        return "\(report.status) \(report.assignee)"
      case .accident: return "\(state.accidents.state(of: id).evidence.map(\.id))"
      case .property:
        let property = state.properties.state(of: id)
        return "\(property.owner) \(property.rooms)"
      case .quiz:
        let quiz = state.quizzes.state(of: id)
        return "\(quiz.status) \(quiz.currentQuestion) \(quiz.history)"
      case .activity:
        let activity = state.activities.state(of: id)
        return "\(activity.status) \(activity.owner) \(String(describing: activity.due))"
      case .lead: return "\(state.leads.state(of: id).status)"
      case .actor:
        let actor = state.actors[ActorID(person)]
        return "\(String(describing: actor))"
      case .catalogs:
        let entries = state.catalogs.entries(in: .leadSources).filter { !$0.retired }
        return "\(entries.map(\.code).sorted())"
      default: return ""
      }
    }
  }
}
