import ClaimsDomain
import Descriptions
import EventSourcing

/// Scenarios as a file holds them: what was done before, one command, and what must come of it.
///
/// Source: Specs/Scenarios/README.md.
public struct ScenarioFile: Sendable, PrintsFields {
  /// A command, and what the log's clock shows when it comes.
  public struct Step: Equatable, Sendable, PrintsFields {
    /// What the log's clock shows when the command comes.
    public let time: Instant
    /// The command as JSON, as `CommandEnvelope.init(json:)` reads it.
    public let command: JSONValue
    /// Its path in the file, for messages.
    public let place: String
  }

  /// What was done before, one command, and what must come of it.
  public struct Scenario: Sendable, PrintsFields {
    /// A sentence, which no other scenario of the file has.
    public let name: String
    /// Whether the log keeps texts sealed.
    public let isSealed: Bool
    /// All that must be accepted before, the people of the file first.
    public let given: [Step]
    /// The command that the scenario is about.
    public let when: Step
    /// `{"accepted": […]}` or `{"refused": […]}`; nil if the file leaves it to be filled in.
    public let then: JSONValue?
  }

  /// What the file is about; empty if it does not say.
  public let about: String
  /// In the order of the file.
  public let scenarios: [Scenario]

  /// Reads a file.
  ///
  /// - Throws: what was expected and what was found, and where.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      var reading = try ScenarioReading(value)
      (about, scenarios) = try reading.finish()
    } catch { throw JSONFault(error) }
  }
}

/// Takes a file apart; histories are inserted at their names.
private struct ScenarioReading {
  private var reader: JSONReader
  private let about: String
  private let histories: JSONObject
  private let isSealed: Bool
  private var setup: [ScenarioFile.Step] = []

  init(_ value: JSONValue) throws(WireError) {
    reader = try JSONReader(value)
    var about = ""
    try reader.field(0, "about", &about)
    self.about = about
    var isSealed = false
    try reader.field(0, "isSealed", &isSealed)
    self.isSealed = isSealed
    if case .object(let found) = reader.take("histories") ?? .object([:]) {
      histories = found
    } else {
      throw .unreadable(
        Phrase(.historiesExpectedObject))
    }
    setup = try steps(reader.take("setup") ?? .array([]), "setup", within: [])
  }

  mutating func finish() throws(WireError) -> (String, [ScenarioFile.Scenario]) {
    guard case .array(let listed) = reader.take("scenarios") else {
      throw .unreadable(
        Phrase(.scenariosExpectedArrayIsThis))
    }
    try reader.finish()
    var scenarios: [ScenarioFile.Scenario] = []
    var names: Set<String> = []
    for (index, value) in listed.enumerated() {
      let scenario = try scenario(value, "scenarios[\(index)]")
      guard names.insert(scenario.name).inserted else {
        throw .unreadable(
          Phrase(.scenariosNameStandsHereTwice, index, scenario.name))
      }
      scenarios.append(scenario)
    }
    return (about, scenarios)
  }

  private func scenario(
    _ value: JSONValue, _ place: String
  ) throws(WireError) -> ScenarioFile.Scenario {
    var reader = try JSONReader(value, path: place)
    var name = ""
    try reader.field(0, "name", &name)
    guard !name.isEmpty else { throw .expected(Phrase(.text), at: "\(place).name") }
    let given = try steps(reader.take("given") ?? .array([]), "\(place).given", within: [])
    guard let asked = reader.take("when") else {
      throw .expected(Phrase(.command), at: "\(place).when")
    }
    let when = try step(asked, "\(place).when")
    let then = reader.take("then")
    if let then { try check(then, "\(place).then") }
    try reader.finish()
    let all = setup + given
    for (earlier, later) in zip(all, all.dropFirst() + [when]) where later.time < earlier.time {
      throw .unreadable(
        Phrase(.atIsBefore, later.place, later.time.text, earlier.time.text))
    }
    return ScenarioFile.Scenario(
      name: name, isSealed: isSealed, given: all, when: when, then: then)
  }

  /// - Parameter outer: the histories that are being put in, so that none holds itself.
  private func steps(
    _ value: JSONValue, _ place: String, within outer: [String]
  ) throws(WireError) -> [ScenarioFile.Step] {
    guard case .array(let elements) = value else {
      throw .expected(Phrase(.array), at: place, found: value)
    }
    var steps: [ScenarioFile.Step] = []
    for (index, element) in elements.enumerated() {
      let place = "\(place)[\(index)]"
      guard case .string(let name) = element else {
        steps.append(try step(element, place))
        continue
      }
      guard let history = histories[name] else {
        throw .unreadable(
          Phrase(.thereIsNoHistory, place, name))
      }
      guard !outer.contains(name) else {
        throw .unreadable(
          Phrase(.historyHoldsItself, place, name))
      }
      steps += try self.steps(history, "histories.\(name)", within: outer + [name])
    }
    return steps
  }

  private func step(_ value: JSONValue, _ place: String) throws(WireError) -> ScenarioFile.Step {
    var reader = try JSONReader(value, path: place)
    var time: Instant?
    try reader.field(0, "at", &time)
    guard let time, case .object(var members) = value else {
      throw .expected(Phrase(.time), at: "\(place).at")
    }
    members["at"] = nil
    return ScenarioFile.Step(time: time, command: .object(members), place: place)
  }

  private func check(_ then: JSONValue, _ place: String) throws(WireError) {
    var reader = try JSONReader(then, path: place)
    let (accepted, refused) = (reader.take("accepted"), reader.take("refused"))
    try reader.finish()
    guard case .array = accepted ?? refused, accepted == nil || refused == nil else {
      throw .unreadable(
        Phrase(.expectedAcceptedOrRefused, place))
    }
  }
}
