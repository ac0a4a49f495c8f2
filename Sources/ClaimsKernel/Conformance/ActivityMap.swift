import ClaimsDomain
import EventSourcing

/// What the activities of a foreign log mean to a claim: the commands that each of them is.
///
/// Source: Examples/Maps/README.md.
public struct ActivityMap: Equatable, Sendable {
  /// One command of an activity.
  public struct Step: Equatable, Sendable {
    public var command: ClaimCommand
    public var role: Role
    public var actor: Actor
    /// The statuses in which the step applies; elsewhere it is passed over. None for all.
    public var statuses: [ClaimStatus]
    /// The step applies where one of these activities is the case's next one. None for any.
    public var next: [String]
    /// The step applies where none of these activities is the case's next one.
    public var notNext: [String]
    /// Whether the log leaves this implicit, so that it is our assumption.
    public var isInferred: Bool
  }

  /// Who sends a step's command.
  public enum Actor: Equatable, Sendable {
    /// The event's own resource.
    case resource
    /// The resource of the latest event of this activity in the case.
    case latest(of: String)
    /// Somebody of whom the log does not speak.
    case named(ActorID)
  }

  /// What the names are that a log gives its resources.
  public enum Resources: String, CaseIterable, Sendable {
    /// Each is one person.
    case people
    /// Each may stand for many: whoever has that function.
    case roles
  }

  public var name: String
  public var resources: Resources
  /// How the rules that the log was made under differ from the built-in ones.
  public var rulesChange: RulesChange?
  /// The attribute of an event that says in words what came of it; the activity's name else.
  public var detail: String?
  /// What is claimed, approved and paid where a step names no amount.
  public var amount: Money
  /// Who acts where an event has no resource.
  public var unnamed: ActorID
  /// The transitions that count; events without one always do.
  public var transitions: [String]
  /// The activities that mean nothing to a claim.
  public var ignored: Set<String>
  public var activities: [String: [Step]]

  public var rules: ClaimRules { rulesChange?.rules ?? .builtIn }

  /// Reads a map from its JSON. - Throws: what was expected and what was found, and where.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      self = try Self(value)
    } catch {
      if case .unreadable(let text) = error { throw JSONFault(text) }
      throw JSONFault("\(error)")
    }
  }

  private init(_ value: JSONValue) throws(WireError) {
    guard case .object = value else {
      throw .unreadable("the map: expected an object, found \(value.kind)")
    }
    var reader = try JSONReader(value)
    name = ""
    unnamed = ActorID("unnamed")
    transitions = []
    var ignored: [String] = []
    var amount: Money?
    var resources: String?
    try reader.field(0, "name", &name)
    try reader.field(0, "resources", &resources)
    try reader.field(0, "detail", &detail)
    try reader.field(0, "amount", &amount)
    try reader.field(0, "unnamed", &unnamed)
    try reader.field(0, "transitions", &transitions)
    try reader.field(0, "ignore", &ignored)
    guard let amount, !amount.currency.isNone else {
      throw .unreadable(
        "amount: expected {\"minorUnits\": 10000, \"currency\": \"EUR\"} or another")
    }
    guard case .object(let members)? = reader.take("activities") else {
      throw .unreadable("activities: expected {\"some activity\": [{\"command\": …}]}")
    }
    self.resources = try Self.resources(resources)
    rulesChange = try reader.take("rules").map { (value) throws(WireError) in
      try RulesChange(value, at: "rules")
    }
    try reader.finish()
    self.amount = amount
    self.ignored = Set(ignored)
    if transitions.isEmpty { transitions = ["complete"] }
    activities = [:]
    for (activity, steps) in members.sorted(by: { $0.key < $1.key }) {
      activities[activity] = try Self.steps(steps, at: "activities.\(activity)")
    }
    try check()
  }

  private static func resources(_ name: String?) throws(WireError) -> Resources {
    guard let name else { return .people }
    guard let resources = Resources(rawValue: name) else {
      let known = Resources.allCases.map(\.rawValue).joined(separator: " or ")
      throw .unreadable("resources: expected \(known), found '\(name)'")
    }
    return resources
  }

  private static func steps(_ value: JSONValue, at path: String) throws(WireError) -> [Step] {
    guard case .array(let elements) = value, !elements.isEmpty else {
      throw .unreadable("\(path): expected at least one step; an activity without any is ignored")
    }
    var steps: [Step] = []
    for (index, element) in elements.enumerated() {
      steps.append(try Step(element, at: "\(path)[\(index)]"))
    }
    return steps
  }

  /// A misspelt activity must not pass for one that never happens, nor one person for two.
  private func check() throws(WireError) {
    guard rules.fourEyes || resources == .roles else {
      throw .unreadable(
        "rules.values.fourEyes: may be false only where \"resources\" are \"roles\": two people "
          + "are one name there")
    }
    for (activity, steps) in activities.sorted(by: { $0.key < $1.key }) {
      if ignored.contains(activity) {
        throw .unreadable("ignore: '\(activity)' has steps under activities")
      }
      for (index, step) in steps.enumerated() {
        let place = "activities.\(activity)[\(index)]"
        if case .latest(let other) = step.actor { try check(other, at: "\(place).by") }
        for other in step.next { try check(other, at: "\(place).next") }
        for other in step.notNext { try check(other, at: "\(place).notNext") }
      }
    }
  }
}

