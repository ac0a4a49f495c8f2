import Foundation
import Testing

/// Small logs, each of which shows one thing that real ones do: what becomes of it.
@Suite("Findings in event logs", .enabled(if: isThere, "needs ../shared/data/findings/xes"))
struct EventLogFindingsTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let files = package.deletingLastPathComponent()
    .appending(path: "shared/data/findings/xes")

  private func importing(
    _ log: String, map: String = "m.json", _ options: String...
  ) throws -> CommandLineRun {
    let files = Self.files
    return try CommandLineRun(
      ["import", "xes", "--map", files.appending(path: map).path, "--log", "c.wal"] + options
        + [files.appending(path: log).path], in: folder.url)
  }

  private func conforming(_ log: String, map: String = "m.json") throws -> [String] {
    let files = Self.files
    return try CommandLineRun(
      "conform", "--map", files.appending(path: map).path, files.appending(path: log).path
    ).lines
  }

  private var made: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
  }

  private let nothing = [
    "1 case, 0 imported, 1 left out",
    "0 facts inferred: the log leaves them implicit and the map assumes them",
    "0 commands written, 0 there already; 0 about people, 0 about rules",
  ]

  @Test(
    "a case that cannot be taken is left out and named, with activity and reason; no log is made",
    arguments: [
      (
        "06_dup_event_name_key.xes",
        "event 1, submit: malformed: line 2: concept:name is given twice, with different values"
      ),
      (
        "17_no_tz.xes",
        "event 1, open: malformed: line 2: expected a time such as 2026-03-01T09:00:00+01:00, "
          + "found '2020-01-01T00:00:00', which has no time zone"
      ),
      (
        "24_long_resource.xes",
        "event 1, open: malformed: required fields are missing: expected an id of 1 to 64 bytes, "
          + "found 65"
      ),
      (
        "25_ctrl_resource.xes",
        "event 1, open: malformed: required fields are missing: expected an id without control "
          + "characters, found U+000A"
      ),
    ])
  func leftOut(file: String, reason: String) throws {
    let run = try importing(file)
    #expect(run.status == 3, "\(run.messages)")
    #expect(run.lines == nothing + ["  left out: case c1: \(reason)"])
    #expect(made == [])
  }

  @Test("times that run backwards are told, and the order of the log counts")
  func backwards() throws {
    let run = try importing("08b_order_doc_ok_time_not.xes")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "1 case, 1 imported, 0 left out",
        "0 facts inferred: the log leaves them implicit and the map assumes them",
        "6 commands written, 0 there already; 3 about people, 0 about rules",
        "1 remark: 1 backwards",
        "  case c1, event 2, submit: backwards: 2020-01-01T00:00:00.000000000Z is earlier than "
          + "2020-01-02T00:00:00.000000000Z, which stands before it: the order of the log counts",
      ])
  }

  @Test("a zone that is given makes times of those that name none")
  func zone() throws {
    let run = try importing("17_no_tz.xes", map: "m.json", "--zone", "+01:00")
    #expect(run.status == 0, "\(run.output)")
    let history = try CommandLineRun("history", "--log", "c.wal", "--json", in: folder.url)
    #expect(history.output.contains(#""effective":"2019-12-31T23:00:00.000000000Z""#))
  }

  @Test("a case's name may be a number")
  func number() throws {
    let run = try importing("41_int_name.xes")
    #expect(run.status == 0)
    let list = try CommandLineRun("list", "--log", "c.wal", in: folder.url)
    #expect(list.output.contains("submitted"))
  }

  @Test("reasons, payments and grounds are filled in for any command; what else is missing is told")
  func appeal() throws {
    #expect(
      try conforming("appeal.xes", map: "appeal.json") == [
        "6 cases, 6 conforming on the table, 4 on the guards too",
        "2 open, 1 infoRequested, 1 approved, 1 underAppeal, 1 voided",
        "0 facts inferred: the log leaves them implicit and the map assumes them",
        "20 events, 0 of them passed over",
        "1 value that no step asks for: why 1",
        "2 deviations: 2 guard",
        "  case info, event 3, info: guard: requestInfo: required fields are missing: expected at "
          + "least one item; the due date lies in the past: expected later than "
          + "2020-01-03T00:00:00.000000000Z, found 1970-01-01T00:00:00.000000000Z",
        "  case supp, event 3, supp: guard: supplement: the command would change nothing: expected "
          + "more than 100.00 EUR, found 100.00 EUR",
      ])
    let run = try importing("appeal.xes", map: "appeal.json")
    #expect(run.status == 3)
    #expect(run.lines.first == "6 cases, 4 imported, 2 left out")
  }

  @Test("a word that the map misspells is told with its place")
  func misspelt() throws {
    let run = try importing("appeal.xes", map: "mm.json")
    #expect(run.status == 1)
    #expect(
      run.messages.contains("activities.a[0].command.openDraft.type: expected one of medical,"))
    #expect(made == [])
  }
}

private let isThere = FileManager.default.fileExists(
  atPath: package.deletingLastPathComponent().appending(path: "shared/data/findings/xes").path)
