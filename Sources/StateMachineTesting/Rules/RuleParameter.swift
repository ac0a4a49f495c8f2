/// What a rule is given besides the model or the system: a value that is made anew, or a result of an earlier rule.
public protocol RuleParameter<InModel, InSystem>: Sendable {
  /// What stands in the command.
  associatedtype Token: Equatable
  /// What the model is given for it, and the system.
  associatedtype InModel
  /// What the system is given for it.
  associatedtype InSystem

  /// Tokens that make sense by now.
  func tokens(_ results: ModelResults) -> Generator<Token>
  /// Whether there is any.
  func isThere(_ results: ModelResults) -> Bool
  /// Nil if there is no such result.
  func inModel(_ token: Token, _ results: ModelResults) -> InModel?
  /// Returns what the system is given; nil if there is no such result.
  func inSystem(_ token: Token, _ results: SystemResults) -> InSystem?
}

extension Generator: RuleParameter where Value: Equatable {
  public func tokens(_ results: ModelResults) -> Generator<Value> { self }
  public func isThere(_ results: ModelResults) -> Bool { true }
  public func inModel(_ token: Value, _ results: ModelResults) -> Value? { token }
  public func inSystem(_ token: Value, _ results: SystemResults) -> Value? { token }
}

/// Results that later rules take as arguments: an account that was opened, a handle.
///
/// A result is one thing to the model and another to the system, which gives out identifiers of its own. A
/// command names it by its place, as `accounts[0]`: so it can be written down, shrunk and run again.
public struct RuleBundle<InModel: Hashable & Sendable, InSystem>: RuleParameter {
  /// The name by which commands refer to its results, as in `accounts[0]`.
  public let name: String

  /// Creates a bundle; its results are kept under this name.
  public init(_ name: String) { self.name = name }

  /// The result at a place, the first 0, as a command names it.
  public subscript(_ place: Int) -> RuleReference { RuleReference(bundle: name, place: place) }

  public func tokens(_ results: ModelResults) -> Generator<RuleReference> {
    .element(of: (0..<results.count(of: name)).map { self[$0] })
  }

  public func isThere(_ results: ModelResults) -> Bool { results.count(of: name) > 0 }

  public func inModel(_ token: RuleReference, _ results: ModelResults) -> InModel? {
    results[token] as? InModel
  }

  public func inSystem(_ token: RuleReference, _ results: SystemResults) -> InSystem? {
    results.values[token.bundle].flatMap {
      $0.indices.contains(token.place) ? $0[token.place] as? InSystem : nil
    }
  }
}

/// A result by its place in a bundle.
public struct RuleReference: Hashable, Sendable {
  /// The bundle's name.
  public let bundle: String
  /// The result's place in its bundle, counted from 0.
  public let place: Int

  /// Creates a reference, whether there is such a result or not.
  public init(bundle: String, place: Int) {
    self.bundle = bundle
    self.place = place
  }
}

extension RuleReference: CustomStringConvertible, SwiftSourceConvertible {
  public var description: String { "\(bundle)[\(place)]" }
  public var swiftSource: String { description }
}

/// The results so far, as the model knows them.
public struct ModelResults: Hashable, Sendable {
  private struct Kept: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: Kept, other: Kept) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }
    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  private var kept: [String: [Kept]] = [:]

  func count(of bundle: String) -> Int { kept[bundle]?.count ?? 0 }

  subscript(_ reference: RuleReference) -> (any Hashable & Sendable)? {
    guard let values = kept[reference.bundle], values.indices.contains(reference.place) else {
      return nil
    }
    return values[reference.place].value
  }

  mutating func add(_ value: any Hashable & Sendable, to bundle: String) {
    kept[bundle, default: []].append(Kept(value: value))
  }

  /// `accounts: 2`, for the state of a failing case.
  var words: [String] { kept.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.count)" } }
}

/// The results so far, as the system gave them.
public struct SystemResults {
  var values: [String: [Any]] = [:]
}

/// The parameters of a rule together: pairs of what the model and the system are given.
struct RuleParameters<InModel, InSystem>: Sendable {
  typealias Arguments = [any Equatable & Sendable]

  let areThere: @Sendable (ModelResults) -> Bool
  let draw: @Sendable (ModelResults, inout Choices) throws(GaveUp) -> Arguments
  /// Nil if the arguments do not fit, or there is no such result.
  let inModel: @Sendable (Arguments, ModelResults) -> InModel?
  let inSystem: @Sendable (Arguments, SystemResults) -> InSystem?

  /// These and one more.
  func and<Parameter: RuleParameter>(
    _ parameter: Parameter
  ) -> RuleParameters<(InModel, Parameter.InModel), (InSystem, Parameter.InSystem)>
  where Parameter.Token: Sendable {
    let last = RuleParameters<Parameter.InModel, Parameter.InSystem>(parameter)
    return RuleParameters<(InModel, Parameter.InModel), (InSystem, Parameter.InSystem)>(
      areThere: { areThere($0) && last.areThere($0) },
      draw: { results, choices throws(GaveUp) in
        try draw(results, &choices) + last.draw(results, &choices)
      },
      inModel: { arguments, results in
        guard let first = inModel(arguments.dropLast(), results),
          let last = last.inModel(arguments.suffix(1), results)
        else { return nil }
        return (first, last)
      },
      inSystem: { arguments, results in
        guard let first = inSystem(arguments.dropLast(), results),
          let last = last.inSystem(arguments.suffix(1), results)
        else { return nil }
        return (first, last)
      })
  }
}

extension RuleParameters {
  init<Parameter: RuleParameter>(_ parameter: Parameter)
  where
    InModel == Parameter.InModel, InSystem == Parameter.InSystem, Parameter.Token: Sendable
  {
    areThere = { parameter.isThere($0) }
    draw = { results, choices throws(GaveUp) in
      [try choices.draw(parameter.tokens(results))]
    }
    inModel = { arguments, results in
      guard arguments.count == 1, let token = arguments[0] as? Parameter.Token else { return nil }
      return parameter.inModel(token, results)
    }
    inSystem = { arguments, results in
      guard arguments.count == 1, let token = arguments[0] as? Parameter.Token else { return nil }
      return parameter.inSystem(token, results)
    }
  }
}

extension RuleParameters<Void, Void> {
  init() {
    areThere = { _ in true }
    draw = { _, _ throws(GaveUp) in [] }
    inModel = { arguments, _ in arguments.isEmpty ? () : nil }
    inSystem = { arguments, _ in arguments.isEmpty ? () : nil }
  }
}
