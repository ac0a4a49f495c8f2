/// Which steps were taken, counted by region, status, command and the status it led to.
public struct Coverage: Sendable, Equatable {
  public struct Matrix: Sendable, Equatable {
    public let region: String
    public let statuses: [String]
    public let verbs: [String]
    /// How often a command led from one status to another.
    fileprivate var taken: [Int]
    fileprivate var refused: [Int]
    fileprivate(set) var start: Int?

    /// How often the command, by its place, was accepted in a status and led to another.
    public func taken(_ verb: Int, from: Int, to: Int) -> Int {
      taken[(from * verbs.count + verb) * statuses.count + to]
    }

    /// How often the command was accepted in a status, wherever it led.
    public func taken(_ verb: Int, from: Int) -> Int {
      statuses.indices.reduce(0) { $0 + taken(verb, from: from, to: $1) }
    }

    public func refused(_ verb: Int, in status: Int) -> Int {
      refused[status * verbs.count + verb]
    }
  }

  public internal(set) var matrices: [Matrix]

  public init<State, Command>(_ regions: [Region<State, Command>]) {
    matrices = regions.map { region in
      let (height, width) = (region.statuses.count, region.verbs.count)
      return Matrix(
        region: region.name, statuses: region.statuses, verbs: region.verbs,
        taken: Array(repeating: 0, count: height * width * height),
        refused: Array(repeating: 0, count: height * width))
    }
  }

  /// Counts one step.
  mutating func count<State, Command>(
    _ regions: [Region<State, Command>], _ command: Command, from before: State, to after: State,
    isRefused: Bool
  ) {
    for place in regions.indices {
      let region = regions[place]
      guard let verb = region.verb(command), let from = region.status(before, command) else {
        continue
      }
      if matrices[place].start == nil { matrices[place].start = from }
      let cell = from * region.verbs.count + verb
      if isRefused {
        matrices[place].refused[cell] += 1
      } else if let to = region.status(after, command) {
        matrices[place].taken[cell * region.statuses.count + to] += 1
      }
    }
  }

  /// Adds what another run took.
  public mutating func add(_ other: Coverage) {
    for place in matrices.indices where place < other.matrices.count {
      let theirs = other.matrices[place]
      guard theirs.taken.count == matrices[place].taken.count else { continue }
      for cell in theirs.taken.indices { matrices[place].taken[cell] += theirs.taken[cell] }
      for cell in theirs.refused.indices { matrices[place].refused[cell] += theirs.refused[cell] }
      matrices[place].start = matrices[place].start ?? theirs.start
    }
  }
}
