import ClaimsTesting
import EventSourcing

@testable import ClaimsDomain

/// A guard, violated on the smallest claim that shows it.
typealias ClaimGuardCase = GuardCase<ClaimDecider>

extension ClaimGuardCase {
  init(
    _ rule: ClaimGuard, _ command: ClaimCommand, on claim: Claim, by sender: ClaimSender = .hugo,
    under rules: ClaimRules = .builtIn,
    beside relatedFacts: ClaimRelatedFacts = ClaimRelatedFacts(),
    expected: String = "", found: String = "", also: [Reason] = []
  ) {
    let context = ClaimContext(
      recorded: noon, effective: noon, actor: sender.actor, role: sender.role, rules: rules,
      relatedFacts: relatedFacts)
    self.init(
      rule, command, on: claim, in: context, expected: expected, found: found, also: also)
  }
}

extension ClaimSender {
  static let carla = ClaimSender("carla", .claimant)
  static let hugo = ClaimSender("hugo", .handler)
  static let sara = ClaimSender("sara", .supervisor)
  static let paul = ClaimSender("paul", .payer)
  static let ines = ClaimSender("ines", .investigator)
  static let lena = ClaimSender("lena", .legal)
  static let gina = ClaimSender("gina", .agent)
  static let ada = ClaimSender("ada", .administrator)
  static let aron = ClaimSender("aron", .assessor)
  static let clock = ClaimSender("clock", .system)
}

func identifier(_ number: UInt64) -> Identifier { Identifier(high: 0xc0de, low: number) }

/// A claim in a status, with amounts in cents, whose cover was checked.
func claim(
  _ status: ClaimStatus, claimed: Int64 = 900, reserve: Int64 = 0, approved: Int64 = 0,
  paid: Int64 = 0, payments: [Payment] = [], _ change: (inout Claim) -> Void = { _ in }
) -> Claim {
  var claim = Claim()
  claim.status = status
  claim.type = .auto
  claim.title = "Rear-end"
  claim.claimant = ActorID("carla")
  claim.lossDate = LocalDate("2026-02-28")
  claim.claimed = euros(claimed)
  claim.reserve = euros(reserve)
  claim.approved = euros(approved)
  claim.paid = euros(paid)
  claim.payments = payments
  claim.submissions = status == .draft ? 0 : 1
  let decided: [ClaimStatus] = [.approved, .partiallyApproved, .denied, .settled, .closed]
  if decided.contains(status) { claim.decidedBy = ActorID("dora") }
  if status != .draft, status != .submitted, status != .rejected {
    claim.isAccepted = true
    claim.handler = ActorID("hilda")
  }
  if status == .infoRequested { claim.file.resume = .open }
  claim.checks.coverage = .passed
  change(&claim)
  return claim
}

/// A payment that rita asked for, ada agreed to and paula paid out, as far as it got.
func paymentOf(
  _ amount: Int64, _ status: PaymentStatus = .requested, _ number: UInt64 = 1,
  line: ReserveLine? = nil, reversed: Int64 = 0
) -> Payment {
  var known = Payment(
    id: payment(number), status: status, amount: euros(amount), payee: "Garage",
    requestedBy: ActorID("rita"), line: line, reversed: euros(reversed))
  if status != .requested, status != .declined { known.authorisedBy = ActorID("ada") }
  if [.issued, .cleared, .stopped, .failed, .reversed].contains(status) {
    known.issuedBy = ActorID("paula")
  }
  return known
}

func photo(_ number: UInt64, _ change: (inout Part) -> Void = { _ in }) -> Part {
  var part = Part(
    id: identifier(number),
    attachment: Attachment(
      name: "\(number).jpg", mime: "image/jpeg", bytes: 1000,
      sha256: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 32)),
    photo: Photo())
  change(&part)
  return part
}

func damage(
  _ number: UInt64, _ cost: Int64 = 100, _ status: DamageStatus = .unspecified,
  _ change: (inout Part) -> Void = { _ in }
) -> Part {
  var part = Part(
    id: identifier(number),
    damage: DamageItem(category: "roof", severity: .minor, cost: euros(cost), status: status))
  change(&part)
  return part
}

func lineItem(
  _ number: UInt64, _ asked: Int64, _ status: LineItemStatus = .unspecified,
  _ change: (inout Part) -> Void = { _ in }
) -> Part {
  var part = Part(
    id: identifier(number),
    lineItem: LineItem(code: "A\(number)", quantity: 1, asked: euros(asked), status: status))
  change(&part)
  return part
}

func measurement(_ number: UInt64, _ change: (inout Measurement) -> Void = { _ in }) -> Part {
  var measured = Measurement(kind: .distance, value: 10, unit: .millimetre)
  change(&measured)
  return Part(id: identifier(number), measurement: measured)
}

extension Claim {
  /// Folds a part in, as it came.
  mutating func hold(_ parts: Part...) {
    for part in parts { ClaimDecider.evolve(&self, .partAdded(PartAdded(part: part))) }
  }
}

extension ClaimRules {
  static func with(_ change: (inout ClaimRules) -> Void) -> ClaimRules {
    var rules = ClaimRules.builtIn
    change(&rules)
    return rules
  }
}

extension ClaimRelatedFacts {
  static func with(_ change: (inout ClaimRelatedFacts) -> Void) -> ClaimRelatedFacts {
    var relatedFacts = ClaimRelatedFacts()
    change(&relatedFacts)
    return relatedFacts
  }

  /// Beside a document, as it is.
  static func document(
    _ status: DocumentStanding.Status, until: Instant? = nil, isForeign: Bool = false
  ) -> ClaimRelatedFacts {
    with {
      $0.documents = [
        DocumentStanding(identifier(7), status, validUntil: until, isForeign: isForeign)
      ]
    }
  }
}
