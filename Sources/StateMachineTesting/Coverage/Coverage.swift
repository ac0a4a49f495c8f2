import Descriptions

/// Which steps were taken, counted by region, status, command and the status it led to.
public struct Coverage: Sendable, Equatable, PrintsFields {
  /// What was counted in one region.
  public struct Matrix: Sendable, Equatable, PrintsFields {
    /// The region's name.
    public private(set) var region: String
    /// The names of the region's statuses; a place in this list is what `taken` and `refused` take.
    public private(set) var statuses: [String]
    /// The enumeration whose cases the statuses are, by its name; nil if they have no codes.
    public let statusType: String?
    /// The names of its kinds of commands; a place in this list is what `taken` and `refused` take.
    public private(set) var verbs: [String]
    /// How often a command led from one status to another.
    @usableFromInline var taken: [Int]
    @usableFromInline var refused: [Int]
    /// The status in which the first counted step began.
    @usableFromInline var start: Int?
    /// How many steps were not counted, since the region does not list their status or command.
    public var unlisted: Int { uncounted }
    @usableFromInline var uncounted = 0

    /// How often the command, by its place, was accepted in a status and led to another.
    public func taken(_ verb: Int, from: Int, to: Int) -> Int {
      taken[(from * verbs.count + verb) * statuses.count + to]
    }

    /// How often the command was accepted in a status, whatever it led to.
    public func taken(_ verb: Int, from: Int) -> Int {
      statuses.indices.reduce(0) { $0 + taken(verb, from: from, to: $1) }
    }

    /// How often the command, by its place, was refused in a status.
    public func refused(_ verb: Int, in status: Int) -> Int {
      refused[status * verbs.count + verb]
    }

    fileprivate func named(in say: CoverageWords.Saying) -> Matrix {
      var matrix = self
      matrix.region = say(.region(region))
      matrix.statuses = statuses.map { say(.status($0, type: statusType)) }
      matrix.verbs = verbs.map { say(.verb($0)) }
      return matrix
    }
  }

  @usableFromInline var counted: [Matrix]
  /// Whether this is all that is possible, or what a bounded exploration came by. Says nothing of a
  /// run's own coverage.
  public internal(set) var isComplete = true
  /// One for each region, in the order of the regions; empty if the specification has none.
  @inlinable public var matrices: [Matrix] { counted }

  /// Creates a coverage of these regions in which nothing is counted yet.
  public init<State, Command>(_ regions: [Region<State, Command>]) {
    counted = regions.map { region in
      let (height, width) = (region.statuses.count, region.verbs.count)
      return Matrix(
        region: region.name, statuses: region.statuses, statusType: region.statusType,
        verbs: region.verbs,
        taken: Array(repeating: 0, count: height * width * height),
        refused: Array(repeating: 0, count: height * width))
    }
  }

  /// The same with other names of regions, statuses and commands.
  func named(in say: CoverageWords.Saying) -> Coverage {
    var coverage = self
    coverage.counted = counted.map { $0.named(in: say) }
    return coverage
  }

  /// Counts one step.
  @inlinable mutating func count<State, Command>(
    _ regions: [Region<State, Command>], _ command: Command, from before: State, to after: State?,
    isRefused: Bool
  ) {
    // By their places: a region that is copied out costs more than all that it is asked.
    for place in 0..<regions.count {
      let verb = regions[place].verb(command)
      if verb == nil, regions[place].isClosed { continue }
      guard let from = regions[place].status(before, command) else { continue }
      var to = from
      if !isRefused, let after { to = regions[place].status(after, command) ?? from }
      guard let verb, from >= 0, to >= 0 else {
        counted[place].uncounted += 1
        continue
      }
      if counted[place].start == nil { counted[place].start = from }
      let cell = from * counted[place].verbs.count + verb
      if isRefused {
        counted[place].refused[cell] += 1
      } else {
        counted[place].taken[cell * counted[place].statuses.count + to] += 1
      }
    }
  }

  /// Adds what another run took.
  public mutating func add(_ other: Coverage) {
    for place in matrices.indices where place < other.matrices.count {
      let theirs = other.matrices[place]
      guard theirs.taken.count == counted[place].taken.count else { continue }
      for cell in theirs.taken.indices { counted[place].taken[cell] += theirs.taken[cell] }
      counted[place].uncounted += theirs.uncounted
      for cell in theirs.refused.indices { counted[place].refused[cell] += theirs.refused[cell] }
      counted[place].start = counted[place].start ?? theirs.start
    }
  }
}
