import Foundation
import Synchronization

/// One queue for every task of a run, on the thread that drains it or on those of its crew, one at a time: which
/// goes on next is a choice.
///
/// `@unchecked Sendable`: `queue` is guarded by `lock`, and so is `thread` once there is a crew; `picker` is
/// touched by the thread that goes on alone, until all has ended; `limit` is set by the one that drains, and `crew`
/// once, by the thread that goes on.
final class World: TaskExecutor, @unchecked Sendable {
  enum End {
    case finished((any Error)?)
    /// Nothing is left to run, and the body waits.
    case deadlock
    /// The same, but the body has ended, and a thread waits.
    case threadWaits
    case livelock
    /// Something was resumed from outside: the order is not ours alone.
    case escaped
  }

  struct Entry {
    enum Work {
      case job(UnownedJob, isMain: Bool)
      /// What paused amid its work.
      case worker(Worker)
      /// Whoever wants to go on with a crew.
      case embarking(UnsafeContinuation<Void, Never>)
    }

    let work: Work
    /// Tells the task from others, also from such as had its place in memory before.
    let task: UInt64

    var isMain: Bool { if case .job(_, isMain: true) = work { true } else { false } }
  }

  private struct Timer {
    let time: Duration
    let fire: @Sendable () -> Void
  }

  private struct Queue {
    var ready: [Entry] = []
    var count: UInt64 = 0
    var timers: [Timer] = []
    var now = Duration.zero
    /// When the task that goes on now was picked, by the real clock.
    var picked = ContinuousClock.now
    var hasEscaped = false
    var end: (any Error)??
    var notes: [@Sendable () -> String] = []
  }

  private let lock = NSCondition()
  private var queue = Queue()
  /// The one that goes on now: the one that drains, or a worker for which it waits.
  private var thread = ThreadIdentity.current
  /// Runs everything, if some of it may pause amid its work.
  private(set) var crew: Crew?
  private(set) var picker: Picker
  private var limit = Int.max

  /// Whether others may resume what waits here, and time is the real one.
  private let isOpen: Bool
  private let began = ContinuousClock.now
  private let knowsTasks: Bool

  init(_ picker: Picker, isOpen: Bool = false) {
    self.picker = picker
    self.isOpen = isOpen
    knowsTasks = picker.knowsTasks
  }

  var now: Duration { isOpen ? began.duration(to: .now) : lock.withLock { queue.now } }
  var picked: ContinuousClock.Instant { lock.withLock { queue.picked } }
  var notes: [String] { lock.withLock { queue.notes }.map { $0() } }

