import Descriptions

/// A machine that several tasks call at once.
public protocol ConcurrentSystemUnderTest: SystemUnderTest, Sendable {
  /// As `SystemUnderTest.perform`, and called from several tasks.
  func perform(_ command: Spec.Command) async throws -> Spec.Response
}

/// How the branches of a parallel run go on.
public enum ParallelSchedule: Equatable, Sendable, PrintsFields {
  /// On the process' threads, each case so many times. What is found depends on the moment; a pass
  /// proves little. For systems that wait for threads, queues or input.
  case free(repeats: Int)
  /// In virtual time, each case under so many schedules: the plain one, then random ones and such
  /// with priorities by turns.
  case seeded(schedules: Int)
  /// In virtual time, each case under every schedule with at most so many deviations from first
  /// come, first served.
  case bounded(deviations: Int)
}

/// A step of a parallel run: in the prefix, or in one of the branches.
struct ParallelStep<Command: Equatable & Sendable>: Equatable, Sendable {
  /// 0 for the prefix, then a number for each branch.
  let lane: Int
  let command: Command
}

/// What is called one after the other, and then at once.
struct ParallelCase<Command: Equatable & Sendable>: Sendable {
  let prefix: [Command]
  let branches: [[Command]]

  init(prefix: [Command], branches: [[Command]]) {
    self.prefix = prefix
    self.branches = branches
  }

  init(_ steps: [ParallelStep<Command>]) {
    func lane(_ number: Int) -> [Command] {
      steps.filter { $0.lane == number }.map(\.command)
    }
    prefix = lane(0)
    branches = Set(steps.map(\.lane)).subtracting([0]).sorted().map(lane)
  }
}
