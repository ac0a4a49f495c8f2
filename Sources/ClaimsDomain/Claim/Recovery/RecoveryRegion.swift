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
      "RC2", [.none, .open, .closed], .recordRecovery, by: [],
      Outcome([.recoveryRecorded], .stay)),
    Step(
      "RC3", [.open], .closeSubrogation, by: [],
      Outcome([.subrogationClosed], .to(.closed))),
  ])
}

extension ClaimRegion {
  static let recovery = Self(RecoveryStatus.lifecycle) { $0.recovery.rawValue }
}

/// Where something may have been paid.
private let everPaid = workedOn + [.closed]

/// K41 and K55: money back, or not.
let recoveryRows: [ClaimRow] = [
  ClaimRow(
    "K41", everPaid, .openSubrogation, by: [.handler, .legal],
    unless: [.partyWorksOnOwn, .nothingPaid, .subrogationOpen],
    ClaimOutcome([.subrogationOpened], .stay),
    ClaimOutcome([.subrogationOpened, .reviewRaised], .stay)),
  ClaimRow(
    "K41a", everPaid, .recordRecovery, by: [.handler, .legal],
    unless: [
      .partyWorksOnOwn, .nothingClaimedBack, .amountNotPositive, .amountInOtherCurrency,
      .recoveryExceedsPaid,
    ],
    ClaimOutcome([.recoveryRecorded], .stay),
    ClaimOutcome([.recoveryRecorded, .reviewRaised], .stay)),
  ClaimRow(
    "K41b", everPaid, .closeSubrogation, by: [.handler, .legal],
    unless: [.partyWorksOnOwn, .subrogationNotOpen],
    ClaimOutcome([.subrogationClosed], .stay)),
  ClaimRow(
    "K41c", everPaid, .confirmRecovery, by: [.handler, .supervisor, .payer, .legal],
    unless: [
      .partyDecides, .recoveryUnknown, .recoveryConfirmed, .recoveryIsOwn, .recoveryExceedsPaid,
    ],
    ClaimOutcome([.recoveryConfirmed], .stay)),
  ClaimRow(
    "K41d", everPaid, .reverseRecovery, by: [.handler, .supervisor, .payer, .legal],
    unless: [.partyDecides, .recoveryUnknown, .recoveryIsOwn, .reasonMissing],
    ClaimOutcome([.recoveryReversed], .stay),
    ClaimOutcome([.recoveryReversed, .reviewRaised], .stay)),
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
    Self(.nothingPaid) { claim, _ in .when(claim.spent.minorUnits <= 0) }
  }
  static var subrogationOpen: Self {
    Self(.alreadyOpen, by: .recovery) { _ in Violation() }
  }
  static var subrogationNotOpen: Self { Self(.subrogationNotOpen, by: .recovery) }
  /// A liable party is asked before it pays; salvage and the like come unasked.
  static var nothingClaimedBack: Self {
    Self(.subrogationNotOpen, of: { $0.recordRecovery }) { record, claim, _ in
      record.kind.isSubrogation && claim.recovery != .open
        ? ClaimRegion.recovery.violation(of: .closeSubrogation, on: claim) : nil
    }
  }
  /// What waits to be confirmed keeps others from being recorded, but none from being confirmed.
  static var recoveryExceedsPaid: Self {
    Self(.recoveryExceedsPaid) { command, claim, _ in
      let left = claim.notRecovered
      if let amount = command.recordRecovery?.amount {
        return .atMost(left.subtracting(claim.file.unconfirmed.minorUnits), amount)
      }
      return claim.recovery(of: command).flatMap { $0.counts ? nil : .atMost(left, $0.amount) }
    }
  }
  static var recoveryUnknown: Self {
    Self(.recoveryNotFound, of: { $0.recovery }) { number, claim, _ in
      .when(!claim.file.recoveries.contains { $0.recovery == number }, found: .value(number))
    }
  }
  static var recoveryConfirmed: Self {
    Self(.noChange) { command, claim, _ in
      claim.recovery(of: command).flatMap { .when($0.counts, found: .value($0.confirmedBy)) }
    }
  }
  static var recoveryIsOwn: Self {
    Self(.fourEyesRequired) { command, claim, context in
      claim.recovery(of: command).flatMap {
        .secondPerson(than: [$0.recordedBy, $0.confirmedBy], in: context)
      }
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
      .atMost(claim.lost, amount)
    }
  }
}

extension ClaimDecider {
  static func recoveryEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .openSubrogation(let open):
      return claim.noticed(
        .subrogationOpened(SubrogationOpened(against: open.against)), "money is claimed back",
        in: context)
    case .recordRecovery(let recovery):
      var recorded = RecoveryRecorded(amount: recovery.amount, source: recovery.source)
      if context.version > 10 {
        recorded.recovery = claim.file.recoveryCount &+ 1
        recorded.kind = recovery.kind.isSubrogation ? .subrogation : recovery.kind
        recorded.recordedBy = context.actor
      }
      return claim.noticed(.recoveryRecorded(recorded), "money came back", in: context)
    case .closeSubrogation(let close):
      return [.subrogationClosed(SubrogationClosed(result: close.result))]
    case .confirmRecovery, .reverseRecovery:
      return claim.recovery(of: command).map { judged($0, by: command, on: claim, in: context) }
        ?? []
    case .writeOffLoss(let writeOff):
      return [
        .lossWrittenOff(
          LossWrittenOff(
            amount: writeOff.amount, reason: writeOff.reason, writtenOffBy: context.actor))
      ]
    default: return []
    }
  }

  private static func judged(
    _ recovery: Recovery, by command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    guard case .reverseRecovery(let reverse) = command else {
      return [
        .recoveryConfirmed(
          RecoveryConfirmed(
            recovery: recovery.recovery, amount: recovery.amount, confirmedBy: context.actor))
      ]
    }
    let reversed = ClaimEvent.recoveryReversed(
      RecoveryReversed(
        recovery: recovery.recovery, amount: recovery.amount, reason: reverse.reason,
        reversedBy: context.actor))
    // A denial may rest on what had come back.
    return recovery.counts
      ? claim.noticed(reversed, "money that had come back is gone", in: context, alsoIn: .denied)
      : [reversed]
  }
}

