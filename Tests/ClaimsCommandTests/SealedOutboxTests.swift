import Cryptography
import Foundation
import TestSupport
import Testing

/// Source: Specs/Outbox.md, "A sealed outbox".
@Suite(
  "An outbox that is sealed", .long,
  .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SealedOutboxTests {
  private let folder: TemporaryFolder
  private let master = ["CLAIMS_MASTER_KEY": String(repeating: "1f", count: 32)]
  private var out: String { folder.path("out.wal") }

  init() throws {
    folder = try TemporaryFolder()
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
  }

  private func line(_ number: Int, _ command: String) -> String {
    #"{"id":"00000000-0000-0000-0000-00000000000\#(number)","actor":{"id":"carla","#
      + #""role":"claimant"},"claim":"00000000-0000-0000-0000-00000000000a","command":\#(command)}"#
      + "\n"
  }

  private var input: String {
    line(1, #"{"openDraft":{"type":"auto","title":"told in confidence"}}"#)
      + line(2, #"{"addNote":{"text":" "}}"#)
      + line(3, #"{"addNote":{"text":"called in confidence"}}"#)
  }

  private func run(
    _ words: [String], input: String = "", withKey: Bool = true
  ) throws -> CommandLineRun {
    try CommandLineRun(
      words + ["--outbox", out], input: Data(input.utf8), environment: withKey ? master : [:])
  }

  /// The files of the outbox, by what follows its name.
  private func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return Dictionary(
      uniqueKeysWithValues: try names.filter { $0.hasPrefix("out.wal") }.map {
        ($0, try Data(contentsOf: folder.url.appending(path: $0)))
      })
  }

  @Test("it shows and delivers what one in the clear does, and its files tell nothing")
  func sealed() throws {
    let queued = try run(["send", "--encrypt"], input: input)
    #expect(queued.status == 0, "\(queued.messages)")
    // Again, without the option: it stays as it was made.
    #expect(try run(["send"], input: input).lines == queued.lines)
    for (name, bytes) in try files() {
      for text in ["confidence", "openDraft", "00000000-0000-0000-0000-00000000000a"] {
        #expect(bytes.range(of: Data(text.utf8)) == nil, "\(name): \(text)")
      }
    }
    let listed = try run(["outbox", "--json"])
    #expect(listed.lines == queued.lines)
    #expect(listed.output.contains("told in confidence"))
    let locked = try run(["outbox"], withKey: false)
    #expect(locked.status == 1 && locked.output == "")
    #expect(locked.messages.contains("name its master key by one of"))
    #expect(try run(["send"], input: input, withKey: false).status == 1)
    #expect(try CommandLineRun("verify", "--log", out, environment: master).status == 0)
    #expect(try CommandLineRun("verify", "--log", out).status == 0)

    let sync = ["sync", "--log", folder.path()]
    #expect(try run(sync).status == 3)
    let refused = try run(["outbox", "--json"])
    #expect(refused.lines.count == 1)
    #expect(refused.output.contains(#""status":"refused""#))
    #expect(
      try run(["outbox", "--drop", "00000000-0000-0000-0000-000000000002"]).status == 0)
    #expect(try run(sync).status == 0)
    // Nothing waits: its keys are gone with it.
    #expect(try files().keys.sorted() == ["out.wal.lock"])
    let history = try CommandLineRun("history", "--json", "--log", folder.path())
    #expect(history.output.contains("called in confidence"))
  }

  @Test("what is settled is forgotten when it is asked for: also of a copy of the file")
  func forget() throws {
    _ = try run(["send", "--encrypt"], input: input)
    _ = try run(["sync", "--log", folder.path()])
    let copy = try Data(contentsOf: URL(filePath: out))
    let item = "00000000-0000-0000-0000-000000000001"
    // Known as long as its key is.
    #expect(
      try run(
        ["send"], input: line(1, #"{"openDraft":{"type":"auto","title":"told in confidence"}}"#)
      ).output.contains("acknowledged"))
    #expect(try run(["outbox", "--forget", "--json"]).lines == [#"{"forgotten":2}"#])
    #expect(try run(["outbox", "--forget"]).lines == ["forgotten: 0 of what was settled"])
    #expect(try run(["outbox", "--json"]).lines.count == 1)
    #expect(try run(["outbox", "--retry", item]).status == 1)
    // Its id stays taken.
    let again = try run(
      ["send"], input: line(1, #"{"openDraft":{"type":"auto","title":"told in confidence"}}"#))
    #expect(again.status == 3)
    #expect(again.messages.contains("this id is taken"))
    try copy.write(to: URL(filePath: out))
    #expect(try run(["outbox", "--json"]).lines.count == 1)
    #expect(!(try run(["outbox", "--json"]).output.contains("confidence")))
    let keys = try CommandLineRun("keys", "--json", "--log", out, environment: master)
    #expect(keys.output.contains(#""keys":1,"destroyed":2"#))
    let both = try run(["outbox", "--forget", "--drop", item])
    #expect(both.status == 2)
  }

  @Test("a keyring that a removal left makes room, one of a lost outbox does not")
  func left() throws {
    _ = try run(["send", "--encrypt"], input: input)
    let files = try files()
    for name in files.keys where name != "out.wal.keys" {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    #expect(try run(["send", "--encrypt"], input: input).status == 0)
    #expect(try run(["outbox"]).status == 0)
    // The mark tells that an outbox is lost.
    try FileManager.default.removeItem(at: folder.url.appending(path: "out.wal"))
    let lost = try run(["send", "--encrypt"], input: input)
    #expect(lost.status != 0)
    #expect(FileManager.default.fileExists(atPath: out + ".keys"))
    // One in the clear is not sealed later.
    let plain = ["--outbox", folder.path("plain.wal")]
    #expect(try CommandLineRun(["send"] + plain, input: Data(input.utf8)).status == 0)
    let later = try CommandLineRun(
      ["send", "--encrypt"] + plain, input: Data(input.utf8), environment: master)
    #expect(later.status == 1)
    #expect(later.messages.contains("plain.wal"))
    let open = try CommandLineRun(["outbox", "--forget"] + plain, environment: master)
    #expect(open.status == 1)
  }

  @Test("serve makes a log and an outbox that are sealed")
  func serve() throws {
    let log = folder.path("served.wal")
    let served = try CommandLineRun(
      "serve", "--encrypt", "--offline", "--log", log, "--outbox", out, environment: master)
    #expect(served.status == 0, "\(served.messages)")
    #expect(FileManager.default.fileExists(atPath: log + ".keys"))
    let memory = try CommandLineRun("serve", "--encrypt", "--memory", environment: master)
    #expect(memory.status == 2)
  }
}
