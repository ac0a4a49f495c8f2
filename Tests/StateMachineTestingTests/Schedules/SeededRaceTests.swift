import StateMachineTesting
import TestSupport
import Testing

@Suite("Ten seeded races", .long)
struct SeededRaceTests {
  private func failure(
    _ race: SeededRace, _ settings: Settings, _ search: ScheduleSearch = .random
  ) async throws -> FailingSchedule {
    let error = await #expect(throws: FailingSchedule.self, "\(race), seed \(settings.seed)") {
      try await forAllSchedules(
        race.rawValue, settings, search: search, patience: .zero, race.body(isFaulty: true))
    }
    return try #require(error)
  }

  @Test(
    "each is found within a thousand schedules from every seed, made small and replayed",
    arguments: SeededRace.allCases)
  func found(race: SeededRace) async throws {
    // The first that a bounded search finds deviates as little as any.
    let least = try await failure(race, Settings(runs: 10_000, seed: 1), .bounded(deviations: 3))
    // Whoever runs it once sees nothing.
    #expect(least.deviations.count >= 1)
    for seed in 1...30 as ClosedRange<UInt64> {
      for search in [.random, .priorities(changes: 2)] as [ScheduleSearch] {
        let found = try await failure(race, Settings(runs: 1000, seed: seed), search)
        #expect(
          found.deviations.count == least.deviations.count && found.isMinimal,
          "\(race), seed \(seed): \(found)")
        let again = try await failure(race, Settings(replay: found.replay))
        #expect(again.message == found.message)
        #expect(again.deviations == found.deviations)
      }
    }
  }

  @Test("without its fault it passes", arguments: SeededRace.allCases)
  func passes(race: SeededRace) async throws {
    for search in [.random, .priorities(changes: 2), .bounded(deviations: 1)] as [ScheduleSearch] {
      let report = try await forAllSchedules(
        race.rawValue, Settings(runs: sized(20_000, atLeast: 1000), seed: 1), search: search,
        race.body(isFaulty: false))
      #expect(report.choices > 0)
    }
  }

  @Test("a failing schedule is the same a hundred times", arguments: SeededRace.allCases)
  func replays(race: SeededRace) async throws {
    let found = try await failure(race, Settings(runs: 1000, seed: 7))
    for _ in 0..<100 {
      let again = try await failure(race, Settings(replay: found.replay))
      #expect(again.deviations == found.deviations)
    }
  }
}
