import ClaimsStoreTesting
import Observation
import TestSupport
import Testing

@MainActor @Suite("Waiting for what a model shows")
struct ModelWaitTests {
  @Observable final class Lamp {
    var isOn = false
    var brightness = 0
  }

  @Test("ends at once if it is so already, and as soon as it becomes so")
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

  @Test("ends with its task, and says at the test's line what never came true")
  func never() async {
    let lamp = Lamp()
    let waiting = Task { try await ClaimsStoreTesting.until("bright", line: 7) { lamp.isOn } }
    waiting.cancel()
    let failure = await #expect(throws: TestStoreFailure.self) { try await waiting.value }
    #expect(failure?.description == "waiting, ModelWaitTests.swift:7:\n  bright: never came true")
  }

  @Test("ends with its task while it waits")
  func cancelled() async throws {
    let lamp = Lamp()
    var looks = 0
    let waiting = Task {
      try await ClaimsStoreTesting.until("bright") {
        looks += 1
        return lamp.isOn
      }
    }
    try await comesTrue { looks > 0 }
    waiting.cancel()
    await #expect(throws: TestStoreFailure.self) { try await waiting.value }
    #expect(looks == 1)
  }
}
