import ClaimsDomain
import EventSourcing

extension ClaimAlphabet {
  /// - Parameter deciders: who decides; by default whom the view has for it.
  func deciding(_ verb: ClaimVerb, all: Bool, by deciders: [ClaimSender]? = nil) -> [ClaimAttempt] {
    let people: [ClaimSender] =
      deciders ?? (all ? [.hugo, .sara, .sven, .carla.acting(as: .supervisor)] : [.sara])
    switch verb {
    case .setReserve:
      return all
        ? Self.by([.hugo, .sara], money.map { .setReserve(SetReserve(amount: $0)) })
          + Self.by([.sara], [.setReserve(SetReserve(amount: Money(1, .dollar)))])
          + Self.by([.carla.acting(as: .supervisor)], [.setReserve(SetReserve(amount: most))])
        : Self.by([.sara], [.setReserve(SetReserve(amount: most))])
    case .confirmReserve:
      return Self.by(
        all
          ? [.sara, .hugo.acting(as: .supervisor), .carla.acting(as: .supervisor)] : [.sara],
        [.confirmReserve(ConfirmReserve())])
    case .declineReserve:
      return Self.by(
        [.sara],
        (all ? ["too much", ""] : ["no"]).map { .declineReserve(DeclineReserve(reason: $0)) })
    case .approve:
      return Self.by(people, (all ? money : [most]).map { .approve(Approve(amount: $0)) })
    case .approvePartially:
      // The most is approved otherwise, too; only part of it is paid before something comes back.
      let isPaidInPart = view.few.contains(.recovery)
      let amounts =
        all ? money : money.filter { $0.minorUnits > 0 && (isPaidInPart || $0 != most) }
      return Self.by(
        people, amounts.map { .approvePartially(ApprovePartially(amount: $0, reason: "worn")) })
        + (all
          ? Self.by([.sara], [.approvePartially(ApprovePartially(amount: Money(1, .euro)))]) : [])
        + (view.all.contains(.parts) && deciders == nil ? lineDecisions : [])
    case .deny:
      return Self.by(people, [deny("excluded, §4", "excluded")])
        + (all ? Self.by([.sara], [deny("", ""), deny("so", "because")]) : [])
    case .confirmDecision:
      return Self.by(
        all
          ? [.sara, .sven, .hugo.acting(as: .supervisor), .carla.acting(as: .supervisor)] : [.sven],
        [.confirmDecision(ConfirmDecision())])
    case .returnDecision:
      return Self.by(
        [.sara],
        (all ? ["unclear", ""] : ["no"]).map { .returnDecision(ReturnDecision(reason: $0)) })
    case .appeal:
      let appeal = ClaimCommand.appeal(Appeal(grounds: "a second opinion"))
      return Self.by(all ? [.carla, .lena] : [.carla], [appeal])
        + (all
          ? Self.by([.carla], [.appeal(Appeal())])
            + Self.by([.carla], at: ClaimSender.later, [appeal]) : [])
    case .notifyDecision:
      let days = all ? [ClaimSender.noon, ClaimSender.later] : [ClaimSender.noon]
      return Self.by(
        [.hugo],
        days.map { .notifyDecision(NotifyDecision(on: $0.dayUTC, channel: "mail")) }
          + (all ? [.notifyDecision(NotifyDecision(on: ClaimSender.noon.dayUTC))] : []))
    case .waiveAppeal:
      return Self.by(
        all ? [.carla, .gina] : [.carla], [.waiveAppeal(WaiveAppeal())])
        + (all ? Self.by([.carla], at: ClaimSender.later, [.waiveAppeal(WaiveAppeal())]) : [])
    case .rescindDecision:
      return Self.by(
        all ? [.sara, .sven, .carla.acting(as: .supervisor)] : [.sara, .sven],
        (all ? ["mistake", ""] : ["mistake"]).map { .rescindDecision(RescindDecision(reason: $0)) })
    default: return []
    }
  }

  private func deny(_ reason: String, _ code: String) -> ClaimCommand {
    .deny(Deny(reason: reason, code: code, provision: "4.1"))
  }

