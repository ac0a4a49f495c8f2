import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

/// Each guard of the lead's table, as the only one violated.
enum LeadGuardCases {
  private typealias Case = GuardCase<LeadDecider>

  static let cases: [GuardCase<LeadDecider>] = writing + visiting + handingIn + following + ending

  private static func by(
    _ command: LeadCommand, among relatedFacts: LeadRelatedFacts = .init()
  ) -> LeadCases.Attempted { LeadCases.by(.agent, command, among: relatedFacts) }

  private static func by(
    _ role: Role, _ command: LeadCommand, among relatedFacts: LeadRelatedFacts = .init()
  ) -> LeadCases.Attempted { LeadCases.by(role, command, among: relatedFacts) }

  /// What is wrong with the details of a new lead is wrong with those of an edited one.
  private static let writing: [GuardCase<LeadDecider>] =
    [
      wrong(
        .codeUnknown, LeadDetails(practiceArea: "astrology"), "a code of practiceAreas",
        "astrology"),
      wrong(.codeUnknown, LeadDetails(incidentType: "ufo"), "a code of incidentTypes", "ufo"),
      wrong(.codeUnknown, LeadDetails(source: "stars"), "a code of leadSources", "stars"),
      wrong(
        .codeUnknown, LeadDetails(preferredChannel: "pigeon"), "a code of contactChannels",
        "pigeon"),
      wrong(
        .emailInvalid, LeadDetails(email: "carla"), "an address such as name@example.org",
        "carla"),
      wrong(
        .phoneInvalid, LeadDetails(phone: "123456"), "7 to 15 digits, perhaps after a +",
        "123456"),
      wrong(
        .incidentInFuture, LeadDetails(incidentDate: LocalDate("2026-03-04")),
        "at most 2026-03-03", "2026-03-04"),
      wrong(
        .quizUnusable, LeadDetails(quiz: LeadCases.claim), "a completed quiz",
        LeadCases.claim.text),
      wrong(
        .quizUnusable, LeadDetails(quiz: LeadCases.claim), "a completed quiz",
        LeadCases.claim.text, among: LeadRelatedFacts(quiz: QuizCases.quiz("work"))),
      wrong(
        .quizUnusable, LeadDetails(quiz: LeadCases.claim), "a completed quiz",
        LeadCases.claim.text, among: LeadRelatedFacts(quiz: dariosQuiz)),
    ].flatMap { $0 } + [
      Case(
        .codeUnknown,
        by(
          .claimant, .startLead(StartLead(details: LeadDetails(quiz: LeadCases.claim))),
          among: LeadRelatedFacts(
            catalogs: catalogs(retired("dogBites", in: .practiceAreas)), quiz: LeadMachine.quiz)),
        expected: "a code of practiceAreas", found: "dogBites"),
      Case(
        .codeUnknown,
        by(
          .claimant,
          .startLead(
            StartLead(details: LeadDetails(practiceArea: "carAccidents", quiz: LeadCases.claim))),
          among: LeadRelatedFacts(
            catalogs: catalogs(retired("animalBite", in: .incidentTypes)), quiz: LeadMachine.quiz)),
        expected: "a code of incidentTypes", found: "animalBite"),
      Case(
        .nothingEdited, by(.editLead(EditLead(details: LeadCases.whole))),
        on: LeadCases.lead(.draft)
      ),
    ]

  private static let dariosQuiz: Quiz = {
    var quiz = LeadMachine.quiz
    quiz.taker = ActorID("dario")
    return quiz
  }()

  private static func visit(
    _ rule: Guard<LeadDecider>, _ expected: String, found: String = "",
    among relatedFacts: LeadRelatedFacts = .init(), _ change: (inout LeadDetails) -> Void
  ) -> GuardCase<LeadDecider> {
    var details = LeadCases.whole
    change(&details)
    return Case(
      rule, LeadCases.visitor(.handInLead(HandInLead(details: details)), among: relatedFacts),
      expected: expected, found: found)
  }

