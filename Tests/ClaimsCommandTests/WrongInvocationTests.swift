import Foundation
import Testing

/// What people type who do not know better: each answer names the cause and the next step, in at most six lines.
@Suite("Wrong invocations")
struct WrongInvocationTests {
  struct Invocation: CustomTestStringConvertible, Sendable {
    let words: [String]
    var input = ""
    let status: Int32
    /// The cause, and what to do.
    let told: [String]

    init(_ line: String, input: String = "", _ status: Int32, _ told: String...) {
      words = line.split(separator: " ").map { String($0) }
      (self.input, self.status, self.told) = (input, status, told)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  /// LOG has the demo's claims, NONE is not there, TEXT and EMPTY are no logs.
  static let all: [Invocation] = [
    // Verbs.
    .init("lst", 2, "no verb 'lst'", "did you mean list?", "Try: claims help"),
    .init("hstory LOG", 2, "no verb 'hstory'", "did you mean history?"),
    .init("frobnicate", 2, "no verb 'frobnicate'", "Try: claims help"),
    .init("help hstory", 2, "'hstory'", "did you mean history?"),
    .init("help aprove", 2, "'aprove'", "did you mean approve, prove?"),
    .init("schema aprove", 2, "no command 'aprove'", "did you mean approve?"),
    .init("new aprove", 2, "no command 'aprove'", "did you mean approve?"),
    .init("completion csh", 2, "bash, zsh, fish", "'csh'"),
    .init("--log LOG", 2, "no verb '--log'", "Try: claims help"),
    // Options.
    .init("list --lgo x", 2, "no option --lgo", "did you mean --log?"),
    .init("list -l", 2, "no option -l", "--log"),
    .init("list -v", 2, "no option -v", "Try: claims help list"),
    .init("list --log", 2, "--log needs a value", "Try: claims help list"),
    .init("list --json=1", 2, "--json takes no value"),
    .init("list --log a --log b", 2, "--log is given twice"),
    .init("list --log LOG --language xx", 2, "--language", "en or es"),
    .init("list --log LOG --color red", 2, "auto, always, never", "'red'"),
    .init("diagram claim --dot --mermaid", 2, "--dot and --mermaid exclude"),
    .init("send --log LOG --durability fast", 2, "standard, strict", "'fast'"),
    // Words.
    .init("show", 2, "'show' needs WHAT", "Try: claims help show"),
    .init("show a b --log LOG", 2, "'b' is one word too many for 'show'"),
    .init("list none.wal", 2, "'none.wal' is no word of 'list'", "--log none.wal"),
    .init("list cliams --log LOG", 2, "'cliams'"),
    .init("show c0 x.wal", 2, "'x.wal' is no word of 'show'", "--log x.wal"),
    .init("explain x --log LOG", 2, "'x'"),
    .init("diagram clam", 2, "no machine 'clam'", "claim"),
    .init("explore clam", 2, "no machine 'clam'", "claim"),
    .init("explore claim --view side", 2, "no view 'side'"),
    .init("worklist theirs --log LOG --as hugo", 2, "mine, unassigned", "'theirs'"),
    .init("export pdf --log LOG", 2, "'pdf'", "cloudevents"),
    .init("import xls file", 2, "'xls'", "xes"),
    .init("witness sing", 2, "sing", "sign"),
    .init("blob fetch --log LOG", 2, "fetch", "get"),
    .init("conform", 2, "'conform' needs FILE"),
    .init("backup", 2, "'backup' needs DEST"),
    // Values.
    .init("list --log LOG --status opn", 2, "'opn'", "open"),
    .init("list --log LOG --sort titel", 2, "'titel'", "title"),
    .init("list --log LOG --limit many", 2, "--limit", "a number", "'many'"),
    .init("list --log LOG --updated soon", 2, "--updated", "'soon'"),
    .init("list --log LOG --amount lots", 2, "--amount", "'lots'"),
    .init("replay a0 --log LOG --recorded yesterday", 2, "--recorded", "2025-03-04"),
    .init("tick --log LOG --at soon", 2, "--at", "2025-03-04"),
    .init("diff a0 --log LOG --from x", 2, "--from", "'x'"),
    .init("history --log LOG --event ClaimAproved", 2, "did you mean ClaimApproved?"),
    .init("refusals --log LOG --command aprove", 2, "did you mean approve?"),
    // People and streams.
    .init("history Hugo --log LOG", 1, "nothing called 'Hugo'", "did you mean hugo?"),
    .init("history nobody --log LOG", 1, "nothing called 'nobody'", "claims actors"),
    .init("show 9 --log LOG", 1, "nothing called '9'", "claims list"),
    .init("allowed a0 --as Hugo --log LOG", 2, "'Hugo' is not registered", "did you mean hugo?"),
    .init("allowed a0 --as hugo:bos --log LOG", 2, "no role 'bos'", "handler"),
    .init("allowed a0 --log LOG", 2, "--as ACTOR"),
    .init(
      "replay a0 --log LOG --recorded 2020-01-01", 1, "no such stream then", "first event"),
    // Files.
    .init("list --log NONE", 1, "no such file", "--log"),
    .init("list --log EMPTY", 1, "the file is empty", "--log"),
    .init("list --log TEXT", 1, "this is not a log", "--log"),
    .init("send --log /nowhere/x.wal COMMANDS", 1, "mkdir -p /nowhere"),
    .init("send --log LOG /nowhere/commands", 1, "/nowhere/commands"),
    .init("conform --map /nowhere/map TEXT", 1, "/nowhere/map"),
    .init("backup LOG --log LOG", 1, "the log itself"),
    .init("verify --log LOG --against /nowhere/c", 1, "/nowhere/c"),
    .init("map draft /nowhere/log.xes", 1, "/nowhere/log.xes"),
    .init("dossier 9 --log LOG", 1, "'9'"),
  ]

  private static let folder = Result { () throws -> TemporaryFolder in
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path("LOG"))
    try Data().write(to: URL(filePath: folder.path("EMPTY")))
    try Data("once upon a time".utf8).write(to: URL(filePath: folder.path("TEXT")))
    return folder
  }

