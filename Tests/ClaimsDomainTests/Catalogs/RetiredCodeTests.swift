import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

@Suite("Retired codes that another stream brings")
struct RetiredCodeTests {
  /// Whether a lead's command is accepted by a version of the decider, and if not, why.
  private func refusal(
    of command: LeadCommand, on lead: Lead, as role: Role, among relatedFacts: LeadRelatedFacts,
    version: UInt32
  ) -> Refusal? {
    let context = LeadContext(
      recorded: LeadCases.noon, effective: LeadCases.noon,
      actor: role == .claimant ? LeadCases.carla : LeadCases.gina, role: role, rules: .builtIn,
      relatedFacts: relatedFacts, version: version)
    do throws(Refusal) {
      _ = try LeadDecider.decide(command, given: lead, in: context)
      return nil
    } catch { return error }
  }

  @Test("a lead becomes no claim of a retired type, unless it did before version 5")
  func convert() {
    let relatedFacts = LeadRelatedFacts(catalogs: catalogs(retired("injuryLegal", in: .claimTypes)))
    func answer(_ version: UInt32) -> Refusal? {
      refusal(
        of: LeadCases.convert, on: LeadCases.lead(.qualified), as: .agent, among: relatedFacts,
        version: version)
    }
    #expect(answer(4) == nil)
    #expect(
      answer(ClaimDecider.version)
        == Refusal(
          .unknownCatalogCode, expected: "a code of claimTypes that is in use",
          found: "injuryLegal"))
  }

  @Test("a quiz brings no retired practice area to a lead, unless it did before version 5")
  func quiz() {
    let relatedFacts = LeadRelatedFacts(
      catalogs: catalogs(retired("dogBites", in: .practiceAreas)), quiz: LeadMachine.quiz)
    func answer(_ version: UInt32, _ area: String? = nil) -> Refusal? {
      let details = LeadDetails(practiceArea: area, quiz: LeadCases.claim)
      return refusal(
        of: .startLead(StartLead(details: details)), on: Lead(), as: .claimant, among: relatedFacts,
        version: version)
    }
    #expect(answer(4) == nil)
    #expect(
      answer(ClaimDecider.version)
        == Refusal(
          .unknownCatalogCode, expected: "a code of practiceAreas", found: "dogBites"))
    // A command that names another area goes on.
    #expect(answer(ClaimDecider.version, "carAccidents") == nil)
  }

  @Test(
    "a lead is not handed in with a code that was retired since, unless it was before version 6")
  func submit() {
    let relatedFacts = LeadRelatedFacts(
      catalogs: catalogs(retired("carAccidents", in: .practiceAreas)))
    func answer(_ version: UInt32) -> Refusal? {
      refusal(
        of: .submitLead(SubmitLead()), on: LeadCases.lead(.draft), as: .claimant,
        among: relatedFacts, version: version)
    }
    #expect(answer(5) == nil)
    #expect(
      answer(ClaimDecider.version)
        == Refusal(
          .unknownCatalogCode, expected: "a code of practiceAreas", found: "carAccidents"))
  }

  @Test("a claim and a document are not handed in under a retired type, unless before version 6")
  func types() {
    func ofClaim(_ version: UInt32) -> [RefusalCode] {
      let context = ClaimContext(
        recorded: LeadCases.noon, effective: LeadCases.noon, actor: LeadCases.carla,
        role: .claimant, rules: .builtIn,
        relatedFacts: .with { $0.catalogs = catalogs(retired("auto", in: .claimTypes)) },
        version: version)
      do throws(Refusal) {
        _ = try ClaimDecider.decide(.submit(Submit()), given: claim(.draft), in: context)
        return []
      } catch { return error.reasons.map(\.code) }
    }
    #expect(!ofClaim(5).contains(.unknownCatalogCode))
    #expect(ofClaim(ClaimDecider.version).contains(.unknownCatalogCode))
    func ofDocument(_ version: UInt32) -> [RefusalCode] {
      let relatedFacts = DocumentRelatedFacts(catalogs: catalogs(retired("id", in: .documentTypes)))
      let context = DocumentContext(
        recorded: LeadCases.noon, effective: LeadCases.noon, actor: LeadCases.carla,
        role: .claimant, rules: .builtIn, relatedFacts: relatedFacts, version: version)
      let draft = sampleDocument(.draft) { $0.type = "id" }
      do throws(Refusal) {
        _ = try DocumentDecider.decide(
          .submitDocument(SubmitDocument()), given: draft, in: context)
        return []
      } catch { return error.reasons.map(\.code) }
    }
    #expect(!ofDocument(5).contains(.invalidDocumentType))
    #expect(ofDocument(ClaimDecider.version).contains(.invalidDocumentType))
  }

  @Test("a quiz that a lead cannot use reveals nothing of its recommendations")
  func others() {
    var quiz = LeadMachine.quiz
    quiz.taker = ActorID("dario")
    let relatedFacts = LeadRelatedFacts(
      catalogs: catalogs(retired("dogBites", in: .practiceAreas)), quiz: quiz)
    let start = StartLead(details: LeadDetails(quiz: LeadCases.claim))
    #expect(
      refusal(
        of: .startLead(start), on: Lead(), as: .claimant, among: relatedFacts,
        version: ClaimDecider.version)
        == Refusal(.quizNotFound, expected: "a completed quiz", found: LeadCases.claim.text))
  }

  @Test("a report becomes no claim of a retired type, unless it did before version 5")
  func escalate() {
    func answer(_ version: UInt32) -> Refusal? {
      var relatedFacts = ReportRelatedFacts()
      relatedFacts.catalogs = catalogs(retired("cyberLoss", in: .claimTypes))
      let context = ReportContext(
        recorded: oneOClock, effective: oneOClock, actor: adam, role: .administrator,
        rules: .builtIn, relatedFacts: relatedFacts, version: version)
      do throws(Refusal) {
        _ = try ReportDecider.decide(
          .escalateReport(EscalateReport(claim: LeadCases.claim, title: "Gone")),
          given: incidentReport(.revisado), in: context)
        return nil
      } catch { return error }
    }
    #expect(answer(4) == nil)
    #expect(
      answer(ClaimDecider.version)
        == Refusal(
          .unknownCatalogCode, expected: "a code of claimTypes that is in use", found: "cyberLoss"))
  }
}
