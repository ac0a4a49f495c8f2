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
    #expect(run.lines.first == "1 incidents, 1 imported, 0 in part, 0 left out")
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

  @Test(
    "what is no incident writes nothing and is reported with its place",
    arguments: [
      ("[", "incident.json: not valid JSON"), ("{}", "incident.json: "), ("[7]", "incident.json: "),
    ])
  func bad(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try importing(folder, [], text)
    #expect(run.status == 1)
    #expect(run.messages.contains("nothing was written: "))
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
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
  }
}
