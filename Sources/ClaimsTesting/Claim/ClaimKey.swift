import ClaimsDomain
import EventSourcing

/// What tells two claims apart, in bytes.
public struct ClaimKey: Hashable, Sendable {
  /// Equal for claims that no later decision tells apart.
  public let bytes: [UInt8]

  /// All bytes at once: an array hashes one after another.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension ClaimMachine {
  /// Everything that a later decision looks at. What only grows is left out, and so is what nothing
  /// comes of any more, such as payments that were declined.
  public func key(of claim: Claim) -> ClaimKey {
    // The file is copied out once: changing it in place copies it twice.
    var (claim, file) = (claim, claim.file)
    claim.notes = 0
    claim.submittedAt = nil
    let coverage = claim.checks.coverage
    claim.checks = Checks()
    claim.checks.coverage = coverage
    if !claim.payments.isEmpty { claim.payments = canonical(of: claim.payments) }
    file.forget()
    // A notice is asked for before a denial is closed, and begins the days of an appeal, which are
    // over in no view but those with every appeal.
    if claim.status != .denied, view.breadth(of: .appeal) != .all {
      (file.notifiedOn, file.appealFrom, claim.awaitsNotice) = (nil, nil, false)
    }
    if !file.expenses.isEmpty { file.expenses = canonical(of: file.expenses) }
    switch claim.status {
    // Opened again under its decision, if something is owed or may be appealed against; and for what
    // others did, where what lapsed stays lapsed.
    case .closed
    where file.owed.minorUnits > 0
      || claim.decidedAt != nil && view.breadth(of: .appeal) != .none:
      break
    case .closed where view.breadth(of: .reopen) != .none:
      if claim.outcome != .answered { claim.approved = claim.paid }
    case .closed, .voided, .erased:
      claim.approved = claim.paid
      claim.isPartial = false
      claim.forgetDecision()
      file.proposedBy = ActorID()
      file.earlierDeciders = []
    case .underAppeal, .infoRequested:
      // Whoever pays meanwhile is compared with both who decided; not with when, or who proposed.
      claim.decidedAt = nil
      if file.proposedBy.text > claim.decidedBy.text {
        (claim.decidedBy, file.proposedBy) = (file.proposedBy, claim.decidedBy)
      }
    default: break
    }
    var parts = file.essentialParts
    file.parts = PartList()
    claim.checkTimes = []
    var writer = WireWriter(reserving: 256)
    do throws(WireError) {
      try claim.visitCard(&writer)
      try file.visit(&writer, &claim.checkTimes)
      try writer.field(44, "parts", &parts)
      return ClaimKey(bytes: writer.bytes)
    } catch {
      // Every claim can be encoded; were there one that cannot, it must not pass for another.
      return ClaimKey(bytes: Array("\(claim) \(file) \(parts)".utf8))
    }
  }

  /// The payments of which something may still come, in an order of their own.
  private func canonical(of payments: [Payment]) -> [Payment] {
    var alive = payments.filter(\.isAlive).map(\.canonical)
    if alive.count > 1 { alive.sort { $0.order < $1.order } }
    for place in alive.indices { alive[place].id = Self.payment(UInt64(place + 1)) }
    return alive
  }
}

extension Claim {
  fileprivate mutating func forgetDecision() {
    decidedBy = ActorID()
    decidedAt = nil
  }
}

extension ClaimFile {
  /// Forgets what is counted, and what no guard looks at.
  fileprivate mutating func forget() {
    (communications, corrections, reports, reviews) = (0, 0, 0, 0)
    flags = []
    // Whoever may write off here has no limit.
    writeOffs = []
    adjudications = []
    lawsuit = nil
    similar = nil
    rejectionCodes = []
    if representatives.count > 1 { representatives.sort { $0.text < $1.text } }
    if invitedRepresentatives.count > 1 { invitedRepresentatives.sort { $0.text < $1.text } }
    if formerParties.count > 1 { formerParties.sort { $0.text < $1.text } }
    if earlierDeciders.count > 1 { earlierDeciders.sort { $0.text < $1.text } }
    // Two reviews are as many as three: each of them keeps the claim open.
    let ofDebts = openReviews.filter { $0.payment != nil }
    openReviews = (ofDebts + openReviews.filter { $0.payment == nil }).prefix(2).enumerated().map {
      place, review in
      ReviewRaised(
        review: UInt32(place + 1), document: review.document,
        payment: review.payment.map { _ in Identifier() }, ofDecision: review.ofDecision)
    }
    stopped = Money()
    recoveryCount = 0
    for place in recoveries.indices {
      recoveries[place].recovery = UInt32(place + 1)
      (recoveries[place].kind, recoveries[place].source) = (.unspecified, "")
    }
    (appeals, appealsBefore) = (appeals &- appealsBefore, 0)
    if lines.count > 1 { lines.sort { $0.line.exposure < $1.line.exposure } }
    if documents.count > 1 { documents.sort() }
  }

  /// The parts in an order of their own, without who added them and what was seen on them.
  fileprivate var essentialParts: [Part] {
    if parts.isEmpty { return [] }
    return parts.map { part in
      var part = part
      part.addedBy = ActorID()
      part.photo?.analyses = []
      return part
    }.sorted { $0.id < $1.id }
  }
}

extension Payment {
  /// What is still looked at: who requested it until it is issued, who authorised and issued it from
  /// then on.
  fileprivate var canonical: Payment {
    Payment(
      status: status, amount: amount, requestedBy: isPending ? requestedBy : ActorID(),
      // Nothing comes of it who authorised what was issued but for those who have a limit or may
      // decide.
      authorisedBy: !isPending && authorisedBy == ClaimSender.paul.actor ? ActorID() : authorisedBy,
      line: line,
      issuedBy: issuedBy, reversed: reversed)
  }

  fileprivate var order: String {
    "\(status.rawValue) \(amount.minorUnits) \(reversed.minorUnits) \(requestedBy.text)"
      + " \(authorisedBy.text) \(issuedBy.text) \(line?.exposure ?? "")"
  }
}
