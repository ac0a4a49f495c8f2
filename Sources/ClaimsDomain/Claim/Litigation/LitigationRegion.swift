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
