import ClaimsDomain
import EventSourcing
import Foundation
import TestSupport
import Testing

@testable import ClaimsKernel

@Suite("FHIR resources that are not as they should be", .long)
struct FHIRMutationTests {
  /// A claim with all that this reads of one, its answer, and an explanation that answers no claim
  /// that was read; with some that no claim has a place for.
  private static let bundle = FHIRSample.bundle(
    FHIRSample.claim(items: items, more: more + ", \"total\": \(FHIRSample.usd("135.75"))"),
    FHIRSample.response(
      """
      , "disposition": "As agreed", "item": [
      \(FHIRSample.adjudicated(1, ["eligible": "93.5", "benefit": "61.25"])),
      \(FHIRSample.adjudicated(2, ["benefit": "20.5"]))],
      "payment": {"type": {"coding": [{"code": "complete"}]}, "date": "2024-03-20",
      "amount": \(FHIRSample.usd("81.75"))}, "processNote": [{"number": 7, "text": "come again"}]
      """),
    FHIRSample.claim(
      "e1", created: "2024-04-12",
      items: FHIRSample.item(
        1, "crown",
        """
        "net": \(FHIRSample.usd("47.25")), "adjudication": [{"category": {"coding": [{"code":
        "benefit"}]}, "amount": \(FHIRSample.usd("40.5")), "reason": {"text": "nearly all"}}]
        """),
      more: """
        , "insurer": {"display": "Benefits"}, "outcome": "complete", "language": "en"
        """
    ).replacing("\"Claim\"", with: "\"ExplanationOfBenefit\""))

  private static let items =
    FHIRSample.item(1, "exam", "\"net\": \(FHIRSample.usd("100.25"))") + ","
    + FHIRSample.item(2, "film", "\"quantity\": {\"value\": 3}, \"net\": \(FHIRSample.usd("35.5"))")

  private static let more = """
    , "billablePeriod": {"start": "2024-03-01"}, "identifier": [{"system": "urn:n", "value": "N-77"}],
    "payee": {"type": {"coding": [{"code": "provider"}]}}, "accident": {"date": "2024-02-28", "type": {"text": "a fall"}}, "language": "de",
    "diagnosis": [{"sequence": 1, "diagnosisCodeableConcept": {"coding": [{"code": "K02"}]}}],
    "supportingInfo": [{"sequence": 1, "valueString": "said beside, né"}]
    """

  /// What a claim says with a code, or which names something or puts it in its place.
  private static let coded: [(path: String, words: [String])] = [
    ("status", ["active"]), ("use", ["claim"]), ("outcome", ["complete"]),
    ("type.coding[0].code", ["oral"]), ("insurance[0].focal", ["true", "1"]),
    ("item[0].adjudication[0].category.coding[0].code", ["eligible", "benefit"]),
    ("item[0].adjudication[1].category.coding[0].code", ["benefit"]),
    ("item[1].adjudication[0].category.coding[0].code", ["benefit"]),
    ("payment.type.coding[0].code", ["complete"]), ("payee.type.coding[0].code", ["provider"]),
    ("request.reference", ["Claim/c1"]),
  ]

  private func isSaid(_ leaf: Mutant.Leaf, in text: String) -> Bool {
    // What holds nothing says nothing.
    if (leaf.value as? [Any])?.isEmpty == true || (leaf.value as? [String: Any])?.isEmpty == true {
      return true
    }
    if ["resourceType", "id"].contains(leaf.path) { return true }
    if Self.coded.contains(where: { $0.path == leaf.path && $0.words.contains(leaf.word) }) {
      return true
    }
    if leaf.path.hasSuffix("equence") { return leaf.number.map { $0 > 0 } ?? false }
    if let units = leaf.minorUnits {
      // Amounts also stand in words: of reasons, and of items that are no lines.
      return text.contains("\"minorUnits\":\(units),") || text.contains(" \(leaf.word)")
        || text.contains("\"quantity\":\(leaf.word)")
    }
    return leaf.value is String && text.contains(leaf.word)
  }

  /// The values of each resource that no command has and nobody is told of.
  private func silent(_ root: Any, _ input: FHIRInput, _ plan: FHIRPlan) -> [String] {
    let said =
      plan.envelopes.map { envelope in
        var writer = JSONWriter()
        envelope.command.write(to: &writer)
        return "\(writer.text) \(envelope.effective?.text ?? "") \(envelope.actor.text)"
      }.joined(separator: "\n")
      + plan.people.map { plan.name(of: $0.actor) }.joined(separator: "\n")
      + plan.told.map(\.reason.en).joined(separator: "\n")
    let told = Set(plan.told.map { "\($0.resource) \($0.path)" })
    let leftOut = Set(plan.omissions.keys)
    let named = Set(plan.resources.map(\.name))
    let entries = (root as? [String: Any])?["entry"] as? [[String: Any]] ?? []
    let resources = entries.compactMap { $0["resource"] as? [String: Any] }
    var names = resources.map { "\($0["resourceType"] ?? "")/\($0["id"] ?? "")" }
    // One without an id has a name that nobody else has.
    for place in resources.indices where resources[place]["id"] == nil {
      names[place] = named.subtracting(names).first ?? ""
    }
    let lost = names.count { !named.contains($0) }
    var silent: [String] = []
    if lost > input.unread.count + input.passedOver {
      silent.append("a resource of \(names)")
    }
    for (name, resource) in zip(names, resources) {
      guard named.contains(name), !leftOut.contains(name) else { continue }
      for leaf in Mutant.leaves(resource)
      where !told.contains("\(name) \(leaf.path)") && !isSaid(leaf, in: said) {
        silent.append("\(name) \(leaf.path)")
      }
    }
    return silent
  }

  @Test(
    "each mutant is refused or told, or the claims say every value of it",
    arguments: Mutant.Kind.allCases)
  func told(kind: Mutant.Kind) throws {
    let root = try Mutant.parsed(Self.bundle)
    let seeds = sizedSeeds(250, atLeast: 40)
    let tried = try Mutant.tried(kind, of: root, seeds: seeds, keeping: { $0 == "type" }) {
      mutant in
      var input = FHIRInput()
      guard (try? input.add(mutant.bytes)) != nil else { return nil }
      let plan = FHIRPlan(input)
      return Mutant.Outcome(
        isWhole: plan.omissions.isEmpty && input.unread.isEmpty,
        silent: silent(mutant.root, input, plan))
    }
    let isText = kind != .cut && kind != .encoding
    #expect(isText ? tried.whole > tried.all / 10 : tried.refused == tried.all)
  }

  @Test("the walk finds what is neither taken nor told")
  func walk() throws {
    let root = try Mutant.parsed(Self.bundle)
    var input = FHIRInput()
    try input.add(try Mutant.json(root))
    #expect(silent(root, input, FHIRPlan(input)) == [])
    let other = try Mutant.parsed(
      Self.bundle.replacing("61.25", with: "61.26").replacing("come again", with: "never")
        .replacing("2024-03-20", with: "2024-03-21"))
    #expect(
      silent(other, input, FHIRPlan(input)) == [
        "ClaimResponse/r1 item[0].adjudication[1].amount.value", "ClaimResponse/r1 payment.date",
        "ClaimResponse/r1 processNote[0].text",
      ])
  }
}
