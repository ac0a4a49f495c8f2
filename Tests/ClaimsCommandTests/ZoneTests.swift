import ClaimsKernel
import EventSourcing
import Foundation
import Testing

@testable import ClaimsCommand

/// Days, times and defaults, as a user in another zone than UTC has them.
struct ZoneTests {
  static let winter = Instant("2026-03-01T23:30:00.25Z") ?? Instant(nanoseconds: 0)
  static let summer = Instant("2026-07-01T22:30:00Z") ?? Instant(nanoseconds: 0)
  static let madrid = "CET-1CEST,M3.5.0,M10.5.0/3"

  @Test(
    "A time is shown with what the clocks are ahead of UTC",
    arguments: [
      ("Z", "2026-03-01 23:30:00Z", "2026-07-01 22:30:00Z"),
      ("UTC", "2026-03-01 23:30:00Z", "2026-07-01 22:30:00Z"),
      ("+01:00", "2026-03-02 00:30:00+01:00", "2026-07-01 23:30:00+01:00"),
      ("-03:30", "2026-03-01 20:00:00-03:30", "2026-07-01 19:00:00-03:30"),
      (madrid, "2026-03-02 00:30:00+01:00", "2026-07-02 00:30:00+02:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-03-01 18:30:00-05:00", "2026-07-01 18:30:00-04:00"),
    ])
  func shown(zone: String, winter: String, summer: String) throws {
    let zone = try Zone(zone, at: "--zone")
    #expect(zone.text(Self.winter) == winter)
    #expect(zone.text(Self.summer) == summer)
    #expect(zone.width == zone.text(Self.winter).count)
  }

  @Test(
    "Days and times without a zone are read in it; everything else is left as it is",
    arguments: [
      ("TIME", DayEdge.end, "2026-03-01", "2026-03-01T22:59:59.999999999Z"),
      ("TIME", .beginning, "2026-03-01", "2026-02-28T23:00:00Z"),
      ("TIME", .end, "2026-07-01", "2026-07-01T21:59:59.999999999Z"),
      // The clocks go forward: a day of 23 hours.
      ("TIME", .end, "2026-03-29", "2026-03-29T21:59:59.999999999Z"),
      ("TIME", .beginning, "2026-03-29", "2026-03-28T23:00:00Z"),
      ("TIME", .end, "2026-03-01 10:00", "2026-03-01T09:00:00Z"),
      ("TIME", .end, "2026-03-01T10:00:05", "2026-03-01T09:00:05Z"),
      ("TIME", .end, "2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z"),
      ("TIME", .end, "2026-03-01 10:00:00+01:00", "2026-03-01 10:00:00+01:00"),
      ("TIME", .end, "yesterday", "yesterday"),
      ("POINT", .end, "42", "42"),
      ("POINT", .end, "42@2026-03-01", "42@2026-03-01T22:59:59.999999999Z"),
      ("POINT", .end, "@2026-03-01", "@2026-03-01T22:59:59.999999999Z"),
      ("A..B", .end, "7..9", "7..9"),
      (
        "A..B", .end, "2026-03-01..2026-03-02",
        "2026-02-28T23:00:00Z..2026-03-02T22:59:59.999999999Z"
      ),
      ("A..B", .end, "2026-03-01", "2026-02-28T23:00:00Z..2026-03-01T22:59:59.999999999Z"),
      ("A..B", .end, "..2026-03-01", "..2026-03-01T22:59:59.999999999Z"),
    ])
  func placed(kind: String, day: DayEdge, given: String, read: String) throws {
    let option = Verb.Option("at", kind, day: day)
    #expect(try Zone(Self.madrid, at: "--zone").placed(given, of: option) == read)
  }

  @Test("In UTC days stay days, and times on its clocks are read")
  func placedInUTC() {
    let option = Verb.Option("at", "POINT")
    #expect(Zone.utc.placed("2026-03-01", of: option) == "2026-03-01")
    #expect(Zone.utc.placed("2026-03-01 10:00:00Z", of: option) == "2026-03-01 10:00:00Z")
    #expect(Zone.utc.placed("2026-03-01 10:00", of: option) == "2026-03-01T10:00:00Z")
  }