  /// - Parameter text: asked for only if somebody reads it.
  func note(_ text: @escaping @Sendable () -> String) { lock.withLock { queue.notes.append(text) } }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), isMain: false) }

  func add(_ job: UnownedJob, isMain: Bool) {
    add(.job(job, isMain: isMain), task: knowsTasks ? job.task : nil)
  }

  /// - Parameter task: nil for one that is new.
  func add(_ work: Entry.Work, task: UInt64? = nil) {
    lock.withLock {
      queue.count += 1
      queue.ready.append(Entry(work: work, task: task ?? .max - queue.count))
      if ThreadIdentity.current != thread {
        queue.hasEscaped = !isOpen
        lock.signal()
      }
    }
  }

  /// - Parameter time: beyond thirty thousand years it is that.
  func wake(at time: Duration, _ fire: @escaping @Sendable () -> Void) {
    lock.withLock {
      queue.timers.append(Timer(time: min(time, .seconds(1_000_000_000_000)), fire: fire))
      lock.signal()
    }
  }

  /// A thread that is none of the schedule's did what the schedule orders: that cannot be repeated.
  func foreignerCame() {
    lock.withLock {
      guard ThreadIdentity.current != thread else { return }
      queue.hasEscaped = !isOpen
      lock.signal()
    }
  }

  /// Runs the body and all that it starts until nothing goes on.
  ///
  /// - Parameters:
  ///   - limit: how many times a task goes on at most.
  ///   - patience: how long to wait, by the real clock, for what nobody here can resume.
  @inline(never) func run(
    limit: Int, patience: Duration, _ body: @escaping @Sendable (Schedule) async throws -> Void
  ) -> End {
    thread = .current
    return drained {
      let root = Task(executorPreference: self) {
        do {
          try await body(Schedule(world: self))
          self.finish(nil)
        } catch {
          self.finish(error)
        }
      }
      defer { crew?.dismiss() }
      let end = drain(limit, patience)
      if case .finished = end { return end }
      // Whoever listens gives back what it holds.
      root.cancel()
      _ = drain(picker.picks + 10_000, .zero)
      return end
    }
  }

  private func finish(_ error: (any Error)?) { lock.withLock { queue.end = .some(error) } }

  private func drain(_ limit: Int, _ patience: Duration) -> End {
    self.limit = limit
    while true {
      if let crew, crew.goOn() { continue }
      if let entry = next() {
        guard picker.picks < limit else { return .livelock }
        run(entry.work)
        continue
      }
      let (end, hasEscaped) = lock.withLock { (queue.end, queue.hasEscaped) }
      if hasEscaped { return .escaped }
      if let end {
        if end != nil || crew?.isAtWork != true { return .finished(end) }
      }
      if isOpen {
        waitForOthers()
      } else if wakeNext() {
        continue
      } else if !waits(patience) {
        return end == nil ? .deadlock : .threadWaits
      }
    }
  }

  /// Does a piece of work on this thread.
  func run(_ work: Entry.Work) {
    switch work {
    case .job(let job, isMain: true):
      job.runSynchronously(
        isolatedTo: MainQueue.shared.asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor())
    case .job(let job, isMain: false): job.runSynchronously(on: asUnownedTaskExecutor())
    case .worker: break
    case .embarking(let continuation):
      if crew == nil { crew = Crew(self) }
      continuation.resume()
    }
  }

  // MARK: Threads

  /// Whether what goes on may touch the main actor's state.
  var isOnMain: Bool { crew?.isOnMain ?? true }

  /// From the next pick on a crew runs everything. What begins without one cannot pause: so it is manned
  /// between two jobs.
  func embark() async {
    guard crew == nil else { return }
    await withUnsafeContinuation { add(.embarking($0)) }
  }

  /// Whatever is done from now on is done by this thread.
  func hand(to thread: ThreadIdentity) { lock.withLock { self.thread = thread } }

  /// Takes away the jobs of the main actor that are ready.
  func withdrawMainJobs() -> [Entry] {
    lock.withLock {
      let withdrawn = queue.ready.filter(\.isMain)
      if !withdrawn.isEmpty { queue.ready.removeAll(where: \.isMain) }
      return withdrawn
    }
  }

  /// Says so, if the one that goes on has not let others go on for a minute.
  func tellIfStuck() {
    guard picked.duration(to: .now) > .seconds(55) else { return }
    FileHandle.standardError.write(
      Data(
        """
        a schedule has stood still for a minute: what goes on in it works, or waits for a lock of the system's that \
        another holds who has paused. Lock with a ScheduledMonitor, and do not pause in a handler of cancellation.

        """.utf8))
  }

  /// Picks what goes on next; nil if nothing is ready, or a limit is reached.
  func nextWithinLimit() -> Entry? { picker.picks + 1 < limit ? next() : nil }

  private func next() -> Entry? {
    lock.withLock {
      guard !queue.ready.isEmpty, !queue.hasEscaped else { return nil }
      queue.picked = .now
      return queue.ready.remove(at: picker.pick(queue.ready.count) { queue.ready[$0].task })
    }
  }

  /// Lets time pass until the next sleepers wake; false if nobody sleeps.
  private func wakeNext() -> Bool {
    guard let time = lock.withLock({ queue.timers.map(\.time).min() }) else { return false }
    wake(until: time)
    return true
  }

  private func wake(until time: Duration) {
    let woken = lock.withLock {
      queue.now = max(queue.now, time)
      let woken = queue.timers.filter { $0.time <= time }
      queue.timers.removeAll { $0.time <= time }
      return woken
    }
    for timer in woken.sorted(by: { $0.time < $1.time }) { timer.fire() }
  }

  /// Waits until somebody outside resumes a task, or the next sleeper wakes.
  private func waitForOthers() {
    lock.withLock {
      while queue.ready.isEmpty {
        guard let next = queue.timers.map(\.time).min() else {
          lock.wait()
          continue
        }
        guard lock.wait(until: .after(next - now)) || next > now else { break }
      }
    }
    wake(until: now)
  }

  /// Waits for somebody outside; false if nobody came.
  private func waits(_ patience: Duration) -> Bool {
    lock.withLock {
      let end = Date.after(patience)
      while queue.ready.isEmpty, lock.wait(until: end) {}
      return !queue.ready.isEmpty
    }
  }
}

extension UnownedJob {
  /// The number of the task that goes on; nil if it is an actor's job. Its description is the public
  /// way to it: `Job(id: 7)`.
  fileprivate var task: UInt64? {
    UInt64(description.drop { !$0.isNumber }.prefix { $0.isNumber })
  }
}

extension Date {
  /// A day at most: longer waits trap.
  fileprivate static func after(_ duration: Duration) -> Date {
    Date(timeIntervalSinceNow: min(duration, .seconds(86400)) / .seconds(1))
  }
}
