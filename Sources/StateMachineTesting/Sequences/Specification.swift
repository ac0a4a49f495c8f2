import Foundation

/// What a machine ought to do: a state, commands, and what each command answers and changes.
///
/// Four members are enough to begin with: `initial`, `commands(in:)`, `apply(_:to:)`, and a
/// `violation(in:)` that says what must never be. The others sharpen what is said about the machine.
public protocol Specification: Sendable {
  /// Everything that a command's answer depends on.
  associatedtype State: Sendable
  /// What the machine can be asked to do, with its arguments.
  associatedtype Command: Equatable & Sendable
  /// What the machine answers; refusals, too, are responses.
  associatedtype Response: Equatable & Sendable
  /// What tells two states apart in an exploration: by default the state itself.
  associatedtype Key: Hashable & Sendable = State
  /// What names a part of the machine: by default `Never`, since there are no parts.
  associatedtype Partition: Hashable & Sendable = Never

  /// The state before the first command.
  var initial: State { get }

  /// Commands worth trying in a state, refused ones among them. Keep the order of branches the
  /// same in every state if you can: failing cases then shrink further.
  func commands(in state: State) -> Generator<Command>

  /// One of those commands. Walks draw millions of them: a specification that draws here without a
  /// generator in between saves them the copy of the state that the generator holds.
  func command(in state: State, from choices: inout Choices) throws(GaveUp) -> Command

  /// What the command answers, and what becomes of the state. A refusal is a response; it changes
  /// nothing.
  func apply(_ command: Command, to state: inout State) -> Response

  /// What `apply` answers, and the state afterwards; nil if it is the same. By default `apply`
  /// is asked, on a copy; a specification that knows before it copies saves the copy.
  func answer(_ command: Command, in state: State) -> (response: Response, after: State?)

  /// Whether the response is a refusal, so that refused attempts are counted apart.
  func isRefusal(_ response: Response) -> Bool

  /// Whether the command makes sense in the state at all: asked again whenever a failing case is
  /// shortened. Not for what the machine should refuse.
  func isEnabled(_ command: Command, in state: State) -> Bool

  /// What is wrong with a state, in words; nil if nothing is.
  func violation(in state: State) -> String?

  /// What is wrong with a step, in words; nil if nothing is.
  func violation(of step: Transition<State, Command, Response>) -> String?

  /// Every command that exploration tries in a state. By default everything that `commands(in:)`
  /// can make, if that is no more than a thousand commands.
  func alphabet(in state: State) -> Alphabet<Command>

  /// What tells two states apart, so that counters which only grow can be left out.
  func key(of state: State) -> Key

  /// The parts of the machine whose statuses and commands are counted in a matrix.
  var regions: [Region<State, Command>] { get }

  /// Whether the machine has come to its end. Exploration names the states from which none such
  /// can be reached.
  func isTerminal(_ state: State) -> Bool

  /// Whether a command may be what a state needs to reach its end. One that depends on others, or
  /// says what is not true, must never be the only way out. Every command by default.
  func isWayOut(_ command: Command, in state: State) -> Bool

  /// What kind of command it is, as reports count it and runs leave it out: by default the name of an
  /// enumeration's case. If there are `regions`, the first one's verbs are counted instead.
  func name(of command: Command) -> String

  /// Words under which a step is counted, for the statistics.
  func labels(of step: Transition<State, Command, Response>) -> [String]

  /// How near a state is to where faults are expected: a count, a size, a level. Runs of a check or a walk then go on from
  /// those that came highest, as with `Settings.isGuided`. Nil, as by default, if nothing is nearer than anything else.
  func target(of state: State) -> Double?

  /// The part of the machine that a command touches, and that commands of other parts do not: each
  /// part of a history is then explained by itself, from the initial state. Nil if it touches
  /// everything, as by default.
  func partition(of command: Command) -> Partition?

  /// The states in which a command may leave the machine if it answers so; none if it cannot. By
  /// default the one that `apply` makes, if the command is enabled and it answers the same. Asked of
  /// histories only.
  ///
  /// - Parameters:
  ///   - response: nil if it is not known, since the call never returned.
  ///   - command: what was called.
  ///   - state: the state in which it happened.
  func accepts(_ response: Response?, to command: Command, in state: State) -> [State]

  /// What is left of the state when the system crashes and opens anew: by default all of it.
  func recovered(from state: State) -> State

  /// The state, a command and a response in a few words, for the table of a failing case.
  func describe(state: State) -> String
  /// A command in a few words.
  func describe(command: Command) -> String
  /// A response in a few words.
  func describe(response: Response) -> String
}

/// One step of a machine: a command, what it answered, and the states around it.
public struct Transition<State, Command, Response> {
  /// The state before the command.
  public let before: State
  /// The command that was sent.
  public let command: Command
  /// What the machine answered.
  public let response: Response
  /// The state afterwards; nil if it is known to be the same.
  @usableFromInline let changed: State?

  /// Creates a step from both states, which may be equal.
  @inlinable public init(before: State, command: Command, response: Response, after: State) {
    self.init(before: before, command: command, response: response, changed: after)
  }

