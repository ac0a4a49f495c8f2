import ClaimsKernel
import Foundation
import Testing

@testable import ClaimsCommand

/// `--as` in every verb that shows a log: what the kernel leaves out is not printed either.
@Suite("Reading control on the command line")
struct ReadingControlTests {
  private static let profile = package.appending(path: "Examples/Profiles/example.json").path

  /// What a verb shows of a log.
  enum Shown {
    /// Answers to questions, by these lines, which take `--as`.
    case answers([Question], [[String]])
    /// Nothing that others wrote, except to the holder of the log itself.
    case nothing(because: String)
  }

  /// A new verb has to say here what it shows: else this does not compile.
  static func shown(by verb: Verb) -> Shown {
    switch verb {
    case .list: .answers([.list], [["list"]])
    case .show: .answers([.show], [["show", "a0"], ["show", "a0", "--full"]])
    case .history: .answers([.history], [["history"], ["history", "a0"]])
    case .timeline: .answers([.timeline], [["timeline", "a0"]])
    case .replay: .answers([.replay], [["replay"], ["replay", "a0"]])
    case .blame: .answers([.blame], [["blame", "a0"]])
    case .diff: .answers([.diff], [["diff", "a0", "--from", "16"]])
    case .refusals: .answers([.refusals], [["refusals"]])
    case .allowed: .answers([.allowed], [["allowed", "a0"]])
    case .explain: .answers([.explain], [["explain", "15"]])
    case .flags: .answers([.flags], [["flags"]])
    case .whatIf: .answers([.whatIf], [["what-if", "--limit-factor", "0.5"]])
    case .financials:
      .answers(
        [.financials],
        [["financials"], ["financials", "--by", "claim"], ["financials", "--by", "triangle"]])
    case .sla: .answers([.sla], [["sla", "--profile", profile]])
    case .aging: .answers([.aging], [["aging", "--by", "type,assignee,status"]])
    case .fraud: .answers([.fraud], [["fraud"]])
    case .documents: .answers([.documents], [["documents"]])
    case .reports: .answers([.reports, .community, .receipt], [["reports"]])
    case .funnel: .answers([.funnel], [["funnel"]])
    case .actors: .answers([.actors], [["actors"]])
    case .rules: .answers([.rules], [["rules"]])
    case .catalogs: .answers([.catalogs], [["catalogs"], ["catalogs", "attackTypes"]])
    case .flows: .answers([.flows], [["flows"]])
    case .worklist: .answers([.worklist], [["worklist", "unassigned"]])
    case .export:
      .answers([.exports, .exportedReports], ExportChoices.all.map { ["export", $0.name] })
    case .new, .send, .outbox, .sync: .nothing(because: "whoever sends is told what came of it")
    case .tick: .nothing(because: "who lets time pass has the log; --as says who sends")
    case .serve:
      .nothing(because: "its queries are held in ClaimsStoreTests; --as says who sends what is due")
    case .shell: .nothing(because: "its verbs say who sees what")
    case .demo, .completion, .schema, .diagram, .explore, .spec, .conform, .map, .import, .bench:
      .nothing(because: "it shows what it makes or reads itself")
    case .dossier:
      .answers(
        [.timeline, .refusals],
        [
          ["dossier", "a0"], ["dossier", "a0", "--format", "md"],
          ["dossier", "a0", "--as-of", "20"],
        ])
    case .reads: .nothing(because: "it lists a record of reads, for whoever keeps that")
    case .verify, .checkpoint, .witness, .prove, .blob, .salvage, .backup, .archive, .seal,
      .keys, .erasures, .subject:
      .nothing(because: "it works on the bytes of whoever has the log")
    }
  }

  static let verbs: [[String]] = Verb.allCases.flatMap { verb in
    if case .answers(_, let lines) = shown(by: verb) { lines } else { [] as [[String]] }
  }

  /// What only `claims serve` answers.
  private static let servedAlone: Set<Question> = [.words, .reasons]

  @Test("every question is one of a verb or of the server, and every verb that answers takes --as")
  func everyQuestion() {
    var asked: Set<Question> = []
    for verb in Verb.allCases {
      let takesReader = verb.options.contains { $0.name == "as" }
      switch Self.shown(by: verb) {
      case .answers(let questions, let lines):
        asked.formUnion(questions)
        #expect(takesReader && !lines.isEmpty, "\(verb)")
      case .nothing(let reason):
        #expect(!reason.isEmpty)
        #expect(!takesReader || [.tick, .serve, .shell].contains(verb), "\(verb)")
      }
    }
    #expect(asked == Set(Question.allCases).subtracting(Self.servedAlone))
  }

  /// With `--json` if a verb has it.
  private static func formats(of words: [String]) -> [[String]] {
    let verb = words.first.flatMap(Verb.init)
    return verb?.options.contains { $0.name == "json" } == true ? [[], ["--json"]] : [[]]
  }

  /// What Carla must not read: who works on claims, and what they tell one another.
  private static let secrets = [
    "hugo", "sara", "hanna", "elena", "ReserveSet", "DecisionProposed", "proposedBy\":",
    "priorClaims",
  ]

  @Test("a claimant reads nothing of what stays inside", arguments: verbs)
  func claimant(words: [String]) throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    for format in Self.formats(of: words) {
      let run = try CommandLineRun(words + format + ["--as", "carla", "--log", folder.path()])
      // FHIR has no code for how a claim of hers ended, and says so.
      #expect(run.status == (words == ["export", "fhir"] ? 3 : 0), "\(words): \(run.messages)")
      // The catalogs' own codes are no answer about a claim.
      for secret in Self.secrets where words.first != "catalogs" || secret != "priorClaims" {
        #expect(!run.output.contains(secret), "\(words + format): \(secret)")
      }
      // Others' claims, whose ids begin with these letters; her own refused commands name one.
      guard words != ["refusals"], words.first != "export" else { continue }
      for other in ["b0000000-0000", "c0000000-0000", "d0000000-0000"] {
        #expect(!run.output.contains(other), "\(words + format): \(other)")
      }
    }
  }

  @Test("an auditor reads what the holder of the log reads", arguments: verbs)
  func auditor(words: [String]) throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    // A dossier says as whom it is read.
    guard !["allowed", "worklist", "show", "dossier"].contains(words[0]) else { return }
    // Only the holder of the log gets its bytes, and the arguments of commands.
    guard ![["export", "cloudevents"], ["export", "xes"]].contains(words) else { return }
    let log = (Self.formats(of: words).last ?? []) + ["--log", folder.path()]
    let seen = try CommandLineRun(words + ["--as", "auditor"] + log)
    let whole = try CommandLineRun(words + log)
    #expect(seen.status == whole.status && seen.messages == whole.messages, "\(seen.messages)")
    // Receipts of anonymous reporters aside: the demo has none.
    #expect(seen.output == whole.output)
  }

  @Test("a claim that is not seen is not found, whatever is asked about it")
  func notFound() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    for words in [
      ["show", "b0"], ["history", "b0"], ["timeline", "b0"], ["replay", "b0"], ["blame", "b0"],
      ["diff", "b0"], ["allowed", "b0"], ["history", "hugo"], ["history", "rules"],
    ] {
      let run = try CommandLineRun(words + ["--as", "carla", "--log", folder.path()])
      #expect(run.status == 1, "\(words)")
      #expect(run.messages.contains("there is no"), "\(words): \(run.messages)")
      #expect(run.output == "", "\(words)")
    }
  }
}
