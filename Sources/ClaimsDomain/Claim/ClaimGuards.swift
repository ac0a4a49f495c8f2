import EventSourcing

// The guards that many rows of the claim share. Source: Specs/Lifecycles/Claim.md, "Guards".

extension Guard<ClaimDecider> {
  /// A party to a claim decides nothing about it, whatever roles they hold. Since version 7 whoever
  /// was struck out or revoked still counts.
  static var partyDecides: Self {
    Self(.conflictOfInterest) { claim, context in .party(to: claim, in: context) }
  }
  /// Nor does a party handle it as one of the staff, since version 7: they may act only as claimant or
  /// agent.
  static var partyHandlesOwn: Self { partyActsAsStaff(since: 7, called: #function) }
  /// The same of further commands, since version 8.
  static var partyWorksOnOwn: Self { partyActsAsStaff(since: 8, called: #function) }

  private static func partyActsAsStaff(
    since version: UInt32, called name: StaticString
  ) -> Self {
    Self(.conflictOfInterest, called: name) { claim, context in
      context.version >= version && context.role.worksOnClaims
        ? .party(to: claim, in: context) : nil
    }
  }
  static var held: Self {
    Self(.holdActive) { claim, _ in .when(claim.isHeld, found: .code(claim.fraud)) }
  }
  static var alreadyPaid: Self {
    Self(.alreadyPaid) { claim, context in
      let net = claim.paid.subtracting(claim.back(in: context))
      return .when(net.minorUnits > 0, found: .value(net))
    }
  }
  static var paymentsPending: Self {
    Self(.openItemsRemain) { claim, _ in
      .when(claim.pending.minorUnits > 0, found: .value(claim.pending))
    }
  }

  // MARK: Reasons, texts, amounts

  static var reasonMissing: Self {
    Self(.reasonMissing, of: { $0.reason }) { reason, _, _ in
      .when(reason.isBlank, expected: .reason)
    }
  }
  static var textEmpty: Self {
    Self(.emptyText, of: { $0.addNote?.text ?? $0.recordCommunication?.text }) { text, _, _ in
      .when(text.isBlank)
    }
  }
  static var amountNotPositive: Self {
    Self(.amountNotPositive, of: { $0.amount }) { amount, _, _ in
      .when(amount.minorUnits <= 0, expected: .positiveAmount, found: .value(amount))
    }
  }
  static var amountNegative: Self {
    Self(.negativeAmount, of: { $0.amount }) { amount, _, _ in .negative(amount) }
  }
  static var amountInOtherCurrency: Self {
    Self(.currencyMismatch, of: { $0.amount }) { amount, claim, _ in
      .when(
        amount.currency != claim.currency, expected: .value(claim.currency.code),
        found: .value(amount.currency.code))
    }
  }

  // MARK: Codes of catalogs, as they are at that position

  static var codeUnknown: Self {
    Self(.unknownCatalogCode, of: { $0.codes }) { named, _, context in
      named.codes.first { !context.relatedFacts.catalogs.isActive($0, in: named.catalog) }.map {
        Violation(expected: .codeOf(named.catalog.name), found: .value($0))
      }
    }
  }
  static var codeRetired: Self {
    Self(.unknownCatalogCode) { command, claim, context in
      // Older drafts were handed in though their type was retired since.
      if case .submit = command, context.version < 6 { return nil }
      let catalogs = context.relatedFacts.catalogs
      guard catalogs.status != .none, let (word, catalog) = command.word(new: claim) else {
        return nil
      }
      return .when(
        catalogs.isRetired(word, in: catalog),
        expected: .codeInUse(catalog.name), found: .value(word))
    }
  }
}

extension Violation {
  static func atLeast(_ limit: Money, _ amount: Money) -> Violation? {
    .when(
      amount.minorUnits < limit.minorUnits, expected: .atLeast(limit),
      found: .value(amount))
  }

  static func atMost(_ limit: Money, _ amount: Money) -> Violation? {
    .when(
      amount.minorUnits > limit.minorUnits, expected: .atMost(limit),
      found: .value(amount))
  }

  static func negative(_ amount: Money) -> Violation? {
    .when(amount.minorUnits < 0, found: .value(amount))
  }

  fileprivate static func party(to claim: Claim, in context: ClaimContext) -> Violation? {
    .when(
      !context.actor.isEmpty && claim.concerns(context.actor, orDid: context.version >= 7),
      expected: .somebodyWhoIsNoParty, found: .value(context.actor))
  }

  /// Four eyes: the actor must not have had a part in it before.
  static func secondPerson(than first: [ActorID], in context: ClaimContext) -> Violation? {
    .when(
      context.rules.fourEyes && first.contains(context.actor) && !context.actor.isEmpty,
      expected: .somebodyOtherThan(context.actor), found: .value(context.actor))
  }
}

extension ClaimCommand {
  /// The reason that the command gives; nil if it has no such argument.
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
    case .writeOffDebt(let writeOff): writeOff.reason
    case .writeOffLoss(let writeOff): writeOff.reason
    case .reverseRecovery(let reverse): reverse.reason
    default: nil
    }
  }

  /// The amount that the command is about; nil if it has none.
  public var amount: Money? {
    switch self {
    case .setReserve(let set): set.amount
    case .approve(let approve): approve.amount
    case .approvePartially(let approve): approve.amount
    case .requestPayment(let request): request.amount
    case .reversePayment(let reverse): reverse.amount
    case .recordRecovery(let recovery): recovery.amount
    case .writeOffDebt(let writeOff): writeOff.amount
    case .writeOffLoss(let writeOff): writeOff.amount
    case .supplement(let supplement): supplement.claimed
    case .assessDamage(let assess): assess.cost
    default: nil
    }
  }

  /// The codes that the command gives, and the catalog from which they must be.
  public var codes: (codes: [String], catalog: Catalog)? {
    switch self {
    case .rejectIntake(let reject): (reject.codes, .rejectionReasons)
    case .deny(let deny): (deny.code.isEmpty ? [] : [deny.code], .denialReasons)
    case .reopen(let reopen): (reopen.code.isEmpty ? [] : [reopen.code], .reopenReasons)
    case .flagFraud(let flag): (flag.indicator.isEmpty ? [] : [flag.indicator], .fraudIndicators)
    default: nil
    }
  }

  /// A word that the command brings to the claim, and the catalog that may hold it: such words may
  /// be others than the catalog's, too. What the claim has already may be said again.
  fileprivate func word(new claim: Claim) -> (word: String, catalog: Catalog)? {
    switch self {
    case .openDraft(let open): return (open.type.name.description, .claimTypes)
    case .submit: return (claim.type.name.description, .claimTypes)
    case .addPart(let add): return add.part.damage.map { ($0.category, .damageCategories) }
    case .updatePart(let update):
      guard let damage = update.part.damage,
        claim.file.parts[update.part.id]?.damage?.category != damage.category
      else { return nil }
      return (damage.category, .damageCategories)
    // A payment is requested on a line that there is, but for the bill that makes one.
    case .setReserve, .requestPayment:
      guard let line = setReserve?.line ?? requestPayment?.line, !line.category.isEmpty,
        !claim.file.lines.contains(where: { $0.line.category == line.category })
      else { return nil }
      return (line.category, .costCategories)
    default: return nil
    }
  }
}

extension Claim {
  /// Whether an actor is a party: the claimant, their representative, or anyone else it names.
  ///
  /// - Parameters:
  ///   - actor: whoever is looked for.
  ///   - orDid: whether to count those who were one once.
  public func concerns(_ actor: ActorID, orDid: Bool) -> Bool {
    if actor == claimant { return true }
    // Asked before every decision: most claims name only the claimant.
    guard fileReference.box != nil else { return false }
    return file.representatives.contains(actor)
      || file.details.parties.contains { $0.actor == actor }
      || orDid && file.formerParties.contains(actor)
  }
}
