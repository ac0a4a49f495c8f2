extension Checker {
  /// The steps as a Swift program. A system whose initialiser wants arguments has to be given
  /// them by hand.
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
    let make = isAlone ? "" : " { \(writer.name(of: system))() }"
    return writer.modules.union(["StateMachineTesting"]).sorted().map { "import \($0)\n" }.joined()
      + "\nlet steps: [\(element)] = [\n" + lines.joined() + "]\n"
      + "try await Checker(\(specification)).run(steps)\(make)\n"
  }

  /// Runs these commands, in this order, on the specification alone.
  ///
  /// - Throws: `FailingCase` where they fail.
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
