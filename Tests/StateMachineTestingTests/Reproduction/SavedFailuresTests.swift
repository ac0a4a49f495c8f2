import Foundation
import Testing

@testable import StateMachineTesting

@Suite("Saved failures")
final class SavedFailuresTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: "saved-\(UUID())")
  private var saved: SavedFailures { SavedFailures(folder: url.path) }

  deinit { try? FileManager.default.removeItem(at: url) }

  private func check(
    seed: UInt64, _ generator: Generator<Int> = .integer(in: 0...999),
    _ property: @escaping (Int) -> Bool
  ) async throws -> PropertyReport {
    try await forAll(
      "small/numbers", generator, Settings(seed: seed, failures: saved), property)
  }

  private var lines: [Substring] {
    let text = try? String(
      contentsOfFile: url.path + "/small%2Fnumbers.failures", encoding: .utf8)
    return (text ?? "").split(separator: "\n")
  }

  @Test("a failing case is kept once, and tried first the next time")
  func first() async throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      await #expect(throws: Falsified.self) { try await self.check(seed: seed) { $0 < 700 } }
    }
    #expect(lines.count == 1)
    try saved.save(Replay(String(lines[0])), under: "small/numbers")
    #expect(lines.count == 1)
    let found = try await #require(throws: Falsified.self) {
      try await self.check(seed: 4) { $0 < 700 }
    }
    #expect(found.story == "a saved failure")
    #expect(found.value == "700")
    #expect(found.replay == String(lines.first ?? ""))
  }

  @Test("a case that passes by now stays, beside the next one")
  func stays() async throws {
    await #expect(throws: Falsified.self) { try await self.check(seed: 1) { $0 < 700 } }
    #expect(try await check(seed: 1) { _ in true }.savedFailures == 1)
    await #expect(throws: Falsified.self) { try await self.check(seed: 1) { $0 < 800 } }
    #expect(lines.count == 2)
    #expect(try await check(seed: 1) { _ in true }.savedFailures == 2)
  }

  @Test("a case that the generator no longer makes is passed over")
  func outdated() async throws {
    await #expect(throws: Falsified.self) { try await self.check(seed: 1) { $0 < 701 } }
    let even = Generator<Int>.integer(in: 0...999).filter { $0 % 2 == 0 }
    let report = try await check(seed: 1, even) { _ in true }
    #expect(report.runs == 1000)
    #expect(report.savedFailures == 0)
    #expect(report.passedOver == 1)
    #expect(
      report.description
        == "passed: 1000 values, 0 left out, 1 saved failures passed over, seed 1")
  }

  @Test("every name has a file of its own, whatever it is made of")
  func names() throws {
    let names = ["a/b", "a-b", "a%2Fb", "a b", "a\u{e9}", "a\u{300}", "a_b", "..", "A.1"]
    for (place, name) in names.enumerated() {
      try saved.save(.recipe([[UInt64(place + 1)]]), under: name)
    }
    for (place, name) in names.enumerated() {
      #expect(try saved.load(name) == [.recipe([[UInt64(place + 1)]])], "\(name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    #expect(
      files == [
        "...failures", "A.1.failures", "a%20b.failures", "a%252Fb.failures", "a%2Fb.failures",
        "a%C3%A9.failures", "a%CC%80.failures", "a-b.failures", "a_b.failures",
      ])
  }

  @Test("what several checkers save at the same time is all kept")
  func concurrent() async throws {
    let saved = saved
    try await withThrowingTaskGroup { group in
      for task in 0..<5 as Range<UInt64> {
        group.addTask {
          for place in 1...20 as ClosedRange<UInt64> {
            try saved.save(.recipe([[task, place]]), under: "busy")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try saved.load("busy").count == 100)
  }

  @Test("a checker and a property of one name pass over what only the other can run")
  func shared() async throws {
    let settings = Settings(seed: 1, failures: saved)
    let checker = Checker(Account(), settings: settings, name: "both")
    #expect(await checker.failure { ForgetfulBank() } != nil)
    try saved.save(.seed(3, steps: 9), under: "both")
    let held = try await forAll("both", .integer(in: 0...9), settings) { _ in true }
    #expect(held.savedFailures == 0)
    #expect(held.passedOver == 2)
    await #expect(throws: Falsified.self) {
      try await forAll("both", .integer(in: 0...9), settings) { $0 < 5 }
    }
    let report = try await checker.check { Imitation(Account(), log: Log()) }
    #expect(report.savedFailures == 3)
  }

  @Test("a replay string that a property was given and cannot run is reported, not passed over")
  func foreign() async {
    let text = Replay.recipe([[1], [2]]).text
    await #expect(throws: MalformedReplay(text: text)) {
      try await forAll("one", .integer(in: 0...9), Settings(replay: text)) { _ in true }
    }
  }

  @Test("a line that is no replay string is named")
  func malformed() async throws {
    await #expect(throws: Falsified.self) { try await self.check(seed: 1) { $0 < 700 } }
    let path = url.path + "/small%2Fnumbers.failures"
    try "\(lines[0])\nhello\n".write(toFile: path, atomically: true, encoding: .utf8)
    await #expect(throws: MalformedReplay(text: "hello")) {
      try await self.check(seed: 1) { _ in true }
    }
  }

  @Test("a folder that cannot be written to is reported, not passed over")
  func unwritable() async throws {
    try "a file".write(to: url, atomically: true, encoding: .utf8)
    await #expect(throws: (any Error).self) { try await self.check(seed: 1) { $0 < 700 } }
    await #expect(throws: Never.self) { try await self.check(seed: 1) { _ in true } }
  }
}
