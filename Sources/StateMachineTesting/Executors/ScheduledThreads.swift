/// Threads that a schedule steps, in turn with its tasks: one of them all goes on at a time.
///
/// A thread goes on until it pauses, waits in a `ScheduledMonitor`, or ends. A task that calls these is stepped
/// likewise.
public struct ScheduledThreads: Sendable {
  let world: World

  /// Starts a thread. The schedule is over once all have ended: one that waits for ever is a deadlock.
  ///
  /// Expectations of Swift Testing are seen in it if a task of the schedule, or such a thread, starts it.
  public func start(_ body: @escaping @Sendable () -> Void) {
    Task(executorPreference: world) { body() }
  }

  /// Runs a body on a thread of its own, which may block in a `ScheduledMonitor`.
  ///
  /// - Throws: what the body throws.
  public func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withUnsafeContinuation { continuation in
      start { continuation.resume(returning: Result(catching: body)) }
    }
    return try result.get()
  }

  /// Lets others go on first. Does nothing outside of the schedule.
  public func pause() { Worker.current(in: world)?.pause() }
}

extension Schedule {
  /// Begins with threads: from here on whatever goes on may pause and wait amid its work.
  public func threads() async -> ScheduledThreads {
    await world.embark()
    return ScheduledThreads(world: world)
  }
}

/// A lock with a condition whose order a schedule chooses: in the place of a mutex of the system's, which would
/// block the schedule.
///
/// Before its schedule begins and after it has ended nobody else goes on: there it locks nothing. A foreign thread
/// that comes meanwhile ends the schedule with an `EscapedSchedule`.
///
/// `@unchecked Sendable`: touched only by the thread that goes on, of which a schedule has one.
public final class ScheduledMonitor: @unchecked Sendable {
  private let world: World
  private var holder: Worker?
  private var entering: [Worker] = []
  private var waiting: [Worker] = []

  /// A monitor that nobody holds.
  public init(_ threads: ScheduledThreads) { world = threads.world }

  /// Lets others go on first, and then waits until nobody else holds it.
  @available(*, noasync, message: "hold it by withLock: a task may go on with another thread")
  public func lock() {
    guard let worker = Worker.current(in: world) else { return world.foreignerCame() }
    worker.pause()
    enter(worker)
  }

  /// Lets all others compete for it.
  ///
  /// - Precondition: the caller holds it, or the schedule has not begun or has ended.
  @available(*, noasync, message: "hold it by withLock: a task may go on with another thread")
  public func unlock() {
    guard let worker = Worker.current(in: world) else { return world.foreignerCame() }
    precondition(worker === holder, "unlocks a monitor that it does not hold")
    holder = nil
    wake(&entering)
  }

  /// Unlocks it, waits to be woken, and locks it again.
  ///
  /// - Precondition: the caller holds it, within the schedule.
  public func wait() {
    guard let worker = Worker.current(in: world), worker === holder else {
      return precondition(
        false, "waits in a monitor that it does not hold, or outside of its schedule")
    }
    unlock()
    waiting.append(worker)
    worker.park()
    enter(worker)
  }

  /// Wakes all who wait.
  public func wakeAll() {
    guard Worker.current(in: world) != nil else { return world.foreignerCame() }
    wake(&waiting)
  }

  /// Runs a body that holds it, and that may wait in it.
  ///
  /// - Throws: what the body throws.
  public func withLock<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    lock()
    defer { unlock() }
    return try body()
  }

  private func enter(_ worker: Worker) {
    while holder != nil {
      entering.append(worker)
      worker.park()
    }
    holder = worker
  }

  private func wake(_ sleepers: inout [Worker]) {
    let woken = sleepers
    sleepers = []
    for worker in woken { worker.makeReady() }
  }
}
