import Cryptography
import Foundation
import Testing

/// Source: Specs/BlobStore.md, "Sealed blobs".
@Suite(
  "Blobs beside a log whose texts are sealed",
  .enabled(if: SealingKey.isAvailable, "this system cannot seal"))
struct SealedBlobVerbTests {
  private static let master = ["CLAIMS_MASTER_KEY": String(repeating: "1f", count: 32)]
  private static let report = "4e900000-0000-4000-8000-000000000001"

  /// A log with a report that names a picture: sealed, beside the blobs of the log in the clear.
  private struct Sealed {
    let folder: TemporaryFolder
    let log: String
    let digest: String
    let blobs: String

    init() throws {
      folder = try TemporaryFolder()
      let (plain, digest) = try BlobVerbTests().log(folder)
      (self.digest, blobs, log) = (digest, plain + ".blobs", folder.path("sealed.wal"))
      let seal = try CommandLineRun("seal", plain, log, environment: master)
      #expect(seal.status == 0, "\(seal.messages)")
    }

    /// - Parameter withKey: whether the master key is named.
    func blob(_ words: String..., withKey: Bool = true) throws -> CommandLineRun {
      try CommandLineRun(
        ["blob"] + words + ["--log", log, "--blobs", blobs], environment: withKey ? master : [:])
    }

    func send(_ lines: [String]) throws {
      let input = Data(lines.joined(separator: "\n").utf8)
      let sent = try CommandLineRun(["send", "--log", log], input: input, environment: master)
      #expect(sent.status == 0, "\(sent.output) \(sent.messages)")
    }

    var files: [String] {
      get throws {
        try FileManager.default.subpathsOfDirectory(atPath: blobs).filter { $0.contains(digest) }
      }
    }
  }

  @Test(
    "what stood in the clear is sealed for the stream that names it, and opened by its key alone")
  func seal() throws {
    let sealed = try Sealed()
    let shelf = "blobs/\(sealed.digest.prefix(2))/\(sealed.digest)"
    #expect(try sealed.files == [shelf])
    #expect(try sealed.blob("verify").lines == ["1 file: 1 inTheClear; 0 orphans"])
    let run = try sealed.blob("seal")
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.lines == [
        "sealed: 1; removed in the clear: 1; left in the clear, since no stream ever named them: 0"
      ])
    #expect(
      try sealed.blob("seal", "--json").lines == [#"{"sealed":0,"removed":0,"left":0,"failed":0}"#])
    let file = try #require(try sealed.files.first)
    #expect(try sealed.files.count == 1)
    #expect(file.hasPrefix(shelf + "."))
    let bytes = try Data(contentsOf: URL(filePath: sealed.blobs).appending(path: file))
    #expect(bytes.range(of: Data("a picture".utf8)) == nil)

    let target = sealed.folder.path("got.png")
    #expect(try sealed.blob("get", sealed.digest, "-o", target).status == 0)
    #expect(try Data(contentsOf: URL(filePath: target)) == BlobVerbTests.png)
    let locked = try sealed.blob("get", sealed.digest, withKey: false)
    #expect(locked.status == 1 && locked.output == "")
    #expect(locked.messages.contains("is sealed: name the log's master key by one of"))
    #expect(try sealed.blob("verify").lines == ["1 file: 1 intact; 0 orphans"])
    let kept = try sealed.blob("verify", withKey: false)
    #expect(kept.lines == ["1 file: 1 locked; 0 orphans"] && kept.status == 0)
    // A changed byte is told by the key.
    var changed = bytes
    changed[130] ^= 1
    try changed.write(to: URL(filePath: sealed.blobs).appending(path: file))
    let damaged = try sealed.blob("verify")
    #expect(damaged.status == 4)
    #expect(damaged.lines.first?.hasPrefix("damaged: \(sealed.digest), a.png of report") == true)
  }

