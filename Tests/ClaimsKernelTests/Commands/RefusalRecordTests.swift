import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("A refusal as the log keeps it")
struct RefusalRecordTests {
  @Test("a refusal without a summary has the bytes that it always had")
  func oldBytes() throws {
    let refusal = Refusal([Reason(.notFound, found: "x"), Reason(.noChange)])
    #expect(try RefusalRecord(refusal).encoded() == refusal.encoded())
    #expect(try RefusalRecord(decoding: refusal.encoded()) == RefusalRecord(refusal))
  }

  @Test("every command can be read without its arguments, as a summary keeps it")
  func withoutArguments() throws {
    for verb in ClaimVerb.allCases where verb != .unspecified {
      #expect(try ClaimCommand(kind: verb.rawValue, payload: []).kind == verb)
    }
    for verb in ActorVerb.allCases where verb != .unspecified {
      #expect(try ActorCommand(kind: verb.rawValue, payload: []).kind == verb)
    }
    for verb in RulesVerb.allCases where verb != .unspecified {
      #expect(try RulesCommand(kind: verb.rawValue, payload: []).kind == verb)
    }
  }

  @Test("no summary is larger than its bound, and no refusal than what it is charged")
  func sizes() throws {
    let far = Identifier(high: .max, low: .max)
    var summary = RefusalSummary()
    (summary.count, summary.first, summary.last, summary.shared) = (.max, far, far, true)
    (summary.from, summary.to) = (Instant(nanoseconds: -1), Instant(nanoseconds: -1))
    summary.codes = RefusalCode.allCases.map { RefusalCount($0, .max) }
    var entry = EntryRecord()
    entry.command.id = far
    let longest = ActorID(String(repeating: "x", count: ActorID.maximumBytes))
    (entry.command.actor, entry.command.importedBy) = (longest, longest)
    entry.command.person = longest
    (entry.command.role, entry.command.type, entry.command.category) = (.max, .max, .max)
    (entry.command.stream, entry.command.correlation) = (far, far)
    entry.command.effective = Instant(nanoseconds: -1)
    (entry.command.expectedRevision, entry.command.rulesRevision) = (.max, .max)
    entry.command.deciderVersion = .max
    entry.refusal = try RefusalRecord(summary).encoded()
    let frame = 56 + 7
    // Two summaries a budget, and nothing in full.
    #expect(
      2 * (try entry.encoded().count + frame)
        <= RefusalLimits(totalBytes: 0, actors: 0).mostBytes)

    for size in [0, 100, 200_000] {
      entry.command.payload = [UInt8](repeating: 1, count: size)
      entry.command.person = ActorID(String(repeating: "p", count: size))
      let refusal = Refusal(
        [RefusalCode](RefusalCode.allCases.suffix(8)).map {
          Reason($0, expected: String(repeating: "e", count: size), found: "f")
        })
      entry.refusal = try RefusalRecord(refusal).encoded()
      let attempt = RefusedAttempt(entry.command, refusal, recorded: Instant())
      #expect(try entry.encoded().count + frame <= attempt.bytes)
    }
  }
}
