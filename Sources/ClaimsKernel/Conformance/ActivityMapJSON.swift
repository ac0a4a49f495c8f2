import ClaimsDomain
import EventSourcing

extension ActivityMap {
  /// Reads a map from its JSON. - Throws: what was expected and what was found, and where.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      self = try Self(value)
    } catch { throw JSONFault(error) }
  }

  private init(_ value: JSONValue) throws(WireError) {
    guard case .object = value else {
      throw .expected(
        Phrase(.object), at: Phrase(.map), found: value.kind)
    }
    self.init()
    var reader = try JSONReader(value)
    var (ignored, classifier): ([String], [String]) = ([], [])
    var (machine, resources): (String?, String?)
    var amount: Money?
    try reader.field(0, "name", &name)
    try reader.field(0, "machine", &machine)
    try reader.field(0, "resources", &resources)
    try reader.field(0, "classifier", &classifier)
    try reader.field(0, "detail", &detail)
    try reader.field(0, "amount", &amount)
    try reader.field(0, "unnamed", &unnamed)
    try reader.field(0, "transitions", &transitions)
    try reader.field(0, "ignore", &ignored)
    try reader.field(0, "guesses", &guessed)
    self.machine = try Self.word(machine, else: .claim, at: "machine")
    self.resources = try Self.word(resources, else: .people, at: "resources")
    recorded = try reader.take("recorded").map { (value) throws(WireError) in
      try RecordedCommands(value, at: "recorded")
    }
    let members = try Self.activities(reader.take("activities"), areNeeded: recorded == nil)
    if let value = reader.take("log") { log = try EventLogOptions(value, at: "log") }
    rulesChange = try reader.take("rules").map { (value) throws(WireError) in
      try RulesChange(value, at: "rules")
    }
    try reader.finish()
    self.amount = try Self.amount(amount, of: self.machine, isNeeded: recorded == nil)
    self.ignored = Set(ignored)
    if !classifier.isEmpty { self.classifier = classifier }
    if classifier.contains(log.transition), !transitions.isEmpty {
      throw .unreadable(
        Phrase(.transitionsAllCountWhereThey))
    }
    if transitions.isEmpty { transitions = ["complete"] }
    for (activity, steps) in members.sorted(by: { $0.key < $1.key }) {
      activities[activity] = try self.steps(steps, at: "activities.\(activity)")
    }
    let readings = activities.values.joined().flatMap {
      $0.readings.latest + $0.conditions.keys.compactMap(LogAttribute.latest)
    }
    latest = Set(readings)
    try check()
  }

  static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String?, else usual: Word, at path: String
  ) throws(WireError) -> Word where Word.RawValue == String {
    guard let text else { return usual }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map { Phrase(plain: $0.rawValue) }
      throw .expected(.either(known), at: path, text: text)
    }
    return word
  }

  private static func activities(
    _ value: JSONValue?, areNeeded: Bool
  ) throws(WireError) -> JSONObject {
    if case .object(let members)? = value { return members }
    guard value == nil, !areNeeded else {
      throw .unreadable(
        Phrase(.activitiesExpectedSomeActivityCommand))
    }
    return [:]
  }

  private static func amount(
    _ amount: Money?, of machine: Machine, isNeeded: Bool
  ) throws(WireError) -> Money {
    guard machine == .claim else {
      guard amount == nil else {
        throw .unreadable(
          Phrase(.amountOnlyClaimsHaveAmounts))
      }
      return Money()
    }
    if amount == nil, !isNeeded { return Money() }
    guard let amount, !amount.currency.isNone else {
      throw .unreadable(
        Phrase(.amountExpectedMinorUnits10000Currency))
    }
    return amount
  }

  private func steps(
    _ value: JSONValue, at path: String
  ) throws(WireError) -> [Step] {
    guard case .array(let elements) = value, !elements.isEmpty else {
      throw .unreadable(
        Phrase(.expectedAtLeastOneStep, path))
    }
    var steps: [Step] = []
    for (index, element) in elements.enumerated() {
      steps.append(try Step(element, of: self, at: "\(path)[\(index)]"))
    }
    return steps
  }

  /// A misspelt activity must not pass for one that never happens, nor one person for two.
  private func check() throws(WireError) {
    guard rules.fourEyes || resources == .roles || recorded != nil else {
      throw .unreadable(
        Phrase(.rulesValuesFourEyesMayBe))
    }
    for (activity, steps) in activities.sorted(by: { $0.key < $1.key }) {
      if ignored.contains(activity) {
        throw .unreadable(
          Phrase(.ignoreHasStepsUnderActivities, activity))
      }
      for (index, step) in steps.enumerated() {
        let place = "activities.\(activity)[\(index)]"
        if case .latest(let other) = step.actor { try check(other, at: "\(place).by") }
        for other in step.next { try check(other, at: "\(place).next") }
        for other in step.notNext { try check(other, at: "\(place).notNext") }
      }
    }
  }

  private func check(_ activity: String, at place: String) throws(WireError) {
    guard !knows(activity) else { return }
    throw .unreadable(
      Phrase(.thereIsNoActivity, place, activity))
  }
}