  @Test("names the cause and the next step in at most six lines", arguments: all)
  func told(invocation: Invocation) throws {
    let folder = try Self.folder.get()
    let words = invocation.words.map { word in
      switch word {
      case "LOG", "NONE", "EMPTY", "TEXT": folder.path(word)
      case "COMMANDS": demoCommands
      default: word
      }
    }
    let run = try CommandLineRun(words, input: Data(invocation.input.utf8), in: folder.url)
    #expect(run.status == invocation.status, "\(run.messages)")
    for text in invocation.told { #expect(run.messages.contains(text), "\(run.messages)") }
    #expect(run.messages.split(separator: "\n").count <= 6, "\(run.messages)")
    #expect(run.messages.split(separator: "\n").allSatisfy { $0.count <= 400 }, "\(run.messages)")
    #expect(run.output == "")
  }

  @Test("there are sixty of them")
  func sixty() { #expect(Self.all.count >= 60) }

  @Test(
    "a line that is no command is told with what is one",
    arguments: [
      (#"{"#, "a name in quotes behind byte 1 of 1"), ("hello", "not valid JSON"),
      (#"{"id":"00000000-0000-4000-8000-000000000001"}"#, "actor: expected"),
      (
        #"{"id":"00000000-0000-4000-8000-000000000001","actor":{"id":"hugo","role":"handler"},"command":{"aprove":{}}}"#,
        "there is no command 'aprove': did you mean approve?"
      ),
      (
        #"{"id":"00000000-0000-4000-8000-000000000001","actor":{"id":"hugo","role":"handler"},"claim":"a0000000-0000-4000-8000-000000000001","command":{"approve":{"raeson":""}}}"#,
        "no such field: did you mean reason?"
      ),
    ])
  func lines(line: String, told: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(
      ["send", "--log", folder.path("LOG")], input: Data((line + "\n").utf8))
    #expect(run.status == 3 && run.output.contains(told), "\(run.output)")
    #expect(run.output.count < 600)
  }
}
