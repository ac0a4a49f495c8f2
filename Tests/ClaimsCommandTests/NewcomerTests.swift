import Foundation
import Testing

@testable import ClaimsCommand

/// Where somebody stumbles who never saw it: what is told then.
@Suite("What a newcomer is told")
struct NewcomerTests {
  private let folder: TemporaryFolder
  private let log: String

  init() throws {
    folder = try TemporaryFolder()
    log = folder.path()
    _ = try CommandLineRun("send", "--log", log, input: registrations + FirstMinuteTests.filed)
  }

  private func run(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> CommandLineRun { try CommandLineRun(words, environment: environment) }

  /// What a wrong line is told: at most six lines, and nothing on standard output.
  private func wrong(_ words: [String], _ told: String) throws {
    let run = try run(words)
    #expect(run.status == 2 && run.output == "", "\(words): \(run.messages)")
    #expect(run.messages.contains(told), "\(words): \(run.messages)")
    #expect(run.messages.split(separator: "\n").count <= 6)
  }

  @Test(
    "new looks ids up in the log, lists who is registered, and leaves out nothing that is required")
  func askedOfLog() throws {
    func asked(_ command: String, _ answers: String...) throws -> CommandLineRun {
      try CommandLineRun(
        ["new", command, "--log", log],
        input: Data((answers.joined(separator: "\n") + "\n").utf8))
    }
    let note = try asked("addNote", "carla", "claimant", "zz", "c0", "called")
    #expect(note.status == 0, "\(note.messages)")
    let claim = "c0000000-0000-4000-8000-000000000001"
    #expect(note.output.contains(#""claim":"\#(claim)","command":{"addNote":{"text":"called"}}"#))
    #expect(note.messages.contains("actor.id: a text; registered are ada, carla, "))
    #expect(note.messages.contains("actor.role: one of claimant\n"))
    #expect(note.messages.contains("there is nothing called 'zz'"))
    let stranger = try asked("addNote", "carl", "claimant", "c0", "called")
    #expect(stranger.messages.contains("nobody is registered as 'carl': did you mean carla?"))
    let empty = try asked("addNote", "carla", "claimant", "c0", "")
    #expect(empty.status == 1 && empty.output == "", "\(empty.messages)")
    #expect(empty.messages.hasSuffix("claims: text is needed\n"))
    let missing = try asked("approve", "hugo", "handler", "c0", "")
    #expect(missing.status == 1 && missing.messages.hasSuffix("amount.minorUnits is needed\n"))
    let other = try asked("verifyDocument", "hugo", "handler", "c0")
    #expect(other.messages.contains("that is claim \(claim)\n"), "\(other.messages)")
  }

  @Test("allowed says who there is, and shows what is allowed first")
  func allowedOrder() throws {
    try wrong(["allowed", "c0", "--log", log], "needs --as ACTOR, one of: ada, carla, ")
    let lines = try run(["allowed", "c0", "--as", "carla", "--log", log]).lines.dropFirst()
    let marks = lines.map { String($0.prefix(5)) }
    #expect(marks == marks.filter { $0 == "  yes" } + marks.filter { $0 == "  no " })
    let approve = lines.first { $0.contains(" approve ") }
    #expect(
      approve?.hasSuffix("this command may not be sent as claimant, only as handler, supervisor")
        == true, "\(approve ?? "")")
    let spanish = try run(["allowed", "c0", "--as", "carla", "--log", log, "--language", "es"])
    #expect(spanish.output.contains("(approve) "))
  }

  @Test("what is no command makes no log, and a first one says how to begin")
  func noLog() throws {
    let folder = try TemporaryFolder()
    let odd = try CommandLineRun("send", "--log", folder.path(), input: "hello\n\nworld\n")
    #expect(odd.status == 3 && odd.lines.count == 2)
    #expect(odd.lines.last?.contains("line 3: ") == true, "\(odd.output)")
    #expect(odd.messages.contains("so \(folder.path()) was not made"))
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
    let early = try CommandLineRun(
      "send", "--log", folder.path(), input: "hello\n" + FirstMinuteTests.filed)
    #expect(early.status == 3)
    #expect(early.lines.first?.contains("line 1: ") == true)
    #expect(early.messages.contains("Its first command registers the administrator"))
    let begun = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    #expect(begun.status == 0 && begun.messages == "")
    // An empty line before the first command is none that was refused.
    let spaced = try CommandLineRun(
      "send", "--log", folder.path("spaced.wal"), input: "\n" + registrations)
    #expect(spaced.status == 0 && spaced.lines.count == registered)
  }

  @Test("an option does not swallow the next, and a language that there is not is told everywhere")
  func options() throws {
    try wrong(
      ["allowed", "c0", "--as", "--log", log], "--as needs a value, and --log is an option")
    for words in [
      ["help"], ["help", "list"], ["help", "approve"], ["list", "--help"], ["list"], ["--version"],
    ] {
      try wrong(words + ["--language", "de"], "--language: expected en or es or en-XA, found 'de'")
    }
    #expect(try run(["help"], environment: ["LC_ALL": "de_DE.UTF-8"]).status == 0)
    try wrong(["list", "--status", "opn", "--log", log], "did you mean open?")
    try wrong(["list", "--sort", "titel", "--log", log], "did you mean title?")
    try wrong(["list", "--type", "autos", "--log", log], "did you mean auto?")
  }

  @Test("a narrow table cuts titles first, and ids only as far as they can be told apart")
  func narrow() {
    var table = TextTable(["id", "status", "title"])
    table.add(["a0000000-0000-4000-8000-000000000001", "draft", "Rear-end collision in the rain"])
    table.add(["a0000000-0000-4000-8000-000000000012", "draft", "Burst pipe"])
    table.add(["b0000000-0000-4000-8000-000000000001", "draft", "Burst pipe"])
    #expect(
      table.lines(within: 60) == [
        "id                                    status  title",
        "a0000000-0000-4000-8000-000000000001  draft   Rear-end coll…",
        "a0000000-0000-4000-8000-000000000012  draft   Burst pipe",
        "b0000000-0000-4000-8000-000000000001  draft   Burst pipe",
      ])
    // The last letters tell the first two apart: they are never cut.
    #expect(table.lines(within: 30)[1] == "a0000000-0000-4000-8000-000000000001  draft   Rear-en…")
    var distinct = TextTable(["id", "title"])
    distinct.add(["a0000000-0000-4000-8000-000000000001", "Rear-end collision"])
    distinct.add(["b0000000-0000-4000-8000-000000000001", "Burst pipe"])
    #expect(distinct.lines(within: 18)[1] == "a000000…  Rear-en…")
  }
}