extension ActivityMap {
  private func check(_ activity: String, at place: String) throws(WireError) {
    guard activities[activity] == nil, !ignored.contains(activity) else { return }
    throw .unreadable("\(place): there is no activity '\(activity)'")
  }

  /// Whether an event counts, by its transition and its activity.
  func counts(_ event: ForeignEvent) -> Bool {
    event.transition.map(transitions.contains) ?? true && !ignored.contains(event.activity)
  }
}

extension ActivityMap.Step {
  /// Whether the step applies to a claim in a status, before an activity; nil at the case's end.
  func applies(in status: ClaimStatus, before activity: String?) -> Bool {
    if !statuses.isEmpty, !statuses.contains(status) { return false }
    guard let activity else { return next.isEmpty }
    return (next.isEmpty || next.contains(activity)) && !notNext.contains(activity)
  }
}

extension ActivityMap.Step {
  fileprivate init(_ value: JSONValue, at path: String) throws(WireError) {
    var reader = try JSONReader(value, path: path)
    role = .unspecified
    (statuses, next, notNext) = ([], [], [])
    isInferred = false
    var (by, named): (String?, ActorID?)
    try reader.field(0, "role", &role)
    try reader.field(0, "in", &statuses)
    try reader.field(0, "next", &next)
    try reader.field(0, "notNext", &notNext)
    try reader.field(0, "inferred", &isInferred)
    try reader.field(0, "by", &by)
    try reader.field(0, "actor", &named)
    let verb = reader.take("command")
    try reader.finish()
    switch verb {
    case .string(let name)?:
      command = try Self.claimCommand(.object([name: .object([:])]), at: "\(path).command")
    case let object?: command = try Self.claimCommand(object, at: "\(path).command")
    case nil:
      throw .unreadable("\(path).command: expected a verb or {\"verb\": {…}}, found nothing")
    }
    guard role != .unspecified else {
      throw .unreadable("\(path).role: expected handler or another role, found nothing")
    }
    switch (by, named) {
    case (nil, nil): actor = .resource
    case (let activity?, nil): actor = .latest(of: activity)
    case (nil, let name?): actor = .named(name)
    default: throw .unreadable("\(path): 'by' or 'actor', not both")
    }
  }
  private static func claimCommand(
    _ value: JSONValue, at path: String
  ) throws(WireError) -> ClaimCommand {
    guard case .claim(let command) = try CommandEnvelope.read(command: value, path: path) else {
      throw .unreadable("\(path): expected a command to a claim")
    }
    return command
  }
}
