import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing
import WriteAheadLog

@Suite("A flood of refusals", .long)
struct RefusalFloodTests {
  /// What a flood varies from one command to the next.
  enum Varying: CaseIterable {
    case nothing, id, actor, claim, text
  }

  static let size = UInt64(sized(20_000, atLeast: 8_000))

  private func command(_ number: UInt64, _ varying: Varying) -> CommandEnvelope {
    let claim = varying == .claim ? 1000 + number : 999
    let text = varying == .text ? String(repeating: "x", count: Int(number % 2000)) : "x"
    return CommandEnvelope(
      id: Identifier(high: 9, low: varying == .id ? number : 1),
      actor: ActorID(varying == .actor ? "actor \(number)" : "hugo"), role: .handler,
      claim: claimID(claim), command: .addNote(AddNote(text: text)))
  }

  /// What is in a log about refusals.
  struct Tally: Equatable {
    var inFull: UInt64 = 0
    var summaries: UInt64 = 0
    var counted: UInt64 = 0
    var ofOthers: [String] = []

    init<Log: EventStore>(_ log: Log) throws {
      var lines: [RefusalLine] = []
      try log.forEachEntry(after: .start) { entry in
        if let line = try? RefusalLine(entry) { lines.append(line) }
        return true
      }
      for line in lines {
        if let summary = line.summary {
          summaries += 1
          counted += summary.count
          #expect(summary.codes.allSatisfy { $0.count == summary.count })
        } else if line.command.actor == ActorID("carla") {
          ofOthers += line.refusal.reasons.map(\.code.name.description)
        } else {
          inFull += 1
        }
      }
    }

    var total: UInt64 { inFull + counted }
  }

  /// Sends the flood in one window, and amid it another actor's claim with two refused commands.
  private func flood<Log: EventStore>(
    _ kernel: ClaimsKernel<Log>, _ varying: Varying
  ) throws {
    var script = Script()
    script.add("carla", .claimant, .openDraft(OpenDraft(type: .auto, claimed: euros(1))))
    script.add("carla", .claimant, .submit(Submit()))
    script.add("carla", .claimant, .addNote(AddNote(text: " ")))
    var answers: [Bool] = []
    for number in 0..<Self.size {
      // Early enough to have a budget of their own, then in the midst of it.
      for (place, own) in script.commands.enumerated() where number == UInt64(place) * 500 {
        let answer: Answer = try kernel.send(own)
        answers.append(answer.isAccepted)
      }
      let answer: Answer = try kernel.send(command(number, varying))
      // Who holds no role is not told more.
      let code = varying == .actor ? RefusalCode.notAuthorised : .notFound
      guard case .refused(let refused) = answer, refused.reasons.map(\.code) == [code] else {
        Issue.record("\(answer)")
        return
      }
    }
    #expect(answers == [true, false, false])
  }

  private func check<Log: EventStore>(_ log: Log, _ varying: Varying) throws {
    let tally = try Tally(log)
    #expect(tally.total == Self.size)
    // Unregistered actors share one budget, however many names they make up.
    #expect(tally.inFull == 100)
    #expect(tally.summaries == 2)
    #expect(tally.ofOthers == ["missingRequiredFields", "emptyText"])
    var audit = DecisionAudit()
    try audit.run(on: log)
    #expect(audit.differences == [])
    #expect(audit.refusals == Int(tally.inFull) + 2)
    #expect(audit.summaries == 2)
    #expect(audit.counted == tally.counted)
    #expect(audit.decisions == 1 + People.roles.count)
  }

  @Test("in memory: everything is in full or counted, and others are recorded as always")
  func inMemory() throws {
    let kernel = try kernel(InMemoryEventStore(), clock: ControlledClock(start).read)
    try flood(kernel, .claim)
    try kernel.recordCountedRefusals()
    let tally = try Tally(kernel.log)
    #expect(tally.total == Self.size)
    #expect(tally.summaries == 2)
    var audit = DecisionAudit()
    try audit.run(on: kernel.log)
    #expect(audit.differences == [])
    #expect(audit.counted == tally.counted)
  }

  @Test("in a file: the log stays under its bound whatever varies", arguments: Varying.allCases)
  func inFile(varying: Varying) throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let kernel = try kernel(log, clock: ControlledClock(start).read)
    try flood(kernel, varying)
    try kernel.close()
    let verification = try LogVerification(of: folder.path())
    #expect(verification.ending == .whole)
    // The header, a few commits and the seal.
    #expect(verification.bytes <= UInt64(RefusalLimits.builtIn.mostBytes(of: 2) + 4096 + 4096))
    // What it comes to: a hundred refusals are some thirty kilobytes.
    if varying == .id || varying == .nothing { #expect(verification.bytes < 64 << 10) }
    try check(try WriteAheadLog.openForReading(folder.path()), varying)
  }
}
