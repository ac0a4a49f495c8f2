import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// The claim as a specification: explore it, walk it, or hold a system of your own against it.
///
/// Source: Specs/Lifecycles/Claim.md.
public struct ClaimMachine: DeciderSpecification {
  public typealias Machine = ClaimDecider
  public typealias Words = ClaimWords
  public typealias Key = [UInt8]

  public let rules: ClaimRules
  /// The table that decides, and that decisions are held against.
  public let lifecycle: Lifecycle<ClaimWords>
  /// The amounts that exploration tries, in minor units.
  public let amounts: [Int64]

  public init(
    rules: ClaimRules = .builtIn, lifecycle: Lifecycle<ClaimWords> = claimLifecycle,
    amounts: [Int64] = [0, 1, 2]
  ) {
    self.rules = rules
    self.lifecycle = lifecycle
    self.amounts = amounts
  }

  public func decide(
    _ attempt: ClaimAttempt, given claim: Claim
  ) throws(Refusal) -> [ClaimEvent] {
    try ClaimDecider.decide(
      attempt.command, given: claim, in: attempt.sender.context(rules), under: lifecycle)
  }

  public func status(of claim: Claim) -> ClaimStatus { claim.status }
  public func verb(of attempt: ClaimAttempt) -> ClaimVerb { attempt.command.kind }
  public func role(of attempt: ClaimAttempt) -> Role { attempt.sender.role }
  public func kind(of event: ClaimEvent) -> ClaimEventKind { event.kind }

  public func cause(of refusal: Refusal) -> RefusalCause {
    switch refusal.reasons.first?.code {
    case .invalidTransition: .noRow
    case .notAuthorised: .role
    default: .guards
    }
  }

  public func isExplained(_ refusal: Refusal, by guards: [ClaimRule]) -> Bool {
    !refusal.reasons.isEmpty
      && refusal.reasons.allSatisfy { reason in guards.contains { $0.code == reason.code } }
  }

  /// Everything but the number of notes, which only grows.
  public func key(of claim: Claim) -> [UInt8] {
    var claim = claim
    claim.notes = 0
    // Every claim can be encoded; were there one that cannot, it must not pass for another.
    return (try? claim.encoded()) ?? Array("\(claim)".utf8)
  }

  public func isTerminal(_ claim: Claim) -> Bool { claim.status == .closed }

  public func violation(in claim: Claim) -> String? { claim.brokenInvariant }

  /// The claim's own statuses, and those of its payments.
  public var regions: [Region<Claim, ClaimAttempt>] {
    [
      Region(
        "claim", statuses: ClaimStatus.allCases,
        verbs: ClaimVerb.allCases.filter { $0 != .unspecified },
        status: { claim, _ in claim.status }, verb: { $0.command.kind }),
      Region(
        "payment", statuses: PaymentStatus.allCases,
        verbs: [ClaimVerb.requestPayment, .authorisePayment, .issuePayment],
        status: { claim, attempt in
          attempt.command.payment.map { claim.payment($0)?.status ?? .none }
        },
        verb: { $0.command.kind }),
    ]
  }

  public func describe(state claim: Claim) -> String {
    var text = "\(claim.status.name)"
    for (name, money) in [
      ("claimed", claim.claimed), ("reserve", claim.reserve), ("approved", claim.approved),
      ("paid", claim.paid),
    ] where money.minorUnits != 0 { text += " \(name) \(money.minorUnits)" }
    for payment in claim.payments {
      text += " [\(payment.amount.minorUnits) \(payment.status.name)]"
    }
    return text
  }

  public func describe(response: Result<[ClaimEvent], Refusal>) -> String {
    switch response {
    case .success(let events): events.map { "\($0.kind.name)" }.joined(separator: ", ")
    case .failure(let refusal):
      "refused: " + refusal.reasons.map { "\($0.code.name)" }.joined(separator: ", ")
    }
  }
}
