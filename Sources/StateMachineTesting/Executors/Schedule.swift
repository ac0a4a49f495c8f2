import Descriptions

/// The order in which one run's tasks go on, as the body that is tested sees it.
public struct Schedule: Sendable {
  let world: World

  /// A clock that stands still while a task is ready, and jumps to the next sleeper if none is.
  public var clock: ScheduleClock { ScheduleClock(world: world) }

  /// Writes down what happened: a failing schedule shows its notes in order.
  public func note(_ text: String) { world.note { text } }
}

/// Virtual time, counted from the beginning of a schedule.
public struct ScheduleClock: Clock {
  public struct Instant: InstantProtocol, PrintsFields {
    public let sinceStart: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  let world: World

  public var now: Instant { Instant(sinceStart: world.now) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock shows the instant.
  ///
  /// - Throws: `CancellationError` at once if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.fallAsleep(continuation)
        world.wake(at: deadline.sinceStart) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }
}
