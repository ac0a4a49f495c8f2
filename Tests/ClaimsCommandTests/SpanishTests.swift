import ClaimsKernel
import EventSourcing
import Foundation
import Testing

/// Every verb that prints messages, asked in Spanish: no code is left bare.
@Suite("Every verb in Spanish")
struct SpanishTests {
  private static let profile = package.appending(path: "Examples/Profiles/example.json").path

  static let verbs: [[String]] = [
    ["list"], ["show", "a0", "--full"], ["show", "c0", "--as", "hugo"], ["history"],
    ["history", "rules"], ["history", "hugo"], ["timeline", "a0"], ["timeline", "c0"],
    ["replay"], ["replay", "b0"], ["blame", "a0"], ["blame", "c0"],
    ["diff", "a0", "--from", "16"], ["refusals"], ["allowed", "c0", "--as", "hugo"],
    ["allowed", "a0", "--as", "carla"], ["financials"], ["financials", "--by", "line"],
    ["financials", "--by", "month"], ["financials", "--by", "triangle"],
    ["worklist", "--as", "hugo"], ["worklist", "approvals", "--as", "sara"],
    ["worklist", "mine", "--as", "hanna"],
    ["sla", "--profile", profile, "--clock", "effective", "--at", "2025-05-12T00:00:00Z"],
    ["aging", "--clock", "effective", "--at", "2025-05-31", "--by", "type,assignee,status"],
    ["fraud", "--clock", "effective", "--at", "2025-05-12T00:00:00Z"], ["documents"],
    ["reports"], ["reports", "--community"], ["funnel"], ["actors"], ["rules"], ["verify"],
    ["verify", "--decisions"], ["flows"], ["explain", "20"], ["explain", "23"], ["explain", "67"],
    ["flags"], ["what-if", "--limit-factor", "0.5"],
    ["what-if", "--limit-factor", "0.5", "--replay"],
    ["tick", "--dry-run", "--at", "2026-12-24T00:00:00Z"],
  ]

  /// The names of codes and of fields, if Spanish has another word for them.
  private static let names: Set<String> = {
    var names: Set<String> = []
    for type in AggregateWords.all.flatMap(\.types) {
      for entry in type.cases where entry.wording.es.lowercased() != entry.name.lowercased() {
        names.insert(entry.name)
        if !entry.wording.en.contains(" "), entry.wording.en != entry.wording.es {
          names.insert(entry.wording.en)
        }
      }
    }
    // Words of both languages, and of Spanish itself.
    return names.subtracting(["no", "real", "total", "general", "social", "legal"])
  }()

  /// What people said in the demo, in their own words: those are not translated. Names of people
  /// are among them.
  private static let said: Set<String> = {
    let text = (try? String(contentsOfFile: demoCommands, encoding: .utf8)) ?? ""
    var said: Set<String> = ["example", "org", "EUR", "bytes"]
    let keys = [
      "title", "text", "reason", "finding", "grounds", "name", "payee", "source", "against",
      "counsel", "court", "result", "provision", "description", "cause", "location", "with", "id",
      "exposure", "category", "code", "indicator", "reference", "channel", "items", "item",
    ]
    for key in keys {
      for part in text.components(separatedBy: "\"\(key)\":").dropFirst() {
        let value = part.drop { $0 == "[" || $0 == " " }.dropFirst().prefix { $0 != "\"" }
        said.formUnion(words(String(value)))
      }
    }
    // Clocks are called as the profile calls them.
    for match in ((try? String(contentsOfFile: profile, encoding: .utf8)) ?? "")
      .matches(of: /"name": "([^"]*)"/)
    { said.formUnion(words(String(match.output.1))) }
    return said
  }()

  private static func words(_ text: String) -> [String] {
    text.components(separatedBy: CharacterSet.letters.inverted).filter { !$0.isEmpty }
  }

  private static func isCamelCase(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  @Test("no code, no name of a field and no English word for a status is left", arguments: verbs)
  func bare(words: [String]) throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    let run = try CommandLineRun(words + ["--language", "es", "--log", folder.path()])
    #expect(run.status == 0, "\(run.messages)")
    #expect(!run.output.isEmpty)
    // Hashes, ids and names of pages are no words.
    // Beside a command's words stands its name, as other verbs take it.
    let output = run.output.replacing(/\((\w+)\)/) { match in
      DomainCommand.verbs.contains(String(match.output.1)) ? "" : String(match.output.0)
    }
    let tokens = output.components(separatedBy: .whitespacesAndNewlines)
    let text = tokens.filter { $0.count < 36 && !$0.contains(".md") }.joined(separator: " ")
    let found = Set(Self.words(text)).subtracting(Self.said)
    let bare = found.filter { Self.names.contains($0) || Self.isCamelCase($0) }
    #expect(bare.isEmpty, "\(words)")
    // Without it, codes are what is printed, as other commands take them.
    let codes = try CommandLineRun(words + ["--json", "--log", folder.path()])
    let same = try CommandLineRun(words + ["--json", "--language", "es", "--log", folder.path()])
    #expect(codes.output == same.output)
  }
}