  @Test("A zone has the rule of the last line of its file")
  func named() throws {
    let folder = try TemporaryFolder()
    try Data("TZif2\0\0\0TZif2\0\0\0\n\(Self.madrid)\n".utf8).write(
      to: folder.url.appending(path: "Somewhere"))
    let shown = try CommandLineRun(
      "history", "--log", try demo(in: folder), "--zone", "Somewhere", "--limit", "1",
      environment: ["TZDIR": folder.url.path])
    #expect(shown.messages.isEmpty || shown.messages.contains("--limit"))
    #expect(try #require(shown.lines.last).contains(#/ 20..-..-.. ..:..:..\+0[12]:00  /#))
    let unknown = try CommandLineRun(
      "history", "--zone", "Europe/Mordor", environment: ["TZDIR": folder.url.path])
    #expect(unknown.status == 2)
    #expect(
      unknown.messages.hasPrefix(
        "claims: --zone: there is no time zone 'Europe/Mordor' (\(folder.url.path)/Europe/Mordor); expected a name"
      ))
  }

  @Test("What was read for a day is told, and found")
  func told() throws {
    let folder = try TemporaryFolder()
    let log = try demo(in: folder)
    let shown = try CommandLineRun(
      "show", "b0", "--log", log, "--effective", "2025-03-02", "--zone", "+01:00")
    #expect(
      shown.messages == "claims: --effective 2025-03-02 is read as 2025-03-02T22:59:59.999999999Z\n"
    )
    #expect(shown.status == 0)
  }

  @Test("The zone of the machine is that of TZ, a name, a rule or a file")
  func local() throws {
    let folder = try TemporaryFolder()
    let log = try demo(in: folder)
    let file = folder.url.appending(path: "Somewhere")
    try Data("TZif2\0\0\0TZif2\0\0\0\nXST-2\n".utf8).write(to: file)
    for zone in ["XST-2", ":XST-2", ":\(file.path)", file.path, "Somewhere"] {
      let shown = try CommandLineRun(
        "history", "b0", "--log", log, "--zone", "local",
        environment: ["TZ": zone, "TZDIR": folder.url.path])
      #expect(shown.lines.last?.contains("+02:00  ") == true, "\(zone): \(shown.messages)")
    }
    // As the machine is set up, which may have no zone.
    let own = try CommandLineRun(
      "list", "--log", log, "--zone", "local", environment: ["TZ": "local"])
    #expect(own.status == 0 || own.messages.contains("/etc/localtime"))
  }

  @Test("What is written into a log takes no name of a zone, which tells of one year only")
  func stored() throws {
    let folder = try TemporaryFolder()
    try Data("<log/>".utf8).write(to: URL(filePath: folder.path("cases.xes")))
    let run = try CommandLineRun(
      "map", "draft", folder.path("cases.xes"), "--zone", "Europe/Moscow")
    #expect(run.status != 0)
    #expect(run.messages.contains("--zone"))
  }

  @Test("A range that cannot be read is quoted as it was written")
  func unread() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(
      "list", "--log", try demo(in: folder), "--updated", "2026-03-01...2026-03-03", "--zone",
      "+01:00")
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("claims: --updated: expected "))
    #expect(run.messages.contains("'2026-03-01...2026-03-03'"))
  }

  // MARK: Defaults

  @Test("Options that are left out come from a variable, else from the file")
  func defaults() throws {
    let folder = try TemporaryFolder()
    let config = folder.path("config")
    try Data("# mine\n\nlog = \(try demo(in: folder))\nzone= +02:00\nlanguage =es\n".utf8).write(
      to: URL(filePath: config))
    func run(_ words: String..., with more: [String: String] = [:]) throws -> CommandLineRun {
      try CommandLineRun(
        words, environment: ["CLAIMS_CONFIG": config].merging(more) { _, new in new })
    }
    let spanish = try run("history", "b0")
    #expect(spanish.lines.first?.hasPrefix("  pos.  registrado") == true)
    #expect(spanish.lines.dropFirst(2).first?.contains("+02:00") == true)
    let english = try run("history", "b0", "--language", "en", "--zone", "Z")
    #expect(
      english.lines.first
        == "  pos.  recorded              who                    event                        what it says"
    )
    #expect(try run("history", with: ["CLAIMS_LOG": folder.path("none.wal")]).status == 1)
    #expect(try run("history", "b0", with: ["CLAIMS_ZONE": "Z"]).lines[2].contains(#/:..Z  /#))
  }

  @Test(
    "A line of the file that makes no sense is told with its number",
    arguments: [
      ("zone", ":1: expected a line such as 'zone = Europe/Madrid', found 'zone'"),
      (
        "\nzoen = Z",
        ":2: 'zoen' is no option with a default; there are: log, language, zone, color, reads"
      ),
      ("language = de", ":1: language: expected "),
      ("color = blue", ":1: color: expected one of auto, always, never, found 'blue'"),
      ("zone = somewhere", ":1: zone: there is no time zone 'somewhere'"),
    ])
  func faults(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let config = folder.path("config")
    try Data(text.utf8).write(to: URL(filePath: config))
    let run = try CommandLineRun("list", environment: ["CLAIMS_CONFIG": config])
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("claims: " + config + message))
    #expect(run.output == "")
    // Help is there in any case, and a file that is named has to be.
    let missing = try CommandLineRun("list", environment: ["CLAIMS_CONFIG": folder.path("none")])
    #expect(missing.status == 2)
    #expect(missing.messages.hasPrefix("claims: CLAIMS_CONFIG: "))
    #expect(try CommandLineRun("help", environment: ["CLAIMS_CONFIG": config]).status == 0)
  }

  @Test("The home folder is meant by ~/")
  func home() throws {
    let folder = try TemporaryFolder()
    _ = try demo(in: folder)
    let config = folder.path("config")
    try Data("log = ~/test.wal".utf8).write(to: URL(filePath: config))
    let run = try CommandLineRun(
      "list", environment: ["CLAIMS_CONFIG": config, "HOME": folder.url.path])
    #expect(run.status == 0, "\(run.messages)")
  }

  private func demo(in folder: TemporaryFolder) throws -> String {
    try writeDemoLog(to: folder.path())
    return folder.path()
  }
}
