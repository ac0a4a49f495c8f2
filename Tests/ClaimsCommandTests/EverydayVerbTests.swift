import Foundation
import Testing

/// The log of the demo, as people ask it who work on claims.
@Suite("The verbs of everyday work")
struct EverydayVerbTests {
  private func demoLog(_ folder: TemporaryFolder) throws -> String {
    let run = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    #expect(run.status == 3, "some of the demo's commands are refused on purpose")
    return folder.path()
  }

  /// The first letters of the ids in a listing.
  private func listed(_ log: String, _ words: String...) throws -> String {
    let run = try CommandLineRun(["list", "--log", log] + words)
    #expect(run.status == 0, "\(run.messages)")
    return run.lines.dropFirst().dropLast().map { String($0.prefix(1)) }.joined()
  }

  @Test("a list is filtered, sorted, searched and paged")
  func list() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    #expect(try listed(log) == "abcde")
    #expect(try listed(log, "--closed") == "ae")
    #expect(try listed(log, "--open", "--assignee", "hanna") == "bd")
    #expect(try listed(log, "--unassigned") == "e")
    #expect(try listed(log, "--type", "property,auto", "--status", "closed") == "ae")
    #expect(try listed(log, "--text", "KITCHEN") == "ce")
    #expect(try listed(log, "--text", "kitchen wall") == "e")
    #expect(try listed(log, "--amount", "900..1000EUR") == "cde")
    #expect(try listed(log, "--amount", "..1000.00USD") == "")
    #expect(try listed(log, "--sort", "claimed:desc,title") == "abdec")
    #expect(try listed(log, "--sort", "claimed:desc,title", "--limit", "2") == "ab")
    #expect(try listed(log, "--sort", "claimed:desc,title", "--after", "b0") == "dec")
    #expect(try listed(log, "--offset", "1", "--limit", "1") == "b")
    let page = try CommandLineRun("list", "--limit", "1", "--after", "c0", "--json", "--log", log)
    #expect(page.lines.count == 2)
    #expect(
      page.lines.last
        == #"{"total":5,"shown":1,"next":"d0000000-0000-4000-8000-000000000004"}"#)
  }

  @Test(
    "an option that cannot be understood says what was expected",
    arguments: [
      (["list", "--status", "done"], "--status: expected one of draft, submitted"),
      (["list", "--flag", "x"], "--flag: expected one of fraud, litigation, recovery, review"),
      (["list", "--sort", "title:down"], "expected KEY, KEY:asc or KEY:desc, found 'title:down'"),
      (["list", "--amount", "1..2"], "expected amounts and a currency such as 100..2500.50EUR"),
      (["list", "--amount", "1.005EUR"], "found '1.005EUR'"),
      (["list", "--loss", "2025-13-01.."], "expected days such as 2025-01-01..2025-03-31"),
      (["list", "--updated", "2025"], "expected days or times"),
      (["list", "--text", "?!"], "--text: expected a letter or a digit at least, found '?!'"),
      (["list", "--open", "--closed"], "--open and --closed exclude one another"),
      (["financials", "--by", "year"], "expected one of claim, line, type, month, triangle"),
      (["financials", "--clock", "recorded"], "--clock: it concerns 'triangle' and 'at' alone"),
      (
        ["worklist", "all", "--as", "hugo"],
        "expected one of mine, unassigned, approvals, due, reviews"
      ),
      (["worklist"], "'worklist' needs --as ACTOR"),
    ])
  func usage(words: [String], message: String) throws {
    let run = try CommandLineRun(words)
    #expect(run.status == 2)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test("financials say the same in words, as CSV and as JSON")
  func financials() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let csv = try CommandLineRun("financials", "--by", "month", "--csv", "--log", log)
    let records = csv.output.components(separatedBy: "\r\n")
    #expect(records.first?.hasPrefix("month,currency,claims,reserve,paid,pending") == true)
    #expect(records.last == "")
    let json = try CommandLineRun("financials", "--by", "month", "--json", "--log", log)
    #expect(json.lines.count == records.count - 1, "a total for the header")
    #expect(json.lines.last?.hasPrefix(#"{"total":true,"currency":"EUR","claims":5,"#) == true)
    let words = try CommandLineRun("financials", "--log", log)
    #expect(words.lines.last?.hasPrefix("total") == true)
    let triangle = try CommandLineRun(
      "financials", "--by", "triangle", "--clock", "effective", "--csv", "--log", log)
    #expect(triangle.output.hasPrefix("accident,development,currency,incremental,cumulative\r\n"))
    #expect(triangle.output.contains("2025-02,1,EUR,3100.00,3100.00\r\n"))
  }

  @Test("a timeline has a line for each event, and what each changed")
  func timeline() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let history = try CommandLineRun("history", "b0", "--json", "--log", log)
    let timeline = try CommandLineRun("timeline", "b0", "--json", "--log", log)
    #expect(timeline.lines.count == history.lines.count)
    for (moment, event) in zip(timeline.lines, history.lines) {
      #expect(moment.hasPrefix(event.dropLast() + #","changes":["#))
    }
    let words = try CommandLineRun("timeline", "b0", "--log", log)
    #expect(words.output.contains("checks.coverage          – → failed"))
  }

  @Test("show lists what waits and what an actor may do; a worklist lists it for all streams")
  func work() throws {
    let folder = try TemporaryFolder()
    let log = try demoLog(folder)
    let shown = try CommandLineRun("show", "c0", "--as", "hugo:handler", "--log", log)
    #expect(shown.lines.contains("  to be closed"))
    #expect(shown.lines.contains { $0.hasPrefix("  yes  close ") })
    let mine = try CommandLineRun("worklist", "--as", "hugo", "--log", log)
    #expect(mine.lines.contains("    to be closed"))
    // One of them is closed, and its claimant was not told how it was decided.
    #expect(mine.lines.last == "2 claims")
    let json = try CommandLineRun("worklist", "mine", "--as", "hugo", "--json", "--log", log)
    #expect(json.lines.count == 2)
    #expect(json.output.contains(#""items":[{"waiting":"notice"},{"waiting":"closing"}]"#))
    #expect(json.output.contains(#""items":[{"waiting":"notice"}]"#))
  }
}
