import Foundation
import Testing

/// The demo's log, asked in the words that all verbs share.
@Suite("The words in which every verb asks")
struct AskingTests {
  private let folder: TemporaryFolder
  private let log: String

  init() throws {
    folder = try TemporaryFolder()
    log = folder.path("log.wal")
    try writeDemoLog(to: log)
  }

  private func run(_ words: String) throws -> CommandLineRun {
    try CommandLineRun(words.split(separator: " ").map(String.init) + ["--log", log])
  }

  // MARK: Points and periods

  @Test(
    "a point is the same as its two halves",
    arguments: [
      "list", "show b0", "replay b0", "worklist --of hugo", "financials", "actors", "rules",
      "reports", "dossier b0 --format md",
    ])
  func points(words: String) throws {
    let halves = try run(words + " --to 60 --effective 2025-03-20T23:59:59.999999999Z")
    let point = try run(words + " --as-of 60@2025-03-20")
    #expect(point.status == 0 && !point.output.isEmpty, "\(point.messages)")
    // A dossier says when it was made.
    if !words.hasPrefix("dossier") { #expect(point.output == halves.output) }
    let both = try run(words + " --as-of 60 --to 60")
    #expect(both.status == 2 && both.messages.contains("--as-of and --to exclude one another"))
    #expect(try run(words + " --as-of soon").messages.contains("--as-of: expected a position"))
  }

  @Test("a period is two points, of positions, days or times, on either clock")
  func periods() throws {
    func count(_ words: String) throws -> Int { try run(words + " --json").lines.count }
    #expect(try count("history --period 24") == 1)
    #expect(try count("refusals --period ..\(UInt64.max)") == count("refusals"))
    #expect(try count("history --period 24..30") == 7)
    #expect(try count("history --period 24..") == 85 - 23)
    #expect(try count("history --period 2025-03-01..2025-03-31") == 0)
    let effective = try count("history --period 2025-03-01..2025-03-31 --clock effective")
    #expect(try effective > 0 && count("history --period @2025-03-01..@2025-03-31") == effective)
    #expect(
      try run("export cloudevents --period 24..30").lines.filter { $0.contains(#""position""#) }
        .count == 7)
    #expect(
      try run("what-if --limit-factor 0.5 --period ..40").output
        != run("what-if --limit-factor 0.5").output)
  }

  @Test(
    "a year that is read as a position behind the end is told, with the days to write instead",
    arguments: [
      ("history --period 2024..2025", "2024-01-01..2025-12-31"),
      ("refusals --period 2025", "2025-01-01..2025-12-31"),
      ("timeline b0 --period ..2024", "..2024-12-31"),
      ("history --period 2025..2025-03-31 --json", "2025-01-01..2025-03-31T23:59:59.999999999Z"),
      ("what-if --limit-factor 0.5 --period 2024..", "2024-01-01.."),
      ("export csv --period 24..2025 --as hugo", "24..2025-12-31"),
      ("list --as-of 2025", "2025-12-31"),
      ("show b0 --as-of 2025@2025-03-01T09:00:00Z", "2025-12-31@2025-03-01T09:00:00.000000000Z"),
    ])
  func years(words: String, days: String) throws {
    let year = words.contains("2024") ? 2024 : 2025
    let run = try run(words)
    let told =
      "claims: \(year) is read as a position, and the log ends at position 85: for the year, write \(days)\n"
    #expect(run.status == 0 && run.messages == told, "\(run.messages)")
  }

  @Test("another position behind the end is told, and none that there is")
  func positions() throws {
    let end = "claims: the log ends at position 85\n"
    #expect(try run("history --period 90..99").messages == end)
    #expect(try run("history --period 24..86").messages == end)
    #expect(try run("show b0 --as-of 86").messages == end)
    #expect(try run("history --period 24..85").messages == "")
    #expect(try run("history --period 2024-01-01..2024-12-31").messages == "")
    #expect(try run("export csv --period 24..").messages == "")
  }

  @Test(
    "a range that is the wrong way round is shown the right way",
    arguments: [
      ("history --period 2025-04-01..2025-03-31", "2025-03-31..2025-04-01"),
      ("refusals --period 30..24", "24..30"),
      ("export csv --period @2025-04-01..@2025-03-31", "@2025-03-31..@2025-04-01"),
      ("list --loss 2025-04-01..2025-03-31", "2025-03-31..2025-04-01"),
      (
        "list --updated 2025-04-01T00:00:00Z..2025-03-31T00:00:00Z",
        "2025-03-31T00:00:00Z..2025-04-01T00:00:00Z"
      ),
      ("history --amount 2000..100EUR", "100..2000EUR"),
    ])
  func backwards(words: String, range: String) throws {
    let run = try run(words)
    let given = words.split(separator: " ").last ?? ""
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.messages.contains("found \(given): swap its ends: \(range)\n"), "\(run.messages)")
  }

