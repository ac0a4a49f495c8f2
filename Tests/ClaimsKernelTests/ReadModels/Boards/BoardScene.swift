import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// A log with an actor of every role, and streams of every kind that boards show.
struct BoardScene {
  static let roles: [(name: String, role: Role)] = [
    ("ines", .investigator), ("lena", .legal), ("aude", .auditor), ("bert", .assessor),
  ]
  static let everybody =
    People.roles.map { $0.name } + ["vera", "clock", "agnes"] + roles.map { $0.name }
  static let day = LocalDate("2026-03-10")!
  static let time = Instant("2026-03-10T12:00:00Z")!

  private(set) var house: House<InMemoryEventStore>
  private var sent: UInt64 = 0
  /// Called after every command that was accepted.
  private let observe: (LogState) throws -> Void

  init(_ log: InMemoryEventStore, observe: @escaping (LogState) throws -> Void = { _ in }) throws {
    house = try House(log, tickingClock())
    self.observe = observe
    for (name, role) in Self.roles {
      let register = RegisterActor(actor: ActorID(name), name: name, roles: [role])
      sent += 1
      let answer: Answer = try house.kernel.send(
        CommandEnvelope(
          id: Identifier(high: 0x3d, low: sent), actor: ActorID("ada"), role: .administrator,
          person: ActorID(name), command: .registerActor(register)))
      #expect(answer.isAccepted)
    }
  }

  var logState: LogState { get throws { try house.kernel.query { copy $0 } } }

  mutating func send(
    _ actor: String, _ role: Role, _ command: DomainCommand, _ stream: StreamID
  ) throws {
    let answer = try house.send(actor, role, command, to: stream)
    #expect(answer.isAccepted, "\(command.name): \(answer)")
    try observe(try logState)
  }

  mutating func document(_ number: UInt64, of owner: String, until: String) throws {
    let stream = StreamID.document(documentID(number))
    let page = DocumentPage(
      id: Identifier(high: 0xba, low: number), name: "page.pdf", mime: "application/pdf",
      bytes: 1000, sha256: [UInt8](repeating: UInt8(number), count: 32), url: "blobs/\(number)")
    let details = DocumentDetails(
      type: "id", title: "Passport \(number)", validUntil: LocalDate(until))
    let start = StartDocument(details: details)
    try send(owner, .claimant, .document(.startDocument(start)), stream)
    try send(owner, .claimant, .document(.addPage(AddPage(page: page))), stream)
    try send(owner, .claimant, .document(.submitDocument(SubmitDocument())), stream)
    try send("vera", .verifier, .document(.verifyDocument(VerifyDocument())), stream)
  }

  mutating func claim(_ number: UInt64, of claimant: String, citing document: UInt64) throws {
    let stream = StreamID.claim(claimID(number))
    let open = OpenDraft(
      type: .auto, title: "Rear-end", claimed: euros(900), lossDate: LocalDate("2026-02-28"))
    let reference = ReferenceDocument(document: documentID(document))
    try send(claimant, .claimant, .claim(.openDraft(open)), stream)
    try send(claimant, .claimant, .claim(.referenceDocument(reference)), stream)
    try send(claimant, .claimant, .claim(.submit(Submit())), stream)
    let accept = AcceptIntake(handler: ActorID("hugo"))
    try send("hugo", .handler, .claim(.acceptIntake(accept)), stream)
    let check = RecordCheck(kind: .coverage, result: .passed)
    try send("hugo", .handler, .claim(.recordCheck(check)), stream)
    try send("hugo", .handler, .claim(.setReserve(SetReserve(amount: euros(800)))), stream)
  }

  static let note = "the sender is known"
  static let words = "They wrote as my bank, said Dario"

  /// - Parameter reporter: empty for an anonymous report.
  mutating func report(
    _ number: UInt64, of reporter: String, impact: String = "robo_dinero"
  ) throws {
    let stream = StreamID.report(reportID(number))
    let role = reporter.isEmpty ? Role.anonymous : .claimant
    let receipt = reporter.isEmpty ? [UInt8](repeating: UInt8(100 + number), count: 32) : []
    let start = StartReport(isAnonymous: reporter.isEmpty, receipt: receipt)
    let details = IncidentDetails(
      attackType: "email", incidentDate: Instant("2026-02-27T10:11:12Z"),
      suspiciousURL: "https://bank.example/", description: Self.words, impact: impact)
    try send(reporter, role, .report(.startReport(start)), stream)
    try send(reporter, role, .report(.editReport(EditReport(details, receipt: receipt))), stream)
    let submit = SubmitReport(receipt: receipt)
    try send(reporter, role, .report(.submitReport(submit)), stream)
  }

