/// Rules of no parameter to three.
///
/// Written out: closures whose parameters are a pack lose `inout`, or crash the compiler (Swift 6.3).
extension Rules {
  /// A command. What the model and the system answer has to be equal.
  ///
  /// - Parameters:
  ///   - name: what it is called; two rules may not have the same.
  ///   - weight: how often it is drawn, as against other rules.
  ///   - condition: whether it makes sense. Not for what the system ought to refuse.
  ///   - refuses: whether an answer is a refusal. The model may not change then.
  ///   - model: changes the model, and says what the answer ought to be.
  ///   - system: does the same to the system.
  ///   - check: what is wrong with the system after this command, in words; nil if nothing is.
  public mutating func rule<Answer: Sendable>(
    _ name: String, weight: Int = 1,
    when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
    refuses: @escaping @Sendable (Answer) -> Bool = { _ in false },
    model: @escaping @Sendable (inout Model) -> Answer,
    system: @escaping (inout System) async throws -> Answer,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) {
    requireComparable(Answer.self, of: name)
    add(
      name, RuleParameters(), weight: weight, when: { state, _ in condition(state) },
      model: { state, _ in model(&state) }, system: { state, _ in try await system(&state) },
      check: check,
      keepInModel: keep(refuses), keepInSystem: keep(refuses))
  }

  /// A command. What the model and the system answer has to be equal.
  ///
  /// - Parameters:
  ///   - name: what it is called; two rules may not have the same.
  ///   - parameter: a generator, or a bundle of earlier results.
  ///   - weight: how often it is drawn, as against other rules.
  ///   - condition: whether it makes sense. Not for what the system ought to refuse.
  ///   - refuses: whether an answer is a refusal. The model may not change then.
  ///   - model: changes the model, and says what the answer ought to be.
  ///   - system: does the same to the system.
  ///   - check: what is wrong with the system after this command, in words; nil if nothing is.
  public mutating func rule<Answer: Sendable, A: RuleParameter>(
    _ name: String, _ parameter: A, weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel) -> Bool = { _, _ in true },
    refuses: @escaping @Sendable (Answer) -> Bool = { _ in false },
    model: @escaping @Sendable (inout Model, A.InModel) -> Answer,
    system: @escaping (inout System, A.InSystem) async throws -> Answer,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable {
    requireComparable(Answer.self, of: name)
    add(
      name, RuleParameters(parameter), weight: weight, when: { condition($0, $1) },
      model: { model(&$0, $1) }, system: { try await system(&$0, $1) }, check: check,
      keepInModel: keep(refuses), keepInSystem: keep(refuses))
  }

  /// The same, of two parameters.
  public mutating func rule<Answer: Sendable, A: RuleParameter, B: RuleParameter>(
    _ name: String, _ first: A, _ second: B, weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel, B.InModel) -> Bool = { _, _, _ in true },
    refuses: @escaping @Sendable (Answer) -> Bool = { _ in false },
    model: @escaping @Sendable (inout Model, A.InModel, B.InModel) -> Answer,
    system: @escaping (inout System, A.InSystem, B.InSystem) async throws -> Answer,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable, B.Token: Sendable {
    requireComparable(Answer.self, of: name)
    add(
      name, RuleParameters(first).and(second), weight: weight, when: { condition($0, $1.0, $1.1) },
      model: { model(&$0, $1.0, $1.1) }, system: { try await system(&$0, $1.0, $1.1) },
      check: check,
      keepInModel: keep(refuses), keepInSystem: keep(refuses))
  }

  /// The same, of three parameters.
  public mutating func rule<Answer: Sendable, A: RuleParameter, B: RuleParameter, C: RuleParameter>(
    _ name: String, _ first: A, _ second: B, _ third: C, weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel, B.InModel, C.InModel) -> Bool = {
      _, _, _, _ in true
    },
    refuses: @escaping @Sendable (Answer) -> Bool = { _ in false },
    model: @escaping @Sendable (inout Model, A.InModel, B.InModel, C.InModel) -> Answer,
    system: @escaping (inout System, A.InSystem, B.InSystem, C.InSystem) async throws -> Answer,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable, B.Token: Sendable, C.Token: Sendable {
    requireComparable(Answer.self, of: name)
    add(
      name, RuleParameters(first).and(second).and(third), weight: weight,
      when: { condition($0, $1.0.0, $1.0.1, $1.1) },
      model: { model(&$0, $1.0.0, $1.0.1, $1.1) },
      system: { try await system(&$0, $1.0.0, $1.0.1, $1.1) }, check: check,
      keepInModel: keep(refuses), keepInSystem: keep(refuses))
  }
}

