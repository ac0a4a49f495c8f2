/// A rule that is called, with its arguments.
public struct RuleCall: Equatable, Sendable {
  /// The rule's name.
  public let name: String
  let arguments: [any Equatable & Sendable]

  init(name: String, arguments: [any Equatable & Sendable]) {
    self.name = name
    self.arguments = arguments
  }

  /// A call to run as it was written: `.call("push", 3)`, `.call("deposit", accounts[0], 7)`.
  public static func call<each Argument: Equatable & Sendable>(
    _ name: String, _ arguments: repeat each Argument
  ) -> RuleCall {
    var all: [any Equatable & Sendable] = []
    for argument in repeat each arguments { all.append(argument) }
    return RuleCall(name: name, arguments: all)
  }

  public static func == (one: RuleCall, other: RuleCall) -> Bool {
    one.name == other.name && one.arguments.count == other.arguments.count
      && one.arguments.indices.allSatisfy { place in
        let (left, right): (any Equatable, any Equatable) = (
          one.arguments[place], other.arguments[place]
        )
        return areEqual(left, right)
      }
  }
}

extension RuleCall: CustomStringConvertible, SwiftSourceConvertible {
  public var description: String {
    name + "(" + arguments.map { "\($0)" }.joined(separator: ", ") + ")"
  }

  public var swiftSource: String {
    let all = [SwiftWriter.literal(name)] + arguments.map(Self.source)
    return ".call(" + all.joined(separator: ", ") + ")"
  }
}

extension RuleCall {
  /// An argument with its type, where a literal alone would be of another.
  private static func source(of argument: any Equatable & Sendable) -> String {
    var writer = SwiftWriter()
    let source = writer.source(of: argument)
    switch argument {
    case is Int, is Double, is String, is Bool: return source
    default:
      let type = writer.name(of: Swift.type(of: argument))
      let isNamed = source.hasPrefix(type) || argument is any SwiftSourceConvertible
      return isNamed ? source : "\(source) as \(type)"
    }
  }
}

/// What a rule answers, compared as what it is.
public struct RuleAnswer: Equatable, Sendable {
  let value: any Sendable
  let isRefusal: Bool

  init(value: any Sendable, isRefusal: Bool) {
    (self.value, self.isRefusal) = (value, isRefusal)
  }

  /// Whether there is a result is compared, and not what it is.
  init(resultOf bundle: String, isThere: Bool) {
    self.init(value: isThere ? "one more of \(bundle)" : "none", isRefusal: !isThere)
  }

  public static func == (one: RuleAnswer, other: RuleAnswer) -> Bool {
    guard let value = one.value as? any Equatable else {
      return one.value is Void && other.value is Void
    }
    return areEqual(value, other.value)
  }
}

extension RuleAnswer: CustomStringConvertible {
  public var description: String { value is Void ? "done" : "\(value)" }
}

/// Whether two values have the same type and are equal.
private func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value).map { $0 == one } ?? false
}
