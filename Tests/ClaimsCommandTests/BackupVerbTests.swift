import EventSourcing
import Foundation
import Testing
import WriteAheadLog

@Suite("Backup, salvage and signing on the command line")
struct BackupVerbTests {
  let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path("log.wal"))
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: folder.path(name)))
  }

  @Test("a backup is a log, is read like one, and grows by what is new")
  func backup() throws {
    let (log, copy) = (folder.path("log.wal"), folder.path("copy.wal"))
    let first = try CommandLineRun("backup", copy, "--log", log)
    #expect(first.status == 0, "\(first.messages)")
    #expect(try data("copy.wal") == data("log.wal"))
    let verified = try CommandLineRun("verify", "--decisions", "--log", copy)
    #expect(verified.status == 0)
    let again = try CommandLineRun("backup", copy, "--log", log, "--json")
    #expect(again.output.contains(#""newFrames":0"#))
    // Another log is in the way.
    let other = folder.path("other.wal")
    _ = try CommandLineRun("send", "--log", other, demoCommands)
    let refused = try CommandLineRun("backup", copy, "--log", other)
    #expect(refused.status == 4)
    #expect(refused.messages.contains("holds the log"))
    #expect(try data("copy.wal") == data("log.wal"))
    #expect(try CommandLineRun("backup", copy, "--log", folder.path("none.wal")).status == 1)
    #expect(try CommandLineRun("backup", "--log", log).status == 2)
  }

  @Test("a salvage is a log that folds, says that it is one, and takes commands")
  func salvage() throws {
    let (log, saved) = (folder.path("log.wal"), folder.path("saved.wal"))
    var bytes = [UInt8](try data("log.wal"))
    bytes[bytes.count / 2] ^= 0x40
    try Data(bytes).write(to: URL(filePath: log))
    #expect(try CommandLineRun("list", "--log", log).status == 4)
    let run = try CommandLineRun("salvage", log, saved, "--language", "es")
    #expect(run.status == 4, "\(run.messages)")
    #expect(run.output.contains("lost frames"))
    #expect(run.messages.contains("algo se perdió"))
    #expect([UInt8](try data("log.wal")) == bytes)
    let verified = try CommandLineRun("verify", "--log", saved)
    #expect(verified.status == 0)
    #expect(verified.output.contains("salvaged from the log "))
    #expect(try CommandLineRun("verify", "--json", "--log", saved).output.contains("salvagedFrom"))
    #expect(try CommandLineRun("list", "--log", saved).lines.count > 3)
    // What was lost may be sent again; what was not is answered and not repeated.
    let sent = try CommandLineRun("send", "--log", saved, demoCommands)
    #expect(sent.output.contains("accepted"))
    #expect(try CommandLineRun("verify", "--log", saved).status == 0)
    #expect(try CommandLineRun("salvage", log, saved).status == 1)
    #expect(try CommandLineRun("salvage", log).status == 2)
  }

  /// A signer without a secret, and a verifier that knows it: what matters is who is asked
  /// what. `.ci/check_proofs` signs in earnest.
  private func tools() throws -> (key: String, signer: String, verifier: String) {
    let key = try NoteKey(name: "example.com/key", ed25519: [UInt8](repeating: 7, count: 32))
    // 64 letters of a checksum of the note.
    let stamp =
      "cksum | tr -d ' \\n' | head -c 8 | sed 's/$/-/' | awk '{ printf \"%s\", $0; "
      + "for (i = length($0); i < 64; i++) printf \"x\" }'"
    let script = folder.path("verify.sh")
    let text = """
      #!/bin/sh
      expected=$(\(stamp) | base64 | tr -d '\\n')
      test "$1" = "$expected" && test "$2" = "\(Data(repeating: 7, count: 32).base64EncodedString())"

      """
    try Data(text.utf8).write(to: URL(filePath: script))
    return (key.text, stamp, "sh \(script)")
  }

  @Test("a checkpoint is signed by a command and believed only by a pinned key")
  func signing() throws {
    let (key, signer, verifier) = try tools()
    let log = folder.path("log.wal")
    let signed = try CommandLineRun(
      "checkpoint", "--log", log, "--signer", signer, "--key", key, "--verifier", verifier)
    #expect(signed.status == 0, "\(signed.messages)")
    #expect(signed.lines.last?.hasPrefix("\u{2014} example.com/key ") == true)
    let kept = folder.path("kept.txt")
    func verify(_ text: String, _ more: String...) throws -> CommandLineRun {
      try Data(text.utf8).write(to: URL(filePath: kept))
      return try CommandLineRun(["verify", "--log", log, "--against", kept] + more)
    }
    let held = try verify(signed.output, "--key", key, "--verifier", verifier)
    #expect(held.status == 0, "\(held.messages)")
    #expect(held.messages.contains("signed by example.com/key"))
    #expect(try verify(signed.output).messages.contains("was not checked"))
    let other = try NoteKey(name: "example.com/key", ed25519: [UInt8](repeating: 8, count: 32))
    #expect(try verify(signed.output, "--key", other.text, "--verifier", verifier).status == 4)
    let unsigned = try CommandLineRun("checkpoint", "--log", log).output
    #expect(try verify(unsigned, "--key", key, "--verifier", verifier).status == 4)
    let mutated = signed.output.replacing("claims-kernel/", with: "claims-kernel.")
    #expect(try verify(mutated, "--key", key, "--verifier", verifier).status == 4)
    #expect(try verify(signed.output, "--key", "nonsense").status == 2)
  }

  @Test("evidence carries the signature of its checkpoint, and holds by it without the log")
  func evidence() throws {
    let (key, signer, verifier) = try tools()
    let log = folder.path("log.wal")
    let kept = folder.path("kept.txt")
    let signed = try CommandLineRun(
      "checkpoint", "--log", log, "--signer", signer, "--key", key, "--verifier", verifier
    ).output
    try Data(signed.utf8).write(to: URL(filePath: kept))
    let file = folder.path("evidence.txt")
    for arguments in [["--at", kept], ["--signer", signer, "--key", key, "--verifier", verifier]] {
      let proof = try CommandLineRun(["prove", "a0", "--log", log] + arguments)
      #expect(proof.output.hasSuffix(signed), "\(proof.messages)")
      try Data(proof.output.utf8).write(to: URL(filePath: file))
      let verified = try CommandLineRun(
        "verify", "--proof", file, "--key", key, "--verifier", verifier)
      #expect(verified.status == 0, "\(verified.messages)")
      #expect(verified.messages.contains("signed by example.com/key"))
      #expect(!verified.messages.contains("whether that is to be believed"))
    }
    let wrong = try CommandLineRun(
      "verify", "--proof", file, "--key", key, "--verifier", verifier, "--origin", "another")
    #expect(wrong.status == 4)
    let stripped = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast(3).map { $0 + "\n" }.joined()
    try Data(stripped.utf8).write(to: URL(filePath: file))
    #expect(
      try CommandLineRun("verify", "--proof", file, "--key", key, "--verifier", verifier).status
        == 4)
    #expect(try CommandLineRun("verify", "--proof", file).status == 0)
  }

  @Test("consistency is proven under the log's own name, never one that a checkpoint brings along")
  func ownName() throws {
    let (log, kept) = (folder.path("log.wal"), folder.path("kept.txt"))
    func prove(_ name: String?, _ more: String...) throws -> CommandLineRun {
      let text = try CommandLineRun("checkpoint", "--log", log).output
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let named = ([name ?? lines[0]] + lines.dropFirst()).joined(separator: "\n")
      try Data(named.utf8).write(to: URL(filePath: kept))
      return try CommandLineRun(["prove", "--since", kept, "--log", log] + more)
    }
    let proof = try prove(nil)
    #expect(proof.status == 0, "\(proof.messages)")
    try Data(proof.output.utf8).write(to: URL(filePath: folder.path("grown.txt")))
    let grown = ["verify", "--proof", folder.path("grown.txt"), "--against", kept]
    #expect(try CommandLineRun(grown).status == 0)
    let foreign = try prove("example.com/other")
    #expect(foreign.status == 1 && foreign.output.isEmpty)
    #expect(foreign.messages.contains("the checkpoint is of example.com/other, the log is claims-"))
    let spanish = try prove("example.com/other", "--language", "es").messages
    #expect(spanish.contains("el punto de control es de example.com/other, el registro es"))
    let named = try prove("example.com/other", "--origin", "example.com/other")
    #expect(named.status == 0, "\(named.messages)")
    #expect(named.lines.contains("example.com/other"))
    #expect(try prove(nil, "--origin", "example.com/other").status == 1)
    // Evidence, too, is of the name that is asked for.
    let event = try CommandLineRun("prove", "1", "--log", log, "--origin", "example.com/other")
    #expect(event.lines.contains("example.com/other"), "\(event.messages)")
    #expect(
      try CommandLineRun("prove", "1", "--log", log, "--at", kept, "--origin", "else").status == 1)
  }

  @Test("a mark file without its log is reported as that, for writing, reading and verifying")
  func markAlone() throws {
    let lost = folder.path("lost.wal")
    try Data([1, 2, 3]).write(to: URL(filePath: lost + ".mark"))
    for words in [["list"], ["verify"], ["send", demoCommands]] {
      let run = try CommandLineRun([words[0], "--log", lost] + words.dropFirst())
      #expect(run.status == 4, "\(words): \(run.messages)")
      #expect(run.messages.contains("its mark file \(lost).mark tells that there was one"))
      #expect(run.messages.contains("restore it from a copy"))
    }
    let spanish = try CommandLineRun("list", "--log", lost, "--language", "es")
    #expect(spanish.messages.contains("su archivo de marca \(lost).mark dice que lo hubo"))
    #expect(!FileManager.default.fileExists(atPath: lost))
  }

  @Test("a signer that fails, or gives what is no signature, signs nothing")
  func badSigner() throws {
    let key = try NoteKey(name: "k", ed25519: [UInt8](repeating: 7, count: 32)).text
    for signer in ["false", "echo hello", "head -c 100000 /dev/zero", "/nowhere/signer", "true"] {
      let run = try CommandLineRun(
        "checkpoint", "--log", folder.path("log.wal"), "--signer", signer, "--key", key)
      #expect(run.status == 1, "\(signer)")
      #expect(run.output.isEmpty)
    }
    let log = folder.path("log.wal")
    #expect(try CommandLineRun("checkpoint", "--log", log, "--signer", "true").status == 2)
    let open = folder.path("open.key")
    try Data("PRIVATE+KEY+k+00000000+AQ==".utf8).write(to: URL(filePath: open))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: open)
    let readable = try CommandLineRun("checkpoint", "--log", log, "--signing-key", open)
    #expect(readable.status == 1)
    #expect(readable.messages.contains("others may read"))
  }

  @Test("what is kept is for its owner only, and no link is followed")
  func rights() throws {
    let log = folder.path("log.wal")
    _ = try CommandLineRun("backup", folder.path("copy.wal"), "--log", log)
    _ = try CommandLineRun("salvage", log, folder.path("saved.wal"))
    for name in ["copy.wal", "saved.wal", "saved.wal.salvage"] {
      let path = folder.path(name)
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(rights as? Int == 0o600, "\(name)")
    }
    // A link in the place of a log, of a backup and of what is written before it has its name.
    for (link, words) in [
      ("linked.wal", ["list", "--log", folder.path("linked.wal")]),
      ("linked.wal", ["send", "--log", folder.path("linked.wal"), demoCommands]),
      ("linked.wal", ["backup", folder.path("linked.wal"), "--log", log]),
      ("fresh.wal.new", ["backup", folder.path("fresh.wal"), "--log", log]),
      ("fresh.wal.new", ["salvage", log, folder.path("fresh.wal")]),
      ("fresh.wal.new", ["send", "--log", folder.path("fresh.wal"), demoCommands]),
    ] {
      let before = try data("copy.wal")
      try? FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: folder.path("copy.wal"))
      #expect(try CommandLineRun(words).status == 1, "\(words)")
      #expect(try data("copy.wal") == before)
      try FileManager.default.removeItem(atPath: folder.path(link))
    }
  }

  @Test("a folder that any user may write to is warned of, once and in both languages")
  func openFolder() throws {
    let open = folder.path("open")
    try FileManager.default.createDirectory(atPath: open, withIntermediateDirectories: true)
    let run = try CommandLineRun("send", "--log", open + "/log.wal", demoCommands)
    #expect(!run.messages.contains("warning"))
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: open)
    let warned = try CommandLineRun("send", "--log", open + "/log.wal", demoCommands)
    #expect(warned.messages.contains("anybody may write to the folder \(open)"))
    #expect(warned.status == run.status)
    let spanish = try CommandLineRun(
      "backup", open + "/copy.wal", "--log", open + "/log.wal", "--language", "es")
    #expect(spanish.messages.contains("cualquiera puede escribir en la carpeta \(open)"))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: open)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: open + "/log.wal")
    let writable = try CommandLineRun("send", "--log", open + "/log.wal", demoCommands)
    #expect(writable.messages.contains("others may write to"))
    #expect(!writable.messages.contains("anybody"))
  }
}
