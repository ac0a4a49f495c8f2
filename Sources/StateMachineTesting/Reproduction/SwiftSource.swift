/// A value that knows how it is written in Swift. Most do not need to: enumerations, structures
/// with the initialiser that Swift gives them, numbers, strings and collections are written as
/// they are.
public protocol SwiftSourceConvertible {
  var swiftSource: String { get }
}

/// The value as a Swift expression.
func swiftSource(of value: Any) -> String {
  switch value {
  case let value as any SwiftSourceConvertible: return value.swiftSource
  case let value as String: return value.debugDescription
  case let value as Character: return "Character(\(String(value).debugDescription))"
  case let value as Double where !value.isFinite:
    return value.isNaN ? "Double.nan" : value < 0 ? "-Double.infinity" : "Double.infinity"
  case is any Numeric, is Bool: return "\(value)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let type = String(reflecting: type(of: value))
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { swiftSource(of: $0.value) } ?? "nil"
  case .collection, .set:
    return "[" + mirror.children.map { swiftSource(of: $0.value) }.joined(separator: ", ") + "]"
  case .dictionary:
    let entries = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { swiftSource(of: $0.value) }
        .joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
  case .tuple: return "(" + arguments(mirror) + ")"
  case .enum:
    guard let payload = mirror.children.first, let name = payload.label else {
      return type + "." + "\(value)"
    }
    let inner = Mirror(reflecting: payload.value)
    let isTuple = inner.displayStyle == .tuple
    return type + "." + name + "("
      + (isTuple ? arguments(inner) : swiftSource(of: payload.value)) + ")"
  default: return type + "(" + arguments(mirror) + ")"
  }
}

private func arguments(_ mirror: Mirror) -> String {
  mirror.children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
    return label + swiftSource(of: child.value)
  }.joined(separator: ", ")
}

extension Checker {
  /// The steps as a Swift program. A specification or a system whose initialiser wants arguments
  /// has to be given them by hand.
  func program<System>(_ steps: [TestStep<Spec.Command>], _ system: System.Type) -> String {
    let crashes = steps.contains(.crashAndReopen)
    let lines = steps.map { step in
      switch step {
      case .crashAndReopen: "  .crashAndReopen,"
      case .perform(let command):
        crashes
          ? "  .perform(\(swiftSource(of: command))),"
          : "  \(swiftSource(of: command)),"
      }
    }

    let element =
      crashes
      ? "TestStep<\(String(reflecting: Spec.Command.self))>" : String(reflecting: Spec.Command.self)

    let specification = String(reflecting: Spec.self)
    let isAlone = system == ModelAlone<Spec>.self
    var modules: Set = ["StateMachineTesting"]
    for name in [specification, isAlone ? "" : String(reflecting: system)] {
      if let module = name.split(separator: ".").first, name.contains(".") {
        modules.insert(String(module))
      }
    }
    return modules.sorted().map { "import \($0)\n" }.joined()
      + "\nlet steps: [\(element)] = [\n" + lines.joined(separator: "\n") + "\n]\n"
      + "try await Checker(\(specification)()).run(steps)"
      + (isAlone ? "\n" : " { \(String(reflecting: system))() }\n")
  }
}
