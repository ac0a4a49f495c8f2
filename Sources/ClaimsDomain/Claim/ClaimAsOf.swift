import EventSourcing

extension ClaimDecider {
  /// Folds an event in as it was true at a moment of the world.
  ///
  /// A fact that was not true yet is left out; what it says about money stays, since money and
  /// transitions take effect when they are recorded.
  ///
  /// Source: Specs/TwoClocks.md.
  public static func evolve(
    _ claim: inout Claim, _ event: ClaimEvent, trueSince since: Instant, at moment: Instant?
  ) {
    guard let moment, event.kind.isFact else { return evolve(&claim, event) }
    guard since > moment else {
      guard case .claimDetailsEdited(let edited) = event, edited.late != nil else {
        return evolve(&claim, event)
      }
      return evolve(&claim, .claimDetailsEdited(edited.known(at: moment)))
    }
    guard case .claimDetailsEdited(let edited) = event, let claimed = edited.details.claimed else {
      return
    }
    evolve(&claim, .claimDetailsEdited(ClaimDetailsEdited(claimed: claimed)))
  }

  public static func limitTimes(of claim: inout Claim, to now: Instant) {
    for place in claim.checkTimes.indices where claim.checkTimes[place].effective > now {
      claim.checkTimes[place].effective = now
    }
    if let known = claim.file.confirmedPolicy, known.effective > now {
      claim.file.confirmedPolicy?.effective = now
    }
  }
}
