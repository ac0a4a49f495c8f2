import EventSourcing

extension LitigationStatus {
  /// Every legal step of a lawsuit.
  ///
  /// Source: Specs/Lifecycles/Litigation.md.
  public static let lifecycle = Lifecycle<RegionWords<LitigationStatus>>([
    Step(
      "LI1", [.none, .closed], .openLitigation, by: [],
      Outcome([.litigationOpened], .to(.open))),
    Step(
      "LI2", [.open], .closeLitigation, by: [],
      Outcome([.litigationClosed], .to(.closed))),
  ])
}

extension ClaimRegion {
  static let litigation = Self(LitigationStatus.lifecycle) { $0.litigation.rawValue }
}

/// From submission on: a court does not ask how far a claim has come.
private let handedIn = [.submitted, .rejected] + workedOn + [.closed, .voided]

/// K42: lawsuits.
let litigationRows: [ClaimRow] = [
  ClaimRow(
    "K42", handedIn, .openLitigation, by: [.legal],
    unless: [.partyWorksOnOwn, .litigationOpen, .counselMissing],
    ClaimOutcome([.litigationOpened], .stay),
    ClaimOutcome([.litigationOpened, .reviewRaised], .stay)),
  ClaimRow(
    "K42a", handedIn, .closeLitigation, by: [.legal],
    unless: [.partyWorksOnOwn, .litigationNotOpen],
    ClaimOutcome([.litigationClosed], .stay)),
]

extension Guard<ClaimDecider> {
  static var litigationOpen: Self {
    Self(.alreadyOpen, by: .litigation) { _ in Violation() }
  }
  static var litigationNotOpen: Self { Self(.litigationNotOpen, by: .litigation) }
  static var counselMissing: Self {
    Self(.missingRequiredFields, of: { $0.openLitigation?.counsel }) { counsel, _, _ in
      .when(counsel.isBlank, expected: .field("counsel"))
    }
  }
}

extension ClaimDecider {
  static func litigationEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openLitigation(let open):
      claim.noticed(
        .litigationOpened(
          LitigationOpened(counsel: open.counsel, court: open.court, reference: open.reference)),
        "a lawsuit was opened", in: context, whateverElseIsOpen: context.version > 11)
    case .closeLitigation(let close): [.litigationClosed(LitigationClosed(result: close.result))]
    default: []
    }
  }
}

extension Claim {
  mutating func evolveLitigation(_ event: ClaimEvent) {
    switch event {
    case .litigationOpened(let opened):
      litigation = .open
      file.lawsuit = opened
    case .litigationClosed: litigation = .closed
    default: break
    }
  }
}
