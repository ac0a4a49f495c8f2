/// Tests values one by one, and simplifies one that fails.
struct PropertyRunner<Value> {
  let generator: Generator<Value>
  let property: (Value) async throws -> Bool
  /// Whether values are tested in a child.
  var isolation: Isolation?

  enum Verdict: Hashable {
    case discarded
    case isFalse
    case thrown(type: String, message: String)
    case died(Death, message: String)
    case failed(FailedExpectation)

    func isSameKind(as other: Verdict) -> Bool {
      switch (self, other) {
      case (.thrown(let one, _), .thrown(let two, _)): one == two
      case (.died(let one, _), .died(let two, _)): one == two
      case (.failed(let one), .failed(let two)): one.location == two.location
      default: self == other
      }
    }
  }

  func test(_ value: Value) async throws -> Verdict? {
    guard let isolation else { return await testHere(value) }
    let end = try ChildProcess(isolation: isolation).run(.shared()) {
      switch await testHere(value) {
      case nil: ["passed"]
      case .discarded?: ["discarded"]
      case .thrown(let type, let message)?: [type, message]
      case .failed(let failed)?: [failed.location, failed.text, "expectation"]
      case .isFalse?, .died?: ["false"]
      }
    }
    switch end {
    case .answered(["passed"]): return nil
    case .answered(["discarded"]): return .discarded
    case .answered(let texts):
      return switch texts.count {
      case 2: .thrown(type: texts[0], message: texts[1])
      case 3: .failed(FailedExpectation(text: texts[1], location: texts[0]))
      default: .isFalse
      }
    case .died(let death, let words):
      return .died(death, message: death.words(after: words))
    }
  }

  private func testHere(_ value: Value) async -> Verdict? {
    do {
      return try await FailedExpectations.throwing { try await property(value) } ? nil : .isFalse
    } catch is Discarded {
      return .discarded
    } catch let failed as FailedExpectation {
      return .failed(failed)
    } catch {
      return .thrown(type: "\(type(of: error))", message: "\(error)")
    }
  }

  /// Runs the one case of a replay string.
  ///
  /// - Throws: `GaveUp` if the generator makes no value of it.
  func replay(
    _ replay: Replay, _ name: String, _ settings: Settings
  ) async throws -> PropertyReport {
    let verdict = try await run(replay, name, story: "run again from its replay string")
    let isDiscarded = verdict == .discarded
    return PropertyReport(
      runs: isDiscarded ? 0 : 1, discarded: isDiscarded ? 1 : 0, seed: settings.seed, labels: [:],
      savedFailures: 0, passedOver: 0)
  }

  /// Runs a saved case; whether it could be run. A case that has not one step is that of a checker
  /// of the same name. One that the generator no longer makes is passed over too: it was changed
  /// since, and the property no longer speaks of the value.
  func again(_ replay: Replay, _ name: String) async throws -> Bool {
    guard recipe(of: replay) != nil else { return false }
    do { _ = try await run(replay, name, story: "a saved failure") } catch is GaveUp {
      return false
    }
    return true
  }

  /// The choices of a value; nil if the replay string is that of a checker's case.
  private func recipe(of replay: Replay) -> [UInt64]? {
    if case .marked(.inChild, let inner) = replay { return recipe(of: inner) }
    guard case .recipe(let steps, crashes: false) = replay, steps.count == 1 else { return nil }
    return steps[0]
  }

  private func run(_ replay: Replay, _ name: String, story: String) async throws -> Verdict? {
    guard let recipe = recipe(of: replay) else { throw MalformedReplay(text: replay.text) }
    var choices = Choices(replaying: recipe)
    let value = try choices.draw(generator)
    var runner = self
    if case .marked(.inChild, _) = replay { runner.isolation = isolation ?? Isolation() }
    let verdict = try await runner.test(value)
    guard let verdict, verdict != .discarded else { return verdict }
    throw falsified(value, verdict, name, story, 0, replay)
  }

  func shrunk(
    _ recipe: [UInt64], _ verdict: Verdict, _ name: String, _ settings: Settings, story: String
  ) async throws -> any Error {
    guard let (first, _) = await cook(recipe, verdict) else {
      return FlakySystem(story: story, message: "it failed")
    }
    let shrinker = Shrinker(first, settings) { plan in
      guard let recipe = plan.first?.recipe, let (trace, _) = await cook(recipe, verdict) else {
        return .passes
      }
      return .failsTheSame(trace)
    }
    await shrinker.shrink()
    var tries = shrinker.evaluations
    let simplest = await simplest(behind: shrinker, verdict, &tries)
    let smallest = simplest.steps[0].choices.map(\.index)
    guard let (trace, last) = await cook(smallest, verdict) else {
      return FlakySystem(story: story, message: "it failed")
    }
    var replay = Replay.recipe([smallest])
    if case .died = last { replay = .marked(.inChild, replay) }
    try settings.failures?.save(replay, under: name)
    return falsified(
      trace.steps[0].command, last, name, story, tries, replay)
  }

  /// The recipe's value, if it fails in the same way.
  func cook(
    _ recipe: [UInt64], _ expected: Verdict
  ) async -> (Trace<Value>, Verdict)? {
    var choices = Choices(replaying: recipe)
    guard let value = try? choices.draw(generator), let verdict = try? await test(value),
      verdict.isSameKind(as: expected)
    else { return nil }
    let step = Trace<Value>.Step(
      command: value, choices: choices.recorded, spans: choices.spans, before: 0,
      isReplayable: true)
    return (Trace(steps: [step]), verdict)
  }

  private func falsified(
    _ value: Value, _ verdict: Verdict, _ name: String, _ story: String, _ evaluations: Int,
    _ replay: Replay
  ) -> Falsified {
    let message =
      switch verdict {
      case .thrown(_, let error): "threw: \(error)"
      case .died(_, let message): message
      case .failed(let failed): failed.text
      case .isFalse, .discarded: "does not hold"
      }
    return Falsified(
      name: name, value: "\(value)", swiftSource: swiftSource(of: value), message: message,
      story: story, evaluations: evaluations, replay: replay.text)
  }
}
