import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// Who may be the same person. Source: Specs/Lifecycles/Payments.md, "Four eyes".
@Suite("Four eyes")
struct FourEyesTests {
  /// Who did each part of a payment.
  private typealias Cast = [String: Set<ActorID>]

  private struct Scene: Hashable {
    var cast: Cast = [:]
    var status: ClaimStatus
    var payment: PaymentStatus
  }

  /// Every cast of a payment that so many people bring about, each of whom has all roles.
  ///
  /// - Parameter deciders: one who decides, or one who proposes and one who agrees.
  private static func casts(_ people: Int, amount: Int64, deciders: Int = 1) -> [Cast] {
    var rules = ClaimRules()
    rules.secondAuthoriserAbove = euros(1)
    var limited = ClaimRelatedFacts()
    limited.limits.decision = deciders > 1 ? euros(0) : nil
    let id = payment(1)
    let steps: [(part: String, role: Role, command: ClaimCommand, beside: ClaimRelatedFacts)] = [
      ("decides", .handler, .approve(Approve(amount: euros(amount))), limited),
      ("decides", .supervisor, .confirmDecision(ConfirmDecision()), ClaimRelatedFacts()),
      (
        "requests", .handler,
        .requestPayment(RequestPayment(payment: id, amount: euros(amount), payee: "Carla")),
        ClaimRelatedFacts()
      ),
      (
        "authorises", .payer, .authorisePayment(AuthorisePayment(payment: id)), ClaimRelatedFacts()
      ),
      ("pays out", .payer, .issuePayment(IssuePayment(payment: id)), ClaimRelatedFacts()),
      ("", .system, .clearPayment(ClearPayment(payment: id)), ClaimRelatedFacts()),
      (
        "takes back", .payer,
        .reversePayment(ReversePayment(payment: id, amount: euros(amount), reason: "twice")),
        ClaimRelatedFacts()
      ),
    ]
    let start = claim(.open, claimed: amount, reserve: amount)
    var open: [(claim: Claim, cast: Cast)] = [(start, [:])]
    var seen: Set<Scene> = []
    while let (claim, cast) = open.popLast() {
      for (part, role, command, beside) in steps {
        for person in 1...people {
          let actor = ActorID("p\(person)")
          let context = ClaimContext(
            recorded: noon, effective: noon, actor: actor, role: role, rules: rules,
            relatedFacts: beside)
          guard let events = try? ClaimDecider.decide(command, given: claim, in: context) else {
            continue
          }
          var (after, known) = (claim, cast)
          for event in events { ClaimDecider.evolve(&after, event) }
          if !part.isEmpty { known[part, default: []].insert(actor) }
          let scene = Scene(
            cast: known, status: after.status, payment: after.payment(id)?.status ?? .none)
          if seen.insert(scene).inserted { open.append((after, known)) }
        }
      }
    }
    return seen.map(\.cast)
  }

  @Test("one person does of a payment what the page allows, and nothing else")
  func table() throws {
    func pairs(_ amount: Int64) -> Set<[String]> {
      var found: Set<[String]> = []
      for cast in [1, 2].flatMap({ Self.casts(4, amount: amount, deciders: $0) }) {
        for (one, people) in cast {
          for (other, others) in cast where other != one && !people.isDisjoint(with: others) {
            found.insert([one, other])
          }
        }
      }
      return found
    }
    let (small, large) = (pairs(1), pairs(2))
    let page = SpecificationPage("Specs/Lifecycles/Payments.md")
    for row in try page.table(under: "## Four eyes") {
      let pair = Array(row.prefix(2))
      let may = (small.contains(pair), large.contains(pair))
      switch row[2] {
      case "yes": #expect(may == (true, true), "\(pair)")
      case "no": #expect(may == (false, false), "\(pair)")
      default: #expect(may == (true, false), "\(pair)")
      }
    }
  }

  @Test(
    "a payment takes three people, and four if two decided on a large one",
    arguments: [
      (2, 1, 1, false), (3, 1, 1, true), (2, 2, 1, false), (3, 2, 1, true), (2, 1, 2, false),
      (3, 1, 2, true), (3, 2, 2, false), (4, 2, 2, true),
    ] as [(Int, Int64, Int, Bool)])
  func people(count: Int, amount: Int64, deciders: Int, isPaid: Bool) {
    let casts = Self.casts(count, amount: amount, deciders: deciders)
    #expect(casts.contains { $0["authorises"] != nil })
    #expect(casts.contains { $0["pays out"] != nil } == isPaid)
  }
}