  /// What a visitor lacks or gets wrong. A quiz that somebody else took recommends nothing.
  private static let visiting: [GuardCase<LeadDecider>] = [
    visit(.codeUnknown, "a code of practiceAreas", found: "astrology") {
      $0.practiceArea = "astrology"
    },
    visit(.emailInvalid, "an address such as name@example.org", found: "carla") {
      ($0.email, $0.phone) = ("carla", "+1 555 0100")
    },
    visit(.phoneInvalid, "7 to 15 digits, perhaps after a +", found: "12") { $0.phone = "12" },
    visit(.incidentInFuture, "at most 2026-03-03", found: "2026-03-04") {
      $0.incidentDate = LocalDate("2026-03-04")
    },
    visit(
      .quizUnusable, "a completed quiz", found: LeadCases.claim.text,
      among: LeadRelatedFacts(quiz: LeadMachine.quiz)
    ) { $0.quiz = LeadCases.claim },
    visit(.detailsIncomplete, "name, practiceArea") { ($0.name, $0.practiceArea) = (" ", nil) },
    visit(.contactNotGiven, "email or phone") { $0.email = "" },
    visit(.contactNotGiven, "phone") { $0.preferredChannel = "SMS" },
    visit(.consentNotGiven, "consent") { $0.consent = " " },
  ]

  private static func wrong(
    _ rule: Guard<LeadDecider>, _ details: LeadDetails, _ expected: String, _ found: String,
    among relatedFacts: LeadRelatedFacts = .init()
  ) -> [GuardCase<LeadDecider>] {
    [
      Case(
        rule, by(.claimant, .startLead(StartLead(details: details)), among: relatedFacts),
        expected: expected, found: found),
      Case(
        rule, by(.editLead(EditLead(details: details)), among: relatedFacts),
        on: LeadCases.lead(.draft), expected: expected, found: found),
    ]
  }

  private static func handIn(
    _ rule: Guard<LeadDecider>, _ expected: String, _ change: (inout LeadDetails) -> Void
  ) -> GuardCase<LeadDecider> {
    var details = LeadCases.whole
    change(&details)
    return Case(
      rule, by(.submitLead(SubmitLead())), on: LeadCases.lead(.draft, details), expected: expected)
  }

  private static func handInRetired(
    _ code: String, in catalog: Catalog, _ change: (inout LeadDetails) -> Void = { _ in }
  ) -> GuardCase<LeadDecider> {
    var details = LeadCases.whole
    change(&details)
    let relatedFacts = LeadRelatedFacts(catalogs: catalogs(retired(code, in: catalog)))
    return Case(
      .codeRetired, by(.submitLead(SubmitLead()), among: relatedFacts),
      on: LeadCases.lead(.draft, details), expected: "a code of \(catalog.name)", found: code)
  }

