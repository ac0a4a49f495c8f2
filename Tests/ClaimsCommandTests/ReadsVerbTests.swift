import ClaimsKernel
import Foundation
import Hashing
import Testing

@testable import ClaimsCommand

@Suite("The record of reads on the command line")
struct ReadsVerbTests {
  private let folder: TemporaryFolder
  private let log: String
  private let reads: String

  init() throws {
    folder = try TemporaryFolder()
    (log, reads) = (folder.path("log.wal"), folder.path("reads.wal"))
    try writeDemoLog(to: log)
  }

  private func run(_ words: [String], _ more: String...) throws -> CommandLineRun {
    try CommandLineRun(words + ["--log", log] + more, environment: ["CLAIMS_READS": reads])
  }

  private func recorded(_ more: String...) throws -> [String] {
    guard FileManager.default.fileExists(atPath: reads) else { return [] }
    return try CommandLineRun(["reads", "--log", reads, "--json"] + more).lines
  }

  @Test(
    "every verb that shows a reader's view records it once, and the same is shown as without",
    arguments: ReadingControlTests.verbs)
  func everyVerb(words: [String]) throws {
    guard
      case .answers(let questions, _)? = words.first.flatMap(Verb.init).map({
        ReadingControlTests.shown(by: $0)
      })
    else { return }
    let plain = try CommandLineRun(words + ["--log", log, "--as", "hugo"])
    let run = try run(words, "--as", "hugo")
    #expect(run.status == plain.status, "\(run.messages)")
    // A dossier says when it was made.
    if words[0] != "dossier" { #expect(run.output == plain.output) }
    let isSameForAll = questions.allSatisfy { $0.sameForAllBecause != nil }
    let lines = try recorded()
    #expect(lines.count == (isSameForAll ? 0 : 1), "\(words): \(lines)")
    let name = words[0] == "dossier" ? "dossier" : questions[0].rawValue
    for line in lines {
      #expect(line.contains(#""reader":"hugo","account":""#), "\(line)")
      #expect(line.contains(#""face":"commandLine","query":"\#(name)""#))
    }
  }

  @Test("what cannot be recorded is not shown", arguments: ReadingControlTests.verbs)
  func notShown(words: [String]) throws {
    guard
      case .answers(let questions, _)? = words.first.flatMap(Verb.init).map({
        ReadingControlTests.shown(by: $0)
      }), !questions.allSatisfy({ $0.sameForAllBecause != nil })
    else { return }
    for path in [folder.path("nowhere/reads.wal"), folder.path()] {
      if !path.contains("nowhere") { try Data("no log".utf8).write(to: URL(filePath: path)) }
      let run = try CommandLineRun(words + ["--log", log, "--as", "hugo", "--reads", path])
      #expect(run.status == 1 && run.output == "", "\(words): \(run.messages)")
      #expect(run.messages.contains("nothing is shown"), "\(run.messages)")
    }
  }

  @Test("who looked at a claim is one question; when, who and what else narrow it down")
  func asked() throws {
    for words in [["show", "b0"], ["timeline", "a0"], ["list"], ["financials"]] {
      #expect(try run(words).status == 0)
    }
    _ = try run(["show", "a0"], "--as", "sara")
    let claim = "a0000000-0000-4000-8000-000000000001"
    #expect(try recorded("--of", "a0").count == 3)
    #expect(try recorded("--of", claim) == recorded("--of", "a0"))
    let sara = try recorded("--of", "a0", "--by", "sara")
    #expect(sara.count == 1)
    #expect(sara[0].contains(#""rows":1,"count":1,"streams":[{"claim":"\#(claim)"}]"#))
    #expect(try recorded("--by", "-").count == 4)
    #expect(try recorded("--by", "nobody").isEmpty)
    #expect(try recorded("--period", "2100-01-01..").isEmpty)
    #expect(try recorded("--period", "..2100-01-01T00:00:00Z").count == 5)
    #expect(try recorded("--of", "nothing").isEmpty)
    let text = try CommandLineRun("reads", "--log", reads, "--of", "a0")
    #expect(text.lines.count == 4 && text.lines.last == "3 reads")
    #expect(text.lines[2].hasSuffix("1 row: claim \(claim)"), "\(text.output)")
    let spanish = try CommandLineRun("reads", "--log", reads, "--language", "es")
    #expect(spanish.lines.last == "5 lecturas")
    #expect(spanish.lines[0].contains("quien tiene el registro"))
  }

  @Test("its table says which streams each read told of, as JSON does")
  func table() throws {
    let path = folder.path("account.wal")
    for words in [["show", "a0"], ["timeline", "rules"], ["show", "hugo"], ["aging"]] {
      let run = try CommandLineRun(words + ["--log", log, "--reads", path])
      #expect(run.status == 0, "\(run.messages)")
    }
    let lines = try CommandLineRun("export", "csv", "--log", path).output
      .split(separator: "\r\n").map(String.init)
    #expect(
      lines.first
        == "position,recorded_utc,reader,account,face,query,params,log,up_to,rows,count,"
        + "streams_json,people_json,sha256_json")
    let claim = "a0000000-0000-4000-8000-000000000001"
    let ends = [
      #",1,"[{""claim"":""\#(claim)""}]",,"#, #",1,"[{""rules"":true}]",,"#,
      #",1,[],"[""hugo""]","#, ",0,[],,",
    ]
    #expect(lines.count == 1 + ends.count)
    for (line, end) in zip(lines.dropFirst(), ends) { #expect(line.hasSuffix(end), "\(line)") }
  }

  @Test("it is a log: verified, kept as a checkpoint and proven like one")
  func proven() throws {
    _ = try run(["show", "b0"])
    let kept = folder.path("kept.txt")
    let checkpoint = try CommandLineRun("checkpoint", "--log", reads)
    try Data(checkpoint.output.utf8).write(to: URL(filePath: kept))
    _ = try run(["list"])
    #expect(try CommandLineRun("verify", "--log", reads, "--against", kept).status == 0)
    let proof = try CommandLineRun("prove", "1", "--log", reads, "--at", kept)
    try Data(proof.output.utf8).write(to: URL(filePath: folder.path("proof.txt")))
    let shown = try CommandLineRun(
      "verify", "--proof", folder.path("proof.txt"), "--against", kept)
    #expect(shown.status == 0 && shown.output.contains("show permissions=true"), "\(shown.output)")
    var bytes = try Data(contentsOf: URL(filePath: reads))
    bytes[4096 + 120] ^= 1
    try bytes.write(to: URL(filePath: reads))
    #expect(try CommandLineRun("verify", "--log", reads).status == 4)
  }

  @Test("neither log is taken for the other, and they are two files")
  func kinds() throws {
    _ = try run(["list"])
    let claims = try CommandLineRun("list", "--log", reads)
    #expect(claims.status == 1 && claims.messages.contains("a record of reads; expected a log"))
    let other = try CommandLineRun("reads", "--log", log)
    #expect(other.status == 1 && other.messages.contains("something else than of reads"))
    let same = try CommandLineRun("list", "--log", log, "--reads", log)
    #expect(same.status == 2 && same.messages.contains("a log of its own"), "\(same.messages)")
    let wrong = try CommandLineRun("list", "--log", log, "--reads", folder.path("log2.wal"))
    #expect(wrong.status == 0)
    #expect(try CommandLineRun("reads", "--log", folder.path("none.wal")).status == 1)
    let off = try CommandLineRun(["list", "--log", log], environment: ["CLAIMS_READS": ""])
    #expect(off.status == 0)
    #expect(try recorded().count == 1)
  }

  @Test("what is handed over in files is recorded with their hashes, before they have their names")
  func handedOver() throws {
    func hash(_ name: String) throws -> String {
      SHA256.hash(of: Array(try Data(contentsOf: URL(filePath: folder.path(name))))).description
    }
    _ = try run(["dossier", "a0", "-o", folder.path("a0.html")])
    _ = try run(["export", "csv", "-o", folder.path("events.csv"), "--table", "events"])
    _ = try run(["export", "csv", "-o", folder.path("tables")])
    _ = try run(["dossier", "--all", "-o", folder.path("all")])
    let shown = try run(["dossier", "b0", "--format", "md"])
    _ = try run(["list"])
    let lines = try recorded()
    #expect(lines.count == 6)
    #expect(lines[0].hasSuffix(#","sha256":["\#(try hash("a0.html"))"]}"#), "\(lines[0])")
    #expect(lines[1].hasSuffix(#","sha256":["\#(try hash("events.csv"))"]}"#), "\(lines[1])")
    for (line, name) in zip(lines[2...3], ["tables", "all"]) {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(name))
      let hashes = try #require(line.split(separator: #""sha256":["#).last).dropLast(2)
      #expect(
        Set(hashes.split(separator: ",").map { $0.dropFirst().dropLast() })
          == Set(try names.map { try hash(name + "/" + $0)[...] }))
    }
    let text = SHA256.hash(of: Array(shown.output.utf8)).description
    #expect(lines[4].hasSuffix(#","sha256":["\#(text)"]}"#), "\(lines[4])")
    #expect(!lines[5].contains("sha256"))
    let words = try CommandLineRun("reads", "--log", reads).lines
    #expect(words[0].hasSuffix("; SHA-256 \(try hash("a0.html"))"), "\(words[0])")
    #expect(words[3].hasSuffix("; SHA-256 of 19 files"), "\(words[3])")
    // What cannot be recorded gets no name.
    for words in [
      ["dossier", "a0"], ["dossier", "--all"], ["export", "csv"],
      ["export", "cloudevents"],
    ] {
      let run = try CommandLineRun(
        words + ["-o", folder.path("none"), "--log", log, "--reads", folder.path("no/where")])
      #expect(run.status == 1 && run.messages.contains("nothing is shown"), "\(run.messages)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!left.contains { $0.hasPrefix("none") }, "\(left)")
  }

