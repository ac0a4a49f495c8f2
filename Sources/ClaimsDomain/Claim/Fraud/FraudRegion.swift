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

extension ClaimRegion {
  static let fraud = Self(FraudStatus.lifecycle) { $0.fraud.rawValue }
}

/// K38 to K40: suspicion.
let fraudRows: [ClaimRow] = [
  ClaimRow(
    "K38",
    [
      .submitted, .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied,
      .underAppeal, .settled,
    ],
    .flagFraud, by: [.handler, .investigator, .system],
    unless: [.partyWorksOnOwn, .indicatorMissing, .codeUnknown, .scoreOutOfRange],
    ClaimOutcome([.fraudFlagged], .stay)),
  ClaimRow(
    "K39", [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal],
    .referToSIU, by: [.handler, .supervisor],
    unless: [.partyWorksOnOwn, .fraudNotFlagged, .alreadyReferred],
    ClaimOutcome([.siuReferred], .stay)),
  ClaimRow(
    "K40",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .clearFraud, by: [.investigator],
    unless: [.partyDecides, .notReferred, .handlerResolves, .reasonMissing],
    ClaimOutcome([.siuCleared], .stay)),
  ClaimRow(
    "K40a",
    [.open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal],
    .confirmFraud, by: [.investigator],
    unless: [.partyDecides, .notReferred, .handlerResolves, .reasonMissing],
    ClaimOutcome([.fraudConfirmed], .stay)),
]

extension Guard<ClaimDecider> {
  static var fraudNotFlagged: Self {
    Self(.noFlag, by: .fraud) {
      .when($0.fraud != .referred, found: .code($0.fraud))
    }
  }
  static var alreadyReferred: Self {
    Self(.alreadyReferred, by: .fraud) { .when($0.fraud == .referred) }
  }
  static var notReferred: Self { Self(.notReferred, by: .fraud) }
  static var handlerResolves: Self {
    Self(.fourEyesRequired) { claim, context in .secondPerson(than: [claim.handler], in: context) }
  }
  static var indicatorMissing: Self {
    Self(.missingRequiredFields, of: { $0.flagFraud }) { flag, _, _ in
      .when(flag.indicator.isEmpty, expected: .field("indicator"))
    }
  }
  /// In hundredths for a suspicion, in thousandths for what a program sees in a photo.
  static var scoreOutOfRange: Self {
    Self(.scoreOutOfRange) { command, _, _ in
      switch command {
      case .flagFraud(let flag):
        .when(flag.score > 100, expected: .oneToOther(0, 100), found: .value(flag.score))
      case .recordAnalysis(let analysis):
        .when(
          analysis.confidencePermille > 1000, expected: .oneToOther(0, 1000),
          found: .value(analysis.confidencePermille))
      default: nil
      }
    }
  }
}

extension ClaimDecider {
  static func fraudEvents(of command: ClaimCommand) -> [ClaimEvent] {
    switch command {
    case .flagFraud(let flag):
      [
        .fraudFlagged(
          FraudFlagged(indicator: flag.indicator, score: flag.score, text: flag.text))
      ]
    case .referToSIU(let refer): [.siuReferred(SIUReferred(reason: refer.reason))]
    case .clearFraud(let clear): [.siuCleared(SIUCleared(finding: clear.finding))]
    case .confirmFraud(let confirm): [.fraudConfirmed(FraudConfirmed(finding: confirm.finding))]
    default: []
    }
  }
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
