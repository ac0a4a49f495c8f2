import ClaimsDomain
import EventSourcing

extension ClaimMachine {
  /// Everything that a later decision looks at. What only grows is left out, and so is what nothing
  /// comes of any more, such as payments that were declined.
  public func key(of claim: Claim) -> [UInt8] {
    var claim = claim
    claim.notes = 0
    claim.submittedAt = nil
    let coverage = claim.checks.coverage
    claim.checks = Checks()
    claim.checks.coverage = coverage
    claim.payments = claim.payments.filter(\.isAlive).map(\.essence).sorted { $0.order < $1.order }
    for place in claim.payments.indices {
      claim.payments[place].id = Self.payment(UInt64(place + 1))
    }
    if claim.file != ClaimFile() { claim.file.forget() }
    switch claim.status {
    case .closed, .voided:
      claim.approved = claim.paid
      claim.isPartial = false
      claim.forgetDecision()
      claim.forgetEarlierDeciders()
    case .underAppeal, .infoRequested: claim.forgetDecision()
    default: break
    }
    // Every claim can be encoded; were there one that cannot, it must not pass for another.
    return (try? claim.encoded()) ?? Array("\(claim)".utf8)
  }
}

extension Claim {
  fileprivate mutating func forgetDecision() {
    decidedBy = ActorID()
    decidedAt = nil
    if !file.proposedBy.isEmpty { file.proposedBy = ActorID() }
  }

  fileprivate mutating func forgetEarlierDeciders() {
    if !file.earlierDeciders.isEmpty { file.earlierDeciders = [] }
  }
}

extension ClaimFile {
  /// Forgets what is counted, and what no guard looks at.
  fileprivate mutating func forget() {
    (communications, corrections, reports, reviews) = (0, 0, 0, 0)
    flags = []
    lawsuit = nil
    similar = nil
    rejectionCodes = []
    earlierDeciders.sort { $0.text < $1.text }
    // Two reviews are as many as three: each of them keeps the claim open.
    openReviews = openReviews.prefix(2).enumerated().map { place, review in
      ReviewRaised(review: UInt32(place + 1), document: review.document)
    }
    stopped = Money()
    lines.sort { $0.line.exposure < $1.line.exposure }
    parts = PartList(
      parts.all.map { part in
        var part = part
        part.addedBy = ActorID()
        part.photo?.analyses = []
        return part
      }.sorted { $0.id < $1.id })
    documents.sort()
  }
}

extension Payment {
  /// What is still looked at: who requested it until it is authorised, who authorised and issued
  /// it from then on.
  fileprivate var essence: Payment {
    Payment(
      status: status, amount: amount, requestedBy: status == .requested ? requestedBy : ActorID(),
      // Nothing comes of it who authorised it but for those who have a limit or may decide.
      authorisedBy: authorisedBy == ClaimSender.paul.actor ? ActorID() : authorisedBy, line: line,
      issuedBy: issuedBy, reversed: reversed)
  }

  fileprivate var order: String {
    "\(status.rawValue) \(amount.minorUnits) \(reversed.minorUnits) \(requestedBy.text)"
      + " \(authorisedBy.text) \(issuedBy.text) \(line?.exposure ?? "")"
  }
}
