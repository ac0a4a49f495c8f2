import ClaimsKernel
import Foundation
import Testing

@testable import ClaimsCommand

@Suite("The verb conform")
struct ConformTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "conform-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("map", "{\"amount\": {\"currency\": \"EUR\"}, \"activities\": {}}")
    try write(
      "log",
      """
      <log><trace><event><string key="concept:name" value="lunch"/>
      <date key="time:timestamp" value="2026-03-01T12:00:00Z"/></event></trace></log>
      """)
    try write("cut", "<log><trace>")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test("deviations are findings: it is done; what cannot be read is a failure, no map is usage")
  func exitCodes() {
    defer { try? FileManager.default.removeItem(at: folder) }
    var output = Output()
    #expect(Claims.run(["conform", "--map", path("map"), path("log")], &output) == .done)
    #expect(Claims.run(["conform", "--map", path("map"), path("cut")], &output) == .failed)
    #expect(Claims.run(["conform", "--map", path("log"), path("log")], &output) == .failed)
    #expect(Claims.run(["conform", "--map", path("map"), path("none")], &output) == .failed)
    #expect(Claims.run(["conform", path("log")], &output) == .usage)
    #expect(Claims.run(["conform", "--map", "-", "-"], &output) == .usage)
  }

  @Test("the text lists as many deviations as were asked for, and counts the rest")
  func text() {
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = ConformanceReport()
    report.cases = 3
    report.events = 3
    report.outcomes = ["none": 2, "denied": 1]
    report.reopened = 1
    report.reopenings = 2
    report.deviations = [
      Deviation(
        foreignCase: "1", event: 1, activity: "p\u{1b}ay", command: "deny", isInferred: true,
        kind: .table, codes: [.notFound], reason: Phrase(plain: "no")),
      Deviation(
        foreignCase: "2", event: 1, activity: "pay", kind: .unmapped, reason: Phrase(plain: "no")),
    ]
    #expect(
      report.text(Output(), most: 1) == """
        3 cases, 0 conforming on the table, 0 on the guards too
        2 without a claim, 1 denied
        1 reopened after they were closed, 2 times
        0 facts inferred: the log leaves them implicit and the map assumes them
        3 events, 0 of them passed over
        2 deviations: 1 table, 1 unmapped
          case 1, event 1, p\u{fffd}ay: table: deny, inferred: no
          and 1 more; --most N lists N, --json all
        """)
  }
}