  mutating func investigate(_ number: UInt64) throws {
    let stream = StreamID.report(reportID(number))
    let start = StartReportInvestigation(assignee: ActorID("ines"))
    try send("hugo", .handler, .report(.reviewReport(ReviewReport())), stream)
    try send("hugo", .handler, .report(.startReportInvestigation(start)), stream)
    let note = AddAdminNote(text: Self.note)
    try send("hugo", .handler, .report(.addAdminNote(note)), stream)
  }

  /// - Parameter taker: empty for an anonymous sender.
  mutating func quiz(_ number: UInt64, of taker: String, completed: Bool) throws {
    let stream = StreamID(.quiz, Identifier(high: 0x9012, low: number))
    let role = taker.isEmpty ? Role.anonymous : .claimant
    let start = StartQuiz(flow: "case_review", version: 1)
    try send(taker, role, .quiz(.startQuiz(start)), stream)
    guard completed else { return }
    let select = SelectOption(option: "animal_bite")
    try send(taker, role, .quiz(.selectOption(select)), stream)
  }

  mutating func lead(
    _ number: UInt64, of claimant: String, quiz: UInt64?, becoming claim: UInt64?
  ) throws {
    let stream = StreamID(.lead, Identifier(high: 0x1ead, low: number))
    let details = LeadDetails(
      name: claimant, email: "\(claimant)@example.org", practiceArea: "dogBites",
      consent: "2026-01", quiz: quiz.map { Identifier(high: 0x9012, low: $0) }, source: "website")
    try send(claimant, .claimant, .lead(.startLead(StartLead(details: details))), stream)
    guard let claim else { return }
    try send(claimant, .claimant, .lead(.submitLead(SubmitLead())), stream)
    let contact = RecordContact(channel: "email", result: .reached, text: "called")
    try send("agnes", .agent, .lead(.recordContact(contact)), stream)
    let qualify = QualifyLead(conflictCheck: .clear, limitationEnds: LocalDate("2027-01-01"))
    try send("agnes", .agent, .lead(.qualifyLead(qualify)), stream)
    let convert = ConvertLead(
      claim: claimID(claim), type: .property, title: "Bite", claimed: euros(100))
    try send("agnes", .agent, .lead(.convertLead(convert)), stream)
  }

  /// Two claims with a document each and one that came of a lead, three reports (the second
  /// anonymous), two quizzes (the second anonymous) and two leads: the first of each is Carla's.
  static func whole(_ log: InMemoryEventStore = InMemoryEventStore()) throws -> BoardScene {
    var scene = try BoardScene(log)
    try scene.document(1, of: "carla", until: "2027-01-31")
    try scene.document(2, of: "dario", until: "2026-03-20")
    try scene.claim(1, of: "carla", citing: 1)
    try scene.claim(2, of: "dario", citing: 2)
    try scene.report(1, of: "carla")
    try scene.investigate(1)
    try scene.report(2, of: "", impact: "ninguno")
    try scene.report(3, of: "dario")
    try scene.quiz(1, of: "carla", completed: true)
    try scene.quiz(2, of: "", completed: false)
    try scene.lead(1, of: "carla", quiz: 1, becoming: 3)
    try scene.lead(2, of: "dario", quiz: nil, becoming: nil)
    return scene
  }
}

func reportID(_ number: UInt64) -> Identifier { Identifier(high: 0x4e9, low: number) }

extension LogState {
  /// Everything that boards, lists and single streams show a reader, as JSON.
  func boardLines(as access: ReaderRoles) throws -> [String] {
    let (day, time) = (BoardScene.day, BoardScene.time)
    var lines = DocumentBoard(of: self, as: access, on: day, at: time).rows.map(\.json)
    let reports = ReportBoard(of: self, as: access)
    lines += reports.rows.map(\.json) + [reports.totals.json]
    lines += CommunityView(of: self).rows.map(\.json)
    lines += IntakeFunnel(of: self, by: FunnelGrouping.allCases, as: access).jsonLines
    let seen = try claims(ClaimQuery(), as: access, at: time)
    for (snapshot, redaction) in zip(seen.page.snapshots, seen.redactions) {
      lines.append(SeenClaim(snapshot, redaction).json)
      let detail = ClaimDetail(snapshot, isAnswered: false)
      lines.append(ClaimDetailRow(detail, withParts: true, redaction: redaction).json)
    }
    for category in Category.named {
      for snapshot in snapshots(of: category) {
        if let redaction = redaction(of: snapshot.stream, for: access, at: time) {
          lines.append(SeenStream(snapshot, redaction).json)
        }
      }
    }
    return lines
  }
}
