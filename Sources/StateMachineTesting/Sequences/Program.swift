extension Checker {
  /// The steps as a Swift program. A system is made as the check makes it, if that can be read in its source file. If
  /// the specification has an initialiser of its own, its arguments are not known; a comment says so.
  func program<System>(_ steps: [TestStep<Spec.Command>], _ system: System.Type) -> String {
    if let writing = specification as? any ProgramWriting {
      return writing.program(
        steps.map { if case .perform(let command) = $0 { swiftSource(of: command) } else { nil } })
    }
    let crashes = steps.contains(.crashAndReopen)
    var writer = ProgramWriter(self)
    let lines = steps.map { step in
      switch step {
      case .crashAndReopen: "  .crashAndReopen,\n"
      case .perform(let command):
        crashes ? "  .perform(\(writer.short(command))),\n" : "  \(writer.short(command)),\n"
      }
    }
    let element = crashes ? "TestStep<\(writer.command)>" : writer.command
    let make = system == ModelAlone<Spec>.self ? "" : " " + writer.make(system, site)
    return writer.program(
      "let steps: [\(element)] = [\n" + lines.joined() + "]\n",
      call: "Checker(\(writer.specification)).run(steps)\(make)")
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

/// A specification that is made of functions, which cannot be printed: its programs run where these are.
protocol ProgramWriting {
  /// - Parameter commands: as Swift writes them; nil for a crash.
  func program(_ commands: [String?]) -> String
}

/// Writes what is common to the programs of failing cases.
struct ProgramWriter<Spec: Specification> {
  private var writer = SwiftWriter()
  /// The name of the commands' type.
  let command: String
  let specification: String
  private let advice: String
  /// Whether a system is made with arguments.
  private var makesSystem = false

  init(_ checker: Checker<Spec>) {
    command = writer.name(of: Spec.Command.self)
    specification = writer.source(of: checker.specification)
    let mirror = Mirror(reflecting: checker.specification)
    // Written with what Swift's own initialiser would want.
    let hasFields =
      [.struct, .class].contains(mirror.displayStyle) && !mirror.children.isEmpty
      && !(checker.specification is any SwiftSourceConvertible)
    advice = hasFields ? "// If the initialiser takes other arguments, give it these.\n" : ""
  }

  /// The command where its type is known: a case needs no more than its dot.
  mutating func short(_ value: Spec.Command) -> String {
    let source = writer.source(of: value)
    return source.hasPrefix(command + ".") ? String(source.dropFirst(command.count)) : source
  }

  /// How a system is made.
  mutating func make(_ system: Any.Type, _ site: CallSite?) -> String {
    let arguments = site?.arguments(of: system) ?? "()"
    if arguments != "()" { makesSystem = true }
    return "{ \(writer.name(of: system))\(arguments) }"
  }

  func program(_ steps: String, call: String) -> String {
    writer.modules.union(["StateMachineTesting"]).sorted().map { "import \($0)\n" }.joined()
      + "\n" + steps + advice
      + (makesSystem
        ? "// The system as the check makes it: give it what is not known here.\n" : "")
      + "try await " + call + "\n"
  }
}
