import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing
import WriteAheadLog

@Suite("FHIR imports")
struct FHIRImportTests {
  private let folder: TemporaryFolder
  private let log: WriteAheadLog
  private let kernel: ClaimsKernel<WriteAheadLog>
  private let admin = ActorID("Ada")

  init() throws {
    folder = try TemporaryFolder()
    log = try WriteAheadLog.open(folder.path())
    kernel = try ClaimsKernel(log, clock: tickingClock().read)
  }

  private func paid(_ amount: String, of benefit: String) -> String {
    let items = [
      FHIRSample.adjudicated(1, ["benefit": benefit]), FHIRSample.adjudicated(2, ["benefit": "0"]),
    ]
    return FHIRSample.response(
      ", \"item\": [\(items.joined(separator: ","))], \"payment\": {\"date\": \"2024-03-20\", "
        + "\"amount\": \(FHIRSample.usd(amount))}")
  }

  private func claim(_ name: String = "Claim/c1") throws -> Claim? {
    let id = Identifier(derivedFrom: "import", "fhir", name)
    return try kernel.query { $0.claims[id]?.claim }
  }

  private func entries() throws -> [Entry] {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      entries.append(entry)
      return true
    }
    return entries
  }

  private func expectAuditAgrees() throws {
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences.isEmpty)
  }

  @Test("people and rules come first, then claims with their times and who imported them")
  func whole() throws {
    let input = try fhirInput(FHIRSample.claim(), paid("90", of: "90"))
    let prepared = try kernel.prepare(input, by: admin)
    #expect(prepared.obstacle == nil)
    #expect(prepared.stops.isEmpty)
    #expect((prepared.people, prepared.rules) == (3, 2))
    #expect(prepared.claims.values.map(\.status) == [.settled])
    #expect(log.head.position == .start)
    #expect(try kernel.send(inBulk: prepared.commands).written == 17)
    let commands = try entries().map { try CommandEnvelope($0.command) }
    #expect(commands.dropFirst(5).allSatisfy { $0.importedBy == admin })
    let register = try kernel.query { $0.actors }
    #expect(register[ActorID("Organization/1")]?.name == "Dr Ode")
    #expect(register.roles(of: ActorID("Organization/9")) == [.handler, .payer])
    let claim = try #require(try claim())
    #expect((claim.status, claim.paid, claim.isPartial) == (.settled, usDollars(9000), true))
    #expect(claim.file.parts.compactMap { $0.lineItem?.status } == [.passed, .rejected])
    try expectAuditAgrees()
  }

  @Test("a second time, and after any interruption, only what is missing is written")
  func again() throws {
    let input = try fhirInput(FHIRSample.claim(), paid("90", of: "90"))
    let all = try kernel.prepare(input, by: admin).commands
    for count in 1...all.count {
      let prepared = try kernel.prepare(input, by: admin)
      #expect(prepared.obstacle == nil)
      #expect(prepared.stops.isEmpty)
      #expect(try kernel.send(inBulk: all.prefix(count)).written == 1)
    }
    let again = try kernel.prepare(input, by: admin)
    #expect(try kernel.send(inBulk: again.commands).written == 0)
    #expect(try entries().map(\.command.id) == all.map(\.id))
  }

  @Test(
    "a claim that an explanation of benefit brings is brought whole, also after an interruption")
  func carried() throws {
    let input = try fhirInput(FHIRSample.explanation())
    let all = try kernel.prepare(input, by: admin).commands
    for count in 1...all.count {
      #expect(try kernel.prepare(input, by: admin).stops.isEmpty)
      #expect(try kernel.send(inBulk: all.prefix(count)).written == 1)
    }
    let again = try kernel.prepare(input, by: admin)
    #expect(again.commands.map(\.id) == all.dropFirst(3).map(\.id))
    #expect(try kernel.send(inBulk: again.commands).written == 0)
    #expect(try claim()?.status == .settled)
    // The Claim itself comes too late: the log has it.
    let late = try kernel.prepare(try fhirInput(FHIRSample.claim()), by: admin)
    #expect(late.stops[0]?.refusal.reasons.map(\.code) == [.idTaken])
  }

  @Test("what breaks a money rule stops its resource there, and nothing else")
  func stops() throws {
    let input = try fhirInput(
      FHIRSample.claim(), FHIRSample.claim("c2"), paid("136", of: "136"),
      paid("120", of: "100").replacing("\"r1\"", with: "\"r2\"")
        .replacing("Claim/c1", with: "Claim/c2"))
    let prepared = try kernel.prepare(input, by: admin)
    #expect(prepared.obstacle == nil)
    #expect(prepared.stops.keys.sorted() == [2, 3])
    let (over, unapproved) = (prepared.stops[2], prepared.stops[3])
    #expect(over?.command.command.name.description == "approve")
    #expect(over?.refusal.reasons.map(\.code) == [.amountExceedsClaimed])
    #expect(over?.taken == 3)
    #expect(unapproved?.command.command.name.description == "requestPayment")
    #expect(
      unapproved?.refusal.reasons.map(\.code) == [.amountExceedsApproved, .amountExceedsReserve])
    #expect(try kernel.send(inBulk: prepared.commands).refusal == nil)
    #expect(try claim()?.status == .open)
    #expect(try claim("Claim/c2")?.status == .partiallyApproved)
    #expect(try entries().allSatisfy { !$0.events.isEmpty })
    let again = try kernel.prepare(input, by: admin)
    #expect(try kernel.send(inBulk: again.commands).written == 0)
    #expect(again.stops.keys.sorted() == [2, 3])
    try expectAuditAgrees()
  }

  @Test("an answer finds its claim in the log, left there by an earlier import")
  func later() throws {
    let first = try kernel.prepare(try fhirInput(FHIRSample.claim()), by: admin)
    _ = try kernel.send(inBulk: first.commands)
    #expect(try claim()?.status == .submitted)
    let answer = try fhirInput(paid("90", of: "90"))
    let second = try kernel.prepare(answer, by: admin)
    #expect(second.stops.isEmpty)
    _ = try kernel.send(inBulk: second.commands)
    #expect(try claim()?.status == .settled)
    #expect(
      try claim()?.file.parts.compactMap { $0.lineItem?.approved } == [
        usDollars(9000), usDollars(0),
      ])
    let third = try kernel.prepare(answer, by: admin)
    #expect(try kernel.send(inBulk: third.commands).written == 0)
    try expectAuditAgrees()
  }

  @Test("a decision whose claim was left out is left out, and both come in once it is corrected")
  func corrected() throws {
    let first = try kernel.prepare(
      try fhirInput(FHIRSample.claim(type: "dreams"), FHIRSample.explanation()), by: admin)
    #expect(first.commands.isEmpty)
    #expect(
      first.plan.omissions["ExplanationOfBenefit/e1"]?
        .hasPrefix("claim: Claim/c1 is left out: type: expected professional") == true)
    let second = try kernel.prepare(
      try fhirInput(FHIRSample.claim(), FHIRSample.explanation()), by: admin)
    #expect(second.stops.isEmpty)
    _ = try kernel.send(inBulk: second.commands)
    #expect(try claim()?.status == .settled)
  }

  @Test("more items than a decision can hold are notes, and what is decided of them, too")
  func manyItems() throws {
    func items(_ count: Int, _ more: String) -> String {
      (1...count).map {
        "{\"sequence\": \($0), \"itemSequence\": \($0), \"productOrService\": {\"text\": \"a\"}, \(more)}"
      }.joined(separator: ",")
    }
    let benefit = FHIRSample.adjudicated(1, ["benefit": "1"]).split(separator: "1, ", maxSplits: 1)[
      1]
    for (count, lines) in [(2000, 2000), (2001, 0)] {
      let prepared = try kernel.prepare(
        try fhirInput(
          FHIRSample.claim("n\(count)", items: items(count, "\"net\": \(FHIRSample.usd("2"))")),
          FHIRSample.response(
            id: "a\(count)", request: "{\"reference\": \"Claim/n\(count)\"}",
            ", \"item\": [\(items(count, String(benefit.dropLast())))]")), by: admin)
      #expect(prepared.stops.isEmpty)
      let approved = prepared.claims.values.map(\.approved)
      #expect(approved == [usDollars(Int64(count) * 100)])
      let verbs = prepared.plan.verbs
      #expect(verbs.count { $0 == "addPart" } == lines)
      #expect(verbs.count { $0 == "addNote" } == (count - lines) * 2)
    }
  }

  @Test("a preauthorisation without prices is written as a draft")
  func unpriced() throws {
    let prepared = try kernel.prepare(
      try fhirInput(
        FHIRSample.claim(use: "preauthorization", items: FHIRSample.item(1, "G0154")),
        FHIRSample.response(", \"disposition\": \"Certified in total\"")), by: admin)
    #expect(prepared.stops.isEmpty)
    _ = try kernel.send(inBulk: prepared.commands)
    let claim = try #require(try claim())
    #expect((claim.status, claim.file.details.use) == (.draft, .preauthorisation))
    #expect(claim.file.parts.compactMap(\.lineItem?.code) == ["G0154"])
    let again = try kernel.prepare(
      try fhirInput(FHIRSample.response(", \"disposition\": \"Certified in total\"")), by: admin)
    #expect(try kernel.send(inBulk: again.commands).written == 0)
  }

  @Test("a claim that is refused at its first command is left out, and so is what answers it")
  func withoutClaim() throws {
    let future = FHIRSample.claim(created: "2199-01-01")
    let prepared = try kernel.prepare(
      try fhirInput(future, FHIRSample.response(outcome: "queued", created: "2024-03-09")),
      by: admin)
    #expect(prepared.stops.keys.sorted() == [0])
    #expect(prepared.stops[0]?.refusal.reasons.map(\.code) == [.effectiveInFuture])
    #expect(prepared.stops[0]?.isLeftOut == true)
    #expect(
      prepared.plan.omissions["ClaimResponse/r1"]?
        .hasPrefix("request: Claim/c1 is left out: openDraft is refused: the effective time")
        == true)
    #expect(prepared.claims.isEmpty)
    #expect(prepared.commands.isEmpty)
  }

  @Test("whoever acts only in what is left out is not registered, and sets no rules")
  func peopleOfOmissions() throws {
    let secret = FHIRSample.claim(created: "2224-03-05")
      .replacing("Organization/1", with: "Organization/2")
      .replacing("Dr Ode", with: "Dr Secret")
    let tooEarly = FHIRSample.response(
      created: "2224-03-09", request: "{\"reference\": \"Claim/c2\"}")
    let prepared = try kernel.prepare(
      try fhirInput(secret, FHIRSample.claim("c2"), tooEarly), by: admin)
    #expect(prepared.stops.keys.sorted() == [0, 2])
    #expect(prepared.stops.values.allSatisfy { $0.isLeftOut })
    #expect((prepared.people, prepared.rules) == (2, 0))
    _ = try kernel.send(inBulk: prepared.commands)
    #expect(try kernel.query { $0.actors.actors.map(\.id.text) } == ["Ada", "Organization/1"])
    #expect(try claim("Claim/c2")?.status == .submitted)
  }

  @Test(
    "what opens a claim and is refused half-way is left out whole, and comes in once corrected",
    arguments: [FHIRInput.Kind.claim, .explanationOfBenefit])
  func halfWay(kind: FHIRInput.Kind) throws {
    func opening(_ more: String = "") -> String {
      kind == .claim
        ? FHIRSample.claim(more: more) : FHIRSample.explanation(outcome: "queued", more)
    }
    // Its last command but one has more than a command may have.
    let text = String(repeating: "x", count: CommandEnvelope.payloadLimit)
    let broken = opening(
      ", \"supportingInfo\": [{\"sequence\": 1, \"valueString\": \"\(text)\"}]")
    let input = try fhirInput(broken, paid("90", of: "90"), FHIRSample.claim("c2"))
    let first = try kernel.prepare(input, by: admin)
    #expect(first.stops.keys.sorted() == [0])
    #expect((first.stops[0]?.taken ?? 0) > 0)
    #expect(first.stops[0]?.isLeftOut == true)
    #expect(
      first.plan.omissions["ClaimResponse/r1"]?
        .hasPrefix("request: \(first.plan.resources[0].name) is left out: ") == true)
    _ = try kernel.send(inBulk: first.commands)
    #expect(try claim() == nil)
    #expect(try claim("Claim/c2")?.status == .submitted)
    let second = try kernel.prepare(
      try fhirInput(opening(), paid("90", of: "90"), FHIRSample.claim("c2")), by: admin)
    #expect(second.stops.isEmpty)
    _ = try kernel.send(inBulk: second.commands)
    #expect(try claim()?.status == .settled)
    try expectAuditAgrees()
  }

  @Test("a claim that the log holds with other content is left out, and told so")
  func heldOtherwise() throws {
    let first = try kernel.prepare(try fhirInput(FHIRSample.claim()), by: admin)
    // As after an interruption.
    _ = try kernel.send(inBulk: first.commands.dropLast(2))
    let changed = try kernel.prepare(
      try fhirInput(FHIRSample.claim(created: "2024-03-06")), by: admin)
    #expect(changed.commands.isEmpty)
    #expect(changed.stops[0]?.isLeftOut == true)
    #expect(
      changed.stops[0]?.wording.en
        == "the log holds it with other content, and nothing that is written is replaced: "
        + "change the claim by commands, or import this one under another --source")
    // What was begun goes on as it was.
    let rest = try kernel.prepare(try fhirInput(FHIRSample.claim()), by: admin)
    #expect(try kernel.send(inBulk: rest.commands).written == 2)
    #expect(try claim()?.status == .submitted)
  }

  @Test("an actor who is no administrator imports nothing")
  func stranger() throws {
    let first = try kernel.prepare(try fhirInput(FHIRSample.claim()), by: admin)
    _ = try kernel.send(inBulk: first.commands)
    let before = log.head.position
    let eve = try kernel.prepare(try fhirInput(paid("90", of: "90")), by: ActorID("Eve"))
    #expect(eve.obstacle?.refusal.reasons.map(\.code) == [.notAuthorised])
    #expect(eve.commands.allSatisfy { $0.importedBy.isEmpty })
    #expect(log.head.position == before)
  }
}
