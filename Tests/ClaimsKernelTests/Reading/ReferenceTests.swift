import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// Whoever names a stream that is not theirs learns as much as if it did not exist.
@Suite("References to what is not the sender's")
struct ReferenceTests {
  private static let missing: UInt64 = 0xff
  private static let dario: UInt64 = 0x0d
  private static let asked: UInt64 = 0x2c

  private static func id(_ category: Category, _ number: UInt64) -> Identifier {
    Identifier(high: UInt64(category.number) << 32, low: number)
  }

  /// A log in which Dario and Carla have one stream of each kind.
  private func kernel() throws -> ClaimsKernel<InMemoryEventStore> {
    var house = try House(
      InMemoryEventStore(), ControlledClock(try #require(Instant("2026-03-02T09:00:00Z"))))
    for (name, number) in [("carla", UInt64(0x0c)), ("dario", Self.dario)] {
      func begin(_ command: DomainCommand) throws {
        let category = command.category
        let answer = try house.send(
          name, .claimant, command, to: StreamID(category, Self.id(category, number)))
        #expect(answer.isAccepted, "\(answer)")
      }
      let day = LocalDate("2026-02-28")
      try begin(
        .claim(
          .openDraft(OpenDraft(type: .auto, title: "T", claimed: euros(900), lossDate: day))))
      try begin(
        .document(
          .startDocument(StartDocument(details: DocumentDetails(type: "invoice", title: "T")))))
      try begin(.report(.startReport(StartReport())))
      try begin(.accident(.startAccident(StartAccident())))
      let address = PropertyAddress(street: "S 1", city: "C")
      try begin(
        .property(
          .registerProperty(
            RegisterProperty(
              details: PropertyDetails(title: "T", address: address, kind: .house)))))
      try begin(.quiz(.startQuiz(StartQuiz(flow: "case_review", version: 1))))
      try begin(.lead(.startLead(StartLead(details: LeadDetails(name: "T")))))
    }
    // One more of Carla's, about which something is asked.
    let asked = Self.id(.claim, Self.asked)
    for (name, role, command) in [
      (
        "carla", Role.claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "T", claimed: euros(900), lossDate: LocalDate("2026-02-28")))
      ), ("carla", .claimant, .submit(Submit())),
      ("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo")))),
      (
        "hugo", .handler,
        .requestInfo(
          RequestInfo(items: ["invoice"], due: try #require(Instant("2026-04-02T09:00:00Z"))))
      ),
    ] as [(String, Role, ClaimCommand)] {
      let answer = try house.send(name, role, .claim(command), to: StreamID(.claim, asked))
      #expect(answer.isAccepted, "\(answer)")
    }
    return house.kernel
  }

  /// Commands of Carla's that name a stream of this number in its category.
  private static func commands(naming number: UInt64) -> [DomainCommand] {
    func named(_ category: Category) -> Identifier { id(category, number) }
    func draft(_ change: (inout OpenDraft) -> Void) -> DomainCommand {
      var open = OpenDraft(type: .auto, title: "T", claimed: euros(900))
      open.lossDate = LocalDate("2026-02-28")
      change(&open)
      return .claim(.openDraft(open))
    }
    return [
      draft { $0.related = named(.claim) }, draft { $0.origin = named(.accident) },
      draft { $0.origin = named(.report) }, draft { $0.origin = named(.lead) },
      .claim(.editDraft(EditDraft(ClaimDetails(property: named(.property))))),
      .claim(.provideInfo(ProvideInfo(item: "invoice", document: named(.document)))),
      .claim(.referenceDocument(ReferenceDocument(document: named(.document)))),
      .document(
        .startDocument(
          StartDocument(
            details: DocumentDetails(type: "id", title: "T"), supersedes: named(.document)))),
      .document(.renewDocument(RenewDocument(successor: named(.document)))),
      .lead(.startLead(StartLead(details: LeadDetails(name: "T", quiz: named(.quiz))))),
      .lead(.editLead(EditLead(details: LeadDetails(quiz: named(.quiz))))),
    ]
  }

  @Test("are answered as those to nothing", arguments: commands(naming: 0).indices)
  func answers(place: Int) throws {
    let kernel = try kernel()
    let told = try [Self.dario, Self.missing].map { number in
      let command = Self.commands(naming: number)[place]
      let streams: [String: UInt64] = [
        "openDraft": 0x1c, "startDocument": 0x1c, "startLead": 0x1c, "provideInfo": Self.asked,
      ]
      return try answer(
        of: kernel, to: command, on: streams["\(command.name)"] ?? 0x0c, naming: number, "carla",
        .claimant)
    }
    #expect(told[0] == told[1])
    #expect(!told[0].isEmpty)
  }

  @Test("an agent who begins a document of somebody's learns nothing of their others")
  func agents() throws {
    let kernel = try kernel()
    let told = try [Self.dario, Self.missing].map { number in
      try answer(
        of: kernel,
        to: .document(
          .startDocument(
            StartDocument(
              owner: ActorID("dario"), details: DocumentDetails(type: "id", title: "T"),
              supersedes: Self.id(.document, number)))),
        on: 0x1c, naming: number, "agnes", .agent)
    }
    #expect(told[0] == told[1])
    #expect(!told[0].isEmpty)
  }

  @Test("an agent learns nothing of claims in which they represent nobody")
  func claimsOfOthers() throws {
    let kernel = try kernel()
    func told(naming number: UInt64) throws -> [[String]] {
      let open = OpenDraft(
        type: .auto, title: "T", claimed: euros(900), claimant: ActorID("carla"),
        related: Self.id(.claim, number))
      return [
        try answer(
          of: kernel, to: .claim(.openDraft(open)), on: 0x1c, naming: number, "agnes", .agent),
        try answer(
          of: kernel, to: .claim(.addNote(AddNote(text: "T"))), on: number, naming: number, "agnes",
          .agent),
      ]
    }
    let answers = try told(naming: Self.dario)
    #expect(answers == (try told(naming: Self.missing)))
    #expect(answers.allSatisfy { !$0.isEmpty })
  }

  @Test("a handler who sees their own claims alone finds no other to be the original")
  func originals() throws {
    let scene = try BoardScene.whole()
    var rules = ClaimRules.builtIn
    for (assignedOnly, isForeign) in [(true, true), (false, false)] {
      rules.assignedOnly = assignedOnly
      var logState = try scene.logState
      logState.apply(
        .rules(.rulesSet(RulesSet(rules: rules))), to: .rules, recorded: BoardScene.time)
      let snapshot = try #require(logState.claims[claimID(1)])
      let facts = logState.relatedFacts(
        of: .markDuplicate(MarkDuplicate(original: claimID(2))), on: snapshot, claimID(1),
        by: ActorInRole(ActorID("hanna"), as: .handler), at: BoardScene.time)
      #expect(facts.isOriginalForeign == isForeign)
      #expect(facts.original != nil)
    }
  }

  @Test("an imported conversion of a lead makes nobody a representative")
  func imported() throws {
    let logState = try BoardScene.whole().logState
    let convert = LeadCommand.convertLead(
      ConvertLead(claim: claimID(9), type: .property, title: "Bite", claimed: euros(100)))
    for (isImported, expected) in [(true, nil), (false, ActorID("agnes"))] {
      var scene = DecisionScene(
        stream: StreamID(.lead, Identifier(high: 0x1ead, low: 2)),
        sender: ActorInRole(ActorID("agnes"), as: .agent), time: BoardScene.time,
        logState: logState)
      scene.isImported = isImported
      let effect = LeadDecider.sideEffect(of: convert, on: Lead(), in: scene)
      guard case .claim(.claimDrafted(let drafted))? = effect?.events.first else {
        Issue.record("no claim")
        continue
      }
      #expect(drafted.representative == expected)
    }
  }

  private func answer(
    of kernel: ClaimsKernel<InMemoryEventStore>, to command: DomainCommand, on stream: UInt64,
    naming number: UInt64, _ name: String, _ role: Role
  ) throws -> [String] {
    let forecast: Forecast = try kernel.forecast(
      CommandEnvelope(
        id: Identifier(high: 0x3d, low: 1), actor: ActorID(name), role: role,
        stream: StreamID(command.category, Self.id(command.category, stream)), command: command))
    return forecast.reasons.map { reason in
      var text = "\(reason)"
      for category: Category in [.claim, .document, .report, .accident, .property, .quiz, .lead] {
        text.replace(Self.id(category, number).text, with: "ID")
      }
      return text
    }
  }
}
