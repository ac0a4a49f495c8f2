import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import TestSupport
import Testing
import WriteAheadLog

/// The published log of an insurer's call centre as claims of our own.
@Suite(
  "The teleclaims, imported", .long,
  .enabled(
    if: PublishedLogs.isThere(PublishedLogs.teleclaims),
    "needs ../shared/data/process-logs/02_teleclaims.xes.gz"))
struct TeleclaimsImportTests {
  /// What a claim's history says of one command.
  private struct Step: Equatable {
    var time: Instant
    var person: String
    var command: String
  }

  @Test("claims say what the source says, in order, time and person, and audit clean")
  func timelines() throws {
    let map = try PublishedLogs.map("teleclaims")
    let cases = try PublishedLogs.someTeleclaims()
    var plan = ImportPlan(map)
    for foreign in cases { plan.add(foreign) }
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let now = Instant("2026-03-01T09:00:00Z")!
    let kernel = try ClaimsKernel(log, clock: { now })
    let prepared = try kernel.prepare(plan, by: ActorID("Ada"))
    #expect(prepared.obstacle == nil)
    // Besides what is done to claims, six functions are registered and the rules are set.
    let written = 7 + cases.map { Self.expected($0).count }.reduce(0, +)
    #expect(try kernel.send(inBulk: prepared.commands).written == written)

    let timelines = try read(log)
    #expect(timelines.count == cases.count)
    for foreign in cases {
      let claim = ImportPlan.stream(of: foreign.name, by: map)
      #expect(timelines[claim] == Self.expected(foreign), "case \(foreign.name)")
    }
    try log.close()
    #expect(try LogVerification(of: folder.path()).ending == .whole)
    var audit = DecisionAudit()
    try audit.run(on: try WriteAheadLog.openForReading(folder.path()))
    #expect(audit.decisions == written)
    #expect(audit.refusals == 0)
    #expect(audit.differences.isEmpty)
  }

  private func read(_ log: WriteAheadLog) throws -> [Identifier: [Step]] {
    var timelines: [Identifier: [Step]] = [:]
    var strangers = 0
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      guard entry.command.target.category == .claim,
        let command = try? CommandEnvelope(entry.command)
      else { return true }
      if entry.command.importedBy != ActorID("Ada") { strangers += 1 }
      timelines[entry.command.stream, default: []].append(
        Step(
          time: entry.effective, person: entry.command.actor.text,
          command: command.command.name.description))
      return true
    }
    #expect(strangers == 0)
    return timelines
  }

  /// What each completed event of the source means for a claim, without the map.
  private static func expected(_ foreign: ForeignCase) -> [Step] {
    var steps: [Step] = []
    var before: Set<String> = []
    for event in foreign.events where event.transition == "complete" {
      for command in commands(event.activity, after: before) {
        steps.append(Step(time: event.time, person: event.resource ?? "", command: command))
      }
      before.insert(event.activity)
    }
    return steps
  }

  /// How many commands the source implies and does not name.
  static func inferred(in cases: [ForeignCase]) -> Int {
    var inferred = 0
    for foreign in cases {
      let done = foreign.events.filter { $0.transition == "complete" }
      inferred += expected(foreign).count - done.count
      // That a payment is asked for, and that it is issued, are both what the source says.
      inferred -= done.count { $0.activity == "initiate payment" }
    }
    return inferred
  }

  private static func commands(_ activity: String, after before: Set<String>) -> [String] {
    let isDecided =
      before.contains("advise claimant on reimbursement") || before.contains("initiate payment")
    let decision = isDecided ? [] : ["setReserve", "approve"]
    switch activity {
    case "incoming claim": return ["openDraft", "submit"]
    case "B register claim", "S register claim": return ["acceptIntake"]
    case "determine likelihood of claim": return ["startInvestigation", "recordCheck"]
    case "advise claimant on reimbursement": return decision + ["recordCommunication"]
    case "initiate payment":
      return decision + ["requestPayment", "authorisePayment", "issuePayment"]
    case "close claim": return ["close"]
    case "end" where before.contains("close claim"): return ["addNote"]
    case "end" where before.contains("determine likelihood of claim"): return ["deny", "close"]
    case "end": return ["rejectIntake", "close"]
    default: return ["recordCheck"]
    }
  }
}
