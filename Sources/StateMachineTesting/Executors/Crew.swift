import Foundation

/// The threads of one run, if some of its work may pause amid it. One of them goes on at a time, and then
/// picks which is the next; the one that drains waits until there is none.
///
/// `@unchecked Sendable`: touched only by the thread that goes on, of which there is one. A semaphore hands over,
/// and orders what was done before.
final class Crew: @unchecked Sendable {
  fileprivate unowned let world: World
  private let drainer = ThreadIdentity.current
  private let isBack = DispatchSemaphore(value: 0)
  private var workers: [Worker] = []
  private var idle: [Worker] = []
  /// The one that is amid a job of the main actor, and such jobs that came meanwhile.
  private var onMain: Worker?
  private var waitingForMain: [World.Entry] = []

  init(_ world: World) { self.world = world }

  /// Whether the one that goes on is amid a job of the main actor.
  var isOnMain: Bool { onMain.map { $0 === Worker.current(in: world) } ?? false }

  /// Whether some work is not done yet.
  var isAtWork: Bool { idle.count < workers.count }

  /// Lets its workers go on until nothing is left to pick. - Returns: whether anything was.
  func goOn() -> Bool {
    guard let worker = next() else { return false }
    worker.takeOver()
    while isBack.wait(timeout: .now() + .seconds(60)) == .timedOut { world.tellIfStuck() }
    return true
  }

  /// Hands over to the one that is picked, or to the one that drains.
  fileprivate func handOver(to worker: Worker?) {
    if let worker { return worker.takeOver() }
    world.hand(to: drainer)
    isBack.signal()
  }

  /// The one that goes on next; nil if nothing is left to pick.
  ///
  /// - Parameter free: one that has nothing to do.
  fileprivate func next(free: Worker? = nil) -> Worker? {
    // These cannot go on: to pick one of them is no choice.
    if onMain != nil { waitingForMain += world.withdrawMainJobs() }
    guard let entry = world.nextWithinLimit() else { return nil }
    if case .worker(let paused) = entry.work { return paused }
    let worker = free ?? idle.popLast() ?? hire()
    worker.entry = entry
    if entry.isMain { onMain = worker }
    return worker
  }

  /// A worker has done its work. - Returns: whether it goes on with another.
  fileprivate func finish(_ worker: Worker) -> Bool {
    if worker === onMain {
      onMain = nil
      for entry in waitingForMain { world.add(entry.work, task: entry.task) }
      waitingForMain = []
    }
    let next = next(free: worker)
    if next === worker { return true }
    idle.append(worker)
    handOver(to: next)
    return false
  }

  private func hire() -> Worker {
    let worker = Worker(self)
    workers.append(worker)
    return worker
  }

  /// Ends every thread. One that waits amid its work ends there.
  func dismiss() {
    for worker in workers { worker.dismiss() }
    (workers, idle) = ([], [])
  }
}

/// A thread that runs one piece of work after another.
///
/// `@unchecked Sendable`: like its crew.
final class Worker: @unchecked Sendable {
  fileprivate var entry: World.Entry?
  private let baton = DispatchSemaphore(value: 0)
  private var thread = ThreadIdentity.current
  private var isDismissed = false
  /// Both are there as long as the thread.
  private unowned let crew: Crew
  private unowned let world: World

  private static let ofThread = ThreadLocal<Worker>()

  fileprivate init(_ crew: Crew) {
    (self.crew, world) = (crew, crew.world)
    // It takes no step before the baton comes, and so none before this is done.
    thread = .starting { [unowned self] in work() }
  }

  /// The one that this thread is, if it is one of the world's.
  static func current(in world: World) -> Worker? {
    guard let worker = ofThread.value, worker.world === world else { return nil }
    return worker
  }

  private func work() {
    Self.ofThread.value = self
    world.within {
      while true {
        baton.wait()
        guard !isDismissed else { return Self.ofThread.value = nil }
        repeat {
          runEntry()
          // What it held goes before others go on.
          entry = nil
        } while crew.finish(self)
      }
    }
  }

  @inline(never) private func runEntry() {
    if let entry { world.run(entry.work) }
  }

  fileprivate func takeOver() {
    world.hand(to: thread)
    baton.signal()
  }

  /// Ends its thread, wherever it waits.
  fileprivate func dismiss() {
    isDismissed = true
    baton.signal()
    thread.join()
  }

  // MARK: By the worker itself

  /// Lets others go on first.
  func pause() {
    makeReady()
    park()
  }

  /// Lets others go on until one of them makes it ready.
  func park() {
    let next = crew.next()
    if next === self { return }
    crew.handOver(to: next)
    baton.wait()
    if isDismissed {
      // What the system takes apart as the thread ends does not wait for others any more.
      Self.ofThread.value = nil
      ThreadIdentity.exit()
    }
  }

  func makeReady() { world.add(.worker(self), task: entry?.task) }
}
