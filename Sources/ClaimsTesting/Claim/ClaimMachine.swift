import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// The claim as a specification: explore it, walk it, or hold a system of your own against it.
///
/// Source: Specs/Lifecycles/Claim.md.
public struct ClaimMachine: AggregateMachine {
  public typealias Machine = ClaimDecider
  public typealias Key = ClaimKey

  public var rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public var lifecycle: Lifecycle<ClaimVocabulary>
  /// From which side exploration looks at the claim.
  public let view: ClaimView
  let words: ClaimAlphabet
  /// The verbs of the view.
  let verbs: [ClaimVerb]

  public init() { self.init(.everything) }

  /// A claim as it is explored from one side, or walked.
  ///
  /// - Parameters:
  ///   - view: which topics are tried, and how much of each.
  ///   - rules: by default those of the view.
  ///   - lifecycle: the table that decides, such as one that a test has changed.
  ///   - amounts: the amounts that exploration tries, in minor units; by default those of the view.
  public init(
    _ view: ClaimView = .everything, rules: ClaimRules? = nil,
    lifecycle: Lifecycle<ClaimVocabulary> = ClaimDecider.lifecycle, amounts: [Int64]? = nil
  ) {
    self.rules = rules ?? view.rules
    self.lifecycle = lifecycle
    self.view = view
    words = ClaimAlphabet(view, amounts: amounts ?? view.amounts)
    verbs = ClaimVerb.allCases.filter { view.breadth(of: $0) != .none }
  }

  /// As for every aggregate, by code that is the claim's own.
  public func decide(
    _ attempt: ClaimAttempt, given claim: Claim
  ) throws(Refusal) -> [ClaimEvent] {
    try ClaimDecider.decide(
      attempt.command, given: claim, in: attempt.context(rules), by: lifecycle)
  }

  public func answer(
    _ attempt: ClaimAttempt, in claim: Claim
  ) -> (response: Result<[ClaimEvent], Refusal>, after: Claim?) {
    do throws(Refusal) {
      let events = try decide(attempt, given: claim)
      var after = claim
      for place in events.indices { ClaimDecider.evolve(&after, events[place]) }
      return (.success(events), after)
    } catch {
      return (.failure(error), nil)
    }
  }

  /// Strangers never come as far as the table.
  public func isEnabled(_ attempt: ClaimAttempt, in claim: Claim) -> Bool {
    attempt.sender.role.worksOnClaims
      || claim.isParty(
        attempt.sender.actor, as: attempt.sender.role, sending: attempt.command, under: rules)
  }

  public func verb(of attempt: ClaimAttempt) -> ClaimVerb { attempt.verb }

  public func isTerminal(_ claim: Claim) -> Bool {
    [.closed, .voided, .erased].contains(claim.status)
  }

  /// No claim has to be ended by what others may never do, or by doubting a finding that stands.
  public func isWayOut(_ attempt: ClaimAttempt, in claim: Claim) -> Bool {
    switch attempt.verb {
    case .recordRecovery, .reversePayment, .withdraw: false
    case .referToSIU: claim.fraud != .confirmed
    default: true
    }
  }

  public func violation(in claim: Claim) -> String? { claim.brokenInvariant }

  public var regions: [Region<Claim, ClaimAttempt>] { Self.parts }

  public func describe(state claim: Claim) -> String {
    var text = "\(claim.status.name)"
    for (name, money) in [
      ("claimed", claim.claimed), ("reserve", claim.reserve), ("approved", claim.approved),
      ("paid", claim.paid), ("recovered", claim.file.recovered),
    ] where money.minorUnits != 0 { text += " \(name) \(money.minorUnits)" }
    for payment in claim.allPayments {
      text += " [\(payment.amount.minorUnits) \(payment.status.name)]"
    }
    if claim.fraud != .none { text += " fraud \(claim.fraud.name)" }
    if claim.recovery != .none { text += " recovery \(claim.recovery.name)" }
    if claim.litigation != .none { text += " lawsuit \(claim.litigation.name)" }
    if claim.file.reserveProposal != nil { text += " reserve proposed" }
    if claim.file.proposal != nil { text += " decision proposed" }
    if claim.isUndisputed { text += " undisputed" }
    return text
  }
}
