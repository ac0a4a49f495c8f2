import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// A lead as a specification.
///
/// Source: Specs/Lifecycles/Lead.md.
public struct LeadMachine: AggregateMachine {
  public typealias Machine = LeadDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = LeadDecider.lifecycle

  public init() {}

  public func isTerminal(_ lead: Lead) -> Bool {
    switch lead.status {
    case .disqualified, .converted, .lost, .discarded, .erased: true
    case .none, .draft, .submitted, .contacted, .qualified: false
    }
  }

  /// Everything but how often the person was called and came back, and when: idleness is tried from
  /// noon on, when all else happens.
  public func canonical(of lead: Lead) -> Lead {
    var copy = lead
    (copy.contacts, copy.revivals, copy.lastAt) = ([], 0, nil)
    if copy.closedAt != nil { copy.closedAt = ClaimSender.noon }
    return copy
  }

  public func violation(in lead: Lead) -> String? {
    if lead.status == .none { return lead == Lead() ? nil : "a lead before its start" }
    if lead.status == .erased { return lead.keptText }
    let details = lead.details
    if (details.consent == nil) != (lead.consentAt == nil) { return "a consent without its time" }
    let isClosed = isTerminal(lead)
    if isClosed != (lead.closedAt != nil) { return "closed at no time" }
    if (lead.status == .converted) != (lead.claim != nil) { return "converted to no claim" }
    if (lead.status == .disqualified) != (lead.disqualification != .unspecified) {
      return "disqualified for nothing"
    }
    if (lead.status == .lost) != !lead.lossReason.isEmpty { return "lost for nothing" }
    if lead.isReached != lead.contacts.contains(where: { $0.result == .reached }) {
      return "reached by nobody"
    }
    if lead.status == .contacted || lead.status == .qualified, !lead.isReached {
      return "contacted and not reached"
    }
    if lead.status == .qualified || lead.status == .converted {
      guard let ends = lead.limitationEnds else { return "no limitation" }
      if ends < ClaimSender.noon.dayUTC { return "too late" }
    }
    guard lead.submittedAt != nil else { return nil }
    return details.name == nil || details.practiceArea == nil || details.consent == nil
      || details.email == nil && details.phone == nil ? "handed in incomplete" : nil
  }

  public func fault(
    of step: Transition<Lead, Attempt<LeadDecider>, Result<[LeadEvent], Refusal>>
  ) -> String? {
    guard case .success(let events) = step.response else { return nil }
    let (before, after) = (step.before, step.after)
    if before.status != .none, before.claimant != after.claimant { return "another claimant" }
    if after.status == .erased { return nil }
    if before.claim != nil { return "I18: something came of a converted lead" }
    if before.submittedAt != nil, before.details != after.details { return "changed afterwards" }
    guard case .leadConverted(let converted) = events.first else { return nil }
    guard case .convertLead(let convert) = step.command.command else { return "converted unasked" }
    let lead = Identifier(high: 0, low: 1)
    let sender = step.command.sender
    let drafted = LeadDecider.claimDrafted(
      by: convert, from: before, lead, sentBy: ActorInRole(sender.actor, as: sender.role))
    return converted.claim == convert.claim && drafted.origin == lead
      && drafted.claimant == before.claimant ? nil : "I18: the claim does not come of the lead"
  }

  /// All that is needed to hand a lead in.
  public static let whole = LeadDetails(
    name: "Carla Cruz", email: "carla@example.org", practiceArea: "carAccidents",
    incidentType: "carAccident", incidentDate: LocalDate("2026-01-15"), consent: "2026-1")

  /// A quiz that Carla completed.
  public static let quiz: Quiz = {
    var quiz = Quiz()
    (quiz.status, quiz.taker, quiz.result) = (.result, ActorID("carla"), "dog_bite")
    (quiz.practiceArea, quiz.incidentType) = ("dogBites", "animalBite")
    return quiz
  }()
}
