import Foundation
import Testing

@Suite("claims serve")
struct ServeTests {
  private let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"

  /// The commands of a file as requests, numbered from 1.
  private func requests(_ commands: String) -> String {
    commands.split(separator: "\n").enumerated().map { number, command in
      #"{"jsonrpc":"2.0","id":\#(number + 1),"method":"send","params":\#(command)}"# + "\n"
    }.joined()
  }

  @Test("what is sent is in the log, sealed, once the input ends; sent again it is there once")
  func log() throws {
    let folder = try TemporaryFolder()
    let input = hello + requests(registrations)
    for repeated in [false, true] {
      let run = try CommandLineRun("serve", "--log", folder.path(), input: input)
      #expect(run.status == 0)
      #expect(run.messages == "")
      #expect(run.lines.count == registered + 1)
      for line in run.lines.dropFirst() { #expect(line.contains(#""repeated":\#(repeated)"#)) }
      let verified = try CommandLineRun("verify", "--json", "--log", folder.path())
      #expect(verified.output.contains(#""events":\#(registered),"#))
      #expect(verified.output.contains(#""sealed":true"#))
    }
  }

  @Test("'shutdown' ends it while the input is open behind it")
  func shutdown() throws {
    let folder = try TemporaryFolder()
    let end = #"{"jsonrpc":"2.0","id":99,"method":"shutdown"}"# + "\n"
    let run = try CommandLineRun(
      "serve", "--log", folder.path(), input: hello + requests(registrations) + end + "{}\n")
    #expect(run.status == 0)
    #expect(run.lines.contains(#"{"jsonrpc":"2.0","id":99,"result":{}}"#))
  }

  @Test("it holds the log: a second one is told so, and who ticks what to do")
  func inUse() throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    let (input, output) = (Pipe(), Pipe())
    let first = Process()
    first.executableURL = CommandLineRun.executable
    first.arguments = ["serve", "--log", folder.path()]
    (first.standardInput, first.standardOutput) = (input, output)
    try first.run()
    input.fileHandleForWriting.write(Data(hello.utf8))
    #expect(output.fileHandleForReading.availableData.count > 0)
    let second = try CommandLineRun("serve", "--log", folder.path(), input: hello)
    #expect(second.status == 1)
    #expect(second.messages.contains("is being written by"))
    #expect(second.output == "")
    for (language, words) in [("en", "started with --tick"), ("es", "se inicia con --tick")] {
      let tick = try CommandLineRun("tick", "--log", folder.path(), "--language", language)
      #expect(tick.status == 1)
      #expect(tick.messages.contains("\(first.processIdentifier)"), "who holds it")
      #expect(tick.messages.contains(#""method":"tick","params":{}"#))
      #expect(tick.messages.contains(words))
      #expect(tick.output == "")
    }
    // Looking takes no lock.
    let dry = try CommandLineRun("tick", "--dry-run", "--log", folder.path())
    #expect(dry.status == 0)
    #expect(dry.output == "nothing is due\n")
    try input.fileHandleForWriting.close()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0)
  }

  @Test("a log in memory goes with the process, and may be told what time it is")
  func memory() throws {
    let command = registrations.split(separator: "\n")[0].dropFirst()
    let send =
      #"{"jsonrpc":"2.0","id":1,"method":"send","params":{"at":"2026-03-01T08:00:00Z",\#(command)}"#
    let run = try CommandLineRun(
      "serve", "--memory", "--clock", "manual", input: hello + send + "\n")
    #expect(run.status == 0)
    #expect(run.lines[0].contains(#""clock":"manual""#))
    #expect(run.lines[1].contains(#""recorded":"2026-03-01T08:00:00.000000000Z""#))
  }

  @Test("without a connection from the start nothing is delivered, and 'health' says so")
  func offline() throws {
    let folder = try TemporaryFolder()
    let draft =
      #"{"jsonrpc":"2.0","id":1,"method":"enqueue","params":{"id":"00000000-0000-0000-c0de-000000000001","#
      + #""actor":{"id":"carla","role":"claimant"},"claim":"a0000000-0000-0000-0000-000000000001","#
      + #""command":{"openDraft":{"type":"auto"}}}}"# + "\n"
    let health = #"{"jsonrpc":"2.0","id":2,"method":"health"}"# + "\n"
    // Asked after a restart: 'health' waits for nothing, not for what was sent before it either.
    for line in [draft, health] {
      let run = try CommandLineRun(
        "serve", "--log", folder.path(), "--outbox", folder.path("out.wal"), "--offline",
        input: hello + line)
      #expect(run.status == 0)
      guard line == health else { continue }
      let told = try #require(run.lines.last)
      #expect(told.contains(#""outbox":{"status":"pending","online":false,"#))
    }
    let waiting = try CommandLineRun("outbox", "--outbox", folder.path("out.wal"), "--json")
    #expect(waiting.lines.count == 1)
  }

  @Test(
    "words that make no sense together are refused",
    arguments: [
      (["--memory", "--log", "x"], "exclude one another"),
      (["--clock", "manual"], "needs --memory"),
      (["--memory", "--clock", "sundial"], "expected one of system, manual"),
      (["--memory", "--offline"], "needs --outbox"),
      (["--memory", "--as", "clock"], "needs --tick"),
      (["--memory", "--tick", "0"], "expected 1 to 86400 seconds"),
      (["--memory", "--tick", "86401"], "expected 1 to 86400 seconds"),
      (["--memory", "--tick", "often"], "expected a number"),
    ])
  func usage(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(["serve"] + words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.messages.contains(message))
  }
}
