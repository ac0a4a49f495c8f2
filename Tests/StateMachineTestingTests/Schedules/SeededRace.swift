import StateMachineTesting
import Synchronization

/// Faults of order, each as it happens in real code, and the same code without the fault.
enum SeededRace: String, CaseIterable, Sendable {
  /// An actor checks, suspends, and acts on what it checked.
  case reentrancy
  /// A signal comes between a look at the flag and the wait.
  case lostWakeUp
  /// Two locks, taken in either order.
  case lockOrder
  /// A task is cancelled before it waits, and waits all the same.
  case cancellationLost
  /// A reply and a timeout both fulfil the promise.
  case fulfilledTwice
  /// Two callers each find nothing in the cache, and make it twice.
  case checkThenAct
  /// What is written was read before another wrote.
  case staleSnapshot
  /// The last who came is served first.
  case starvation
  /// A message is taken from its queue when it has been handled.
  case doubleDelivery
  /// Two values that belong together are published one after the other.
  case tornPublication

  struct Fault: Error, Equatable { let what: String }

  /// What happens under a schedule; throws, or waits for ever, if the fault is there and shows.
  func body(isFaulty: Bool) -> @Sendable (Schedule) async throws -> Void {
    body(isFaulty: isFaulty, late: late)
  }

  /// - Parameter late: how many turns one task waits for the others, so that nothing goes wrong if the first that
  ///   comes is served first.
  func body(isFaulty: Bool, late: Int) -> @Sendable (Schedule) async throws -> Void {
    { schedule in
      switch self {
      case .reentrancy: try await Purse.withdrawTwice(isFaulty, late)
      case .lostWakeUp: await Flag.wakeOne(isFaulty, late)
      case .lockOrder: await Lock.takeTwo(isFaulty, late)
      case .cancellationLost: await Flag.cancelOne(isFaulty, late)
      case .fulfilledTwice: try await Promise.race(isFaulty, late, schedule)
      case .checkThenAct: try await Cache.fillTwice(isFaulty, late)
      case .staleSnapshot: try await Cache.addTwo(isFaulty, late)
      case .starvation: try await Lock.takeTurns(isFaulty)
      case .doubleDelivery: try await Mailbox.handleTwo(isFaulty, late)
      case .tornPublication: try await Mailbox.publish(isFaulty, late)
      }
    }
  }

  private var late: Int {
    switch self {
    case .starvation: 0
    case .lockOrder, .fulfilledTwice, .checkThenAct, .staleSnapshot: 1
    case .reentrancy, .lostWakeUp, .cancellationLost, .doubleDelivery, .tornPublication: 2
    }
  }
}

private typealias Fault = SeededRace.Fault

private func letPass(_ turns: Int) async { for _ in 0..<turns { await Task.yield() } }

private func require(_ isTrue: Bool, _ what: String) throws {
  if !isTrue { throw Fault(what: what) }
}

private final class Counter: Sendable {
  private let counted = Mutex(0)
  var count: Int { counted.withLock { $0 } }

  func next() -> Int {
    counted.withLock { count in
      count += 1
      return count
    }
  }
}

private actor Purse {
  private var balance = 100

  func withdraw(_ amount: Int, _ isFaulty: Bool) async {
    if !isFaulty { await Task.yield() }
    guard balance >= amount else { return }
    if isFaulty { await Task.yield() }
    balance -= amount
  }

  static func withdrawTwice(_ isFaulty: Bool, _ late: Int) async throws {
    let account = Purse()
    async let one: Void = account.withdraw(60, isFaulty)
    async let other: Void = {
      await letPass(late)
      await account.withdraw(60, isFaulty)
    }()
    _ = await (one, other)
    try require(await account.balance >= 0, "overdrawn")
  }
}

