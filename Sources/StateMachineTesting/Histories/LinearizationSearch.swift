/// Looks for an order of the calls of one part, depth first. What was done and the state it led to is
/// never searched twice.
///
/// Source: Wing and Gong, "Testing and Verifying Concurrent Objects" (1993); Lowe, "Testing for
/// Linearizability" (2017), for what is remembered.
struct LinearizationSearch<Spec: Specification> where Spec.State: Hashable {
  typealias Call = History<Spec.Command, Spec.Response>.Call

  enum Outcome {
    case found([Int])
    case exhausted
    case outOfBudget
  }

  private let specification: Spec
  /// The part's calls, those that ended first, each by when they began.
  private let calls: [Call]
  /// Where these are in the history.
  private let places: [Int]
  /// How many of them ended.
  private let ended: Int
  private let budget: Int
  private(set) var tried = 0

  /// A bit for each call.
  private var done: [UInt64]
  private var order: [Int] = []
  /// The first call that ended and is not done.
  private var first = 0
  private var known: Set<Configuration> = []
  /// A call, and some of the states in which it cannot have been answered as it was.
  private let watched: Int?
  private(set) var refusing: Set<Spec.State> = []

  /// What is done, and the state it led to.
  private struct Configuration: Hashable {
    /// All that ended before this one are done.
    let first: Int
    /// Which behind it are, and which open ones: bits from the word on in which `first` is.
    let others: [UInt64]
    /// All of it: answers may depend on what `key(of:)` leaves out.
    let state: Spec.State
  }

  /// A state on the way, and what is still to be tried in it.
  private struct Frame {
    let state: Spec.State
    let candidates: [Int]
    var next = 0
    /// Other states to which the candidate tried last may have led.
    var alternatives: [Spec.State] = []
  }

  /// - Parameter watched: the place of a call.
  init(
    _ specification: Spec, _ history: History<Spec.Command, Spec.Response>, _ part: [Int],
    budget: Int, watched: Int? = nil
  ) {
    self.specification = specification
    self.budget = budget
    let closed = part.filter { history.calls[$0].ended != nil }
    places = closed + part.filter { history.calls[$0].ended == nil }
    calls = places.map { history.calls[$0] }
    ended = closed.count
    done = [UInt64](repeating: 0, count: calls.count / 64 + 1)
    self.watched = watched.flatMap(places.firstIndex)
  }

  /// Looks for an order.
  mutating func run() -> Outcome { run { _ in true } }

  /// The states to which the orders lead: none if there is no order, nil if the budget was spent first.
  mutating func ends() -> [Spec.State]? {
    guard ended > 0 else { return [specification.initial] }
    var ends: [Spec.State] = []
    let outcome = run { state in
      // What all orders have done is the same: a state is met once.
      ends.append(state)
      return false
    }
    if case .outOfBudget = outcome { return nil }
    return ends
  }

  private mutating func run(until isEnough: (Spec.State) -> Bool) -> Outcome {
    guard ended > 0 else { return .found([]) }
    var frames = [frame(specification.initial)]
    while let frame = frames.indices.last {
      if let state = frames[frame].alternatives.popLast() {
        let call = frames[frame].candidates[frames[frame].next - 1]
        guard enter(call, state) else { continue }
        if first == ended, isEnough(state) { return .found(order.map { places[$0] }) }
        frames.append(self.frame(state))
      } else if frames[frame].next < frames[frame].candidates.count {
        guard tried < budget else { return .outOfBudget }
        tried += 1
        let call = frames[frame].candidates[frames[frame].next]
        frames[frame].next += 1
        frames[frame].alternatives = states(after: call, in: frames[frame].state)
      } else {
        frames.removeLast()
        if let call = order.popLast() { leave(call) }
      }
    }
    return .exhausted
  }

  private mutating func states(after place: Int, in state: Spec.State) -> [Spec.State] {
    let call = calls[place]
    let states = specification.accepts(call.response, to: call.command, in: state)
    if place == watched, states.isEmpty, refusing.count < 8 {
      refusing.insert(state)
    }
    guard call.ended == nil else { return states }
    // An open call that changes nothing may as well not have happened.
    return states.filter { $0 != state }
  }

  private func isDone(_ call: Int) -> Bool { done[call / 64] >> UInt64(call % 64) & 1 == 1 }

  private mutating func toggle(_ call: Int) { done[call / 64] ^= 1 << UInt64(call % 64) }

  /// Does a call; false if the same was done before in another order.
  private mutating func enter(_ call: Int, _ state: Spec.State) -> Bool {
    let before = first
    toggle(call)
    while first < ended, isDone(first) { first += 1 }
    var others = done[(first / 64)...]
    while others.last == 0 { others.removeLast() }
    let configuration = Configuration(first: first, others: Array(others), state: state)
    if known.insert(configuration).inserted {
      order.append(call)
      return true
    }
    toggle(call)
    first = before
    return false
  }

  private mutating func leave(_ call: Int) {
    toggle(call)
    if call < ended { first = min(first, call) }
  }

  /// What may happen next: whatever began before the first end to come. What ends first is tried first.
  private func frame(_ state: Spec.State) -> Frame {
    var candidates: [Int] = []
    var soonest = Int.max
    for call in first..<ended where !isDone(call) {
      guard calls[call].began < soonest else { break }
      candidates.append(call)
      soonest = min(soonest, calls[call].ended ?? .max)
    }
    candidates.sort { (calls[$0].ended ?? .max) < (calls[$1].ended ?? .max) }
    candidates += (ended..<calls.count).filter { !isDone($0) && calls[$0].began < soonest }
    return Frame(state: state, candidates: candidates)
  }
}
