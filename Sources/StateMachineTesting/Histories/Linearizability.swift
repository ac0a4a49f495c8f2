/// Whether a history can be explained by a machine that does one thing at a time: each call at some
/// moment between its beginning and its end.
///
/// Source: Herlihy and Wing, "Linearizability: A Correctness Condition for Concurrent Objects"
/// (1990).
public enum Linearizability<Spec: Specification>: Sendable {
  /// An order that explains it, for each part: places of calls. Open calls that need not have
  /// happened are left out.
  case linearizable([[Int]])
  /// No order of the calls explains the history.
  case notLinearizable(Counterexample)
  /// The budget was spent first. Never a pass.
  case undecided(tried: Int)

  /// The first answer that no order explains: when it came, nothing that was still to come could
  /// have helped.
  public struct Counterexample: Sendable {
    /// The place of the call that was answered so.
    public let call: Int
    /// The places of the calls that touch the same part: all calls if there are no parts.
    public let part: [Int]
    /// An order that explains every other answer up to then.
    public let order: [Int]
    /// States in which the call may have happened and would not have been answered so: at most eight.
    public let states: [Spec.State]
  }
}

extension Specification where State: Hashable {
  /// Looks for an order that explains a history.
  ///
  /// Every part (`partition(of:)`) is searched by itself. If a command touches everything, there is one part.
  ///
  /// - Parameters:
  ///   - history: what was recorded.
  ///   - budget: how many times at most a call is tried in a state, in each part.
  public func linearizability(
    of history: History<Command, Response>, budget: Int = 10_000_000
  ) -> Linearizability<Self> {
    var (orders, undecided): ([[Int]], Int) = ([], 0)
    // A part that is undecided does not keep another from being refuted.
    for part in parts(of: history) {
      var search = LinearizationSearch(self, history, part, budget: budget)
      switch search.run() {
      case .found(let order): orders.append(order)
      case .exhausted: return .notLinearizable(counterexample(in: history, part, budget))
      case .outOfBudget: undecided += search.tried
      }
    }
    return undecided > 0 ? .undecided(tried: undecided) : .linearizable(orders)
  }

  /// The first answer in a part that no order explains.
  private func counterexample(
    in history: History<Command, Response>, _ part: [Int], _ budget: Int
  ) -> Linearizability<Self>.Counterexample {
    // Halving: without the answers to come, the first few can be explained and all cannot.
    let closed = part.filter { history.calls[$0].ended != nil }
      .sorted { history.calls[$0].ended ?? .max < history.calls[$1].ended ?? .max }
    func search(_ answers: Int, watched: Int? = nil) -> LinearizationSearch<Self> {
      let end = answers > 0 ? history.calls[closed[answers - 1]].ended ?? .max : -1
      return LinearizationSearch(
        self, history.known(at: end), part.filter { history.calls[$0].began < end }, budget: budget,
        watched: watched)
    }
    var (explained, refuted) = (0, closed.count)
    while refuted - explained > 1 {
      let middle = (explained + refuted) / 2
      var cut = search(middle)
      // One that is undecided may be explained, for all that is known.
      if case .exhausted = cut.run() { refuted = middle } else { explained = middle }
    }
    let call = closed[refuted - 1]
    var (before, with) = (search(explained), search(refuted, watched: call))
    _ = with.run()
    let order = if case .found(let order) = before.run() { order } else { [Int]() }
    return .init(
      call: call, part: part, order: order,
      states: with.refusing.sorted { describe(state: $0) < describe(state: $1) })
  }

  /// The places of the calls of each part, in the order in which the parts were first touched.
  private func parts(of history: History<Command, Response>) -> [[Int]] {
    var (parts, places): ([[Int]], [Partition: Int]) = ([], [:])
    for (place, call) in history.calls.enumerated() {
      guard let part = partition(of: call.command) else { return [Array(history.calls.indices)] }
      if let known = places[part] {
        parts[known].append(place)
      } else {
        places[part] = parts.count
        parts.append([place])
      }
    }
    return parts
  }
}

extension Checker where Spec.State: Hashable {
  /// Holds a recorded history against the specification.
  ///
  /// - Returns: an order that explains it, for each part.
  /// - Throws: `NotLinearizable`; `UndecidedHistory` if the budget was spent first.
  @discardableResult
  public func check(
    _ history: History<Spec.Command, Spec.Response>, budget: Int = 10_000_000
  ) throws -> [[Int]] {
    switch specification.linearizability(of: history, budget: budget) {
    case .linearizable(let orders): return orders
    case .undecided(let tried): throw UndecidedHistory(name: name, tried: tried)
    case .notLinearizable(let counterexample):
      throw NotLinearizable(name, history, counterexample, specification)
    }
  }
}

/// The search for an order was given up.
public struct UndecidedHistory: Error, Equatable, CustomStringConvertible {
  /// The checker's name.
  public let name: String
  /// How many times a call was tried in a state before it was given up.
  public let tried: Int

  /// Creates the error from the checker's name and the number of tries.
  public init(name: String, tried: Int) {
    self.name = name
    self.tried = tried
  }

  public var description: String {
    "\(name): undecided: after \(tried) tries there is neither an order that explains the history nor "
      + "proof that there is none; raise the budget, record fewer calls at a time, or write partition(of:)"
  }
}
