/// How often a kind of command was sent in random runs.
public struct CommandCount: Sendable, Equatable {
  /// The name of the kind of command.
  public let name: String
  /// How often it was sent, refused or not.
  public let steps: Int
  /// How many of these were refused.
  public let refused: Int

  /// Creates a count; `steps` includes those that were refused.
  public init(name: String, steps: Int, refused: Int) {
    self.name = name
    self.steps = steps
    self.refused = refused
  }
}

extension CommandCount: CustomStringConvertible {
  /// `coin, 12.0 % of them refused`.
  public var description: String { text(in: CoverageWords.inEnglish) }

  func text(in say: CoverageWords.Saying) -> String {
    let name = say(.verb(name))
    if refused == 0 || steps == 0 { return name }
    if refused == steps { return say(.alwaysRefused(name)) }
    let share = percent(refused, of: steps).drop { $0 == " " }
    return say(.partlyRefused(name, share: String(share)))
  }
}

extension Coverage {
  /// How often each command of the first region was sent.
  var commands: [CommandCount] {
    guard let first = matrices.first else { return [] }
    return first.verbs.indices.map { verb in
      let refused = first.statuses.indices.reduce(0) { $0 + first.refused(verb, in: $1) }
      let taken = first.statuses.indices.reduce(0) { $0 + first.taken(verb, from: $1) }
      return CommandCount(name: first.verbs[verb], steps: taken + refused, refused: refused)
    }
  }
}

/// Counts commands by their names, where no region does.
@usableFromInline struct CommandTally: Sendable {
  @usableFromInline var names: [String] = []
  @usableFromInline var steps: [Int] = []
  @usableFromInline var refused: [Int] = []

  @usableFromInline init() {}

  @inlinable static var limit: Int { 64 }
  /// What is counted together, beyond so many.
  @inlinable static var others: String { "others" }

  /// Commands have few names: they are looked for one after the other.
  @inlinable mutating func count(_ name: String, steps more: Int = 1, refused less: Int) {
    var place = 0
    while place < names.count, names[place] != name { place += 1 }
    if place == names.count {
      // A specification may name each command differently.
      if place >= Self.limit, name != Self.others {
        return count(Self.others, steps: more, refused: less)
      }
      names.append(name)
      steps.append(0)
      refused.append(0)
    }
    steps[place] += more
    refused[place] += less
  }

  mutating func add(_ other: CommandTally) {
    for place in other.names.indices {
      count(other.names[place], steps: other.steps[place], refused: other.refused[place])
    }
  }

  var commands: [CommandCount] {
    names.indices.map { CommandCount(name: names[$0], steps: steps[$0], refused: refused[$0]) }
  }
}
