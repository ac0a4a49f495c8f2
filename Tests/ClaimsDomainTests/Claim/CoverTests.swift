import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsDomain
@testable import ClaimsTesting

@Suite("Cover: what a policy pays")
struct CoverTests {
  static let vectors: [ClaimVector] = [
    ClaimVector(
      "K60", .confirmPolicy(ConfirmPolicy(policy: terms, source: "policies")),
      on: claim(.submitted), by: .clock, .policyConfirmed(known(terms))),
    ClaimVector(
      "K60", .confirmPolicy(ConfirmPolicy(policy: terms, source: "policies")),
      on: ClaimInquiryTests.granted(.closed), .policyConfirmed(known(terms)),
      .reviewRaised(
        ReviewRaised(
          review: 1,
          reason: "the approval of 2026-03-01T12:00:00.000000000Z would now be refused: "
            + "policyLimitExceeded", ofDecision: true))),
    // What was claimed, less 1.00, less a tenth; less is approved, so less was eligible.
    ClaimVector(
      "K20", .approve(Approve(amount: euros(720))), on: ClaimGuardTests.confirmed(shared),
      to: .approved,
      .claimApproved(
        ClaimApproved(
          amount: euros(720), decidedBy: ActorID("hugo"), at: noon,
          adjudications: [adjudication(claimed: 900, 900, deductible: 100, coinsurance: 80, 720)],
          awaitsNotice: true))
    ),
    ClaimVector(
      "K21", .approvePartially(ApprovePartially(amount: euros(90), reason: "worn")),
      on: ClaimGuardTests.confirmed(shared), to: .partiallyApproved,
      .claimPartiallyApproved(
        ClaimPartiallyApproved(
          amount: euros(90), reason: "worn", decidedBy: ActorID("hugo"), at: noon,
          adjudications: [adjudication(claimed: 900, 199, deductible: 100, coinsurance: 9, 90)],
          awaitsNotice: true))),
    ClaimVector(
      "K21",
      .approvePartially(
        ApprovePartially(
          amount: euros(400),
          lines: [
            LineDecision(item: identifier(2), approved: euros(400), reason: "deductible"),
            LineDecision(item: identifier(1), approved: euros(0), reason: "excluded"),
          ])),
      on: ClaimGuardTests.itemised(Policy(deductible: euros(100))), to: .partiallyApproved,
      .claimPartiallyApproved(
        ClaimPartiallyApproved(
          amount: euros(400), decidedBy: ActorID("hugo"), at: noon,
          lines: [
            LineDecision(item: identifier(2), approved: euros(400), reason: "deductible"),
            LineDecision(item: identifier(1), approved: euros(0), reason: "excluded"),
          ],
          adjudications: [
            adjudication(1, claimed: 400, 0, 0),
            adjudication(2, claimed: 500, 500, deductible: 100, 400),
          ], awaitsNotice: true))),
    // Terms that take nothing off say nothing.
    ClaimVector(
      "K20", .approve(Approve(amount: euros(900))),
      on: ClaimGuardTests.confirmed(Policy(reference: "P-1")), to: .approved,
      .claimApproved(
        ClaimApproved(
          amount: euros(900), decidedBy: ActorID("hugo"), at: noon, awaitsNotice: true))),
    // Before version 10 nothing but a limit was looked at, less the deductible.
    ClaimVector(
      "K20", .approve(Approve(amount: euros(900))),
      on: ClaimGuardTests.itemised(
        Policy(limit: euros(1000), deductible: euros(100), coinsurance: 5_000)),
      version: 9, to: .approved,
      .claimApproved(ClaimApproved(amount: euros(900), decidedBy: ActorID("hugo"), at: noon))),
  ]

  private static let terms = Policy(reference: "P-1", limit: euros(4))
  private static let shared = Policy(reference: "P-1", deductible: euros(100), coinsurance: 1_000)
  private static func known(_ policy: Policy) -> PolicyConfirmed {
    PolicyConfirmed(policy: policy, source: "policies", effective: noon)
  }