  /// What is decided upon each line item; the claim of the view about parts has one.
  private var lineDecisions: [ClaimAttempt] {
    let one = Money(1, .euro)
    return Self.by(
      [.sara],
      ["", "worn"].map { reason in
        .approvePartially(
          ApprovePartially(
            amount: one,
            lines: [LineDecision(item: Self.lineItem, approved: one, reason: reason)]))
      })
  }

  func requests(of payment: Identifier, on claim: Claim, all: Bool) -> [ClaimAttempt] {
    func request(_ amount: Money, to payee: String = "Carla", _ line: ReserveLine? = nil)
      -> ClaimCommand
    {
      .requestPayment(
        RequestPayment(payment: payment, amount: amount, payee: payee, line: line))
    }
    // One expense, and no part of what is approved: both together are many.
    if view.all.contains(.expenses) {
      let expense = claim.file.expenses.isEmpty ? [request(most, Self.expense)] : []
      return Self.by([.hugo], [request(most)] + expense)
    }
    let positive = money.filter { $0.minorUnits > 0 }
    let lines =
      view.all.contains(.lines)
      ? Self.by([.hugo], positive.map { request($0, Self.line) }) : []
    guard all else { return Self.by([.hugo], positive.map { request($0) }) + lines }
    return Self.by([.hugo], positive.map { request($0) })
      + Self.by(
        [.hugo], [request(Money(0, .euro)), request(most, to: " "), request(most, to: "Paul")])
      + lines
      + Self.by([.carla.acting(as: .handler)], [request(most)])
      + Self.by(
        [.hugo],
        [
          .requestPayment(
            RequestPayment(payment: ClaimMachine.payment(1), amount: most, payee: "Carla"))
        ])
  }

  /// About a payment that there is.
  func paying(_ id: Identifier, _ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    switch verb {
    case .authorisePayment:
      return Self.by(
        all ? [.paul, .sara, .hugo.acting(as: .payer), .carla.acting(as: .payer)] : [.paul],
        [.authorisePayment(AuthorisePayment(payment: id))])
    case .declinePayment:
      return Self.by(
        all ? [.sara, .paul] : [.sara],
        (all ? ["no", ""] : ["no"]).map {
          .declinePayment(DeclinePayment(payment: id, reason: $0))
        })
    case .issuePayment:
      return Self.by(
        all
          ? [
            .paul, .pia, .sara.acting(as: .payer), .hugo.acting(as: .payer),
            .carla.acting(as: .payer),
          ] : [.pia],
        [false, true].map { .issuePayment(IssuePayment(payment: id, final: $0)) })
    case .clearPayment: return Self.by([.timer], [.clearPayment(ClearPayment(payment: id))])
    case .stopPayment:
      return Self.by(
        [.timer],
        [false, true].map { .stopPayment(StopPayment(payment: id, failed: $0)) })
    case .reversePayment:
      // What is paid beside expenses is all of it, and so is what comes back.
      let isWhole = view.all.contains(.expenses)
      return Self.by(
        all ? [.sven, .paul, .carla.acting(as: .supervisor)] : [.sven],
        (all ? money : isWhole ? [most] : money.filter { $0.minorUnits > 0 }).map {
          .reversePayment(ReversePayment(payment: id, amount: $0))
        })
        + Self.by(
          all ? [.sven] : [],
          [.reversePayment(ReversePayment(payment: id, amount: most, returned: true))])
    default: return []
    }
  }

  /// About a payment that there is not.
  func paying(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    Array(paying(ClaimMachine.payment(99), verb, all: false).prefix(1))
  }

  /// About a review that does not exist, and one that is asked for.
  func reviewing(_ verb: ClaimVerb, all: Bool) -> [ClaimAttempt] {
    if verb == .completeReview {
      return Self.by([.hugo], [.completeReview(CompleteReview(review: 99))])
    }
    guard all else { return [] }
    let document = ClaimMachine.documents[0].id
    return Self.by([.timer], [.raiseReview(RaiseReview(reason: "revoked", document: document))])
      + Self.by([.hugo], [.raiseReview(RaiseReview(document: document))])
      + Self.by([.sara], [.raiseReview(RaiseReview(reason: "again", document: document))])
  }
}
