import StateMachineTesting

/// What a log promises over any sequence of commits, refusals, restarts, failing syncs and power
/// failures. Source: Specs/WriteAheadLog.md, "What is promised".
struct LogSpecification: Specification {
  enum Command: Equatable, Sendable {
    /// Appended, and waited for.
    case commit(stream: UInt64, size: Int)
    /// Appended, and not waited for.
    case append(stream: UInt64, size: Int)
    case refuse
    case wait
    /// A command that was acknowledged, sent once more.
    case repeated(Int)
    case closeAndOpen
    /// The process is gone, the pages stay. What was not waited for was never written.
    case kill
    /// A commit whose sync fails; then the log is opened anew.
    case commitOnFailingDisk(stream: UInt64, size: Int, pages: Int, keeping: Int)
    /// A commit during which the power fails, at one of its calls.
    case commitCutShort(stream: UInt64, size: Int, call: Int, fates: UInt64)
    /// The power fails, and again while the log recovers.
    case recoverCutShort(call: Int, fates: UInt64)
  }

  enum Response: Equatable, Sendable { case acknowledged, taken, poisoned, alreadyTaken, gone }

  /// What may be said of an entry. Numbers distinguish batches that may be there in part.
  enum Fate: Hashable, Sendable {
    case acknowledged
    case waiting
    case doubtful(Int)
  }

  struct Item: Hashable, Sendable {
    let number: UInt64
    let isCommit: Bool
    var fate: Fate
  }

  struct State: Hashable, Sendable {
    var items: [Item] = []
    var next: UInt64 = 1
    var doubts = 0

    var acknowledged: [Item] { items.filter { $0.fate == .acknowledged } }

    fileprivate mutating func add(isCommit: Bool = true) {
      items.append(Item(number: next, isCommit: isCommit, fate: .waiting))
      next += 1
    }

    fileprivate mutating func settle(_ fate: Fate) {
      for place in items.indices where items[place].fate == .waiting { items[place].fate = fate }
    }

    fileprivate mutating func doubt() {
      doubts += 1
      settle(.doubtful(doubts))
    }

    fileprivate mutating func forget() { items.removeAll { $0.fate == .waiting } }
  }

  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> {
    let stream = Generator<UInt64>.integer(in: 1...3)
    let size = Generator<Int>.weighted(
      (4, .integer(in: 0...300)), (1, .integer(in: 300...3_000)))
    let call = Generator<Int>.integer(in: 0...11)
    let fates = Generator<UInt64>.integer(in: 0...9_999)
    let commits = state.acknowledged.filter(\.isCommit).count
    let repeated: Generator<Command> =
      commits == 0
      ? .just(.wait) : Generator<Int>.integer(in: 0...commits - 1).map { .repeated($0) }
    return .weighted(
      (4, stream.paired(with: size).map { .commit(stream: $0.0, size: $0.1) }),
      (4, stream.paired(with: size).map { .append(stream: $0.0, size: $0.1) }),
      (1, .just(.refuse)), (1, .just(.wait)),
      (1, repeated),
      (1, .just(.closeAndOpen)), (1, .just(.kill)),
      (
        2,
        stream.paired(with: size).paired(
          with: Generator<Int>.integer(in: 0...2).paired(with: .integer(in: 0...2))
        ).map {
          .commitOnFailingDisk(
            stream: $0.0.0, size: $0.0.1, pages: $0.1.0, keeping: $0.1.1)
        }
      ),
      (
        3,
        stream.paired(with: size).paired(with: call.paired(with: fates)).map {
          .commitCutShort(stream: $0.0.0, size: $0.0.1, call: $0.1.0, fates: $0.1.1)
        }
      ),
      (2, call.paired(with: fates).map { .recoverCutShort(call: $0.0, fates: $0.1) }))
  }

  func isEnabled(_ command: Command, in state: State) -> Bool {
    guard case .repeated(let place) = command else { return true }
    return state.acknowledged.filter(\.isCommit).count > place
  }

  func apply(_ command: Command, to state: inout State) -> Response {
    switch command {
    case .commit:
      state.add()
      state.settle(.acknowledged)
      return .acknowledged
    case .append:
      state.add()
      return .taken
    case .refuse:
      state.add(isCommit: false)
      return .taken
    case .wait, .closeAndOpen:
      state.settle(.acknowledged)
      return .acknowledged
    case .repeated(let place):
      let isThere = state.acknowledged.filter(\.isCommit).count > place
      return isThere ? .alreadyTaken : .gone
    case .kill:
      state.forget()
      return .gone
    case .commitOnFailingDisk:
      state.add()
      state.doubt()
      return .poisoned
    case .commitCutShort:
      state.add()
      state.doubt()
      return .gone
    case .recoverCutShort:
      state.forget()
      return .gone
    }
  }

  /// The power fails while what waits is on its way to the disk.
  func recovered(from state: State) -> State {
    var state = state
    state.doubt()
    return state
  }

  /// Whether the entries of a log are among those that may be left.
  func disagreement(of numbers: [UInt64], with state: State) -> String? {
    var left = numbers[...]
    var ended: Set<Int> = []
    for item in state.items {
      let isThere = left.first == item.number
      switch item.fate {
      case .acknowledged where !isThere:
        return "entry \(item.number) was acknowledged, and is not there: \(numbers)"
      case .waiting where isThere: return "entry \(item.number) is shown before it is durable"
      case .doubtful(let batch):
        if isThere, ended.contains(batch) { return "entry \(item.number) follows a gap" }
        if !isThere { ended.insert(batch) }
      case .acknowledged, .waiting: break
      }
      if isThere { left.removeFirst() }
    }
    return left.isEmpty ? nil : "nobody wrote entry \(left.first ?? 0): \(numbers)"
  }
}