  private static func adjudication(
    _ item: UInt64? = nil, claimed: Int64, _ eligible: Int64, deductible: Int64 = 0,
    coinsurance: Int64 = 0, _ benefit: Int64
  ) -> Adjudication {
    Adjudication(
      item: item.map { identifier($0) }, claimed: euros(claimed), eligible: euros(eligible),
      deductible: euros(deductible), coinsurance: euros(coinsurance),
      overLimit: euros(eligible - deductible - coinsurance - benefit), benefit: euros(benefit))
  }

  @Test("what follows from a command, whole and in order", arguments: vectors)
  func accepted(vector: ClaimVector) { vector.check() }

  // MARK: The arithmetic

  struct Sum: CustomTestStringConvertible, Sendable {
    let policy: Policy
    var claimed: Money?
    var eroded: Int64 = 0
    let pieces: [Cover.Piece]
    let benefits: [Int64]
    var testDescription: String { "\(benefits)" }
  }

  private static func piece(
    _ claimed: Int64, _ eligible: Int64? = nil, of category: String = ""
  ) -> Cover.Piece {
    Cover.Piece(category: category, claimed: euros(claimed), adjusted: eligible.map { euros($0) })
  }
  private static let glass = SubLimit(category: "glass", limit: euros(150))

  static let sums: [Sum] = [
    Sum(policy: Policy(deductible: euros(100)), pieces: [piece(1000)], benefits: [900]),
    // Lines that ask for more than is claimed.
    Sum(
      policy: Policy(deductible: euros(100)), claimed: euros(500),
      pieces: [piece(400), piece(400), piece(1)], benefits: [300, 100, 0]),
    Sum(policy: Policy(deductible: euros(100)), pieces: [piece(100), piece(7)], benefits: [0, 7]),
    Sum(
      policy: Policy(deductible: euros(100)), pieces: [piece(60), piece(70)], benefits: [0, 30]),
    Sum(policy: Policy(coinsurance: 2_000), pieces: [piece(1000)], benefits: [800]),
    // A share is rounded down: a third of 1.00 leaves 0.67.
    Sum(policy: Policy(coinsurance: 3_333), pieces: [piece(100)], benefits: [67]),
    Sum(policy: Policy(coinsurance: 9_999), pieces: [piece(1)], benefits: [1]),
    Sum(policy: Policy(coinsurance: 10_000), pieces: [piece(500)], benefits: [0]),
    Sum(
      policy: Policy(limit: euros(600)), pieces: [piece(500), piece(500)], benefits: [500, 100]),
    Sum(
      policy: Policy(limit: euros(600), deductible: euros(100)), pieces: [piece(1000)],
      benefits: [600]),
    Sum(policy: Policy(limit: euros(0)), pieces: [piece(1)], benefits: [0]),
    Sum(
      policy: Policy(subLimits: [glass]),
      pieces: [
        piece(100, of: "glass"), piece(100), piece(100, of: "glass"), piece(9, of: "glass"),
      ],
      benefits: [100, 100, 50, 0]),
    Sum(
      policy: Policy(aggregateLimit: euros(1000)), eroded: 700, pieces: [piece(500)],
      benefits: [300]),
    Sum(
      policy: Policy(aggregateLimit: euros(1000)), eroded: 1700, pieces: [piece(500)],
      benefits: [0]),
    // All together: 10.00, of which 9.00 are allowed, less 1.00, less a tenth, at most 6.00.
    Sum(
      policy: Policy(
        limit: euros(600), deductible: euros(100), coinsurance: 1_000,
        subLimits: [SubLimit(category: "glass", limit: euros(700))],
        aggregateLimit: euros(5000)),
      eroded: 4000, pieces: [piece(1000, 900, of: "glass")], benefits: [600]),
    Sum(
      policy: Policy(deductible: euros(1), coinsurance: 1), pieces: [piece(.max)],
      benefits: [.max - 1 - (.max - 1) / 10_000]),
    Sum(
      policy: Policy(limit: euros(.max), deductible: euros(.max), coinsurance: 10_000),
      pieces: [piece(.max), piece(.max)], benefits: [0, 0]),
  ]

