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

extension ClaimRegion {
  static let recovery = Self(RecoveryStatus.lifecycle) { $0.recovery.rawValue }
}

/// K41 and K55: money back, or not.
let recoveryRows: [ClaimRow] = [
  ClaimRow(
    "K41", [.open, .investigating, .approved, .partiallyApproved, .settled], .openSubrogation,
    by: [.handler, .legal],
    unless: [.partyWorksOnOwn, .nothingPaid, .subrogationOpen],
    ClaimOutcome([.subrogationOpened], .stay)),
  ClaimRow(
    "K41a",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .underAppeal, .settled,
    ],
    .recordRecovery, by: [.handler, .legal],
    unless: [
      .partyWorksOnOwn, .subrogationNotOpen, .amountNotPositive, .amountInOtherCurrency,
      .recoveryExceedsPaid,
    ],
    ClaimOutcome([.recoveryRecorded], .stay)),
  ClaimRow(
    "K41b",
    [
      .open, .investigating, .infoRequested, .approved, .partiallyApproved, .denied, .underAppeal,
      .settled,
    ],
    .closeSubrogation, by: [.handler, .legal],
    unless: [.partyWorksOnOwn, .subrogationNotOpen],
    ClaimOutcome([.subrogationClosed], .stay)),
  ClaimRow(
    "K55", [.investigating, .underAppeal], .writeOffLoss, by: [.supervisor],
    unless: [
      .partyDecides, .fraudNotConfirmed, .deciderWritesOff, .reasonMissing, .amountNotPositive,
      .amountInOtherCurrency, .amountExceedsLost, .writeOffAuthorityExceeded,
    ],
    ClaimOutcome([.lossWrittenOff], .stay)),
]

extension Guard<ClaimDecider> {
  static var nothingPaid: Self {
    Self(.nothingPaid) { claim, _ in .when(claim.paid.minorUnits <= 0) }
  }
  static var subrogationOpen: Self {
    Self(.alreadyOpen, by: .recovery) { _ in Violation() }
  }
  static var subrogationNotOpen: Self { Self(.subrogationNotOpen, by: .recovery) }
  static var recoveryExceedsPaid: Self {
    Self(.recoveryExceedsPaid, of: { $0.recordRecovery?.amount }) { amount, claim, _ in
      .atMost(claim.arrived.subtracting(claim.file.recovered.minorUnits), amount)
    }
  }

  // MARK: What does not come back

  static var fraudNotConfirmed: Self {
    Self(.noFlag) { claim, _ in
      .when(
        claim.fraud != .confirmed, expected: .code(FraudStatus.confirmed),
        found: .code(claim.fraud))
    }
  }
  /// What has not arrived is stopped instead.
  static var amountExceedsLost: Self {
    Self(.amountExceedsPaid, of: { $0.writeOffLoss?.amount }) { amount, claim, _ in
      let gone = claim.file.recovered.adding(claim.file.writtenOff.minorUnits)
      return .atMost(claim.arrived.subtracting(gone.minorUnits), amount)
    }
  }
}

extension ClaimDecider {
  static func recoveryEvents(
    of command: ClaimCommand, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openSubrogation(let open):
      [.subrogationOpened(SubrogationOpened(against: open.against))]
    case .recordRecovery(let recovery):
      [
        .recoveryRecorded(
          RecoveryRecorded(amount: recovery.amount, source: recovery.source))
      ]
    case .closeSubrogation(let close):
      [.subrogationClosed(SubrogationClosed(result: close.result))]
    case .writeOffLoss(let writeOff):
      [
        .lossWrittenOff(
          LossWrittenOff(
            amount: writeOff.amount, reason: writeOff.reason, writtenOffBy: context.actor))
      ]
    default: []
    }
  }
}

extension Claim {
  /// What was written off counts as back for as long as the fraud stands. In minor units.
  var lost: Int64 { fraud == .confirmed ? file.writtenOff.minorUnits : 0 }

  mutating func evolveRecovery(_ event: ClaimEvent) {
    switch event {
    case .subrogationOpened(let opened):
      recovery = .open
      file.subrogationAgainst = opened.against
    case .recoveryRecorded(let recorded):
      file.recovered = Money(file.recovered.minorUnits, recorded.amount.currency)
        .adding(recorded.amount.minorUnits)
    case .subrogationClosed: recovery = .closed
    case .lossWrittenOff(let writtenOff):
      file.writtenOff = writtenOff.amount.adding(file.writtenOff.minorUnits)
      file.writeOffs.append(
        WriteOff(writtenOffBy: writtenOff.writtenOffBy, amount: writtenOff.amount))
    default: break
    }
  }
}
