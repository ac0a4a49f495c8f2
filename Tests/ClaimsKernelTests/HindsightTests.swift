import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Decisions with hindsight")
struct HindsightTests {
  /// A claim that is approved and paid; then the cover is found to have failed.
  ///
  /// - Parameters:
  ///   - failed: since when it is said to have failed; since it is recorded if nil.
  ///   - covered: the last day of the policy, as a correction has it afterwards; none if nil.
  private func hindsight(failed: String?, coveredUntil covered: String? = nil) throws -> Hindsight {
    let log = InMemoryEventStore()
    let house = try kernel(log, clock: tickingClock().read)
    var script = Script()
    let day = LocalDate("2026-02-01")
    script.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(100), lossDate: day)))
    script.add(
      "carla", .claimant,
      .editDraft(EditDraft(ClaimDetails(policy: Policy(until: LocalDate("2026-12-31"))))))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)),
      effective: "2026-02-10T12:00:00Z")
    script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(100))))
    script.add("hugo", .handler, .approve(Approve(amount: euros(80), reason: "clear")))
    script.add(
      "hugo", .handler,
      .requestPayment(RequestPayment(payment: paymentID(1), amount: euros(80), payee: "Carla")))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .failed)),
      effective: failed)
    if let covered = LocalDate(covered ?? "") {
      script.add(
        "sara", .supervisor,
        .correctFact(
          CorrectFact(
            replaces: 2, details: ClaimDetails(policy: Policy(until: covered)), reason: "misread")))
    }
    for command in script.commands {
      let answer: Answer = try house.send(command)
      #expect(answer.isAccepted, "\(command.command.name): \(answer)")
    }
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    var hindsight = Hindsight()
    try hindsight.run(on: log)
    return hindsight
  }

  @Test("a fact that was true when it was decided, and is known now, speaks against the decision")
  func known() throws {
    let found = try hindsight(failed: "2026-02-20T12:00:00Z")
    #expect((found.decisions, found.refusals, found.wouldBeRefused) == (2, 0, 1))
    #expect(
      found.differences.map(\.explanation) == [
        "accepted then, refused with what is known now: the cover was not confirmed: "
          + "expected a coverage check that passed, found failed"
      ])
  }

  @Test("a correction says what was so when what it replaces was told")
  func corrected() throws {
    let found = try hindsight(failed: nil, coveredUntil: "2026-01-31")
    #expect(
      found.differences.map(\.explanation) == [
        "accepted then, refused with what is known now: the policy was not in force: expected  to "
          + "2026-01-31, found 2026-02-01"
      ])
  }

  @Test("one that became true later does not, nor one before what was true later")
  func later() throws {
    for failed in [nil, "2026-02-05T12:00:00Z"] {
      let found = try hindsight(failed: failed)
      #expect(found.decisions == 2)
      #expect(found.differences == [])
    }
  }

  // MARK: What was refused, and what other streams hold

  /// Claims that are ready to be decided, but for their cover.
  private func reserved(_ claims: ClosedRange<UInt64> = 1...1) -> Script {
    var script = Script()
    for claim in claims {
      script.add(
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "Hail", claimed: euros(100),
            lossDate: LocalDate("2026-02-0\(claim)"))), on: claim)
      script.add("carla", .claimant, .submit(Submit()), on: claim)
      script.add(
        "hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))), on: claim)
      script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(100))), on: claim)
    }
    return script
  }

  private func passed(_ script: inout Script, on claim: UInt64 = 1, effective: String? = nil) {
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed)), on: claim,
      effective: effective)
  }

  /// What hindsight finds in a log of these commands, all of them accepted but so many.
  private func hindsight(of script: Script, refused: Int = 0) throws -> Hindsight {
    let log = InMemoryEventStore()
    let answers = try kernel(log, clock: tickingClock().read).answers(script.commands)
    #expect(
      answers.filter { !$0.isAccepted }.count == refused,
      "\(answers.map(\.reasons).filter { !$0.isEmpty })")
    var hindsight = Hindsight()
    try hindsight.run(on: log)
    return hindsight
  }

  @Test("what was refused for want of a fact that was true already would be accepted")
  func refused() throws {
    for (effective, expected) in [("2026-02-20T12:00:00Z", 1), (nil, 0)] {
      var script = reserved()
      script.add(
        "hugo", .handler, .approve(Approve(amount: euros(80), reason: "clear")), expected: 5)
      // Too much, too, which no check mends; and by who had not seen the reserve.
      script.add("hugo", .handler, .approve(Approve(amount: euros(101))))
      script.add("hugo", .handler, .approve(Approve(amount: euros(80))), expected: 4)
      passed(&script, effective: effective)
      script.add("hugo", .handler, .approve(Approve(amount: euros(80))), expected: 6)
      let found = try hindsight(of: script, refused: 3)
      #expect((found.decisions, found.refusals) == (1, 3))
      #expect((found.wouldBeAccepted, found.wouldBeRefused) == (expected, 0))
      #expect(found.differences.count == expected)
    }
  }

  @Test("why it was refused is told in both languages")
  func words() throws {
    var script = reserved()
    script.add("hugo", .handler, .approve(Approve(amount: euros(80), reason: "clear")))
    passed(&script, effective: "2026-02-20T12:00:00Z")
    let difference = try #require(try hindsight(of: script, refused: 1).differences.first)
    #expect(
      difference.wording.en
        == "refused then, accepted with what is known now; then because the cover was not confirmed: "
        + "expected a coverage check that passed, found unspecified")
    #expect(
      difference.wording.es.hasPrefix(
        "se rechazó entonces, se acepta con lo que ahora se sabe; entonces porque "))
  }

  @Test("a policy that is named late for another claim uses up its limit for this one")
  func neighbours() throws {
    let policy = ConfirmPolicy(
      policy: Policy(reference: "P-1", aggregateLimit: euros(150)), source: "policies")
    for (effective, expected) in [("2026-02-20T12:00:00Z", 1), (nil, 0)] {
      var script = reserved(1...2)
      for claim in 1...2 as ClosedRange<UInt64> { passed(&script, on: claim) }
      script.add("hugo", .handler, .confirmPolicy(policy), on: 2)
      script.add("hugo", .handler, .approve(Approve(amount: euros(100))))
      script.add("hugo", .handler, .approve(Approve(amount: euros(100))), on: 2)
      script.add("hugo", .handler, .confirmPolicy(policy), effective: effective)
      let found = try hindsight(of: script)
      #expect(found.differences.map(\.stream) == (expected == 0 ? [] : [.claim(claimID(2))]))
      #expect((found.wouldBeAccepted, found.wouldBeRefused) == (0, expected))
    }
  }

  @Test("what is said late of a document that the claim rests on, its review aside")
  func documents() throws {
    for (effective, expected) in [("2026-02-20T12:00:00Z", 1), (nil, 0)] {
      var script = reserved()
      passed(&script)
      script.administer(
        "vera",
        .registerActor(RegisterActor(actor: ActorID("vera"), name: "Vera", roles: [.verifier])))
      let passport = Identifier(high: 0xd0c, low: 1)
      func paper(
        _ actor: String, _ role: Role, _ command: DocumentCommand, effective: String? = nil
      ) {
        script.commands.append(
          CommandEnvelope(
            id: Identifier(high: 0xd0d, low: UInt64(script.commands.count)), actor: ActorID(actor),
            role: role, stream: StreamID(.document, passport), command: .document(command),
            effective: effective.flatMap { Instant($0) }))
      }
      let page = DocumentPage(
        id: Identifier(high: 0xbab, low: 1), name: "page.pdf", mime: "application/pdf",
        bytes: 1_000, sha256: [UInt8](repeating: 7, count: 32), url: "blobs/1")
      paper(
        "carla", .claimant,
        .startDocument(
          StartDocument(
            details: DocumentDetails(
              type: "id", title: "Passport", validUntil: LocalDate("2036-01-31")))))
      paper("carla", .claimant, .addPage(AddPage(page: page)))
      paper("carla", .claimant, .submitDocument(SubmitDocument()))
      paper("vera", .verifier, .verifyDocument(VerifyDocument()))
      script.add("carla", .claimant, .referenceDocument(ReferenceDocument(document: passport)))
      script.add("hugo", .handler, .approve(Approve(amount: euros(80))))
      paper("vera", .verifier, .revokeDocument(RevokeDocument(reason: "misread")))
      paper(
        "carla", .claimant,
        .editDocument(EditDocument(details: DocumentDetails(validUntil: LocalDate("2026-01-31")))),
        effective: effective)
      let found = try hindsight(of: script)
      #expect(found.wouldBeRefused == expected)
      #expect(found.differences.allSatisfy { $0.explanation.contains("expired") })
    }
  }
}
