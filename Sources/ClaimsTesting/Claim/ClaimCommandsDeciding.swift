import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimCommands {
  static func deciding(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .setReserve:
      let line = try line(&choices)
      return .setReserve(
        SetReserve(amount: try money(claim.claimed.minorUnits, &choices), line: line))
    case .confirmReserve: return .confirmReserve(ConfirmReserve())
    case .declineReserve:
      return .declineReserve(DeclineReserve(reason: try text("too much", &choices)))
    case .approve:
      return .approve(Approve(amount: try money(most(claim), &choices)))
    case .approvePartially:
      let amount = try money(max(1, most(claim) - 1), &choices)
      let reason = try text("worn", &choices)
      let items = claim.file.parts.filter { $0.lineItem != nil }
      let lines = items.map { LineDecision(item: $0.id, approved: amount, reason: reason) }
      return .approvePartially(ApprovePartially(amount: amount, reason: reason, lines: lines))
    case .deny:
      return .deny(Deny(reason: try text("excluded, §4", &choices), code: "excluded"))
    case .confirmDecision: return .confirmDecision(ConfirmDecision())
    case .returnDecision:
      return .returnDecision(ReturnDecision(reason: try text("unclear", &choices)))
    case .appeal: return .appeal(Appeal(grounds: try text("a second opinion", &choices)))
    case .waiveAppeal: return .waiveAppeal(WaiveAppeal())
    case .notifyDecision:
      let day = try choices.draw(often) ? ClaimSender.noon : ClaimSender.later
      return .notifyDecision(
        NotifyDecision(on: day.dayUTC, channel: try text("mail", &choices)))
    default:
      return .rescindDecision(RescindDecision(reason: try text("a mistake", &choices)))
    }
  }

  /// The most that can be approved.
  private static func most(_ claim: Claim) -> Int64 {
    min(claim.claimed.minorUnits, claim.reserve.minorUnits)
  }

  private static func line(_ choices: inout Choices) throws(GaveUp) -> ReserveLine? {
    if try choices.draw(slip) { return ClaimAlphabet.expense }
    return try choices.draw(slip) ? ClaimAlphabet.line : nil
  }

  static func paying(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .requestPayment:
      let next = UInt64(claim.allPayments.count + 1)
      let isTaken = try choices.draw(slip)
      let line = try line(&choices)
      let left = claim.approved.minorUnits &- claim.paid.minorUnits
      return .requestPayment(
        RequestPayment(
          payment: ClaimMachine.payment(isTaken ? 1 : next), amount: try money(left, &choices),
          payee: try text("Carla", &choices), line: line))
    case .raiseReview:
      return .raiseReview(RaiseReview(reason: try text("look again", &choices)))
    case .completeReview:
      let open = claim.file.openReviews.first?.review ?? 1
      return .completeReview(CompleteReview(review: try choices.draw(slip) ? 9 : open))
    default: break
    }
    let payment = try known(verb, claim, &choices)
    switch verb {
    case .authorisePayment: return .authorisePayment(AuthorisePayment(payment: payment))
    case .declinePayment:
      return .declinePayment(
        DeclinePayment(payment: payment, reason: try text("no", &choices)))
    case .issuePayment:
      return .issuePayment(IssuePayment(payment: payment, final: try choices.draw(seldom)))
    case .clearPayment: return .clearPayment(ClearPayment(payment: payment))
    case .stopPayment:
      return .stopPayment(StopPayment(payment: payment, failed: try choices.draw(often)))
    default:
      let paid = claim.payment(payment)?.paid.minorUnits ?? 1
      return .reversePayment(
        ReversePayment(
          payment: payment, amount: try money(paid, &choices), returned: try choices.draw(seldom)))
    }
  }

  /// Usually the latest payment that allows the verb; otherwise any payment's identifier, or one
  /// that the claim does not have.
  private static func known(
    _ verb: ClaimVerb, _ claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> Identifier {
    if let waiting = claim.allPayments.last(where: { $0.allows(verb) }), try choices.draw(often) {
      return waiting.id
    }
    let count = UInt64(claim.allPayments.count)
    let back = try choices.draw(Generator<UInt64>.integer(in: 0...count))
    return ClaimMachine.payment(back == count ? count + 1 : count - back)
  }

  static func ending(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .close:
      let fitting = claim.outcomes().first ?? .completed
      let outcome = try choices.draw(often) ? fitting : try choices.draw(outcomes)
      return .close(Close(outcome: outcome))
    case .withdraw: return .withdraw(Withdraw(reason: "settled it"))
    case .void: return .void(VoidClaim(reason: try text("entered twice", &choices)))
    default:
      let code = try choices.draw(slip) ? "because" : "newInformation"
      return .reopen(Reopen(reason: try text("new facts", &choices), code: code))
    }
  }

  private static let outcomes = Draw<CloseOutcome>.element(of: CloseOutcome.allCases)

  static func region(
    _ verb: ClaimVerb, on claim: Claim, _ choices: inout Choices
  ) throws(GaveUp) -> ClaimCommand {
    switch verb {
    case .flagFraud:
      let score: UInt32 = try choices.draw(slip) ? 101 : 60
      return .flagFraud(FlagFraud(indicator: try text("lateReport", &choices), score: score))
    case .referToSIU: return .referToSIU(ReferToSIU(reason: "pattern"))
    case .clearFraud: return .clearFraud(ClearFraud(finding: try text("nothing", &choices)))
    case .confirmFraud: return .confirmFraud(ConfirmFraud(finding: try text("staged", &choices)))
    case .openSubrogation: return .openSubrogation(OpenSubrogation(against: "the other driver"))
    case .recordRecovery:
      let left = claim.paid.minorUnits &- claim.file.recovered.minorUnits
      return .recordRecovery(RecordRecovery(amount: try money(left, &choices)))
    case .confirmRecovery:
      let waiting = claim.file.recoveries.first { !$0.counts }?.recovery ?? 1
      return .confirmRecovery(ConfirmRecovery(recovery: try choices.draw(slip) ? 9 : waiting))
    case .reverseRecovery:
      return .reverseRecovery(
        ReverseRecovery(
          recovery: claim.file.recoveries.first?.recovery ?? 1,
          reason: try text("bounced", &choices)))
    case .closeSubrogation: return .closeSubrogation(CloseSubrogation(result: "paid"))
    case .writeOffDebt:
      return .writeOffDebt(
        WriteOffDebt(
          amount: try money(
            claim.file.undisputed ? claim.unpaid.minorUnits : claim.file.owed.minorUnits, &choices),
          reason: try text("nobody found", &choices)))
    case .writeOffLoss:
      let left = claim.paid.minorUnits &- claim.file.recovered.minorUnits
      return .writeOffLoss(
        WriteOffLoss(amount: try money(left, &choices), reason: try text("spent", &choices)))
    case .openLitigation:
      return .openLitigation(OpenLitigation(counsel: try text("Weiss & Partner", &choices)))
    default: return .closeLitigation(CloseLitigation(result: "won"))
    }
  }
}
