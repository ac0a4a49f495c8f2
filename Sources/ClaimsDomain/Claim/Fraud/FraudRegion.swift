import EventSourcing

extension FraudStatus {
  /// Every legal step of a suspicion.
  ///
  /// Source: Specs/Lifecycles/Fraud.md.
  public static let lifecycle = Lifecycle<RegionWords<FraudStatus>>([
    Step(
      "FR1", [.none, .flagged, .cleared], .flagFraud, by: [],
      Outcome([.fraudFlagged], .to(.flagged))),
    Step(
      "FR2", [.referred, .confirmed], .flagFraud, by: [],
      Outcome([.fraudFlagged], .stay)),
    Step(
      "FR3", [.flagged, .confirmed], .referToSIU, by: [],
      Outcome([.siuReferred], .to(.referred))),
    Step(
      "FR4", [.referred], .clearFraud, by: [],
      Outcome([.siuCleared], .to(.cleared))),
    Step(
      "FR5", [.referred], .confirmFraud, by: [],
      Outcome([.fraudConfirmed], .to(.confirmed))),
  ])
}

extension Claim {
  mutating func evolveFraud(_ event: ClaimEvent) {
    switch event {
    case .fraudFlagged(let flag):
      file.flags.append(flag)
      if fraud != .referred, fraud != .confirmed { fraud = .flagged }
    case .siuReferred: fraud = .referred
    case .siuCleared: fraud = .cleared
    case .fraudConfirmed: fraud = .confirmed
    default: break
    }
  }
}
