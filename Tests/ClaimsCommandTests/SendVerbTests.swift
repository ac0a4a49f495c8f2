import Foundation
import TestSupport
import Testing

@Suite("The verb send", .long)
struct SendVerbTests {
  private let claim = #""claim":"00000000-0000-0000-0000-00000000000a""#

  private func line(
    _ number: Int, _ actor: String, _ role: String, _ command: String, _ more: String = ""
  ) -> String {
    let id = String(format: "00000000-0000-0000-0000-%012x", number)
    return
      #"{"id":"\#(id)","actor":{"id":"\#(actor)","role":"\#(role)"},\#(claim)\#(more),"command":\#(command)}"#
  }

  @Test("a line of 20 MB is skipped with a message, and the next one is answered")
  func longLine() throws {
    let folder = try TemporaryFolder()
    let huge = String(repeating: "x", count: 20_000_000)
    let good = line(1, "carla", "claimant", #"{"openDraft":{"type":"auto"}}"#)
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    let run = try CommandLineRun("send", "--log", folder.path(), "-", input: huge + "\n" + good)
    #expect(run.status == 3)
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.contains("line 1: longer than 1048576 bytes") == true)
    #expect(run.lines.last?.hasPrefix(#"{"accepted":"#) == true)
  }

  @Test("the same lines sent again are answered with the same receipts and write nothing")
  func again() throws {
    let folder = try TemporaryFolder()
    let first = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    let before = try CommandLineRun("verify", "--log", folder.path(), "--json").output
    let accepted = first.lines.filter { $0.hasPrefix(#"{"accepted":"#) }
    let commands = try String(contentsOfFile: demoCommands, encoding: .utf8).split(separator: "\n")
    let lines = zip(commands, first.lines).filter { $0.1.hasPrefix(#"{"accepted":"#) }.map(\.0)
    let second = try CommandLineRun(
      "send", "--log", folder.path(), input: lines.joined(separator: "\n"))
    #expect(second.status == 0)
    #expect(
      second.lines
        == accepted.map { $0.replacing(#""repeated":false"#, with: #""repeated":true"#) })
    #expect(try CommandLineRun("verify", "--log", folder.path(), "--json").output == before)
  }

  @Test("two processes, one writer: the second is told who has the log")
  func twoProcesses() throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    let first = Process()
    first.executableURL = CommandLineRun.executable
    first.arguments = ["send", "--log", folder.path()]
    let (input, output) = (Pipe(), Pipe())
    first.standardInput = input
    first.standardOutput = output
    try first.run()
    let command = line(1, "carla", "claimant", #"{"openDraft":{"type":"auto"}}"#) + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(command.utf8))
    // Its answer is there: it has the log now.
    #expect(
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix(
        #"{"accepted":"#))
    let second = try CommandLineRun("send", "--log", folder.path(), demoCommands)
    #expect(second.status == 1)
    #expect(second.messages.contains("is being written by process \(first.processIdentifier) on "))
    #expect(second.output == "")
    let reader = try CommandLineRun("list", "--log", folder.path())
    #expect(reader.status == 0, "\(reader.messages)")
    try input.fileHandleForWriting.close()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0)
    #expect(try CommandLineRun("send", "--log", folder.path(), demoCommands).status == 3)
  }

  @Test("what was answered survives the sudden end of the process")
  func killed() throws {
    let folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    for round in 1...5 {
      let process = Process()
      process.executableURL = CommandLineRun.executable
      process.arguments = ["send", "--log", folder.path()]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      let command =
        round == 1
        ? line(1, "carla", "claimant", #"{"openDraft":{"type":"auto"}}"#)
        : line(round, "carla", "claimant", #"{"addNote":{"text":"\#(round)"}}"#)
      try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix(
          #"{"accepted":"#))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let history = try CommandLineRun("history", "--log", folder.path(), "--json")
      #expect(history.lines.count == registered + round, "\(history.messages)")
    }
    #expect(try CommandLineRun("verify", "--log", folder.path(), "--decisions").status == 0)
  }

  @Test("reading beside a writer that comes and goes never takes what is on its way for damage")
  func readingAlong() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    let before = try CommandLineRun("history", "--log", folder.path(), "--json").lines.count
    let note = line(0, "hugo", "handler", #"{"addNote":{"text":"x"}}"#)
      .replacing(claim, with: #""claim":"a0000000-0000-4000-8000-000000000001""#)
    let (start, end) = (note.prefix { $0 != "," }.dropLast(7), note.drop { $0 != "," })
    let goesOn = folder.path("goes-on")
    try Data().write(to: URL(filePath: goesOn))
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    // A hundred notes a time, each under a number of its own, for as long as there is such a file and
    // this process: one that is killed leaves the file behind.
    writer.arguments = [
      "-c",
      """
      run=100
      while [ -e "$2" ] && kill -0 $PPID; do
        seq 100 199 | sed "s/.*/$3$run&\\"$4/" | "$0" send --log "$1" > /dev/null
        run=$((run + 1))
      done
      """,
      CommandLineRun.executable.path, folder.path(), goesOn, String(start), String(end),
    ]
    try writer.run()
    for _ in 1...6 {
      for words in [["verify"], ["list"], ["verify", "--decisions"]] {
        let run = try CommandLineRun(words + ["--log", folder.path()])
        #expect(run.status == 0 && run.messages == "", "\(words): \(run.output)\(run.messages)")
      }
    }
    #expect(writer.isRunning)
    try FileManager.default.removeItem(atPath: goesOn)
    writer.waitUntilExit()
    #expect(try CommandLineRun("verify", "--log", folder.path()).status == 0)
    let after = try CommandLineRun("history", "--log", folder.path(), "--json").lines.count
    #expect(after > before && (after - before) % 100 == 0)
  }

  @Test("answers that cannot be written are reported, and no more is sent than waited for them")
  func lostOutput() throws {
    let folder = try TemporaryFolder()
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    // More than may wait, then a command.
    let input = folder.path("input.jsonl")
    let noCommand = String(repeating: "x", count: 200) + "\n"
    try Data((String(repeating: noCommand, count: 15_000) + registrations).utf8)
      .write(to: URL(filePath: input))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #""$0" send --log "$1" "$2" > /dev/full 2> "$1.err""#, CommandLineRun.executable.path,
      folder.path(), input,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let told = try String(contentsOfFile: folder.path() + ".err", encoding: .utf8)
    #expect(told.contains("the output could not be written: No space left on device"))
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  @Test("a line is answered while only a part of the next one is there")
  func halfLine() throws {
    let folder = try TemporaryFolder()
    let lines = registrations.split(separator: "\n").map { $0 + "\n" }
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.arguments = ["send", "--log", folder.path()]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    var told: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) {
      // The rest of this line, and the beginning of the next.
      let half = line.dropFirst(told.isEmpty ? 0 : 40)
      input.fileHandleForWriting.write(Data((half + next.prefix(40)).utf8))
      told.append(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    // Half a line at the end is no command.
    #expect(process.terminationStatus == 3)
    #expect(
      told.allSatisfy { $0.hasPrefix(#"{"accepted":"#) && $0.split(separator: "\n").count == 1 })
    #expect(told.count == registered - 1)
  }

  @Test("a reader of the answers that has seen enough ends it without a word, and the log is whole")
  func enough() throws {
    let folder = try TemporaryFolder()
    let input = folder.path("input.jsonl")
    let notes = (1...20_000).map { line($0, "x", "handler", #"{"addNote":{"text":"x"}}"#) + "\n" }
    try Data((registrations + notes.joined()).utf8).write(to: URL(filePath: input))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      #"("$0" send --log "$1" "$2" 2> "$1.err"; echo $? > "$1.status") | head -n 2 > "$1.told""#,
      CommandLineRun.executable.path, folder.path(), input,
    ]
    try process.run()
    process.waitUntilExit()
    func text(_ end: String) throws -> String {
      try String(contentsOfFile: folder.path() + end, encoding: .utf8)
    }
    #expect(try text(".told").split(separator: "\n").count == 2)
    #expect(try text(".err") == "")
    #expect(try text(".status") == "0\n" || text(".status") == "3\n")
    let verify = try CommandLineRun("verify", "--log", folder.path(), "--json")
    #expect(verify.output.contains(#""sealed":true"#))
    #expect(verify.output.contains(#""commits":\#(registered),"#))
  }
}
