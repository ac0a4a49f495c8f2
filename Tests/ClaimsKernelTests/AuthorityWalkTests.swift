import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

/// The invariants I09 and I27: an actor had the authority for what is decided and paid.
@Suite("Random commands under limits that change")
struct AuthorityWalkTests {
  @Test("nothing is decided, reserved or paid out unless an actor with the authority agreed")
  func authority() throws {
    var all = Authorities()
    for seed in 1...12 as ClosedRange<UInt64> {
      let history = try RandomHistory(seed: seed, steps: 600, changesLimits: true)
      var ledger = Authorities()
      for entry in history.entries {
        for line in try HistoryLine.lines(of: entry) {
          if let fault = ledger.fault(in: line) {
            Issue.record("\(fault), at \(line.stored.position.value) of seed \(seed)")
          }
        }
      }
      all.count(ledger)
    }
    // Walks without any limit, or without payments, would prove nothing.
    #expect(all.issued > 8)
    #expect(all.limited[.payment, default: 0] > 10)
    #expect(all.limited[.decision, default: 0] > 8)
    #expect(all.limited[.reserve, default: 0] > 8)
    #expect(all.confirmed > 5)
  }
}

/// Who may decide on how much, and what they agreed to: only from the log's lines.
private struct Authorities {
  private var limits: [String: [AuthorityKind: Money]] = [:]
  private var claimed: [Identifier: Money] = [:]
  private var requested: [Identifier: [Identifier: Money]] = [:]
  /// Who agreed to a payment, and to how much that is still in force.
  private var agreed: [Identifier: [Identifier: (by: String, amount: Int64)]] = [:]
  private(set) var issued = 0
  private(set) var confirmed = 0
  /// How often an act was within a limit, rather than without one.
  private(set) var limited: [AuthorityKind: Int] = [:]

  mutating func count(_ other: Authorities) {
    issued += other.issued
    confirmed += other.confirmed
    limited.merge(other.limited, uniquingKeysWith: +)
  }

  /// Takes a line, and says what in it no actor was entitled to.
  mutating func fault(in line: HistoryLine) -> String? {
    switch line.event {
    case .actor(.authoritySet(let set)):
      limits[line.command.person.text, default: [:]][set.kind] = set.limit
      return nil
    case .claim(let event):
      return fault(in: event, of: line.stored.stream.id, by: line.command)
    default: return nil
    }
  }

  private mutating func fault(
    in event: ClaimEvent, of claim: Identifier, by command: CommandEnvelope
  ) -> String? {
    let name = command.actor.text
    switch event {
    case .claimDrafted(let drafted): claimed[claim] = drafted.claimed
    case .claimDetailsEdited(let edited): claimed[claim] = edited.details.claimed ?? claimed[claim]
    case .claimSupplemented(let raised): claimed[claim] = raised.claimed
    case .reserveSet(let set): return beyond(.reserve, set.reserve, name)
    case .claimApproved(let decision): return decided(decision.amount, command)
    case .claimPartiallyApproved(let decision): return decided(decision.amount, command)
    case .claimDenied: return decided(claimed[claim] ?? Money(), command)
    case .paymentRequested(let request):
      requested[claim, default: [:]][request.payment] = request.amount
    case .paymentAuthorised(let authorised):
      let amount = requested[claim]?[authorised.payment] ?? Money()
      agreed[claim, default: [:]][authorised.payment] = (name, amount.minorUnits)
      let all = agreed[claim]?.values.filter { $0.by == name }.reduce(0) { $0 + $1.amount } ?? 0
      return beyond(.payment, Money(all, amount.currency), name)
    case .paymentIssued(let payment):
      issued += 1
      return agreed[claim]?[payment.payment] == nil ? "nobody agreed to a payment" : nil
    case .paymentDeclined(let payment): agreed[claim]?[payment.payment] = nil
    case .paymentStopped(let payment): agreed[claim]?[payment.payment] = nil
    case .paymentFailed(let payment): agreed[claim]?[payment.payment] = nil
    case .paymentReversed(let back):
      agreed[claim]?[back.payment]?.amount -= back.amount.minorUnits
    default: break
    }
    return nil
  }

  private mutating func decided(_ amount: Money, _ command: CommandEnvelope) -> String? {
    if case .claim(.confirmDecision) = command.command { confirmed += 1 }
    return beyond(.decision, amount, command.actor.text)
  }

  private mutating func beyond(_ kind: AuthorityKind, _ amount: Money, _ name: String) -> String? {
    guard let limit = limits[name]?[kind] else { return nil }
    limited[kind, default: 0] += 1
    guard limit.currency == amount.currency, amount.minorUnits <= limit.minorUnits else {
      return "\(name) had authority for \(limit.display), and took \(kind.name) \(amount.display)"
    }
    return nil
  }
}
