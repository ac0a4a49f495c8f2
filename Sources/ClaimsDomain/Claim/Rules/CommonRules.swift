import EventSourcing

extension ClaimRule {
  /// Rules about what many commands have: a reason, a text, an amount.
  func commonViolation(by command: ClaimCommand, on claim: Claim) -> Reason? {
    switch self {
    case .reasonMissing:
      guard let reason = command.reason, isBlank(reason) else { return nil }
      return Reason(code, expected: "reason")
    case .textEmpty:
      switch command {
      case .addNote(let note): return isBlank(note.text) ? Reason(code) : nil
      case .recordCommunication(let said): return isBlank(said.text) ? Reason(code) : nil
      default: return nil
      }
    case .amountNotPositive:
      guard let amount = command.amount, amount.minorUnits <= 0 else { return nil }
      return Reason(code, expected: "a positive amount", found: amount.display)
    case .amountNegative:
      guard let amount = command.amount, amount.minorUnits < 0 else { return nil }
      return Reason(code, found: amount.display)
    case .amountInOtherCurrency:
      guard let amount = command.amount, amount.currency != claim.currency else { return nil }
      return Reason(code, expected: claim.currency.code, found: amount.currency.code)
    default: return nil
    }
  }

  func atLeast(_ limit: Money, _ amount: Money) -> Reason? {
    guard amount.minorUnits < limit.minorUnits else { return nil }
    return Reason(code, expected: "at least " + limit.display, found: amount.display)
  }

  func atMost(_ limit: Money, _ amount: Money) -> Reason? {
    guard amount.minorUnits > limit.minorUnits else { return nil }
    return Reason(code, expected: "at most " + limit.display, found: amount.display)
  }

  func missing(_ fields: KeyValuePairs<String, Bool>) -> Reason? {
    var names = ""
    for (name, isMissing) in fields where isMissing { names += (names.isEmpty ? "" : ", ") + name }
    return names.isEmpty ? nil : Reason(code, expected: names)
  }

  /// Four eyes: the actor must not be somebody who had a part in it before.
  func secondPerson(than first: [ActorID], in context: ClaimContext) -> Reason? {
    guard context.rules.fourEyes, first.contains(context.actor), !context.actor.isEmpty else {
      return nil
    }
    return Reason(
      code, expected: "somebody other than " + context.actor.text, found: context.actor.text)
  }

  func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) }
  }
}

extension ClaimCommand {
  /// The reason that the command gives; nil where it has no such argument.
  var reason: String? {
    switch self {
    case .deny(let deny): deny.reason
    case .reopen(let reopen): reopen.reason
    case .declineReserve(let decline): decline.reason
    case .returnDecision(let returned): returned.reason
    case .appeal(let appeal): appeal.grounds
    case .rescindDecision(let rescind): rescind.reason
    case .declinePayment(let decline): decline.reason
    case .void(let void): void.reason
    case .clearFraud(let cleared): cleared.finding
    case .confirmFraud(let confirmed): confirmed.finding
    case .correctFact(let correct): correct.reason
    case .supplement(let supplement): supplement.reason
    case .raiseReview(let raise): raise.reason
    default: nil
    }
  }

  /// The amount that the command is about; nil where it has none.
  public var amount: Money? {
    switch self {
    case .setReserve(let set): set.amount
    case .approve(let approve): approve.amount
    case .approvePartially(let approve): approve.amount
    case .requestPayment(let request): request.amount
    case .reversePayment(let reverse): reverse.amount
    case .recordRecovery(let recovery): recovery.amount
    case .supplement(let supplement): supplement.claimed
    case .assessDamage(let assess): assess.cost
    default: nil
    }
  }
}
