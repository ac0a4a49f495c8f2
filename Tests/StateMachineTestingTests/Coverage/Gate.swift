@testable import StateMachineTesting

/// A gate with a lamp: two regions, and words that want escaping.
struct Gate: Specification {
  struct State: Hashable, Sendable {
    var place = Place.shut
    var isLit = false
  }

  enum Place: CaseIterable, CustomStringConvertible {
    case shut, ajar, open, gone
    var description: String {
      switch self {
      case .shut: "<shut>"
      case .ajar: "ajar & \"loose\""
      case .open: "open"
      case .gone: "gone"
      }
    }
  }

  enum Command: CaseIterable { case push, pull, lamp, remove }

  var isPullable = true
  var initial: State { State() }

  func commands(in state: State) -> Generator<Command> { .element(of: Command.allCases) }

  func apply(_ command: Command, to state: inout State) -> Bool {
    switch (command, state.place) {
    case (.push, .shut): state.place = .ajar
    case (.push, .ajar): state.place = .open
    case (.pull, .open) where isPullable: state.place = state.isLit ? .shut : .ajar
    case (.lamp, _): state.isLit.toggle()
    default: return false
    }
    return true
  }

  func isRefusal(_ response: Bool) -> Bool { !response }

  var regions: [Region<State, Command>] {
    [
      Region("gate & path", status: { $0.place }),
      Region(
        "lamp", statuses: [false, true], verbs: [Command.lamp],
        status: { state, command in command == .lamp ? state.isLit : nil }, verb: { $0 }),
    ]
  }

  /// What these commands cover.
  func coverage(_ commands: [Command]) -> Coverage {
    var (state, coverage) = (initial, Coverage(regions))
    for command in commands {
      let before = state
      let isTaken = apply(command, to: &state)
      coverage.count(regions, command, from: before, to: state, isRefused: !isTaken)
    }
    return coverage
  }

  /// What is possible at all.
  var possible: Coverage { Checker(self).explore().coverage }
}
