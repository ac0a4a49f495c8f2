import Cryptography
import Foundation
import Testing

/// Source: Specs/Secrecy.md.
@Suite(
  "A log whose personal data is sealed",
  .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SecrecyTests {
  private static let master = ["CLAIMS_MASTER_KEY": String(repeating: "1f", count: 32)]

  /// The demonstration in two logs, of which the second is sealed.
  private func demos() throws -> (TemporaryFolder, plain: String, sealed: String) {
    let folder = try TemporaryFolder()
    let (plain, sealed) = (folder.path("plain.wal"), folder.path("sealed.wal"))
    let (one, other) = try (
      CommandLineRun("demo", "--commands", demoCommands, "--log", plain),
      CommandLineRun(
        "demo", "--commands", demoCommands, "--encrypt", "--log", sealed, environment: Self.master)
    )
    #expect(one.status == 0 && other.status == 0, "\(other.messages)")
    return (folder, plain, sealed)
  }

  private static let questions = [
    ["list"], ["list", "--json"], ["show", "a0", "--full"], ["timeline", "b0"], ["blame", "c0"],
    ["history", "--json"], ["refusals", "--json"], ["actors", "--json"], ["documents", "--json"],
    ["worklist", "--as", "hugo"], ["show", "a0", "--as", "carla"], ["verify", "--decisions"],
    ["list", "--text", "roof"],
  ]

  @Test("answers whoever has the master key as if it were not")
  func withKey() throws {
    let (folder, plain, sealed) = try demos()
    defer { withExtendedLifetime(folder) {} }
    for question in Self.questions {
      let expected = try CommandLineRun(question + ["--log", plain])
      let found = try CommandLineRun(question + ["--log", sealed], environment: Self.master)
      let isAboutBytes = question[0] == "verify"
      #expect(found.status == expected.status, "\(question): \(found.messages)")
      if !isAboutBytes { #expect(found.lines == expected.lines, "\(question)") }
    }
  }

  /// The words of people in the demonstration's commands.
  private func texts() throws -> Set<String> {
    let names: Set = [
      "title", "text", "reason", "name", "email", "phone", "grounds", "finding", "payee", "with",
      "cause", "location", "claimantName", "notes", "description", "statement", "contact",
    ]
    var found: Set<String> = []
    func look(_ value: Any) {
      if let members = value as? [String: Any] {
        for (name, member) in members {
          if names.contains(name), let text = member as? String { found.insert(text) }
          look(member)
        }
      } else if let elements = value as? [Any] {
        elements.forEach(look)
      }
    }
    let lines = try String(contentsOfFile: "Examples/Demo/commands.jsonl", encoding: .utf8)
    for line in lines.split(separator: "\n") {
      look(try JSONSerialization.jsonObject(with: Data(line.utf8)))
    }
    // Shorter ones may stand in any bytes.
    return found.filter { $0.utf8.count > 5 }
  }

  @Test("has nobody's words in any byte of any of its files")
  func bytes() throws {
    let (folder, plain, sealed) = try demos()
    let texts = try texts()
    #expect(texts.count > 20)
    let readable = try Data(contentsOf: URL(filePath: plain))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil
    )
    .filter { $0.lastPathComponent.hasPrefix("sealed.wal") }
    #expect(files.count >= 3)
    for file in files {
      let bytes = try Data(contentsOf: file)
      for text in texts {
        for encoded in [Data(text.utf8), text.data(using: .utf16LittleEndian) ?? Data()] {
          #expect(bytes.firstRange(of: encoded) == nil, "\(text) in \(file.lastPathComponent)")
        }
      }
    }
    #expect(texts.filter { readable.firstRange(of: Data($0.utf8)) != nil }.count > texts.count / 2)
    #expect(sealed.hasSuffix("sealed.wal"))
  }

  @Test(
    "without the master key it is verified and shown, without a word of anybody, and not written")
  func withoutKey() throws {
    let (folder, _, sealed) = try demos()
    defer { withExtendedLifetime(folder) {} }
    let texts = try texts()
    #expect(try CommandLineRun("verify", "--log", sealed).status == 0)
    for question in [["list"], ["show", "a0", "--full"], ["history", "--json"]] {
      let found = try CommandLineRun(question + ["--log", sealed])
      #expect(found.status == 0, "\(question): \(found.messages)")
      for text in texts { #expect(!found.output.contains(text), "\(question): \(text)") }
    }
    let refused = try CommandLineRun("send", "--log", sealed)
    #expect(refused.status == 1)
    #expect(refused.messages.contains("CLAIMS_MASTER_KEY"))
    let wrong = try CommandLineRun(
      "list", "--log", sealed,
      environment: ["CLAIMS_MASTER_KEY": String(repeating: "2f", count: 32)])
    #expect(wrong.status == 1)
    #expect(wrong.messages.contains("another master key"))
    for key in ["secret", "!", String(repeating: "@", count: 64)] {
      let none = try CommandLineRun(
        "list", "--log", sealed, environment: ["CLAIMS_MASTER_KEY": key])
      #expect(none.status == 1)
      #expect(none.messages.contains("64 hexadecimal digits") && !none.messages.contains(key))
    }
  }

  @Test("is exported, and searched, with the key as in the clear, and without it in nobody's words")
  func exported() throws {
    let (folder, plain, sealed) = try demos()
    defer { withExtendedLifetime(folder) {} }
    let texts = try texts()
    for format in ["csv", "ocel", "sql"] {
      func run(_ log: String, _ name: String, _ environment: [String: String]) throws -> Data {
        let target = folder.path("\(format)-\(name)")
        let run = try CommandLineRun(
          "export", format, "--output", target, "--log", log, environment: environment)
        #expect(run.status == 0, "\(format): \(run.messages)")
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
        let files =
          isFolder.boolValue
          ? try FileManager.default.contentsOfDirectory(atPath: target).sorted().map {
            target + "/" + $0
          } : [target]
        return try files.reduce(into: Data()) { $0 += try Data(contentsOf: URL(filePath: $1)) }
      }
      let clear = try run(plain, "plain", [:])
      #expect(try run(sealed, "opened", Self.master) == clear, "\(format)")
      let keyless = try run(sealed, "keyless", [:])
      for text in texts { #expect(keyless.firstRange(of: Data(text.utf8)) == nil, "\(text)") }
    }
  }

  @Test("a keyring that lacks a key is told, one that is not there is no reason not to read")
  func keyrings() throws {
    let (folder, _, sealed) = try demos()
    let keys = sealed + ".keys"
    let whole = try Data(contentsOf: URL(filePath: keys))
    #expect(try CommandLineRun("verify", "--log", sealed, environment: Self.master).status == 0)
    // Without the last key, and the room behind it: the seed tells it.
    let end = try #require(whole.lastIndex { $0 != 0 }) / 128 * 128
    try whole.prefix(end).write(to: URL(filePath: keys))
    #expect(try CommandLineRun("verify", "--log", sealed, environment: Self.master).status == 0)
    // Without all of them.
    try whole.prefix(128).write(to: URL(filePath: keys))
    let old = try CommandLineRun("verify", "--log", sealed, environment: Self.master)
    #expect(old.status == 4 && old.messages.contains("the keyring is older"), "\(old.messages)")
    #expect(try CommandLineRun("list", "--log", sealed, environment: Self.master).status == 0)
    try FileManager.default.removeItem(atPath: keys)
    let bare = try CommandLineRun("show", "a0", "--log", sealed, environment: Self.master)
    #expect(bare.status == 0 && bare.output.contains("⟨sealed⟩"))
    let written = try CommandLineRun("send", "--log", sealed, environment: Self.master)
    #expect(written.status == 1 && written.messages.contains("is not there"), "\(written.messages)")
    withExtendedLifetime(folder) {}
  }

  private func send(_ lines: [String], to log: String) throws -> CommandLineRun {
    try CommandLineRun(
      "send", "--encrypt", "--log", log, input: lines.map { $0 + "\n" }.joined(),
      environment: Self.master)
  }

  @Test("tells which copies of the keyring open what was erased, and ends what one undid")
  func copies() throws {
    let folder = try TemporaryFolder()
    let (log, keys) = (folder.path("claims.wal"), folder.path("claims.wal.keys"))
    let ada = #""actor":{"id":"ada","role":"administrator"}"#
    func line(_ number: Int, _ person: String, _ command: String) -> String {
      #"{"id":"00000000-0000-4000-8000-00000000000\#(number)",\#(ada),\#(person)"command":\#(command)}"#
    }
    let made = try send(
      [
        line(
          1, #""person":"ada","#, #"{"registerActor":{"name":"Ada","roles":["administrator"]}}"#),
        line(2, "", #"{"setRules":{"rules":{"retentionDays":0},"reason":"as agreed"}}"#),
        line(
          3, #""person":"hugo","#,
          #"{"registerActor":{"name":"Hugo Haas","roles":["handler"],"email":"hugo@example.org"}}"#),
        line(4, #""person":"hugo","#, #"{"deactivateActor":{"reason":"moved to another town"}}"#),
      ], to: log)
    #expect(made.status == 0, "\(made.output)")
    let copy = folder.path("copy.keys")
    try FileManager.default.copyItem(atPath: keys, toPath: copy)
    func shown() throws -> String {
      try ["actors", "history"].map {
        try CommandLineRun($0, "--json", "--log", log, environment: Self.master).output
      }.joined()
    }
    #expect(try shown().contains("Hugo Haas"))
    let erased = try send(
      [line(5, #""person":"hugo","#, #"{"eraseActorData":{"reason":"asked for"}}"#)], to: log)
    #expect(erased.status == 0 && erased.messages == "", "\(erased.output)")
    let later = folder.path("later.keys")
    try FileManager.default.copyItem(atPath: keys, toPath: later)
    for word in ["Hugo Haas", "hugo@example.org", "moved to another town"] {
      #expect(try !shown().contains(word))
    }
    func erasures(_ more: String...) throws -> CommandLineRun {
      try CommandLineRun(["erasures", "--log", log] + more, environment: Self.master)
    }
    let told = try erasures(copy, later)
    #expect(told.status == 0 && told.output.contains("keys destroyed"), "\(told.output)")
    #expect(told.output.contains("still opened by \(copy)") && !told.output.contains(later))
    let json = try erasures("--json", copy, later).output
    #expect(json.contains(#""openedByCopies":["\#(copy)"]"#), "\(json)")
    #expect(try erasures("--kept", "0", copy).status == 1)
    #expect(try erasures("--kept", "0", later).status == 0)
    for (other, words) in [(log, "damaged"), (folder.path("no.keys"), "is not there")] {
      let refused = try erasures(other)
      #expect(refused.status == 1 && refused.messages.contains(words), "\(refused.messages)")
    }
    // Put back, it opens nothing for readers of lists, and the next writer destroys the key again.
    try FileManager.default.removeItem(atPath: keys)
    try FileManager.default.copyItem(atPath: copy, toPath: keys)
    #expect(try erasures().status == 1)
    #expect(try CommandLineRun("verify", "--log", log, environment: Self.master).status == 4)
    #expect(try !shown().contains("Hugo Haas"))
    let again = try send([], to: log)
    #expect(again.status == 0 && again.messages.contains("streams: 1"), "\(again.messages)")
    #expect(try send([], to: log).messages == "")
    #expect(try erasures().status == 0)
    #expect(try CommandLineRun("verify", "--log", log, environment: Self.master).status == 0)
    #expect(try !shown().contains("Hugo Haas"))
  }

  @Test("is made of a log in the clear, and goes on where it was interrupted")
  func sealing() throws {
    let folder = try TemporaryFolder()
    let (plain, sealed) = (folder.path("plain.wal"), folder.path("sealed.wal"))
    _ = try CommandLineRun("demo", "--commands", demoCommands, "--log", plain)
    let made = try CommandLineRun("seal", plain, sealed, environment: Self.master)
    #expect(made.status == 0 && made.output.contains("75 commits, 13 refusals, 85 events"))
    #expect(made.output.contains("say nothing of the new log"))
    for question in Self.questions where question[0] != "verify" {
      let expected = try CommandLineRun(question + ["--log", plain])
      let found = try CommandLineRun(question + ["--log", sealed], environment: Self.master)
      #expect(found.lines == expected.lines && found.status == expected.status, "\(question)")
    }
    for environment in [Self.master, [:]] {
      let audit = try CommandLineRun(
        "verify", "--decisions", "--log", sealed, environment: environment)
      #expect(audit.status == 0, "\(audit.output)")
    }
    let bytes = try Data(contentsOf: URL(filePath: sealed))
    for text in try texts() { #expect(bytes.firstRange(of: Data(text.utf8)) == nil, "\(text)") }
    // Cut off in the middle, as if the process had been killed: what is there is kept.
    let starts = stride(from: 4096, to: bytes.count - 8, by: 8).filter {
      bytes[$0..<($0 + 4)].elementsEqual(Array("FRM2".utf8))
    }
    var cut = bytes
    cut.replaceSubrange(starts[40]..., with: Data(count: bytes.count - starts[40]))
    try cut.write(to: URL(filePath: sealed))
    try FileManager.default.removeItem(atPath: sealed + ".mark")
    #expect(try CommandLineRun("salvage", sealed, folder.path("half.wal")).status == 0)
    try FileManager.default.copyItem(
      atPath: sealed + ".keys", toPath: folder.path("half.wal.keys"))
    let again = try CommandLineRun(
      "seal", plain, folder.path("half.wal"), "--json", environment: Self.master)
    #expect(again.status == 0 && again.output.contains("\"earlier\":40"), "\(again.output)")
    // Not behind the beginning of something else, nor of one that is sealed.
    let other = folder.path("other.wal")
    _ = try CommandLineRun("demo", "--commands", demoCommands, "--log", folder.path("more.wal"))
    let line =
      #"{"id":"00000000-0000-4000-8000-00000000000f","actor":{"id":"ada","role":"administrator"},"#
      + #""person":"ada","command":{"registerActor":{"actor":"ada","name":"Ada","roles":["administrator"]}}}"#
    let first = try CommandLineRun(
      "send", "--encrypt", "--log", other, input: line, environment: Self.master)
    #expect(first.status == 0, "\(first.output) \(first.messages)")
    let refused = try CommandLineRun("seal", plain, other, environment: Self.master)
    #expect(refused.status != 0 && refused.messages.contains("is not what the log holds"))
    let sealedTwice = try CommandLineRun(
      "seal", sealed, folder.path("twice.wal"), environment: Self.master)
    #expect(sealedTwice.status == 1)
  }

  @Test("its keys are counted, and wrapped by another master key")
  func keysCounted() throws {
    let (folder, _, sealed) = try demos()
    let counted = try CommandLineRun("keys", "--log", sealed, environment: Self.master)
    #expect(counted.status == 0 && counted.output.contains("0 destroyed, 0 damaged; generation 1"))
    let expected = try CommandLineRun("list", "--log", sealed, environment: Self.master)
    let unnamed = try CommandLineRun("keys", "--rotate", "--log", sealed, environment: Self.master)
    #expect(unnamed.status == 1 && unnamed.messages.contains("CLAIMS_NEW_MASTER_KEY"))
    let next = String(repeating: "2e", count: 32)
    let rotated = try CommandLineRun(
      "keys", "--rotate", "--log", sealed,
      environment: Self.master.merging(["CLAIMS_NEW_MASTER_KEY": next]) { $1 })
    #expect(rotated.status == 0 && rotated.output.contains("generation 2"), "\(rotated.messages)")
    let old = try CommandLineRun("list", "--log", sealed, environment: Self.master)
    #expect(old.status == 1 && old.messages.contains("another master key"))
    let found = try CommandLineRun(
      "list", "--log", sealed, environment: ["CLAIMS_MASTER_KEY": next])
    #expect(found.status == 0 && found.lines == expected.lines)
    let clear = try CommandLineRun("keys", "--log", folder.path("plain.wal"))
    #expect(clear.status == 1 && clear.messages.contains("in the clear"))
  }

  @Test("is made new, and by a named master key alone")
  func made() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("new.wal")
    let keyless = try CommandLineRun("demo", "--encrypt", "--log", log)
    #expect(keyless.status == 1 && keyless.messages.contains("CLAIMS_MASTER_KEY"))
    #expect(!FileManager.default.fileExists(atPath: log))
    let plain = folder.path("plain.wal")
    _ = try CommandLineRun("demo", "--commands", demoCommands, "--log", plain)
    let late = try CommandLineRun(
      "send", "--encrypt", "--log", plain, environment: Self.master)
    #expect(late.status == 1 && late.messages.contains("--encrypt wants a new log"))
  }
}
