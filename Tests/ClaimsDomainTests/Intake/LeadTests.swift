import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import Testing

@Suite("Leads")
struct LeadTests {
  @Test("claimants act on their own leads only, and a lead without an actor is no claimant's")
  func parties() {
    let lead = LeadCases.lead(.draft)
    #expect(lead.isParty(LeadCases.carla, as: .claimant))
    #expect(!lead.isParty(ActorID("dario"), as: .claimant))
    #expect(lead.isParty(ActorID("gina"), as: .agent))
    var nobodys = lead
    nobodys.claimant = ActorID()
    #expect(!nobodys.isParty(ActorID(), as: .claimant))
  }

  @Test("I18: the claim is the claimant's, about the same day, and names the lead")
  func converted() {
    let (lena, gina) = (
      ActorInRole(ActorID("lena"), as: .legal), ActorInRole(ActorID("gina"), as: .agent)
    )
    let (id, lead) = (Identifier(high: 0, low: 77), LeadCases.lead(.qualified))
    let convert = ConvertLead(claim: LeadCases.claim, type: .injuryLegal, claimed: euros(5))
    #expect(
      LeadDecider.claimDrafted(by: convert, from: lead, id, sentBy: lena)
        == ClaimDrafted(
          type: .injuryLegal, title: "Carla Cruz", claimed: euros(5),
          lossDate: LocalDate("2026-01-15"), claimant: LeadCases.carla, origin: id))
    var visitor = lead
    visitor.claimant = ActorID()
    let named = LeadDecider.claimDrafted(by: convert, from: visitor, id, sentBy: gina)
    #expect(named.claimantName == visitor.details.name && !named.claimantName.isEmpty)
    #expect(named.claimantContact == visitor.details.email && !named.claimantContact.isEmpty)
    #expect(named.representative == gina.actor)
    var titled = convert
    titled.title = "Car accident of January"
    let drafted = LeadDecider.claimDrafted(by: titled, from: lead, id, sentBy: lena)
    #expect(drafted.title == titled.title)
  }

  @Test("the limitation is as given, else counted from the incident under the rules")
  func limitation() {
    func ends(_ given: LocalDate?, _ rules: ClaimRules = .builtIn) -> LocalDate? {
      var (machine, lead) = (LeadMachine(), LeadCases.lead(.contacted))
      machine.rules = rules
      let qualify = LeadCommand.qualifyLead(
        QualifyLead(conflictCheck: .clear, limitationEnds: given))
      _ = machine.apply(LeadCases.by(.legal, qualify), to: &lead)
      return lead.limitationEnds
    }
    let counted = ClaimRules.with { $0.limitationDays = 730 }
    #expect(ends(LocalDate("2027-05-05")) == LocalDate("2027-05-05"))
    #expect(ends(nil) == nil)
    #expect(ends(nil, counted) == LocalDate("2028-01-15"))
    #expect(ends(LocalDate("2027-05-05"), counted) == LocalDate("2027-05-05"))
    // Noon of 2 March in UTC: the day before has just ended everywhere on Earth.
    #expect(ends(LocalDate("2026-03-02")) != nil)
    #expect(ends(LocalDate("2026-03-01")) == nil)
  }

  @Test("the consent's time is the log's, and goes with the consent")
  func consent() {
    var lead = LeadCases.lead(.draft)
    func edit(_ consent: String) {
      let change = LeadCommand.editLead(EditLead(details: LeadDetails(consent: consent)))
      _ = LeadMachine().apply(LeadCases.by(change), to: &lead)
    }
    edit("")
    #expect(lead.details.consent == nil && lead.consentAt == nil)
    edit("2026-2")
    #expect(lead.details.consent == "2026-2" && lead.consentAt == LeadCases.noon)
  }

  @Test("a completed quiz says what the lead is about, if the lead does not")
  func quiz() {
    func started(_ details: LeadDetails) -> LeadDetails {
      var lead = Lead()
      let start = LeadCommand.startLead(StartLead(details: details))
      let here = LeadRelatedFacts(quiz: LeadMachine.quiz)
      _ = LeadMachine().apply(LeadCases.by(.claimant, start, among: here), to: &lead)
      return lead.details
    }
    let quiz = Identifier(high: 0, low: 8)
    #expect(
      started(LeadDetails(quiz: quiz))
        == LeadDetails(practiceArea: "dogBites", incidentType: "animalBite", quiz: quiz))
    #expect(
      started(LeadDetails(practiceArea: "carAccidents", quiz: quiz))
        == LeadDetails(practiceArea: "carAccidents", incidentType: "animalBite", quiz: quiz))
    #expect(started(LeadDetails(name: "Carla")) == LeadDetails(name: "Carla"))
  }

  @Test("drafts are discarded and leads lost when nothing happened for as long as the rules say")
  func due() {
    let due = LeadCases.noon.adding(days: 30)
    func commands(_ lead: Lead) -> [LeadCommand] {
      let found = LeadDecider.due(on: lead, at: due, under: .builtIn)
      #expect(found.allSatisfy { $0.due == due })
      return found.map(\.command)
    }
    let lose = LeadCommand.loseLead(LoseLead(reason: "notReachable"))
    for status in LeadStatus.allCases {
      let expected: [LeadCommand] =
        switch status {
        case .draft: [.discardLead(DiscardLead())]
        case .submitted, .contacted, .qualified: [lose]
        default: []
        }
      let lead = status == .none ? Lead() : LeadCases.lead(status)
      #expect(commands(lead) == expected)
      #expect(LeadDecider.due(on: lead, at: LeadCases.noon, under: .builtIn).isEmpty)
      // What is due is accepted when the system sends it.
      for command in expected {
        var after = lead
        let answer = LeadMachine().apply(LeadCases.timer(command, at: due), to: &after)
        #expect((try? answer.get()) != nil)
      }
    }
    #expect(CatalogBook().isActive("notReachable", in: .leadLossReasons))
  }
}
