/// The model's side of rules.
public struct RuleSpecification<Model: Hashable & Sendable>: Specification {
  public struct State: Hashable, Sendable {
    public var model: Model
    public internal(set) var results = ModelResults()

    init(_ model: Model) { self.model = model }
  }

  let name: String
  public let initial: State
  var rules: [any ModelRule<Model>] = []
  var invariant: @Sendable (Model) -> String? = { _ in nil }
  var isEnd: @Sendable (Model) -> Bool = { _ in false }
  var recovery: @Sendable (Model) -> Model = { $0 }

  init(_ name: String, _ model: Model) {
    self.name = name
    initial = State(model)
  }

  /// A rule whose bundle is empty is not drawn, but keeps its number: recipes mean the same in every state.
  public func commands(in state: State) -> Generator<RuleCall> {
    let weights = rules.map { $0.isCallable(state.results) ? max(0, $0.weight) : 0 }
    let sum = weights.reduce(0, +)
    return Generator { choices throws(GaveUp) in
      guard sum > 0 else { throw .nothingToChoose("every rule") }
      return try choices.group(Label.branch) { choices throws(GaveUp) in
        let place = try choices.choose(weights: weights, sum: sum, places: [])
        return try choices.draw(rules[place].calls(state.results))
      }
    }
  }

  public func isEnabled(_ command: RuleCall, in state: State) -> Bool {
    rule(command)?.isEnabled(command.arguments, state.model, state.results) ?? false
  }

  public func apply(_ command: RuleCall, to state: inout State) -> RuleAnswer {
    rule(command)?.apply(command.arguments, &state.model, &state.results)
      ?? RuleAnswer(value: "no such call: \(command)", isRefusal: true)
  }

  public func isRefusal(_ response: RuleAnswer) -> Bool { response.isRefusal }
  public func violation(in state: State) -> String? { invariant(state.model) }
  public func isTerminal(_ state: State) -> Bool { isEnd(state.model) }
  public func recovered(from state: State) -> State {
    var after = state
    after.model = recovery(state.model)
    return after
  }
  public func name(of command: RuleCall) -> String { command.name }

  public func describe(state: State) -> String {
    let results = state.results.words.joined(separator: ", ")
    return "\(state.model)" + (results.isEmpty ? "" : "; \(results)")
  }

  func rule(_ command: RuleCall) -> (any ModelRule<Model>)? {
    rules.first { $0.name == command.name }
  }
}

extension RuleSpecification: ProgramWriting {
  func program(_ commands: [String?]) -> String {
    let crashes = commands.contains(nil)
    let lines = commands.map { command in
      let perform = command.map { crashes ? ".perform(\($0))" : $0 } ?? ".crashAndReopen"
      return "  \(perform),\n"
    }
    return "// where the rules of \"\(name)\" stand:\ntry await rules.run([\n\(lines.joined())])\n"
  }
}

/// A rule as the model knows it, whatever its parameters are.
protocol ModelRule<Model>: Sendable {
  associatedtype Model
  var name: String { get }
  var weight: Int { get }
  func calls(_ results: ModelResults) -> Generator<RuleCall>
  /// Whether there is a result in each bundle that it takes one of.
  func isCallable(_ results: ModelResults) -> Bool
  func isEnabled(
    _ arguments: [any Equatable & Sendable], _ model: Model, _ results: ModelResults
  ) -> Bool
  /// Nil if the arguments are none of this rule's.
  func apply(
    _ arguments: [any Equatable & Sendable], _ model: inout Model, _ results: inout ModelResults
  ) -> RuleAnswer?
}

/// A rule with its parameters.
struct TypedModelRule<Model: Hashable & Sendable, Answer, Given, Other>: ModelRule {
  let name: String
  let weight: Int
  let parameters: RuleParameters<Given, Other>
  let condition: @Sendable (Model, Given) -> Bool
  let body: @Sendable (inout Model, Given) -> Answer
  /// Keeps what is a result, and says what the answer is compared as.
  let answer: @Sendable (Answer, inout ModelResults) -> RuleAnswer

  func calls(_ results: ModelResults) -> Generator<RuleCall> {
    Generator<RuleCall> { choices throws(GaveUp) in
      RuleCall(name: name, arguments: try parameters.draw(results, &choices))
    }
  }

  func isCallable(_ results: ModelResults) -> Bool { parameters.areThere(results) }

  func isEnabled(
    _ arguments: [any Equatable & Sendable], _ model: Model, _ results: ModelResults
  ) -> Bool {
    parameters.inModel(arguments, results).map { condition(model, $0) } ?? false
  }

  func apply(
    _ arguments: [any Equatable & Sendable], _ model: inout Model, _ results: inout ModelResults
  ) -> RuleAnswer? {
    guard let given = parameters.inModel(arguments, results) else { return nil }
    return answer(body(&model, given), &results)
  }
}
