import Foundation
import Testing

@Suite("Working without a connection")
struct SyncingTests {
  private let folder: TemporaryFolder
  private let claim = #""claim":"00000000-0000-0000-0000-00000000000a""#

  init() throws {
    folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
  }

  private func line(
    _ number: Int, _ actor: String, _ role: String, _ command: String, _ more: String = ""
  ) -> String {
    let id = String(format: "00000000-0000-0000-0000-%012x", number)
    return
      #"{"id":"\#(id)","actor":{"id":"\#(actor)","role":"\#(role)"},\#(claim)\#(more),"command":\#(command)}"#
      + "\n"
  }

  private var draft: String { line(1, "carla", "claimant", #"{"openDraft":{"type":"auto"}}"#) }
  private var bad: String { line(2, "carla", "claimant", #"{"addNote":{"text":" "}}"#) }
  private var note: String { line(3, "carla", "claimant", #"{"addNote":{"text":"called"}}"#) }

  private func queue(_ input: String) throws -> CommandLineRun {
    try CommandLineRun("send", "--outbox", folder.path("out.wal"), input: input)
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words + ["--outbox", folder.path("out.wal")])
  }

  private func sync(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(
      ["sync", "--json", "--outbox", folder.path("out.wal"), "--log", folder.path()] + words)
  }

  private func statuses(_ run: CommandLineRun) -> [String] {
    run.lines.compactMap { line in
      line.firstMatch(of: /"status":"(\w+)"/).map { String($0.1) }
    }
  }

  @Test("what was queued is delivered in order, and each is told; then the outbox is gone")
  func roundTrip() throws {
    let queued = try queue(draft + note)
    #expect(queued.status == 0, "\(queued.messages)")
    #expect(statuses(queued) == ["queued", "queued"])
    #expect(statuses(try run("outbox", "--json")) == ["queued", "queued"])
    let synced = try sync()
    #expect(synced.status == 0, "\(synced.messages)")
    #expect(statuses(synced) == ["acknowledged", "acknowledged"])
    #expect(synced.lines.last?.contains(#""revision":2}"#) == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.wal")))
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    #expect(history.lines.count == registered + 2)
    // Queued once more and delivered once more: the log had it already.
    _ = try queue(draft + note)
    #expect(statuses(try sync()) == ["acknowledged", "acknowledged"])
    #expect(try CommandLineRun("history", "--log", folder.path(), "--json").lines == history.lines)
  }

  @Test("what is refused stays, with its reasons, and is dropped or tried again")
  func refused() throws {
    _ = try queue(draft + bad + note)
    let synced = try sync()
    #expect(synced.status == 3)
    #expect(statuses(synced) == ["acknowledged", "refused", "acknowledged"])
    let listed = try run("outbox", "--language", "es")
    #expect(listed.output.contains("Rechazada"))
    #expect(listed.output.contains("el texto está vacío"))
    let id = "00000000-0000-0000-0000-000000000002"
    #expect(statuses(try run("outbox", "--retry", id)) == ["queued"])
    #expect(statuses(try sync()) == ["refused"])
    #expect(statuses(try run("outbox", "--drop", id)) == ["dropped"])
    #expect(try sync().status == 0)
    #expect(try run("outbox", "--drop", id).status == 1)
  }

  @Test("what is in conflict stays, until somebody says what becomes of it")
  func conflict() throws {
    _ = try CommandLineRun("send", "--log", folder.path(), input: draft)
    _ = try queue(
      line(
        4, "carla", "claimant", #"{"addNote":{"text":"x"}}"#, #","expectedRevision":7"#))
    #expect(statuses(try sync()) == ["conflict"])
    #expect(try sync("--on-conflict", "newest").status == 2)
    #expect(statuses(try sync("--on-conflict", "rebase")) == ["acknowledged"])
  }

  @Test("a line that is no command is refused like one, and the others are queued")
  func malformed() throws {
    let run = try queue("{\n" + draft)
    #expect(run.status == 3)
    #expect(run.lines.first?.contains("malformedCommand") == true)
    #expect(statuses(run) == ["queued"])
  }

  @Test(
    "killed at any moment while it delivers, it goes on where it was, and nothing is there twice")
  func killed() throws {
    let notes = (10..<410).map { line($0, "carla", "claimant", #"{"addNote":{"text":"\#($0)"}}"#) }
    _ = try queue(draft + notes.joined())
    var deaths = 0
    for round in 1...6 {
      let process = Process()
      process.executableURL = CommandLineRun.executable
      process.arguments = ["sync", "--outbox", folder.path("out.wal"), "--log", folder.path()]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      // Whenever it comes: the log has so many of them, or more.
      while process.isRunning {
        let history = try CommandLineRun("history", "--log", folder.path(), "--json")
        if history.lines.count > registered + round * 40 { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { deaths += 1 }
    }
    #expect(deaths > 0)
    #expect(try sync().status == 0)
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    let texts = history.lines.compactMap { line in
      line.firstMatch(of: /"text":"(\d+)"/).flatMap { Int($0.1) }
    }
    #expect(texts == Array(10..<410))
    #expect(try CommandLineRun("verify", "--decisions", "--log", folder.path()).status == 0)
  }
}
