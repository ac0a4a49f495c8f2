import EventSourcing
import StateMachineTesting

/// A door with a lock, in two rows: what deciders and mutants are tried on.
enum DoorStatus: UInt32, CodedEnum {
  case none = 0
  case open, shut, locked
  init() { self = .none }
  static let schemaName: StaticString = "DoorStatus"
  var name: StaticString {
    switch self {
    case .none: "none"
    case .open: "open"
    case .shut: "shut"
    case .locked: "locked"
    }
  }
}

enum DoorVerb: UInt32, CodedEnum {
  case none = 0
  case shut, lock
  init() { self = .none }
  static let schemaName: StaticString = "DoorVerb"
  var name: StaticString {
    switch self {
    case .none: "none"
    case .shut: "shut"
    case .lock: "lock"
    }
  }
}

enum DoorRole: UInt32, CodedEnum {
  case none = 0
  case guest, porter
  init() { self = .none }
  static let schemaName: StaticString = "DoorRole"
  var name: StaticString {
    switch self {
    case .none: "none"
    case .guest: "guest"
    case .porter: "porter"
    }
  }
}

enum DoorEventKind: UInt32, CodedEnum {
  case none = 0
  case wasShut, wasLocked
  init() { self = .none }
  static let schemaName: StaticString = "DoorEventKind"
  var name: StaticString {
    switch self {
    case .none: "none"
    case .wasShut: "wasShut"
    case .wasLocked: "wasLocked"
    }
  }
}

enum DoorRule: GuardRule {
  case jammed
  var name: String { "jammed" }
  var subject: GuardSubject { .state }
}

enum DoorWords: Vocabulary {
  typealias Status = DoorStatus
  typealias Verb = DoorVerb
  typealias Role = DoorRole
  typealias Rule = DoorRule
  typealias EventKind = DoorEventKind
}

let doorLifecycle = Lifecycle<DoorWords>([
  Step("D1", [.open, .shut], .shut, by: [.guest, .porter], Outcome([.wasShut], .to(.shut))),
  Step("D2", [.shut], .lock, by: [.porter], unless: [.jammed], Outcome([.wasLocked], .to(.locked))),
])

/// Does to the door what its table says; whether it is jammed is of no one's making.
enum DoorDecider: Decider {
  struct State: Hashable, Sendable {
    var status = DoorStatus.open
    var isJammed = false
  }

  struct Command: Hashable, Sendable {
    var verb: DoorVerb
    var role: DoorRole
  }

  struct Refusal: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  static let initial = State()

  static func decide(
    _ command: Command, given state: State, in table: Lifecycle<DoorWords>
  ) throws(Refusal) -> [DoorEventKind] {
    guard let row = table.step(from: state.status, on: command.verb) else {
      throw Refusal(description: "no row")
    }
    guard row.roles.contains(command.role) else { throw Refusal(description: "role") }
    if row.guards.contains(.jammed), state.isJammed { throw Refusal(description: "jammed") }
    return row.outcomes[0].events
  }

  static func evolve(_ state: inout State, _ event: DoorEventKind) {
    switch event {
    case .none: break
    case .wasShut: state.status = .shut
    case .wasLocked: state.status = .locked
    }
  }
}

/// The door as a specification of itself, under one table and held against another.
struct Door: DeciderSpecification {
  typealias Machine = DoorDecider
  typealias Words = DoorWords
  typealias State = DoorDecider.State
  typealias Command = DoorDecider.Command

  var lifecycle = doorLifecycle
  /// The table that decides, if it is another one.
  var decidesBy: Lifecycle<DoorWords>?

  func commands(in state: State) -> Generator<Command> {
    Generator<DoorVerb>.element(of: [.shut, .lock])
      .paired(with: .element(of: [.guest, .porter])).map { Command(verb: $0, role: $1) }
  }

  func decide(
    _ command: Command, given state: State
  ) throws(DoorDecider.Refusal) -> [DoorEventKind] {
    try DoorDecider.decide(command, given: state, in: decidesBy ?? lifecycle)
  }

  func status(of state: State) -> DoorStatus { state.status }
  func verb(of command: Command) -> DoorVerb { command.verb }
  func role(of command: Command) -> DoorRole { command.role }
  func kind(of event: DoorEventKind) -> DoorEventKind { event }

  func cause(of refusal: DoorDecider.Refusal) -> RefusalCause {
    switch refusal.description {
    case "no row": .noRow
    case "role": .role
    default: .guards
    }
  }

  func isExplained(_ refusal: DoorDecider.Refusal, by guards: [DoorRule]) -> Bool {
    guards.contains { $0.name == refusal.description }
  }
}
