import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// Source: Specs/Secrecy.md, "What is held on somebody".
@Suite("What is held on somebody")
struct SubjectFileTests {
  private let kernel: ClaimsKernel<InMemoryEventStore>
  private static let report = "4e900000-0000-4000-8000-000000000001"

  /// A claim and a report of Carla's, and a claim of Dario's that names her.
  init() throws {
    kernel = try ClaimsKernel(InMemoryEventStore(sealsTexts: true), clock: tickingClock().read)
    var number = 0
    func send(_ actor: String, _ role: String, _ target: String?, _ command: String) throws -> Bool
    {
      number += 1
      let line =
        #"{"id":"00000000-0000-4000-8000-0000000000\#(10 + number)","actor":{"id":"\#(actor)","#
        + #""role":"\#(role)"},"# + (target.map { $0 + "," } ?? "") + #""command":\#(command)}"#
      let answer: Answer = try kernel.send(try CommandEnvelope(json: Array(line.utf8)))
      return answer.isAccepted
    }
    let people = [
      ("ada", "administrator"), ("carla", "claimant"), ("dario", "claimant"), ("hugo", "handler"),
      ("sara", "supervisor"),
    ]
    for (name, role) in people {
      let register = #"{"registerActor":{"name":"\#(name)","roles":["\#(role)"]}}"#
      #expect(try send("ada", "administrator", #""person":"\#(name)""#, register))
    }
    let rules = #"{"setRules":{"rules":{"retentionDays":0},"reason":"as agreed"}}"#
    #expect(try send("ada", "administrator", nil, rules))
    let (own, others) = (#""claim":"\#(claimID(1).text)""#, #""claim":"\#(claimID(2).text)""#)
    #expect(try send("carla", "claimant", own, #"{"openDraft":{"type":"auto","title":"Dent"}}"#))
    // Refused.
    #expect(try !send("carla", "claimant", own, #"{"addNote":{"text":" "}}"#))
    #expect(try send("sara", "supervisor", own, #"{"void":{"reason":"entered twice"}}"#))
    #expect(
      try send("dario", "claimant", others, #"{"openDraft":{"type":"auto","title":"Crash"}}"#))
    let names = #"{"editDraft":{"parties":[{"role":"witness","actor":"carla","name":"Carla"}]}}"#
    #expect(try send("dario", "claimant", others, names))
    let report = #""report":"\#(Self.report)""#
    #expect(try send("carla", "claimant", report, #"{"startReport":{}}"#))
    let told =
      #"{"editReport":{"attackType":"email","incidentDate":"2026-02-27T00:00:00Z","#
      + #""description":"a false bank","impact":"robo_dinero"}}"#
    #expect(try send("carla", "claimant", report, told))
    #expect(try send("carla", "claimant", report, #"{"submitReport":{}}"#))
    #expect(try send("hugo", "handler", report, #"{"addAdminNote":{"text":"looks made up"}}"#))
  }

  private func file(on actor: String) throws -> SubjectFile {
    let logState = try kernel.query { copy $0 }
    return try SubjectFile(
      on: ActorID(actor), in: kernel.log, logState, at: start.adding(days: 2))
  }

  /// What a file says of each stream.
  private func rows(_ file: SubjectFile) -> [String] {
    file.rows.map { row in
      let erasure = row.erasure.map { $0.allowed ? " erasable" : " \($0.reasons.map(\.code.name))" }
      return "\(row.snapshot.stream.category.word?.description ?? "person") \(row.tie.name) "
        + "\(row.events) \(row.withheldInside) \(row.withheldOfOthers)" + (erasure ?? "")
    }
  }

  @Test(
    "their own streams are told whole, but for what is kept inside; of others what they may read")
  func told() throws {
    let file = try file(on: "carla")
    #expect(
      rows(file) == [
        #"person own 1 0 0 ["invalidTransition"]"#, "claim own 2 0 0 erasable",
        #"report own 4 1 0 ["invalidTransition"]"#, "claim named 1 0 1",
      ])
    #expect(file.events.count == 6 && file.refusals.count == 1)
    let text = (file.events.map(\.json) + file.refusals.map(\.json)).joined()
    #expect(text.contains("a false bank") && !text.contains("looks made up"))
    #expect(!text.contains("Crash") && text.contains("Dent"))
  }

  @Test(
    "who works on streams is told what they did in them, and of nobody's data that these are theirs"
  )
  func acted() throws {
    let file = try file(on: "hugo")
    #expect(rows(file) == [#"person own 1 0 0 ["invalidTransition"]"#, "report acted 1 0 0"])
    #expect(file.events.map(\.line.command.actor.text) == ["ada", "hugo"])
    #expect(try self.file(on: "mallory").rows.isEmpty)
  }

  @Test("a stream whose data were erased has nothing left to erase")
  func erased() throws {
    let erase = ClaimCommand.erasePersonalData(ErasePersonalData(reason: "asked for"))
    let answer: Answer = try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 7, low: 7), actor: ActorID("ada"), role: .administrator,
        claim: claimID(1), command: erase))
    #expect(answer.isAccepted, "\(answer)")
    #expect(rows(try file(on: "carla"))[1] == "claim own 3 0 0")
  }
}
