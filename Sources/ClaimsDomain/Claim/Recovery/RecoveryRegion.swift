import EventSourcing

extension RecoveryStatus {
  /// Every legal step of claiming money back.
  ///
  /// Source: Specs/Lifecycles/Recovery.md.
  public static let lifecycle = Lifecycle<RegionWords<RecoveryStatus>>([
    Step(
      "RC1", [.none, .closed], .openSubrogation, by: [],
      Outcome([.subrogationOpened], .to(.open))),
    Step(
      "RC2", [.open], .recordRecovery, by: [],
      Outcome([.recoveryRecorded], .stay)),
    Step(
      "RC3", [.open], .closeSubrogation, by: [],
      Outcome([.subrogationClosed], .to(.closed))),
  ])
}

extension Claim {
  mutating func evolveRecovery(_ event: ClaimEvent) {
    switch event {
    case .subrogationOpened(let opened):
      recovery = .open
      file.subrogationAgainst = opened.against
    case .recoveryRecorded(let recorded):
      file.recovered = Money(file.recovered.minorUnits, recorded.amount.currency)
        .adding(recorded.amount.minorUnits)
    case .subrogationClosed: recovery = .closed
    default: break
    }
  }
}
