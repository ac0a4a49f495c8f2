import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("The states of parts")
struct PartStateTests {
  private static let uploads: Set<String> = [
    "staged uploading", "staged failed", "staged quarantined", "uploading stored",
    "uploading failed", "uploading quarantined", "failed uploading", "failed quarantined",
    "stored quarantined",
  ]
  private static let damages: Set<String> = [
    "proposed assessed", "assessed assessed", "assessed agreed", "assessed disputed",
    "disputed assessed", "disputed agreed", "agreed disputed",
  ]

  private func accepts(_ command: ClaimCommand, _ claim: Claim) -> Bool {
    (try? ClaimDecider.decide(command, given: claim, in: context(.hugo))) != nil
  }

  @Test("bytes go from each place to those that the table lists, and nowhere else")
  func uploads() {
    var taken: Set<String> = []
    for from in UploadStatus.allCases where from != .unspecified {
      for to in UploadStatus.allCases {
        let claim = claim(.open) { $0.hold(photo(1) { $0.attachment?.status = from }) }
        let step = RecordUpload(
          part: identifier(1), status: to, sha256: [UInt8](repeating: 1, count: 32))
        if accepts(.recordUpload(step), claim) { taken.insert("\(from.name) \(to.name)") }
      }
    }
    #expect(taken == Self.uploads)
  }

  @Test("a damage goes from each stage to those that the table lists, and nowhere else")
  func damages() {
    var taken: Set<String> = []
    for from in DamageStatus.allCases where from != .unspecified {
      for to in DamageStatus.allCases {
        let claim = claim(.open) { $0.hold(damage(1, 100, from)) }
        let step = AssessDamage(part: identifier(1), status: to, cost: euros(90))
        if accepts(.assessDamage(step), claim) { taken.insert("\(from.name) \(to.name)") }
      }
    }
    #expect(taken == Self.damages)
  }

  @Test("a line item is priced on both sides of its decision, and a lapsed one loses what followed")
  func prices() throws {
    var claim = claim(.investigating) { $0.hold(lineItem(1, 900, .asked)) }
    func price(_ change: (inout PriceLineItem) -> Void) throws {
      var price = PriceLineItem(part: identifier(1))
      change(&price)
      let events = try ClaimDecider.decide(
        .priceLineItem(price), given: claim, in: context(.hugo))
      for event in events { ClaimDecider.evolve(&claim, event) }
    }
    try price { ($0.adjusted, $0.reason) = (euros(800), "list price") }
    ClaimDecider.evolve(
      &claim,
      .claimPartiallyApproved(
        ClaimPartiallyApproved(
          amount: euros(700), decidedBy: ActorID("hugo"),
          lines: [LineDecision(item: identifier(1), approved: euros(700), reason: "wear")])))
    try price { $0.valuated = euros(650) }
    try price { $0.remunerated = euros(600) }
    #expect(throws: Refusal.self) { try price { $0.remunerated = euros(651) } }
    #expect(throws: Refusal.self) { try price { $0.valuated = euros(701) } }
    #expect(
      claim.file.parts[identifier(1)]?.lineItem
        == LineItem(
          code: "A1", quantity: 1, asked: euros(900), adjusted: euros(800), approved: euros(700),
          valuated: euros(650), remunerated: euros(600), status: .passed, reason: "wear"))
    ClaimDecider.evolve(&claim, .decisionRescinded(DecisionRescinded(approved: euros(0))))
    #expect(
      claim.file.parts[identifier(1)]?.lineItem
        == LineItem(
          code: "A1", quantity: 1, asked: euros(900), adjusted: euros(800), status: .asked))
  }

  @Test(
    "a name that ends as another type would is refused, whatever its case",
    arguments: [
      ("a.jpg", "image/jpeg", true), ("a.JPG", "image/png", true), ("a", "image/jpeg", true),
      ("a.b", "video/mp4", true), ("a.pdf", "application/pdf", true),
      ("a.pdf", "image/jpeg", false), ("a.mp4", "image/jpeg", false),
      ("a.exe", "image/jpeg", false),
      ("a.jpg", "application/pdf", false), ("a.jpg", "image/", false),
      ("a.jpg", "image/a b", false),
      ("a.html", "text/html", false), ("a.jpg", "", false),
    ])
  func types(name: String, mime: String, isTaken: Bool) {
    let part = photo(1) {
      $0.attachment?.name = name
      $0.attachment?.mime = mime
    }
    #expect(accepts(.addPart(AddPart(part: part)), claim(.open)) == isTaken)
  }
}
