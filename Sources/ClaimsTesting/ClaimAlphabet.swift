import ClaimsDomain
import EventSourcing
import StateMachineTesting

extension ClaimMachine {
  /// Two people who handle, one who supervises, one who pays, and the claimant, with every amount.
  public func alphabet(in claim: Claim) -> Alphabet<ClaimAttempt> {
    let claimant = ClaimSender("carla", .claimant)
    let handlers = [ClaimSender("hugo", .handler), ClaimSender("sara", .supervisor)]
    // The same person as payer and as supervisor, so that four eyes have something to catch.
    let payers = [
      ClaimSender("paul", .payer), ClaimSender("sara", .payer), ClaimSender("hugo", .payer),
      ClaimSender("sara", .supervisor),
    ]
    var attempts: [ClaimAttempt] = []
    func add(_ senders: [ClaimSender], _ commands: [ClaimCommand]) {
      for sender in senders {
        for command in commands { attempts.append(ClaimAttempt(command, by: sender)) }
      }
    }
    let day = LocalDate("2026-02-28")
    let money = amounts.map { Money($0, .euro) }
    add(
      [claimant],
      money.flatMap { amount in
        [nil, day].map {
          .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: amount, lossDate: $0))
        }
      })
    add([claimant], money.map { .editDraft(EditDraft(claimed: $0, lossDate: day)) })
    add([claimant], [.submit(Submit())])
    add(
      handlers,
      [
        .acceptIntake(AcceptIntake(handler: ActorID("hugo"))),
        .startInvestigation(StartInvestigation()), .deny(Deny(reason: "excluded, §4")),
        .reopen(Reopen(reason: "new facts")), .addNote(AddNote(text: "called")),
      ]
        + money.flatMap { amount -> [ClaimCommand] in
          [.setReserve(SetReserve(amount: amount)), .approve(Approve(amount: amount))]
        }
        + CloseOutcome.allCases.map { .close(Close(outcome: $0)) })
    let next = Self.payment(UInt64(claim.payments.count + 1))
    add(
      [ClaimSender("hugo", .handler), ClaimSender("sara", .handler)],
      money.map {
        .requestPayment(RequestPayment(payment: next, amount: $0, payee: "Carla"))
      })
    for known in claim.payments {
      add(
        payers,
        [
          .authorisePayment(AuthorisePayment(payment: known.id)),
          .issuePayment(IssuePayment(payment: known.id)),
          .issuePayment(IssuePayment(payment: known.id, final: true)),
        ])
    }
    return Alphabet(attempts)
  }

  /// The identifier of a claim's first payment, second payment, and so on.
  public static func payment(_ number: UInt64) -> Identifier {
    Identifier(high: 0xbead, low: number)
  }
}

extension Currency {
  static let euro = Currency("EUR") ?? Currency()
  static let dollar = Currency("USD") ?? Currency()
}
