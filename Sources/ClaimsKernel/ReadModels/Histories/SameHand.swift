import ClaimsDomain
import EventSourcing

/// Payments that were authorised by who also decided about a claim with the same payee, at most some
/// days before or after.
///
/// It follows from what the reader is shown of decisions and payments.
public struct SameHand: Sendable {
  private struct Decision: Sendable {
    let claim: Identifier
    let time: Instant
  }

  private struct Payment: Hashable {
    let claim: Identifier
    let id: Identifier
  }

  /// In nanoseconds.
  private let span: Int128
  private let clock: ModelClock
  private var decisions: [ActorID: [Decision]] = [:]
  private var payees: [Payment: String] = [:]
  /// Of each claim.
  private var paid: [Identifier: Set<String>] = [:]

  /// The events to take before the payments are looked for: approvals, and requests for payments.
  public static let kinds: [DomainEventKind] = [
    .claim(.claimApproved), .claim(.claimPartiallyApproved), .claim(.paymentRequested),
  ]
  /// The kind of event that is looked for.
  public static let authorised = DomainEventKind.claim(.paymentAuthorised)

  /// Creates a search that has taken no decisions yet.
  ///
  /// - Parameters:
  ///   - days: how many days of 24 hours may lie between decision and authorisation at most.
  ///   - clock: by which time of an event.
  public init(within days: UInt64, clock: ModelClock) {
    span = Int128(days) * 86_400_000_000_000
    self.clock = clock
  }

  /// Takes a decision or a request; other events say nothing here.
  public mutating func take(_ seen: VisibleEvent) {
    guard case .claim(let event) = seen.line.event else { return }
    let claim = seen.line.stored.stream.id
    switch event {
    case .claimApproved, .claimPartiallyApproved:
      guard seen.showsSender else { return }
      decisions[seen.line.command.actor, default: []].append(
        Decision(claim: claim, time: time(of: seen)))
    case .paymentRequested(let requested) where !seen.redaction.hides("payee"):
      payees[Payment(claim: claim, id: requested.payment)] = requested.payee
      paid[claim, default: []].insert(requested.payee)
    default: break
    }
  }

  /// Whether an event is an authorisation to find, by what was taken before.
  public func holds(_ seen: VisibleEvent) -> Bool {
    guard case .claim(.paymentAuthorised(let authorised)) = seen.line.event, seen.showsSender,
      let payee = payees[
        Payment(claim: seen.line.stored.stream.id, id: authorised.payment)]
    else { return false }
    let time = Int128(time(of: seen).nanoseconds)
    return (decisions[seen.line.command.actor] ?? []).contains { decision in
      abs(Int128(decision.time.nanoseconds) - time) <= span
        && paid[decision.claim]?.contains(payee) == true
    }
  }

  private func time(of seen: VisibleEvent) -> Instant {
    clock == .effective ? seen.line.entry.effective : seen.line.entry.recorded
  }
}
