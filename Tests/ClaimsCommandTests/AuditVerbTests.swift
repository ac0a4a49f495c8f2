import ClaimsDomain
import Foundation
import Testing

/// The log of the demo, asked in every way.
@Suite("The verbs of reading and auditing")
struct AuditVerbTests {
  private let verbs = ClaimVerb.allCases.count - 1

  private func demoLog(_ folder: TemporaryFolder) throws -> String {
    let run = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    #expect(run.status == 3, "thirteen of the demo's commands are refused on purpose")
    #expect(run.lines.filter { $0.hasPrefix(#"{"accepted":"#) }.count == 75)
    #expect(run.lines.filter { $0.hasPrefix(#"{"refused":"#) }.count == 13)
    return folder.path()
  }

  @Test("an option of verify that would do nothing is wrong use, and no check that was passed")
  func idleOptions() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    for words in [
      ["--key", "k"], ["--witness", "w"], ["--origin", "o"], ["--against", "n", "--quorum", "1"],
      ["--dossier", "d", "--decisions"], ["--proof", "p", "--dossier", "d"],
      ["--reads", "r"], ["--proof", "p", "--reads", "r"],
    ] {
      let run = try CommandLineRun(["verify", "--log", log] + words)
      #expect(run.status == 2, "\(words): \(run.output)\(run.messages)")
    }
  }

  @Test("limits that are supposed of nobody, or below zero, are wrong")
  func supposedLimits() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let file = folder.path("limits.json")
    for (limit, expected) in [
      (#"{"actor":"nobody","kind":"decision"}"#, "expected an actor of the register, found nobody"),
      (
        #"{"role":"handler","kind":"decision","limit":{"minorUnits":-1,"currency":"EUR"}}"#,
        "expected a limit of 0 or more, found -0.01 EUR"
      ),
    ] {
      try Data(#"{"limits":[\#(limit)]}"#.utf8).write(to: URL(filePath: file))
      let run = try CommandLineRun("what-if", "--limits", file, "--log", log)
      #expect(run.status != 0 && run.messages.contains(expected), "\(run.messages)")
    }
  }

  @Test("list, show, history, refusals and replay print one JSON value a line")
  func json() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let counts = [
      (["list"], 5), (["show", "a0"], 1), (["history"], 85), (["history", "hugo"], 2),
      (["actors"], 12), (["history", "b"], 17), (["history", "rules"], 1), (["rules"], 1),
      (["refusals"], 13), (["replay", "--to", "40"], 2), (["replay", "a0", "--to", "16"], 1),
      (["verify"], 1), (["verify", "--decisions"], 2), (["verify", "--hindsight"], 2),
      (["allowed", "c0", "--as", "sara"], verbs),
    ]
    for (words, count) in counts {
      let run = try CommandLineRun(words + ["--log", log, "--json"])
      #expect(run.status == 0, "\(words): \(run.messages)")
      #expect(run.messages == "", "\(words)")
      #expect(run.lines.count == count, "\(words)")
      for line in run.lines {
        #expect(
          (try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any], "\(words)")
      }
      let text = try CommandLineRun(words + ["--log", log])
      #expect(text.status == 0)
      #expect(!text.output.isEmpty)
    }
  }

  @Test("with hindsight a late check fails what was approved: the exit code says so, as JSON too")
  func hindsight() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let check = #"""
      {"id":"00000000-0000-4000-8000-0000000000aa","actor":{"id":"hugo","role":"handler"},\#
      "claim":"c0000000-0000-4000-8000-000000000003","effective":"2025-05-10T00:00:00Z",\#
      "command":{"recordCheck":{"kind":"coverage","result":"failed"}}}
      """#
    #expect(try CommandLineRun("send", "--log", log, input: check).status == 0)
    let run = try CommandLineRun("verify", "--hindsight", "--log", log, "--json")
    #expect(run.status == 1)
    #expect(run.lines.count == 3)
    #expect(run.lines.dropFirst().first?.hasPrefix(#"{"decidedAt":66,"claim":"c0"#) ?? false)
    #expect(
      run.lines.last == #"""
        {"hindsight":18,"refusals":8,"differences":1,"wouldBeRefused":1,"wouldBeAccepted":0}
        """#)
    let text = try CommandLineRun("verify", "--hindsight", "--log", log)
    #expect(text.status == 1)
    #expect(text.lines.last?.hasSuffix(": 1 would be refused, 0 accepted") ?? false)
  }

  @Test("replay to a position shows what was known there, and replay to the end what is known now")
  func replay() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let status = { (position: Int) in
      try CommandLineRun("replay", "a0", "--to", "\(position)", "--log", log, "--json").output
    }
    #expect(try status(16).contains(#""status":"draft""#))
    #expect(try status(19).contains(#""status":"open""#))
    #expect(try status(24).contains(#""status":"approved""#))
    // What is known now is the beginning of what is shown.
    let known = try CommandLineRun("replay", "a0", "--log", log, "--json").output.dropLast(2)
    #expect(try CommandLineRun("show", "a0", "--log", log, "--json").output.hasPrefix(known))
    let beyond = try CommandLineRun("replay", "--to", "999", "--log", log)
    #expect(beyond.messages.contains("the log ends at position 85"))
    for option in ["--from", "--to"] {
      let beyond = try CommandLineRun("diff", "a0", option, "999", "--log", log)
      #expect(beyond.messages.contains("the log ends at position 85"))
      let within = try CommandLineRun("diff", "a0", option, "85", "--log", log)
      #expect(within.messages == "")
    }
  }

  @Test("allowed takes a name of the register in all its roles, or supposes a role")
  func allowed() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    func run(_ actor: String) throws -> CommandLineRun {
      try CommandLineRun("allowed", "c0", "--as", actor, "--log", log)
    }
    #expect(try run("hugo:handler").output.contains("hugo as handler, claim in settled"))
    #expect(try run("supervisor").output.contains("anybody as supervisor"))
    // Hugo is registered as handler, as supervisor and as payer.
    #expect(try run("hugo").lines.count == 3 * (1 + verbs))
    #expect(try run("nobody").messages.contains("'nobody' is not registered in this log"))
    #expect(try run("hugo:king").messages.contains("there is no role 'king'"))
  }

  @Test("the diagrams are drawn from the table, and the page shows the same")
  func diagrams() throws {
    let mermaid = try CommandLineRun("diagram", "claim")
    #expect(mermaid.status == 0)
    let page = package.appending(path: "Specs/Lifecycles/Claim.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(mermaid.output))
    #expect(try CommandLineRun("diagram", "claim", "--mermaid").output == mermaid.output)
    let dot = try CommandLineRun("diagram", "claim", "--dot")
    #expect(dot.output.hasPrefix("digraph claim {\n"))
    #expect(dot.output.contains("open -> investigating [label=\"startInvestigation\"]"))
    #expect(try CommandLineRun("diagram", "turnstile").status == 2)
  }

  @Test("blame shows the origin of every field, in words and as JSON")
  func blame() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let words = try CommandLineRun("blame", "a0", "--log", log)
    #expect(words.status == 0)
    #expect(words.lines.first == "claim a0000000-0000-4000-8000-000000000001")
    let approved = try #require(words.lines.first { $0.hasPrefix("  approved ") })
    // The time in its column is the recorded one; the other is said to be that.
    let shown = approved.split(separator: " ").map(String.init)
    #expect(shown[..<4] == ["approved", "1700.00", "EUR", "24"] && shown.count == 17)
    #expect(!shown[4].hasPrefix("2025"))
    #expect(
      shown[6...].joined(separator: " ")
        == "ClaimApproved confirmDecision by sara (supervisor), effective 2025-03-04 16:30:00Z, "
        + "reason liability clear")
    let json = try CommandLineRun("blame", "a0", "--log", log, "--json")
    #expect(json.lines.count > words.lines.count)
    let line = try #require(json.lines.first { $0.contains(#""path":"approved.minorUnits""#) })
    #expect(line.contains(#""value":"170000","position":24,"#))
    #expect(line.contains(#""command":"confirmDecision","event":"ClaimApproved""#))
  }

  @Test("every text with a time shows the recorded one, and names the effective one beside it")
  func times() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    func line(_ words: String..., with text: String) throws -> String {
      let run = try CommandLineRun(words + ["--log", log])
      return try #require(run.lines.first { $0.contains(text) })
    }
    for found in [
      try line("history", "b0", with: "ClaimDenied"),
      try line("timeline", "b0", with: "ClaimDenied"),
    ] {
      let end = try #require(found.firstRange(of: "effective 2025-03-07 13:10:00Z"))
      #expect(
        found.dropFirst(8).prefix(8) > "2025-12" && !found[..<end.lowerBound].contains("2025-0"))
    }
    #expect(
      try line("refusals", with: "deny refused").hasSuffix(
        "effective 2025-03-14 09:00:00Z; a second person is required: expected somebody other than "
          + "hanna, found hanna"))
    #expect(
      try line("actors", with: "sara  Sara").contains(", effective 2025-02-24 08:11:00Z by ada"))
    #expect(
      try line("rules", with: "revision 1").contains(", effective 2025-02-24 08:14:00Z by ada"))
  }

  @Test("why a claim was denied, in whose words, citing what, stands wherever people look")
  func reasons() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let words = "treatment before the policy began"
    for verb in ["show", "timeline", "blame", "history"] {
      let run = try CommandLineRun(verb, "b0", "--log", log)
      #expect(run.output.contains("reason") && run.output.contains(words), "\(verb)")
      #expect(run.output.contains("§3.2"), "\(verb)")
      // Her own appeal, and what she was told; not what was noted inside.
      let dario = try CommandLineRun(verb, "b0", "--log", log, "--as", "dario")
      #expect(dario.status == 0, "\(dario.messages)")
      #expect(!dario.output.contains("They say they mailed"), "\(verb)")
      #expect(!dario.output.contains("misread"), "\(verb)")
      guard verb != "blame" else { continue }
      #expect(dario.output.contains(words), "\(verb)")
      #expect(dario.output.contains("The treatment was on 15 February"), "\(verb)")
    }
    let shown = try CommandLineRun("show", "b0", "--log", log).lines
    let place = try #require(shown.firstIndex(of: "what was said"))
    #expect(
      shown[(place + 1)...].map { $0.split(separator: " ").first } == [
        "39", "40", "41", "42", "43", "44", "46",
      ])
  }

  @Test("the demo's log is recorded as its story goes, but for what is told late")
  func story() throws {
    let folder = try TemporaryFolder()
    let demo = try CommandLineRun("demo", "--commands", demoCommands, "--log", folder.path())
    #expect(demo.status == 0, "\(demo.messages)")
    let lines = try CommandLineRun("history", "b0", "--log", folder.path()).lines
    let approved = lines.first { $0.contains("ClaimApproved") }
    #expect(approved?.contains("46  2025-03-17 10:10:00Z  hugo") == true)
    let called = lines.first { $0.contains("CommunicationRecorded") }
    #expect(called?.contains("42  2025-03-14 09:00:01Z  hugo") == true)
    #expect(called?.contains("effective 2025-03-06 17:00:00Z, channel phone") == true)
  }

  @Test("diff compares two points, and an invalid point is a usage error")
  func diff() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let run = try CommandLineRun("diff", "a0", "--from", "22", "--to", "23", "--log", log)
    #expect(
      run.lines == [
        "claim a0000000-0000-4000-8000-000000000001",
        "  proposal.approve.amount  – → 1700.00 EUR",
        "  proposal.approve.reason  – → liability clear", "  proposal.proposedBy      – → hugo",
        "what was said", run.lines.last,
      ])
    #expect(
      run.lines.last?.hasSuffix(
        "hugo (handler)         DecisionProposed     effective 2025-03-04 15:03:00Z, "
          + "approve.reason liability clear") == true)
    let json = try CommandLineRun("diff", "a0", "--from=30", "--to=31", "--log", log, "--json")
    #expect(json.lines == [#"{"path":"status","before":"approved","after":"settled"}"#])
    let same = try CommandLineRun("diff", "a0", "--from", "24", "--to", "24", "--log", log)
    #expect(same.lines.last == "  no difference")
    let none = try CommandLineRun("diff", "a0", "--from", "yesterday", "--log", log)
    #expect(none.status == 2)
    #expect(none.messages.contains("expected a position, a day, a time such as"))
  }

  @Test("what was known and what was true are asked for apart")
  func twoClocks() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let question = "diff b0 --from 42@2025-03-02T00:00:00Z --to 43@2025-03-02T00:00:00Z"
    let words = question.split(separator: " ").map(String.init)
    let run = try CommandLineRun(words + ["--log", log])
    #expect(
      run.lines == [
        "claim b0000000-0000-4000-8000-000000000002", "  lossDate     2025-01-15 → 2025-02-15",
        "  corrections  0 → 1", "what was said", run.lines.last,
      ])
    #expect(
      run.lines.last?.hasSuffix(
        "effective 2025-03-01 09:32:00Z, reason misread: the invoice says 15.02.2025") == true)
    func calls(_ words: String...) throws -> String? {
      try CommandLineRun(["replay", "b0", "--log", log] + words).lines
        .first { $0.hasPrefix("  communications") }?.split(separator: " ").last.map(String.init)
    }
    // A call of the sixth of March that was noted after the appeal.
    #expect(try calls("--to", "41", "--effective", "2025-03-07T00:00:00Z") == nil)
    #expect(try calls("--effective", "2025-03-07T00:00:00Z") == "1")
    #expect(try calls("--effective", "2025-03-06T00:00:00Z") == nil)
    #expect(try calls("--recorded", "2200-01-01T00:00:00Z") == "1")
  }
}
