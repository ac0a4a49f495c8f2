import Foundation
import Testing

/// The verb sla on reports and documents, by the times at which things were so.
@Suite("The clocks of reports and documents")
struct SubjectClockTests {
  private static let profile = package.appending(path: "Examples/Profiles/example.json").path
  private static let sla = ["sla", "--profile", profile, "--clock", "effective"]

  /// A report with awareness on the third at noon, and a document handed in on a Friday.
  private static let papers: String = {
    let report = #""report":"e0000000-0000-4000-8000-000000000001""#
    let document = #""document":"d0000000-0000-4000-8000-000000000001""#
    let page =
      #"{"id":"ba000000-0000-4000-8000-000000000001","name":"page.pdf","mime":"application/pdf","#
      + #""bytes":1000,"sha256":"BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc","url":"blobs/1"}"#
    let told =
      #""attackType":"email","incidentDate":"2025-03-02T10:00:00Z","description":"My bank","#
      + #""impact":"robo_dinero""#
    let lines: [(time: String, who: String, role: String, stream: String, command: String)] = [
      ("03T09", "carla", "claimant", report, #"{"startReport":{}}"#),
      ("03T09", "carla", "claimant", report, #"{"editReport":{\#(told)}}"#),
      ("03T09", "carla", "claimant", report, #"{"submitReport":{}}"#),
      ("03T12", "hugo", "handler", report, #"{"reviewReport":{}}"#),
      (
        "03T13", "hugo", "handler", report,
        #"{"classifyIncident":{"awareAt":"2025-03-03T12:00:00Z"}}"#
      ),
      ("04T13", "ada", "administrator", report, #"{"sendAuthorityNotice":{"stage":"early"}}"#),
      (
        "06T11", "ada", "administrator", report,
        #"{"sendAuthorityNotice":{"stage":"notification"}}"#
      ),
      (
        "07T10", "carla", "claimant", document,
        #"{"startDocument":{"details":{"type":"id","title":"P","validUntil":"2099-01-31"}}}"#
      ),
      ("07T10", "carla", "claimant", document, #"{"addPage":{"page":\#(page)}}"#),
      ("07T10", "carla", "claimant", document, #"{"submitDocument":{}}"#),
    ]
    return lines.enumerated().map { number, line in
      #"{"id":"00000000-0000-4000-8000-\#(String(100_000_000_000 + number))","#
        + #""actor":{"id":"\#(line.who)","role":"\#(line.role)"},\#(line.stream),"#
        + #""effective":"2025-03-\#(line.time):00:00Z","command":\#(line.command)}"# + "\n"
    }.joined()
  }()

  private func papers(_ words: String...) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    let sent = try CommandLineRun(
      "send", "--log", folder.path(), input: registrations + Self.papers)
    #expect(sent.status == 0, "\(sent.output)")
    let run = try CommandLineRun(
      Self.sla + ["--log", folder.path(), "--at", "2025-03-10T00:00:00Z"] + words)
    #expect(run.status == 0, "\(run.messages)")
    return run
  }

  @Test("the clocks of reports and of documents are shown beside those of claims, or alone")
  func subjects() throws {
    #expect(
      try papers("--subject", "report").output == """
        due                            since                 stopped  clock         of      type  id
        2025-04-06 22:00:00Z  running  2025-03-06 11:00:00Z  –        final notice  report  –     e0000000-0000-4000-8000-000000000001

        clock          started  running  paused  met  breached  overdue  cancelled      mean   longest
        early warning        1        0       0    0         1        0          0    25.0 h    25.0 h
        notification         1        0       0    1         0        0          0  2.9 days  2.9 days
        final notice         1        1       0    0         0        0          0         –         –

        """)
    #expect(
      try papers("--subject", "document").output == """
        due                            since                 stopped  clock   of        type  id
        2025-03-11 23:00:00Z  running  2025-03-07 10:00:00Z  –        verify  document  –     d0000000-0000-4000-8000-000000000001

        clock   started  running  paused  met  breached  overdue  cancelled  mean  longest
        verify        1        1       0    0         0        0          0     –        –

        """)
    let all = try papers("--json")
    #expect(
      all.lines == [
        Self.line("report", "e", "early warning", "breached", "03T12", "04T12", "04T13")
          .replacing("}", with: #","breachedAt":"2025-03-04T12:00:00.000000000Z"}"#),
        Self.line("report", "e", "notification", "met", "03T12", "06T12", "06T11"),
        Self.line("report", "e", "final notice", "running", "06T11", "06T22")
          .replacing("due\":\"2025-03", with: "due\":\"2025-04"),
        Self.line("document", "d", "verify", "running", "07T10", "11T23"),
      ])
    #expect(
      try papers("--json", "--subject", "report").lines == Array(all.lines.prefix(3)))
    #expect(try papers("--json", "--subject", "claim").output == "")
  }

  private static func line(
    _ kind: String, _ id: String, _ clock: String, _ state: String, _ start: String, _ due: String,
    _ stop: String? = nil
  ) -> String {
    func time(_ name: String, _ text: String) -> String {
      #""\#(name)":"2025-03-\#(text):00:00.000000000Z""#
    }
    return
      #"{"\#(kind)":"\#(id)0000000-0000-4000-8000-000000000001","clock":"\#(clock)","round":1,"#
      + #""state":"\#(state)",\#(time("startedAt", start)),\#(time("due", due)),"pausedSeconds":0"#
      + (stop.map { "," + time("stoppedAt", $0) } ?? "") + "}"
  }
}
