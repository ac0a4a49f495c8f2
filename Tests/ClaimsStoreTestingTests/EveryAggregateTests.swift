import ClaimsDomain
import ClaimsKernel
import ClaimsStoreTesting
import EventSourcing
import Testing

@Suite("The test store and every aggregate")
struct EveryAggregateTests {
  static let stream = Identifier(high: 0xa99, low: 1)

  /// The first command to each kind of stream, one that it says of it, and what that brings.
  static let cases: [AggregateCase] = [
    AggregateCase("claim", by: "carla", .claimant, .claim(stream), draft().command) {
      $0.claim(stream) { $0.title = "Else" }
    },
    AggregateCase(
      "document", by: "carla", .claimant, .document(stream),
      .document(.startDocument(StartDocument(details: DocumentDetails(type: "policeReport"))))
    ) { $0.document(stream) { $0.title = "Else" } },
    AggregateCase(
      "report", by: "carla", .claimant, .report(stream), .report(.startReport(StartReport()))
    ) { $0.report(stream) { $0.number = 7 } },
    AggregateCase(
      "accident", by: "carla", .claimant, .accident(stream),
      .accident(.startAccident(StartAccident()))
    ) { $0.accident(stream) { $0.status = .none } },
    AggregateCase(
      "property", by: "carla", .claimant, .property(stream),
      .property(
        .registerProperty(
          RegisterProperty(
            owner: ActorID("carla"),
            details: PropertyDetails(
              title: "Home",
              address: PropertyAddress(
                street: "1 Main Street", city: "Springfield", state: "IL", zip: "62701",
                country: "US"), kind: .house))))
    ) { $0.property(stream) { $0.status = .none } },
    AggregateCase(
      "quiz", by: "carla", .claimant, .quiz(stream),
      .quiz(.startQuiz(StartQuiz(flow: "case_review", version: 1)))
    ) { $0.quiz(stream) { $0.flow = "else" } },
    AggregateCase(
      "lead", by: "carla", .claimant, .lead(stream), .lead(.startLead(StartLead()))
    ) { $0.lead(stream) { $0.lossReason = "else" } },
    AggregateCase(
      "activity", by: "ada", .administrator, .activity(stream),
      .activity(
        .openActivity(
          OpenActivity(
            subject: ActivitySubject(kind: .claim, id: draft(9).stream.id), title: "Call",
            owner: ActorID("ada"),
            due: Instant(nanoseconds: 4_000_000_000_000_000_000))))
    ) { $0.activity(stream) { $0.title = "Else" } },
    AggregateCase(
      "rules", by: "ada", .administrator, .rules,
      .rules(.setRules(SetRules(rules: changedRules, reason: "less")))
    ) { $0.rules { _ in } },
    AggregateCase(
      "catalogs", by: "ada", .administrator, .catalogs,
      .catalog(
        .retireCatalogEntry(
          RetireCatalogEntry(catalog: .impacts, code: "ninguno", reason: "unused")))
    ) { $0.catalogs { _ in } },
  ]

  private static var changedRules: ClaimRules {
    var rules = ClaimRules()
    rules.attachmentBytes = 5
    return rules
  }

  @Test(
    "what happens in any kind of stream is to be stated, and what is stated is compared",
    arguments: cases)
  func everyKind(_ example: AggregateCase) throws {
    let test = try TestStore(given: people + [draft(9)])
    let failure = #expect(throws: TestStoreFailure.self) {
      try test.send(example.command, events: [])
    }
    let findings = failure?.findings ?? []
    #expect(findings.contains { $0.hasSuffix(" was left out") && $0.hasPrefix("  1  ") })
    #expect(findings.contains { $0.hasPrefix("changes of ") && $0.contains(example.name) })
    #expect(findings.contains { $0.contains(" → ") && $0.hasSuffix(" was left out") })
    #expect(throws: TestStoreFailure.self) {
      try test.received(in: example.command.stream, [], changes: example.wrongly)
    }
  }

  @Test("so is what happens to an actor in the register")
  func register() throws {
    let test = try TestStore(given: people)
    let zoe = ActorID("zoe")
    let command = ClaimsStoreTestingTests.register("zoe", .payer)
    try test.send(
      command,
      events: [
        .actor(
          .actorRegistered(ActorRegistered(actor: zoe, name: "zoe", roles: [.payer])))
      ]
    ) {
      $0.actor(zoe) { actor in
        actor.status = .active
        actor.id = zoe
        actor.name = "zoe"
        actor.roles = [.payer]
      }
    }
    try test.finish()
  }
}

struct AggregateCase: Sendable, CustomTestStringConvertible {
  let name: String
  let command: CommandEnvelope
  let wrongly: @Sendable (inout ExpectedState) -> Void

  init(
    _ name: String, by actor: String, _ role: Role, _ stream: StreamID, _ command: DomainCommand,
    wrongly: @escaping @Sendable (inout ExpectedState) -> Void
  ) {
    self.name = name
    self.command = CommandEnvelope(
      id: Identifier(high: 0xa99, low: 2), actor: ActorID(actor), role: role, stream: stream,
      command: command)
    self.wrongly = wrongly
  }

  var testDescription: String { name }
}
