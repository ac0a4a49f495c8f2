import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Drafting, handing in and taking in")
struct ClaimFilingTests {
  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K01", .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(900))),
      on: Claim(), by: .carla, to: .draft,
      .claimDrafted(
        ClaimDrafted(
          type: .auto, title: "Rear-end", claimed: euros(900), claimant: ActorID("carla")))),
    // A claimant's own drafts are theirs, whatever they say.
    ClaimVector(
      "K01", .openDraft(OpenDraft(type: .dental, claimant: ActorID("dario"))), on: Claim(),
      by: .carla, to: .draft,
      .claimDrafted(ClaimDrafted(type: .dental, claimant: ActorID("carla")))),
    ClaimVector(
      "K01",
      .openDraft(
        OpenDraft(
          type: .property, lossDate: LocalDate("2026-03-03"), claimant: ActorID("dario"),
          related: identifier(5), origin: identifier(6))),
      on: Claim(), by: .gina,
      beside: .with {
        $0.related = .closed
        $0.namedRoles = [.claimant]
        $0.origin = .accident(of: ActorID("dario"), isDiscarded: false)
      },
      to: .draft,
      .claimDrafted(
        ClaimDrafted(
          type: .property, lossDate: LocalDate("2026-03-03"), claimant: ActorID("dario"),
          related: identifier(5), origin: identifier(6), representative: ActorID("gina")))),
    // Who is not registered is named, and can be reached.
    ClaimVector(
      "K01",
      .openDraft(
        OpenDraft(type: .auto, claimantName: "Wim Weber", claimantContact: "w@example.org")),
      on: Claim(), by: .gina, to: .draft,
      .claimDrafted(
        ClaimDrafted(
          type: .auto, claimantName: "Wim Weber", claimantContact: "w@example.org",
          representative: ActorID("gina")))),
    // Before version 8 a claim might be nobody's.
    ClaimVector(
      "K01", .openDraft(OpenDraft(type: .auto)), on: Claim(), by: .clock, version: 7, to: .draft,
      .claimDrafted(ClaimDrafted(type: .auto))),
    // Before version 5 it was not checked what it is, and before version 6 only that.
    drafted(from: .lead, version: 4), drafted(from: .report(isAnonymous: true), version: 4),
    drafted(from: .report(isAnonymous: false), version: 5),
    drafted(from: .accident(of: ActorID("dario"), isDiscarded: false), version: 5),
    drafted(from: .accident(of: ActorID("carla"), isDiscarded: true), version: 5),
    drafted(from: .accident(of: ActorID("carla"), isDiscarded: false)),
    // Nor whose the claim is that it follows.
    ClaimVector(
      "K01", .openDraft(OpenDraft(type: .auto, related: identifier(5))), on: Claim(), by: .carla,
      beside: .with { ($0.related, $0.isRelatedForeign) = (.open, true) }, version: 5, to: .draft,
      .claimDrafted(
        ClaimDrafted(type: .auto, claimant: ActorID("carla"), related: identifier(5)))),
    // Only what changes is written.
    ClaimVector(
      "K02",
      .editDraft(
        EditDraft(ClaimDetails(title: "Front", claimed: euros(900), cause: "ice"))),
      on: claim(.draft), by: .carla,
      .claimDetailsEdited(
        ClaimDetailsEdited(ClaimDetails(title: "Front", cause: "ice")))),
    ClaimVector(
      "K02", .editDraft(EditDraft(claimed: Money(800, usd))), on: claim(.rejected), by: .carla,
      .claimDetailsEdited(ClaimDetailsEdited(claimed: Money(800, usd)))),
    ClaimVector(
      "K02", .editDraft(EditDraft(ClaimDetails(property: identifier(9)))), on: claim(.draft),
      by: .carla, beside: .with { $0.property = NamedProperty(.active, of: ActorID("carla")) },
      .claimDetailsEdited(ClaimDetailsEdited(ClaimDetails(property: identifier(9))))),
    // A claim keeps a property that was archived since, and version 2 knew none.
    ClaimVector(
      "K02", .editDraft(EditDraft(ClaimDetails(cause: "ice", property: identifier(9)))),
      on: claim(.draft) { $0.file.details.property = identifier(9) }, by: .carla,
      beside: .with { $0.property = NamedProperty(.archived, of: ActorID("carla")) },
      .claimDetailsEdited(ClaimDetailsEdited(ClaimDetails(cause: "ice")))),
    ClaimVector(
      "K02", .editDraft(EditDraft(ClaimDetails(property: identifier(9)))), on: claim(.draft),
      by: .carla, version: 2,
      .claimDetailsEdited(ClaimDetailsEdited(ClaimDetails(property: identifier(9))))),
    // Who acts for the claimant names theirs, or their own; version 5 did not look whose it is.
    named(property: "carla", by: .gina), named(property: "gina", by: .gina),
    named(property: "dario", by: .carla, version: 5),
    ClaimVector(
      "K07", .submit(Submit()), on: claim(.draft), by: .carla, to: .submitted,
      .claimSubmitted(ClaimSubmitted(claimed: euros(900), at: noon))),
    ClaimVector(
      "K07", .submit(Submit()),
      on: claim(.draft) {
        $0.file.documents = [identifier(7)]
        $0.file.details.policy = Policy(
          from: LocalDate("2026-02-28"), until: LocalDate("2026-02-28"))
        $0.hold(lineItem(1, 400), lineItem(2, 500))
      }, by: .gina, under: .with { ($0.documentsRequired, $0.filingDays) = (1, 2) },
      beside: .with {
        $0.documents = [DocumentStanding(identifier(7), .pending, validUntil: noon)]
        $0.similar = identifier(8)
      }, to: .submitted, .claimSubmitted(ClaimSubmitted(claimed: euros(900), at: noon)),
      .duplicateSuspected(DuplicateSuspected(similar: identifier(8)))),
    // Version 1 wrote no times and looked for no duplicates.
    ClaimVector(
      "K07", .submit(Submit()), on: claim(.draft), by: .carla, under: .first,
      beside: .with { $0.similar = identifier(8) }, version: 1, to: .submitted,
      .claimSubmitted(ClaimSubmitted(claimed: euros(900)))),
    ClaimVector(
      "K08", .resubmit(Resubmit()),
      on: claim(.rejected) { ($0.submissions, $0.file.isChanged) = (3, true) }, by: .carla,
      to: .submitted, .claimResubmitted(ClaimResubmitted(claimed: euros(900), at: noon))),
    ClaimVector(
      "K08", .resubmit(Resubmit()), on: claim(.rejected) { $0.file.isChanged = true }, by: .gina,
      beside: .with { $0.similar = identifier(8) }, to: .submitted,
      .claimResubmitted(ClaimResubmitted(claimed: euros(900), at: noon)),
      .duplicateSuspected(DuplicateSuspected(similar: identifier(8)))),
    ClaimVector(
      "K09", .rejectIntake(RejectIntake(codes: ["informationMissing"], text: "no date")),
      on: claim(.submitted), to: .rejected,
      .claimRejected(ClaimRejected(codes: ["informationMissing"], text: "no date"))),
    ClaimVector(
      "K10", .acceptIntake(AcceptIntake(handler: ActorID("hilda"))), on: claim(.submitted),
      by: .clock, beside: .with { $0.namedRoles = [.handler] }, to: .open,
      .claimOpened(ClaimOpened()),
      .handlerAssigned(HandlerAssigned(handler: ActorID("hilda")))),
    ClaimVector(
      "K11", .acknowledge(Acknowledge()), on: claim(.settled), by: .clock,
      .claimAcknowledged(ClaimAcknowledged())),
    ClaimVector(
      "K12", .assign(Assign(handler: ActorID("aron"))), on: claim(.denied), by: .sara,
      beside: .with { $0.namedRoles = [.assessor] },
      .handlerAssigned(HandlerAssigned(handler: ActorID("aron")))),
    // Before version 7 a former party was a stranger.
    ClaimVector(
      "K12", .assign(Assign(handler: ActorID("rolf"))),
      on: claim(.open) { $0.file.formerParties = [ActorID("rolf")] }, by: .sara,
      beside: .with { $0.namedRoles = [.handler] }, version: 6,
      .handlerAssigned(HandlerAssigned(handler: ActorID("rolf")))),
    ClaimVector(
      "K13", .startInvestigation(StartInvestigation()), on: claim(.open), by: .aron,
      to: .investigating, .investigationStarted(InvestigationStarted())),
  ]

  @Test("an agent who begins a claim acts for its claimant")
  func begunByAgents() throws {
    func representative(
      of claimant: String, role: Role = .agent, version: UInt32 = .max, isImported: Bool = false
    ) throws -> ActorID? {
      let events = try ClaimDecider.decide(
        .openDraft(OpenDraft(type: .auto, claimant: ActorID(claimant))), given: Claim(),
        in: ClaimContext(
          recorded: noon, effective: noon, actor: ActorID("gina"), role: role, rules: .builtIn,
          relatedFacts: .with { $0.namedRoles = [.claimant] }, version: version,
          isImported: isImported))
      let claim = events.reduce(into: Claim()) { ClaimDecider.evolve(&$0, $1) }
      #expect(claim.file.representatives.count < 2)
      return claim.file.representatives.first
    }
    let gina = ActorID("gina")
    #expect(try representative(of: "carla") == gina)
    #expect(try representative(of: "carla", role: .system) == nil)
    // Nobody represents themselves.
    #expect(try representative(of: "gina") == nil)
    // Before version 11 agents acted on any claim.
    #expect(try representative(of: "carla", version: 10) == nil)
    // Who filed it elsewhere may have decided it.
    #expect(try representative(of: "carla", isImported: true) == nil)
  }

  private static func drafted(
    from origin: ClaimOrigin, version: UInt32 = .max
  ) -> ClaimVector {
    ClaimVector(
      "K01", .openDraft(OpenDraft(type: .cyberLoss, origin: identifier(6))), on: Claim(),
      by: .carla, beside: .with { $0.origin = origin }, version: version, to: .draft,
      .claimDrafted(
        ClaimDrafted(type: .cyberLoss, claimant: ActorID("carla"), origin: identifier(6))))
  }

  private static func named(
    property owner: String, by sender: ClaimSender, version: UInt32 = .max
  ) -> ClaimVector {
    let details = ClaimDetails(property: identifier(9))
    return ClaimVector(
      "K02", .editDraft(EditDraft(details)), on: claim(.draft), by: sender,
      beside: .with { $0.property = NamedProperty(.active, of: ActorID(owner)) }, version: version,
      .claimDetailsEdited(ClaimDetailsEdited(details)))
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  @Test("a rejected claim is changed, handed in again and taken in")
  func resubmission() throws {
    var story = ClaimStory(claim(.submitted))
    story.relatedFacts.namedRoles = [.handler]
    try story.send(.rejectIntake(RejectIntake(codes: ["invalidItem"])))
    #expect(story.claim.file.rejectionCodes == ["invalidItem"])
    #expect(story.codes(.resubmit(Resubmit()), by: .carla) == [.noChange])
    try story.send(.editDraft(EditDraft(title: "Front")), by: .carla)
    try story.send(.resubmit(Resubmit()), by: .carla)
    #expect(story.claim.submissions == 2 && story.claim.file.rejectionCodes == [])
    try story.send(.rejectIntake(RejectIntake(codes: ["frequency"])))
    // What was changed before does not count for the second time.
    #expect(story.codes(.resubmit(Resubmit()), by: .carla) == [.noChange])
    try story.send(.addPart(AddPart(part: photo(1))), by: .carla)
    try story.send(.resubmit(Resubmit()), by: .carla)
    try story.send(.acceptIntake(AcceptIntake(handler: ActorID("hilda"))))
    #expect(
      story.history == [
        .claimRejected, .claimDetailsEdited, .claimResubmitted, .claimRejected, .partAdded,
        .claimResubmitted, .claimOpened, .handlerAssigned,
      ])
    #expect(story.claim.submissions == 3)
  }

  @Test("a draft may be begun with nothing but its type, and completed")
  func completion() throws {
    var story = ClaimStory()
    try story.send(.openDraft(OpenDraft(type: .auto)), by: .carla)
    #expect(
      story.codes(.submit(Submit()), by: .carla) == [.missingRequiredFields, .amountNotPositive])
    try story.send(
      .editDraft(
        EditDraft(title: "Rear-end", claimed: euros(900), lossDate: LocalDate("2026-02-28"))),
      by: .carla)
    try story.send(.submit(Submit()), by: .carla)
    #expect(story.claim.currency == eur && story.claim.reserve == euros(0))
  }
}
