import Foundation
import Testing

@Suite("Wrong use costs no log")
struct MisuseTests {
  private let folder: TemporaryFolder
  private let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"
  private let draft =
    #"{"id":"00000000-0000-4000-8000-000000000001","actor":{"id":"carla","role":"claimant"},"#
    + #""claim":"00000000-0000-4000-8000-00000000000a","command":{"openDraft":{"type":"auto"}}}"#
    + "\n"

  init() throws {
    folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
  }

  /// Runs a line of the shell, in which `$0` is the program and `$1` the log.
  private func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, CommandLineRun.executable.path, folder.path()]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  @Test(
    "a standard stream that is closed does not lend its number to a log",
    arguments: ["<&- >&-", "<&- >&- 2>&-", ">&-", "<&-"])
  func closedStreams(redirection: String) throws {
    let before = try Data(contentsOf: URL(filePath: folder.path()))
    let begun = redirection.contains("<") ? "" : "printf '\(hello.dropLast())\\n' | "
    let status = try shell("\(begun)\"$0\" serve --log \"$1\" \(redirection)")
    // A client that cannot be answered learns so from the status.
    #expect(status == (redirection.contains(">&-") && !begun.isEmpty ? 1 : 0))
    let after = try Data(contentsOf: URL(filePath: folder.path()))
    #expect(after.prefix(4096) == before.prefix(4096))
    let verified = try CommandLineRun("verify", "--log", folder.path())
    #expect(verified.status == 0, "\(verified.output)\(verified.messages)")
  }

  @Test("a limit on the size of files is a reported error, and what was acknowledged is there")
  func fileSize() throws {
    let notes = (1...1_000).map { number in
      draft.replacing("000000000001", with: String(format: "%012x", number))
        .replacing("00000000000a", with: String(format: "%012x", number))
        // The log is to be longer than the answers, whose file has the same limit.
        .replacing(
          #""type":"auto""#,
          with: #""type":"auto","title":"\#(String(repeating: "x", count: 200))""#)
    }.joined()
    try Data(notes.utf8).write(to: URL(filePath: folder.path("notes.jsonl")))
    let output = folder.path("answers")
    // In units of 512 bytes: more than a log is made with, and less than these commands take.
    let status = try shell(
      "ulimit -f 900; \"$0\" send --log \"$1\" '\(folder.path("notes.jsonl"))' > '\(output)'")
    #expect(status == 1)
    let accepted = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      .count { $0.hasPrefix(#"{"accepted""#) }
    #expect(accepted > 100)
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    #expect(history.lines.count >= registered + accepted)
    let again = try CommandLineRun("send", "--log", folder.path(), folder.path("notes.jsonl"))
    #expect(again.status == 0)
    let repeated = again.lines.map { $0.contains(#""repeated":true"#) }
    #expect(repeated == (1...1_000).map { $0 <= history.lines.count - registered })
  }

  @Test("an outbox that is there is not delivered into a store that is not kept")
  func memory() throws {
    let outbox = folder.path("out.wal")
    _ = try CommandLineRun("send", "--outbox", outbox, input: draft)
    let run = try CommandLineRun("serve", "--memory", "--outbox", outbox, input: hello)
    #expect(run.status == 1)
    #expect(
      run.messages
        == "claims: \(outbox): there is an outbox already, and with --memory its commands would be lost\n"
    )
    let left = try CommandLineRun("outbox", "--outbox", outbox, "--json")
    #expect(left.lines.count == 1)
  }

  @Test("a mistyped name makes no file")
  func mistyped() throws {
    let typo = folder.path("typo.wal")
    let ticked = try CommandLineRun("tick", "--log", typo)
    #expect(ticked.status == 1)
    #expect(ticked.messages.contains("there is no such file"))
    _ = try CommandLineRun("send", "--outbox", folder.path("out.wal"), input: draft)
    let synced = try CommandLineRun("sync", "--log", typo, "--outbox", folder.path("out.wal"))
    #expect(synced.status == 1)
    #expect(isThere("out.wal"))
    let dropped = try CommandLineRun(
      "outbox", "--outbox", typo, "--drop", "00000000-0000-4000-8000-000000000001")
    #expect(dropped.status == 1)
    let nothing = try CommandLineRun("sync", "--log", folder.path(), "--outbox", typo)
    #expect(nothing.status == 0)
    #expect(nothing.output == "0 commands\n")
    #expect(!isThere("typo.wal") && !isThere("typo.wal.lock"))
  }

  @Test("a log of something else is reported as that, not as damage, and stays unchanged")
  func otherLog() throws {
    let (log, outbox, other) = (folder.path(), folder.path("out.wal"), folder.path("other.wal"))
    _ = try CommandLineRun("send", "--outbox", outbox, input: draft)
    _ = try CommandLineRun("send", "--log", other, input: registrations)
    let before = try [log, outbox].map { try Data(contentsOf: URL(filePath: $0)) }
    let advice = ". It is intact. Name the log of claims with --log FILE, and the outbox with "
    for verb in [
      ["list"], ["history"], ["refusals"], ["actors"], ["verify", "--decisions"], ["tick"],
      ["tick", "--dry-run"], ["send"], ["serve"], ["worklist", "--as", "ada"],
    ] {
      let run = try CommandLineRun(verb + ["--log", outbox], input: Data(draft.utf8))
      #expect(run.status == 1, "\(verb): \(run.messages)")
      let found = "claims: \(outbox): this is the log of an outbox; expected one of claims"
      #expect(run.messages == "\(found)\(advice)--outbox FILE\n", "\(verb)")
    }
    let id = "00000000-0000-4000-8000-000000000001"
    for verb in [
      ["outbox"], ["outbox", "--drop", id], ["send"], ["sync", "--log", other],
      ["serve", "--log", other],
    ] {
      let run = try CommandLineRun(verb + ["--outbox", log], input: Data(draft.utf8))
      #expect(run.status == 1, "\(verb): \(run.messages)")
      let found = "claims: \(log): this is a log of claims; expected that of an outbox"
      #expect(run.messages == "\(found)\(advice)--outbox FILE\n", "\(verb)")
    }
    let spanish = try CommandLineRun("list", "--log", outbox, "--language", "es")
    #expect(
      spanish.messages.contains(
        "este es el registro de una bandeja de salida; se esperaba uno de reclamaciones. "
          + "Está íntegro. Indique"))
    #expect(try [log, outbox].map { try Data(contentsOf: URL(filePath: $0)) } == before)
    // What asks no more than whether the bytes are whole asks it of either.
    #expect(try CommandLineRun("verify", "--log", outbox).status == 0)
    let checkpoint = try CommandLineRun("checkpoint", "--log", outbox)
    #expect(checkpoint.output.hasPrefix("claims-kernel/"))
    let kept = folder.path("kept.txt")
    try checkpoint.output.write(toFile: kept, atomically: true, encoding: .utf8)
    #expect(try CommandLineRun("verify", "--log", outbox, "--against", kept).status == 0)
  }

  @Test("an outbox is no log's own file, under whichever name", arguments: ["sync", "serve"])
  func oneFile(verb: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.wal"), withDestinationPath: folder.path())
    for outbox in [folder.path(), folder.path("link.wal")] {
      let run = try CommandLineRun(verb, "--log", folder.path(), "--outbox", outbox)
      #expect(run.status == 2)
      #expect(
        run.messages.hasPrefix("claims: --outbox and --log name the same file, \(outbox)"))
    }
    // Also if it is still to be made, which 'sync' does not.
    let run = try CommandLineRun(
      verb, "--log", folder.path("new.wal"), "--outbox", folder.path("./new.wal"))
    #expect(run.status == (verb == "serve" ? 2 : 1))
    #expect(!isThere("new.wal") && !isThere("new.wal.lock"))
  }

  @Test("a folder that is missing is named, and nothing is made")
  func missingFolder() throws {
    let path = folder.path("none/deep/a.wal")
    let log = ["--log", path]
    for words in [
      ["list"] + log, ["send"] + log, ["tick"] + log, ["serve"] + log, ["verify"] + log,
      ["sync"] + log, ["outbox", "--outbox", path], ["send", "--outbox", path],
      ["backup", path, "--log", folder.path()],
    ] {
      let run = try CommandLineRun(words, input: Data(draft.utf8))
      #expect(run.status == 1, "\(words)")
      #expect(
        run.messages
          == "claims: \(path): there is no folder \(folder.path("none/deep")). Make it first: mkdir "
          + "-p \(folder.path("none/deep"))\n",
        "\(words)")
    }
    let spanish = try CommandLineRun(["list", "--language", "es"] + log)
    #expect(spanish.messages.contains("no existe la carpeta \(folder.path("none/deep")). Créela"))
    let outbox = try CommandLineRun("outbox", "--outbox", folder.path("none.wal"))
    #expect(outbox.status == 1)
    #expect(outbox.messages.contains("Name an outbox with --outbox FILE, or make one"))
    #expect(!isThere("none") && !isThere("none.wal"))
  }

  @Test("a line that is too long is answered, and the rest is queued")
  func longLine() throws {
    let long = String(repeating: "x", count: 1 << 20 + 1) + "\n"
    let run = try CommandLineRun(
      "send", "--outbox", folder.path("out.wal"), input: long + draft)
    #expect(run.status == 3)
    #expect(run.lines.map { $0.contains("malformedCommand") } == [true, false])
    #expect(run.lines.last?.contains(#""status":"queued""#) == true)
  }

  @Test("who brings a command over is said by an import, not by the sender")
  func imported() throws {
    let line = draft.replacing(
      #""command""#, with: #""importedBy":"ada","effective":"2020-01-01T00:00:00Z","command""#)
    let sent = try CommandLineRun("send", "--log", folder.path(), input: line)
    #expect(sent.status == 3)
    #expect(sent.output.contains("importedBy: only an import says who brings a command over"))
    let queued = try CommandLineRun("send", "--outbox", folder.path("out.wal"), input: line)
    #expect(queued.status == 3)
    let request = #"{"jsonrpc":"2.0","id":1,"method":"send","params":\#(line.dropLast())}"# + "\n"
    let served = try CommandLineRun("serve", "--log", folder.path(), input: hello + request)
    #expect(served.lines.last?.contains("malformedCommand") == true, "\(served.output)")
    let brought = try CommandLineRun("send", "--importing", "--log", folder.path(), input: line)
    #expect(brought.status == 0, "\(brought.output)\(brought.messages)")
  }

  @Test("a log that is made strict stays so")
  func strict() throws {
    let log = folder.path("strict.wal")
    _ = try CommandLineRun(
      "send", "--durability", "strict", "--log", log, input: registrations)
    let mark = URL(filePath: log + ".mark")
    let before = try Data(contentsOf: mark)
    let sent = try CommandLineRun("send", "--log", log, input: draft)
    #expect(sent.status == 0, "\(sent.messages)")
    #expect(try Data(contentsOf: mark) != before)
    // What it vouches for cannot be cut off unseen.
    let whole = try Data(contentsOf: URL(filePath: log))
    let cut = whole.prefix(4096) + Data(count: whole.count - 4096)
    try cut.write(to: URL(filePath: log))
    #expect(try CommandLineRun("verify", "--log", log).status == 4)
  }
}
