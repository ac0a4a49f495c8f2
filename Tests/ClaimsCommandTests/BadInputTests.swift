import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  private func expect(
    _ words: [String], _ status: Int32, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try CommandLineRun(words)
    #expect(run.status == status, "\(words): \(run.messages)", sourceLocation: sourceLocation)
    #expect(run.messages.contains(message), "\(run.messages)", sourceLocation: sourceLocation)
    #expect(run.output == "" || words[0] == "verify", sourceLocation: sourceLocation)
  }

  @Test("words that make no sense are a usage error that names the remedy")
  func usage() throws {
    try expect(["lst"], 2, "there is no verb 'lst': did you mean list?")
    try expect(["list", "--lgo", "x"], 2, "'list' has no option --lgo")
    try expect(["list", "--log"], 2, "--log needs a value")
    try expect(["list", "--json=1"], 2, "--json takes no value")
    try expect(["list", "--log", "a", "--log", "b"], 2, "--log is given twice")
    try expect(["show"], 2, "'show' needs WHAT")
    try expect(["show", "a", "b"], 2, "'b' is one word too many")
    try expect(["replay", "--to", "-1"], 2, "--to: expected a number")
    try expect(["allowed", "a0"], 2, "needs --as ACTOR")
    #expect(try CommandLineRun().status == 2)
    #expect(try CommandLineRun("help").status == 0)
    #expect(try CommandLineRun("verify", "--help").output.contains("--decisions"))
  }

  @Test("a file that is read at once is read up to a limit and no further")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("long.json")
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    // A hole: it takes no room on the disk.
    try file.truncate(atOffset: (1 << 26) + 1)
    try file.close()
    let limit = "longer than 67108864 bytes"
    try expect(["conform", "--map", path, demoCommands], 1, limit)
    try expect(["verify", "--proof", path], 1, limit)
    try expect(["verify", "--proof", path, "--against", path], 1, limit)
  }

  @Test("a file that is no log is classified: missing, empty, foreign, garbage, cut")
  func notALog() throws {
    let folder = try TemporaryFolder()
    for verb in ["list", "history", "verify", "refusals"] {
      try expect([verb, "--log", folder.path("none.wal")], 1, "there is no such file")
    }
    func file(_ name: String, _ bytes: Data) throws -> String {
      try bytes.write(to: URL(filePath: folder.path(name)))
      return folder.path(name)
    }
    let good = folder.path("good.wal")
    try writeDemoLog(to: good)
    let bytes = try Data(contentsOf: URL(filePath: good))
    // Another file was meant, or it is damaged.
    let cases: [(String, Int32, String)] = [
      (try file("empty.wal", Data()), 1, "the file is empty"),
      (
        try file("foreign.wal", Data("SQLite format 3\0".utf8) + Data(count: 9000)), 1,
        "this is not a log"
      ),
      (
        try file("garbage.wal", Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 97) })), 1,
        "this is not a log"
      ),
      (try file("cut.wal", bytes.prefix(100)), 4, "the header is cut off after 100 of 4096 bytes"),
      (
        try file("header.wal", bytes.prefix(50) + [0xff] + bytes.dropFirst(51)), 4,
        "the header does not match its checksum"
      ),
    ]
    for (path, status, message) in cases {
      let before = try Data(contentsOf: URL(filePath: path))
      for verb in ["list", "verify", "send"] {
        try expect([verb, "--log", path], status, message)
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == before, "left as it was")
    }
  }

  @Test("a torn tail is reported with its place; sending cuts it off and keeps a copy")
  func torn() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    let whole = try Data(contentsOf: URL(filePath: folder.path()))
    // A frame that was begun behind the end, of which no one was told.
    try (whole + whole[4096..<4196]).write(to: URL(filePath: folder.path()))
    let verify = try CommandLineRun("verify", "--log", folder.path())
    #expect(verify.status == 4)
    #expect(verify.output.hasPrefix("torn at byte "))
    let json = try CommandLineRun("verify", "--log", folder.path(), "--json")
    #expect(json.output.hasPrefix(#"{"ending":"torn","offset":"#))
    let history = try CommandLineRun("history", "--log", folder.path(), "--json")
    #expect(history.status == 0)
    #expect(history.messages.contains("ends in a torn write at byte"))
    let send = try CommandLineRun("send", "--log", folder.path())
    #expect(send.status == 0)
    #expect(send.messages.contains("the torn bytes are kept in \(folder.path()).torn-"))
    #expect(try CommandLineRun("verify", "--log", folder.path()).status == 0)
  }

  @Test("damage is reported with its place, and nothing is written any more")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    var bytes = try Data(contentsOf: URL(filePath: folder.path()))
    bytes[5000] ^= 1
    try bytes.write(to: URL(filePath: folder.path()))
    for words in [["list"], ["history"], ["send", demoCommands], ["verify", "--decisions"]] {
      try expect(words + ["--log", folder.path()], 4, "missing or changed")
    }
    #expect(
      try CommandLineRun("verify", "--log", folder.path()).output.hasPrefix("damaged at byte "))
    #expect(try Data(contentsOf: URL(filePath: folder.path())) == bytes)
  }

  @Test("a claim that is not there, or not named clearly, is reported")
  func unknownClaims() throws {
    let folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
    try expect(
      ["show", "ff", "--log", folder.path()], 1, "there is nothing called 'ff' in this log")
    try expect(
      ["history", "", "--log", folder.path()], 1, "there is nothing called '' in this log")
    try expect(["send", "no-such-file", "--log", folder.path()], 1, "No such file")
  }

  @Test("a folder that may not be written is reported with what is needed")
  func readOnlyFolder() throws {
    let folder = try TemporaryFolder()
    // No user, root included, can make a file in a folder that is a file.
    try Data().write(to: URL(filePath: folder.path("file")))
    let run = try CommandLineRun("send", "--log", folder.path("file") + "/x.wal", demoCommands)
    #expect(run.status == 1)
    #expect(run.messages.contains("Not a directory"))
  }
}
