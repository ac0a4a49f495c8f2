import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Testing
import WriteAheadLog

/// Logs of earlier builds, and what they folded to then. Every later build reads them and folds
/// them to the same JSON, which only ever gains members; none of these files is ever written again.
@Suite("Golden logs")
struct GoldenLogTests {
  static let folder = repository.appending(path: "Tests/Golden")

  static let logs: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".wal") }.sorted()

  @Test("there is a golden log")
  func present() {
    #expect(Self.logs.contains("0001-first-light.wal"))
  }

  @Test("reads and folds to the same JSON as when it was written", arguments: logs)
  func sameJSON(name: String) throws {
    let log = try WriteAheadLog.openForReading(Self.folder.appending(path: name).path)
    var lines: [String] = []
    try ClaimTable(folding: log).forEach { lines.append($0.json) }
    try log.forEachEntry(after: .start) { entry in
      do {
        lines += try HistoryLine.lines(of: entry).map(\.json)
        if let refusal = try RefusalLine(entry) { lines.append(refusal.json) }
      } catch { Issue.record("after position \(entry.decidedAt.value): \(error)") }
      return true
    }
    let kept = Self.folder.appending(path: name.replacing(".wal", with: ".jsonl"))
    let expected = try String(contentsOf: kept, encoding: .utf8).split(separator: "\n")
    try #require(expected.count == lines.count)
    for (old, new) in zip(expected, lines) {
      let (old, new) = (
        try JSONValue(parsing: Array(old.utf8)), try JSONValue(parsing: Array(new.utf8))
      )
      #expect(missing(from: new, of: old) == nil)
    }
  }

  /// The path of the first member that is gone or has another value. Later builds add members.
  private func missing(from new: JSONValue?, of old: JSONValue, at path: String = "") -> String? {
    switch (old, new) {
    case (.object(let old), .object(let new)?):
      for (name, value) in old.sorted(by: { $0.key < $1.key }) {
        if let found = missing(from: new[name], of: value, at: "\(path).\(name)") { return found }
      }
      return nil
    case (.array(let old), .array(let new)?) where old.count == new.count:
      for (place, pair) in zip(old, new).enumerated() {
        if let found = missing(from: pair.1, of: pair.0, at: "\(path)[\(place)]") { return found }
      }
      return nil
    default: return old == new ? nil : path
    }
  }

  @Test("is whole, and its decisions are the same when re-run", arguments: logs)
  func sameDecisions(name: String) throws {
    let path = Self.folder.appending(path: name).path
    #expect(try LogVerification(of: path).ending == .whole)
    var audit = DecisionAudit()
    try audit.run(on: try WriteAheadLog.openForReading(path))
    #expect(audit.differences == [])
  }

  /// `NEW_GOLDEN=0003-name GOLDEN_FROM=log.wal swift test --filter GoldenLogTests` keeps a log of
  /// this build: one that `claims` wrote, such as the demo's, or a short life of one claim.
  @Test(
    "keeps a log of this build, if asked to",
    .enabled(if: ProcessInfo.processInfo.environment["NEW_GOLDEN"] != nil))
  func keep() throws {
    let name = try #require(ProcessInfo.processInfo.environment["NEW_GOLDEN"])
    let path = Self.folder.appending(path: "\(name).wal").path
    try #require(!FileManager.default.fileExists(atPath: path), "a golden log is never rewritten")
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    if let from = ProcessInfo.processInfo.environment["GOLDEN_FROM"] {
      try FileManager.default.copyItem(atPath: from, toPath: path)
    } else {
      try play(.wholeLife(), to: path)
    }
    try? FileManager.default.removeItem(atPath: path + ".lock")
    let log = try WriteAheadLog.openForReading(path)
    var lines: [String] = []
    try ClaimTable(folding: log).forEach { lines.append($0.json) }
    try log.forEachEntry(after: .start) { entry in
      lines += ((try? HistoryLine.lines(of: entry)) ?? []).map(\.json)
      if let refusal = try? RefusalLine(entry) { lines.append(refusal.json) }
      return true
    }
    try (lines.joined(separator: "\n") + "\n").write(
      to: Self.folder.appending(path: "\(name).jsonl"), atomically: true, encoding: .utf8)
  }
}
