import EventSourcing

extension Claim {
  mutating func evolveInquiry(_ event: ClaimEvent) {
    switch event {
    case .informationRequested(let requested):
      file.resume = status
      file.openItems = requested.items
      file.infoDue = requested.due
      status = .infoRequested
    case .informationProvided(let provided):
      file.openItems.removeAll { $0.utf8.elementsEqual(provided.item.utf8) }
      if file.openItems.isEmpty { goOn() }
    case .informationRequestExpired: goOn()
    case .claimSupplemented(let supplemented): claimed = supplemented.claimed
    case .reviewRaised(let review):
      file.reviews = max(file.reviews, review.review)
      file.openReviews.append(review)
    case .reviewCompleted(let review):
      file.openReviews.removeAll { $0.review == review.review }
    default: break
    }
  }

  private mutating func goOn() {
    status = file.resume
    file.openItems = []
    file.infoDue = nil
    file.resume = .none
  }
}
