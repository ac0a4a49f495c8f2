import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The lead's table, as its tests have it.
enum LeadCases {
  typealias Attempted = Attempt<LeadDecider>

  static let noon = ClaimSender.noon
  static let later = noon.adding(days: 30)
  static let (carla, gina) = (ActorID("carla"), ActorID("gina"))
  static let claim = Identifier(high: 0, low: 7)
  static let whole = LeadMachine.whole

  static func by(_ command: LeadCommand, among relatedFacts: LeadRelatedFacts = .init())
    -> Attempted
  {
    by(.claimant, command, among: relatedFacts)
  }

  static func by(
    _ role: Role, _ command: LeadCommand, among relatedFacts: LeadRelatedFacts = .init()
  ) -> Attempted {
    Attempt(command, by: role == .claimant ? carla : gina, as: role, among: relatedFacts)
  }

  static func timer(_ command: LeadCommand, at time: Instant) -> Attempted {
    Attempt(command, by: ActorID("timer"), as: .system, at: time, among: LeadRelatedFacts())
  }

  /// Somebody without an account.
  static func visitor(
    _ command: LeadCommand, among relatedFacts: LeadRelatedFacts = .init()
  ) -> Attempted {
    Attempt(command, by: ActorID(), as: .anonymous, among: relatedFacts)
  }

  /// A lead of Carla's, who was reached if the status says so.
  static func lead(_ status: LeadStatus, _ details: LeadDetails = whole) -> Lead {
    var lead = Lead()
    (lead.status, lead.claimant, lead.details) = (status, carla, details)
    (lead.startedAt, lead.lastAt) = (noon, noon)
    lead.consentAt = details.consent == nil ? nil : noon
    if status == .draft || status == .discarded {
      lead.closedAt = status == .draft ? nil : noon
      return lead
    }
    lead.submittedAt = noon
    if status == .submitted { return lead }
    lead.contacts = [called(.reached)]
    lead.contactedAt = noon
    if status == .qualified || status == .converted {
      (lead.limitationEnds, lead.qualifiedAt) = (LocalDate("2028-01-15"), noon)
    }
    if status == .disqualified { lead.disqualification = .noCase }
    if status == .converted { lead.claim = claim }
    if status == .lost { lead.lossReason = "otherCounsel" }
    if status != .contacted, status != .qualified { lead.closedAt = noon }
    return lead
  }

  static func called(_ result: ContactResult) -> LeadContact {
    LeadContact(channel: "phone", result: result, text: "called", by: gina, at: noon)
  }

  static func record(_ result: ContactResult) -> LeadCommand {
    .recordContact(RecordContact(channel: "phone", result: result, text: "called"))
  }

  static func qualify(
    _ check: ConflictCheck = .clear, _ ends: String? = "2028-01-15"
  ) -> LeadCommand {
    .qualifyLead(
      QualifyLead(
        conflictCheck: check, limitationEnds: ends.flatMap { LocalDate($0) }, text: "clear cut"))
  }

  static let convert = LeadCommand.convertLead(ConvertLead(claim: claim, type: .injuryLegal))

  static func lose(_ reason: String, _ text: String = "") -> LeadCommand {
    .loseLead(LoseLead(reason: reason, text: text))
  }

  static let table = TableCases<LeadMachine>(
    cells: [
      .startLead: .init([.none], [.claimant, .agent, .system]),
      .editLead: .init([.draft], [.claimant, .agent]),
      .submitLead: .init([.draft], [.claimant, .agent]),
      .recordContact: .init([.submitted, .contacted], [.agent]),
      .qualifyLead: .init([.contacted], [.agent, .legal]),
      .disqualifyLead: .init([.submitted, .contacted], [.agent, .legal]),
      .convertLead: .init([.qualified], [.agent, .legal, .system]),
      .loseLead: .init([.submitted, .contacted, .qualified], [.agent, .system]),
      .reviveLead: .init([.lost, .disqualified], [.agent]),
      .discardLead: .init([.draft], [.claimant, .agent, .system]),
      .handInLead: .init([.none], [.agent, .system, .anonymous]),
      .eraseLeadData: .init([.disqualified, .converted, .lost, .discarded], [.administrator]),
    ],
    states: LeadStatus.allCases.map { $0 == .none ? Lead() : lead($0) }, rows: rows,
    guards: LeadGuardCases.cases, page: SpecificationPage("Specs/Lifecycles/Lead.md"),
    explored: { [explored] }, erasing: erasure)

  private static let erasure = ErasureCases<LeadDecider>(
    "L12", on: { lead($0) }, among: LeadRelatedFacts(),
    { .eraseLeadData(EraseLeadData(reason: $0)) },
    { .leadDataErased(LeadDataErased(reason: $0, at: $1)) }, to: { $0.status = .erased })

  static let explored = Exploration(of: LeadMachine())

  static let rows: [RowCase<LeadDecider>] = filing + following + ending

