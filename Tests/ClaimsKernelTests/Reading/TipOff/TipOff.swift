import ClaimsDomain
import ClaimsTesting
import EventSourcing
import TestSupport

@testable import ClaimsKernel

/// Who sends what, and on which log, when it is looked whether an answer tells its sender what they
/// may not read.
enum TipOff {
  static let noon = ClaimSender.noon

  /// For each role somebody whom the machines know, who is a party where the role can be one, and
  /// somebody who is a stranger to every stream.
  static let senders: [ClaimSender] =
    [
      ("carla", Role.claimant), ("gina", .agent), ("axel", .assessor), ("hugo", .handler),
      ("vera", .verifier), ("sara", .supervisor), ("paul", .payer), ("ivan", .investigator),
      ("lena", .legal), ("adam", .administrator), ("otto", .auditor), ("timer", .system),
      ("cora", .contractor), ("", .anonymous),
    ].map { ClaimSender($0.0, $0.1) }
    + [
      ("dario", Role.claimant), ("greta", .agent), ("alma", .assessor), ("hans", .handler),
      ("viola", .verifier), ("pedro", .payer), ("igor", .investigator), ("celia", .contractor),
    ].map { ClaimSender($0.0, $0.1) }

  /// The register, and nothing else. Under the second rules handlers and assessors see their own
  /// claims alone.
  static let houses: [LogState] = [false, true].map { assignedOnly in
    var logState = LogState()
    for sender in senders where sender.role != .anonymous {
      logState.register(sender.actor, sender.role)
    }
    // Whom commands name, and who sends none.
    logState.register(ActorID("hanna"), .handler)
    var rules = ClaimRules.builtIn
    rules.documentResubmitLimit = 1
    rules.assignedOnly = assignedOnly
    logState.apply(.rules(.rulesSet(RulesSet(rules: rules))), to: .rules, recorded: noon)
    return logState
  }

  /// Every aggregate whose commands are sent.
  static let stages: [any TipOffSubject] = [
    TipOffStage(
      ClaimMachine(), StreamID.claim(claimID(1)),
      casts: [
        [
          .representativeAuthorised(
            RepresentativeAuthorised(representative: ActorID("gina")))
        ]
      ], special: claimCommands, drawsLikely: true, replace: { $0.replace($1, by: $2) }),
    TipOffStage(ActorMachine(), .actor(ActorID("hugo"))),
    TipOffStage(RulesMachine(), .rules),
    TipOffStage(CatalogMachine(), .catalogs),
    TipOffStage(
      DocumentMachine(), .document(Identifier(high: 0xd0c, low: 1)),
      casts: [
        [
          .documentRepresentativeAuthorised(
            DocumentRepresentativeAuthorised(representative: ActorID("gina"))),
          share(with: "dario"), share(with: "greta"), share(with: "cora"),
        ]
      ], replace: { $0.tables.documents.replace($1, by: $2) }),
    TipOffStage(
      ReportMachine(), .report(ReportMachine.report),
      replace: { $0.tables.reports.replace($1, by: $2) }),
    TipOffStage(AccidentMachine(), StreamID(.accident, Identifier(high: 0xacc, low: 1))),
    TipOffStage(PropertyMachine(), StreamID(.property, Identifier(high: 0xb0b, low: 1))),
    TipOffStage(QuizMachine(), StreamID(.quiz, Identifier(high: 0, low: 9))),
    TipOffStage(
      LeadMachine(), StreamID(.lead, Identifier(high: 0, low: 1)),
      replace: { $0.tables.leads.replace($1, by: $2) }),
    TipOffStage(
      ActivityMachine(), .activity(Identifier(high: 0xac, low: 1)),
      casts: ["hugo", "cora", "vera", "axel"].map {
        [.activityReassigned(ActivityReassigned(owner: ActorID($0)))]
      }),
  ]

  private static func share(with recipient: String) -> DocumentEvent {
    .documentShared(DocumentShared(recipient: recipient, until: noon.adding(days: 9)))
  }

  /// What the machine does not try: naming those who work here, and what is not there.
  private static let claimCommands: [ClaimCommand] =
    [.raiseReview(RaiseReview(reason: "looks odd"))]
    + ["hugo", "dario"].flatMap { name -> [ClaimCommand] in
      let actor = ActorID(name)
      return [
        .editDraft(EditDraft(ClaimDetails(parties: [Party(actor: actor)]))),
        .authoriseRepresentative(AuthoriseRepresentative(representative: actor)),
        .assign(Assign(handler: actor)),
      ]
    }
}

extension LogState {
  mutating func register(_ actor: ActorID, _ roles: Role...) {
    let registered = ActorRegistered(actor: actor, name: actor.text, roles: roles)
    apply(.actor(.actorRegistered(registered)), to: .actor(actor), recorded: TipOff.noon)
  }

  /// Puts a claim in the place of all that there are.
  fileprivate mutating func replace(_ id: Identifier, by claim: Claim) {
    var blocks = SnapshotBlocks()
    blocks.append(id)
    blocks.change(0) { snapshot in
      snapshot = claims[id] ?? snapshot
      snapshot.claim = claim
    }
    adopt(ClaimTable(blocks, of: [id]), events: events)
  }
}
