import EventSourcing

/// A named condition under which a command is refused.
///
/// A row of a lifecycle holds the guards themselves, so that none can be left out of the table or
/// lack a judgement. Guards are computed properties in the folder of what they are about; a guard
/// is called what its property is called.
public struct Guard<Machine: Aggregate>: GuardRule {
  /// The kind of a command, without its arguments.
  public typealias Verb = Machine.Command.Kind

  /// Answers what is wrong, or nil; the code is added by the guard.
  private enum Judge: Sendable {
    case onState(@Sendable (Machine.State, Machine.Context) -> Violation?)
    case onVerb(@Sendable (Verb, Machine.State) -> Violation?)
    case onArguments(@Sendable (Machine.Command, Machine.State, Machine.Context) -> Violation?)
  }

  private let id: StaticString
  /// The stable code under which a violation is reported.
  public let code: RefusalCode
  private let judge: Judge

  /// A guard that looks at the state alone, so that it can be told before a command is written.
  public init(
    _ code: RefusalCode, called id: StaticString = #function,
    onState judge: @escaping @Sendable (Machine.State, Machine.Context) -> Violation?
  ) {
    self.id = id
    self.code = code
    self.judge = .onState(judge)
  }

  /// A guard that looks at the state and at which command it is, whatever its arguments. What it
  /// looks at stands first, so that a closure alone is never taken for one.
  init(
    onVerb judge: @escaping @Sendable (Verb, Machine.State) -> Violation?,
    _ code: RefusalCode, called id: StaticString
  ) {
    self.id = id
    self.code = code
    self.judge = .onVerb(judge)
  }

  /// A guard that looks at the command's arguments as well.
  public init(
    _ code: RefusalCode, called id: StaticString = #function,
    onArguments judge:
      @escaping @Sendable (Machine.Command, Machine.State, Machine.Context) -> Violation?
  ) {
    self.id = id
    self.code = code
    self.judge = .onArguments(judge)
  }

  /// A guard on one argument, or on one command; commands that lack it never violate the guard.
  public init<Argument>(
    _ code: RefusalCode, called id: StaticString = #function,
    of argument: @escaping @Sendable (Machine.Command) -> Argument?,
    _ judge: @escaping @Sendable (Argument, Machine.State, Machine.Context) -> Violation?
  ) {
    self.init(code, called: id) { command, state, context in
      guard let found = argument(command) else { return nil }
      return judge(found, state, context)
    }
  }

  private init(_ code: RefusalCode, called id: StaticString, _ judge: Judge) {
    (self.code, self.id, self.judge) = (code, id, judge)
  }

  public var name: String { id.description }

  public var negated: Guard? {
    @Sendable func opposite(of violation: Violation?) -> Violation? {
      violation == nil ? Violation() : nil
    }
    let negated: Judge =
      switch judge {
      case .onState(let judge): .onState { opposite(of: judge($0, $1)) }
      case .onVerb(let judge): .onVerb { opposite(of: judge($0, $1)) }
      case .onArguments(let judge): .onArguments { opposite(of: judge($0, $1, $2)) }
      }
    return Guard(code, called: id, negated)
  }

  public var subject: GuardSubject {
    if case .onArguments = judge { .arguments } else { .state }
  }

  /// The reason for a refusal, if the state violates the guard whatever the command's arguments.
  public func reason(
    against verb: Verb, on state: Machine.State, in context: Machine.Context
  ) -> Reason? {
    let violation =
      switch judge {
      case .onState(let judge): judge(state, context)
      case .onVerb(let judge): judge(verb, state)
      case .onArguments: nil as Violation?
      }
    return violation.map { Reason(code, $0) }
  }

  /// The reason for a refusal, if the command violates the guard in this state.
  public func reason(
    against command: Machine.Command, on state: Machine.State, in context: Machine.Context
  ) -> Reason? {
    let violation =
      switch judge {
      case .onState(let judge): judge(state, context)
      case .onVerb(let judge): judge(command.kind, state)
      case .onArguments(let judge): judge(command, state, context)
      }
    return violation.map { Reason(code, $0) }
  }

  public static func == (one: Guard, other: Guard) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a guard found: what it expected, and what is there instead; either may be empty.
///
/// Boxed, so that a guard that finds nothing, as nearly all do, answers with one word.
public struct Violation: Sendable {
  private final class Finding: Sendable {
    let expected: Expectation
    let found: Expectation

    init(_ expected: Expectation, _ found: Expectation) {
      self.expected = expected
      self.found = found
    }
  }

  private let finding: Finding

  /// Creates a finding; what is left out says nothing.
  public init(expected: Expectation = .nothingMore, found: Expectation = .nothingMore) {
    finding = Finding(expected, found)
  }

  /// What would have been accepted; `nothingMore` if there is nothing to say.
  public var expected: Expectation { finding.expected }
  /// What is there instead; `nothingMore` if there is nothing to say.
  public var found: Expectation { finding.found }

  /// That these fields are missing, by name; nil if none is.
  init?(missing fields: KeyValuePairs<String, Bool>) {
    var names: [String] = []
    for (name, isMissing) in fields where isMissing { names.append(name) }
    guard !names.isEmpty else { return nil }
    self.init(expected: .fields(names))
  }

  /// A violation if the condition holds: `.when(a > b, expected: …)`.
  @inline(__always) static func when(
    _ isViolated: Bool, expected: @autoclosure () -> Expectation = .nothingMore,
    found: @autoclosure () -> Expectation = .nothingMore
  ) -> Violation? {
    isViolated ? Violation(expected: expected(), found: found()) : nil
  }
}

extension Reason {
  init(_ code: RefusalCode, _ violation: Violation) {
    self.init(code, expected: violation.expected, found: violation.found)
  }
}
