import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Testing
import WriteAheadLog

/// Resources that others published, if they lie beside the package.
enum PublishedFHIR {
  private static let data = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data")
  static let examples = data.appending(path: "fhir-r4-examples")
  static let bundles = data.appending(path: "synthea")
  static let findings = data.appending(path: "findings/fhir")

  static func areThere(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  static func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  static func input(_ folder: URL, _ prefixes: String...) throws -> FHIRInput {
    var input = FHIRInput()
    for prefix in prefixes {
      for name in names(folder) where name.hasPrefix(prefix) && name.hasSuffix(".json") {
        try input.add(Array(try Data(contentsOf: folder.appending(path: name))))
      }
    }
    return input
  }
}

/// Imports into a log of its own, and sees that a second time writes nothing and the audit agrees.
@discardableResult
func imported(
  _ input: FHIRInput, then look: (LogState) throws -> Void = { _ in }
) throws -> PreparedFHIR {
  let folder = try TemporaryFolder()
  let log = try WriteAheadLog.open(folder.path())
  let now = Instant("2026-03-01T09:00:00Z")!
  let kernel = try ClaimsKernel(log, clock: { now })
  let prepared = try kernel.prepare(input, by: ActorID("Ada"))
  #expect(prepared.obstacle == nil)
  let answer = try kernel.send(inBulk: prepared.commands)
  #expect((answer.written, answer.refusal == nil) == (prepared.commands.count, true))
  let again = try kernel.prepare(input, by: ActorID("Ada"))
  #expect(try kernel.send(inBulk: again.commands).written == 0)
  try look(try kernel.query { copy $0 })
  try log.close()
  #expect(try LogVerification(of: folder.path()).ending == .whole)
  var audit = DecisionAudit()
  try audit.run(on: try WriteAheadLog.openForReading(folder.path()))
  #expect(audit.differences.isEmpty)
  return prepared
}

extension PreparedFHIR {
  fileprivate func stops(_ name: String) -> [RefusalCode]? {
    plan.resources.firstIndex { $0.name == name }.flatMap { stops[$0] }
      .map { $0.refusal.reasons.map(\.code) }
  }
}

@Suite(
  "The examples of FHIR R4, imported",
  .enabled(
    if: PublishedFHIR.areThere(PublishedFHIR.examples), "needs ../shared/data/fhir-r4-examples"))
struct PublishedExamplesTests {
  @Test("17 claims are taken whole, 7 dental and 3 vision; what answers them is, or says why not")
  func examples() throws {
    let input = try PublishedFHIR.input(
      PublishedFHIR.examples, "Claim-", "ClaimResponse-", "ExplanationOfBenefit-")
    let prepared = try imported(input) { state in
      func id(_ name: String) -> Identifier { Identifier(derivedFrom: "import", "fhir", name) }
      #expect(state.claims[id("Claim/100156")]?.claim.related == id("Claim/100151"))
    }
    let kinds = prepared.plan.resources.map(\.kind)
    #expect(FHIRInput.Kind.allCases.map { kind in kinds.count { $0 == kind } } == [17, 5, 2])
    let types = Dictionary(grouping: prepared.claims.values, by: \.type).mapValues(\.count)
    #expect(types == [.dental: 7, .vision: 3, .medical: 7])
    #expect(
      prepared.plan.omissions == [
        "ClaimResponse/R3500":
          "request: http://www.BenefitsInc.com/fhir/oralhealthclaim/15476332402 is neither among "
          + "the resources nor in the log",
        "ClaimResponse/UR3503": "request: missing: which claim it answers is not said",
      ])
    #expect(prepared.stops.count == 2)
    #expect(prepared.stops("ClaimResponse/R3502") == [.amountMismatch])
    #expect(prepared.stops("ExplanationOfBenefit/EB3501") == [.invalidTransition])
    func claim(_ id: String) -> PreparedFHIR.Outcome? {
      prepared.claims[Identifier(derivedFrom: "import", "fhir", "Claim/\(id)")]
    }
    #expect(claim("100151")?.approved == usDollars(105_447))
    #expect(claim("100151")?.paid == usDollars(10047))
    #expect(claim("100151")?.status == .settled)
    #expect(claim("100150")?.approved == usDollars(9600))
    #expect(claim("100156")?.status == .rejected)
    #expect(claim("100153")?.use == .preauthorisation)
  }

  @Test("claims of an older FHIR are left out with what they lack")
  func older() throws {
    let input = try PublishedFHIR.input(PublishedFHIR.examples, "synthea.bundle")
    let plan = FHIRPlan(input)
    #expect(plan.resources.count == 3)
    #expect(plan.passedOver == 24)
    #expect(Set(plan.omissions.values) == ["type: missing; R4 requires it"])
    #expect(plan.omissions.count == 3)
  }
}

@Suite(
  "Synthetic patients, imported",
  .enabled(if: PublishedFHIR.areThere(PublishedFHIR.bundles), "needs ../shared/data/synthea"))
struct PublishedBundlesTests {
  @Test("of 84 explanations of benefit exactly those stop that pay more than was submitted")
  func bundles() throws {
    let prepared = try imported(try PublishedFHIR.input(PublishedFHIR.bundles, ""))
    let plan = prepared.plan
    #expect(plan.resources.count == 168)
    #expect(plan.omissions.isEmpty)
    let overpaid = plan.resources.indices.filter { plan.resources[$0].overpayment != nil }
    #expect(overpaid.count == 26)
    #expect(prepared.stops.keys.sorted() == overpaid)
    #expect(
      prepared.stops.values.allSatisfy {
        $0.refusal.reasons.map(\.code) == [.amountExceedsClaimed]
      })
    let statuses = Dictionary(grouping: prepared.claims.values, by: \.status).mapValues(\.count)
    // Of the 34 that are not decided, 8 are not adjudicated, and nothing is paid.
    #expect(statuses == [.open: 34, .settled: 50])
    #expect(prepared.claims.values.allSatisfy { $0.type == .medical })
  }
}
