import Foundation
import Testing

@testable import claims

@Suite("The verb export")
struct ExportVerbTests {
  private func demo() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try CommandLineRun("send", "--log", folder.path(), demoCommands).status == 3)
    return folder
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("a file is what standard output would be, and replaces the one of its name")
  func file() throws {
    let folder = try demo()
    let file = folder.path("out.jsonl")
    try Data("old".utf8).write(to: URL(filePath: file))
    let printed = try CommandLineRun("export", "cloudevents", "--log", folder.path())
    let written = try CommandLineRun("export", "cloudevents", "--log", folder.path(), "-o", file)
    #expect(printed.status == 0 && printed.messages == "")
    #expect(written.status == 0 && written.messages == "" && written.output == "")
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == printed.output)
    #expect(try files(folder) == ["out.jsonl", "test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("a disk that is full leaves what was there before")
  func full() throws {
    let folder = try demo()
    let file = folder.path("out.jsonl")
    try Data("old".utf8).write(to: URL(filePath: file))
    // A limit on the size of files fails a write as a full disk does.
    let command =
      "ulimit -f 8; exec '\(CommandLineRun.executable.path)' export cloudevents "
      + "--log '\(folder.path())' -o '\(file)'"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let told = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(told == "claims: the output could not be written: File too large\n")
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == "old")
    #expect(try files(folder) == ["out.jsonl", "test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("a damaged log leaves no file, and says where it is damaged")
  func damaged() throws {
    let folder = try demo()
    var bytes = try Data(contentsOf: URL(filePath: folder.path()))
    bytes[4096 + 2000] ^= 1
    try bytes.write(to: URL(filePath: folder.path()))
    let run = try CommandLineRun(
      "export", "cloudevents", "--log", folder.path(), "-o", folder.path("out.jsonl"))
    #expect(run.status == 4)
    #expect(try files(folder) == ["test.wal", "test.wal.lock", "test.wal.mark"])
  }

  @Test("a reader who has seen enough may go")
  func closedPipe() throws {
    let folder = try demo()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "('\(CommandLineRun.executable.path)' export cloudevents --log '\(folder.path())' 2>&1;"
        + " echo $? > '\(folder.path("status"))') | head -c 20",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: shown, as: UTF8.self) == #"{"specversion":"1.0""#)
    #expect(try String(contentsOf: URL(filePath: folder.path("status")), encoding: .utf8) == "0\n")
  }

  @Test(
    "words that make no sense are refused before anything is written",
    arguments: [
      (["claims"], "there is no exporting of 'claims'; there is one of: \(ExportChoices.names)"),
      (["cloudevents", "--catalogs"], "cloudevents has no option --catalogs"),
      (["incidents", "--kind", "claim"], "incidents is of how things are now"),
      (["cloudevents", "--kind", "claims"], "--kind: expected one of claim, actor, rules"),
      (["cloudevents", "--from", "noon"], "--from: "),
      (["cloudevents", "-o", "test.wal.mark"], "test.wal.mark is the log that is exported"),
      (["cloudevents", "--as", "nobody"], "'nobody'"),
    ])
  func misuse(words: [String], message: String) throws {
    let folder = try demo()
    let run = try CommandLineRun(["export"] + words + ["--log", "test.wal"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("claims: ") && run.messages.contains(message), "\(run.messages)")
    #expect(try files(folder) == ["test.wal", "test.wal.lock", "test.wal.mark"])
  }
}