  @Test(
    "of an export the streams that it has are recorded, and what it takes to ask again",
    arguments: [
      ("xes --kind rules", ["rules"], "xes kind=rules"),
      ("xes --period 16..30", ["claim"], "xes period=16..30"),
      ("xes --map", ["rules"], "xes map"),
      ("csv --table claims --period 85..", ["claim"], "csv period=85.. table=claims"),
      ("csv --table refusals --as hugo:auditor", nil, "csv table=refusals as=hugo:auditor"),
      ("incidents", [], "incidents"),
    ])
  func exports(words: String, kinds: [String]?, params: String) throws {
    let run = try run(["export"] + words.split(separator: " ").map(String.init))
    #expect(run.status == 0 || run.status == 3, "\(run.messages)")
    let lines = try recorded()
    try #require(lines.count == 1)
    #expect(lines[0].contains(#""params":"\#(params)""#), "\(lines)")
    let read = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let streams = read?["streams"] as? [[String: Any]] ?? []
    if let kinds { #expect(Set(streams.flatMap(\.keys)) == Set(kinds) && read?["people"] == nil) }
    #expect(streams.isEmpty == (kinds == []))
    // A table of claims tells of all of them, whenever anything last happened to one.
    if words.contains("claims") { #expect(streams.count == 5) }
  }

  @Test("of an export as OCEL those are recorded, too, of which its events speak")
  func related() throws {
    for format in ["cloudevents", "ocel"] {
      _ = try run(["export", format, "--period", "83..84"])
    }
    let (events, objects) = (try recorded()[0], try recorded()[1])
    let claim = #""claim":"c0000000-0000-4000-8000-000000000003""#
    #expect(!events.contains(claim) && objects.contains(claim), "\(events) \(objects)")
    #expect(objects.contains(#""people":["elena""#), "\(objects)")
  }

  @Test(
    "a role that is only supposed is recorded with the question; without a name it has no reader")
  func supposed() throws {
    for (reader, name) in [("handler", nil), ("hugo:auditor", "hugo"), ("hugo", "hugo")] {
      _ = try run(["show", "b0"], "--as", reader)
      let line = try #require(recorded().last)
      #expect(line.contains(#""reader":"#) == (name != nil), "\(line)")
      #expect(line.contains("as=\(reader)") == (reader != name), "\(line)")
    }
    #expect(try recorded("--by", "-").count == 1)
  }

  @Test(
    "a record is exported as FHIR's AuditEvents and as a table; other formats say that they do not")
  func exported() throws {
    _ = try run(["show", "b0"], "--as", "hugo")
    _ = try run(["history", "hugo"])
    func export(_ words: String...) throws -> CommandLineRun {
      try CommandLineRun(["export"] + words + ["--log", reads])
    }
    let fhir = try export("fhir", "--ndjson")
    try #require(fhir.status == 0 && fhir.lines.count == 2, "\(fhir.messages)")
    let claim = "b0000000-0000-4000-8000-000000000002"
    #expect(fhir.lines[0].hasPrefix(#"{"resourceType":"AuditEvent","id":"read-1","#))
    #expect(fhir.lines[0].contains(#""who":{"identifier":{"value":"hugo"},"display":"hugo"}"#))
    #expect(fhir.lines[0].hasSuffix(#"{"what":{"reference":"Claim/\#(claim)"}}]}"#))
    #expect(!fhir.lines[1].contains(#""who""#) && fhir.lines[1].contains(#""altId":""#))
    #expect(fhir.lines[1].contains(#""value":"hugo""#))
    #expect(try export("fhir", "--ndjson", "--period", "2..").lines == [fhir.lines[1]])
    let table = try export("csv")
    #expect(table.output.split(separator: "\r\n").count == 3)
    #expect(table.lines[0].hasPrefix("position,recorded_utc,reader,"))
    for words in [["cloudevents"], ["xes"], ["sql"], ["csv", "--table", "claims"]] {
      let none = try CommandLineRun(["export"] + words + ["--log", reads])
      #expect(none.status == 2 && none.output.isEmpty)
      #expect(none.messages.contains("is a record of reads, and \(words[0]) is no format of those"))
    }
    let asked = try export("fhir", "--as", "hugo")
    #expect(asked.status == 2 && asked.messages.contains("leave out --as and --kind"))
  }

  @Test("serve records what its clients are shown")
  func serve() throws {
    let input = """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}
      {"jsonrpc":"2.0","id":1,"method":"query","params":{"name":"list","as":"hugo"}}

      """
    let served = try CommandLineRun(
      ["serve", "--log", log, "--reads", reads], input: Data(input.utf8))
    #expect(served.status == 0 && served.output.contains(#""id":1,"result""#), "\(served.messages)")
    let lines = try recorded()
    #expect(
      lines.count == 1 && lines[0].contains(#""reader":"hugo","face":"serve","query":"list""#))
    let held = try CommandLineRun(
      ["serve", "--log", log, "--reads", folder.path("no/where")], input: Data(input.utf8))
    #expect(held.status == 1 && held.output.isEmpty)
  }
}
