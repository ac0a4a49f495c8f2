import Foundation
import Hashing
import Testing
import WriteAheadLog

@testable import ClaimsCommand

@Suite("The verb witness")
struct WitnessVerbTests {
  private let folder: TemporaryFolder
  private let log: String
  private let kept: String

  init() throws {
    folder = try TemporaryFolder()
    (log, kept) = (folder.path("log.wal"), folder.path("kept.txt"))
    let sent = try CommandLineRun("send", "--log", log, input: registrations)
    try #require(sent.status == 0)
    // A signature is a checksum of the key and the text: only who may make it matters here.
    let stamp = """
      #!/bin/sh
      key=$1; (echo "$key"; cat) | cksum | tr -d ' \\n' | head -c 8 | awk '{ printf "%s", $0; \
      for (i = length($0); i < 64; i++) printf "x" }'

      """
    try write(stamp, "stamp.sh")
    let check = """
      #!/bin/sh
      expected=$(sh \(folder.path("stamp.sh")) "$2" | base64 | tr -d '\\n')
      test "$1" = "$expected"

      """
    try write(check, "check.sh")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func write(_ bytes: Data, _ name: String) throws {
    try bytes.write(to: URL(filePath: folder.path(name)))
  }

  /// What OpenSSL answered for the text of which this is the hash.
  private static let reply =
    Data(
      base64Encoded: """
        MIICBzADAgEAMIIB/gYJKoZIhvcNAQcCoIIB7zCCAesCAQMxDzANBglghkgBZQMEAgEFADCBnwYLKoZIhvcNAQkQAQ\
        SggY8EgYwwgYkCAQEGBCoDBAEwMTANBglghkgBZQMEAgEFAAQge65J727djw71UhyBqZ4ymqohBPIH2pc5JzhRvNIJ\
        DAQCAQQYDzIwMjYxMTI2MDU0NDM2WjADAgEBAQH/oC+kLTArMRYwFAYDVQQKDA1BY21lIE5vdGFyaWVzMREwDwYDVQ\
        QDDAhUZXN0IFRTQTGCATEwggEtAgEBMCowEjEQMA4GA1UEAwwHVGVzdCBDQQIUQX1gO5n9d5Bvn2WELI040c00794w\
        DQYJYIZIAWUDBAIBBQCggZgwGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQEJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMj\
        YwNTQ0MzZaMCsGCyqGSIb3DQEJEAIMMRwwGjAYMBYEFCjpE9NX65lz8oC86C3hxMRUjrAaMC8GCSqGSIb3DQEJBDEi\
        BCCRlcM+IELlOOkT29yLr5K+8oOpthW1E/dXMb29WEZscjAKBggqhkjOPQQDAgRGMEQCIEUNc1SlVsjJXtG7bTSjhQ\
        V4CnQAEOOSK5ddN97mXAPJAiAvKSJDBNnkShtAMlQQVGJh7RkW3+iMGo2wEfc6ljFplg==
        """) ?? Data()
  private static let imprint = Data(
    SHA256.hash(
      of: Array("example.com/claims\n7\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n".utf8)
    ).bytes)

  private static func bytes(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }
  private static func logKey(_ number: UInt8 = 7) throws -> String {
    try NoteKey(name: "example.com/log", ed25519: bytes(number)).text
  }
  private static func witness(_ number: UInt8) throws -> String {
    try NoteKey(name: "w\(number)", witness: bytes(number)).text
  }
  private func signer(_ number: UInt8) -> [String] {
    let key = Data(Self.bytes(number)).base64EncodedString()
    return ["--signer", "sh \(folder.path("stamp.sh")) \(key)"] + verifier
  }
  private var verifier: [String] { ["--verifier", "sh \(folder.path("check.sh"))"] }

  private func checkpoint(_ name: String = "kept.txt") throws {
    let made = try CommandLineRun(
      ["checkpoint", "--log", log, "--key", Self.logKey()] + signer(7))
    try #require(made.status == 0, "\(made.messages)")
    try write(made.output, name)
  }

  /// What a witness answers to a request that is in a file.
  private func sign(
    _ request: String, by number: UInt8, key: String? = nil
  ) throws -> CommandLineRun {
    let state = folder.path("w\(number).state")
    if !FileManager.default.fileExists(atPath: state) {
      let made = try CommandLineRun("witness", "new", "--state", state)
      #expect(made.status == 0, "\(made.messages)")
    }
    return try CommandLineRun(
      ["witness", "sign", folder.path(request), "--state", state, "--witness"]
        + [Self.witness(number), "--key", key ?? Self.logKey()] + signer(number))
  }

  private func cosign(by numbers: [UInt8]) throws {
    let request = try CommandLineRun("witness", "request", kept)
    #expect(request.status == 0, "\(request.messages)")
    try write(request.output, "request.txt")
    for number in numbers {
      let answer = try sign("request.txt", by: number)
      #expect(answer.status == 0 && answer.lines.count == 1, "\(answer.messages)")
      try write(answer.output, "answer\(number).txt")
      let added = try CommandLineRun(
        ["witness", "add", kept, folder.path("answer\(number).txt"), "--witness"]
          + [Self.witness(number)] + verifier)
      #expect(added.status == 0, "\(added.messages)")
    }
  }

  private func verify(_ more: [String]) throws -> CommandLineRun {
    try CommandLineRun(["verify", "--log", log, "--against", kept] + verifier + more)
  }

  @Test("signs, and what it signed is believed by its key, counted against a quorum")
  func quorum() throws {
    try checkpoint()
    try cosign(by: [1, 2])
    let (one, two, three) = (
      ["--witness", try Self.witness(1)], ["--witness", try Self.witness(2)],
      ["--witness", try Self.witness(3)]
    )
    let key = ["--key", try Self.logKey()]
    let both = try verify(key + one + two)
    #expect(both.status == 0, "\(both.messages)")
    let frames = try #require(
      both.messages.firstMatch(
        of: /signed by example.com\/log, cosigned by 2 of 2 witnesses: w1 (20[\d :-]+)Z, w2 20.*\n/)
    )
    #expect(frames.1.count == 19)
    let alone = try verify(key + one)
    #expect(alone.status == 0)
    #expect(alone.messages.contains("not counted, as no --key or --witness names them: w2"))
    let missing = try verify(key + one + three)
    #expect(missing.status == 4)
    #expect(
      missing.messages.contains(
        "1 of the 2 witnesses that are needed signed it; not signed by w3"))
    #expect(try verify(key + one + three + ["--quorum", "1"]).status == 0)
    for quorum in ["0", "3"] {
      let run = try verify(key + one + three + ["--quorum", quorum])
      #expect(run.status == 2 && run.messages.contains("expected 1 to 2"), "\(run.messages)")
    }
    // Names in a file, and the evidence that carries the note's signatures.
    try write("# ours\n\n" + one[1] + "\n" + two[1] + "\n", "witnesses")
    let proof = try CommandLineRun("prove", "1", "--at", kept, "--log", log)
    try write(proof.output, "proof.txt")
    let proven = try CommandLineRun(
      ["verify", "--proof", folder.path("proof.txt"), "--witness", folder.path("witnesses")]
        + verifier)
    #expect(proven.status == 0, "\(proven.messages)")
    #expect(proven.messages.contains("cosigned by 2 of 2 witnesses"))
    #expect(!proven.messages.contains("whether that is to be believed"))
    let shown = try CommandLineRun(["witness", "show", kept] + two + verifier)
    #expect(shown.status == 0 && shown.output.contains("cosigned by 1 of 1 witnesses: w2"))
    let json = try CommandLineRun(["witness", "show", kept, "--json"] + two + verifier)
    #expect(json.lines.count == 4 && json.lines[0].hasPrefix(#"{"origin":"claims-kernel/"#))
    #expect(json.lines[1] == #"{"signedBy":"example.com/log","checked":false}"#)
    #expect(json.lines[2].hasPrefix(#"{"signedBy":"w1","time":"20"#))
    #expect(json.lines[3].hasSuffix(#"Z","checked":true}"#))
    let spanish = try CommandLineRun(
      ["witness", "show", kept, "--language", "es"] + two + verifier)
    #expect(spanish.output.contains("cofirmado por 1 de 1 testigos: w2"))
  }

  @Test("a cosignature whose time, text or key was changed is an error, and is not added")
  func changed() throws {
    try checkpoint()
    try cosign(by: [1])
    let intact = try text("kept.txt")
    let line = try #require(intact.split(separator: "\n").last.map(String.init))
    var signature = try SignedNote.Signature(line: line)
    // Its last line is the cosignature: another second of its time.
    var bytes = signature.bytes
    bytes[7] ^= 1
    signature = try SignedNote.Signature(
      line: "\u{2014} w1 " + Data(signature.keyHash + bytes).base64EncodedString())
    try write(intact.replacing(line, with: signature.line), "kept.txt")
    let run = try verify(["--witness", try Self.witness(1)])
    #expect(run.status == 4 && run.messages.contains("the cosignature of w1 does not hold"))
    try checkpoint()
    let before = try text("kept.txt")
    try write(signature.line + "\n", "wrong.txt")
    let wrong = folder.path("wrong.txt")
    let added = try CommandLineRun(
      ["witness", "add", kept, wrong, "--witness", Self.witness(1)] + verifier)
    #expect(added.status == 4 && added.messages.contains("does not hold"), "\(added.messages)")
    try write("nonsense\n", "wrong.txt")
    #expect(try CommandLineRun("witness", "add", kept, wrong).status == 4)
    try write(before.replacing("\n7\n", with: "\n8\n"), "wrong.txt")
    #expect(try CommandLineRun("witness", "add", kept, wrong).status == 4)
    #expect(try text("kept.txt") == before)
  }

  @Test("a key of another kind, or named twice, is no witness's")
  func keys() throws {
    try checkpoint()
    let log = try verify(["--witness", try Self.logKey()])
    #expect(log.status == 2 && log.messages.contains("expected one of type 04"))
    let same = try NoteKey(name: "alias", witness: Self.bytes(1)).text
    let twice = try verify(["--witness", try Self.witness(1), "--witness", same])
    #expect(twice.status == 2 && twice.messages.contains("the key of alias is named twice"))
    try write("# nobody\n", "none")
    #expect(try verify(["--witness", folder.path("none")]).status == 1)
    #expect(try verify(["--witness", "none"]).status == 2)
  }

  @Test("as the log grows it signs what continues; what goes back it refuses, and says why")
  func growing() throws {
    try checkpoint()
    try cosign(by: [1])
    try checkpoint("first.txt")
    let more = registrations.split(separator: "\n")[1].replacing(
      "00000000-0000-0000-0ada", with: "00000001-0000-0000-0ada"
    )
    .replacing("carla", with: "mona")
    #expect(try CommandLineRun("send", "--log", log, input: more + "\n").status == 0)
    try checkpoint()
    let request = try CommandLineRun(
      "witness", "request", kept, "--since", folder.path("first.txt"), "--log", log)
    #expect(request.status == 0, "\(request.messages)")
    #expect(request.output.hasPrefix("old 7\n"), "\(request.output)")
    try write(request.output, "request.txt")
    let signed = try sign("request.txt", by: 1)
    #expect(signed.status == 0, "\(signed.messages)")
    #expect(try text("w1.state").contains("\n8\n") || text("w1.state").contains("\n9\n"))
    let state = try text("w1.state")
    // The same again goes on from what is not the last any more.
    let again = try sign("request.txt", by: 1)
    #expect(again.status == 3 && again.output.isEmpty, "\(again.messages)")
    #expect(again.messages.contains("the request goes on from 7"))
    let back = try CommandLineRun("witness", "request", folder.path("first.txt"))
    try write(back.output, "back.txt")
    #expect(try sign("back.txt", by: 1).status == 3)
    #expect(try sign("request.txt", by: 1, key: Self.logKey(8)).status == 3)
    #expect(try text("w1.state") == state)
  }

  @Test("that has no memory signs nothing, and nothing begins it anew")
  func memory() throws {
    try checkpoint()
    let request = try CommandLineRun("witness", "request", kept)
    try write(request.output, "request.txt")
    let state = folder.path("gone.state")
    let words =
      ["witness", "sign", folder.path("request.txt"), "--state", state, "--witness"]
      + [try Self.witness(1), "--key", try Self.logKey()] + signer(1)
    let none = try CommandLineRun(words)
    #expect(none.status == 1 && none.messages.contains("would sign two histories"))
    #expect(try CommandLineRun("witness", "new", "--state", state).status == 0)
    #expect(try CommandLineRun(words).status == 0)
    let anew = try CommandLineRun("witness", "new", "--state", state)
    #expect(anew.status == 1 && anew.messages.contains("it is there already"))
    try write("claims-kernel/witness@v1\nlog x\n", "gone.state")
    #expect(try CommandLineRun(words).status == 4)
  }

  @Test("keeps a timestamp beside the note that it is of, and no other")
  func timestamp() throws {
    let plain = try CommandLineRun("checkpoint", "--log", log)
    try write(plain.output, "kept.txt")
    let asked = try CommandLineRun("witness", "timestamp", kept, "--language", "es")
    #expect(asked.status == 0, "\(asked.messages)")
    // A real reply for another hash, with that of this note in its place.
    var reply = Self.reply
    try write(reply, "other.tsr")
    let other = try CommandLineRun("witness", "add", kept, folder.path("other.tsr"))
    #expect(other.status == 4 && other.messages.contains("the timestamp is of another text"))
    #expect(!FileManager.default.fileExists(atPath: kept + ".tsr"))
    let place = try #require(reply.firstRange(of: Self.imprint))
    reply.replaceSubrange(place, with: SHA256.hash(of: Array(plain.output.utf8)).bytes)
    try write(reply, "reply.tsr")
    for _ in 1...2 {
      let added = try CommandLineRun("witness", "add", kept, folder.path("reply.tsr"))
      #expect(added.status == 0, "\(added.messages)")
    }
    #expect(try Data(contentsOf: URL(filePath: kept + ".tsr")) == reply)
    let shown = try CommandLineRun("witness", "show", kept)
    #expect(shown.lines.count == 3, "\(shown.output)")
    #expect(shown.lines[1].contains("by Test TSA, Acme Notaries, policy 1.2.3.4.1, serial "))
    #expect(shown.lines[1].hasSuffix("; the authority's signature is not checked here"))
    #expect(shown.lines[2].contains("openssl ts -verify -digest "))
    let json = try CommandLineRun("witness", "show", kept, "--json")
    #expect(json.lines.last?.contains(#""authority":"Test TSA, Acme Notaries""#) == true)
    let verified = try CommandLineRun("verify", "--log", log, "--against", kept)
    #expect(verified.status == 0 && verified.messages.contains("timestamped 20"))
    // Of a note that was changed since, nothing holds.
    try write(plain.output.replacing("\n7\n", with: "\n6\n"), "kept.txt")
    for words in [["verify", "--log", log, "--against", kept], ["witness", "show", kept]] {
      let run = try CommandLineRun(words)
      #expect(run.status == 4 && run.messages.contains("the timestamp is of another text"))
    }
  }

  @Test("what makes no sense is told with what was expected")
  func misuse() throws {
    let plain = try CommandLineRun("checkpoint", "--log", log)
    try write(plain.output, "kept.txt")
    for (words, status, said) in [
      (["vouch"], 2, "there is one of: new, request, timestamp, sign, add, show"),
      (["request"], 2, "'witness request' needs NOTE"),
      (["request", kept], 1, "the log has not signed it"),
      (["add", kept], 2, "needs NOTE FILE…"), (["sign", kept], 2, "--state FILE"),
      (["show", kept, kept], 2, "one word too many"), (["new"], 2, "--state FILE"),
      (["show", folder.path("absent")], 1, "absent"),
    ] {
      let run = try CommandLineRun(["witness"] + words)
      #expect(
        run.status == Int32(status) && run.messages.contains(said), "\(words) \(run.messages)")
    }
  }
}
