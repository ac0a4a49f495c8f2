// Neither protocol is public yet. A toolchain without them has the hooks alone: what these miss escapes,
// and is told.
#if compiler(>=6.3) && (canImport(Glibc) || canImport(Musl))
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// The process' executor: leads tasks to the world of the thread that enqueues them, and to the
  /// executor that was there before if it has none.
  final class Router: TaskExecutor, SchedulingExecutor {
    private struct Factory: ExecutorFactory {
      static let mainExecutor = MainActor.executor
      static let defaultExecutor: any TaskExecutor = Router(Task.defaultExecutor)
    }

    /// True once the router is the process' executor. The runtime keeps executors in plain variables, which it
    /// expects to be set before the first task: here they are set once, between two tasks of this thread.
    static let isInstalled: Bool = {
      guard Task.defaultExecutor is any SchedulingExecutor else { return false }
      // Asked for before they are replaced.
      _ = (Factory.mainExecutor, Factory.defaultExecutor)
      _createExecutors(factory: Factory.self)
      return true
    }()

    private let others: any TaskExecutor

    private init(_ others: any TaskExecutor) { self.others = others }

    func enqueue(_ job: consuming ExecutorJob) {
      if let world = World.ofThread { world.enqueue(job) } else { others.enqueue(job) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      scheduler?.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      scheduler?.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    /// Never nil: it was asked before the router was installed.
    private var scheduler: (any SchedulingExecutor)? {
      World.ofThread ?? others as? any SchedulingExecutor
    }
  }

  extension World: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      wake(UnownedJob(job), after: delay as? Duration ?? .zero)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let rest = clock.now.duration(to: instant) as? Duration ?? .zero
      wake(UnownedJob(job), after: .simplest(from: rest, to: rest + picked.duration(to: .now)))
    }

    private func wake(_ job: UnownedJob, after delay: Duration) {
      wake(at: now + min(delay, .seconds(1_000_000_000_000))) { [self] in add(job, isMain: false) }
    }
  }
#else
  enum Router {
    static let isInstalled = false
  }
#endif

extension Duration {
  /// The duration that was meant, if a real clock went on between the call and here: of those in the
  /// range the one with the fewest digits.
  static func simplest(from least: Duration, to most: Duration) -> Duration {
    var unit: Int128 = 1_000_000_000_000_000_000_000_000
    while least > .zero, unit > 1 {
      let multiple = (least.attoseconds + unit - 1) / unit * unit
      if multiple <= most.attoseconds { return Duration(attoseconds: multiple) }
      unit /= 10
    }
    return max(least, .zero)
  }
}
