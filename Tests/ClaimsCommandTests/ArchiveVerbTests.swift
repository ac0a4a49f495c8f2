import Foundation
import Testing
import WriteAheadLog

@Suite("Archiving on the command line")
struct ArchiveVerbTests {
  let folder: TemporaryFolder
  private var log: String { folder.path("log.wal") }
  private var old: String { folder.path("old.wal") }

  init() throws {
    folder = try TemporaryFolder()
    #expect(try CommandLineRun("send", "--log", folder.path("log.wal"), demoCommands).status < 4)
  }

  /// What the verbs show of it.
  private func shown(_ log: String) throws -> [String] {
    try [
      ["list"], ["history"], ["financials"], ["refusals"], ["show", "a0"], ["timeline", "e0"],
      ["worklist", "--as", "hugo"], ["list", "all"], ["verify", "--decisions"], ["checkpoint"],
      ["prove", "a0", "-o", folder.path("proof")], ["export", "jsonl"],
    ].map { words in
      let run = try CommandLineRun(words + ["--log", log])
      return "\(words): \(run.status) \(run.output)"
    }
  }

  @Test("a log with its archive shows what it showed, and takes commands")
  func sameAnswers() throws {
    let whole = folder.path("whole.wal")
    #expect(try CommandLineRun("backup", whole, "--log", log).status == 0)
    let expected = try shown(whole)
    let run = try CommandLineRun("archive", old, "--before", "2100-01-01T00:00:00Z", "--log", log)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.lines.first?.hasPrefix("2 of 18 streams moved to ") == true)
    #expect(try shown(log).map { $0.replacing(verifiedOf(old), with: "") } == expected)
    let sent = try CommandLineRun("send", "--log", log, input: note)
    #expect(sent.status == 0 && sent.output.contains("accepted"))
    let again = try CommandLineRun("send", "--log", log, input: note)
    #expect(again.output.contains("accepted"))
    let verified = try CommandLineRun("verify", "--json", "--log", log)
    #expect(verified.output.contains(#""events":86"#))
    #expect(verified.output.contains(#""archivedEvents":85,"archiveRead":true"#))
  }

  private func verifiedOf(_ archive: String) -> String {
    "the events up to position 85 stand in the archive \(archive), whose 89 frames were read, too\n"
  }

  private let note = """
    {"id":"00000000-0000-4000-8000-0000000000aa","actor":{"id":"hanna","role":"handler"},\
    "claim":"d0000000-0000-4000-8000-000000000004","command":{"addNote":{"text":"Called."}}}

    """

  @Test("without its archive a log shows what it has, takes commands, and says what is missing")
  func absent() throws {
    let run = try CommandLineRun(
      "archive", old, "--before", "2100-01-01T00:00:00Z", "--log", log, "--json")
    #expect(run.output.contains(#""moved":2"#), "\(run.messages)")
    let expected = try CommandLineRun("show", "d0", "--log", log).output
    try FileManager.default.moveItem(atPath: old, toPath: folder.path("away.wal"))
    let shown = try CommandLineRun("show", "d0", "--log", log)
    #expect(shown.status == 0 && shown.output == expected)
    for words in [["show", "a0"], ["list"], ["history"], ["backup", folder.path("copy.wal")]] {
      let refused = try CommandLineRun(words + ["--log", log])
      #expect(refused.status == 1)
      // A history tells what it comes to before.
      #expect(refused.output.isEmpty || words == ["history"], "\(words): \(refused.output)")
      #expect(refused.messages.contains("stand in the archive"), "\(refused.messages)")
    }
    let sent = try CommandLineRun("send", "--log", log, input: note)
    #expect(sent.status == 0 && sent.output.contains("accepted"), "\(sent.messages)")
    let verified = try CommandLineRun("verify", "--log", log, "--language", "es")
    #expect(verified.status == 0)
    #expect(verified.output.contains("el archivo histórico no se leyó"))
    #expect(!verified.output.contains("put it back"))
    // It counts what it has read.
    let counted = try CommandLineRun("verify", "--log", log).output
    #expect(counted.hasPrefix("whole: 1 commit"), "\(counted)")
    #expect(counted.contains("1 event") && counted.contains("in 18 streams"), "\(counted)")
    // It goes on from there once it is back.
    try FileManager.default.moveItem(atPath: folder.path("away.wal"), toPath: old)
    #expect(try CommandLineRun("verify", "--decisions", "--log", log).status == 0)
    #expect(try CommandLineRun("show", "a0", "--log", log).status == 0)
  }

  @Test("an archive's name tells a terminal nothing")
  func name() throws {
    let old = folder.path("old\u{1b}[2J\nwhole: all is well")
    #expect(
      try CommandLineRun("archive", old, "--before", "2100-01-01T00:00:00Z", "--log", log).status
        == 0)
    for isThere in [true, false] {
      if !isThere { try FileManager.default.removeItem(atPath: old) }
      let verified = try CommandLineRun("verify", "--log", log)
      #expect(verified.status == 0 && verified.lines.count == 2, "\(verified.output)")
      #expect(!verified.output.contains("\u{1b}"))
      #expect(!(try CommandLineRun("show", "a0", "--log", log)).messages.contains("\u{1b}"))
    }
  }

  @Test("what cannot be archived is left as it is")
  func refused() throws {
    let before = try Data(contentsOf: URL(filePath: log))
    func run(_ words: String...) throws -> CommandLineRun {
      try CommandLineRun(["archive"] + words + ["--log", log])
    }
    #expect(try run(old).status == 2)
    #expect(try run(old, "--before", "yesterday").status == 2)
    let none = try run(old, "--before", "2001-01-01T00:00:00Z")
    #expect(none.status == 1 && none.messages.contains("no closed stream"))
    #expect(try run(log, "--before", "2100-01-01T00:00:00Z").status == 1)
    #expect(try run(log + ".mark", "--before", "2100-01-01T00:00:00Z").status == 1)
    #expect(try Data(contentsOf: URL(filePath: log)) == before)
    let absent = try CommandLineRun(
      "archive", old, "--before", "2100-01-01T00:00:00Z", "--log", folder.path("none.wal"))
    #expect(absent.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none.wal")))
  }
}
