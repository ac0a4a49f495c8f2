import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension LeadMachine {
  public func alphabet(in lead: Lead) -> Alphabet<Attempt<LeadDecider>> {
    let (carla, gina, timer) = (ActorID("carla"), ActorID("gina"), ActorID("timer"))
    let here = LeadRelatedFacts(quiz: Self.quiz)
    let late = ClaimSender.noon.later(minutes: Int64(rules.leadIdleDays) * 24 * 60)
    var attempts: [Attempt<LeadDecider>] = []
    for command in Self.commands {
      attempts.append(Attempt(command, by: carla, as: .claimant, among: here))
      attempts.append(Attempt(command, by: gina, as: .agent, among: here))
      attempts.append(Attempt(command, by: ActorID("lena"), as: .legal, among: here))
      // An agent's own lead, and a system that is too early.
      attempts.append(Attempt(command, by: carla, as: .agent, among: LeadRelatedFacts()))
      attempts.append(Attempt(command, by: timer, as: .system, among: LeadRelatedFacts()))
    }
    for command in [.discardLead(DiscardLead()), lost("notReachable")] as [LeadCommand] {
      attempts.append(Attempt(command, by: timer, as: .system, at: late, among: here))
    }
    for details in Self.visits {
      let command = LeadCommand.handInLead(HandInLead(details: details))
      attempts.append(Attempt(command, by: ActorID(), as: .anonymous, among: here))
      attempts.append(Attempt(command, by: gina, as: .agent, among: LeadRelatedFacts()))
    }
    attempts.append(
      Attempt(
        Self.commands.last ?? .submitLead(SubmitLead()), by: gina, as: .agent,
        among: LeadRelatedFacts(claim: .draft)))
    attempts += Attempt.erasures(among: here) { .eraseLeadData(EraseLeadData(reason: $0)) }
    return Alphabet(attempts)
  }

  private func lost(_ reason: String) -> LeadCommand { .loseLead(LoseLead(reason: reason)) }

  /// The last one converts the lead.
  private static let commands: [LeadCommand] = writing + following + ending

  private static let writing: [LeadCommand] = {
    let details = [
      LeadDetails(), whole, LeadDetails(name: "Carla Cruz"), LeadDetails(name: ""),
      LeadDetails(email: "carla@example.org"), LeadDetails(email: "carla"),
      LeadDetails(phone: "12"), LeadDetails(preferredChannel: "phone"),
      LeadDetails(practiceArea: "carAccidents"), LeadDetails(practiceArea: "astrology"),
      LeadDetails(incidentDate: LocalDate("2999-01-01")), LeadDetails(consent: "2026-1"),
      LeadDetails(consent: ""), LeadDetails(quiz: Identifier(high: 0, low: 8)),
    ]
    return details.flatMap { details -> [LeadCommand] in
      [.startLead(StartLead(details: details)), .editLead(EditLead(details: details))]
    }
      + [.submitLead(SubmitLead()), .discardLead(DiscardLead())]
  }()

  /// What a visitor hands in: all, or all but one thing.
  private static let visits: [LeadDetails] = {
    let changes: [(inout LeadDetails) -> Void] = [
      { _ in }, { $0.name = " " }, { $0.email = nil }, { $0.email = "carla" }, { $0.phone = "12" },
      { $0.consent = nil }, { $0.practiceArea = "astrology" },
      { $0.incidentDate = LocalDate("2999-01-01") }, { $0.quiz = Identifier(high: 0, low: 8) },
    ]
    return changes.map { change in
      var details = whole
      change(&details)
      return details
    }
  }()

  private static let following: [LeadCommand] = {
    var commands: [LeadCommand] = ContactResult.allCases.map {
      .recordContact(RecordContact(channel: "phone", result: $0, text: "called"))
    }
    commands += [
      .recordContact(RecordContact(channel: "pigeon", result: .reached, text: "called")),
      .recordContact(RecordContact(channel: "phone", result: .reached, text: "")),
    ]
    for check in ConflictCheck.allCases {
      for ends in [nil, LocalDate("2020-01-01"), LocalDate("2028-01-15")] {
        commands.append(.qualifyLead(QualifyLead(conflictCheck: check, limitationEnds: ends)))
      }
    }
    for reason in [.unspecified, .noCase, .other] as [DisqualificationReason] {
      commands.append(.disqualifyLead(DisqualifyLead(reason: reason)))
    }
    return commands
  }()

  private static let ending: [LeadCommand] = [
    .loseLead(LoseLead()), .loseLead(LoseLead(reason: "otherCounsel")),
    .loseLead(LoseLead(reason: "unknown")), .loseLead(LoseLead(reason: "other")),
    .reviveLead(ReviveLead()), .reviveLead(ReviveLead(reason: "called back")),
    .convertLead(ConvertLead()),
    .convertLead(
      ConvertLead(
        claim: Identifier(high: 0, low: 7), type: .auto,
        claimed: Money(-1, Currency("EUR") ?? Currency()))),
    .convertLead(ConvertLead(claim: Identifier(high: 0, low: 7), type: .auto)),
  ]
}
