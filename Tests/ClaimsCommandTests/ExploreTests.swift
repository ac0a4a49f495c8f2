import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The verb explore")
struct ExploreTests {
  private func explore(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(["explore", "claim"] + words)
  }

  /// Explored once for all tests.
  private static let money = Result { try CommandLineRun(["explore", "claim", "--view", "money"]) }

  @Test("every state of a side is counted, no invariant breaks and no state is a dead end")
  func summary() throws {
    let run = try Self.money.get()
    #expect(run.status == 0)
    // As large as the page says; a test of the exploration holds the page to the same.
    let page = try String(
      contentsOf: package.appending(path: "Specs/Lifecycles/Claim.md"), encoding: .utf8)
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `money` |") })
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(run.lines.first)
    #expect(
      first.hasPrefix(
        "complete: \(cells[1]) states, \(cells[2]) edges, depth \(cells[4]), \(cells[3]) attempts refused"
      ))
    #expect(
      run.lines[1] == "0 broken invariants, 0 dead ends")
    #expect(run.lines.contains { $0.hasPrefix("refused attempts: ") })
    #expect(!run.output.contains("random walks"))
    #expect(run.messages == "")
  }

  @Test("without a side, all regions are explored together, as far as the limit goes")
  func whole() throws {
    let run = try explore("--states", "300")
    #expect(run.status == 0)
    #expect(run.lines[0].hasPrefix("bounded: 300 states, "))
    #expect(
      run.lines[1] == "0 broken invariants, 0 dead ends")
  }

  @Test("fewer amounts and no reopening have fewer states, and each is explored to its end")
  func amounts() throws {
    let few = try explore("--view", "money", "--amounts", "0,1")
    #expect(few.status == 0)
    let all = try states(Self.money.get())
    #expect(try states(few) < all)
    let never = try explore("--view", "money", "--amounts", "0,1", "--reopenings", "0")
    #expect(never.status == 0)
    #expect(try states(never) < states(few))
  }

  private func states(_ run: CommandLineRun) throws -> Int {
    let words = try #require(run.lines.first).split(separator: " ")
    #expect(words[0] == "complete:")
    return try #require(Int(words[1]))
  }

  @Test("random walks are reported, and compared with what is possible; a seed repeats them")
  func walks() throws {
    let run = try explore("--view", "reviews", "--runs", "50", "--seed", "3")
    #expect(run.status == 0)
    let walked = try #require(run.lines.first { $0.hasPrefix("random walks passed: 50 runs, ") })
    #expect(walked.hasSuffix(" refused, seed 3"))
    let taken = try #require(run.lines.first { $0.hasPrefix("transitions: ") })
    #expect(taken.hasSuffix(" taken"))
    #expect(try explore("--view", "reviews", "--runs", "50", "--seed", "3").output == run.output)
  }

  @Test("a picture is nothing but well-formed SVG, of the walks too")
  func picture() throws {
    for words in [[], ["--runs", "20", "--seed", "1"]] {
      let run = try CommandLineRun(["explore", "claim", "--view", "reviews", "--svg"] + words)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("<svg xmlns="))
      #expect(run.output.hasSuffix("</svg>\n"))
      #expect(XMLParser(data: Data(run.output.utf8)).parse())
    }
  }

  @Test(
    "every machine is explored and drawn",
    arguments: [
      "actor", "rules", "catalog", "document", "report", "accident", "property", "quiz", "lead",
      "outbox",
    ])
  func everyMachine(name: String) throws {
    let run = try CommandLineRun(["explore", name, "--states", "30"])
    #expect(run.lines[1] == "0 broken invariants, 0 dead ends", "\(run.output)")
    let drawn = try CommandLineRun(["diagram", name])
    #expect(drawn.output.hasPrefix("stateDiagram-v2\n  [*] --> "), "\(drawn.output)")
  }

  @Test(
    "words that make no sense are a usage error that says what was expected",
    arguments: [
      (
        ["claim", "--amounts", "x"],
        "--amounts wants at most eight numbers from 0, such as 0,1,2; found 'x'"
      ),
      (["claim", "--amounts", "1,,2"], "found '1,,2'"),
      (["claim", "--amounts=-1"], "found '-1'"),
      (["claim", "--amounts", "1,2,3,4,5,6,7,8,9"], "found '1,2,3,4,5,6,7,8,9'"),
      (["claim", "--view", "moon"], "there is no view 'moon'; there is one of: intake, people"),
      (["claim", "--states", "100000001"], "--states at most 100000000"),
      (["claim", "--runs", "10000001"], "--runs is at most 10000000"),
      (["claim", "--runs", "many"], "--runs: expected a number, found 'many'"),
      (["claim", "--reopenings", "11"], "--reopenings is at most 10"),
      (
        ["claim", "--runs", "1", "--seed", "-1"],
        "--seed: expected a number, found '-1'"
      ),
      (
        ["turnstile"],
        "there is no machine 'turnstile'; there is one of: claim, actor, rules, catalog, document"
      ),
      (["lead", "--view", "whole"], "--view concerns 'explore claim' alone"),
      ([], "'explore' needs"),
    ] as [([String], String)])
  func usage(words: [String], message: String) throws {
    let run = try CommandLineRun(["explore"] + words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages.contains(message), "\(run.messages)")
  }
}