  // MARK: Names

  @Test(
    "a name that there is not is an error, with those that it may have been meant for",
    arguments: [
      ("history --event ReservSet", "there is no event ReservSet: did you mean ReserveSet"),
      ("history --command aprove", "there is no command aprove: did you mean approve"),
      ("refusals --code fourEyes", "did you mean fourEyesRequired?"),
      ("history --role handlr", "found 'handlr': did you mean handler?"),
      ("histroy", "did you mean history?"),
      ("history --perod 1", "did you mean --period?"),
    ])
  func names(words: String, message: String) throws {
    let run = try run(words)
    #expect(run.status == 2 && run.messages.contains(message), "\(run.messages)")
  }

  @Test("somebody of whom nothing is shown is told of, alike whether they are hidden or nowhere")
  func strangers() throws {
    func told(_ words: String) throws -> String { try run(words).messages }
    let text = "claims: nothing of anybody called 'hugp' is shown: is the name written so?\n"
    #expect(try told("history --actor hugp") == text)
    #expect(try told("history --actor hugo,hugp") == text)
    #expect(try told("timeline a0 --actor hugp --json") == text)
    #expect(try told("refusals --actor hugp") == text)
    #expect(try told("list --assignee hugp") == text)
    #expect(try told("documents --owner hugp") == text)
    #expect(try told("history --actor hugo") == "")
    #expect(try told("history --actor paul --event ClaimDrafted") == "")
    // A claimant is not told who works here.
    #expect(try told("history --actor hugp --as carla") == text)
    #expect(
      try told("history --actor paul --as carla")
        == text.replacing("hugp", with: "paul"))
    #expect(try told("history --actor carla --as carla") == "")
  }

  @Test("where a filter matches nobody, that is said, and not that nobody is registered")
  func nobody() throws {
    let found = try run("actors --role auditor")
    #expect(
      found.output
        == "nobody is found: without options all are listed who are shown to the reader\n",
      "\(found.output)\(found.messages)")
    let early = try run("actors --as-of @2020-01-01")
    #expect(early.output == found.output)
    #expect(try run("actors").lines.count > 5)
  }

  @Test("what was refused on one stream is found by it, and of all it is told on which")
  func refusalsOfStream() throws {
    let claim = "a0000000-0000-4000-8000-000000000001"
    let all = try run("refusals --json").lines.filter { $0.contains(#""claim":"\#(claim)""#) }
    #expect(try run("refusals a0 --json").lines == all && !all.isEmpty)
    #expect(try run("refusals").lines.count { $0.contains("claim \(claim)  ") } == all.count)
    #expect(try !run("refusals a0").output.contains(claim))
    #expect(try run("refusals z9").status == 1)
  }

  // MARK: Explanations

  @Test("two decisions at one position are told apart")
  func severalDecisions() throws {
    let lines = try run("explain 23").lines
    #expect(
      lines[0].hasPrefix(
        "2 decisions stand at position 23: the one that wrote the event, and each that was refused "
      ))
    #expect(lines.filter { $0 == "1 of 2: the event 23" }.count == 1)
    #expect(lines.filter { $0 == "2 of 2: a refusal behind 23" }.count == 1)
    #expect(try run("explain 15").lines[0].hasPrefix("claim "))
  }

  @Test("no bound is told where only a change of the bound itself would have refused")
  func bound() throws {
    let lines = try run("explain 41").lines.filter { $0.contains("  holds ") }
    let window = try #require(lines.first { $0.contains("appealWindowClosed") })
    #expect(window.contains("notifiedOn") && !window.contains("at most"), "\(window)")
    // The bound of another guard of the same decision, which no change moved.
    #expect(lines.contains { $0.contains("appealLimit") && $0.hasSuffix("at most 2 times") })
  }

  // MARK: Limits

  @Test(
    "how many rows a limit leaves out is told",
    arguments: [
      ("history", 85), ("timeline b0", 17), ("refusals", 13), ("flags", 0), ("refusals --tally", 0),
    ])
  func limits(words: String, rows: Int) throws {
    let all = try run(words + " --json").lines
    if rows > 0 { #expect(all.count == rows) }
    for json in ["", " --json"] {
      let some = try run(words + " --limit 2" + json)
      #expect(
        some.messages == "claims: \(all.count - 2) more are left out by --limit\n",
        "\(some.output)")
    }
    #expect(try run(words + " --json --limit 2").lines == Array(all.prefix(2)))
    #expect(try run(words + " --limit \(all.count)").messages == "")
    // What is left out is not what there is not.
    #expect(try !run(words + " --limit 0").output.contains("nothing"))
  }
}
