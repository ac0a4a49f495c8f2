import ClaimsDomain
import EventSourcing

/// A claim as a reader sees it, on its way into resources.
struct FHIRClaimFile {
  let id: Identifier
  /// Without what the reader does not see.
  let claim: Claim
  let created: Instant
  let names: ActorRegister?
  let story: FHIRStory

  var name: String { "Claim/\(id.text)" }
  var response: String { "\(id.text)-response" }
  var explanation: String { "\(id.text)-benefit" }

  /// What an insurer has answered so far, as `outcome` has it; nil if nothing.
  var outcome: String? {
    switch claim.status {
    case .none, .draft, .voided: nil
    case .submitted: claim.isAcknowledged ? "queued" : nil
    case .rejected: "error"
    case .open, .investigating, .infoRequested, .underAppeal: "partial"
    case .approved, .partiallyApproved, .denied, .settled: "complete"
    case .closed, .erased:
      switch claim.outcome {
      case .completed, .deniedFinal, .answered: "complete"
      case .rejectedFinal: "error"
      case .withdrawn: nil
      default: claim.isAccepted ? "partial" : nil
      }
    }
  }

  /// Whether it stands, as `status` has it.
  var status: String {
    switch claim.status {
    case .draft: "draft"
    case .voided: "entered-in-error"
    case .closed where claim.outcome == .withdrawn: "cancelled"
    default: "active"
    }
  }

  var submitted: Instant { story.submitted ?? story.begun ?? created }

  /// Whether nothing more is to be paid.
  var isPaidUp: Bool { [.settled, .closed, .erased].contains(claim.status) }

  var patient: FHIRNamed {
    guard claim.claimant.isEmpty else { return FHIRNamed(claim.claimant, names, or: "") }
    let name = claim.file.claimantName
    return FHIRNamed(name: name.isEmpty ? "not stated" : name)
  }

  /// Who filed it: a provider among the parties, else who represents the claimant, else the claimant.
  var provider: FHIRNamed {
    if let party = claim.file.details.parties.first(where: { $0.role == .provider }) {
      return FHIRNamed(id: party.actor.isEmpty ? party.name : party.actor.text, name: party.name)
    }
    if let agent = claim.file.representatives.first { return FHIRNamed(agent, names, or: "") }
    return patient
  }

  /// FHIR has one for everything that is decided. Who did what is in the provenance.
  var insurer: FHIRNamed {
    let party = claim.file.details.parties.first { $0.role == .insurer }?.name ?? "insurer"
    return FHIRNamed(id: party, name: party)
  }

  var payee: String? {
    claim.file.details.parties.first { $0.role == .payee }?.name ?? claim.payments.first?.payee
  }

  var items: [(sequence: Int, part: Part, item: LineItem)] {
    claim.file.parts.compactMap { part in part.lineItem.map { (part, $0) } }.enumerated()
      .map { ($0 + 1, $1.0, $1.1) }
  }
}

/// What a claim's events say that its state does not keep.
struct FHIRStory {
  /// Why it was decided so, or turned back.
  var reason = ""
  /// When it was begun, handed in and decided, in the world.
  var begun: Instant?
  var submitted: Instant?
  var decided: Instant?
  /// When money last went out.
  var paidOn: LocalDate?

  /// Whether an event says any of it.
  static func tells(_ event: VisibleEvent) -> Bool {
    guard case .claim(let claimEvent) = event.line.event else { return false }
    return switch claimEvent.kind {
    case .claimDrafted, .claimSubmitted, .claimApproved, .claimPartiallyApproved, .claimDenied,
      .claimRejected, .paymentIssued:
      true
    default: false
    }
  }

  mutating func take(_ event: VisibleEvent) {
    guard case .claim(let claimEvent) = event.line.event else { return }
    func shown(_ path: String, _ text: String) -> String {
      event.redaction.hides(path) ? "" : text
    }
    let time = event.line.entry.effective
    switch claimEvent.kind {
    case .claimDrafted: begun = time
    case .claimSubmitted: submitted = submitted ?? time
    case .claimApproved, .claimPartiallyApproved, .claimDenied, .claimRejected: decided = time
    default: break
    }
    switch claimEvent {
    case .claimApproved(let approved): reason = shown("reason", approved.reason)
    case .claimPartiallyApproved(let approved): reason = shown("reason", approved.reason)
    case .claimDenied(let denied):
      reason = [
        shown("code", denied.code), shown("reason", denied.reason),
        shown("provision", denied.provision),
      ]
      .filter { !$0.isEmpty }.joined(separator: ": ")
    case .claimRejected(let rejected):
      let codes = shown("codes", rejected.codes.joined(separator: ", "))
      reason = [codes, shown("text", rejected.text)].filter { !$0.isEmpty }.joined(separator: ": ")
    case .paymentIssued(let issued) where !issued.expense:
      paidOn = time.dayUTC
    default: break
    }
  }
}
