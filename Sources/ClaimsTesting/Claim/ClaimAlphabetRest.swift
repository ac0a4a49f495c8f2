import ClaimsDomain
import EventSourcing

extension ClaimAlphabet {
  func ending(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    switch verb {
    case .close:
      let outcomes: [CloseOutcome] =
        all
        ? CloseOutcome.allCases
        : [.completed, .closedWithoutPayment, .rejectedFinal, .transferred]
      return Self.by([.sara], outcomes.map { .close(Close(outcome: $0)) })
        + Self.by([.timer], at: ClaimSender.later, [.close(Close(outcome: .deniedFinal))])
        + (all ? beside(.close(Close(outcome: .closedWithoutPayment))) : [])
        + (all ? beside(.close(Close(outcome: .inactivity))) : [])
    case .withdraw:
      return Self.by(all ? [.carla, .gina] : [.carla], [.withdraw(Withdraw(reason: "settled it"))])
    case .void:
      return Self.by(
        all ? [.sara, .adam] : [.sara],
        (all ? ["entered twice", ""] : ["entered twice"]).map { .void(VoidClaim(reason: $0)) })
        + (all ? beside(.void(VoidClaim(reason: "entered twice"))) : [])
    case .reopen:
      let reopen = ClaimCommand.reopen(Reopen(reason: "new facts", code: "newInformation"))
      let forOthers = ClaimCommand.reopen(Reopen(reason: "paid back", code: "recovery"))
      return Self.by([.sara], [reopen, forOthers])
        + (all
          ? Self.by(
            [.hugo], [.reopen(Reopen()), .reopen(Reopen(reason: "so", code: "because"))])
            + Self.by([.hugo], at: ClaimSender.later, [reopen]) : [])
    default: return []
    }
  }

  /// A command of Sara's while an activity on the claim is open.
  private func beside(_ command: ClaimCommand) -> [ClaimAttempt] {
    var relatedFacts = ClaimAttempt.relatedFacts(of: command, by: .sara)
    relatedFacts.openActivities = 1
    return [ClaimAttempt(command, by: .sara, among: relatedFacts)]
  }

  func regions(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    let lawyers: [ClaimSender] = all ? [.lena, .hugo] : [.lena]
    switch verb {
    case .flagFraud:
      func flag(_ indicator: String, _ score: UInt32 = 60) -> ClaimCommand {
        .flagFraud(FlagFraud(indicator: indicator, score: score))
      }
      return Self.by([.hugo], [flag("lateReport")])
        + (all ? Self.by([.ivan], [flag(""), flag("mood"), flag("altered", 101)]) : [])
    case .referToSIU: return Self.by(all ? [.hugo, .sara] : [.hugo], [.referToSIU(ReferToSIU())])
    case .clearFraud:
      return Self.by(
        all
          ? [.ivan, .hugo.acting(as: .investigator), .carla.acting(as: .investigator)] : [.ivan],
        (all ? ["nothing", ""] : ["nothing"]).map { .clearFraud(ClearFraud(finding: $0)) })
    case .confirmFraud:
      return Self.by(
        all
          ? [.ivan, .hugo.acting(as: .investigator), .carla.acting(as: .investigator)] : [.ivan],
        (all ? ["staged", ""] : ["staged"]).map { .confirmFraud(ConfirmFraud(finding: $0)) })
    case .openSubrogation: return Self.by(lawyers, [.openSubrogation(OpenSubrogation())])
    case .recordRecovery:
      return Self.by(
        [.lena], all ? [.recordRecovery(RecordRecovery(amount: Money(0, .euro)))] : [])
    case .confirmRecovery, .reverseRecovery: return Array(judging(verb, 99, all: false).prefix(1))
    case .closeSubrogation: return Self.by(lawyers, [.closeSubrogation(CloseSubrogation())])
    case .openLitigation:
      return Self.by(
        [.lena],
        (all ? ["Weiss & Partner", ""] : ["Weiss & Partner"]).map {
          .openLitigation(OpenLitigation(counsel: $0))
        })
    case .closeLitigation: return Self.by([.lena], [.closeLitigation(CloseLitigation())])
    case .writeOffDebt, .writeOffLoss:
      let people: [ClaimSender] =
        all ? Self.giveUp + [.hugo.acting(as: .supervisor), .carla.acting(as: .supervisor)] : []
      return Self.by(people, money.map { Self.writeOff(verb, $0) })
        + Self.by([.sara], [Self.writeOff(verb, most, all ? "" : "spent")])
    default: return []
    }
  }

  // Whoever decided may not, so that two are needed.
  private static let giveUp: [ClaimSender] = [.sara, .sven]

  private static func writeOff(
    _ verb: ClaimVerb, _ amount: Money, _ reason: String = "spent"
  ) -> ClaimCommand {
    verb == .writeOffDebt
      ? .writeOffDebt(WriteOffDebt(amount: amount, reason: reason))
      : .writeOffLoss(WriteOffLoss(amount: amount, reason: reason))
  }

