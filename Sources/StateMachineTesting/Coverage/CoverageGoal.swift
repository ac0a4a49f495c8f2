/// What a run is asked to have covered.
public enum CoverageGoal: Sendable {
  /// Every status that exploration reached.
  case everyStatus
  /// Every command that exploration saw accepted somewhere.
  case everyCommand
  /// Every step from status to status that exploration took.
  case everyTransition
}

/// A step from one status of a region to another.
public struct StatusStep: Hashable, Sendable, CustomStringConvertible {
  /// The name of the region.
  public let region: String
  /// The status before the step.
  public let from: String
  /// The kind of command that was accepted.
  public let verb: String
  /// The status after the step, which may be the same.
  public let to: String

  public var description: String { "\(region): \(from) --\(verb)--> \(to)" }
}

/// What a run has not covered.
public struct CoverageShortfall: Error, Equatable, CustomStringConvertible {
  /// What was not covered, each with its region: statuses, commands or steps.
  public let missing: [String]
  /// What was asked for.
  public let goal: CoverageGoal

  /// What to do about it.
  public let advice: String

  /// Creates a shortfall; the default advice is to try more.
  public init(
    missing: [String], goal: CoverageGoal,
    advice: String = "raise the runs or the steps, or let commands(in:) make these more often"
  ) {
    self.missing = missing
    self.goal = goal
    self.advice = advice
  }

  public var description: String {
    "\(missing.count) missing of what was asked for (\(goal)): \(advice)\n  "
      + missing.joined(separator: "\n  ")
  }
}

extension Coverage {
  /// Every step that was taken at least once, in the order of the statuses and commands.
  public var steps: [StatusStep] {
    matrices.flatMap { matrix in
      matrix.statuses.indices.flatMap { from in
        matrix.verbs.indices.flatMap { verb in
          matrix.statuses.indices.filter { matrix.taken(verb, from: from, to: $0) > 0 }.map { to in
            StatusStep(
              region: matrix.region, from: matrix.statuses[from], verb: matrix.verbs[verb],
              to: matrix.statuses[to])
          }
        }
      }
    }
  }

  /// Commands that were accepted in no status.
  public var deadCommands: [String] {
    matrices.flatMap { matrix in
      matrix.verbs.indices.filter { verb in
        matrix.statuses.indices.allSatisfy { matrix.taken(verb, from: $0) == 0 }
      }.map { "\(matrix.region): \(matrix.verbs[$0])" }
    }
  }

  /// Statuses that no step led to and no run began in.
  public var unreachedStatuses: [String] {
    matrices.flatMap { matrix in
      matrix.statuses.indices.filter { !matrix.isReached($0) }
        .map { "\(matrix.region): \(matrix.statuses[$0])" }
    }
  }

  /// Steps that are possible and were not taken.
  public func missing(of possible: Coverage) -> [StatusStep] {
    let taken = Set(steps)
    return possible.steps.filter { !taken.contains($0) }
  }

  /// Checks that what is possible was covered.
  ///
  /// - Parameters:
  ///   - goal: what has to be covered.
  ///   - possible: the coverage of an exploration.
  ///   - boundedIsEnough: whether the steps of a bounded exploration count as all that are possible.
  /// - Throws: `CoverageShortfall` with everything that is missing: regions, too.
  public func require(
    _ goal: CoverageGoal, of possible: Coverage, boundedIsEnough: Bool = false
  ) throws(CoverageShortfall) {
    guard !possible.matrices.isEmpty, possible.matrices.map(\.region) == matrices.map(\.region)
    else {
      throw CoverageShortfall(
        missing: ["a region on both sides, and the same ones"], goal: goal,
        advice: "name the machine's regions in its specification")
    }
    let strange = (possible.matrices + matrices).filter { $0.unlisted > 0 }.map(\.region)
    guard strange.isEmpty else {
      throw CoverageShortfall(
        missing: Set(strange).sorted().map {
          "\($0): steps whose status or command it does not list"
        },
        goal: goal, advice: "let the region list all its statuses and commands")
    }
    guard possible.isComplete || boundedIsEnough else {
      throw CoverageShortfall(
        missing: ["a complete exploration: a bounded one does not show all that is possible"],
        goal: goal, advice: "raise its limit, lessen the alphabet, or say that bounded is enough")
    }
    let missing: [String]
    switch goal {
    case .everyTransition: missing = self.missing(of: possible).map(\.description)
    case .everyCommand:
      let dead = Set(possible.deadCommands)
      missing = deadCommands.filter { !dead.contains($0) }
    case .everyStatus:
      let unreached = Set(possible.unreachedStatuses)
      missing = unreachedStatuses.filter { !unreached.contains($0) }
    }
    guard missing.isEmpty else { throw CoverageShortfall(missing: missing, goal: goal) }
  }
}

extension Coverage.Matrix {
  func isReached(_ status: Int) -> Bool {
    status == start
      || statuses.indices.contains { from in
        verbs.indices.contains { taken($0, from: from, to: status) > 0 }
      }
      // A part may come into being in a status that no step of its own leads to.
      || verbs.indices.contains { taken($0, from: status) > 0 || refused($0, in: status) > 0 }
  }
}
