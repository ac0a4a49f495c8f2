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
    #expect(history.output.contains("effective 2020-03-01 12:01:00, text say"))
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

  @Test("other formats, and no map, are usage")
  func usage() throws {
    let csv = try CommandLineRun("import", "csv", "--map", "map.json", "log.xes", in: folder.url)
    #expect(csv.status == 2)
    #expect(csv.messages.hasPrefix("claims: there is no importing of 'csv'"))
    #expect(try CommandLineRun("import", "xes", "log.xes", in: folder.url).status == 2)
  }
}
