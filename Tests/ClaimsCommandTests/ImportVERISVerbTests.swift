import Foundation
import Testing

@Suite("Importing VERIS incidents on the command line")
struct ImportVERISVerbTests {
  private static let incident = #"""
    {"incident_id":"11111111-2222-4333-8444-555555555555","source_id":"example","schema_version":"1.3",
    "security_incident":"Suspected","discovery_method":"Ext - found documents","summary":"A false bank",
    "action":{"social":{"variety":["Phishing"],"vector":["Email"],"target":["Customer"]}},
    "attribute":{"confidentiality":{"data":[{"variety":"Credentials","amount":3}],"data_disclosure":"Yes"}},
    "timeline":{"incident":{"year":2013,"month":1,"day":31}},
    "plus":{"created":"2013-04-12T22:29:56Z","modified":"2013-05-01T00:00:00Z","analyst":"ann",
    "analysis_status":"Reviewed","f500":"N"}}
    """#

  private func importing(_ folder: TemporaryFolder, _ words: [String], _ text: String) throws
    -> CommandLineRun
  {
    let file = folder.path("incident.json")
    try Data(text.utf8).write(to: URL(filePath: file))
    return try CommandLineRun(["import", "veris", "--log", folder.path()] + words + [file])
  }

  @Test("an incident becomes a report as far as its analysis has come, once")
  func one() throws {
    let folder = try TemporaryFolder()
    let run = try importing(folder, [], Self.incident)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines.first == "1 incident, 1 imported, 0 in part, 0 left out")
    #expect(run.lines.contains("  revisado           1"))
    #expect(run.output.contains("values that a report has no field for"))
    let shown = try CommandLineRun("show", "11111111", "--log", folder.path())
    #expect(shown.lines.first == "report 11111111-2222-4333-8444-555555555555")
    #expect(shown.output.contains("A false bank"))
    let again = try importing(folder, [], Self.incident)
    #expect(again.lines[1].hasPrefix("0 commands written, "))
    let audit = try CommandLineRun("verify", "--decisions", "--log", folder.path())
    #expect(audit.status == 0, "\(audit.output)")
  }

  @Test("a list of incidents is one import; JSON has a line for each")
  func list() throws {
    let folder = try TemporaryFolder()
    let other = Self.incident.replacing("11111111", with: "99999999")
    let run = try importing(folder, ["--json"], "[\(Self.incident),\(other)]")
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines.count == 2)
    #expect(run.lines.allSatisfy { $0.contains(#""status":"revisado""#) })
  }

  @Test("incidents come in beside earlier ones, whose people are known already")
  func later() throws {
    let folder = try TemporaryFolder()
    let other = Self.incident.replacing("11111111", with: "99999999")
    #expect(try importing(folder, [], Self.incident).status == 0)
    #expect(try importing(folder, [], other).status == 0)
    let reports = try CommandLineRun("reports", "--json", "--log", folder.path())
    #expect(reports.lines.count { $0.contains("\"id\"") } == 2, "\(reports.output)")
  }

  @Test("where all incidents are refused no log is made")
  func refused() throws {
    let folder = try TemporaryFolder()
    let run = try importing(
      folder, [],
      Self.incident.replacing("2013-04-12", with: "2213-04-12")
        .replacing("2013-05-01", with: "2213-05-01"))
    #expect(run.status == 3, "\(run.messages)")
    #expect(run.lines.first == "1 incident, 0 imported, 0 in part, 1 left out", "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  @Test(
    "what is no incident writes nothing and is reported with its place",
    arguments: [
      ("[", "incident.json[0]: not valid JSON"), ("{}", "incident.json: "),
      ("[7]", "incident.json[0]: "),
    ])
  func bad(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try importing(folder, [], text)
    #expect(run.status == 1)
    #expect(run.messages.contains("nothing was written: "))
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  /// The incident on one line, with another id and what else is other.
  private func incident(
    _ id: String = "11111111", _ old: String = "\n", _ new: String = ""
  ) -> String {
    Self.incident.replacing("11111111", with: id).replacing("\n", with: "")
      .replacing(old, with: new)
  }

  @Test(
    "one bad incident leaves the rest, and is named with place, id and fault",
    arguments: [false, true])
  func badAmongGood(isLines: Bool) throws {
    let folder = try TemporaryFolder()
    let created = #""created":"2013-04-12T22:29:56Z","#
    let all = [
      incident(), incident("22222222", created, ""), "7", incident(),
      incident("11111111", "A false bank", "A true bank"), incident("33333333"),
    ]
    let text = isLines ? all.joined(separator: "\n") : "[" + all.joined(separator: ",") + "]"
    let run = try importing(folder, [], text)
    #expect(run.status == 3)
    #expect(
      run.lines.first == "6 incidents, 2 imported, 0 in part, 3 left out, 1 there twice")
    let file = folder.path("incident.json")
    func place(_ index: Int) -> String {
      isLines ? "\(file), line \(index + 1)" : "\(file)[\(index)]"
    }
    let rest = "-2222-4333-8444-555555555555"
    #expect(
      Array(run.lines.suffix(4)) == [
        "left out: \(place(1)), incident 22222222\(rest): plus.created: expected a time such as "
          + "2026-03-01T09:00:00Z, found nothing",
        "left out: \(place(2)): expected an object, found 7",
        "there twice: \(place(3)), incident 11111111\(rest): the same incident as \(place(0))",
        "left out: \(place(4)), incident 11111111\(rest): it has the id of \(place(0)) and says "
          + "something else: the first one counts",
      ])
    let reports = try CommandLineRun("reports", "--log", folder.path(), "--json")
    #expect(reports.output.contains("11111111-") && reports.output.contains("33333333-"))
    #expect(!reports.output.contains("22222222-"))
    #expect(try CommandLineRun("verify", "--decisions", "--log", folder.path()).status == 0)
    let json = try importing(folder, ["--json"], text)
    #expect(json.lines.count == 6 && json.lines[2].contains(#","leftOut":"plus.created: "#))
  }

  @Test("one bad file leaves the others; a file that is not there ends it before anything is read")
  func badFile() throws {
    let folder = try TemporaryFolder()
    let cut = folder.path("cut.json")
    try Data("[\(incident()),{\"incident_id\"".utf8).write(to: URL(filePath: cut))
    let missing = try CommandLineRun(
      "import", "veris", "--log", folder.path(), cut, folder.path("none.json"))
    #expect(missing.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
    let file = folder.path("whole.json")
    try Data(incident("33333333").utf8).write(to: URL(filePath: file))
    let run = try CommandLineRun(
      "import", "veris", "--log", folder.path(), cut, folder.url.path, file)
    #expect(run.status == 3)
    #expect(run.lines.first == "4 incidents, 2 imported, 0 in part, 2 left out")
    #expect(run.output.contains("left out: \(cut)[1]: not valid JSON: expected a colon"))
    #expect(run.output.contains("left out: \(folder.url.path): "))
  }

  /// Imports, exports, imports that into another log and exports again.
  private func roundTrip(_ files: [String], in folder: TemporaryFolder) throws -> [String] {
    #expect(try CommandLineRun(["import", "veris", "--log", folder.path()] + files).status == 0)
    let first = try CommandLineRun("export", "incidents", "--log", folder.path())
    #expect(first.status == 0 && first.messages == "")
    let (file, other) = (folder.path("reports.json"), folder.path("other.wal"))
    try Data(first.output.utf8).write(to: URL(filePath: file))
    let run = try CommandLineRun("import", "incidents", "--log", other, file)
    #expect(run.status == 0, "\(run.messages)")
    let second = try CommandLineRun("export", "incidents", "--log", other)
    #expect(second.output == first.output)
    return first.lines
  }

  @Test("what is exported of it, without a list of numbers, is imported as the same reports")
  func exported() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("incidents.json")
    let all = zip(["11111111", "22222222", "33333333"], ["Reviewed", "Validated", "First pass"])
    let texts = all.map { incident($0, "Reviewed", $1) }
    try Data("[\(texts.joined(separator: ","))]".utf8).write(to: URL(filePath: file))
    let lines = try roundTrip([file], in: folder)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains(#""updated_at":"2013-05-01T00:00:00.000Z""#) })
  }

  private static let published: [String] = {
    let folder = package.deletingLastPathComponent().appending(path: "shared/data/vcdb-incidents")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0).path }
  }()

  @Test(
    "every published incident becomes a report, and none twice",
    .enabled(if: !published.isEmpty, "needs ../shared/data/vcdb-incidents"))
  func all() throws {
    let folder = try TemporaryFolder()
    let words = ["import", "veris", "--log", folder.path()] + Self.published
    let run = try CommandLineRun(words)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines.first == "50 incidents, 50 imported, 0 in part, 0 left out")
    let again = try CommandLineRun(words)
    #expect(again.lines[1].hasPrefix("0 commands written, "))
    #expect(try CommandLineRun("verify", "--decisions", "--log", folder.path()).status == 0)
    #expect(try roundTrip(Self.published, in: try TemporaryFolder()).count == 50)
  }
}
