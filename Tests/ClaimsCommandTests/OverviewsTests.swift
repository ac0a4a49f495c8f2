import Foundation
import Testing

/// The demo's claims as of a day of 2025, by the times at which things were so.
@Suite("The verbs of deadlines, ages and suspicions")
struct OverviewsTests {
  private static let profile = package.appending(path: "Examples/Profiles/example.json").path
  private static let sla = ["sla", "--profile", profile, "--clock", "effective"]

  private func run(_ words: [String]) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    let run = try CommandLineRun(words + ["--log", folder.path()])
    #expect(run.status == 0, "\(run.messages)")
    return run
  }

  private static let summary = """

    clock               started  running  paused  met  breached  overdue  cancelled      mean   longest
    accept                    3        0       0    2         1        0          0  2.0 days  3.9 days
    acknowledge               3        1       0    0         1        1          1         –         –
    decide                    4        1       0    3         0        0          0  3.0 days  4.6 days
    pay                       2        0       0    2         0        0          0    43.6 h    46.8 h
    status letter             3        1       0    0         0        0          2         –         –
    inspect the damage        2        0       0    1         0        0          1  3.0 days  3.0 days
    early warning             0        0       0    0         0        0          0         –         –
    notification              0        0       0    0         0        0          0         –         –
    final notice              0        0       0    0         0        0          0         –         –
    verify                    0        0       0    0         0        0          0         –         –

    """

  @Test("the clocks that wait are listed by their due times, then how many there are of each")
  func clocks() throws {
    let run = try run(Self.sla + ["--at", "2025-05-12T00:00:00Z"])
    #expect(
      run.output == """
        due                            since                 stopped  clock          of     type      id
        2025-03-14 23:00:00Z  overdue  2025-03-01 09:33:00Z  –        acknowledge    claim  dental    b0000000-0000-4000-8000-000000000002
        2025-05-16 22:00:00Z  running  2025-05-02 07:50:00Z  –        acknowledge    claim  property  c0000000-0000-4000-8000-000000000003
        2025-06-02 22:00:00Z  running  2025-05-03 08:00:00Z  –        status letter  claim  property  c0000000-0000-4000-8000-000000000003
        2025-06-12 22:00:00Z  running  2025-05-03 08:00:00Z  –        decide         claim  property  c0000000-0000-4000-8000-000000000003

        """ + Self.summary)
  }

  @Test("those that are late and those that were are shown apart")
  func breached() throws {
    let words = Self.sla + ["--at", "2025-05-12T00:00:00Z", "--breached"]
    let run = try run(words)
    let table = """
      due                             since                 stopped               clock        of     type    id                                    late       by
      2025-03-04 16:00:00Z  breached  2025-03-01 09:33:00Z  2025-03-05 09:00:00Z  accept       \
      claim  dental  b0000000-0000-4000-8000-000000000002  17.0 h     –
      2025-03-14 23:00:00Z  overdue   2025-03-01 09:33:00Z  –                     acknowledge  \
      claim  dental  b0000000-0000-4000-8000-000000000002  58.0 days  hanna
      """
    #expect(run.lines.prefix(3).joined(separator: "\n") == table)
    let json = try self.run(words + ["--json"])
    #expect(
      json.lines == [
        #"{"claim":"b0000000-0000-4000-8000-000000000002","type":"dental","clock":"accept","#
          + #""round":1,"state":"breached","startedAt":"2025-03-01T09:33:00.000000000Z","#
          + #""due":"2025-03-04T16:00:00.000000000Z","pausedSeconds":0,"#
          + #""stoppedAt":"2025-03-05T09:00:00.000000000Z","#
          + #""breachedAt":"2025-03-04T16:00:00.000000000Z","by":"","lateSeconds":61200}"#,
        #"{"claim":"b0000000-0000-4000-8000-000000000002","type":"dental","clock":"acknowledge","#
          + #""round":1,"state":"breached","startedAt":"2025-03-01T09:33:00.000000000Z","#
          + #""due":"2025-03-14T23:00:00.000000000Z","pausedSeconds":0,"#
          + #""breachedAt":"2025-03-14T23:00:00.000000000Z","by":"hanna","lateSeconds":5014800}"#,
      ])
    #expect(try self.run(words + ["--json", "--limit", "1"]).lines == [json.lines[0]])
    #expect(try self.run(words + ["--limit", "1"]).lines[2] == "1 more")
  }

  @Test("by recorded times nothing of it was late: all was noted within a moment")
  func recorded() throws {
    let run = try run(["sla", "--profile", Self.profile, "--breached", "--json"])
    #expect(run.output == "")
    let before = try self.run(
      ["sla", "--profile", Self.profile, "--json", "--at", "2025-05-12T00:00:00Z"])
    #expect(before.output == "", "nothing was known then")
  }

  @Test("open claims are counted by their days in a status and since the loss")
  func ages() throws {
    let words = ["aging", "--clock", "effective", "--at", "2025-05-31"]
    #expect(
      try run(words).output == """
        days in status
        type      assignee  0–6  7–29  30–89  90–179  180+  unknown  claims  oldest
        dental    hanna       0     0      1       0     0        0       1      73
        property  hugo        0     1      0       0     0        0       1       9
        total                 0     1      1       0     0        0       2      73

        days since the loss
        type      assignee  0–6  7–29  30–89  90–179  180+  unknown  claims  oldest
        dental    hanna       0     0      0       1     0        0       1     105
        property  hugo        0     0      1       0     0        0       1      30
        total                 0     0      1       1     0        0       2     105

        2 open claims on 2025-05-31

        """)
    let none = #""buckets":[{"from":0,"claims":0},{"from":7,"claims":0},{"from":30,"claims":"#
    #expect(
      try run(words + ["--by", "status", "--json"]).lines.last
        == #"{"total":true,"claims":2,"inStatus":{"buckets":[{"from":0,"claims":0},"#
        + #"{"from":7,"claims":1},{"from":30,"claims":1},{"from":90,"claims":0},"#
        + #"{"from":180,"claims":0}],"unknown":0,"oldest":73},"sinceLoss":{"# + none
        + #"1},{"from":90,"claims":1},{"from":180,"claims":0}],"unknown":0,"oldest":105}}"#)
  }

  @Test("suspicions are listed with their scores and their days with the investigators")
  func suspicions() throws {
    let words = ["fraud", "--clock", "effective", "--at"]
    #expect(
      try run(words + ["2025-05-12T00:00:00Z"]).output == """
        fraud     score  flags  days  id                                    status  assignee  indicators   title
        referred     40      1     4  c0000000-0000-4000-8000-000000000003  open    hugo      priorClaims  Water damage, kitchen
        1 claim: 1 referred

        """)
    #expect(
      try run(words + ["2025-07-12T00:00:00Z", "--json"]).output == """
        {"id":"c0000000-0000-4000-8000-000000000003","fraud":"cleared","score":40,"flags":1,\
        "indicators":["priorClaims"],"flaggedAt":"2025-05-07T09:00:00.000000000Z",\
        "referredAt":"2025-05-07T09:05:00.000000000Z",\
        "resolvedAt":"2025-05-20T16:00:00.000000000Z","siuDays":13,"status":"settled",\
        "type":"property","title":"Water damage, kitchen","assignee":"hugo",\
        "claimed":{"minorUnits":90000,"currency":"EUR"}}

        """)
    #expect(
      try run(words + ["2025-07-12T00:00:00Z", "--status", "referred,confirmed"]).lines.last
        == "0 claims")
  }

  @Test(
    "an option that cannot be understood says what was expected",
    arguments: [
      (["sla"], "'sla' needs --profile FILE"),
      (
        ["sla", "--profile", profile, "--at", "today"], "--at: expected a time such as 2025-03-04T"
      ),
      (
        ["sla", "--profile", profile, "--clock", "both"], "--clock: expected one of recorded, effe"
      ),
      (
        ["sla", "--profile", profile, "--subject", "lead"],
        "--subject: expected one of claim, report, document, found 'lead'"
      ),
      (["sla", "--profile", profile, "--limit", "-1"], "--limit: expected a number, found '-1'"),
      (
        ["aging", "--at", "2025-02-29"],
        "--at: expected a day such as 2025-03-04, found '2025-02-29'"
      ),
      (["aging", "--at", "2025-03-04T00:00:00Z"], "--at: expected a day such as 2025-03-04"),
      (["aging", "--at", "2300-01-01"], "--at: expected a day such as 2025-03-04"),
      (["aging", "--by", "type,age"], "--by: expected one of type, assignee, status, found 'age'"),
      (
        ["fraud", "--status", "open"], "--status: expected one of flagged, referred, cleared, conf"
      ),
      (["fraud", "c0"], "'c0' is one word too many for 'fraud'"),
    ])
  func usage(words: [String], message: String) throws {
    let run = try CommandLineRun(words)
    #expect(run.status == 2)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test("a profile that is missing or wrong is reported with its place, before any log is read")
  func badProfile() throws {
    let folder = try TemporaryFolder()
    let missing = try CommandLineRun("sla", "--profile", folder.path("none.json"))
    #expect(missing.status == 1)
    #expect(missing.messages.contains("none.json: No such file or directory"))
    let file = folder.path("profile.json")
    for (text, message) in [
      ("", "not valid JSON: expected a value behind byte 0 of 0"),
      (#"{"name":"p","clocks":[{"name":"c"}]}"#, "clocks[0].starts: expected the names of events"),
      (#"{"name":"p\u001b[2J","cloks":[]}"#, "cloks: no such field: did you mean clocks?"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: file))
      let run = try CommandLineRun("sla", "--profile", file)
      #expect(run.status == 1)
      #expect(run.messages.contains("claims: \(file): \(message)"), "\(run.messages)")
    }
    let piped = try CommandLineRun(["sla", "--profile", "-"], input: Data("[]".utf8))
    #expect(piped.messages.contains("standard input: the profile: expected an object"))
  }
}
