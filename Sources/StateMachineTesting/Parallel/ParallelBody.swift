/// What runs under a schedule: a system, called by the prefix and then by all branches at once. Their
/// answers must be those of some order, and what the system shows must be the state it leads to.
struct ParallelBody<System: ConcurrentSystemUnderTest>: Sendable where System.Spec.State: Hashable {
  typealias Spec = System.Spec
  typealias Note = @Sendable (@escaping @Sendable () -> String) -> Void

  let checker: Checker<Spec>
  let make: @Sendable () async throws -> System

  /// - Parameter note: takes down what is called and answered, in order.
  func run(_ steps: ParallelCase<Spec.Command>, note: @escaping Note)
    async throws
  {
    var system = try await make()
    var problem: (any Error)?
    do {
      problem = try await self.problem(try await history(steps, system, note), &system)
    } catch { problem = error }
    await system.finish()
    if let problem { throw problem }
  }

  private func history(
    _ steps: ParallelCase<Spec.Command>, _ system: System,
    _ note: @escaping Note
  ) async throws -> History<Spec.Command, Spec.Response> {
    let recorder = Recorder<Spec.Command, Spec.Response>()
    let specification = checker.specification
    let call: @Sendable (Spec.Command, Int) async throws -> Void = { command, process in
      let words: @Sendable () -> String = {
        (process == 0 ? "prefix: " : "branch \(process): ")
          + specification.describe(command: command)
      }
      note(words)
      let response = try await recorder.call(command, by: process) {
        try await system.perform(command)
      }
      note { words() + " → " + specification.describe(response: response) }
    }
    for command in steps.prefix { try await call(command, 0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, branch) in steps.branches.enumerated() {
        group.addTask { for command in branch { try await call(command, number + 1) } }
      }
      try await group.waitForAll()
    }
    return recorder.history
  }

  private func problem(
    _ history: History<Spec.Command, Spec.Response>, _ system: inout System
  ) async throws -> (any Error)? {
    let budget = 10_000_000
    var search = LinearizationSearch(
      checker.specification, history, Array(history.calls.indices), budget: budget)
    guard let ends = search.ends() else {
      return UndecidedHistory(name: checker.name, tried: budget)
    }
    guard !ends.isEmpty else {
      try checker.check(history)
      return StrangePartition()
    }
    var differences: [String] = []
    for state in ends {
      guard let difference = try await system.disagreement(with: state) else { return nil }
      differences.append(
        "\n  in \(checker.specification.describe(state: state)): \(difference)")
    }
    return StrangeEnd(differences: differences)
  }
}

/// Every answer of a parallel run can be explained, but not what the system shows afterwards.
struct StrangeEnd: Finding {
  let differences: [String]

  var finding: String {
    "an order explains the answers, but none what the system shows afterwards:"
      + differences.joined()
  }
}

/// Parts that can be explained one by one, but not together.
struct StrangePartition: Finding {
  var finding: String {
    "partition(of:) tells parts apart that belong together: each can be explained, but not all at once"
  }
}
