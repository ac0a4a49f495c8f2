import Foundation
import TestSupport
import Testing

@Suite("Working without a connection", .long)
struct SyncVerbTests {
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

  @Test("what was queued is delivered in order, and each is reported; then the outbox is gone")
  func roundTrip() throws {
    let queued = try queue(draft + note)
    #expect(queued.status == 0, "\(queued.messages)")
    #expect(statuses(queued) == ["queued", "queued"])
    #expect(statuses(try run("outbox", "--json")) == ["queued", "queued"])
    let synced = try sync()
    #expect(synced.status == 0, "\(synced.messages)")
    #expect(statuses(synced) == ["acknowledged", "acknowledged"])
    #expect(synced.lines.last?.contains(#""revision":2,"#) == true)
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

  @Test("what is refused is put right, or sent as another one")
  func mended() throws {
    _ = try queue(draft + bad + bad.replacing("000000000002", with: "000000000009"))
    #expect(statuses(try sync()) == ["acknowledged", "refused", "refused"])
    let (first, second) = (
      "00000000-0000-0000-0000-000000000002", "00000000-0000-0000-0000-000000000009"
    )
    let file = folder.path("edited.jsonl")
    try bad.replacing(#""text":" ""#, with: #""text":"put right""#)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let edited = try run("outbox", "--edit", file)
    #expect(statuses(edited) == ["queued"], "\(edited.messages)")
    let replaced = try run("outbox", "--as-new", second)
    #expect(statuses(replaced) == ["queued"], "\(replaced.messages)")
    #expect(replaced.lines.first?.contains(#""replaces":"\#(second)""#) == true)
    // A client that lost the answer asks again, and gets it.
    #expect(try run("outbox", "--as-new", second).lines == replaced.lines)
    #expect(statuses(try sync()) == ["acknowledged", "refused"])
    let dropped = try run("outbox", "--drop", first, "--reason", "x")
    #expect(dropped.status == 1)
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    #expect(history.output.contains("put right"))
    for wrong in [
      ["--drop", first, "--retry", first], ["--reason", "x"], ["--resolve", first],
      ["--by", "rebase"], ["--resolve", first, "--by", "newest"],
      ["--edit", folder.path("out.wal")],
      ["--as-new", "x"],
    ] {
      let run = try CommandLineRun(["outbox", "--outbox", folder.path("out.wal")] + wrong)
      #expect(run.status == 2, "\(wrong): \(run.messages)")
    }
  }

  @Test("what is in conflict stays, until a user resolves it")
  func conflict() throws {
    _ = try CommandLineRun("send", "--log", folder.path(), input: draft)
    _ = try queue(
      line(
        4, "carla", "claimant", #"{"addNote":{"text":"x"}}"#, #","expectedRevision":7"#))
    #expect(statuses(try sync()) == ["conflict"])
    #expect(try sync("--on-conflict", "newest").status == 2)
    let id = "00000000-0000-0000-0000-000000000004"
    #expect(statuses(try run("outbox", "--resolve", id, "--by", "keepLocal")) == ["queued"])
    #expect(statuses(try run("outbox", "--json")) == ["queued"])
    #expect(statuses(try sync("--on-conflict", "rebase")) == ["acknowledged"])
  }

  @Test("served with an outbox, what is queued offline is there after a kill, and delivered once")
  func served() throws {
    func ask(_ lines: String..., killed: Bool = false) throws -> [String] {
      let process = Process()
      process.executableURL = CommandLineRun.executable
      process.arguments = [
        "serve", "--log", folder.path(), "--outbox", folder.path("out.wal"),
      ]
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      let all =
        [#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"#]
        + lines.enumerated().map { number, line in
          #"{"jsonrpc":"2.0","id":\#(number + 1),\#(line)}"#
        }
      input.fileHandleForWriting.write(Data((all.joined(separator: "\n") + "\n").utf8))
      var heard = ""
      while heard.split(separator: "\n").count(where: { $0.contains(#""id""#) }) < all.count {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { break }
        heard += String(decoding: more, as: UTF8.self)
      }
      if killed { kill(process.processIdentifier, SIGKILL) }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(killed || process.terminationStatus == 0)
      return heard.split(separator: "\n").map(String.init)
    }
    let offline = #""method":"connection","params":{"online":false}"#
    func enqueue(_ line: String) -> String { #""method":"enqueue","params":\#(line.dropLast())"# }
    let queued = try ask(offline, enqueue(draft), enqueue(note), killed: true)
    #expect(queued.count(where: { $0.contains(#""status":"queued""#) }) == 2)
    #expect(statuses(try run("outbox", "--json")) == ["queued", "queued"])
    // Queued once more, since the answer might have been lost; and one that the log refuses.
    let again = try ask(offline, enqueue(note), enqueue(bad), killed: true)
    #expect(again.count(where: { $0.contains(#""item""#) }) == 2)
    _ = try ask(#""method":"connection","params":{"online":true}"#)
    // What was on its way when the input ended goes on here.
    _ = try sync()
    #expect(statuses(try run("outbox", "--json")) == ["refused"])
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    #expect(history.lines.count == registered + 2)
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
      process.arguments = [
        "sync", "--json", "--outbox", folder.path("out.wal"), "--log", folder.path(),
      ]
      // More than a pipe holds, and it is not read: a process that has sent all is still there to
      // be killed.
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // Whenever it comes: the log has that many of them, or more.
      while process.isRunning {
        let history = try CommandLineRun("history", "--log", folder.path(), "--json")
        if history.lines.count > registered + round * 40 { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { deaths += 1 }
      withExtendedLifetime(output) {}
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
