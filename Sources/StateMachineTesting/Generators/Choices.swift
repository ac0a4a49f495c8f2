/// The source of a generator's choices: a seeded generator, or a recipe that is cooked again.
///
/// Every choice is recorded. A recipe that is too short is continued with the simplest choices,
/// and one that asks for more than there is now gets the most there is.
public struct Choices: Sendable {
  @usableFromInline var random: SeededGenerator
  @usableFromInline var recipe: [UInt64]
  @usableFromInline let replays: Bool
  /// Answers by what is asked for, in the place of a recipe.
  @usableFromInline var feed: Feed?
  @usableFromInline var taken: [Choice] = []
  @usableFromInline var spans: [Span] = []
  /// Spans cost time and serve only the shrinker.
  @usableFromInline let keepsSpans: Bool
  /// How many branches a recursive generator may still open.
  @usableFromInline var branchesLeft: Int?
  @usableFromInline var depth = 0

  /// Every choice that was taken, in order.
  @inlinable public var recorded: [Choice] { taken }

  /// No value may need more: a generator without an end is told so, instead of hanging.
  @inlinable static var limit: Int { 100_000 }
  /// Nor may draws be nested deeper, or the stack would overflow.
  @inlinable static var depthLimit: Int { 64 }

  /// Random choices.
  @inlinable public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    recipe = []
    replays = false
    keepsSpans = false
  }

  /// A recipe's choices, by their indexes.
  init(replaying recipe: [UInt64]) {
    random = SeededGenerator(seed: 0)
    self.recipe = recipe
    replays = true
    keepsSpans = true
  }

  /// Choices that are handed out by what is asked for.
  init(feeding feed: Feed) {
    self.init(replaying: [])
    self.feed = feed
  }

  /// Forgets what was recorded; the random numbers go on.
  @inlinable mutating func beginStep() {
    taken.removeAll(keepingCapacity: true)
    branchesLeft = nil
    depth = 0
  }

  /// Draws a value from another generator.
  @inlinable public mutating func draw<Value>(_ generator: Generator<Value>) throws(GaveUp) -> Value
  {
    try nested { choices throws(GaveUp) in try generator.draw(&choices) }
  }

  /// Draws one level deeper: what may lead back to itself without an end.
  @inlinable @inline(__always) mutating func nested<Value>(
    _ body: (inout Choices) throws(GaveUp) -> Value
  ) throws(GaveUp) -> Value {
    guard depth < Self.depthLimit else { throw .tooDeep(Self.depthLimit) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Draws a value as a part that the shrinker may leave out, empty or exchange as a whole.
  @inlinable @inline(__always) mutating func group<Value>(
    _ label: Int, _ body: (inout Choices) throws(GaveUp) -> Value
  ) throws(GaveUp) -> Value {
    guard keepsSpans else { return try body(&self) }
    let start = taken.count
    let value = try body(&self)
    if taken.count > start {
      spans.append(Span(label: label, start: start, end: taken.count))
    }
    return value
  }

  /// Decides between 0 and `limit`, every number equally likely.
  @inlinable @inline(__always) mutating func choose(upTo limit: UInt64, _ kind: Choice.Kind)
    throws(GaveUp) -> UInt64
  {
    let index = replays ? next(limit, kind) : random.next(upTo: limit)
    try record(Choice(index: index, above: limit, kind: kind))
    return index
  }

  /// Decides yes or no; no is the simpler answer, if there is a choice.
  @inlinable @inline(__always) mutating func flip(_ probability: Double, _ kind: Choice.Kind)
    throws(GaveUp) -> Bool
  {
    guard probability > 0, probability < 1 else { return probability >= 1 }
    let index = replays ? next(1, kind) : random.unit() < probability ? 1 : 0
    try record(Choice(index: index, above: 1, kind: kind))
    return index == 1
  }

  /// Decides on one of the branches by weight; the first is the simplest.
  ///
  /// - Parameter places: each branch as often as its weight says, if that is not too much.
  @inlinable @inline(__always) mutating func choose(
    weights: [Int], sum: Int, places: [Int]
  ) throws(GaveUp) -> Int {
    var index: UInt64 = 0
    if replays {
      index = next(UInt64(weights.count - 1), .branch)
    } else if !places.isEmpty {
      index = UInt64(places[Int(random.next(upTo: UInt64(sum - 1)))])
    } else {
      var rest = Int(random.next(upTo: UInt64(sum - 1)))
      while rest >= weights[Int(index)] {
        rest -= weights[Int(index)]
        index += 1
      }
    }
    try record(Choice(index: index, above: UInt64(weights.count - 1), kind: .branch))
    return Int(index)
  }

  /// Decides on a distance from an origin. Large ranges give small numbers and both ends more
  /// often than their share, since that is where faults are.
  @inlinable mutating func number(below: UInt64, above: UInt64) throws(GaveUp) -> Int128 {
    let limit = below &+ above
    var choice = Choice(index: 0, below: below, above: above)
    if replays {
      choice.index = next(limit, .number)
    } else if limit < 64 {
      choice.index = random.next(upTo: limit)
    } else {
      switch random.next() & 15 {
      case 0: choice = choice.moved(to: Int128(above)) ?? choice
      case 1: choice = choice.moved(to: -Int128(below)) ?? choice
      case 2...7:
        let bits = UInt64(64 - limit.leadingZeroBitCount)
        let size = random.next(upTo: bits - 1) + 1
        choice.index = min(limit, random.next() >> (64 - size))
      default: choice.index = random.next(upTo: limit)
      }
    }
    try record(choice)
    return choice.offset
  }

  /// The recipe that counts up the last choice which is not at its limit; nil after the last one.
  var nextRecipe: [UInt64]? {
    guard let last = taken.lastIndex(where: { $0.index < $0.limit }) else { return nil }
    return taken[..<last].map(\.index) + [taken[last].index + 1]
  }

  /// Takes back what was recorded since: a value that a filter rejected leaves no trace.
  @inlinable mutating func takeBack(to count: Int, branchesLeft: Int?) {
    taken.removeSubrange(count...)
    self.branchesLeft = branchesLeft
  }

  @inlinable @inline(__always) mutating func record(_ choice: Choice) throws(GaveUp) {
    guard taken.count < Self.limit else { throw .tooManyChoices(Self.limit) }
    taken.append(choice)
  }

  @inlinable @inline(__always) mutating func next(_ limit: UInt64, _ kind: Choice.Kind) -> UInt64 {
    if feed != nil { return min(feed?.next(kind) ?? 0, limit) }
    return taken.count < recipe.count ? min(recipe[taken.count], limit) : 0
  }
}

/// Why a generator made no value.
public enum GaveUp: Error, Equatable, Sendable {
  /// A filter rejected everything it was offered.
  case filter(name: String, tries: Int, rejected: [String])
  /// A generator took more choices than any value may need.
  case tooManyChoices(Int)
  /// A generator drew from itself again and again.
  case tooDeep(Int)
  /// There was nothing to choose from.
  case nothingToChoose(String)
  /// There are more values than one choice can tell apart.
  case tooWide(String)
}

extension GaveUp: CustomStringConvertible {
  public var description: String {
    switch self {
    case .filter(let name, let tries, let rejected):
      "the filter \"\(name)\" rejected all of \(tries) values, among them "
        + rejected.joined(separator: ", ")
        + ": draw from a generator that makes fewer unwanted values, or allow more tries"
    case .tooManyChoices(let limit):
      "a value took more than \(limit) choices: give a recursive generator a budget, or shorten "
        + "its collections"
    case .tooDeep(let limit):
      "a value's draws were nested more than \(limit) deep: let a generator that leads back to "
        + "itself be Generator.recursive, which has a budget"
    case .nothingToChoose(let what): "\(what) was given nothing to choose from"
    case .tooWide(let what):
      "\(what) has more than 2⁶⁴ values: put them together from two smaller ranges"
    }
  }
}
