import ClaimsDomain
import Descriptions
import EventSourcing

/// Whatever takes commands as lines of JSON: the kernel in this process, or a front end's wire.
public protocol ScenarioTransport {
  /// Goes on with a log that holds nothing.
  ///
  /// - Parameter sealed: whether it keeps texts sealed.
  mutating func begin(sealed: Bool) throws
  /// Sends one command while the log's clock shows this time.
  mutating func send(_ line: String, at time: Instant) throws -> ScenarioAnswer
}

/// What came of a line.
public struct ScenarioAnswer: Equatable, Sendable, PrintsFields {
  /// The answer. Source: Specs/JSON.md, "Answers".
  public var answer: String
  /// The events that were committed, in order. Source: Specs/JSON.md, "History".
  public var events: [String]

  /// Creates what came of a line; the answer and each event are JSON.
  public init(answer: String, events: [String]) {
    self.answer = answer
    self.events = events
  }
}

/// What came of a scenario.
public struct ScenarioVerdict: Equatable, Sendable, PrintsFields {
  /// The scenario's name.
  public let name: String
  /// What came, in the form of the file's `then`; nil if it did not get so far.
  public let found: JSONValue?
  /// How it differs from what was expected, in words; none if it came as expected.
  public let differences: [Phrase]

  /// Whether all came as expected.
  public var passed: Bool { differences.isEmpty }
}

extension ScenarioFile.Scenario {
  /// Plays the scenario into a fresh log.
  ///
  /// - Throws: what the transport throws; what differs is no error.
  public func run<Transport: ScenarioTransport>(
    on transport: inout Transport
  ) throws -> ScenarioVerdict {
    try transport.begin(sealed: isSealed)
    for step in given {
      let found = Self.outcome(try transport.send(step.command.text, at: step.time), of: step)
      guard case .object(let members) = found, members["accepted"] != nil else {
        return verdict(nil, [Phrase(.stepWasNotAccepted, step.place, found.text)])
      }
    }
    let found = Self.outcome(try transport.send(when.command.text, at: when.time), of: when)
    guard let then else { return verdict(found, [Phrase(.nothingIsExpected, found.text)]) }
    return verdict(found, then.differences(from: found))
  }

  private func verdict(_ found: JSONValue?, _ differences: [Phrase]) -> ScenarioVerdict {
    ScenarioVerdict(name: name, found: found, differences: differences)
  }

  /// An answer in the form of the file's `then`.
  private static func outcome(_ answer: ScenarioAnswer, of step: ScenarioFile.Step) -> JSONValue {
    let parsed = try? JSONValue(parsing: Array(answer.answer.utf8))
    if case .object(let members) = parsed, case .object(let refused) = members["refused"] {
      return .object(["refused": refused["reasons"] ?? .null])
    }
    guard case .object(let members) = parsed, members["accepted"] != nil else {
      return .object(["answer": .string(answer.answer)])
    }
    return .object(["accepted": .array(answer.events.map { event($0, of: step) })])
  }

  /// One event: its name, its data, and its stream if that is another one than the command's.
  private static func event(_ text: String, of step: ScenarioFile.Step) -> JSONValue {
    guard case .object(let line) = try? JSONValue(parsing: Array(text.utf8)),
      case .object(let command) = step.command
    else { return .string(text) }
    var event: JSONObject = [:]
    for name in ["event", "data"] { event[name] = line[name] }
    for name in Category.named.compactMap({ $0.word?.description }) + ["person"]
    where line[name] != command[name] {
      event[name] = line[name]
    }
    return .object(event)
  }
}
