import ClaimsDomain
import EventSourcing
import Testing

@Suite("What print shows of the domain's values")
struct DescriptionTests {
  private static let euro = Currency("EUR")!
  private static let id = Identifier("a0000000-0000-4000-8000-000000000001")!

  @Test("values are shown as people write them")
  func values() {
    let shown: [(any CustomStringConvertible, String)] = [
      (Money(170_000, Self.euro), "1700.00 EUR"), (Self.euro, "EUR"), (Language.enXA, "en-XA"),
      (ClaimStatus.open, "open"), (Role.claimant, "claimant"), (ClaimVerb.approve, "approve"),
      (ClaimEventKind.claimApproved, "ClaimApproved"),
      (ReportStatus.enInvestigacion, "en_investigacion"),
      (SLADuration.workingDays(3), "3 workingDays"), (ClaimRuleValue.fourEyes, "fourEyes"),
      (DetailFields.lossDate, "[lossDate]"), (PartList(), "0 parts"), (ActorRegister(), "0 actors"),
      (QuizFlowFault.duplicateID("q1"), #"duplicateID("q1")"#),
      (ClaimOrigin.report(isAnonymous: true), "anonymous report"),
      (ActorInRole(ActorID("carla"), as: .claimant), "ActorInRole(actor: carla, role: claimant)"),
      (
        NoticeDeadline(stage: .early, due: Instant("2025-03-01T12:00:00Z")!),
        "NoticeDeadline(stage: early, due: 2025-03-01T12:00:00Z)"
      ),
      (ClaimDecider.lifecycle.steps[3].outcomes[0], "[PartUpdated] → stay"),
    ]
    for (value, text) in shown { #expect("\(value)" == text) }
  }

  @Test("commands, events and states are shown by their fields")
  func messages() {
    let draft = OpenDraft(
      type: .auto, title: "Rear-end \"collision\"", claimed: Money(180_000, Self.euro))
    let text = #"OpenDraft(type: auto, title: "Rear-end \"collision\"", claimed: 1800.00 EUR)"#
    #expect("\(draft)" == text)
    #expect("\(ClaimCommand.openDraft(draft))" == text)
    #expect("\(ClaimCommand.submit(Submit()))" == "Submit")
    let register = RegisterActor(
      actor: ActorID("ada"), name: "Ada", roles: [.administrator, .claimant])
    #expect(
      "\(register)" == #"RegisterActor(actor: ada, name: "Ada", roles: [administrator, claimant])"#)
    #expect("\(Claim())" == "Claim")
    #expect(
      "\(Refusal(.malformedCommand, found: "x"))"
        == #"Refusal(reasons: [Reason(code: malformedCommand, found: "x")])"#)
  }

  @Test("a message with a field called description is printed by its other name")
  func field() {
    let injury = Injury(person: "Dario", description: "a bruise")
    #expect(injury.description == "a bruise")
    let text = #"Injury(person: "Dario", description: "a bruise")"#
    #expect("\(injury)" == text)
    #expect("\(AccidentDetails(injuries: [injury]))" == "AccidentDetails(injuries: [\(text)])")
  }

  @Test("what a decision looks at is shown without what is empty")
  func facts() {
    var facts = ClaimRelatedFacts(related: .open)
    facts.documents = [DocumentStanding(Self.id, .verified)]
    let text = """
      ClaimRelatedFacts(related: open, limits: AuthorityLimits, documents: \
      [DocumentStanding(id: a0000000-0000-4000-8000-000000000001, status: verified)], \
      retention: RetentionFacts)
      """
    #expect("\(facts)" == text)
  }
}
