/// A machine written rule by rule: what a command is called, what it is given, what it does to the model and to
/// the system, all in one place.
///
/// ```swift
/// var queue = Rules("queue", model: [Int]()) { RingBuffer(capacity: 4) }
/// queue.rule("push", Generator<Int>.integer(in: 0...9)) { $0.append($1) } system: { $0.push($1) }
/// queue.rule("pop") { $0.isEmpty ? nil : $0.removeFirst() } system: { $0.pop() }
/// try await queue.check()
/// ```
///
/// Each rule is a statement of its own: what does not compile is reported where it stands.
public struct Rules<Model: Hashable & Sendable, System> {
  /// The model's side of the rules.
  public private(set) var specification: RuleSpecification<Model>
  /// How much is run, and from which seed.
  public var settings: Settings
  /// What is wrong with the system, as against the model, in words; nil if nothing is. Asked after every command.
  public var agreement: (inout System, Model) async throws -> String? = { _, _ in nil }
  /// Loses what a crash loses, and opens what is left. Results in bundles stay as they were given out.
  public var crash: (inout System) async throws -> Void = { _ in throw CrashIsNotSupported() }
  /// Gives back what the system held, such as files.
  public var finish: (inout System) async -> Void = { _ in }
  private let make: () async throws -> System
  private var rules: [any SystemRule<Model, System>] = []

  /// - Parameters:
  ///   - name: what is tested, as a failing case says it.
  ///   - model: the model at the beginning.
  ///   - settings: how much is run, and from which seed.
  ///   - make: makes a new system for each run.
  public init(
    _ name: String, model: Model, settings: Settings = Settings(),
    system make: @escaping () async throws -> System
  ) {
    specification = RuleSpecification(name, model)
    self.settings = settings
    self.make = make
  }

  /// What is wrong with a model, in words; nil if nothing is.
  public var invariant: @Sendable (Model) -> String? {
    get { specification.invariant }
    set { specification.invariant = newValue }
  }

  /// What a crash leaves of a model: by default all of it.
  public var recovered: @Sendable (Model) -> Model {
    get { specification.recovery }
    set { specification.recovery = newValue }
  }

  /// Whether the machine has come to its end.
  public var isTerminal: @Sendable (Model) -> Bool {
    get { specification.isEnd }
    set { specification.isEnd = newValue }
  }

  // MARK: Checks

  /// The checker of these rules, for walks, explorations and coverage.
  public var checker: Checker<RuleSpecification<Model>> {
    Checker(specification, settings: settings, name: specification.name)
  }

  /// A new system, as a checker takes it: `rules.checker.conform(to: explored, on: rules.system)`.
  public func system() async throws -> RuleSystem<Model, System> {
    RuleSystem(
      rules: rules, agreement: agreement, crash: crash, finishing: finish, system: try await make())
  }

  /// Runs random commands on the model and the system, and compares after every one.
  ///
  /// - Throws: as `Checker.check`.
  @discardableResult
  public func check() async throws -> Report { try await checker.check(system) }

  /// Runs these calls, in this order: `[.call("push", 3), .call("pop")]`.
  ///
  /// - Throws: `FailingCase` if they fail; `UnknownRule` if no rule takes a call.
  @discardableResult
  public func run(_ calls: [RuleCall]) async throws -> Report {
    try await run(calls.map { TestStep.perform($0) })
  }

  /// Runs these calls and crashes, in this order.
  @discardableResult
  public func run(_ steps: [TestStep<RuleCall>]) async throws -> Report {
    var state = specification.initial
    for case .perform(let call) in steps {
      guard specification.isEnabled(call, in: state) else { throw UnknownRule(call: call) }
      _ = specification.apply(call, to: &state)
    }
    return try await checker.run(steps, on: system)
  }

  mutating func add<InModel, InSystem, ModelAnswer, SystemAnswer>(
    _ name: String, _ parameters: RuleParameters<InModel, InSystem>, weight: Int,
    when condition: @escaping @Sendable (Model, InModel) -> Bool,
    model: @escaping @Sendable (inout Model, InModel) -> ModelAnswer,
    system: @escaping (inout System, InSystem) async throws -> SystemAnswer,
    check: @escaping (inout System, Model) async throws -> String?,
    keepInModel: @escaping @Sendable (ModelAnswer, inout ModelResults) -> RuleAnswer,
    keepInSystem: @escaping (SystemAnswer, inout SystemResults) -> RuleAnswer
  ) {
    precondition(
      specification.rules.allSatisfy { $0.name != name }, "two rules are called \"\(name)\"")
    specification.rules.append(
      TypedModelRule(
        name: name, weight: weight, parameters: parameters, condition: condition, body: model,
        answer: keepInModel))
    rules.append(
      TypedSystemRule(
        name: name, parameters: parameters, body: system, answer: keepInSystem, check: check))
  }
}
