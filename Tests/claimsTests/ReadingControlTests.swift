import Foundation
import Testing

/// `--as` in every verb that shows a log: what the kernel leaves out is not printed either.
@Suite("Reading control on the command line")
struct ReadingControlTests {
  private static let profile = package.appending(path: "Examples/Profiles/example.json").path

  /// Every verb that shows a log, but for those whose `--as` says something else.
  static let verbs: [[String]] = [
    ["list"], ["show", "a0"], ["show", "a0", "--full"], ["history"], ["history", "a0"],
    ["timeline", "a0"], ["replay"], ["replay", "a0"], ["blame", "a0"],
    ["diff", "a0", "--from", "16"], ["refusals"], ["allowed", "a0"], ["financials"],
    ["financials", "--by", "claim"], ["financials", "--by", "triangle"],
    ["sla", "--profile", profile], ["aging", "--by", "type,assignee,status"], ["fraud"],
    ["documents"], ["reports"], ["funnel"], ["actors"], ["rules"], ["worklist", "unassigned"],
  ]

  /// What Carla must not read: who works on claims, and what they tell one another.
  private static let secrets = [
    "hugo", "sara", "hanna", "elena", "ReserveSet", "DecisionProposed", "proposedBy\":",
    "priorClaims",
  ]

  @Test("a claimant reads nothing of what stays inside", arguments: verbs)
  func claimant(words: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    for format in [[], ["--json"]] {
      let run = try CommandLineRun(words + format + ["--as", "carla", "--log", folder.path()])
      #expect(run.status == 0, "\(words): \(run.messages)")
      for secret in Self.secrets {
        #expect(!run.output.contains(secret), "\(words + format): \(secret)")
      }
      // Others' claims, whose ids begin with these letters; her own refused commands name one.
      guard words != ["refusals"] else { continue }
      for other in ["b0000000-0000", "c0000000-0000", "d0000000-0000"] {
        #expect(!run.output.contains(other), "\(words + format): \(other)")
      }
    }
  }

  @Test("an auditor reads what whoever has the log reads", arguments: verbs)
  func auditor(words: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    guard !["allowed", "worklist", "show"].contains(words[0]) else { return }
    let log = ["--log", folder.path()]
    let seen = try CommandLineRun(words + ["--json", "--as", "auditor"] + log)
    let whole = try CommandLineRun(words + ["--json"] + log)
    #expect(seen.status == 0, "\(seen.messages)")
    // Receipts of anonymous reporters aside, of which the demo has none.
    #expect(seen.output == whole.output)
  }

  @Test("a claim that is not seen is not found, whatever is asked about it")
  func notFound() throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    for words in [
      ["show", "b0"], ["history", "b0"], ["timeline", "b0"], ["replay", "b0"], ["blame", "b0"],
      ["diff", "b0"], ["allowed", "b0"], ["history", "hugo"], ["history", "rules"],
    ] {
      let run = try CommandLineRun(words + ["--as", "carla", "--log", folder.path()])
      #expect(run.status == 1, "\(words)")
      #expect(run.messages.contains("there is no"), "\(words): \(run.messages)")
      #expect(run.output == "", "\(words)")
    }
  }
}
