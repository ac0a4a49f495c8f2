import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Notes, corrections, reports and representatives")
struct ClaimRecordTests {
  private static let handled = ClaimDetails(parties: [
    Party(role: .payee, actor: ActorID("hilda"))
  ])

  private static let erased: ClaimEvent = .personalDataErased(
    PersonalDataErased(reason: "asked for", at: noon))

  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K47", .erasePersonalData(ErasePersonalData(reason: "asked for")),
      on: claim(.closed) { $0.closedAt = Instant("2026-02-01T12:00:00Z") }, by: .ada,
      under: .with { $0.retentionDays = 1 }, beside: .with { $0.retention.sealsTexts = true },
      to: .erased, erased),
    ClaimVector(
      "K47", .erasePersonalData(ErasePersonalData(reason: "asked for")),
      on: claim(.voided) { $0.closedAt = Instant("2026-02-01T12:00:00Z") }, by: .ada,
      under: .with { $0.retentionDays = 0 }, beside: .with { $0.retention.sealsTexts = true },
      to: .erased, erased),
    ClaimVector(
      "K43", .addNote(AddNote(text: "called")), on: claim(.closed), by: .carla,
      .noteAdded(NoteAdded(text: "called"))),
    ClaimVector(
      "K43a",
      .recordCommunication(
        RecordCommunication(channel: "mail", with: "Carla", text: "When?", inbound: true)),
      on: claim(.draft), by: .ada,
      .communicationRecorded(
        CommunicationRecorded(channel: "mail", with: "Carla", text: "When?", inbound: true))),
    // Only what differs is corrected.
    ClaimVector(
      "K44",
      .correctFact(
        CorrectFact(
          replaces: 2,
          details: ClaimDetails(title: "Rear-end", lossDate: LocalDate("2026-02-27")),
          reason: "misheard")),
      on: claim(.closed), by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
      .factCorrected(
        FactCorrected(
          replaces: 2, details: ClaimDetails(lossDate: LocalDate("2026-02-27")),
          reason: "misheard"))),
    // Corrections can be corrected.
    // Nobody else can be given a closed claim: whoever handled it may be found to be a party.
    ClaimVector(
      "K44",
      .correctFact(CorrectFact(replaces: 2, details: handled, reason: "found out")),
      on: claim(.closed) { $0.handler = ActorID("hilda") }, by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
      .factCorrected(FactCorrected(replaces: 2, details: handled, reason: "found out"))),
    ClaimVector(
      "K44",
      .correctFact(
        CorrectFact(replaces: 9, details: ClaimDetails(cause: "ice"), reason: "typing error")),
      on: claim(.submitted), by: .ada,
      beside: .with { ($0.cited, $0.citedFields) = (.factCorrected, .all) },
      .factCorrected(
        FactCorrected(replaces: 9, details: ClaimDetails(cause: "ice"), reason: "typing error"))),
    ClaimVector(
      "K44",
      .correctFact(
        CorrectFact(
          replaces: 2, details: ClaimDetails(policy: Policy(limit: euros(4))), reason: "misread")),
      on: ClaimInquiryTests.granted(.settled), by: .sara,
      beside: .with { ($0.cited, $0.citedFields) = (.claimDetailsEdited, .all) },
      .factCorrected(
        FactCorrected(
          replaces: 2, details: ClaimDetails(policy: Policy(limit: euros(4))), reason: "misread")),
      .reviewRaised(
        ReviewRaised(
          review: 1,
          reason: "the approval of 2026-03-01T12:00:00.000000000Z would now be refused: "
            + "policyLimitExceeded", ofDecision: true))),
    ClaimVector(
      "K46", .generateReport(GenerateReport(kind: "state", asOf: noon)), on: claim(.submitted),
      by: .clock, .reportGenerated(ReportGenerated(kind: "state", asOf: noon))),
    ClaimVector(
      "K51",
      .authoriseRepresentative(
        AuthoriseRepresentative(representative: ActorID("rolf"), capacity: "counsel")),
      on: claim(.settled), by: .carla,
      .representativeAuthorised(
        RepresentativeAuthorised(
          representative: ActorID("rolf"), capacity: "counsel", awaitsAcceptance: true))),
    // Their claimant may have no account.
    ClaimVector(
      "K51",
      .authoriseRepresentative(
        AuthoriseRepresentative(representative: ActorID("gina"), capacity: "counsel")),
      on: claim(.open) { $0.claimant = ActorID() }, by: .sara,
      .representativeAuthorised(
        RepresentativeAuthorised(
          representative: ActorID("gina"), capacity: "counsel", awaitsAcceptance: true))),
    ClaimVector(
      "K51a", .acceptRepresentation(AcceptRepresentation()),
      on: claim(.open) { $0.file.invitedRepresentatives = [ActorID("ralf"), ActorID("rolf")] },
      by: ClaimSender("rolf", .agent), beside: .with { $0.namedRoles = [.agent] },
      .representationAccepted(RepresentationAccepted(representative: ActorID("rolf")))),
    ClaimVector(
      "K52",
      .revokeRepresentative(RevokeRepresentative(representative: ActorID("rolf"))),
      on: claim(.open) { $0.file.representatives = [ActorID("rolf")] }, by: .carla,
      .representativeRevoked(RepresentativeRevoked(representative: ActorID("rolf")))),
    ClaimVector(
      "K52", .revokeRepresentative(RevokeRepresentative(representative: ActorID("rolf"))),
      on: claim(.open) { $0.file.representatives = [ActorID("rolf")] },
      by: ClaimSender("rolf", .claimant),
      .representativeRevoked(RepresentativeRevoked(representative: ActorID("rolf")))),
    ClaimVector(
      "K52",
      .revokeRepresentative(
        RevokeRepresentative(representative: ActorID("rolf"), reason: "struck off")),
      on: claim(.open) { $0.file.representatives = [ActorID("rolf")] }, by: .sara,
      .representativeRevoked(
        RepresentativeRevoked(representative: ActorID("rolf"), reason: "struck off"))),
  ]

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test(
    "a representative acts for the claimant from accepting until being revoked",
    arguments: [Role.claimant, .agent])
  func representative(role: Role) throws {
    var story = ClaimStory(claim(.draft))
    let rolf = ClaimSender("rolf", role)
    /// What Rolf may send.
    func verbs() -> [ClaimVerb] {
      [.acceptRepresentation, .revokeRepresentative, .submit].filter {
        story.claim.isParty(rolf.actor, as: role, sendingAny: $0, under: .builtIn)
      }
    }
    #expect(verbs() == [])
    try story.send(
      .authoriseRepresentative(AuthoriseRepresentative(representative: rolf.actor)), by: .carla)
    #expect(verbs() == [.acceptRepresentation, .revokeRepresentative])
    #expect(!story.claim.isParty(rolf.actor, as: role, under: .builtIn))
    let others = ClaimCommand.revokeRepresentative(
      RevokeRepresentative(representative: ActorID("ralf")))
    #expect(!story.claim.isParty(rolf.actor, as: role, sending: others, under: .builtIn))
    try story.send(.acceptRepresentation(AcceptRepresentation()), by: rolf)
    #expect(verbs().count == 3)
    try story.send(.submit(Submit()), by: rolf)
    let revoke = RevokeRepresentative(representative: rolf.actor)
    try story.send(.revokeRepresentative(revoke), by: .carla)
    #expect(verbs() == [])
  }

  @Test("whoever was asked and did not accept is no party, and never was")
  func asked() throws {
    var story = ClaimStory(claim(.open))
    let authorise = AuthoriseRepresentative(representative: ActorID("sara"))
    try story.send(.authoriseRepresentative(authorise), by: .carla)
    #expect(story.codes(.deny(Deny(reason: "§4")), by: .sara) == [])
    let revoke = RevokeRepresentative(representative: ActorID("sara"))
    try story.send(.revokeRepresentative(revoke), by: .carla)
    #expect(story.claim == claim(.open))
  }

  @Test("before version 8 a representative counted at once, and does so still")
  func older() throws {
    let authorise = ClaimCommand.authoriseRepresentative(
      AuthoriseRepresentative(representative: ActorID("sara")))
    let context = ClaimContext(
      recorded: noon, effective: noon, actor: ActorID("carla"), role: .claimant, rules: .builtIn,
      relatedFacts: .with { $0.namedRoles = [.supervisor] }, version: 7)
    let events = try ClaimDecider.decide(authorise, given: claim(.open), in: context)
    let authorised = RepresentativeAuthorised(representative: ActorID("sara"))
    #expect(events == [.representativeAuthorised(authorised)])
    var story = ClaimStory(claim(.open))
    for event in events { ClaimDecider.evolve(&story.claim, event) }
    #expect(story.codes(.deny(Deny(reason: "§4")), by: .sara) == [.conflictOfInterest])
  }

  @Test("each field of the details has its bit, by its name")
  func detailFields() throws {
    #expect(DetailFields.all.rawValue.nonzeroBitCount == DetailFields.names.count)
    let details = ClaimDetails(
      title: "a", claimed: euros(1), lossDate: LocalDate("2026-02-28"), cause: "b", location: "c",
      reportedDate: LocalDate("2026-02-28"), serviceFrom: LocalDate("2026-02-28"),
      serviceTo: LocalDate("2026-02-28"), policy: Policy(reference: "e"), property: identifier(1),
      use: .claim,
      diagnoses: ["d"], parties: [Party(name: "f")])
    #expect(details.given == .all)
    var names: [String] = []
    for row in fieldRows(details) {
      let name = String(row.path.prefix { $0 != "." && $0 != "[" })
      if names.last != name { names.append(name) }
    }
    #expect(names == DetailFields.names)
    #expect(ClaimDetails(cause: "b").given.firstName == "cause")
    #expect(ClaimDetails(parties: [Party()]).given.firstName == "parties")
    #expect(ClaimDetails().given.firstName == nil)
  }

  @Test("a correction changes what is known of the loss, and nothing of the money")
  func correction() throws {
    var story = ClaimStory(claim(.approved, reserve: 900, approved: 500))
    story.relatedFacts.cited = .claimDrafted
    story.relatedFacts.citedFields = .title
    try story.send(
      .correctFact(
        CorrectFact(replaces: 1, details: ClaimDetails(title: "Front"), reason: "misheard")),
      by: .sara)
    #expect(
      story.claim
        == claim(.approved, reserve: 900, approved: 500) {
          $0.title = "Front"
          $0.file.corrections = 1
        })
  }

  @Test("who was struck out or sent away stays known as a former party, and others do not")
  func formerParties() throws {
    var story = ClaimStory(claim(.rejected))
    let (rolf, sara, paul) = (ActorID("rolf"), ActorID("sara"), ActorID("paul"))
    func name(_ actors: ActorID...) -> ClaimDetails {
      ClaimDetails(
        parties: actors.map { Party(role: .witness, actor: $0) } + [Party(role: .payee, name: "P")])
    }
    try story.send(.editDraft(EditDraft(name(sara, paul))), by: .carla)
    try story.send(
      .authoriseRepresentative(AuthoriseRepresentative(representative: rolf)), by: .carla)
    try story.send(
      .acceptRepresentation(AcceptRepresentation()), by: ClaimSender("rolf", .claimant))
    #expect(story.claim.file.formerParties == [])
    try story.send(.editDraft(EditDraft(name(paul))), by: .carla)
    try story.send(.revokeRepresentative(RevokeRepresentative(representative: rolf)), by: .carla)
    #expect(story.claim.file.formerParties == [sara, rolf])
    // Once is enough, and who comes back stays known.
    try story.send(.editDraft(EditDraft(name(paul, sara))), by: .carla)
    try story.send(.editDraft(EditDraft(name(paul))), by: .carla)
    #expect(story.claim.file.formerParties == [sara, rolf])
  }

  @Test("once personal data are erased, a claim has nobody's texts and takes no command")
  func erased() throws {
    var story = ClaimStory(
      claim(.closed) {
        $0.title = "Rear-end collision"
        $0.closedAt = Instant("2026-02-01T12:00:00Z")
        $0.payments = [Payment(id: Identifier(high: 1, low: 1), payee: "Carla")]
      })
    (story.rules.retentionDays, story.relatedFacts.retention.sealsTexts) = (1, true)
    let paid = story.claim.paid
    try story.send(.erasePersonalData(ErasePersonalData(reason: "asked for")), by: .ada)
    let text = SealedText.erased(at: noon)
    #expect(story.claim.title == text && story.claim.payments[0].payee == text)
    #expect(story.claim.status == .erased && story.claim.paid == paid)
    for command: ClaimCommand in [
      .addNote(AddNote(text: "called")), .erasePersonalData(ErasePersonalData(reason: "again")),
      .reopen(Reopen(reason: "new facts")),
    ] {
      for sender in ClaimSender.everybody {
        #expect(story.codes(command, by: sender) == [.invalidTransition], "\(command) \(sender)")
      }
    }
  }
}
