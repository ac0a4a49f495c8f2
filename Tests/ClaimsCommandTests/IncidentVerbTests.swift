import Foundation
import Testing

@Suite("Importing and exporting the reports of apps")
struct IncidentVerbTests {
  private static let reports = #"""
    [{"report_id":12,"user_id":7,"is_anonymous":false,"attack_type":4,"incident_date":"2026-02-28T17:30:00.000Z","attack_origin":"+34 600 000 000","evidence_url":null,"suspicious_url":"https://bank.example/login","message_content":"Llame ya","description":"Dijo ser el banco","impact":4,"status":2,"admin_notes":"Llamar al banco","created_at":"2026-03-01T09:00:00.000Z","updated_at":"2026-03-02T10:00:00.500Z"},
     {"report_id":13,"user_id":null,"is_anonymous":true,"attack_type":1,"incident_date":"2026-02-28T00:00:00.000Z","attack_origin":null,"evidence_url":"https://evidence.example/13","suspicious_url":null,"message_content":null,"description":null,"impact":1,"status":1,"admin_notes":null,"created_at":"2026-03-01T09:00:00.000Z","updated_at":"2026-03-01T09:00:00.000Z"}]

    """#

  private func imported(_ folder: TemporaryFolder, _ text: String = reports) throws
    -> CommandLineRun
  {
    let file = folder.path("reports.json")
    try Data(text.utf8).write(to: URL(filePath: file))
    return try CommandLineRun("import", "incidents", "--log", folder.path(), file)
  }

  /// The lines without what an anonymous report does not have: there is no person beside it who
  /// could say that it was brought over, so that its times are those of the import.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: #""created_at""#)
      return line.contains(#""is_anonymous":true"#) ? parts[0] : String(line)
    }
  }

  @Test("what was imported is exported again, byte for byte, and imported once")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let run = try imported(folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines.first == "2 incidents, 2 imported, 0 in part, 0 left out")
    let exported = try CommandLineRun("export", "incidents", "--log", folder.path())
    #expect(lines(exported.output) == lines(Self.reports))
    #expect(exported.messages == "")
    let again = try imported(folder)
    #expect(again.lines[1].hasPrefix("0 commands written, "))
    #expect(try CommandLineRun("verify", "--decisions", "--log", folder.path()).status == 0)
  }

  @Test("each reader exports what they see, without the notes that they do not")
  func reading() throws {
    let folder = try TemporaryFolder()
    _ = try imported(folder)
    func export(_ reader: String) throws -> [[String: Any]] {
      let run = try CommandLineRun(
        "export", "incidents", "--as", reader, "--log", folder.path())
      #expect(run.status == 0, "\(run.messages)")
      let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(parsed as? [[String: Any]])
    }
    #expect(try export("administrator").count == 2)
    #expect(try export("administrator").first?["admin_notes"] as? String == "Llamar al banco")
    let own = try export("user-7")
    #expect(own.map { $0["report_id"] as? Int } == [12])
    #expect(own.first?["admin_notes"] is NSNull)
    #expect(try export("user-8:claimant").isEmpty)
    #expect(try export("supervisor").first?["admin_notes"] is NSNull)
  }

  @Test("names are added in the language that is asked for, and catalogs have the app's numbers")
  func names() throws {
    let folder = try TemporaryFolder()
    _ = try imported(folder)
    let run = try CommandLineRun(
      "export", "incidents", "--language", "es", "--log", folder.path())
    #expect(run.output.contains(#""status_name":""#))
    let catalogs = try CommandLineRun("export", "incidents", "--catalogs")
    #expect(catalogs.lines.first?.hasPrefix(#"{"attackTypes":[{"id":1,"name":"email"},"#) == true)
    let numbers = folder.path("numbers.json")
    try Data(
      catalogs.output.replacing(#""id":1,"name":"email""#, with: #""id":77,"name":"email""#).utf8
    )
    .write(to: URL(filePath: numbers))
    let other = try CommandLineRun(
      "export", "incidents", "--numbers", numbers, "--log", folder.path())
    #expect(other.output.contains(#""attack_type":77"#))
  }

  @Test("an app has no numbers for what it never knew: that is reported, and the rest is exported")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    _ = try imported(folder)
    let ids = #""report":"4e900000-0000-4000-8000-000000000009","#
    func command(_ number: Int, _ body: String) -> String {
      #"{"id":"00000000-0000-0000-0b11-00000000000\#(number)","actor":{"id":"carla","#
        + #""role":"claimant"},\#(ids)"command":\#(body)}"# + "\n"
    }
    let register =
      #"{"id":"00000000-0000-0000-0b11-0000000000aa","actor":{"id":"administrator","role":"administrator"},"person":"carla","command":{"registerActor":{"name":"c","roles":["claimant"]}}}"#
      + "\n"
    let edit =
      #"{"editReport":{"attackType":"email","impact":"ninguno","incidentDate":"2026-01-01T00:00:00Z","description":"x"}}"#
    let input =
      register + command(1, #"{"startReport":{}}"#) + command(2, edit)
      + command(3, #"{"submitReport":{}}"#)
    #expect(try CommandLineRun("send", "--log", folder.path(), input: input).status == 0)
    // The log has a number for everybody; whoever gets the reports can look them up.
    let own = try CommandLineRun("export", "incidents", "--log", folder.path())
    #expect(own.status == 0 && own.messages == "")
    #expect(own.lines.count == 3 && own.lines[2].contains(#""report_id":14,"user_id":8,"#))
    let people = try CommandLineRun("export", "incidents", "--people", "--log", folder.path())
    #expect(people.lines.first?.hasSuffix(#""users":[{"id":8,"name":"carla"}]}"#) == true)
    let list = folder.path("people.json")
    try Data(people.output.utf8).write(to: URL(filePath: list))
    let resolved = try CommandLineRun(
      "export", "incidents", "--numbers", list, "--log", folder.path())
    #expect(resolved.output == own.output && resolved.status == 0)
    // An app knows only whom it knows.
    let usual = folder.path("usual.json")
    let catalogs = try CommandLineRun("export", "incidents", "--catalogs").output
    try Data(catalogs.utf8).write(to: URL(filePath: usual))
    let run = try CommandLineRun(
      "export", "incidents", "--numbers", usual, "--log", folder.path())
    #expect(run.status == 3)
    #expect(lines(run.output) == lines(Self.reports))
    #expect(
      run.messages.contains("report 4e900000-0000-4000-8000-000000000009 is left out: user_id"))
    #expect(run.messages.hasSuffix("claims: 1 of 3 reports are left out\n"))
    let spanish = try CommandLineRun(
      "export", "incidents", "--language", "es", "--numbers", usual, "--log", folder.path())
    #expect(spanish.messages.contains("se omiten 1 de 3 reportes"))
    // A reader who does not see it is not told of it.
    let other = try CommandLineRun(
      "export", "incidents", "--as", "user-7", "--numbers", usual, "--log", folder.path())
    #expect(other.status == 0, "\(other.messages)")
    let hers = try CommandLineRun(
      "export", "incidents", "--people", "--as", "user-7", "--log", folder.path())
    #expect(hers.lines.first?.hasSuffix(#""users":[]}"#) == true)
  }

  @Test("an incident without anything to import is left out, and the import says so")
  func refused() throws {
    let folder = try TemporaryFolder()
    #expect(try imported(folder).status == 0)
    // Another source of the same numbers: they are taken.
    let file = folder.path("reports.json")
    let run = try CommandLineRun(
      "import", "incidents", "--source", "other", "--log", folder.path(), file)
    #expect(run.status == 3)
    #expect(run.lines.first == "2 incidents, 0 imported, 0 in part, 2 left out")
    #expect(run.output.contains("12 is left out at startReport: "), "\(run.output)")
    let json = try CommandLineRun(
      "import", "incidents", "--source", "other", "--json", "--log", folder.path(), file)
    #expect(json.status == 3)
    #expect(json.lines.allSatisfy { $0.contains(#""leftOut":"startReport: "#) })
  }

  @Test(
    "what is no report writes nothing and is reported with its place",
    arguments: [
      ("[", "reports.json[0]: not valid JSON"),
      ("{}", "reports.json: report_id: expected an integer"),
      ("[7]", "reports.json[0]: expected an object"),
    ])
  func bad(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try imported(folder, text)
    #expect(run.status == 1)
    #expect(run.messages.contains("nothing was written: "), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  @Test("options that belong to another format are refused")
  func usage() throws {
    for (words, message) in [
      (["import", "veris", "x", "--numbers", "y"], "--numbers is for incidents alone"),
      (["import", "incidents", "x", "--map", "y"], "--map is for xes, csv and ocel alone"),
      (["export", "cloudevents", "--catalogs"], "cloudevents has no option --catalogs"),
    ] {
      let run = try CommandLineRun(words)
      #expect(run.status == 2)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }
}