extension Rules {
  /// A command whose result later rules may take as an argument. If it answers nil, that is a refusal, and there
  /// is no result. What the result is, is not compared: it differs between the model and the system.
  ///
  /// - Parameters:
  ///   - name: what it is called; two rules may not have the same.
  ///   - bundle: where its result is kept.
  ///   - weight: how often it is drawn, as against other rules.
  ///   - condition: whether it makes sense. Not for what the system ought to refuse.
  ///   - model: changes the model, and makes the result as the model knows it.
  ///   - system: does the same to the system.
  ///   - check: what is wrong with the system after this command, in words; nil if nothing is.
  public mutating func rule<InModel: Hashable & Sendable, InSystem>(
    _ name: String, into bundle: RuleBundle<InModel, InSystem>, weight: Int = 1,
    when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
    model: @escaping @Sendable (inout Model) -> InModel?,
    system: @escaping (inout System) async throws -> InSystem?,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) {
    add(
      name, RuleParameters(), weight: weight, when: { state, _ in condition(state) },
      model: { state, _ in model(&state) }, system: { state, _ in try await system(&state) },
      check: check,
      keepInModel: bundle.keep, keepInSystem: bundle.keep)
  }

  /// A command whose result later rules may take as an argument. If it answers nil, that is a refusal, and there
  /// is no result. What the result is, is not compared: it differs between the model and the system.
  ///
  /// - Parameters:
  ///   - name: what it is called; two rules may not have the same.
  ///   - bundle: where its result is kept.
  ///   - parameter: a generator, or a bundle of earlier results.
  ///   - weight: how often it is drawn, as against other rules.
  ///   - condition: whether it makes sense. Not for what the system ought to refuse.
  ///   - model: changes the model, and makes the result as the model knows it.
  ///   - system: does the same to the system.
  ///   - check: what is wrong with the system after this command, in words; nil if nothing is.
  public mutating func rule<InModel: Hashable & Sendable, InSystem, A: RuleParameter>(
    _ name: String, into bundle: RuleBundle<InModel, InSystem>, _ parameter: A, weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel) -> Bool = { _, _ in true },
    model: @escaping @Sendable (inout Model, A.InModel) -> InModel?,
    system: @escaping (inout System, A.InSystem) async throws -> InSystem?,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable {
    add(
      name, RuleParameters(parameter), weight: weight, when: { condition($0, $1) },
      model: { model(&$0, $1) }, system: { try await system(&$0, $1) }, check: check,
      keepInModel: bundle.keep, keepInSystem: bundle.keep)
  }

  /// The same, of two parameters.
  public mutating func rule<
    InModel: Hashable & Sendable, InSystem, A: RuleParameter, B: RuleParameter
  >(
    _ name: String, into bundle: RuleBundle<InModel, InSystem>, _ first: A, _ second: B,
    weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel, B.InModel) -> Bool = { _, _, _ in true },
    model: @escaping @Sendable (inout Model, A.InModel, B.InModel) -> InModel?,
    system: @escaping (inout System, A.InSystem, B.InSystem) async throws -> InSystem?,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable, B.Token: Sendable {
    add(
      name, RuleParameters(first).and(second), weight: weight, when: { condition($0, $1.0, $1.1) },
      model: { model(&$0, $1.0, $1.1) }, system: { try await system(&$0, $1.0, $1.1) },
      check: check,
      keepInModel: bundle.keep, keepInSystem: bundle.keep)
  }

  /// The same, of three parameters.
  public mutating func rule<
    InModel: Hashable & Sendable, InSystem, A: RuleParameter, B: RuleParameter, C: RuleParameter
  >(
    _ name: String, into bundle: RuleBundle<InModel, InSystem>, _ first: A, _ second: B, _ third: C,
    weight: Int = 1,
    when condition: @escaping @Sendable (Model, A.InModel, B.InModel, C.InModel) -> Bool = {
      _, _, _, _ in true
    },
    model: @escaping @Sendable (inout Model, A.InModel, B.InModel, C.InModel) -> InModel?,
    system: @escaping (inout System, A.InSystem, B.InSystem, C.InSystem) async throws -> InSystem?,
    check: @escaping (inout System, Model) async throws -> String? = { _, _ in nil }
  ) where A.Token: Sendable, B.Token: Sendable, C.Token: Sendable {
    add(
      name, RuleParameters(first).and(second).and(third), weight: weight,
      when: { condition($0, $1.0.0, $1.0.1, $1.1) },
      model: { model(&$0, $1.0.0, $1.0.1, $1.1) },
      system: { try await system(&$0, $1.0.0, $1.0.1, $1.1) }, check: check,
      keepInModel: bundle.keep, keepInSystem: bundle.keep)
  }
}

extension RuleBundle {
  func keep(_ result: InModel?, in results: inout ModelResults) -> RuleAnswer {
    if let result { results.add(result, to: name) }
    return RuleAnswer(resultOf: name, isThere: result != nil)
  }

  func keep(_ result: InSystem?, in results: inout SystemResults) -> RuleAnswer {
    if let result { results.values[name, default: []].append(result) }
    return RuleAnswer(resultOf: name, isThere: result != nil)
  }
}

/// Keeps nothing: the answer itself is compared.
private func keep<Answer: Sendable, Results>(
  _ refuses: @escaping @Sendable (Answer) -> Bool
) -> @Sendable (Answer, inout Results) -> RuleAnswer {
  { answer, _ in RuleAnswer(value: answer, isRefusal: refuses(answer)) }
}

private func requireComparable(_ answer: (some Any).Type, of rule: String) {
  precondition(
    answer is any Equatable.Type || answer == Void.self,
    "the rule \"\(rule)\" answers \(answer), which cannot be compared: make it Equatable")
}