  @Test("what is damaged is told and left, and does not keep the rest from being sealed")
  func damaged() throws {
    let sealed = try Sealed()
    _ = try sealed.blob("put", sealed.folder.path("a.png"), "--of", Self.report)
    let name = try #require(try sealed.files.first { $0.contains(".") })
    let file = URL(filePath: sealed.blobs).appending(path: name)
    try Data("nothing".utf8).write(to: file)
    // The one in the clear is whole: it takes the damaged one's place.
    #expect(
      try sealed.blob("seal", "--json").lines == [
        #"{"sealed":1,"removed":1,"left":0,"failed":0}"#
      ])
    #expect(try sealed.blob("verify").lines == ["1 file: 1 intact; 0 orphans"])
    // The one in the clear is damaged, and the other is not there.
    try FileManager.default.removeItem(at: file)
    let clear = URL(filePath: sealed.blobs).appending(path: String(name.prefix(73)))
    try Data("nothing".utf8).write(to: clear)
    let run = try sealed.blob("seal", "--json")
    #expect(run.status == 1)
    #expect(run.lines == [#"{"sealed":0,"removed":0,"left":0,"failed":1}"#])
    #expect(run.messages.contains("the blob \(sealed.digest) is damaged"))
    #expect(FileManager.default.fileExists(atPath: clear.path))
    // Nothing is put in the clear while the log is away, and nothing is known without its keyring.
    try FileManager.default.removeItem(atPath: sealed.log)
    #expect(
      try sealed.blob("put", sealed.folder.path("a.png")).messages.contains("name with --of STREAM")
    )
  }

  @Test("without the keyring nothing passes for checked, cleaned or sealed")
  func withoutKeyring() throws {
    let sealed = try Sealed()
    _ = try sealed.blob("seal")
    for verb in ["clean", "seal"] {
      let run = try sealed.blob(verb, withKey: false)
      #expect(run.status == 1)
      #expect(run.messages.contains("name its master key by one of"), "\(run.messages)")
    }
    try FileManager.default.removeItem(atPath: sealed.log + ".keys")
    for verb in ["verify", "clean", "seal"] {
      let run = try sealed.blob(verb)
      #expect(run.status != 0 && run.output == "", "\(verb)")
      #expect(run.messages.contains("sealed.wal.keys"), "\(run.messages)")
    }
  }

  @Test("bytes are put for a stream that may name them")
  func put() throws {
    let sealed = try Sealed()
    let picture = sealed.folder.path("a.png")
    for (words, message) in [
      ([], "name with --of STREAM whose bytes they are"),
      (["--of", "carla"], "names no files"),
      (["--of", "nobody"], "there is nothing called 'nobody' in this log"),
    ] {
      let run = try CommandLineRun(
        ["blob", "put", picture, "--log", sealed.log, "--blobs", sealed.folder.path("none")]
          + words, environment: Self.master)
      #expect(run.status == 1)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: sealed.folder.path("none")))
    let put = try sealed.blob("put", picture, "--of", Self.report, "--json")
    #expect(put.output.contains(#""new":true"#), "\(put.messages)")
    #expect(try sealed.blob("put", picture, "--of", Self.report).status == 0)
    #expect(try sealed.files.count == 2)
    // Sealed for its stream already: what stands in the clear goes.
    #expect(
      try sealed.blob("seal", "--json").lines == [#"{"sealed":0,"removed":1,"left":0,"failed":0}"#])
    #expect(try sealed.blob("get", sealed.digest, "--of", Self.report).status == 0)
    let clear = try CommandLineRun(
      "blob", "put", picture, "--of", "x", "--log", sealed.folder.path())
    #expect(clear.status == 1)
  }

  private func erase(in sealed: Sealed) throws {
    func command(
      _ number: Int, _ actor: String, _ role: String, _ target: String, _ body: String
    ) -> String {
      #"{"id":"00000000-0000-0000-0b30-00000000000\#(number)","actor":{"id":"\#(actor)","#
        + #""role":"\#(role)"}\#(target),"command":\#(body)}"#
    }
    let report = #","report":"\#(Self.report)""#
    try sealed.send([
      command(
        1, "ada", "administrator", "",
        #"{"setRules":{"rules":{"retentionDays":0},"reason":"as agreed"}}"#),
      command(2, "carla", "claimant", report, #"{"discardReport":{}}"#),
      command(
        3, "ada", "administrator", report,
        #"{"eraseReportData":{"reason":"retention is over"}}"#),
    ])
  }

  @Test("bytes in the clear of an erased stream are told, and go")
  func erasedInTheClear() throws {
    for verb in ["seal", "clean"] {
      let sealed = try Sealed()
      try erase(in: sealed)
      #expect(try sealed.blob("verify").lines == ["0 files; 0 orphans, 1 erased"])
      #expect(try sealed.blob(verb, "--json").status == 0)
      #expect(try sealed.files.isEmpty, "\(verb)")
    }
  }

  @Test("an erased stream's bytes are opened by nobody, and can be removed")
  func erase() throws {
    let sealed = try Sealed()
    _ = try sealed.blob("seal")
    try erase(in: sealed)
    #expect(try sealed.files.count == 1)
    let gone = try sealed.blob("get", sealed.digest)
    #expect(gone.status == 1 && gone.output == "")
    #expect(gone.messages.contains("the blob \(sealed.digest) was erased"))
    #expect(try sealed.blob("verify").lines == ["0 files; 0 orphans, 1 erased"])
    #expect(
      try sealed.blob("verify", "--json").lines == [
        #"{"files":0,"orphans":0,"erased":1,"sound":true}"#
      ])
    let put = try sealed.blob("put", sealed.folder.path("a.png"), "--of", Self.report)
    #expect(put.status == 1)
    #expect(put.messages.contains("was erased: nothing more is sealed for it"))
    let staged = URL(filePath: sealed.blobs).appending(path: "staging/4711-1")
    try Data("half".utf8).write(to: staged)
    #expect(
      try sealed.blob("clean").lines == [
        "removed: 1 erased, 1 that interrupted writers left"
      ])
    #expect(try sealed.files.isEmpty)
    #expect(try sealed.blob("clean", "--json").lines == [#"{"erased":0,"abandoned":0}"#])
    #expect(try sealed.blob("verify").lines == ["0 files; 0 orphans"])
  }
}
