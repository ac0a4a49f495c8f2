import EventSourcing
import StateMachineTesting
import Testing

@Suite("A controlled clock")
struct ControlledClockTests {
  let start = Instant(nanoseconds: 5_000_000_000)

  @Test("shows what it was set to, as often as it is read")
  func still() {
    let clock = ControlledClock(start)
    #expect([clock.read(), clock.read()] == [start, start])
    clock.set(to: Instant(nanoseconds: 3))
    #expect(clock.read() == Instant(nanoseconds: 3))
    #expect(clock.readings == 3)
  }

  @Test("moves on by its step after every reading, and by nothing else when it is looked at")
  func steps() {
    let clock = ControlledClock(start, step: .milliseconds(1))
    #expect(clock.time == start)
    #expect(
      (0..<3).map { _ in clock.read().nanoseconds - start.nanoseconds } == [
        0, 1_000_000, 2_000_000,
      ])
    #expect(clock.readings == 3)
  }

  @Test(
    "is advanced and put back by durations, down to a nanosecond",
    arguments: [
      (Duration.seconds(86_400), 86_405_000_000_000), (.seconds(-6), -1_000_000_000),
      (.nanoseconds(1), 5_000_000_001), (.nanoseconds(-1), 4_999_999_999),
      (Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), 5_000_000_000),
    ] as [(Duration, Int64)])
  func advancing(duration: Duration, expected: Int64) {
    let clock = ControlledClock(start)
    clock.advance(by: duration)
    #expect(clock.read() == Instant(nanoseconds: expected))
  }

  @Test("stops at the ends of time")
  func ends() {
    let clock = ControlledClock(start)
    clock.advance(by: .seconds(Int64.max))
    #expect(clock.read() == Instant(nanoseconds: .max))
    clock.advance(by: .seconds(Int64.min))
    clock.advance(by: .seconds(Int64.min))
    #expect(clock.read() == Instant(nanoseconds: .min))
  }

  @Test("gives every reading to one reader only")
  func readers() async {
    let clock = ControlledClock(Instant(), step: .nanoseconds(1))
    let times = await withTaskGroup(of: [Int64].self) { group in
      for _ in 0..<4 { group.addTask { (0..<500).map { _ in clock.read().nanoseconds } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(times.sorted() == Array(0..<2_000))
  }
}