  private static let handingIn: [GuardCase<LeadDecider>] = [
    handIn(.leadIncomplete, "name") { $0.name = nil },
    handIn(.leadIncomplete, "name, practiceArea") { ($0.name, $0.practiceArea) = (" ", nil) },
    handIn(.contactMissing, "email or phone") { $0.email = nil },
    handIn(.contactMissing, "phone") { $0.preferredChannel = "SMS" },
    handIn(.contactMissing, "email") {
      ($0.preferredChannel, $0.email, $0.phone) = ("email", nil, "5550100")
    },
    handIn(.consentMissing, "consent") { $0.consent = nil },
    handInRetired("carAccidents", in: .practiceAreas),
    handInRetired("carAccident", in: .incidentTypes),
    handInRetired("email", in: .contactChannels) { $0.preferredChannel = "email" },
    handInRetired("referral", in: .leadSources) { $0.source = "referral" },
    Case(
      .notIdle, LeadCases.timer(.discardLead(DiscardLead()), at: LeadCases.noon),
      on: LeadCases.lead(.draft), expected: "not before 2026-04-01T12:00:00.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
  ]

  private static func contact(
    _ rule: Guard<LeadDecider>, _ contact: RecordContact, expected: String = "", found: String = ""
  ) -> GuardCase<LeadDecider> {
    Case(
      rule, by(.recordContact(contact)), on: LeadCases.lead(.submitted), expected: expected,
      found: found)
  }

  private static let following: [GuardCase<LeadDecider>] = [
    contact(.contactIncomplete, RecordContact(text: "called"), expected: "channel, result"),
    contact(
      .codeUnknown, RecordContact(channel: "pigeon", result: .reached, text: "called"),
      expected: "a code of contactChannels", found: "pigeon"),
    contact(.textEmpty, RecordContact(channel: "phone", result: .reached, text: " ")),
    Case(
      .practiceAreaNotServed, by(LeadCases.qualify()),
      on: LeadCases.lead(.contacted, LeadDetails(practiceArea: "astrology", consent: "2026-1")),
      found: "astrology"),
    Case(
      .ownLead, own(LeadCases.qualify()), on: LeadCases.lead(.contacted),
      expected: "somebody else", found: "carla"),
    Case(
      .conflictUnchecked, by(LeadCases.qualify(.unspecified)), on: LeadCases.lead(.contacted),
      expected: "conflictCheck"),
    Case(
      .conflictFound, by(LeadCases.qualify(.conflict)), on: LeadCases.lead(.contacted),
      expected: "no conflict"),
    Case(
      .limitationUnknown, by(LeadCases.qualify(.clear, nil)), on: LeadCases.lead(.contacted),
      expected: "limitationEnds"),
    Case(
      .limitationExpired, by(LeadCases.qualify(.clear, "2026-03-01")),
      on: LeadCases.lead(.contacted), expected: "at least 2026-03-02", found: "2026-03-01"),
    Case(
      .limitationExpired, by(LeadCases.qualify(.clear, nil)), on: LeadCases.lead(.contacted),
      rules: .with { $0.limitationDays = 10 }, expected: "at least 2026-03-02",
      found: "2026-01-25"),
    Case(
      .reasonMissing, by(.disqualifyLead(DisqualifyLead())), on: LeadCases.lead(.submitted),
      expected: "reason"),
    Case(
      .reasonMissing, by(.disqualifyLead(DisqualifyLead(reason: .other, text: " "))),
      on: LeadCases.lead(.submitted), expected: "text"),
  ]

  private static func own(_ command: LeadCommand) -> LeadCases.Attempted {
    Attempt(command, by: LeadCases.carla, as: .agent, among: LeadRelatedFacts())
  }

  private static let overdue: Lead = {
    var lead = LeadCases.lead(.qualified)
    lead.limitationEnds = LocalDate("2026-03-01")
    return lead
  }()

  private static let ending: [GuardCase<LeadDecider>] = [
    Case(
      .ownLead, own(LeadCases.convert), on: LeadCases.lead(.qualified), expected: "somebody else",
      found: "carla"),
    Case(
      .claimIncomplete, by(.convertLead(ConvertLead())), on: LeadCases.lead(.qualified),
      expected: "claim, type"),
    Case(
      .typeRetired,
      by(
        LeadCases.convert,
        among: LeadRelatedFacts(catalogs: catalogs(retired("injuryLegal", in: .claimTypes)))),
      on: LeadCases.lead(.qualified), expected: "a code of claimTypes that is in use",
      found: "injuryLegal"),
    Case(
      .claimantUnknown,
      by(LeadCases.convert, among: LeadRelatedFacts(isClaimantUnknown: true)),
      on: LeadCases.lead(.qualified), expected: "claimant",
      found: LeadCases.lead(.qualified).claimant.text),
    Case(
      .claimTaken, by(LeadCases.convert, among: LeadRelatedFacts(claim: .voided)),
      on: LeadCases.lead(.qualified), expected: "an id that is free", found: LeadCases.claim.text),
    Case(
      .claimedNegative,
      by(.convertLead(ConvertLead(claim: LeadCases.claim, type: .auto, claimed: euros(-1)))),
      on: LeadCases.lead(.qualified), found: "-0.01 EUR"),
    Case(
      .limitationOver, by(LeadCases.convert), on: overdue, expected: "at least 2026-03-02",
      found: "2026-03-01"),
    Case(
      .notIdle, LeadCases.timer(LeadCases.lose("notReachable"), at: LeadCases.noon),
      on: LeadCases.lead(.contacted), expected: "not before 2026-04-01T12:00:00.000000000Z",
      found: "2026-03-02T12:00:00.000000000Z"),
    Case(
      .notIdle, LeadCases.timer(LeadCases.lose("notReachable"), at: LeadCases.later),
      on: LeadCases.lead(.contacted), rules: .with { $0.leadIdleDays = 0 },
      expected: "rules that let leads end"),
    Case(
      .codeUnknown, by(LeadCases.lose("stars")), on: LeadCases.lead(.contacted),
      expected: "a code of leadLossReasons", found: "stars"),
    Case(
      .reasonMissing, by(LeadCases.lose("")), on: LeadCases.lead(.contacted), expected: "reason"),
    Case(
      .reasonMissing, by(LeadCases.lose("other")), on: LeadCases.lead(.contacted),
      expected: "text"),
    Case(
      .reasonMissing, by(.reviveLead(ReviveLead(reason: "\n"))), on: LeadCases.lead(.lost),
      expected: "reason"),
  ]
}
