/// The words in which a lifecycle table is written.
public protocol Vocabulary: SendableMetatype {
  /// The statuses of the machine.
  associatedtype Status: CodedEnum
  /// The kinds of its commands.
  associatedtype Verb: CodedEnum
  /// The roles in which actors send them.
  associatedtype Role: CodedEnum
  /// The guards of its rows.
  associatedtype Rule: GuardRule
  /// The kinds of its events.
  associatedtype EventKind: CodedEnum
}

/// A named condition under which a step is refused.
public protocol GuardRule: Hashable, Sendable {
  /// As the tables in `Specs/Lifecycles` and the conditions of a permission show it.
  var name: String { get }
  /// Whether the rule can be judged before the command's arguments are known.
  var subject: GuardSubject { get }
  /// The rule that is violated where this one is not, for tests of tests; nil if there is none.
  var negated: Self? { get }
}

extension GuardRule {
  public var negated: Self? { nil }
}

/// What a guard looks at. `allowed` evaluates the first kind and lists the second as conditions.
@frozen public enum GuardSubject: Sendable {
  /// Judged from the state alone, or from the verb as well.
  case state
  /// Judged only once the command's arguments are known.
  case arguments
}

/// The target of a step.
@frozen public enum Target<Status: CodedEnum>: Hashable, Sendable {
  /// The status stays as it is.
  case stay
  /// The status becomes this one, which may be the one before.
  case to(Status)
}

/// The events of a step, in order, and the status they lead to.
@frozen public struct Outcome<Words: Vocabulary>: Sendable {
  /// In the order in which they are recorded.
  public let events: [Words.EventKind]
  /// What becomes of the status.
  public let target: Target<Words.Status>

  /// Creates an outcome from its events, in order, and what becomes of the status.
  public init(_ events: [Words.EventKind], _ target: Target<Words.Status>) {
    self.events = events
    self.target = target
  }
}

/// One row of a lifecycle table. A status and a verb without a row are refused.
@frozen public struct Step<Words: Vocabulary>: Sendable {
  @usableFromInline let row: Row

  /// Creates a row from its outcomes, one alternative after another.
  ///
  /// - Parameters:
  ///   - id: the row's name in `Specs/Lifecycles`, such as `K41`.
  ///   - from: the statuses in which the row applies.
  ///   - verb: the kind of command that it allows.
  ///   - roles: who may send it; empty if another table says who.
  ///   - guards: the rules that must not be violated, in the order in which they are reported.
  ///   - outcomes: what may come of it.
  public init(
    _ id: StaticString, _ from: [Words.Status], _ verb: Words.Verb, by roles: [Words.Role],
    unless guards: [Words.Rule] = [], _ outcomes: Outcome<Words>...
  ) {
    self.init(id, from, verb, by: roles, unless: guards, outcomes: outcomes)
  }

  /// The same, with the outcomes in an array.
  public init(
    _ id: StaticString, _ from: [Words.Status], _ verb: Words.Verb, by roles: [Words.Role],
    unless guards: [Words.Rule], outcomes: [Outcome<Words>]
  ) {
    row = Row(id, from, verb, roles, guards, outcomes)
  }

  /// The row's name in `Specs/Lifecycles`, such as `K41`.
  @inlinable public var id: StaticString { row.id }
  /// The statuses in which the row applies.
  @inlinable public var from: [Words.Status] { row.from }
  /// The kind of command that it allows.
  @inlinable public var verb: Words.Verb { row.verb }
  /// Who may send the verb; empty if another table says who.
  @inlinable public var roles: [Words.Role] { row.roles }
  /// The rules that must not be violated, in the order in which violations are reported.
  @inlinable public var guards: [Words.Rule] { row.guards }
  /// What may come of it, one alternative at a time.
  @inlinable public var outcomes: [Outcome<Words>] { row.outcomes }

  /// The contents of the row, made once for all lookups: every decision does one.
  @usableFromInline final class Row: Sendable {
    @usableFromInline let id: StaticString
    @usableFromInline let from: [Words.Status]
    @usableFromInline let verb: Words.Verb
    @usableFromInline let roles: [Words.Role]
    @usableFromInline let guards: [Words.Rule]
    @usableFromInline let outcomes: [Outcome<Words>]

    init(
      _ id: StaticString, _ from: [Words.Status], _ verb: Words.Verb, _ roles: [Words.Role],
      _ guards: [Words.Rule], _ outcomes: [Outcome<Words>]
    ) {
      self.id = id
      self.from = from
      self.verb = verb
      self.roles = roles
      self.guards = guards
      self.outcomes = outcomes
    }
  }
}

/// A status machine as one literal table: the validator, the allowed commands, the diagram, the
/// exploration and the page in `Specs/Lifecycles` all read it.
@frozen public struct Lifecycle<Words: Vocabulary>: Sendable {
  @usableFromInline let table: LifecycleTable<Words>

  /// Creates a table from its rows. If two claim the same status and verb, the first one counts.
  public init(_ steps: [Step<Words>]) { table = LifecycleTable(steps) }

  /// The rows, in the order in which they were given.
  @inlinable public var steps: [Step<Words>] { table.steps }

  /// Every guard of any row, once, in the order of the rows.
  public var guards: [Words.Rule] {
    var found: [Words.Rule] = []
    for step in steps {
      for rule in step.guards where !found.contains(rule) { found.append(rule) }
    }
    return found
  }

  /// `approve in draft`. O(1).
  @inlinable public func name(of verb: Words.Verb, in status: Words.Status) -> String {
    table.cellNames[Int(status.rawValue) * table.width + Int(verb.rawValue)]
  }

  /// The verbs that have a row in a status, separated by commas. O(1).
  @inlinable public func verbNames(in status: Words.Status) -> String {
    table.verbNames[Int(status.rawValue)]
  }

  /// The roles that may send a verb in a status, separated by commas; empty without a row. O(1).
  @inlinable public func roleNames(from status: Words.Status, on verb: Words.Verb) -> String {
    let row = table.rows[Int(status.rawValue) * table.width + Int(verb.rawValue)]
    return row < 0 ? "" : table.roleNames[Int(row)]
  }

  /// The row for a verb in a status. O(1).
  @inlinable public func step(from status: Words.Status, on verb: Words.Verb) -> Step<Words>? {
    let row = table.rows[Int(status.rawValue) * table.width + Int(verb.rawValue)]
    return row < 0 ? nil : table.steps[Int(row)]
  }

  /// Whether a role may send a verb in any status at all. O(1).
  @inlinable public func mayEver(_ role: Words.Role, send verb: Words.Verb) -> Bool {
    table.senders[Int(verb.rawValue)] >> UInt64(role.rawValue) & 1 != 0
  }

  /// The statuses to which one step leads from a status, itself included if a step stays.
  public func next(after status: Words.Status) -> [Words.Status] {
    var found: [Words.Status] = []
    for step in steps where step.from.contains(status) {
      for outcome in step.outcomes {
        let target: Words.Status
        switch outcome.target {
        case .stay: target = status
        case .to(let other): target = other
        }
        if !found.contains(target) { found.append(target) }
      }
    }
    return found
  }

  /// Pairs of status and verb that more than one row claims: none, in a table without fault.
  public var ambiguities: [(Words.Status, Words.Verb)] {
    var found: [(Words.Status, Words.Verb)] = []
    for status in Words.Status.allCases {
      for verb in Words.Verb.allCases {
        let claims = steps.filter { $0.verb == verb && $0.from.contains(status) }
        if claims.count > 1 { found.append((status, verb)) }
      }
    }
    return found
  }
}
