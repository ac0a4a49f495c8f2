import EventSourcing

extension DecisionProposed {
  /// Every legal step of a decision that may need a second person.
  ///
  /// Source: Specs/Lifecycles/Decision.md.
  public static let lifecycle = Lifecycle<RegionWords<ProposalStatus>>([
    Step(
      "PD1", [.none], .approve, by: [],
      Outcome([.claimApproved], .stay), Outcome([.decisionProposed], .to(.proposed))),
    Step(
      "PD2", [.none], .approvePartially, by: [],
      Outcome([.claimPartiallyApproved], .stay), Outcome([.decisionProposed], .to(.proposed))),
    Step(
      "PD3", [.none], .deny, by: [],
      Outcome([.claimDenied], .stay), Outcome([.decisionProposed], .to(.proposed))),
    Step(
      "PD4", [.proposed], .confirmDecision, by: [],
      Outcome([.claimApproved], .to(.none)), Outcome([.claimPartiallyApproved], .to(.none)),
      Outcome([.claimDenied], .to(.none))),
    Step(
      "PD5", [.proposed], .returnDecision, by: [],
      Outcome([.decisionReturned], .to(.none))),
  ])

  /// The command that was proposed.
  public var command: ClaimCommand? {
    if let approve { return .approve(approve) }
    if let approvePartially { return .approvePartially(approvePartially) }
    return deny.map { .deny($0) }
  }
}

extension ClaimRegion {
  static let decision = Self(DecisionProposed.lifecycle) { $0.decisionProposalStatus.rawValue }
}

extension Claim {
  /// `proposed` while a decision waits for a second person, else `none`.
  public var decisionProposalStatus: ProposalStatus { file.proposal == nil ? .none : .proposed }
}
