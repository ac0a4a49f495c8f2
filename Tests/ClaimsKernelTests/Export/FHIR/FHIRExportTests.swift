import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import ClaimsKernel

@Suite("FHIR out")
struct FHIRExportTests {
  private typealias Resource = [String: Any]

  private func resources(
    _ log: InMemoryEventStore, _ choice: ExportChoice = ExportChoice(),
    as access: ReaderRoles = .whole
  ) throws -> [Resource] {
    try Exported(FHIRExport(lines: true), of: log, choice, as: access, at: start).lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Resource)
    }
  }

  private func names(_ resources: [Resource]) -> [String] {
    resources.map { "\($0["resourceType"] ?? "")/\($0["id"] ?? "")" }
  }

  @Test("a Bundle has the resources that the lines are, in the same order")
  func bundle() throws {
    let log = try RandomHistory(seed: 1, steps: 200).log
    let text = try Exported(FHIRExport(lines: false), of: log).text
    let bundle = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Resource)
    let entries = try #require(bundle["entry"] as? [Resource])
    let lines = try resources(log)
    #expect(lines.count > 50)
    #expect(names(entries.compactMap { $0["resource"] as? Resource }) == names(lines))
    #expect(bundle["type"] as? String == "collection")
    let empty = try Exported(FHIRExport(lines: false), of: InMemoryEventStore()).text
    #expect(empty == "{\"resourceType\":\"Bundle\",\"type\":\"collection\"}\n")
  }

  @Test("every commit is a Provenance with its events, and every refusal an AuditEvent")
  func traces() throws {
    let history = try RandomHistory(seed: 2, steps: 200)
    let found = try resources(history.log)
    let provenances = found.filter { $0["resourceType"] as? String == "Provenance" }
    let audits = found.filter { $0["resourceType"] as? String == "AuditEvent" }
    let commits = history.entries.filter { $0.refusal == nil }
    #expect(audits.count == history.entries.count - commits.count && !audits.isEmpty)
    let events = provenances.map { provenance in
      ((provenance["activity"] as? Resource)?["coding"] as? [Resource])?
        .compactMap { $0["code"] as? String } ?? []
    }
    #expect(
      try events
        == commits.map { try HistoryLine.lines(of: $0).map(\.event.name.description) })
  }

  /// A claim that is handed in, and one that is approved and paid in part, with its log.
  private func claims() throws -> InMemoryEventStore {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    var script = Script()
    script.add(
      "carla", .claimant,
      .openDraft(
        OpenDraft(
          type: .dental, title: "A & B", claimed: euros(12345), lossDate: LocalDate("2026-02-28"))))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("hugo", .handler, .acceptIntake(AcceptIntake(handler: ActorID("hugo"))))
    script.add(
      "hugo", .handler, .recordCheck(RecordCheck(kind: .coverage, result: .passed, text: "ok")))
    script.add("hugo", .handler, .setReserve(SetReserve(amount: euros(10000))))
    script.add("hugo", .handler, .addNote(AddNote(text: "call back")))
    script.add(
      "hugo", .handler,
      .approvePartially(ApprovePartially(amount: euros(10000), reason: "as assessed")))
    for command in script.commands {
      let answer: Answer = try kernel.send(command)
      guard case .accepted = answer else { throw UnexpectedAnswer(answer: answer) }
    }
    return log
  }

  private struct UnexpectedAnswer: Error { let answer: Answer }

  /// As lines that are joined, so that they can be read.
  private func joined(_ text: String) -> String { text.replacing("\n", with: "") }

  private func head(_ name: String) -> String {
    joined(
      #"""
      "type":{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/claim-type",
      "code":"oral"}]},"use":"claim",
      "patient":{"identifier":{"value":"carla"},"display":"\#(name)"},
      """#)
  }

  private var total: String {
    joined(
      #"""
      "total":[{"category":{"coding":[{"system":
      "http://terminology.hl7.org/CodeSystem/adjudication","code":"submitted"}]},
      "amount":{"value":123.45,"currency":"EUR"}},{"category":{"coding":[{"system":
      "http://terminology.hl7.org/CodeSystem/adjudication","code":"benefit"}]},
      "amount":{"value":100.00,"currency":"EUR"}}]}
      """#)
  }

  @Test("a claim and its answer have every element, amounts as they are", arguments: [false, true])
  func whole(isHerOwn: Bool) throws {
    let access = isHerOwn ? ReaderRoles(of: ActorID("carla"), as: [.claimant]) : .whole
    let export = try Exported(FHIRExport(lines: true), of: try claims(), as: access, at: start)
    let id = claimID(1).text
    // Whoever sees the register knows her by her name.
    let name = isHerOwn ? "carla" : "Carla"
    let lines = export.lines.filter { !$0.contains(#""Provenance""#) }
    let claim = joined(
      #"""
      {"resourceType":"Claim","id":"\#(id)","text":{"status":"generated","div":
      "<div xmlns=\"http://www.w3.org/1999/xhtml\">A &amp; B</div>"},
      "identifier":[{"system":"urn:claims-kernel:claim","value":"\#(id)"}],
      "status":"active",\#(head(name))"created":"2026-03-01T09:00:08Z",
      "insurer":{"identifier":{"value":"insurer"},"display":"insurer"},
      "provider":{"identifier":{"value":"carla"},"display":"\#(name)"},
      "priority":{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/processpriority",
      "code":"normal"}]},"insurance":[{"sequence":1,"focal":true,"coverage":{"extension":
      [{"url":"http://hl7.org/fhir/StructureDefinition/data-absent-reason",
      "valueCode":"unknown"}]}}],"accident":{"date":"2026-02-28"},
      "total":{"value":123.45,"currency":"EUR"}}
      """#)
    let response = joined(
      #"""
      {"resourceType":"ClaimResponse","id":"\#(id)-response","status":"active",\#(head(name))
      "created":"2026-03-01T09:00:13Z","insurer":{"identifier":{"value":"insurer"},
      "display":"insurer"},"request":{"reference":"Claim/\#(id)"},"outcome":"complete",
      "disposition":"as assessed",\#(total)
      """#)
    #expect(lines.count == 3)
    #expect(lines.first == claim)
    #expect(lines.dropFirst().first == response)
    #expect(lines.last?.hasSuffix(total) == true)
  }

  @Test("what R4 has no element for is told, and nothing of what the reader does not see")
  func omissions() throws {
    let log = try claims()
    func told(_ access: ReaderRoles) throws -> [String] {
      try Exported(FHIRExport(lines: true), of: log, as: access, at: start).omissions.map(\.en)
    }
    let left = "FHIR R4 has no element for"
    #expect(
      try told(.whole)
        == ["checkTimes", "checks", "handler", "notes", "reserve"].map {
          "\(left) \($0): left out of 1 of 1 claims"
        })
    #expect(try told(ReaderRoles(of: ActorID("carla"), as: [.claimant])) == [])
  }

  @Test(
    "claims that are imported from an export have their totals, kinds and days of loss",
    arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    let log = try RandomHistory(seed: seed, steps: 400).log
    let claims = try LogState(folding: log).claims
    var input = FHIRInput()
    try input.add(Array(try Exported(FHIRExport(lines: false), of: log).text.utf8))
    let clock = ControlledClock(Instant("2031-01-01T00:00:00Z")!, step: .seconds(1))
    let other = try kernel(InMemoryEventStore(), clock: clock.read)
    let prepared = try other.prepare(input, by: ActorID("ada"))
    #expect(prepared.obstacle == nil)
    _ = try other.send(inBulk: prepared.commands)
    let copies = try other.query { copy $0 }.claims
    var compared = 0
    claims.forEach { (snapshot: ClaimSnapshot) in
      let id = FHIRIdentifiers.claim("Claim/\(snapshot.id.text)", source: "fhir")
      guard let copy = copies[id]?.claim else { return }
      compared += 1
      #expect(copy.claimed == snapshot.claim.claimed)
      #expect(copy.type == snapshot.claim.type)
      let policies = [copy, snapshot.claim].map(\.file.details.policy?.reference)
      #expect(policies[0] == policies[1])
      if let day = snapshot.claim.lossDate { #expect(copy.lossDate == day) }
    }
    #expect(compared > 0)
  }
}
