import EventSourcing

extension ReserveProposed {
  /// Every legal step of a reserve that may need a second person.
  ///
  /// Source: Specs/Lifecycles/Reserves.md.
  public static let lifecycle = Lifecycle<RegionWords<ProposalStatus>>([
    Step(
      "RS1", [.none], .setReserve, by: [],
      Outcome([.reserveSet], .stay), Outcome([.reserveProposed], .to(.proposed))),
    Step(
      "RS2", [.proposed], .confirmReserve, by: [],
      Outcome([.reserveSet], .to(.none))),
    Step(
      "RS3", [.proposed], .declineReserve, by: [],
      Outcome([.reserveProposalDeclined], .to(.none))),
  ])
}

extension ClaimRegion {
  static let reserve = Self(ReserveProposed.lifecycle) { $0.reserveProposalStatus.rawValue }
}

extension Claim {
  /// `proposed` while a reserve waits for a second person, else `none`.
  public var reserveProposalStatus: ProposalStatus {
    file.reserveProposal == nil ? .none : .proposed
  }
}
