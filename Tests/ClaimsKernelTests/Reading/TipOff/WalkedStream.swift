import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

@testable import ClaimsKernel

/// A stream as a walk left it.
struct WalkedStream<A: LogAggregate>: Sendable {
  private(set) var state = A.initial
  var events: [A.Event] = []

  private var status: UInt32 { A.status(of: state).rawValue }

  /// The same one step on; nil if that is refused.
  private func after<M: AggregateMachine>(
    _ attempt: M.Command, in machine: M
  ) -> WalkedStream? where M.Machine == A {
    var next = self
    guard machine.isEnabled(attempt, in: state),
      case .success(let events) = machine.apply(attempt, to: &next.state)
    else { return nil }
    next.events += events
    return next
  }

  /// The first and the last states of each status that random walks come by, and what one step more
  /// leads to that they do not.
  static func each<M: AggregateMachine>(
    of machine: M, keeping count: Int, drawsLikely: Bool
  ) -> [UInt32: [WalkedStream]] where M.Machine == A {
    let start = WalkedStream()
    var found = [start.status: [start]]
    func keep(_ walk: WalkedStream) {
      found[walk.status] = (found[walk.status] ?? []).prefix(count - 1) + [walk]
    }
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      var walk = start
      for _ in 0..<40 where !machine.isTerminal(walk.state) || walk.events.isEmpty {
        guard let next = walk.next(in: machine, drawsLikely, &random) else { break }
        walk = next
        keep(walk)
      }
    }
    while true {
      let known = found
      for walk in known.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        for attempt in machine.alphabet(in: walk.state).commands {
          if let next = walk.after(attempt, in: machine), known[next.status] == nil { keep(next) }
        }
      }
      if found.count == known.count { return found }
    }
  }

  /// A step that is not refused, as most are that are tried.
  private func next<M: AggregateMachine>(
    in machine: M, _ drawsLikely: Bool, _ random: inout SeededGenerator
  ) -> WalkedStream? where M.Machine == A {
    let attempts = drawsLikely ? [] : machine.alphabet(in: state).commands
    for _ in 0..<(drawsLikely ? 20 : 60) {
      let attempt =
        drawsLikely
        ? try? machine.commands(in: state).value(seed: random.next())
        : attempts.randomElement(using: &random)
      if let attempt, let next = after(attempt, in: machine) { return next }
    }
    return nil
  }
}
