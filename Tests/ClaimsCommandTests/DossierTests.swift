import ClaimsKernel
import Foundation
import Hashing
import TestSupport
import Testing

@testable import ClaimsCommand

@Suite("Dossiers")
struct DossierTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words + ["--log", folder.path()])
  }

  /// Writes a dossier and reads it.
  private func dossier(_ words: String...) throws -> [UInt8] {
    let path = folder.path("dossier.html")
    let run = try CommandLineRun(["dossier"] + words + ["-o", path, "--log", folder.path()])
    #expect(run.status == 0, "\(run.messages)")
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test("of every stream verify, and are what the log says")
  func every() throws {
    let all = folder.path("all")
    #expect(try run("dossier", "--all", "-o", all).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: all).sorted()
    #expect(names.count == 19 && names.contains("index.html") && names.contains("rules.html"))
    let index = try String(contentsOfFile: all + "/index.html", encoding: .utf8)
    for name in names where name != "index.html" {
      let bytes = Array(try Data(contentsOf: URL(filePath: all + "/" + name)))
      #expect(index.contains("href=\"\(name)\"") && index.contains("\(SHA256.hash(of: bytes))"))
      let verified = try run("verify", "--dossier", all + "/" + name)
      #expect(verified.status == 0, "\(name): \(verified.messages)")
      #expect(verified.lines.contains("it is what the log \(folder.path()) says"))
    }
    // What is there is not written over.
    let again = try run("dossier", "--all", "-o", all)
    #expect(again.status == 1 && again.messages.contains("is there already"))
  }

  @Test("of an amount that is as large as they come are drawn all the same")
  func largest() throws {
    let large =
      [
        #"{"id":"00000000-0000-4000-8000-0000000000f1","actor":{"id":"carla","role":"claimant"},"#
          + #""claim":"f9000000-0000-4000-8000-000000000001","command":{"openDraft":{"type":"auto","#
          + #""title":"- 1 <b>\n\n# Signed by: all","claimed":{"minorUnits":9000000000000000000,"#
          + #""currency":"EUR"}}}}"#
      ].joined() + "\n"
    #expect(try CommandLineRun("send", "--log", folder.path(), input: large).status == 0)
    let bytes = try dossier("f9")
    #expect(String(decoding: bytes, as: UTF8.self).contains("90000000000000000.00 EUR"))
    // Nor does a title make headings or lines of its own.
    let text = try run("dossier", "f9", "--format", "md")
    #expect(!text.lines.contains { $0.hasPrefix("# Signed") || $0.hasPrefix("- 1 ") })
  }

  @Test("say which step a changed byte is in, wherever it is", .long, arguments: 1...4)
  func changedBytes(seed: UInt64) throws {
    let bytes = try dossier("a0")
    let steps = try DossierFile(bytes).parts.filter(\.isStep)
    #expect(steps.count == 23)
    var random = Xorshift(seed)
    var named = 0
    for _ in 0..<100 {
      let place = Int(random.next() % UInt64(bytes.count))
      var changed = bytes
      changed[place] ^= UInt8(1 + random.next() % 255)
      guard let file = try? DossierFile(changed) else { continue }
      #expect(file.sealed != file.said, "\(place)")
      if let step = steps.first(where: { $0.inner.contains(place) }) {
        #expect(file.changed.contains { $0.id == step.id }, "\(place)")
        named += 1
      }
    }
    #expect(named > 10)
  }

  @Test("tell whoever opens them with what they were changed")
  func changed() throws {
    let path = folder.path("dossier.html")
    let text = String(decoding: try dossier("a0"), as: UTF8.self)
    for (from, to, message) in [
      ("1700.00 EUR</dd>", "1900.00 EUR</dd>", ": step r1 was changed"),
      ("\"language\":\"en\"", "\"language\":\"es\"", ": the part 'about' was changed"),
      ("</html>", "</htm>", "it was changed after it was made"),
    ] {
      let story = try #require(text.range(of: "<ol class=\"steps\">")).lowerBound
      let range = try #require(
        text.range(of: from, range: story..<text.endIndex) ?? text.range(of: from))
      try text.replacingCharacters(in: range, with: to)
        .write(toFile: path, atomically: true, encoding: .utf8)
      let run = try CommandLineRun("verify", "--dossier", path)
      #expect(run.status == 4 && run.messages.contains(message), "\(from): \(run.messages)")
    }
    // Hashes that were made to fit do not make it what the log says.
    let file = try DossierFile(Array(text.utf8))
    let step = try #require(file.parts.first { $0.id == "e20" })
    let inner = String(decoding: file.bytes[step.inner], as: UTF8.self)
    let other = inner.replacingOccurrences(of: "hugo", with: "sara")
    let hash = Data(SHA256.hash(of: Array(other.utf8)).bytes).base64EncodedString()
    for (forged, message) in [
      (text.replacingOccurrences(of: inner, with: other), "step 20 was changed"),
      (
        text.replacingOccurrences(of: inner, with: other)
          .replacingOccurrences(of: step.hash, with: hash), "Step 20 says something else"
      ),
      (text.replacingOccurrences(of: "<main ", with: "<main hidden=\"\" "), "or it was changed"),
    ] {
      #expect(forged != text)
      let blank = forged.replacingOccurrences(of: file.said, with: DossierHTML.blank)
      try DossierHTML.sealed(blank).write(toFile: path, atomically: true, encoding: .utf8)
      let run = try self.run("verify", "--dossier", path)
      #expect(run.status != 0 && run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test("are found again by the hash that a claim's report records")
  func recorded() throws {
    let bytes = try dossier("b0")
    let path = folder.path("dossier.html")
    #expect(try run("verify", "--dossier", path).lines.last?.hasPrefix("nobody recorded") == true)
    let hash = base64URLText(SHA256.hash(of: bytes).bytes)
    let command =
      #"{"id":"0000000d-0055-1e40-8000-000000000001","actor":{"id":"hugo","role":"handler"},"#
      + #""claim":"b0000000-0000-4000-8000-000000000002","#
      + #""command":{"generateReport":{"kind":"dossier","sha256":"\#(hash)"}}}"# + "\n"
    let sent = try CommandLineRun("send", "--log", folder.path(), input: command)
    #expect(sent.output.contains("accepted"), "\(sent.output)")
    // The log has grown: what it said then it still says.
    let verified = try run("verify", "--dossier", path)
    #expect(verified.status == 0 && verified.lines[2].hasPrefix("it is what the log"))
    let found = verified.lines.last ?? ""
    #expect(found.hasPrefix("its SHA-256 was recorded by hugo (handler) at "), "\(found)")
    #expect(found.hasSuffix("position 86"))
    let short = command.replacingOccurrences(of: hash, with: "AQID")
      .replacingOccurrences(of: "000000000001", with: "000000000002")
    #expect(
      try CommandLineRun("send", "--log", folder.path(), input: short).output
        .contains("sha256 of 32 bytes"))
  }

  @Test("give a reader no bytes and no hashes of what they might not see")
  func readers() throws {
    let carla = try DossierFile(try dossier("a0", "--as", "carla"))
    #expect(carla.frames.isEmpty)
    let text = String(decoding: carla.bytes, as: UTF8.self)
    for secret in ["hugo", "sara", "hanna", "Reserve set", "reserve</dt>"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(text.contains("Nothing here is proven by the log's hashes"))
    let auditor = try DossierFile(try dossier("a0", "--as", "auditor"))
    #expect(auditor.frames.count > 10)
    let unseen = try run("dossier", "b0", "--as", "carla")
    #expect(unseen.status == 1 && unseen.output.isEmpty)
  }

  @Test("tell the same story as text")
  func markdown() throws {
    let page = String(decoding: try dossier("c0"), as: UTF8.self)
    let text = try run("dossier", "c0", "--format", "md").output
    let titles = page.matches(of: /<span class="title">([^<]*)<\/span>/).map { String($0.1) }
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(titles.count > 20 && heads.count == titles.count)
    for (head, title) in zip(heads, titles) { #expect(head.hasSuffix(title)) }
    let spanish = try run("dossier", "c0", "--format", "md", "--language", "es").output
    #expect(spanish.hasPrefix("# Expediente: ") && spanish.contains("## La historia"))
  }

  @Test(
    "refuse what makes no sense, and leave no file",
    arguments: [
      (["zz"], 1, "there is nothing called 'zz'"),
      (["a0", "--as-of", "3"], 1, "there was no such stream then"),
      (["a0", "--as-of", "soon"], 2, "--as-of: expected a position"),
      (["a0", "--format", "pdf"], 2, "--format: expected html or md, found 'pdf'"),
      ([], 2, "dossier needs the ID of a stream, or --all"),
      (["a0", "--all"], 2, "dossier needs the ID of a stream, or --all"),
      (["a0", "--as", "nobody"], 2, "--as"),
    ])
  func badInput(words: [String], status: Int32, message: String) throws {
    let path = folder.path("none.html")
    let run = try CommandLineRun(["dossier"] + words + ["-o", path, "--log", folder.path()])
    #expect(run.status == status && run.messages.contains(message), "\(run.messages)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!left.contains { $0.hasPrefix("none.html") })
  }

  @Test("end at the point that is asked for")
  func asOf() throws {
    let whole = try DossierFile(try dossier("a0"))
    let early = try DossierFile(try dossier("a0", "--as-of", "20@2025-03-04T12:00:00Z"))
    let steps = early.parts.filter(\.isStep).map(\.id)
    #expect(steps == Array(whole.parts.filter(\.isStep).map(\.id).prefix(steps.count)))
    #expect(steps.contains("e20") && !steps.contains("e21"))
    #expect(try run("verify", "--dossier", folder.path("dossier.html")).status == 0)
  }

  @Test("are not taken from what is none")
  func none() throws {
    let path = folder.path("page.html")
    try "<!DOCTYPE html><p>".write(toFile: path, atomically: true, encoding: .utf8)
    let run = try CommandLineRun("verify", "--dossier", path)
    #expect(run.status == 1 && run.messages.contains("this is no dossier"))
  }
}

/// Small and repeatable.
private struct Xorshift {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 8
  }
}

private func base64URLText(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
    .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
}
