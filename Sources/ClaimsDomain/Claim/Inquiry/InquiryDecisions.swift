import EventSourcing

extension ClaimDecider {
  static func inquiryEvents(of command: ClaimCommand, on claim: Claim) -> [ClaimEvent] {
    switch command {
    case .recordCheck(let check):
      [.checkRecorded(CheckRecorded(kind: check.kind, result: check.result, text: check.text))]
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
