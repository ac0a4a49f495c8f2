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
      contentsOfFile: url.path + "/small-numbers.failures", encoding: .utf8)
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
    #expect(try await check(seed: 1, even) { _ in true }.runs == 1000)
  }

  @Test("a line that is no replay string is named")
  func malformed() async throws {
    await #expect(throws: Falsified.self) { try await self.check(seed: 1) { $0 < 700 } }
    let path = url.path + "/small-numbers.failures"
    try "\(lines[0])\nhello\n".write(toFile: path, atomically: true, encoding: .utf8)
    await #expect(throws: MalformedReplay(text: "hello")) {
      try await self.check(seed: 1) { _ in true }
    }
  }

  @Test("a folder that cannot be written to is told, not passed over")
  func unwritable() async throws {
    try "a file".write(to: url, atomically: true, encoding: .utf8)
    await #expect(throws: (any Error).self) { try await self.check(seed: 1) { $0 < 700 } }
    await #expect(throws: Never.self) { try await self.check(seed: 1) { _ in true } }
  }
}
