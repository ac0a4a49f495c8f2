import Foundation
import Testing

@Suite("The verb import")
struct ImportVerbTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "map.json",
      """
      {"name": "m", "amount": {"minorUnits": 1, "currency": "EUR"}, "activities": {
        "file": [{"command": {"openDraft": {"type": "auto"}}, "role": "agent"}],
        "say": [{"command": "addNote", "role": "handler"}]}}
      """)
    try write("log.xes", "<log>\(trace("1", "file", "say"))\(trace("2", "file", "file"))</log>")
  }

  private func trace(_ name: String, _ activities: String...) -> String {
    let events = activities.enumerated().map { place, activity in
      """
      <event><string key="concept:name" value="\(activity)"/>
      <string key="org:resource" value="Ana"/>
      <date key="time:timestamp" value="2020-03-01T12:0\(place):00Z"/></event>
      """
    }
    return "<trace><string key=\"concept:name\" value=\"\(name)\"/>\(events.joined())</trace>"
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  private func importing(_ arguments: String..., log: String = "c.wal") throws -> CommandLineRun {
    try CommandLineRun(
      ["import", "xes", "--map", "map.json", "--log", log] + arguments + ["log.xes"],
      in: folder.url)
  }

  @Test("what no step asks for is counted by its name, and what no map can read by its place")
  func unread() throws {
    let more =
      "<float key=\"cost\" value=\"7\"/><list key=\"l\"><int key=\"a\" value=\"1\"/></list>"
    let log = "<log>\(trace("1", "file", "say"))</log>".replacing(
      "</event>", with: more + "</event>")
    try write("log.xes", log)
    let run = try importing()
    #expect(run.status == 0)
    #expect(run.lines.contains("2 values that no step asks for: cost 2"), "\(run.output)")
    #expect(
      run.messages
        == "claims: log.xes: no map can read 2 values: log/trace/event/list/int 2\n")
    let again = try importing("--json")
    #expect(again.output.contains("\"unread\":{\"cost\":2}}"), "\(again.output)")
    for (most, told) in [("20", "cost 2"), ("0", "… (1)")] {
      let conform = try CommandLineRun(
        "conform", "--map", "map.json", "--most", most, "log.xes", in: folder.url)
      #expect(
        conform.lines.contains("2 values that no step asks for: \(told)"), "\(conform.output)")
    }
  }

  @Test("conforming cases become claims; the others are named; a second time nothing is written")
  func text() throws {
    let first = try importing()
    #expect(first.status == 3, "\(first.messages)")
    #expect(
      first.lines == [
        "2 cases, 1 imported, 1 left out",
        "0 facts inferred: the log leaves them implicit and the map assumes them",
        "4 commands written, 0 there already; 2 about people, 0 about rules",
        "  left out: case 2: event 2, file: table: there is no row for openDraft in draft",
      ])
    let history = try CommandLineRun("history", "--log", "c.wal", in: folder.url)
    #expect(history.output.contains("effective 2020-03-01 12:01:00Z, text say"))
    let second = try importing("--json", "--by", "administrator")
    #expect(
      second.lines.first?.hasPrefix(
        "{\"cases\":2,\"imported\":1,\"inferred\":0,\"written\":0,\"repeated\":2,") == true,
      "\(second.output)")
    let verified = try CommandLineRun("verify", "--decisions", "--log", "c.wal", in: folder.url)
    #expect(verified.status == 0)
  }

  @Test("what the log would refuse is reported, and nothing is written")
  func obstacle() throws {
    #expect(try importing().status == 3)
    let size = try Data(contentsOf: folder.url.appending(path: "c.wal")).count
    let stranger = try importing("--by", "Eve")
    #expect(stranger.status == 1)
    #expect(stranger.messages.hasPrefix("claims: nothing was written: openDraft by Ana would be"))
    #expect(try Data(contentsOf: folder.url.appending(path: "c.wal")).count <= size + 200)
  }

  @Test("the same cases come out of a table, whatever separates its cells")
  func table() throws {
    try write(
      "log.csv",
      """
      case:concept:name;concept:name;org:resource;time:timestamp
      1;file;Ana;2020-03-01 12:00
      2;file;Ana;2020-03-01 12:00
      1;say;Ana;2020-03-01 12:01
      2;file;Ana;2020-03-01 12:01
      """)
    let run = try CommandLineRun(
      "import", "csv", "--map", "map.json", "--log", "t.wal", "--zone", "Z", "log.csv",
      in: folder.url)
    #expect(run.status == 3, "\(run.messages)")
    #expect(run.messages.contains("the cells are separated by ';', by its first line"))
    #expect(try run.lines == importing().lines)
    let again = try importing(log: "t.wal")
    #expect(again.lines[2] == "0 commands written, 2 there already; 0 about people, 0 about rules")
  }

  @Test("a case of which the log would refuse something is left out, and the rest comes in")
  func refusedCase() throws {
    try write("log.xes", "<log>\(trace("1", "file"))\(trace("2", "file"))</log>")
    #expect(try importing().status == 0)
    // The same case with another amount is another claim under an id that is taken.
    let other = try String(contentsOf: folder.url.appending(path: "map.json"), encoding: .utf8)
      .replacing(#""minorUnits": 1"#, with: #""minorUnits": 2"#)
    try write("map.json", other)
    try write("log.xes", "<log>\(trace("2", "file"))\(trace("3", "file"))</log>")
    let run = try importing()
    #expect(run.status == 3, "\(run.messages)")
    #expect(run.lines.first == "2 cases, 1 imported, 1 left out")
    #expect(run.lines.last?.hasPrefix("  left out: case 2: event 1, file: guard: ") == true)
    let list = try CommandLineRun("list", "--log", "c.wal", in: folder.url)
    #expect(list.lines.count { $0.contains("draft") } == 3, "\(list.output)")
  }

  @Test("where nothing is to be written no log is made")
  func nothing() throws {
    try write("log.xes", "<log>\(trace("2", "file", "file"))</log>")
    #expect(try importing(log: "new.wal").status == 3)
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(made.filter { $0.hasPrefix("new") } == [])
  }

  @Test("deviations are counted by activity, command and reason before they are listed")
  func totals() throws {
    let bad = (1...3).map { trace("\($0)", "file", "file") }.joined()
    try write("log.xes", "<log>\(bad)\(trace("4", "lunch"))</log>")
    let run = try CommandLineRun("conform", "--map", "map.json", "log.xes", in: folder.url)
    #expect(
      run.lines.suffix(7) == [
        "4 deviations: 3 table, 1 unmapped",
        "  3 × file: table: openDraft: there is no row for openDraft in draft",
        "  1 × lunch: unmapped: the map does not name this activity",
        "  case 1, event 2, file: table: openDraft: there is no row for openDraft in draft",
        "  case 2, event 2, file: table: openDraft: there is no row for openDraft in draft",
        "  case 3, event 2, file: table: openDraft: there is no row for openDraft in draft",
        "  case 4, event 1, lunch: unmapped: the map does not name this activity",
      ])
  }

  @Test("where no transition counts, those that the log has are named")
  func transitions() throws {
    let text = "<log>\(trace("1", "file"))</log>".replacing(
      "<date", with: #"<string key="lifecycle:transition" value="COMPLETE"/><date"#)
    try write("log.xes", text)
    let run = try CommandLineRun("conform", "--map", "map.json", "log.xes", in: folder.url)
    #expect(
      run.output.contains(
        "no event counts; the log's transitions are COMPLETE 1: name them under transitions"))
  }

  @Test("a draft reads as a map, marks its guesses, and takes the log that it was made of")
  func draft() throws {
    try write("log.xes", "<log>\(trace("1", "file", "say"))\(trace("2", "file", "pay it"))</log>")
    let draft = try CommandLineRun("map", "draft", "log.xes", in: folder.url)
    #expect(draft.status == 0, "\(draft.messages)")
    #expect(
      draft.messages
        == "claims: a draft: under it 2 of 2 cases conform; 18 guesses to look at, each marked in "
        + "the map\n", "\(draft.messages)")
    try write("map.json", draft.output)
    let run = try CommandLineRun("conform", "--map", "map.json", "log.xes", in: folder.url)
    #expect(run.output.contains("guesses of the map's draft that are left: 18"), "\(run.output)")
    #expect(run.lines.first == "2 cases, 2 conforming on the table, 2 on the guards too")
    let other = try CommandLineRun("map", "make", "log.xes", in: folder.url)
    #expect(other.status == 2)
    #expect(other.messages.contains("there is no 'claims map make'"))
  }

  @Test("other formats, and no map, are usage")
  func usage() throws {
    let other = try CommandLineRun("import", "xls", "--map", "map.json", "log.xes", in: folder.url)
    #expect(other.status == 2)
    #expect(other.messages.hasPrefix("claims: there is no importing of 'xls'"))
    #expect(try CommandLineRun("import", "xes", "log.xes", in: folder.url).status == 2)
  }
}
