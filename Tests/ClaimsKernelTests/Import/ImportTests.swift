import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Testing
import WriteAheadLog

@Suite("Imports")
struct ImportTests {
  private let folder: TemporaryFolder
  private let log: WriteAheadLog
  private let kernel: ClaimsKernel<WriteAheadLog>
  private let map: ActivityMap
  private let admin = ActorID("Ada")

  init() throws {
    folder = try TemporaryFolder()
    log = try WriteAheadLog.open(folder.path())
    kernel = try ClaimsKernel(log, clock: tickingClock().read)
    map = try ActivityMap(
      json: Array(
        """
        {"name": "m", "resources": "roles",
         "rules": {"values": {"fourEyes": false}, "reason": "roles, not people"},
         "amount": {"minorUnits": 1, "currency": "EUR"}, "activities": {
          "file": [{"command": {"openDraft": {"type": "auto"}}, "role": "agent"},
            {"command": "submit", "role": "agent"},
            {"command": "acceptIntake", "role": "handler"}],
          "approve": [{"command": "setReserve", "role": "handler"},
            {"command": {"recordCheck": {"kind": "coverage", "result": "passed"}},
             "role": "handler"},
            {"command": "approve", "role": "handler"}],
          "pay": [{"command": "requestPayment", "role": "handler"},
            {"command": "authorisePayment", "role": "payer"},
            {"command": "issuePayment", "role": "payer"}],
          "say": [{"command": "addNote", "role": "handler"}]}}
        """.utf8))
  }

  private func plan(_ name: String = "one", _ activities: String...) -> ImportPlan {
    var plan = ImportPlan(map)
    let events = activities.enumerated().map { place, activity in
      ForeignEvent(
        activity: activity, resource: "Ana",
        time: Instant(nanoseconds: Int64(place) * 60_000_000_000))
    }
    plan.add(ForeignCase(name: name, events: events))
    return plan
  }

  private func entries() throws -> [Entry] {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      entries.append(entry)
      return true
    }
    return entries
  }

  @Test("first its people and the rules of its days, then claims with their times and importer")
  func whole() throws {
    let plan = plan("one", "file", "approve", "pay")
    let prepared = try kernel.prepare(plan, by: admin)
    #expect(prepared.obstacle == nil)
    #expect(try kernel.send(inBulk: prepared.commands).written == 13)
    let commands = try entries().map { try CommandEnvelope($0.command) }
    #expect(
      commands.map(\.command.name.description) == [
        "registerActor", "registerActor", "setRules", "setRules", "openDraft", "submit",
        "acceptIntake", "setReserve", "recordCheck", "approve", "requestPayment",
        "authorisePayment", "issuePayment",
      ])
    #expect(commands.prefix(4).allSatisfy { $0.actor == admin && $0.importedBy.isEmpty })
    #expect(commands.dropFirst(4).allSatisfy { $0.importedBy == admin })
    #expect(commands.dropFirst(4).allSatisfy { $0.actor == ActorID("Ana") })
    let minutes = commands.compactMap(\.effective).map { $0.nanoseconds / 60_000_000_000 }
    #expect(minutes == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    let logState = try kernel.query { copy $0 }
    #expect(logState.actors.roles(of: ActorID("Ana")) == [.agent, .handler, .payer])
    #expect(!logState.rules.rules(on: LocalDate("1970-01-01")!).fourEyes)
    #expect(logState.rules.rules(on: LocalDate("1970-01-02")!).fourEyes)
    #expect(logState.claims[ImportPlan.stream(of: "one", by: map)]?.claim.status == .settled)
    try expectAuditAgrees()
  }

  private func expectAuditAgrees() throws {
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences.isEmpty)
  }

  @Test("a second time it changes nothing")
  func again() throws {
    let plan = plan("one", "file", "approve", "pay")
    _ = try kernel.send(inBulk: try kernel.prepare(plan, by: admin).commands)
    let before = log.head.position
    let again = try kernel.prepare(plan, by: admin)
    let answer = try kernel.send(inBulk: again.commands)
    #expect(answer.written == 0)
    #expect(answer.repeated == 11)
    #expect(log.head.position == before)
  }

  @Test("interrupted after any command, it goes on where it was", arguments: 0...13)
  func interrupted(after count: Int) throws {
    let plan = plan("one", "file", "approve", "pay")
    let all = try kernel.prepare(plan, by: admin).commands
    _ = try kernel.send(inBulk: all.prefix(count))
    let rest = try kernel.prepare(plan, by: admin)
    #expect(rest.obstacle == nil)
    #expect(try kernel.send(inBulk: rest.commands).written == 13 - count)
    #expect(try entries().map(\.command.id) == all.map(\.id))
  }

  @Test("what would be refused is reported before anything is written")
  func obstacle() throws {
    _ = try kernel.send(inBulk: try kernel.prepare(plan("one", "file"), by: admin).commands)
    let before = log.head.position
    let stranger = try kernel.prepare(plan("two", "file"), by: ActorID("Eve"))
    #expect(stranger.obstacle?.refusal.reasons.first?.code == .notAuthorised)
    let changed = try kernel.prepare(plan("one", "file", "say"), by: admin)
    #expect(changed.obstacle == nil)
    var other = map
    other.amount = euros(2)
    var differing = ImportPlan(other)
    differing.add(
      ForeignCase(
        name: "one",
        events: [
          ForeignEvent(activity: "file", resource: "Ana", time: Instant(nanoseconds: 0))
        ]))
    let reused = try kernel.prepare(differing, by: admin)
    #expect(reused.obstacle?.refusal.reasons.map(\.code) == [.commandIdReused])
    #expect(log.head.position == before)
  }

  @Test("a registered actor gets the roles that are missing, and no other")
  func grants() throws {
    _ = try kernel.send(inBulk: try kernel.prepare(plan("one", "file"), by: admin).commands)
    let more = try kernel.prepare(plan("two", "file", "approve", "pay"), by: admin)
    #expect(
      more.commands.prefix(more.people).map(\.command) == [
        .actor(.grantRole(GrantRole(role: .payer)))
      ])
    #expect(more.obstacle == nil)
  }

  @Test("sending in bulk stops at the first refusal")
  func refusal() throws {
    let prepared = try kernel.prepare(plan("one", "file", "say"), by: admin)
    var commands = Array(prepared.commands)
    commands.remove(at: commands.count - 4)
    let answer = try kernel.send(inBulk: commands)
    #expect(answer.written == 4)
    #expect(answer.refusal?.reasons.map(\.code) == [.notFound])
    #expect(try entries().count == 5)
  }
}