  @Test("the terms are applied in the order of the page", arguments: sums)
  func order(sum: Sum) throws {
    var cover = try #require(Cover(sum.policy, claimed: sum.claimed, eroded: sum.eroded))
    let benefits = sum.pieces.map { cover.pay(.max, of: $0).benefit.minorUnits }
    #expect(benefits == sum.benefits)
  }

  @Test("terms that take nothing off are none")
  func identity() {
    #expect(Cover(Policy(reference: "P-1", from: LocalDate("2026-01-01"))) == nil)
    #expect(Cover(Policy(deductible: euros(0), coinsurance: 0)) == nil)
  }

  @Test(
    "never more than eligible, monotone, and it adds up: less approved gives its own adjudication",
    arguments: UInt64(0)..<200)
  func properties(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func amount(upTo most: Int64 = 400) -> Int64 { .random(in: 0...most, using: &random) }
    let big: Int64 = Bool.random(using: &random) ? 1 : .max / 500
    let policy = Policy(
      limit: Bool.random(using: &random) ? euros(amount() * big) : nil,
      deductible: euros(amount(upTo: 100) * big),
      coinsurance: UInt32.random(in: 0...10_000, using: &random),
      subLimits: [SubLimit(category: "glass", limit: euros(amount() * big))],
      aggregateLimit: Bool.random(using: &random) ? euros(amount() * big) : nil)
    let cover = try #require(Cover(policy, eroded: amount(upTo: 100) * big))
    for _ in 0..<20 {
      let claimed = amount() * big
      let category = Bool.random(using: &random) ? "glass" : ""
      let piece = Cover.Piece(category: category, claimed: euros(claimed))
      let most = cover.most(of: piece)
      #expect(most.benefit.minorUnits <= most.eligible.minorUnits)
      #expect(most.eligible.minorUnits <= claimed)
      if claimed > 0 {
        let less = cover.most(
          of: Cover.Piece(category: category, claimed: euros(claimed - 1)))
        #expect(less.benefit.minorUnits <= most.benefit.minorUnits)
      }
      let approved = Int64.random(in: 0...most.benefit.minorUnits, using: &random)
      var used = cover
      let paid = used.pay(approved, of: piece)
      #expect(paid.benefit.minorUnits == approved)
      for adjudication in [most, paid] {
        let parts = [
          adjudication.deductible, adjudication.coinsurance, adjudication.overLimit,
          adjudication.benefit,
        ].map(\.minorUnits)
        #expect(parts.allSatisfy { $0 >= 0 })
        #expect(parts.reduce(0, +) == adjudication.eligible.minorUnits)
      }
      // What is eligible gives what was approved, and one minor unit less does not.
      let again = Cover.Piece(category: category, claimed: euros(claimed), adjusted: paid.eligible)
      #expect(cover.most(of: again) == paid)
      if approved > 0, approved < most.benefit.minorUnits {
        let short = Cover.Piece(
          category: category, claimed: euros(claimed), adjusted: euros(paid.eligible.minorUnits - 1)
        )
        #expect(cover.most(of: short).benefit.minorUnits < approved)
      }
    }
  }

  @Test("a share is rounded line by line, and the walk's invariant allows for that and no more")
  func roundedByLine() {
    let claim = ClaimGuardTests.itemised(Policy(coinsurance: 9_999))
    func excess(_ amount: Int64) -> Bool {
      let command = ApprovePartially(amount: euros(amount), reason: "worn")
      return claim.covered(.approvePartially(command), in: context(.hugo))?.excess != nil
    }
    func fault(_ amount: Int64) -> String? {
      claim.coverFault(euros(amount), [], in: ClaimRelatedFacts())
    }
    #expect(!excess(2) && excess(3))
    #expect(fault(2) == nil)
    #expect(fault(3) == "I34: more approved than deductible and coinsurance leave")
  }

