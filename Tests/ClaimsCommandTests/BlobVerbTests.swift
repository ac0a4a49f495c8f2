import Foundation
import Testing

@Suite("The verb blob")
struct BlobVerbTests {
  static let png =
    Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) + Data("a picture".utf8)

  private func file(_ folder: TemporaryFolder, _ name: String, _ bytes: Data) throws -> String {
    let path = folder.path(name)
    try bytes.write(to: URL(filePath: path))
    return path
  }

  private func member(_ name: String, of line: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(object?[name]).self as? String ?? "\(object?[name] ?? "")"
  }

  /// A log with a report that names a picture, which is in the store.
  func log(
    _ folder: TemporaryFolder, mime: String = "image/png", bytes: Int = png.count
  ) throws -> (log: String, digest: String) {
    let put = try CommandLineRun(
      "blob", "put", "--json", "--log", folder.path(), try file(folder, "a.png", Self.png))
    let line = try #require(put.lines.first)
    let report = #""report":"4e900000-0000-4000-8000-000000000001","#
    func command(_ number: Int, _ body: String) -> String {
      #"{"id":"00000000-0000-0000-0b10-00000000000\#(number)","actor":{"id":"carla","#
        + #""role":"claimant"},\#(report)"command":\#(body)}"#
    }
    let attachment =
      #"{"addReportAttachment":{"name":"a.png","mime":"\#(mime)","bytes":\#(bytes),"#
      + #""sha256":"\#(try member("sha256", of: line))"}}"#
    let input =
      registrations
      + [command(1, #"{"startReport":{}}"#), command(2, attachment)].joined(separator: "\n")
    let sent = try CommandLineRun("send", "--log", folder.path(), input: input)
    #expect(sent.status == 0, "\(sent.output)")
    return (folder.path(), try member("digest", of: line))
  }

  @Test("what is put is reported, stored beside the log, and got back byte for byte")
  func putAndGet() throws {
    let folder = try TemporaryFolder()
    let (log, digest) = try log(folder)
    let stored = folder.path("test.wal.blobs/blobs/\(digest.prefix(2))/\(digest)")
    #expect(try Data(contentsOf: URL(filePath: stored)) == Self.png)
    let again = try CommandLineRun("blob", "put", "--log", log, folder.path("a.png"))
    #expect(again.lines.first?.hasPrefix("\(digest)  ") == true)
    #expect(again.output.contains("image/png"))
    let target = folder.path("b.png")
    for option in ["-o", "--output"] {
      #expect(try CommandLineRun("blob", "get", digest, option, target, "--log", log).status == 0)
      #expect(try Data(contentsOf: URL(filePath: target)) == Self.png)
    }
    let text = try file(folder, "a.txt", Data("words".utf8))
    let put = try CommandLineRun(
      "blob", "put", "--profile", "incident", "--json", "--log", log, text)
    #expect(try member("type", of: put.output) == "text/plain")
    let sha256 = try member("sha256", of: put.output)
    #expect(try CommandLineRun("blob", "get", sha256, "--log", log).output == "words")
    // The folder may be elsewhere.
    let other = ["--blobs", folder.path("elsewhere")]
    let elsewhere = try CommandLineRun(["blob", "get", digest, "--log", log] + other)
    #expect(elsewhere.status == 1)
    #expect(elsewhere.messages.contains("there is no such folder"))
  }

  @Test("a profile's limits are kept, and bad input says what was expected")
  func limits() throws {
    let folder = try TemporaryFolder()
    let text = try file(folder, "a.txt", Data("words".utf8))
    let large = try file(folder, "large.png", Self.png + Data(count: 10 << 20))
    let here = ["--log", folder.path()]
    for (words, message) in [
      (["put", text], "a.txt: text/plain is not taken here: nothing was stored"),
      (["put", "--profile", "document", large], "large.png: more than 10485760 bytes"),
      (["put", folder.path("none")], "No such file or directory"),
    ] {
      let run = try CommandLineRun(["blob"] + words + here)
      #expect(run.status == 1)
      #expect(run.messages.contains(message), "\(run.messages)")
      #expect(run.output == "")
    }
    for (words, message) in [
      (["put"], "'blob put' needs FILE…"), (["get"], "'blob get' needs DIGEST"),
      (["get", "abc"], "'abc' is no hash: expected 64 hexadecimal digits"),
      (["burn"], "there is no 'blob burn'; there is one of: put, get, verify, seal, clean"),
      (["verify", "x"], "'x' is one word too many"),
      (
        ["put", "--profile", "x", text], "expected one of document, incident, assessment, anything"
      ),
      (["verify", "--profile", "incident"], "--profile is for 'blob put'"),
      (["put", "-o", "x", text], "--output is for 'blob get'"),
    ] {
      let run = try CommandLineRun(["blob"] + words + here)
      #expect(run.status == 2, "\(words)")
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(
    "the bytes of what was deleted or thrown away may be gone, and are no orphans if they stay")
  func deleted() throws {
    let folder = try TemporaryFolder()
    let (log, digest) = try log(folder)
    let stored = URL(filePath: folder.path("test.wal.blobs/blobs/\(digest.prefix(2))/\(digest)"))
    func command(_ number: Int, _ stream: String, _ body: String) -> String {
      #"{"id":"00000000-0000-0000-0b20-00000000000\#(number)","actor":{"id":"carla","#
        + #""role":"claimant"},"\#(stream)":"4e900000-0000-4000-8000-000000000001","#
        + #""command":\#(body)}"#
    }
    let sha256 = try member(
      "sha256",
      of: CommandLineRun("blob", "put", "--json", "--log", log, folder.path("a.png")).output)
    let page =
      #"{"addPage":{"page":{"id":"9a470000-0000-4000-8000-000000000001","name":"p.png","#
      + #""mime":"image/png","bytes":\#(Self.png.count),"sha256":"\#(sha256)"}}}"#
    let lines = [
      command(
        1, "document", #"{"startDocument":{"details":{"type":"invoice","title":"Invoice"}}}"#),
      command(2, "document", page),
    ]
    let sent = try CommandLineRun(
      "send", "--log", log, input: lines.joined(separator: "\n"))
    #expect(sent.status == 0, "\(sent.output)")
    #expect(
      try CommandLineRun("blob", "verify", "--log", log).lines == ["2 files: 2 intact; 0 orphans"])
    let ends = [
      command(3, "document", #"{"deleteDocument":{"reason":"the wrong one"}}"#),
      command(4, "report", #"{"discardReport":{}}"#),
    ]
    let ended = try CommandLineRun("send", "--log", log, input: ends.joined(separator: "\n"))
    #expect(ended.status == 0, "\(ended.output)")
    #expect(try CommandLineRun("blob", "verify", "--log", log).lines == ["0 files; 0 orphans"])
    try FileManager.default.removeItem(at: stored)
    let gone = try CommandLineRun("blob", "verify", "--log", log)
    #expect(gone.status == 0)
    #expect(gone.lines == ["0 files; 0 orphans"])
  }

  @Test("verify compares every blob with what the log says of it, and lists what no event names")
  func verify() throws {
    let folder = try TemporaryFolder()
    let (log, digest) = try log(folder)
    let sound = try CommandLineRun("blob", "verify", "--log", log)
    #expect(sound.status == 0)
    #expect(sound.lines == ["1 file: 1 intact; 0 orphans"])
    let orphan = try file(folder, "b.png", Self.png + Data("more".utf8))
    _ = try CommandLineRun("blob", "put", "--log", log, orphan)
    let more = try CommandLineRun("blob", "verify", "--log", log)
    #expect(more.status == 0)
    #expect(more.lines.count == 2)
    #expect(more.lines.first?.hasPrefix("orphan: ") == true)
    #expect(more.lines.last == "1 file: 1 intact; 1 orphan")
    let stored = URL(filePath: folder.path("test.wal.blobs/blobs/\(digest.prefix(2))/\(digest)"))
    try (Self.png + Data("x".utf8)).write(to: stored)
    let damaged = try CommandLineRun("blob", "verify", "--log", log, "--json")
    #expect(damaged.status == 4)
    #expect(damaged.lines.first?.contains(#""finding":"damaged""#) == true)
    #expect(damaged.lines.last == #"{"files":1,"orphans":1,"sound":false}"#)
    #expect(try CommandLineRun("blob", "get", digest, "--log", log).output == "")
    try FileManager.default.removeItem(at: stored)
    let missing = try CommandLineRun("blob", "verify", "--log", log)
    #expect(missing.status == 4)
    #expect(
      missing.lines.first
        == "missing: \(digest), a.png of report 4e900000-0000-4000-8000-000000000001")
  }

  @Test("another size or another type than was recorded is damage")
  func recordedOtherwise() throws {
    for (mime, bytes, finding) in [
      ("image/png", 5, "otherSize"), ("image/jpeg", Self.png.count, "otherType"),
    ] {
      let folder = try TemporaryFolder()
      let (log, _) = try log(folder, mime: mime, bytes: bytes)
      let run = try CommandLineRun("blob", "verify", "--log", log)
      #expect(run.status == 4)
      #expect(run.lines.first?.hasPrefix("\(finding): ") == true, "\(run.output)")
    }
  }
}
