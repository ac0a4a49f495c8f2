import ClaimsDomain
import Descriptions
import EventSourcing

/// A pending task on a claim.
public struct WaitingItem: Equatable, Sendable {
  /// What has to be done.
  public enum Kind: String, CaseIterable, Sendable, PrintsFields {
    /// A submitted claim waits to be accepted or rejected.
    case intake
    /// It has no handler.
    case assignment
    /// A question is open.
    case information
    /// What was asked for has come, and nothing was decided since.
    case answer
    /// Nothing is decided or proposed yet.
    case decision
    /// A review is open.
    case review
    /// A proposed reserve, or a proposed decision, waits to be confirmed.
    case reserveProposal, decisionProposal
    /// Less was decided than was asked for, and the claimant was not told.
    case notice
    /// What is approved is not requested yet; a requested payment is not authorised yet; an
    /// authorised one is not issued yet.
    case paymentToRequest, paymentToAuthorise, paymentToIssue
    /// It is with the special investigators.
    case fraudReferral
    /// Money came back, and a second person has to say so.
    case recoveryToConfirm
    /// Everything is paid; the claim can be closed.
    case closing
  }

  /// What has to be done.
  public let kind: Kind
  /// In words: what was asked for, why a review is due, who is paid.
  public var details = ""
  /// The amount proposed, to pay or recovered; nil if it is about none.
  public var amount: Money?
  /// Who proposed or asked for it; may be empty.
  public var by = ActorID()
  /// The payment that it is about.
  public var payment: Identifier?
  /// The number of the recovery that it is about.
  public var recovery: UInt32?
  /// By when an open question has to be answered; nil if nothing is due.
  public var due: Instant?
  /// The field of the claim that it follows from; nil if all who see the claim may know.
  var field: String?

  init(_ kind: Kind) {
    self.kind = kind
    field = kind.field
  }

  func isSeen(as redaction: Redaction) -> Bool { field.map { !redaction.hides($0) } ?? true }
}

extension Claim {
  /// What waits, in the order in which a claim goes its way.
  ///
  /// - Parameter isAnswered: whether something was answered since the last question or decision.
  public func waiting(isAnswered: Bool) -> [WaitingItem] {
    var items: [WaitingItem] = []
    func add(_ kind: WaitingItem.Kind, _ fill: (inout WaitingItem) -> Void = { _ in }) {
      var item = WaitingItem(kind)
      fill(&item)
      items.append(item)
    }
    if status == .submitted { add(.intake) }
    if isAccepted, isOpen, status != .submitted, handler.isEmpty { add(.assignment) }
    if status == .infoRequested {
      add(.information) {
        $0.details = file.openItems.joined(separator: ", ")
        $0.due = file.infoDue
      }
    }
    if isBeingDecided {
      if isAnswered { add(.answer) }
      if file.proposal == nil { add(.decision) }
    }
    for review in file.openReviews { add(.review) { $0.details = review.reason } }
    if let proposal = file.reserveProposal {
      add(.reserveProposal) {
        $0.details = proposal.line?.words ?? ""
        $0.amount = proposal.reserve
        $0.by = proposal.proposedBy
      }
    }
    if let proposal = file.proposal, let command = proposal.command {
      add(.decisionProposal) {
        $0.details = command.kind.name.description
        $0.amount = command.amount
        $0.by = proposal.proposedBy
      }
    }
    if isToBeTold { add(.notice) }
    if let left = leftToRequest { add(.paymentToRequest) { $0.amount = left } }
    for payment in allPayments where payment.isPending {
      add(payment.status == .requested ? .paymentToAuthorise : .paymentToIssue) {
        $0.details = payment.payee
        $0.amount = payment.amount
        $0.by = payment.status == .requested ? payment.requestedBy : payment.authorisedBy
        $0.payment = payment.id
        if isExpense(payment.id) { $0.field = "expenses" }
      }
    }
    if fraud == .referred { add(.fraudReferral) }
    for recovery in file.recoveries where !recovery.counts {
      add(.recoveryToConfirm) {
        $0.details = recovery.source
        $0.amount = recovery.amount
        $0.by = recovery.recordedBy
        $0.recovery = recovery.recovery
      }
    }
    let isAnswered = file.isAnswerOnly && isPaying
    // As after an appeal that came to nothing more.
    let isPaid = isPaying && paid == approved
    if status == .settled || isAnswered || isPaid { add(.closing) }
    return items
  }

  /// Whether less was decided than was asked for, and the claimant is to be told.
  var isToBeTold: Bool {
    awaitsNotice && isReduced && !file.appealWaived && status != .underAppeal
  }

  private var isBeingDecided: Bool {
    status == .open || status == .investigating || status == .underAppeal
  }

  /// What is approved, and neither paid nor requested; nil if that is nothing.
  private var leftToRequest: Money? {
    guard isPaying || isUndisputed, !isHeld, !file.isAnswerOnly else { return nil }
    let left =
      Int128(approved.minorUnits) - Int128(paid.minorUnits) - Int128(pending.minorUnits)
    return left > 0 ? Int64(exactly: left).map { Money($0, currency) } : nil
  }
}

extension WaitingItem.Kind {
  fileprivate var field: String? {
    switch self {
    case .intake, .information, .answer, .notice, .paymentToRequest, .closing: nil
    case .assignment: "handler"
    case .decision, .decisionProposal: "proposal"
    case .review: "openReviews"
    case .reserveProposal: "reserveProposal"
    case .paymentToAuthorise: "payments.requestedBy"
    case .paymentToIssue: "payments.authorisedBy"
    case .fraudReferral: "fraud"
    case .recoveryToConfirm: "recoveries"
    }
  }
}

extension ReserveLine {
  /// As people call it: `vehicle / expense / towing`.
  public var words: String {
    if self == ReserveLine() { return "general" }
    let parts = [exposure, costType == .unspecified ? "" : costType.name.description, category]
    return parts.filter { !$0.utf8.isEmpty }.joined(separator: " / ")
  }
}

extension WaitingItem: ViewRow {
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("waiting", kind.rawValue)
    fields.field("details", details.utf8.isEmpty ? nil : details)
    fields.field("amount", amount)
    fields.field("by", by.isEmpty ? nil : by)
    fields.field("payment", payment)
    fields.field("due", due)
  }
}
