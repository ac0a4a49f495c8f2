import EventSourcing

extension ClaimDecider {
  static func inquiryEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .recordCheck(let check):
      reviewed(
        .checkRecorded(
          CheckRecorded(
            kind: check.kind, result: check.result, text: check.text,
            effective: context.version > 8 ? context.effective : nil)), on: claim, in: context)
    case .requestInfo(let request):
      [.informationRequested(InformationRequested(items: request.items, due: request.due))]
    case .provideInfo(let provide):
      [
        .informationProvided(
          InformationProvided(item: provide.item, text: provide.text, document: provide.document))
      ]
    case .expireInfoRequest: [.informationRequestExpired(InformationRequestExpired())]
    case .supplement(let supplement):
      [
        .claimSupplemented(
          ClaimSupplemented(claimed: supplement.claimed, reason: supplement.reason))
      ]
    case .raiseReview(let raise):
      [
        .reviewRaised(
          ReviewRaised(
            review: claim.file.reviews &+ 1, reason: raise.reason, document: raise.document))
      ]
    case .completeReview(let complete):
      [.reviewCompleted(ReviewCompleted(review: complete.review, text: complete.text))]
    default: []
    }
  }
}

extension ClaimFile {
  /// Takes an item out of those that are asked for; of items that cannot be read, any one.
  fileprivate mutating func close(_ item: String) {
    guard SealedText.hides(item) else {
      return openItems.removeAll { $0.utf8.elementsEqual(item.utf8) }
    }
    if !openItems.isEmpty { openItems.removeFirst() }
  }
}

extension Claim {
  mutating func evolveInquiry(_ event: ClaimEvent) {
    switch event {
    case .checkRecorded(let check):
      if isLatest(check) { checks[check.kind] = check.result }
    case .informationRequested(let requested):
      file.resume = status
      file.openItems = requested.items
      file.infoDue = requested.due
      file.unanswered = false
      status = .infoRequested
    case .informationProvided(let provided):
      file.close(provided.item)
      if file.openItems.isEmpty { goOn() }
    case .informationRequestExpired:
      goOn()
      file.unanswered = true
    case .claimSupplemented(let supplemented):
      claimed = supplemented.claimed
      // Something came, though perhaps too late.
      if fileReference.box != nil { file.unanswered = false }
    case .reviewRaised(let review):
      file.reviews = max(file.reviews, review.review)
      file.openReviews.append(review)
    case .reviewCompleted(let review):
      file.openReviews.removeAll { $0.review == review.review }
    default: break
    }
  }

  /// Whether no check of the kind is known that was true later; notes since when this one is.
  private mutating func isLatest(_ check: CheckRecorded) -> Bool {
    guard check.effective != nil || !checkTimes.isEmpty else { return true }
    let known = checkTimes.firstIndex { $0.kind == check.kind }
    guard let effective = check.effective else {
      if let known { checkTimes.remove(at: known) }
      return true
    }
    let time = CheckTime(kind: check.kind, effective: effective)
    guard let known else {
      checkTimes.append(time)
      return true
    }
    guard checkTimes[known].effective <= effective else { return false }
    checkTimes[known] = time
    return true
  }

  private mutating func goOn() {
    status = file.resume
    file.openItems = []
    file.infoDue = nil
    file.resume = .none
  }
}

extension Checks {
  /// The result of one kind of check; the unspecified kind has none, and setting it has no effect.
  public subscript(kind: CheckKind) -> CheckResult {
    get {
      switch kind {
      case .unspecified: .unspecified
      case .coverage: coverage
      case .contract: contract
      case .deductible: deductible
      case .liability: liability
      case .likelihood: likelihood
      case .completeness: completeness
      case .priorClaims: priorClaims
      }
    }
    set {
      switch kind {
      case .unspecified: break
      case .coverage: coverage = newValue
      case .contract: contract = newValue
      case .deductible: deductible = newValue
      case .liability: liability = newValue
      case .likelihood: likelihood = newValue
      case .completeness: completeness = newValue
      case .priorClaims: priorClaims = newValue
      }
    }
  }
}