extension ClaimCommand {
  /// The recovery that the command is about; nil if it is about none that is recorded.
  var recovery: UInt32? { confirmRecovery?.recovery ?? reverseRecovery?.recovery }
}

extension RecoveryKind {
  fileprivate var isSubrogation: Bool { self == .subrogation || self == .unspecified }
}

extension Recovery {
  /// Whether it was confirmed.
  public var counts: Bool { !confirmedBy.isEmpty }
}

extension ClaimFile {
  /// Whether money that is said to have come back waits for a second person.
  public var hasUnconfirmedRecovery: Bool { recoveries.contains { !$0.counts } }

  /// What is said to have come back and waits for a second person.
  public var unconfirmed: Money {
    recoveries.reduce(Money(0, recovered.currency)) { sum, recovery in
      recovery.counts ? sum : recovery.amount.adding(sum.minorUnits)
    }
  }
}

extension Claim {
  fileprivate func recovery(of command: ClaimCommand) -> Recovery? {
    command.recovery.flatMap { number in file.recoveries.first { $0.recovery == number } }
  }

  /// Whether somebody is asked for money, or some that came back waits for a second person.
  public var isRecovering: Bool { recovery == .open || file.hasUnconfirmedRecovery }

  /// What arrived of all payments, and neither came back nor was taken back.
  public var notRecovered: Money {
    arrived.adding(expensesArrived.minorUnits).subtracting(file.recovered.minorUnits)
  }

  /// What arrived, and neither came back nor was written off.
  public var lost: Money {
    let gone = recoveredOfIndemnity.adding(file.writtenOff.minorUnits)
    return arrived.subtracting(gone.minorUnits)
  }

  /// What came back counts for expenses first: a denial needs that the indemnity is back.
  public var recoveredOfIndemnity: Money {
    let rest = file.recovered.subtracting(expensesArrived.minorUnits)
    return rest.minorUnits > 0 ? rest : Money(0, currency)
  }

  /// What others did, and a review of it where nobody is at work, unless one is open already.
  func noticed(
    _ fact: ClaimEvent, _ what: String, in context: ClaimContext,
    alsoIn other: ClaimStatus = .closed, whateverElseIsOpen isOther: Bool = false
  ) -> [ClaimEvent] {
    let isUnattended = context.version < 12 ? status == .closed : !workedOn.contains(status)
    let isReviewed = file.openReviews.contains { review in
      isOther ? review.reason.isSame(as: what) : review.payment == nil
    }
    guard isUnattended || status == other, !isReviewed else { return [fact] }
    return [fact, .reviewRaised(ReviewRaised(review: file.reviews &+ 1, reason: what))]
  }

  /// How much of what was paid is back, in minor units, when it is denied or ended (Recovery.md,
  /// "Everything back"). Those outside are not told of a fraud: while it stands, `closingHeld`
  /// refuses them anyway.
  func back(in context: ClaimContext) -> Int64 {
    let isFraud = fraud == .confirmed && context.role.worksOnClaims
    let recovered =
      isFraud || context.version < 11 ? recoveredOfIndemnity : Money(0, currency)
    return recovered.adding(isFraud ? file.writtenOff.minorUnits : 0).minorUnits
  }

  mutating func evolveRecovery(_ event: ClaimEvent) {
    switch event {
    case .subrogationOpened(let opened):
      recovery = .open
      file.subrogationAgainst = opened.against
    case .recoveryRecorded(let recorded) where recorded.recovery == 0:
      file.recovered = recorded.amount.adding(file.recovered.minorUnits)
    case .recoveryRecorded(let recorded):
      file.recoveryCount = max(file.recoveryCount, recorded.recovery)
      file.recoveries.append(
        Recovery(
          recovery: recorded.recovery, amount: recorded.amount, kind: recorded.kind,
          source: recorded.source, recordedBy: recorded.recordedBy))
    case .recoveryConfirmed(let confirmed):
      for place in file.recoveries.indices
      where file.recoveries[place].recovery == confirmed.recovery {
        file.recoveries[place].confirmedBy = confirmed.confirmedBy
      }
      file.recovered = confirmed.amount.adding(file.recovered.minorUnits)
    case .recoveryReversed(let reversed):
      if file.recoveries.contains(where: { $0.recovery == reversed.recovery && $0.counts }) {
        file.recovered = file.recovered.subtracting(reversed.amount.minorUnits)
      }
      file.recoveries.removeAll { $0.recovery == reversed.recovery }
    case .subrogationClosed: recovery = .closed
    case .lossWrittenOff(let writtenOff):
      file.writtenOff = writtenOff.amount.adding(file.writtenOff.minorUnits)
      file.writeOffs.append(
        WriteOff(writtenOffBy: writtenOff.writtenOffBy, amount: writtenOff.amount))
    default: break
    }
  }
}
