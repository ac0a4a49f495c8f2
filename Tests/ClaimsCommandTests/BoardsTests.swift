import Foundation
import Testing

/// The verbs documents, reports and funnel, and `--as` on verbs that show streams.
@Suite("The verbs of boards")
struct BoardsTests {
  /// Two documents, two reports, one of them anonymous, a quiz and a lead.
  private static let commands: [(who: String, role: String, stream: String, command: String)] = {
    let details = #"{"type":"id","title":"Passport","validUntil":"2099-01-31"}"#
    let page =
      #"{"id":"ba000000-0000-4000-8000-000000000001","name":"page.pdf","mime":"application/pdf","#
      + #""bytes":1000,"sha256":"BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc","url":"blobs/1"}"#
    let told =
      #""attackType":"email","incidentDate":"2025-02-27T10:11:12Z","description":"My bank","#
    let receipt = #""receipt":"CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAg""#
    return [
      ("carla", "claimant", document, #"{"startDocument":{"details":\#(details)}}"#),
      ("carla", "claimant", document, #"{"addPage":{"page":\#(page)}}"#),
      ("carla", "claimant", document, #"{"submitDocument":{}}"#),
      ("carla", "claimant", report, #"{"startReport":{"isAnonymous":false}}"#),
      ("carla", "claimant", report, #"{"editReport":{\#(told)"impact":"robo_dinero"}}"#),
      ("carla", "claimant", report, #"{"submitReport":{}}"#),
      ("hugo", "handler", report, #"{"reviewReport":{}}"#),
      ("hugo", "handler", report, #"{"addAdminNote":{"text":"the sender is known"}}"#),
      ("", "anonymous", other, #"{"startReport":{"isAnonymous":true,\#(receipt)}}"#),
      ("", "anonymous", other, #"{"editReport":{\#(told)"impact":"ninguno",\#(receipt)}}"#),
      ("", "anonymous", other, #"{"submitReport":{\#(receipt)}}"#),
      ("dario", "claimant", quiz, #"{"startQuiz":{"flow":"case_review","version":1}}"#),
      ("dario", "claimant", quiz, #"{"selectOption":{"option":"animal_bite"}}"#),
      (
        "dario", "claimant", lead,
        #"{"startLead":{"details":{"name":"Dario","practiceArea":"dogBites","source":"website","#
          + #""quiz":"90000000-0000-4000-8000-000000000001"}}}"#
      ),
    ]
  }()
  private static let document = #""document":"d0000000-0000-4000-8000-000000000001""#
  private static let report = #""report":"e0000000-0000-4000-8000-000000000001""#
  private static let other = #""report":"e0000000-0000-4000-8000-000000000002""#
  private static let quiz = #""quiz":"90000000-0000-4000-8000-000000000001""#
  private static let lead = #""lead":"1e000000-0000-4000-8000-000000000001""#

  private func log(_ folder: TemporaryFolder) throws -> String {
    let lines = Self.commands.enumerated().map { number, line in
      #"{"id":"00000000-0000-4000-8000-\#(String(100_000_000_000 + number))","#
        + #""actor":{"id":"\#(line.who)","role":"\#(line.role)"},"#
        + #"\#(line.stream),"command":\#(line.command)}"# + "\n"
    }
    let sent = try CommandLineRun(
      "send", "--log", folder.path(), input: registrations + lines.joined())
    #expect(sent.status == 0, "\(sent.output)")
    return folder.path()
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(words + ["--log", try log(folder)])
    #expect(run.status == 0, "\(run.messages)")
    return run
  }

  @Test("documents are listed with what is left of them")
  func documents() throws {
    #expect(
      try run("documents", "--at", "2099-01-01").output == """
        valid until  days  status   type  owner  claims  id                                    title
        2099-01-31     30  pending  id    carla       0  d0000000-0000-4000-8000-000000000001  Passport
        1 document

        """)
    #expect(
      try run("documents", "--at", "2099-01-01", "--expiring", "29").lines.last == "0 documents")
    #expect(try run("documents", "--as", "dario").lines.last == "0 documents")
    let json = try run("documents", "--at", "2099-02-01", "--as", "carla", "--json").lines
    #expect(json.count == 1)
    #expect(
      json[0].hasSuffix(
        #""type":"id","status":"pending","title":"Passport","preview":"blobs/1","pages":1,"#
          + #""owner":"carla","validUntil":"2099-01-31","daysLeft":-1,"claims":[],"#
          + #""redacted":["pages.addedBy","verifiedBy","contributors"]}"#), "\(json)")
  }

  @Test("reports are listed by their codes, or by their names if a language is asked for")
  func reports() throws {
    let today = try run("reports").lines[1].prefix(10)
    #expect(
      try run("reports").output == """
        day         status    attack  impact       severity  assignee  id                                    reporter
        \(today)  revisado  email   robo_dinero         4            e0000000-0000-4000-8000-000000000001  carla
        \(today)  nuevo     email   ninguno             1            e0000000-0000-4000-8000-000000000002  anonymous

        status   1 nuevo, 1 revisado
        attack   2 email
        impact   1 ninguno, 1 robo_dinero
        2 reports

        """)
    let spanish = try run("reports", "--language", "es", "--status", "nuevo").lines
    #expect(spanish[1].contains("Nuevo   Correo Electrónico  Sin Impacto"), "\(spanish)")
    #expect(spanish.last == "1 incidente")
    #expect(try run("reports", "--as", "carla").lines.last == "1 report")
  }

  @Test("the community view is the same for every reader, without identities, numbers and text")
  func community() throws {
    #expect(
      try run("reports", "--community").output == """
        day         severity  status    attack  impact
        2025-02-27         1  nuevo     email   ninguno
        2025-02-27         4  revisado  email   robo_dinero
        2 reports

        """)
    #expect(
      try run("reports", "--community", "--json").lines == [
        #"{"day":"2025-02-27","attackType":{"code":"email","en":"Email","es":"Correo Electrónico"},"#
          + #""impact":{"code":"ninguno","en":"No Impact","es":"Sin Impacto"},"severity":1,"#
          + #""status":{"code":"nuevo","en":"New","es":"Nuevo"}}"#,
        #"{"day":"2025-02-27","attackType":{"code":"email","en":"Email","es":"Correo Electrónico"},"#
          + #""impact":{"code":"robo_dinero","en":"Money Stolen","es":"Robo de Dinero"},"#
          + #""severity":4,"status":{"code":"revisado","en":"Reviewed","es":"Revisado"}}"#,
      ])
    let both = try CommandLineRun("reports", "--community", "--as", "carla")
    #expect(both.status == 2)
    #expect(both.messages.contains("leave out --as"), "\(both.messages)")
  }

  @Test("the funnel counts quizzes and leads of those whom the reader sees")
  func funnel() throws {
    let json = try run("funnel", "--by", "practiceArea,source", "--json").lines
    let counts =
      #""quizzes":1,"completed":1,"abandoned":0,"ledToLeads":1,"ledToClaims":0,"#
      + #""leads":{"draft":1,"submitted":0,"contacted":0,"qualified":0,"disqualified":0,"#
      + #""converted":0,"lost":0,"discarded":0,"erased":0},"claims":0,"quizToLeadPermille":1000,"#
      + #""leadToClaimPermille":0,"quizToClaimPermille":0}"#
    #expect(
      json == [
        #"{"practiceArea":"dogBites","source":"website",\#(counts)"#, #"{"total":true,\#(counts)"#,
      ])
    let table = try run("funnel", "--as", "carla").lines
    #expect(table.count == 2)
    #expect(table[1].hasPrefix("total        0"), "\(table)")
    let wrong = try CommandLineRun("funnel", "--by", "year")
    #expect(wrong.messages.contains("--by: expected one of month, practiceArea, source"))
  }

  @Test("one stream is shown as a reader sees it; to others it is as if it were not there")
  func show() throws {
    let own = try run(
      "show", "e0000000-0000-4000-8000-000000000001", "--as", "hugo", "--json"
    ).output
    #expect(own.contains("the sender is known"))
    #expect(own.hasSuffix(#""redacted":["receipt"]}"# + "\n"))
    let folder = try TemporaryFolder()
    let log = try log(folder)
    let carla = try CommandLineRun(
      "show", "e0000000-0000-4000-8000-000000000001", "--as", "carla", "--log", log)
    #expect(!carla.output.contains("the sender is known"))
    #expect(!carla.output.contains("hugo"), "\(carla.output)")
    #expect(carla.lines.contains { $0.hasPrefix("not shown: classification, notes, ") })
    // What she may do with it is below.
    #expect(carla.lines.last?.hasPrefix("  no ") == true)
    for id in ["e0000000-0000-4000-8000-000000000001", "f00d"] {
      let run = try CommandLineRun("show", id, "--as", "dario", "--log", log)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.messages.contains("there is nothing called '\(id)' in this log"))
    }
  }

  @Test("a list shows the claims that a reader sees, without what is hidden from them")
  func list() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    func list(_ words: String...) throws -> [String] {
      try CommandLineRun(["list", "--log", folder.path()] + words).lines
    }
    let all = try list("--json")
    let own = try list("--as", "carla", "--json")
    #expect(own.count < all.count)
    #expect(own.allSatisfy { $0.contains(#""claimant":"carla""#) })
    #expect(own.allSatisfy { !$0.contains("hugo") && !$0.contains(#""reserve":"#) })
    #expect(own.allSatisfy { $0.contains(#""redacted":["handler","reserve","#) })
    #expect(try list("--as", "hugo", "--json") == all)
  }

  @Test("streams of every other kind are listed, as a reader sees them; other filters are refused")
  func otherKinds() throws {
    let folder = try TemporaryFolder()
    let log = try log(folder)
    let all = try CommandLineRun("list", "reports", "--json", "--log", log)
    #expect(all.lines.count == 2)
    #expect(all.lines.allSatisfy { $0.contains(#""report":{"#) })
    let page = try CommandLineRun(
      "list", "reports", "--json", "--limit", "1", "--offset", "1", "--log", log)
    #expect(page.lines == [all.lines[1]])
    let text = try CommandLineRun("list", "reports", "--limit", "1", "--log", log)
    #expect(text.lines.last == "1 of \(all.lines.count) reports")
    #expect(try CommandLineRun("list", "leads", "--log", log).status == 0)
    let unknown = try CommandLineRun("list", "moons", "--log", log)
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("expected one of claims, documents, reports, accidents"))
    let filtered = try CommandLineRun("list", "reports", "--open", "--log", log)
    #expect(filtered.messages.contains("--open concerns claims alone"))
  }
}