  @inlinable init(before: State, command: Command, response: Response, changed: State?) {
    self.before = before
    self.command = command
    self.response = response
    self.changed = changed
  }

  /// The state after the command: `before` if it is known to be the same.
  @inlinable public var after: State { changed ?? before }

  /// Hands the state before over instead of copying it.
  @inlinable consuming func start() -> State {
    let step = self
    return step.before
  }

  /// Hands the state afterwards over instead of copying it.
  @inlinable consuming func end() -> State {
    let step = self
    if let changed = step.changed { return changed }
    return step.before
  }
}

extension Transition where State: Equatable {
  /// Whether the state afterwards is that before.
  @inlinable public var isIdle: Bool {
    guard let changed else { return true }
    return changed == before
  }
}

extension Transition: Sendable where State: Sendable, Command: Sendable, Response: Sendable {}

/// The commands that are tried in a state.
public struct Alphabet<Command>: ExpressibleByArrayLiteral {
  /// The commands, in the order in which they are tried.
  public let commands: [Command]
  /// Whether these are all that can be sent; otherwise an exploration of them is bounded.
  public let isComplete: Bool

  /// Creates an alphabet, by default one that is all that can be sent.
  public init(_ commands: [Command], isComplete: Bool = true) {
    self.commands = commands
    self.isComplete = isComplete
  }

  public init(arrayLiteral commands: Command...) { self.init(commands) }
}

extension Alphabet: Sendable where Command: Sendable {}

extension Specification {
  @inlinable public func command(
    in state: State, from choices: inout Choices
  ) throws(GaveUp) -> Command {
    try choices.draw(commands(in: state))
  }
  @inlinable public func answer(
    _ command: Command, in state: State
  ) -> (response: Response, after: State?) {
    applied(command, to: state)
  }
  /// What `apply` itself answers and makes of a copy.
  @inlinable func applied(
    _ command: Command, to state: State
  ) -> (response: Response, after: State?) {
    var after = state
    let response = apply(command, to: &after)
    return (response, after)
  }
  @inlinable public func isRefusal(_ response: Response) -> Bool { false }
  @inlinable public func isEnabled(_ command: Command, in state: State) -> Bool { true }
  @inlinable public func violation(in state: State) -> String? { nil }
  @inlinable public func violation(
    of step: Transition<State, Command, Response>
  ) -> String? { nil }
  public func alphabet(in state: State) -> Alphabet<Command> {
    commands(in: state).allValues(limit: 1000)
  }
  @inlinable public var regions: [Region<State, Command>] { [] }
  @inlinable public func isTerminal(_ state: State) -> Bool { false }
  @inlinable public func isWayOut(_ command: Command, in state: State) -> Bool { true }
  @inlinable public func name(of command: Command) -> String { caseName(of: command) }
  @inlinable public func target(of state: State) -> Double? { nil }
  @inlinable public func labels(of step: Transition<State, Command, Response>) -> [String] { [] }
  public func accepts(
    _ response: Response?, to command: Command, in state: State
  ) -> [State] {
    guard isEnabled(command, in: state) else { return [] }
    let (answered, after) = answer(command, in: state)
    return response == nil || response == answered ? [after ?? state] : []
  }
  @inlinable public func recovered(from state: State) -> State { state }
  public func describe(state: State) -> String { short("\(state)") }
  public func describe(command: Command) -> String { short("\(command)") }
  public func describe(response: Response) -> String { short("\(response)") }

  /// What is different in two states, part by part.
  func changes(from old: State, to new: State) -> [String] {
    differences(from: old, to: new) { short("\($0)") }
  }

  /// `Status.draft` and `Claim(…)` rather than `Module.Workflow.Status.draft`.
  private func short(_ text: String) -> String {
    guard let module = String(reflecting: Self.self).split(separator: ".").first else {
      return text
    }
    var (short, rest) = ("", withoutAddresses(text)[...])
    while let found = rest.range(of: module + ".") {
      short += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      short += name.split(separator: ".").last ?? ""
      rest = rest[name.endIndex...]
    }
    return short + rest
  }
}

extension Specification where Partition == Never {
  @inlinable public func partition(of command: Command) -> Never? { nil }
}

extension Specification where Key == State {
  @inlinable public func key(of state: State) -> State { state }
}

extension Generator {
  /// Every value that the generator can make, the simplest first, as far as the limit goes.
  ///
  /// What a filter rejects, and what has nothing to choose from, is no value. If the generator
  /// gave up for another reason there may be values that are not told, as beyond the limit.
  public func allValues(limit: Int) -> Alphabet<Value> {
    var values: [Value] = []
    var recipe: [UInt64]? = []
    var isWhole = true
    for _ in 0..<max(0, limit) {
      guard let current = recipe else { break }
      var choices = Choices(replaying: current)
      do throws(GaveUp) { values.append(try draw(&choices)) } catch {
        switch error {
        case .filter, .nothingToChoose: break
        case .tooDeep, .tooManyChoices, .tooWide: isWhole = false
        }
      }
      recipe = choices.nextRecipe
    }
    return Alphabet(values, isComplete: isWhole && recipe == nil)
  }
}
