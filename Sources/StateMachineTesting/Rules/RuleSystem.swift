/// The system's side of rules: a system, and what it gave out.
public struct RuleSystem<Model: Hashable & Sendable, System>: SystemUnderTest {
  public typealias Spec = RuleSpecification<Model>

  let rules: [any SystemRule<Model, System>]
  let agreement: (inout System, Model) async throws -> String?
  let crash: (inout System) async throws -> Void
  let finishing: (inout System) async -> Void
  var system: System
  var results = SystemResults()
  var last: (any SystemRule<Model, System>)?

  public mutating func perform(_ command: RuleCall) async throws -> RuleAnswer {
    last = rules.first { $0.name == command.name }
    guard let last else { throw UnknownRule(call: command) }
    return try await last.perform(command, &system, &results)
  }

  public mutating func disagreement(with state: Spec.State) async throws -> String? {
    if let found = try await last?.check(&system, state.model) { return found }
    return try await agreement(&system, state.model)
  }

  public mutating func crashAndReopen() async throws {
    // Its check is asked behind its own command only.
    last = nil
    try await crash(&system)
  }
  public mutating func finish() async { await finishing(&system) }
}

/// A rule as the system knows it, whatever its parameters are.
protocol SystemRule<Model, System> {
  associatedtype Model
  associatedtype System
  var name: String { get }
  func perform(
    _ call: RuleCall, _ system: inout System, _ results: inout SystemResults
  ) async throws -> RuleAnswer
  func check(_ system: inout System, _ model: Model) async throws -> String?
}

/// A rule with its parameters.
struct TypedSystemRule<Model, System, Answer, Given, Other>: SystemRule {
  let name: String
  let parameters: RuleParameters<Other, Given>
  let body: (inout System, Given) async throws -> Answer
  /// Keeps what is a result, and says what the answer is compared as.
  let answer: (Answer, inout SystemResults) -> RuleAnswer
  let check: (inout System, Model) async throws -> String?

  func perform(
    _ call: RuleCall, _ system: inout System, _ results: inout SystemResults
  ) async throws -> RuleAnswer {
    guard let given = parameters.inSystem(call.arguments, results) else {
      throw UnknownRule(call: call)
    }
    return answer(try await body(&system, given), &results)
  }

  func check(_ system: inout System, _ model: Model) async throws -> String? {
    try await check(&system, model)
  }
}

/// A call that no rule takes where it stands.
public struct UnknownRule: Error, Equatable, CustomStringConvertible {
  /// The call that was given.
  public let call: RuleCall

  /// Creates the error from the call that was given.
  public init(call: RuleCall) { self.call = call }

  public var description: String {
    "no rule takes \(call) here: give a rule's name and an argument for each of its parameters, a result only "
      + "once it is there, and a call only where the rule's condition holds"
  }
}