  private static let filing: [RowCase<LeadDecider>] = [
    RowCase(
      "L01", by(.startLead(StartLead(claimant: ActorID("dario"), details: whole))), on: Lead(),
      [.leadStarted(LeadStarted(claimant: carla, details: whole, at: noon))]
    ) { $0 = lead(.draft) },
    RowCase(
      "L01", by(.agent, .startLead(StartLead(details: LeadDetails(name: "Eva", email: "")))),
      on: Lead(),
      [
        .leadStarted(
          LeadStarted(claimant: ActorID(), details: LeadDetails(name: "Eva"), at: noon))
      ]
    ) {
      ($0.status, $0.details) = (.draft, LeadDetails(name: "Eva"))
      ($0.startedAt, $0.lastAt) = (noon, noon)
    },
    RowCase(
      "L02",
      by(.editLead(EditLead(details: LeadDetails(name: "Carla Cruz", phone: "+1 555 0100")))),
      on: lead(.draft),
      [
        .leadEdited(
          LeadEdited(details: LeadDetails(phone: "+1 555 0100"), at: noon, effective: noon))
      ]
    ) { $0.details.phone = "+1 555 0100" },
    RowCase(
      "L03", by(.submitLead(SubmitLead())), on: lead(.draft),
      [.leadSubmitted(LeadSubmitted(at: noon))]
    ) { ($0.status, $0.submittedAt) = (.submitted, noon) },
    RowCase(
      "L11", visitor(.handInLead(HandInLead(details: whole))), on: Lead(),
      [
        .leadStarted(LeadStarted(claimant: ActorID(), details: whole, at: noon)),
        .leadSubmitted(LeadSubmitted(at: noon)),
      ]
    ) {
      $0 = lead(.submitted)
      $0.claimant = ActorID()
    },
    RowCase(
      "L10", by(.discardLead(DiscardLead())), on: lead(.draft),
      [.leadDiscarded(LeadDiscarded(isTimedOut: false, at: noon))]
    ) { ($0.status, $0.closedAt) = (.discarded, noon) },
    RowCase(
      "L10", timer(.discardLead(DiscardLead()), at: later), on: lead(.draft),
      [.leadDiscarded(LeadDiscarded(isTimedOut: true, at: later))]
    ) { ($0.status, $0.closedAt, $0.lastAt) = (.discarded, later, later) },
  ]

  private static let following: [RowCase<LeadDecider>] =
    [.submitted, .contacted].flatMap { status -> [RowCase<LeadDecider>] in
      [
        RowCase(
          "L04", by(.agent, record(.noAnswer)), on: lead(status),
          [
            .contactAttempted(
              ContactAttempted(
                channel: "phone", result: .noAnswer, text: "called", by: gina, at: noon))
          ]
        ) { $0.contacts.append(called(.noAnswer)) },
        RowCase(
          "L04", by(.agent, record(.reached)), on: lead(status),
          [.leadContacted(LeadContacted(channel: "phone", text: "called", by: gina, at: noon))]
        ) {
          ($0.status, $0.contactedAt) = (.contacted, noon)
          $0.contacts.append(called(.reached))
        },
        RowCase(
          "L06", by(.legal, .disqualifyLead(DisqualifyLead(reason: .noCase))), on: lead(status),
          [
            .leadDisqualified(
              LeadDisqualified(reason: .noCase, text: "", by: gina, at: noon))
          ]
        ) { ($0.status, $0.disqualification, $0.closedAt) = (.disqualified, .noCase, noon) },
      ]
    } + [
      RowCase(
        "L05", by(.legal, qualify()), on: lead(.contacted),
        [
          .leadQualified(
            LeadQualified(
              limitationEnds: LocalDate("2028-01-15") ?? LocalDate(), text: "clear cut", by: gina,
              at: noon))
        ]
      ) {
        ($0.status, $0.qualifiedAt) = (.qualified, noon)
        $0.limitationEnds = LocalDate("2028-01-15")
      }
    ]

  private static let ending: [RowCase<LeadDecider>] =
    [
      RowCase(
        "L07", by(.agent, convert), on: lead(.qualified),
        [.leadConverted(LeadConverted(claim: claim, by: gina, at: noon))]
      ) { ($0.status, $0.claim, $0.closedAt) = (.converted, claim, noon) },
      RowCase(
        "L08", timer(lose("notReachable"), at: later), on: lead(.submitted),
        [
          .leadLost(LeadLost(reason: "notReachable", text: "", isTimedOut: true, at: later))
        ]
      ) {
        ($0.status, $0.lossReason) = (.lost, "notReachable")
        ($0.closedAt, $0.lastAt) = (later, later)
      },
      revived(from: lead(.lost), to: .contacted),
      revived(from: lead(.disqualified), to: .contacted),
      revived(from: lostUnreached, to: .submitted),
    ]
    + [.submitted, .contacted, .qualified].map { status in
      RowCase(
        "L08", by(.agent, lose("other", "moved away")), on: lead(status),
        [.leadLost(LeadLost(reason: "other", text: "moved away", isTimedOut: false, at: noon))]
      ) { ($0.status, $0.lossReason, $0.closedAt) = (.lost, "other", noon) }
    }

  private static let lostUnreached: Lead = {
    var lead = LeadCases.lead(.submitted)
    (lead.status, lead.lossReason, lead.closedAt) = (.lost, "notReachable", noon)
    return lead
  }()

  private static func revived(from lead: Lead, to status: LeadStatus) -> RowCase<LeadDecider> {
    RowCase(
      "L09", by(.agent, .reviveLead(ReviveLead(reason: "called back"))), on: lead,
      [.leadRevived(LeadRevived(reason: "called back", at: noon))]
    ) {
      ($0.status, $0.lossReason, $0.disqualification) = (status, "", .unspecified)
      ($0.closedAt, $0.revivals) = (nil, 1)
    }
  }
}
