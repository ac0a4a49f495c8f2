import EventSourcing

extension ClaimRule {
  func inquiryViolation(on claim: Claim, in context: ClaimContext) -> Reason? {
    switch self {
    case .partLimit:
      let (count, most) = (UInt32(claim.file.parts.count), context.rules.partLimit)
      guard most > 0, count >= most else { return nil }
      return Reason(code, expected: "at most " + String(most), found: String(count))
    case .notDue:
      guard let due = claim.file.infoDue, context.clock < due else { return nil }
      return Reason(code, expected: "not before " + due.text, found: context.clock.text)
    default: return nil
    }
  }

  func inquiryViolation(
    by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> Reason? {
    switch (self, command) {
    case (.checkIncomplete, .recordCheck(let check)):
      return missing(["kind": check.kind == .unspecified, "result": check.result == .unspecified])
    case (.itemsMissing, .requestInfo(let request)):
      guard !request.items.isEmpty else { return Reason(code, expected: "at least one item") }
      for (place, item) in request.items.enumerated() {
        let isRepeated = request.items[..<place].contains { $0.utf8.elementsEqual(item.utf8) }
        if isBlank(item) || isRepeated {
          return Reason(code, expected: "items that differ", found: item)
        }
      }
      return nil
    case (.dueInPast, .requestInfo(let request)):
      guard request.due <= context.clock else { return nil }
      return Reason(code, expected: "later than " + context.clock.text, found: request.due.text)
    case (.itemNotOpen, .provideInfo(let provide)):
      let isOpen = claim.file.openItems.contains { $0.utf8.elementsEqual(provide.item.utf8) }
      return isOpen ? nil : Reason(code, found: provide.item)
    case (.claimedNotRaised, .supplement(let supplement)):
      guard supplement.claimed.minorUnits <= claim.claimed.minorUnits else { return nil }
      return Reason(
        code, expected: "more than " + claim.claimed.display, found: supplement.claimed.display)
    case (.reviewOpen, .raiseReview(let raise)):
      let open = claim.file.openReviews.first { review in
        raise.document.map { review.document == $0 } ?? false
          || review.reason.utf8.elementsEqual(raise.reason.utf8)
            && review.document == raise.document
      }
      return open.map { Reason(code, found: String($0.review)) }
    case (.reviewNotOpen, .completeReview(let complete)):
      let isOpen = claim.file.openReviews.contains { $0.review == complete.review }
      return isOpen ? nil : Reason(code, found: String(complete.review))
    default: return nil
    }
  }
}
