extension Checker {
  /// The steps as a Swift program. A system whose initialiser wants arguments has to be given
  /// them by hand. So has a specification whose initialiser is not the one that Swift gives it, or
  /// that has constants with a value of their own: what it holds can be asked for, how it was made
  /// cannot. A comment says so.
  func program<System>(_ steps: [TestStep<Spec.Command>], _ system: System.Type) -> String {
    let crashes = steps.contains(.crashAndReopen)
    var writer = SwiftWriter()
    let type = writer.name(of: Spec.Command.self)
    // The array knows its elements' type: a case needs no more than its dot.
    func short(_ source: String) -> String {
      source.hasPrefix(type + ".") ? String(source.dropFirst(type.count)) : source
    }
    let lines = steps.map { step in
      switch step {
      case .crashAndReopen: "  .crashAndReopen,\n"
      case .perform(let command):
        crashes
          ? "  .perform(\(short(writer.source(of: command)))),\n"
          : "  \(short(writer.source(of: command))),\n"
      }
    }
    let element = crashes ? "TestStep<\(type)>" : type
    let specification = writer.source(of: specification)
    let isAlone = system == ModelAlone<Spec>.self
    let advice =
      hasFields ? "// If the initialiser takes other arguments, give it these.\n" : ""
    let make = isAlone ? "" : " { \(writer.name(of: system))() }"
    return writer.modules.union(["StateMachineTesting"]).sorted().map { "import \($0)\n" }.joined()
      + "\nlet steps: [\(element)] = [\n" + lines.joined() + "]\n" + advice
      + "try await Checker(\(specification)).run(steps)\(make)\n"
  }

  /// Whether the specification is written with what Swift's own initialiser would want.
  private var hasFields: Bool {
    let mirror = Mirror(reflecting: specification)
    return [.struct, .class].contains(mirror.displayStyle) && !mirror.children.isEmpty
      && !(specification is any SwiftSourceConvertible)
  }

  /// Runs these commands, in this order, on the specification alone.
  ///
  /// - Throws: `FailingCase` if they fail.
  @discardableResult
  public func run(_ steps: [TestStep<Spec.Command>]) async throws -> Report {
    try await run(steps) { ModelAlone<Spec>() }
  }

  /// Runs these commands, in this order, on the specification alone, with none of them a crash.
  @discardableResult
  public func run(_ commands: [Spec.Command]) async throws -> Report {
    try await run(commands.map { TestStep.perform($0) })
  }
}
