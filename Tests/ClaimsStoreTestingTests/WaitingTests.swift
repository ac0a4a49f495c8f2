import ClaimsStoreTesting
import Observation
import Testing

@MainActor @Suite("Waiting for what a model shows", .timeLimit(.minutes(1)))
struct WaitingTests {
  @Observable final class Lamp {
    var isOn = false
    var brightness = 0
  }

  @Test("ends at once where it is so already, and as soon as it becomes so")
  func until() async throws {
    let lamp = Lamp()
    try await ClaimsStoreTesting.until("dark") { !lamp.isOn }
    let switching = Task {
      for brightness in 1...9 { lamp.brightness = brightness }
      lamp.isOn = true
    }
    try await ClaimsStoreTesting.until("bright") { lamp.isOn && lamp.brightness == 9 }
    await switching.value
  }

  @Test("says what never came true, where the test waited")
  func never() async {
    let lamp = Lamp()
    let failure = await #expect(throws: TestStoreFailure.self) {
      try await ClaimsStoreTesting.until("bright", within: .milliseconds(1), line: 7) { lamp.isOn }
    }
    #expect(failure?.description == "waiting, WaitingTests.swift:7:\n  bright: never came true")
  }

  @Test("ends with its task")
  func cancelled() async {
    let lamp = Lamp()
    let waiting = Task { try await ClaimsStoreTesting.until("bright") { lamp.isOn } }
    waiting.cancel()
    await #expect(throws: TestStoreFailure.self) { try await waiting.value }
  }
}
