import ClaimsKernel
import Foundation
import StateMachineTesting
import Testing

@testable import ClaimsCommand

/// What the verbs print that tell of much at once, asked in Spanish.
@Suite("Reports in Spanish")
struct SpanishReportsTests {
  private let folder: TemporaryFolder

  private static let files: [String: String] = [
    "map.json": """
    {"name": "m", "amount": {"minorUnits": 1, "currency": "EUR"},
     "rules": {"values": {"reopenLimit": 7}, "reason": "así era"}, "activities": {
      "abrir": [{"command": {"openDraft": {"type": "auto"}}, "role": "agent"}],
      "decir": [{"command": "addNote", "role": "handler"}],
      "citar": [{"command": "addNote", "role": "handler", "by": "decir"}],
      "negar": [{"command": "deny", "role": "handler", "in": ["open"]}]}}
    """,
    "log.xes": "<log>"
      + [
        ("1", ["abrir", "decir"]), ("2", ["abrir", "abrir"]), ("3", ["comer"]), ("4", ["abrir"]),
        ("4", ["abrir"]), ("5", ["abrir", "citar"]), ("6", ["abrir", "negar"]),
      ].map { name, activities in
        trace(name, activities)
      }.joined() + "</log>",
    "odd.xes": "<log>"
      + trace("1", ["abrir", "decir"], extra: "<int key='c' value='7'/>")
      .replacing("12:01", with: "11:01") + trace("2", ["abrir"]).replacing(":00Z", with: ":00")
      + "</log>",
    "veris.jsonl": [incident("1"), "7", incident("1"), incident("2", year: "2213")]
      .joined(separator: "\n"),
    "reports.json": #"""
    [{"report_id":12,"user_id":7,"is_anonymous":false,"attack_type":4,"incident_date":"2026-02-28T17:30:00.000Z","attack_origin":null,"evidence_url":"véase la carta","suspicious_url":null,"message_content":"Llame ya","description":"Dijo ser el banco","impact":4,"status":3,"admin_notes":null,"created_at":"2026-03-01T09:00:00.000Z","updated_at":"2026-03-02T10:00:00.500Z","otro":[1]}]
    """#,
    "claim.json": """
    {"resourceType": "Claim", "id": "c1", "status": "active", "use": "claim",
     "type": {"coding": [{"code": "vision"}]}, "patient": {"reference": "Patient/1"},
     "created": "2024-03-05", "provider": {"reference": "Organization/1"},
     "priority": {"coding": [{"code": "normal"}]}, "insurance": [],
     "item": [{"sequence": 1, "productOrService": {"text": "gafas"},
       "net": {"value": 235.405, "currency": "USD"}}]}
    """,
    "response.json": response("r1", "Claim/c1"), "lost.json": response("r2", "Claim/c9"),
    "bad.json": "{",
  ]

  private static func trace(
    _ name: String, _ activities: [String], extra: String = ""
  ) -> String {
    let events = activities.enumerated().map { place, activity in
      "<event><string key='concept:name' value='\(activity)'/>"
        + "<string key='org:resource' value='Ana'/>\(extra)"
        + "<date key='time:timestamp' value='2020-03-01T12:0\(place):00Z'/></event>"
    }
    return "<trace><string key='concept:name' value='\(name)'/>\(events.joined())</trace>"
  }

  private static func incident(_ number: String, year: String = "2013") -> String {
    #"{"incident_id":"\#(number)1111111-2222-4333-8444-555555555555","source_id":"x","#
      + #""schema_version":"1.3","security_incident":"Suspected","#
      + #""discovery_method":"Ext - found documents","summary":"Un banco falso","#
      + #""action":{"social":{"variety":["Phishing"],"vector":["Email"]}},"#
      + #""timeline":{"incident":{"year":2013}},"impact":{"overall_amount":5},"#
      + #""plus":{"created":"\#(year)-04-12T22:29:56Z","f500":"N"}}"#
  }

  private static func response(_ id: String, _ claim: String) -> String {
    """
    {"resourceType": "ClaimResponse", "id": "\(id)", "status": "active", "use": "claim",
     "type": {"coding": [{"code": "vision"}]}, "patient": {"reference": "Patient/1"},
     "created": "2024-03-06", "insurer": {"display": "Caja"}, "outcome": "complete",
     "request": {"reference": "\(claim)"}, "total": [{"category": {"coding": [{"code":
     "benefit"}]}, "amount": {"value": 300, "currency": "USD"}}]}
    """
  }

  static let verbs: [[String]] = [
    ["import", "xes", "--map", "map.json", "log.xes"],
    ["import", "xes", "--map", "map.json", "--most", "1", "odd.xes"],
    ["import", "veris", "veris.jsonl"], ["import", "veris", "--most", "0", "veris.jsonl"],
    ["import", "incidents", "reports.json"],
    ["import", "fhir", "claim.json", "response.json", "lost.json", "bad.json"],
    ["conform", "--map", "map.json", "log.xes"],
    ["conform", "--map", "map.json", "--most", "1", "odd.xes"],
    ["spec", "run", "failing.json", "bad.json"], ["blob", "verify"],
    ["explore", "claim", "--view", "reviews", "--runs", "20"],
    ["explore", "claim", "--view", "reviews", "--runs", "20", "--svg"],
    ["explore", "claim", "--states", "30"], ["bench", "--only", "a"],
  ]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    let quiz = try String(
      contentsOf: package.appending(path: "Specs/Scenarios/Quiz.json"), encoding: .utf8)
    try Data(quiz.replacing(#""found":"case_review 9""#, with: #""found":"x""#).utf8)
      .write(to: folder.url.appending(path: "failing.json"))
  }

  /// Words that the English table has and the Spanish one has not.
  private static let english: Set<String> = {
    func words(in language: String) -> Set<String> {
      let file = package.appending(path: "Sources/ClaimsKernel/Words/Languages/\(language).words")
      let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
      return Set(lines.flatMap { Self.words(String($0.drop { $0 != "=" })) })
    }
    return words(in: "en").subtracting(words(in: "es"))
  }()

  /// What the files say themselves, and what names a format, a scenario or a unit.
  private func said() throws -> Set<String> {
    var said: Set<String> = [
      "claim", "claims", "kernel", "append", "writer", "median", "min", "max",
      "events", "runs",
    ]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    where file.hasSuffix(".json") || file.hasSuffix(".jsonl") || file.hasSuffix(".xes") {
      said.formUnion(Self.words(file))
      let bytes = try Data(contentsOf: folder.url.appending(path: file))
      said.formUnion(Self.words(String(decoding: bytes, as: UTF8.self)))
    }
    return said
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().components(separatedBy: CharacterSet.letters.inverted).filter { $0.count > 2 }
  }

  @Test("no word of the English table is left that the Spanish one lacks", arguments: verbs)
  func bare(words: [String]) throws {
    let environment = ["RUNS": "1", "SECS": "0.01"]
    let keepsLog = ["import", "blob"].contains(words[0])
    var log = folder.path()
    if words[0] == "blob" {
      log = try BlobVerbTests().log(folder, mime: "image/jpeg", bytes: 9).log
    }
    let run = try CommandLineRun(
      words + ["--language", "es"] + (keepsLog ? ["--log", log] : []), in: folder.url,
      environment: environment)
    #expect(!run.output.isEmpty, "\(run.messages)")
    // Paths, ids and hashes are no words; nor is what a picture is made of.
    let shown = run.output.replacing(#/<[^>]*>/#, with: " ")
    let text = (shown + " " + run.messages).components(separatedBy: .whitespacesAndNewlines)
      .filter { $0.count < 36 || !$0.contains("-") }
      .filter { !$0.contains("/claims") && !$0.hasPrefix(folder.url.path) }
    let found = Set(Self.words(text.joined(separator: " "))).intersection(Self.english)
    #expect(found.subtracting(try said()).isEmpty, "\(run.output)\(run.messages)")
  }

  @Test("the table says in English what the module of explorations says itself")
  func coverage() {
    let samples: [CoverageWords] = [
      .region("a"), .verb("b"), .status("c", type: nil), .list(.missing, count: 1),
      .list(.dead, count: 2), .list(.outOfReach, count: 3), .list(.neverAccepted, count: 4),
      .list(.neverReached, count: 5), .list(.refused, count: 6), .more(1), .missed, .missing,
      .partly, .taken(1, of: 2, isComplete: true), .taken(1, of: 2, isComplete: false),
      .notCounted(1, region: "a"), .refused(1, verb: "b", status: "c", region: "a"), .picture,
      .cell(verb: "b", status: "c"), .led(to: "c", 1), .refusals(1),
      .passed(runs: 1, steps: 2, refused: 3), .crashes(1), .savedFailures(1), .staleFailures(1),
      .lastRuns(1), .seed(1), .moreCommands(1), .labels, .alwaysRefused("b"),
      .partlyRefused("b", share: "1.0 %"),
    ]
    for sample in samples { #expect(Speech().say(of: sample) == sample.description) }
    let spanish = Speech(words: Words(.es))
    #expect(spanish.say(of: .region("payment")) == "pago")
    #expect(spanish.say(of: .verb("approve")) == "Aprobar")
    #expect(spanish.say(of: .status("denied", type: "ClaimStatus")) == "Denegada")
  }
}
