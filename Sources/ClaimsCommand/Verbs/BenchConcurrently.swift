import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// Many tasks that each send one command after another and wait for its answer.
struct ConcurrentRun {
  private let kernel: ClaimsKernel<ClaimsLog>
  private let tasks: Int
  private let seconds: Double
  private let round: Int

  init(_ kernel: ClaimsKernel<ClaimsLog>, tasks: Int, seconds: Double, round: Int) {
    self.kernel = kernel
    self.tasks = tasks
    self.seconds = seconds
    self.round = round
  }

  /// Commands a second.
  func rate() throws -> Double {
    try Waiting.value { [self] in try await measure().get() }
  }

  private func measure() async -> Result<Double, Failure> {
    let start = monotonicSeconds()
    let deadline = start + seconds
    let counts = await withTaskGroup(of: Result<Int, Failure>.self) { group in
      for task in 0..<tasks {
        group.addTask { await run(task, until: deadline) }
      }
      var results: [Result<Int, Failure>] = []
      for await result in group { results.append(result) }
      return results
    }
    var total = 0
    for count in counts {
      switch count {
      case .success(let value): total += value
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(Double(total) / (monotonicSeconds() - start))
  }

  /// Each task works on claims of its own, since every claim has its own next step.
  private func run(_ task: Int, until deadline: Double) async -> Result<Int, Failure> {
    var workload = Workload(seed: UInt64(round * 100 + task), offset: UInt64(task))
    let share = Workload.claims / UInt64(tasks)
    var number = UInt64(0)
    var count = 0
    while monotonicSeconds() < deadline {
      number = (number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407)
      let claim = UInt64(task) * share + (number >> 33) % share
      do throws(EventStoreError) {
        let answer = try await kernel.send(workload.command(for: claim))
        guard answer.isAccepted else {
          return .failure(Failure(.aCommandWasRefused))
        }
      } catch { return .failure(Failure(error.wording)) }
      count += 1
    }
    return .success(count)
  }
}
