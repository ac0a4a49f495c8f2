import ClaimsDomain
import EventSourcing

let eur = Currency("EUR")!
let usd = Currency("USD")!

func euros(_ minorUnits: Int64) -> Money { Money(minorUnits, eur) }

/// Who sends a command, and in which role.
struct Sender: Hashable, CustomStringConvertible {
  var actor: String
  var role: Role
  var description: String { "\(actor) (\(role.name))" }
}

/// A command and its sender, as the exploration and the walks use them.
struct Attempt: CustomStringConvertible {
  var command: ClaimCommand
  var sender: Sender
  var description: String { "\(command.kind.name) by \(sender)" }
}

let noon = Instant("2026-03-02T12:00:00Z")!

func context(
  _ sender: Sender, rules: ClaimRules = .builtIn, related: ClaimStatus? = nil
) -> ClaimContext {
  ClaimContext(
    recorded: noon, effective: noon, actor: ActorID(sender.actor), role: sender.role,
    rules: rules, neighbours: ClaimNeighbours(related: related))
}

func payment(_ number: UInt64) -> Identifier { Identifier(high: 0xbead, low: number) }

/// Everything that the exploration tries in a state: amounts 0, 1 and 2, two people who handle,
/// one who supervises, one who pays, and the claimant.
func alphabet(in claim: Claim) -> [Attempt] {
  let claimant = Sender(actor: "carla", role: .claimant)
  let handlers = [
    Sender(actor: "hugo", role: .handler), Sender(actor: "sara", role: .supervisor),
  ]
  // The same person as payer and as supervisor, so that four eyes have something to catch.
  let payers = [
    Sender(actor: "paul", role: .payer), Sender(actor: "sara", role: .payer),
    Sender(actor: "hugo", role: .payer), Sender(actor: "sara", role: .supervisor),
  ]
  var attempts: [Attempt] = []
  func add(_ senders: [Sender], _ commands: [ClaimCommand]) {
    for sender in senders {
      for command in commands { attempts.append(Attempt(command: command, sender: sender)) }
    }
  }
  let amounts: [Int64] = [0, 1, 2]
  let day = LocalDate("2026-02-28")
  add(
    [claimant],
    amounts.flatMap { amount in
      [nil, day].map {
        .openDraft(OpenDraft(type: .auto, title: "Rear-end", claimed: euros(amount), lossDate: $0))
      }
    })
  add(
    [claimant],
    amounts.map { .editDraft(EditDraft(claimed: euros($0), lossDate: day)) }
      + [.submit(Submit())])
  add(
    handlers,
    [
      .acceptIntake(AcceptIntake(handler: ActorID("hugo"))),
      .startInvestigation(StartInvestigation()), .deny(Deny(reason: "excluded, §4")),
      .reopen(Reopen(reason: "new facts")), .addNote(AddNote(text: "called")),
    ]
      + amounts.flatMap { amount -> [ClaimCommand] in
        [.setReserve(SetReserve(amount: euros(amount))), .approve(Approve(amount: euros(amount)))]
      }
      + CloseOutcome.allCases.map { .close(Close(outcome: $0)) })
  let next = payment(UInt64(claim.payments.count + 1))
  add(
    [Sender(actor: "hugo", role: .handler), Sender(actor: "sara", role: .handler)],
    amounts.map {
      .requestPayment(RequestPayment(payment: next, amount: euros($0), payee: "Carla"))
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
  return attempts
}

/// What must hold in every reachable claim; nil where all of it does.
func brokenInvariant(_ claim: Claim) -> String? {
  let (paid, pending) = (claim.paid.minorUnits, claim.pending.minorUnits)
  let (approved, claimed) = (claim.approved.minorUnits, claim.claimed.minorUnits)
  let reserve = claim.reserve.minorUnits
  if paid < 0 || paid + pending > approved { return "I01: paid + pending > approved" }
  if approved > claimed { return "I01: approved > claimed" }
  if paid + pending > reserve { return "I02: paid + pending > reserve" }
  if claim.status != .closed, claim.status != .settled, approved > reserve {
    return "I02: approved > reserve"
  }
  if claim.status != .approved, pending > 0 { return "I03: pending payment while \(claim.status)" }
  if claim.status == .denied, paid != 0 { return "I04: denied with payments" }
  if claim.status == .closed, reserve != paid { return "I07: closed with an open reserve" }
  let issued = claim.payments.filter { $0.status == .issued }.map(\.amount.minorUnits)
  if issued.reduce(0, +) != paid { return "paid is not the sum of issued payments" }
  for payment in claim.payments where payment.status != .requested {
    if payment.requestedBy == payment.authorisedBy { return "I08: requester authorised" }
  }
  let amounts = [claim.reserve, claim.approved, claim.paid] + claim.payments.map(\.amount)
  if claim.status != .none, amounts.contains(where: { $0.currency != claim.currency }) {
    return "I11: an amount in another currency"
  }
  return nil
}
