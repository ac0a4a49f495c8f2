/// Checks a property of many values.
///
/// ```swift
/// let digits = Generator.array(of: .integer(in: 0...9))
/// try await forAll("reversed twice", digits) { $0.reversed().reversed() == $0 }
/// ```
///
/// - Parameters:
///   - name: what it is called in messages, and what its failing cases are kept under.
///   - generator: makes the values.
///   - settings: `runs` values, from `seed`; `steps` and `crashes` mean nothing here.
///   - label: a word under which the value is counted, for the statistics.
///   - property: false, or throwing, is a failure. `try assume(…)` leaves a value out.
/// - Throws: `Falsified` with the simplest value found; `TooManyDiscarded`; `GaveUp` if the
///   generator makes nothing; `MalformedReplay`.
@discardableResult
public func forAll<Value>(
  _ name: String, _ generator: Generator<Value>, _ settings: Settings = Settings(),
  label: (Value) -> String? = { _ in nil },
  _ property: @escaping (Value) async throws -> Bool
) async throws -> PropertyReport {
  let runner = PropertyRunner(
    generator: generator, property: property, isolation: settings.isolation)
  let end = try settings.end()
  if let text = settings.replay {
    return try await runner.replay(Replay(text), name, settings)
  }
  let saved = try settings.failures?.load(name) ?? []
  var again = 0
  for replay in saved where try await runner.again(replay, name) { again += 1 }
  var (labels, discarded, passed, seeds): ([String: Int], Int, Int, Int) = ([:], 0, 0, 0)
  let score = TargetScore()
  var climb = Climb()
  while passed < settings.runs {
    try Task.checkCancellation()
    if let end, end < .now { break }
    let seed = SeededGenerator.seed(settings.seed, run: seeds)
    seeds += 1
    var choices = climb.choices(seed: seed)
    let value: Value
    do throws(GaveUp) { value = try choices.draw(generator) } catch {
      // What was changed may make nothing.
      choices = Choices(seed: seed)
      value = try choices.draw(generator)
    }
    let verdict = try await TargetScore.$current.withValue(score) { try await runner.test(value) }
    climb.note(score.take(), of: choices)
    switch verdict {
    case nil:
      passed += 1
      if let label = label(value) { labels[label, default: 0] += 1 }
    case .discarded?:
      discarded += 1
      guard discarded <= 10 * (passed + 10) else {
        throw TooManyDiscarded(name: name, passed: passed, discarded: discarded)
      }
    case let verdict?:
      let story = "found with value \(seeds) of \(settings.runs), seed \(settings.seed)"
      throw try await runner.shrunk(
        choices.recorded.map(\.index), verdict, name, settings, story: story)
    }
  }
  return PropertyReport(
    runs: passed, discarded: discarded, seed: settings.seed, labels: labels,
    savedFailures: again, passedOver: saved.count - again)
}

/// Checks a property of many values, under the name of the function that asks.
@discardableResult
public func forAll<Value>(
  _ generator: Generator<Value>, _ settings: Settings = Settings(), name: String = #function,
  label: (Value) -> String? = { _ in nil },
  _ property: @escaping (Value) async throws -> Bool
) async throws -> PropertyReport {
  try await forAll(name, generator, settings, label: label, property)
}

/// Leaves the value out of account if a condition does not hold.
public func assume(_ condition: Bool) throws(Discarded) {
  if !condition { throw Discarded() }
}

/// The value is none that the property speaks of.
public struct Discarded: Error {}

/// Nearly no value was one that the property speaks of.
public struct TooManyDiscarded: Error, CustomStringConvertible {
  let name: String
  let passed: Int
  let discarded: Int
  public var description: String {
    "\(name): \(discarded) values were left out by assume, \(passed) were tested: draw from a "
      + "generator that makes the values the property speaks of"
  }
}

/// What a passing property tested.
public struct PropertyReport: Sendable, CustomStringConvertible {
  /// How many values the property was true of.
  public let runs: Int
  /// How many values `assume` left out.
  public let discarded: Int
  /// The seed of the settings, which makes the same values again.
  public let seed: UInt64
  /// How many values each label counted.
  public let labels: [String: Int]
  /// How many saved failures were run first.
  public let savedFailures: Int
  /// How many saved failures could not be run: cases of a checker that has the same name, and
  /// values that the generator no longer makes.
  public let passedOver: Int

  public var description: String {
    var text = "passed: \(runs) values, \(discarded) left out"
    if passedOver > 0 { text += ", \(passedOver) saved failures passed over" }
    text += ", seed \(seed)"
    for (label, count) in labels.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "\n  \(percent(count, of: runs))  \(label)"
    }
    return text
  }
}

/// A value for which a property is false: the simplest that was found.
public struct Falsified: Error, Sendable, CustomStringConvertible {
  /// What was tested.
  public let name: String
  /// The value in words, and as a Swift expression.
  public let value: String
  /// The value as a Swift expression.
  public let swiftSource: String
  /// What is wrong: what was thrown, say.
  public let message: String
  /// How it was found.
  public let story: String
  /// How many candidates were tried to make it small; 0 if it was run again as it was.
  public let evaluations: Int
  /// Runs the value again, as `Settings.replay`.
  public let replay: String

  public var description: String {
    "\(name): \(message)\n  for \(value)\n  \(story)"
      + (evaluations > 0 ? ", made small in \(evaluations) tries" : "")
      + "\n  as Swift: \(swiftSource)\n  run it again:  Settings(replay: \"\(replay)\")"
  }
}
