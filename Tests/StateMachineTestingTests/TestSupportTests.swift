import TestSupport
import Testing

@Suite("What every test may use")
struct TestSupportTests {
  private static func runsElsewhere() -> Bool {
    withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
  }

  @Test(
    "a long test leaves the threads that tasks share, and so do the tasks that it starts", .long)
  func long() async {
    #expect(Self.runsElsewhere())
    let started = await withTaskGroup(of: Bool.self) { group in
      group.addTask { Self.runsElsewhere() }
      return await group.next()
    }
    #expect(started == true)
  }

  @Test("any other test runs on them")
  func short() { #expect(!Self.runsElsewhere()) }

  @Test("a part of a list has its first, and others evenly from there on")
  func parts() {
    let list = Array(0..<200)
    let part = list.sized()
    #expect(part.count == min(200, (200 * effort + 99) / 100))
    #expect(part == part.indices.map { $0 * 200 / part.count })
    #expect([7, 8].sized(atLeast: 9) == [7, 8])
    #expect([Int]().sized() == [])
  }

  @Test("a wait for what never comes ends with its task")
  func cancelled() async {
    let waiting = Task { try await comesTrue { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