private actor Flag {
  private var isUp = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private func wait(_ isFaulty: Bool) async {
    if isUp { return }
    if isFaulty { await Task.yield() }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func raise() {
    isUp = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  static func wakeOne(_ isFaulty: Bool, _ late: Int) async {
    let flag = Flag()
    async let waiting: Void = flag.wait(isFaulty)
    async let raising: Void = {
      await letPass(late)
      await flag.raise()
    }()
    _ = await (waiting, raising)
  }

  private func waitOrCancel(_ isFaulty: Bool) async {
    await withTaskCancellationHandler {
      if isFaulty {
        await wait(true)
      } else if !Task.isCancelled {
        await withCheckedContinuation { waiting.append($0) }
      }
    } onCancel: {
      Task { isFaulty ? await self.wakeThoseThere() : await self.raise() }
    }
  }

  private func wakeThoseThere() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  static func cancelOne(_ isFaulty: Bool, _ late: Int) async {
    let flag = Flag()
    let task = Task { await flag.waitOrCancel(isFaulty) }
    await letPass(late)
    task.cancel()
    await task.value
  }
}

private actor Lock {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let servesLastFirst: Bool

  init(servesLastFirst: Bool = false) { self.servesLastFirst = servesLastFirst }

  func take() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  func give() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.remove(at: servesLastFirst ? waiting.count - 1 : 0).resume()
    }
  }

  static func takeTwo(_ isFaulty: Bool, _ late: Int) async {
    let (one, other) = (Lock(), Lock())
    @Sendable func both(_ first: Lock, _ second: Lock) async {
      await first.take()
      await second.take()
      await second.give()
      await first.give()
    }
    async let left: Void = both(one, other)
    async let right: Void = {
      await letPass(late)
      if isFaulty { await both(other, one) } else { await both(one, other) }
    }()
    _ = await (left, right)
  }

  static func takeTurns(_ isFaulty: Bool) async throws {
    let lock = Lock(servesLastFirst: isFaulty)
    let served = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<3 {
            let before = served.count
            await lock.take()
            let now = served.next()
            await lock.give()
            // Those that stood before us, and each of the others once more between asking and standing.
            try require(now - before <= 8, "waited while \(now - before) were served")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

private actor Promise {
  private var value: Int?
  private var times = 0

  private func fulfil(_ new: Int, _ isFaulty: Bool) async {
    guard value == nil else { return }
    if isFaulty { await Task.yield() }
    value = new
    times += 1
  }

  static func race(_ isFaulty: Bool, _ late: Int, _ schedule: Schedule) async throws {
    let promise = Promise()
    let timeout = Task {
      try await schedule.clock.sleep(for: .seconds(30))
      await promise.fulfil(0, isFaulty)
    }
    let reply = Task {
      try await schedule.clock.sleep(for: .seconds(30))
      await letPass(late)
      await promise.fulfil(1, isFaulty)
    }
    _ = try await (timeout.value, reply.value)
    try require(await promise.times == 1, "fulfilled twice")
  }
}

private actor Cache {
  private var values: [String: Int] = [:]
  private var items: [Int] = []
  private var made = 0

  private func value(_ name: String) -> Int? { values[name] }
  private func make(_ name: String) {
    made += 1
    values[name] = made
  }
  private func fill(_ name: String) {
    if values[name] == nil { make(name) }
  }

  static func fillTwice(_ isFaulty: Bool, _ late: Int) async throws {
    let cache = Cache()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2 {
        group.addTask {
          await letPass(number * late)
          if !isFaulty {
            await cache.fill("a")
          } else if await cache.value("a") == nil {
            await cache.make("a")
          }
        }
      }
    }
    try require(await cache.made == 1, "made twice")
  }

  private func replace(_ new: [Int]) { items = new }
  private func add(_ item: Int) { items.append(item) }

  static func addTwo(_ isFaulty: Bool, _ late: Int) async throws {
    let cache = Cache()
    await withTaskGroup(of: Void.self) { group in
      for item in 0..<2 {
        group.addTask {
          await letPass(item * late)
          if isFaulty {
            await cache.replace(await cache.items + [item])
          } else {
            await cache.add(item)
          }
        }
      }
    }
    try require(await cache.items.count == 2, "an item was lost")
  }
}

private actor Mailbox {
  private var messages = [1, 2]
  private var handled: [Int] = []

  private func handleNext(_ isFaulty: Bool) async {
    guard let message = messages.first else { return }
    if !isFaulty { messages.removeFirst() }
    await Task.yield()
    handled.append(message)
    if isFaulty, !messages.isEmpty { messages.removeFirst() }
  }

  static func handleTwo(_ isFaulty: Bool, _ late: Int) async throws {
    let mailbox = Mailbox()
    async let one: Void = mailbox.handleNext(isFaulty)
    async let other: Void = {
      await letPass(late)
      await mailbox.handleNext(isFaulty)
    }()
    _ = await (one, other)
    try require(Set(await mailbox.handled).count == 2, "handled twice")
  }

  private var shown = (number: 0, name: "0")

  private func show(_ number: Int, _ isFaulty: Bool) async {
    shown.number = number
    if isFaulty { await Task.yield() }
    shown.name = "\(number)"
  }

  static func publish(_ isFaulty: Bool, _ late: Int) async throws {
    let mailbox = Mailbox()
    async let writing: Void = mailbox.show(1, isFaulty)
    async let seen = {
      await letPass(late)
      return await mailbox.shown
    }()
    let (_, pair) = await (writing, seen)
    try require("\(pair.number)" == pair.name, "\(pair.number) is called \(pair.name)")
  }
}
