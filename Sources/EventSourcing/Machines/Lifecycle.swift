/// The words in which a lifecycle table is written.
public protocol Vocabulary: SendableMetatype {
  associatedtype Status: CodedEnum
  associatedtype Verb: CodedEnum
  associatedtype Role: CodedEnum
  associatedtype Rule: GuardRule
  associatedtype EventKind: CodedEnum
}

/// A named condition under which a step is refused.
public protocol GuardRule: Hashable, CaseIterable, Sendable {
  var name: String { get }
  /// Whether the rule can be judged before the command's arguments are known.
  var judges: GuardSubject { get }
}

/// What a guard looks at. `allowed` evaluates the first kind and lists the second as conditions.
@frozen public enum GuardSubject: Sendable { case state, arguments }

/// Where a step leads.
@frozen public enum Target<Status: CodedEnum>: Hashable, Sendable {
  case stay
  case to(Status)
}

/// The events of a step, in order, and the status they lead to.
@frozen public struct Outcome<Words: Vocabulary>: Sendable {
  public let events: [Words.EventKind]
  public let target: Target<Words.Status>

  public init(_ events: [Words.EventKind], _ target: Target<Words.Status>) {
    self.events = events
    self.target = target
  }
}

/// One row of a lifecycle table. A status and a verb without a row are refused.
@frozen public struct Step<Words: Vocabulary>: Sendable {
  public let id: StaticString
  public let from: [Words.Status]
  public let verb: Words.Verb
  public let roles: [Words.Role]
  /// The rules that must not be violated, in the order in which violations are reported.
  public let guards: [Words.Rule]
  /// What may come of it, one alternative at a time.
  public let outcomes: [Outcome<Words>]

  public init(
    _ id: StaticString, _ from: [Words.Status], _ verb: Words.Verb, by roles: [Words.Role],
    unless guards: [Words.Rule] = [], _ outcomes: Outcome<Words>...
  ) {
    self.init(id, from, verb, by: roles, unless: guards, outcomes: outcomes)
  }

  public init(
    _ id: StaticString, _ from: [Words.Status], _ verb: Words.Verb, by roles: [Words.Role],
    unless guards: [Words.Rule], outcomes: [Outcome<Words>]
  ) {
    self.id = id
    self.from = from
    self.verb = verb
    self.roles = roles
    self.guards = guards
    self.outcomes = outcomes
  }
}

/// A status machine as one literal table: the validator, the allowed commands, the diagram, the
/// exploration and the page in `Specs/Lifecycles` all read it.
@frozen public struct Lifecycle<Words: Vocabulary>: Sendable {
  public let steps: [Step<Words>]
  /// The row of each status and verb, by their codes; -1 for none.
  @usableFromInline let rows: [Int16]
  @usableFromInline let width: Int
  /// For each verb, by its code: a bit for every role that may send it in some status.
  @usableFromInline let senders: [UInt64]
  /// The verbs of each status, by its code, and the roles of each row, as refusals list them.
  @usableFromInline let verbNames: [String]
  @usableFromInline let roleNames: [String]
  /// What a refusal finds: the verb in the status, by their codes.
  @usableFromInline let cellNames: [String]

  public init(_ steps: [Step<Words>]) {
    self.steps = steps
    let height = 1 + (Words.Status.allCases.map { Int($0.rawValue) }.max() ?? 0)
    width = 1 + (Words.Verb.allCases.map { Int($0.rawValue) }.max() ?? 0)
    var rows = [Int16](repeating: -1, count: height * width)
    var senders = [UInt64](repeating: 0, count: width)
    for (row, step) in steps.enumerated() {
      for status in step.from {
        let cell = Int(status.rawValue) * width + Int(step.verb.rawValue)
        if rows[cell] < 0 { rows[cell] = Int16(row) }
      }
      for role in step.roles { senders[Int(step.verb.rawValue)] |= 1 << UInt64(role.rawValue) }
    }
    self.rows = rows
    self.senders = senders
    var verbNames = [String](repeating: "", count: height)
    for step in steps {
      for code in step.from.map({ Int($0.rawValue) }) {
        verbNames[code] += (verbNames[code].isEmpty ? "" : ", ") + step.verb.name.description
      }
    }
    self.verbNames = verbNames
    var cellNames = [String](repeating: "", count: height * width)
    for status in Words.Status.allCases {
      for verb in Words.Verb.allCases {
        cellNames[Int(status.rawValue) * width + Int(verb.rawValue)] =
          verb.name.description + " in " + status.name.description
      }
    }
    self.cellNames = cellNames
    roleNames = steps.map { step in
      var names = ""
      for role in step.roles { names += (names.isEmpty ? "" : ", ") + role.name.description }
      return names
    }
  }

  /// `approve in draft`. O(1).
  @inlinable public func name(of verb: Words.Verb, in status: Words.Status) -> String {
    cellNames[Int(status.rawValue) * width + Int(verb.rawValue)]
  }

  /// The verbs that have a row in a status, separated by commas. O(1).
  @inlinable public func verbNames(in status: Words.Status) -> String {
    verbNames[Int(status.rawValue)]
  }

  /// The roles that may send a verb in a status, separated by commas; empty without a row. O(1).
  @inlinable public func roleNames(from status: Words.Status, on verb: Words.Verb) -> String {
    let row = rows[Int(status.rawValue) * width + Int(verb.rawValue)]
    return row < 0 ? "" : roleNames[Int(row)]
  }

  /// The row for a verb in a status. O(1).
  @inlinable public func step(from status: Words.Status, on verb: Words.Verb) -> Step<Words>? {
    let row = rows[Int(status.rawValue) * width + Int(verb.rawValue)]
    return row < 0 ? nil : steps[Int(row)]
  }

  /// Whether a role may send a verb in any status at all. O(1).
  @inlinable public func mayEver(_ role: Words.Role, send verb: Words.Verb) -> Bool {
    senders[Int(verb.rawValue)] >> UInt64(role.rawValue) & 1 != 0
  }

  /// The statuses to which one step leads from a status, itself included where a step stays.
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