extension ActivityMap.RecordedCommands {
  fileprivate init(_ value: JSONValue, at path: String) throws(WireError) {
    self.init()
    var reader = try JSONReader(value, path: path)
    try reader.field(0, "command", &command)
    try reader.field(0, "arguments", &arguments)
    try reader.field(0, "role", &role)
    try reader.finish()
  }
}

extension ActivityMap.Step {
  fileprivate init(
    _ value: JSONValue, of map: ActivityMap, at path: String
  ) throws(WireError) {
    let machine = map.machine
    var reader = try JSONReader(value, path: path)
    role = .unspecified
    (statuses, next, notNext) = ([], [], [])
    isInferred = false
    var (by, named): (String?, ActorID?)
    var holder: String?
    try reader.field(0, "role", &role)
    try reader.field(0, "in", &statuses)
    try reader.field(0, "next", &next)
    try reader.field(0, "notNext", &notNext)
    try reader.field(0, "last", &isLast)
    try reader.field(0, "holder", &holder)
    try reader.field(0, "inferred", &isInferred)
    try reader.field(0, "guess", &guess)
    try reader.field(0, "by", &by)
    try reader.field(0, "actor", &named)
    let verb = reader.take("command")
    if let value = reader.take("where") {
      conditions = try Self.conditions(value, at: "\(path).where")
    }
    try reader.finish()
    switch verb {
    case .string(let name)?:
      command = try Self.command(.object([name: .object([:])]), of: machine, at: path)
    case .object(let members)? where members.count == 1:
      var (rest, readings): (JSONObject, _) = ([:], ArgumentReadings())
      for (verb, value) in members {
        let place = "\(path).command.\(verb)"
        rest[verb] = try readings.take(outOf: value, at: "", in: place)
      }
      command = try Self.command(.object(rest), of: machine, at: path)
      self.readings = readings
    case let object?: command = try Self.command(object, of: machine, at: path)
    case nil:
      throw .expected(
        Phrase(.verbOrVerb), at: "\(path).command")
    }
    guard role != .unspecified else {
      throw .expected(Phrase(.handlerOrAnotherRole), at: "\(path).role")
    }
    let known = machine.type.statuses
    for (index, status) in statuses.enumerated() where !known.contains(status) {
      let names = known.joined(separator: ", ")
      throw .expected(
        Phrase(.oneOf, names), at: "\(path).in[\(index)]", text: status)
    }
    if let holder {
      self.holder = try ActivityMap.word(holder, else: .same, at: "\(path).holder")
    }
    switch (by, named) {
    case (nil, nil): actor = .resource
    case (let activity?, nil): actor = .latest(of: activity)
    case (nil, let name?): actor = .named(name)
    default:
      throw .unreadable(
        Phrase(.byOrActorNotBoth, path))
    }
    try checkReadings(of: map, at: path)
  }

  /// Whether every reading is of a field that the command has, and gives what it can be.
  private func checkReadings(of map: ActivityMap, at path: String) throws(WireError) {
    let place = "\(path).command.\(command.name)"
    guard !readings.readings.isEmpty else { return }
    var filler = try ArgumentFiller(
      command, readings, from: nil, currency: map.amount.currency)
    do throws(WireError) { _ = try filler.filled() } catch {
      throw .unreadable(error.wording.at(place))
    }
    let unknown = readings.readings.keys.filter { !filler.found.contains($0) }.sorted()
    guard unknown.isEmpty else {
      throw .unreadable(Phrase(.noSuchField, "\(place).\(unknown[0])"))
    }
  }

  private static func conditions(
    _ value: JSONValue, at path: String
  ) throws(WireError) -> [String: ActivityMap.Condition] {
    guard case .object(let members) = value else {
      throw .expected(Phrase(.object), at: path, found: value)
    }
    var conditions: [String: ActivityMap.Condition] = [:]
    for (name, value) in members {
      let place = "\(path).\(name)"
      switch value {
      case .bool(let isThere): conditions[name] = .isThere(isThere)
      case .object:
        var reader = try JSONReader(value, path: place)
        guard let others = reader.take("not") else {
          throw .expected(Phrase(.string), at: "\(place).not")
        }
        try reader.finish()
        conditions[name] = .isNoneOf(try others.names(at: "\(place).not"))
      default: conditions[name] = .isOneOf(try value.names(at: place))
      }
    }
    return conditions
  }

  private static func command(
    _ value: JSONValue, of machine: ActivityMap.Machine, at path: String
  ) throws(WireError) -> DomainCommand {
    let command = try CommandEnvelope.read(command: value, path: "\(path).command")
    guard command.category == machine.type.category else {
      throw .unreadable(
        Phrase(.commandExpectedCommandToFound, path, machine.rawValue, command.name))
    }
    return command
  }
}
