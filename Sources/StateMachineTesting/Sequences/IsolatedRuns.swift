extension SequenceRunner {
  /// The same specification without a system: what a child is to do is known beforehand.
  private var alone: SequenceRunner<ModelAlone<Spec>> {
    SequenceRunner<ModelAlone<Spec>>(
      specification: specification, regions: regions, settings: settings.inThisProcess,
      make: { ModelAlone() })
  }

  /// The same in this process, which may be the child.
  private func here(_ progress: Progress) -> SequenceRunner {
    SequenceRunner(
      specification: specification, regions: regions, settings: settings.inThisProcess, make: make,
      progress: progress)
  }

  /// Runs random cases of these seeds in a child; the place of the first that fails there.
  func firstFailing(
    of seeds: [UInt64], _ isolation: Isolation, _ tally: inout Tally
  ) async throws -> Int? {
    var failing: Int?
    var start = 0
    while failing == nil, start < seeds.count {
      let progress = try Progress.shared()
      let rest = seeds[start...]
      let found = try inChild(isolation, progress) {
        for (place, seed) in rest.enumerated() {
          (progress.run, progress.step) = (place, 0)
          var tally = Tally(Coverage(regions))
          if let verdict = try await here(progress).random(seed: seed, tally: &tally) {
            return verdict
          }
        }
        return nil
      }
      guard let found else { break }
      let run = start + progress.run
      // What all runs together did not give back is not this one's fault.
      if case .died(.memory) = found.kind, progress.run > 0 { start = run } else { failing = run }
    }
    // What was counted in the child is lost: the specification alone does the same again.
    for seed in seeds.prefix((failing ?? seeds.count - 1) + 1) {
      _ = try await alone.random(seed: seed, tally: &tally)
    }
    return failing
  }

  func random(
    seed: UInt64, in isolation: Isolation, _ tally: inout Tally
  ) async throws -> (verdict: Verdict?, trace: Trace<Step>) {
    let (own, trace) = try await alone.recorded(seed: seed, tally: &tally)
    let progress = try Progress.shared()
    let found = try inChild(isolation, progress) {
      var tally = Tally(Coverage(regions))
      return try await here(progress).random(seed: seed, tally: &tally)
    }
    return (found ?? own, found == nil ? trace : cut(trace, progress))
  }

  func planned(
    _ plan: [Plan<Step>], in isolation: Isolation, _ tally: inout Tally
  ) async throws -> (Trace<Step>, Verdict?) {
    let (trace, own) = try await alone.planned(plan, &tally)
    let progress = try Progress.shared()
    let found = try inChild(isolation, progress) {
      var tally = Tally(Coverage(regions))
      return try await here(progress).planned(plan, &tally).1
    }
    return (found == nil ? trace : cut(trace, progress), found ?? own)
  }

  private func cut(_ trace: Trace<Step>, _ progress: Progress) -> Trace<Step> {
    Trace(steps: Array(trace.steps.prefix(progress.step)))
  }

  private func inChild(
    _ isolation: Isolation, _ progress: Progress, _ body: @escaping () async throws -> Verdict?
  ) throws -> Verdict? {
    let end = try ChildProcess(isolation: isolation).run(progress) {
      do { return try await body()?.texts ?? ["passed"] } catch { return ["threw", "\(error)"] }
    }
    switch end {
    case .answered(["passed"]): return nil
    case .answered(let texts) where texts.count == 2:
      throw IsolationFailed(reason: "the system could not be made there: \(texts[1])")
    case .answered(let texts): return Verdict(texts: texts)
    case .died(let death, let words):
      return Verdict(kind: .died(death), message: death.words(after: words))
    }
  }
}

extension Settings {
  var inThisProcess: Settings {
    var settings = self
    settings.isolation = nil
    return settings
  }
}

extension Verdict {
  /// As it goes from a child to its parent.
  fileprivate var texts: [String] {
    let (name, detail) =
      switch kind {
      case .response: ("response", "")
      case .state: ("state", "")
      case .invariant: ("invariant", "")
      case .step: ("step", "")
      case .thrown(let type): ("thrown", type)
      case .deadlock: ("deadlock", "")
      case .livelock: ("livelock", "")
      // A child that died did not answer.
      case .died: ("", "")
      }
    return [name, detail, message, expected, found]
  }

  fileprivate init?(texts: [String]) {
    guard texts.count == 5 else { return nil }
    switch texts[0] {
    case "response": kind = .response
    case "state": kind = .state
    case "invariant": kind = .invariant
    case "step": kind = .step
    case "thrown": kind = .thrown(texts[1])
    case "deadlock": kind = .deadlock
    case "livelock": kind = .livelock
    default: return nil
    }
    (message, expected, found) = (texts[2], texts[3], texts[4])
  }
}
