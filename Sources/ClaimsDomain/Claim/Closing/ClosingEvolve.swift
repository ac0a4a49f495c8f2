import EventSourcing

extension Claim {
  mutating func evolveClosing(_ event: ClaimEvent) {
    switch event {
    case .claimClosed(let closed):
      status = .closed
      outcome = closed.outcome
      closedAt = closed.at
      if fileReference.box != nil { stopAsking() }
    case .claimMarkedDuplicate(let duplicate): file.original = duplicate.original
    case .claimVoided(let voided):
      status = .voided
      closedAt = voided.at
      if fileReference.box != nil { stopAsking() }
    case .claimReopened(let reopened):
      status = reopened.status == .none ? .open : reopened.status
      outcome = .unspecified
      reopenings = reopenings &+ 1
      approved = reopened.approved
      reserve = reopened.reserve
      closedAt = nil
      undecide()
      if fileReference.box != nil { file.earlierDeciders = [] }
    default: break
    }
  }

  /// Whoever was asked need not answer any more.
  private mutating func stopAsking() {
    file.openItems = []
    file.infoDue = nil
    file.resume = .none
  }
}
