import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsTesting
import EventSourcing
import Foundation
import Testing

@Suite("Undoing")
struct UndoTests {
  /// A command, and who may undo it.
  private struct Row {
    let command: DomainCommand
    let stream: StreamID
    let sender: (String, Role)
    let undoer: (String, Role)
    var person = ""
    /// Whether the opposite leads elsewhere than back, as a table's rows do.
    var leadsElsewhere = false
  }

  /// Plays a row, undoes it, and says which opposite that took.
  private func undone(_ row: Row, in scene: UndoScene) throws -> String {
    let before = try scene.canonical(row.stream, row.person)
    let id = try scene.play(
      row.command, row.stream, row.sender.0, row.sender.1, row.person)
    #expect(try scene.canonical(row.stream, row.person) != before, "\(row.command.name)")
    let undo = try #require(
      try scene.store.undo(
        of: id, by: ActorID(row.undoer.0), as: row.undoer.1,
        id: Identifier(high: 0x0d2, low: id.low), because: "a mistake"),
      "\(row.command.name) has no opposite")
    #expect(undo.correlation == id)
    let forecast: Forecast = try scene.store.forecast(undo)
    #expect(forecast.reasons == [], "\(row.command.name)")
    try scene.accept(undo)
    let after = try scene.canonical(row.stream, row.person)
    #expect((after == before) != row.leadsElsewhere, "\(row.command.name): \(before) \(after)")
    return "\(row.command.name) \(undo.command.name)"
  }

  private func part(_ name: String) -> Part {
    Part(
      id: Identifier(high: 9, low: 1),
      attachment: Attachment(
        name: name, mime: "application/pdf", bytes: 1_000,
        sha256: [UInt8](repeating: 7, count: 32)))
  }

  private let page = DocumentPage(
    id: Identifier(high: 9, low: 2), name: "page.jpg", mime: "image/jpeg", bytes: 1_000,
    sha256: [UInt8](repeating: 8, count: 32))

  private func claimRows(_ found: inout Set<String>) throws {
    let (carla, hugo, sara) = (
      ("carla", Role.claimant), ("hugo", Role.handler), ("sara", Role.supervisor)
    )
    func row(
      _ command: ClaimCommand, _ sender: (String, Role), _ undoer: (String, Role),
      leadsElsewhere: Bool = false, in scene: UndoScene
    ) throws {
      found.insert(
        try undone(
          Row(
            command: .claim(command), stream: scene.claim, sender: sender, undoer: undoer,
            leadsElsewhere: leadsElsewhere), in: scene))
    }
    var scene = try UndoScene()
    try scene.claim(upTo: .drafted)
    try scene.startDocument()
    try row(.addPart(AddPart(part: part("a.pdf"))), carla, carla, in: scene)
    try scene.claim(.addPart(AddPart(part: part("a.pdf"))), "carla", .claimant)
    try row(.updatePart(UpdatePart(part: part("b.pdf"))), carla, carla, in: scene)
    let remove = RemovePart(part: part("").id, reason: "wrong file")
    try row(.removePart(remove), carla, carla, in: scene)
    let reference = ReferenceDocument(document: UndoScene.id)
    try row(.referenceDocument(reference), carla, carla, in: scene)
    try scene.claim(.referenceDocument(reference), "carla", .claimant)
    let unreference = UnreferenceDocument(document: UndoScene.id)
    try row(.unreferenceDocument(unreference), carla, carla, in: scene)
    let authorise = AuthoriseRepresentative(representative: ActorID("dario"))
    try row(.authoriseRepresentative(authorise), carla, carla, in: scene)
    try scene.claim(.authoriseRepresentative(authorise), "carla", .claimant)
    let revoke = RevokeRepresentative(representative: ActorID("dario"))
    try row(.revokeRepresentative(revoke), carla, carla, in: scene)

    scene = try UndoScene()
    try scene.claim(upTo: .submitted)
    try row(.withdraw(Withdraw()), carla, hugo, in: scene)

    scene = try UndoScene()
    try scene.claim(upTo: .opened)
    try row(.assign(Assign(handler: ActorID("hanna"))), sara, sara, in: scene)
    let litigation = OpenLitigation(counsel: "Lena")
    try row(
      .openLitigation(litigation), ("lena", .legal), ("lena", .legal), leadsElsewhere: true,
      in: scene)

    for approve in [
      ClaimCommand.approve(Approve(amount: Money(90_000, scene.euros), reason: "clear")),
      .approvePartially(
        ApprovePartially(amount: Money(80_000, scene.euros), reason: "a part of it")),
      .deny(Deny(reason: "not covered")),
    ] {
      scene = try UndoScene()
      try scene.claim(upTo: .checked)
      try row(approve, hugo, sara, leadsElsewhere: true, in: scene)
    }

    scene = try UndoScene()
    try scene.claim(upTo: .approved)
    let request = RequestPayment(
      payment: Identifier(high: 7, low: 7), amount: Money(90_000, scene.euros), payee: "Garage")
    try row(.requestPayment(request), hugo, sara, in: scene)

    scene = try UndoScene()
    try scene.claim(upTo: .settled)
    try row(
      .openSubrogation(OpenSubrogation(against: "Dario")), hugo, hugo, leadsElsewhere: true,
      in: scene)
    try row(.close(Close(outcome: .completed)), hugo, hugo, leadsElsewhere: true, in: scene)
  }

  private func otherRows(_ found: inout Set<String>) throws {
    let scene = try UndoScene()
    let (carla, gina, hugo) = (
      ("carla", Role.claimant), ("gina", Role.agent), ("hugo", Role.handler)
    )
    func row(
      _ command: DomainCommand, _ stream: StreamID, _ sender: (String, Role),
      _ undoer: (String, Role), _ person: String = "", leadsElsewhere: Bool = false
    ) throws {
      found.insert(
        try undone(
          Row(
            command: command, stream: stream, sender: sender, undoer: undoer, person: person,
            leadsElsewhere: leadsElsewhere), in: scene))
    }
    // The register.
    let (ada, register) = (("ada", Role.administrator), StreamID.actor(ActorID("hugo")))
    try row(.actor(.grantRole(GrantRole(role: .assessor))), register, ada, ada, "hugo")
    try row(.actor(.revokeRole(RevokeRole(role: .handler))), register, ada, ada, "hugo")
    let limit = SetAuthority(kind: .payment, limit: Money(5, scene.euros))
    try row(.actor(.setAuthority(limit)), register, ada, ada, "hugo")
    try row(
      .actor(.deactivateActor(DeactivateActor(reason: "left"))), register, ada, ada, "hugo")
    try scene.play(
      .actor(.deactivateActor(DeactivateActor(reason: "left"))), register, "ada",
      .administrator, "hugo")
    try row(
      .actor(.reactivateActor(ReactivateActor(reason: "back"))), register, ada, ada, "hugo")
    try scene.play(
      .actor(.reactivateActor(ReactivateActor(reason: "back"))), register, "ada",
      .administrator, "hugo")
    let contact = SetContact(email: "hugo@example.org")
    try row(.actor(.setContact(contact)), register, ada, ada, "hugo")
    // Catalogs.
    let add = AddCatalogEntry(
      catalog: .leadSources, code: "radio", labels: Wording(en: "Radio", es: "La radio"),
      reason: "asked for")
    try row(.catalog(.addCatalogEntry(add)), .catalogs, ada, ada)
    let restore = RestoreCatalogEntry(catalog: .leadSources, code: "radio", reason: "back")
    try row(.catalog(.restoreCatalogEntry(restore)), .catalogs, ada, ada)
    let retire = RetireCatalogEntry(catalog: .leadSources, code: "quiz", reason: "unused")
    try row(.catalog(.retireCatalogEntry(retire)), .catalogs, ada, ada)
    // Documents.
    try scene.startDocument()
    func document(_ command: DocumentCommand) throws {
      try row(.document(command), scene.document, carla, carla)
    }
    try document(.addPage(AddPage(page: page)))
    try scene.play(.document(.addPage(AddPage(page: page))), scene.document, "carla", .claimant)
    try document(.removePage(RemovePage(page: page.id)))
    let share = ShareDocument(recipient: "garage", until: noon.adding(days: 7))
    try document(.shareDocument(share))
    try scene.play(.document(.shareDocument(share)), scene.document, "carla", .claimant)
    try document(
      .shareDocument(ShareDocument(recipient: "garage", until: noon.adding(days: 9))))
    try document(.unshareDocument(UnshareDocument(recipient: "garage")))
    let authorise = AuthoriseDocumentRepresentative(representative: ActorID("dario"))
    try document(.authoriseDocumentRepresentative(authorise))
    try scene.play(
      .document(.authoriseDocumentRepresentative(authorise)), scene.document, "carla", .claimant)
    try document(
      .revokeDocumentRepresentative(
        RevokeDocumentRepresentative(representative: ActorID("dario"))))
    // Reports.
    try scene.startReport()
    let investigate = StartReportInvestigation(assignee: ActorID("hugo"))
    try scene.play(
      .report(.startReportInvestigation(investigate)), scene.report, "ada", .administrator)
    try row(
      .report(.assignReport(AssignReport(assignee: ActorID("hanna")))), scene.report, hugo, hugo)
    try row(.report(.closeReport(CloseReport(reason: "resuelto"))), scene.report, hugo, ada)
    // Accidents.
    try scene.play(
      .accident(.startAccident(StartAccident())), scene.accident, "carla", .claimant)
    try row(
      .accident(.addEvidence(AddEvidence(evidence: AccidentMachine.photo(1)))), scene.accident,
      carla, carla)
    // Properties.
    try scene.registerProperty()
    func property(_ command: PropertyCommand, by undoer: (String, Role)) throws {
      try row(.property(command), scene.property, carla, undoer)
    }
    try property(.addRoom(AddRoom(room: PropertyMachine.room(1))), by: carla)
    try scene.play(
      .property(.addRoom(AddRoom(room: PropertyMachine.room(1)))), scene.property, "carla",
      .claimant)
    try property(.editRoom(EditRoom(room: PropertyMachine.room(1, "Cellar"))), by: carla)
    try property(.removeRoom(RemoveRoom(room: Identifier(high: 0, low: 1))), by: carla)
    let transfer = TransferProperty(owner: ActorID("dario"), reason: "sold")
    try property(.transferProperty(transfer), by: hugo)
    // Quizzes.
    let flow = try #require(QuizFlow.builtIn.first)
    try scene.play(
      .quiz(.startQuiz(StartQuiz(flow: flow.id, version: flow.version))), scene.quiz, "carla",
      .claimant)
    let option = try #require(flow.question(flow.first)?.options.first)
    try row(.quiz(.selectOption(SelectOption(option: option.id))), scene.quiz, carla, carla)
    // Leads.
    try scene.submitLead()
    try row(
      .lead(.disqualifyLead(DisqualifyLead(reason: .noCase))), scene.lead, gina, gina)
    try row(.lead(.loseLead(LoseLead(reason: "otherCounsel"))), scene.lead, gina, gina)
    // Activities.
    let open = ActivityCommand.openActivity(
      OpenActivity(
        subject: ActivitySubject(kind: .report, id: UndoScene.id), title: "Call",
        owner: ActorID("hugo"), due: ClaimSender.later))
    try row(.activity(open), scene.cancelled, hugo, hugo, leadsElsewhere: true)
    try scene.play(.activity(open), scene.activity, "hugo", .handler)
    let reassign = ReassignActivity(owner: ActorID("hanna"), reason: "on leave")
    try row(.activity(.reassignActivity(reassign)), scene.activity, hugo, hugo)
    let postpone = PostponeActivity(due: ClaimSender.later.adding(days: 1), reason: "on leave")
    try row(.activity(.postponeActivity(postpone)), scene.activity, hugo, hugo)
  }

  @Test("takes back what the page lists, and each row of the page is accepted and leads back")
  func everyRow() throws {
    var found: Set<String> = []
    try claimRows(&found)
    try otherRows(&found)
    #expect(found == Set(try Self.table().map { "\($0.0) \($0.1)" }))
  }

  @Test("offers nothing for any command that the page does not list")
  func nothingElse() throws {
    let listed = Set(try Self.table().map { "\($0.0) \($0.1)" })
    var offered = 0
    for seed in [21, 22, 23] as [UInt64] {
      var actions = try RandomActions(seed: seed)
      for step in 0..<400 as Range<UInt64> {
        let command = try actions.next()
        let answer: Answer = try actions.store.send(command)
        let undo = try actions.store.undo(
          of: command.id, by: command.actor, as: command.role,
          id: Identifier(high: 0x0d0, low: step))
        guard let receipt = answer.receipt, !receipt.repeated else { continue }
        guard let undo else { continue }
        offered += 1
        #expect(listed.contains("\(command.command.name) \(undo.command.name)"))
        #expect(undo.stream == command.stream)
        #expect(undo.expectedRevision == receipt.revision)
      }
    }
    #expect(offered > 15)
  }

  @Test("offers nothing for a command that was never accepted")
  func unknown() throws {
    let store = try newStore(InMemoryEventStore())
    _ = try store.send(note(5, on: 7, "refused")) as Answer
    for id in [note(5, on: 7, "").id, Identifier(high: 1, low: 1)] {
      #expect(
        try store.undo(
          of: id, by: ActorID("hugo"), as: .handler, id: Identifier(high: 2, low: 2)) == nil)
    }
  }

  @Test("does not bring back an earlier value over another actor's later work")
  func laterWork() throws {
    let scene = try UndoScene()
    try scene.claim(upTo: .opened)
    let id = try scene.play(
      .claim(.assign(Assign(handler: ActorID("hanna")))), scene.claim, "sara", .supervisor)
    try scene.claim(.addNote(AddNote(text: "I have called them")), "hanna", .handler)
    #expect(
      try scene.store.undo(
        of: id, by: ActorID("sara"), as: .supervisor, id: Identifier(high: 2, low: 2)) == nil)
  }

  @Test("is refused if another sender was quicker, since it expects the stream as it was seen")
  func overtaken() throws {
    let scene = try UndoScene()
    try scene.registerProperty()
    let id = try scene.play(
      .property(.addRoom(AddRoom(room: PropertyMachine.room(1)))), scene.property, "carla",
      .claimant)
    let undo = try #require(
      try scene.store.undo(
        of: id, by: ActorID("carla"), as: .claimant, id: Identifier(high: 2, low: 2)))
    try scene.play(
      .property(.addRoom(AddRoom(room: PropertyMachine.room(2)))), scene.property, "carla",
      .claimant)
    let answer: Answer = try scene.store.send(undo)
    #expect(answer.refused?.reasons.map(\.code) == [.revisionConflict])
  }

  /// The rows of the table in `Specs/Store.md`, "Undo": a command and its opposite.
  private static func table() throws -> [(String, String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Specs/Store.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Undo\n").last)
      .components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      guard cells.count >= 3, cells[0] != "command", !cells[0].hasPrefix("-") else { return nil }
      return (cells[0], cells[1])
    }
  }
}