  /// All of it at once: parts of it are as all of it.
  func writingOff(_ verb: ClaimVerb, on claim: Claim) -> [ClaimAttempt] {
    let amount = verb == .writeOffDebt ? claim.writable : claim.lost
    return amount.minorUnits > 0 ? Self.by(Self.giveUp, [Self.writeOff(verb, amount)]) : []
  }

  /// One at a time: many are as one.
  func recoveries(on claim: Claim, all: Bool) -> [ClaimAttempt] {
    func record(_ amount: Money, _ kind: RecoveryKind = .unspecified) -> ClaimCommand {
      .recordRecovery(RecordRecovery(amount: amount, kind: kind))
    }
    guard all else {
      guard claim.file.recoveries.isEmpty else { return [] }
      // What comes unasked is like what was asked for: one side has it.
      let isUnasked = view.all.contains(.expenses)
      let left = claim.notRecovered
      return Self.by(
        [.lena], [record(left)] + (isUnasked ? [record(left, .salvage)] : []))
    }
    guard claim.file.recoveries.isEmpty else { return Self.by([.lena], [record(most)]) }
    return Self.by(
      [.lena], money.filter { $0.minorUnits > 0 }.map { record($0) } + [record(most, .salvage)])
  }

  /// About a recovery that was recorded, or one that was not.
  func judging(_ verb: ClaimVerb, _ number: UInt32, all: Bool) -> [ClaimAttempt] {
    func reverse(_ reason: String) -> ClaimCommand {
      .reverseRecovery(ReverseRecovery(recovery: number, reason: reason))
    }
    return verb == .confirmRecovery
      ? Self.by(
        all ? [.hugo, .lena, .carla.acting(as: .handler)] : [.hugo],
        [.confirmRecovery(ConfirmRecovery(recovery: number))])
      : Self.by(
        all ? [.sara, .lena, .carla.acting(as: .handler)] : [.sara],
        (all ? ["bounced", ""] : ["bounced"]).map(reverse))
  }

  func records(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    switch verb {
    case .addNote:
      return Self.by(
        [.vera], (all ? ["called", ""] : ["called"]).map { .addNote(AddNote(text: $0)) })
    case .recordCommunication:
      return Self.by(
        [.hugo],
        (all ? ["we wrote", ""] : ["we wrote"]).map {
          .recordCommunication(RecordCommunication(channel: "mail", with: "Carla", text: $0))
        })
    case .correctFact: return corrections(all: all)
    case .generateReport:
      return Self.by([.hugo], [.generateReport(GenerateReport(kind: "summary"))])
        + (all
          ? Self.by(
            [.axel], [.generateReport(GenerateReport(kind: "summary", asOf: ClaimSender.later))])
          : [])
    case .erasePersonalData:
      let erase = [ClaimCommand.erasePersonalData(ErasePersonalData(reason: "asked for"))]
      return Self.by([.adam], erase) + (all ? Self.by([.adam], at: ClaimSender.later, erase) : [])
    case .authoriseRepresentative:
      return Self.by(
        all ? [.carla, .carl, .gina] : [.carla],
        (all ? [.carl, .carla, .hugo, .axel, ClaimSender("", .claimant)] : [.carl]).map {
          .authoriseRepresentative(AuthoriseRepresentative(representative: $0.actor))
        })
        + (all
          ? Self.by(
            [.sara, .carla.acting(as: .supervisor)],
            ["", "counsel"].map {
              .authoriseRepresentative(
                AuthoriseRepresentative(representative: ClaimSender.carl.actor, capacity: $0))
            })
          : [])
    case .revokeRepresentative:
      let carl = ClaimSender.carl.actor
      return Self.by(
        all ? [.carla, .carl, .gina, .hugo, .sara, .carla.acting(as: .handler)] : [.carla],
        [.revokeRepresentative(RevokeRepresentative(representative: carl))])
        + (all
          ? Self.by(
            [.hugo, .carla.acting(as: .supervisor)],
            [.revokeRepresentative(RevokeRepresentative(representative: carl, reason: "resigned"))])
          : [])
    case .acceptRepresentation:
      return Self.by(
        all ? [.carl, .carla, .gina] : [.carl], [.acceptRepresentation(AcceptRepresentation())])
    default: return []
    }
  }

  private func corrections(all: Bool) -> [ClaimAttempt] {
    func correct(_ details: ClaimDetails, _ reason: String = "misheard") -> ClaimCommand {
      .correctFact(CorrectFact(replaces: 1, details: details, reason: reason))
    }
    let usual = correct(ClaimDetails(cause: "hail"))
    guard all else { return Self.by([.sara], [usual]) }
    let known = ClaimAttempt.relatedFacts(of: usual, by: .sara)
    var (money, nothing, elsewhere) = (known, known, known)
    money.cited = .claimApproved
    nothing.cited = nil
    elsewhere.citedFields = .title
    return Self.by(
      [.sara, .adam],
      [usual, correct(ClaimDetails(cause: "frost"), ""), correct(ClaimDetails(claimed: most))])
      + Self.by([.sara], [correct(ClaimDetails(policy: Policy(limit: Money(1, .euro))))])
      + [money, nothing, elsewhere].map { ClaimAttempt(usual, by: .sara, among: $0) }
  }
}