  @Test("the walk's invariant takes the largest amounts there are")
  func largestAmounts() {
    let most = euros(.max)
    var claim = ClaimGuardTests.itemised(Policy(deductible: euros(0)))
    claim.claimed = most
    let all = Adjudication(claimed: most, eligible: most, benefit: most)
    #expect(claim.coverFault(most, [], in: ClaimRelatedFacts()) == nil)
    #expect(claim.coverFault(most, [all], in: ClaimRelatedFacts()) == nil)
    #expect(
      claim.coverFault(most, [all, all], in: ClaimRelatedFacts())
        == "I33: benefits that are not the amount")
  }

  // MARK: Terms

  @Test("of the terms that were told, the latest true ones count, and the last told of two")
  func latest() {
    var story = claim(.open)
    func tell(_ limit: Int64, _ day: Int) -> Int64? {
      let effective = noon.adding(days: UInt32(day))
      ClaimDecider.evolve(
        &story,
        .policyConfirmed(
          PolicyConfirmed(policy: Policy(limit: euros(limit)), source: "x", effective: effective)))
      return story.file.confirmedPolicy?.policy.limit?.minorUnits
    }
    #expect(tell(1, 5) == 1)
    #expect(tell(2, 4) == 1)
    #expect(tell(3, 5) == 3)
    #expect(tell(4, 6) == 4)
  }

  @Test("the claimant's terms count until the insurer's are known, and stay readable")
  func overridden() throws {
    var story = ClaimStory(claim(.open, reserve: 900))
    story.claim.file.details.policy = Policy(limit: euros(900))
    let policy = Policy(reference: "P-1", limit: euros(100))
    try story.send(.confirmPolicy(ConfirmPolicy(policy: policy, source: "policies")))
    #expect(story.codes(.approve(Approve(amount: euros(101)))) == [.policyLimitExceeded])
    #expect(story.claim.file.details.policy?.limit == euros(900))
    try story.send(.approve(Approve(amount: euros(100))))
    #expect(story.claim.file.adjudications.map(\.benefit) == [euros(100)])
    try story.send(.rescindDecision(RescindDecision(reason: "mistake")), by: .sara)
    #expect(story.claim.file.adjudications == [])
  }

  @Test("a loss outside of the insurer's days is not approved, whatever the claimant stated")
  func days() throws {
    var story = ClaimStory(claim(.open, reserve: 900))
    let policy = Policy(reference: "P-1", until: LocalDate("2026-02-27"))
    try story.send(.confirmPolicy(ConfirmPolicy(policy: policy, source: "policies")))
    #expect(story.codes(.approve(Approve(amount: euros(1)))) == [.policyNotInForce])
  }

  @Test("a claim uses up what is approved or paid, whichever is more, and what is owed")
  func erosion() {
    func erosion(_ claim: Claim) -> Int64 {
      var claim = claim
      claim.file.confirmedPolicy = PolicyConfirmed(policy: Policy(reference: "P-1"))
      var erosion = PolicyErosion(reference: "P-1", amount: euros(10))
      erosion.add(claim)
      var other = PolicyErosion(reference: "P-2", amount: euros(10))
      other.add(claim)
      #expect(other.amount == euros(10))
      return erosion.amount.minorUnits - 10
    }
    #expect(erosion(claim(.open)) == 0)
    #expect(erosion(claim(.approved, approved: 700, paid: 200)) == 700)
    #expect(erosion(claim(.open, approved: 200, paid: 200) { $0.file.owed = euros(50) }) == 250)
    #expect(erosion(claim(.closed, approved: 700, paid: 200)) == 200)
    #expect(
      erosion(claim(.approved, approved: 700) { $0.file.details.use = .predetermination }) == 0)
  }
}
