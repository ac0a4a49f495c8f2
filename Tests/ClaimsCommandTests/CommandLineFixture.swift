import Foundation

/// Runs the command line as a shell would.
struct CommandLineRun {
  let output: String
  let messages: String
  let status: Int32

  /// Whoever runs the tests may have defaults of their own.
  private static let withoutDefaults = [
    "CLAIMS_LOG": "", "CLAIMS_READS": "", "CLAIMS_LANGUAGE": "", "CLAIMS_ZONE": "",
    "CLAIMS_COLOR": "",
    "CLAIMS_CONFIG": "/dev/null", "LC_ALL": "C",
  ]

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  static let executable: URL = {
    // The tests and the executable are built into the same folder.
    var folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent()
    #if canImport(Glibc) || canImport(Musl)
      folder = folder ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return (folder ?? URL(filePath: ".build/debug")).appending(path: "claims")
  }()

  init(
    _ arguments: String..., input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(arguments, input: Data(input.utf8), in: folder, environment: environment)
  }

  init(
    _ arguments: [String], input: Data = Data(), in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.withoutDefaults.merging(environment) { _, new in new }) { _, new in
        new
      }
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files rather than pipes: whatever is written fits.
    func file(_ name: String, _ contents: Data = Data()) throws -> URL {
      let url = scratch.appending(path: name)
      try contents.write(to: url)
      return url
    }
    let (out, err) = (try file("out"), try file("err"))
    process.standardInput = try FileHandle(forReadingFrom: file("in", input))
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    messages = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let url: URL
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "claims-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }
  func path(_ name: String = "test.wal") -> String { url.appending(path: name).path }
}

/// The package's folder, from this file's place in it.
let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Registers the actors of these tests, the administrator first; one event each.
let registrations: String = {
  let people = [
    ("ada", #""administrator""#), ("carla", #""claimant""#), ("dario", #""claimant""#),
    ("hugo", #""handler","supervisor","payer""#), ("sara", #""supervisor""#), ("paul", #""payer""#),
  ]
  return people.enumerated().map { number, person in
    #"{"id":"00000000-0000-0000-0ada-00000000000\#(number + 1)","#
      + #""actor":{"id":"ada","role":"administrator"},"person":"\#(person.0)","#
      + #""command":{"registerActor":{"name":"\#(person.0)","roles":[\#(person.1)]}}}"# + "\n"
  }.joined()
}()
let registered = 6

let demoCommands = package.appending(path: "Examples/Demo/commands.jsonl").path

/// Puts a log of the demo's commands there, as `claims send` leaves it. They are sent once: each such log is the same.
func writeDemoLog(to path: String) throws {
  for (ending, bytes) in try demoFiles.get() {
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: path + ending, contents: bytes, attributes: rights)
    else { throw CocoaError(.fileWriteUnknown) }
  }
}

/// The log's files, by what their names have behind the log's.
private let demoFiles = Result { () throws -> [String: Data] in
  let (folder, name) = (try TemporaryFolder(), "demo.wal")
  let run = try CommandLineRun("send", "--log", folder.path(name), demoCommands)
  // Some of them are refused.
  guard run.status == 3 else {
    throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: run.messages])
  }
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
  return try Dictionary(
    uniqueKeysWithValues: names.map { file in
      (String(file.dropFirst(name.count)), try Data(contentsOf: URL(filePath: folder.path(file))))
    })
}
