/// Walks every state that a machine can reach over a finite alphabet of commands, breadth-first.
public struct Exploration<Spec: Specification> {
  /// A step that was taken, by the places of its states in `states`.
  public struct Edge {
    public let from: Int
    public let command: Spec.Command
    public let to: Int
  }

  /// What broke an invariant, and the shortest way there.
  public struct Violation {
    public let message: String
    public let path: [Spec.Command]
    public let state: Spec.State
  }

  public let specification: Spec
  /// In the order in which they were met: the shortest ways first.
  public private(set) var states: [Spec.State] = []
  public private(set) var edges: [Edge] = []
  public private(set) var violations: [Violation] = []
  /// How many commands were refused, in all states together.
  public private(set) var refused = 0
  /// Every step from status to status that is possible: what a run's coverage is held against.
  public private(set) var coverage: Coverage
  /// Length of the longest shortest path.
  public private(set) var depth = 0
  private var parents: [(state: Int, command: Spec.Command)?] = []
  private var depths: [Int] = []
  /// Whether some step from the state was left out.
  private var isOpen: [Bool] = []

  /// Explores a specification from its initial state.
  ///
  /// - Parameters:
  ///   - limit: how many states to visit at most.
  ///   - stopsAtViolation: whether the first broken invariant is enough.
  public init(
    of specification: Spec, limit: Int = 1_000_000, stopsAtViolation: Bool = false
  ) {
    self.specification = specification
    let regions = specification.regions
    coverage = Coverage(regions)
    var seen: [Spec.Key: Int] = [specification.key(of: specification.initial): 0]
    add(specification.initial, parent: nil)
    var next = 0
    while next < states.count {
      if stopsAtViolation, !violations.isEmpty {
        for place in next..<states.count { isOpen[place] = true }
        return
      }
      let before = states[next]
      let alphabet = specification.alphabet(in: before)
      if !alphabet.isComplete { isOpen[next] = true }
      for command in alphabet.commands where specification.isEnabled(command, in: before) {
        var state = before
        let response = specification.apply(command, to: &state)
        let isRefused = specification.isRefusal(response)
        let step = Transition(before: before, command: command, response: response, after: state)
        coverage.count(regions, command, from: before, to: state, isRefused: isRefused)
        if let message = specification.violation(of: step) {
          violations.append(
            Violation(message: message, path: path(to: next) + [command], state: state))
        }
        if isRefused {
          refused += 1
          continue
        }
        let key = specification.key(of: state)
        if let known = seen[key] {
          edges.append(Edge(from: next, command: command, to: known))
        } else if states.count < limit {
          seen[key] = states.count
          edges.append(Edge(from: next, command: command, to: states.count))
          add(state, parent: (next, command))
        } else {
          isOpen[next] = true
        }
      }
      next += 1
    }
  }

  /// Whether every reachable state was seen, over the whole alphabet.
  public var isComplete: Bool { !isOpen.contains(true) }

  /// `complete: S states, E edges, depth D`, or `bounded: …` where a limit came first.
  public var summary: String {
    (isComplete ? "complete" : "bounded")
      + ": \(states.count) states, \(edges.count) edges, depth \(depth)"
  }

  /// The shortest way from the initial state to the state at this place.
  public func path(to place: Int) -> [Spec.Command] {
    var commands: [Spec.Command] = []
    var at = place
    while let parent = parents[at] {
      commands.append(parent.command)
      at = parent.state
    }
    return commands.reversed()
  }

  /// The shortest way to a state that satisfies a condition; nil where none was met.
  public func path(toFirst condition: (Spec.State) -> Bool) -> [Spec.Command]? {
    states.firstIndex(where: condition).map(path(to:))
  }

  /// The places of the states from which no terminal state can be reached.
  ///
  /// In a bounded exploration a state that leads to what was left out is not among them, since
  /// nobody knows.
  public var deadEnds: [Int] {
    var sources = [[Int]](repeating: [], count: states.count)
    for edge in edges { sources[edge.to].append(edge.from) }
    var reaches = states.indices.map { specification.isTerminal(states[$0]) || isOpen[$0] }
    var pending = reaches.indices.filter { reaches[$0] }
    while let place = pending.popLast() {
      for source in sources[place] where !reaches[source] {
        reaches[source] = true
        pending.append(source)
      }
    }
    return reaches.indices.filter { !reaches[$0] }
  }

  private mutating func add(_ state: Spec.State, parent: (state: Int, command: Spec.Command)?) {
    let place = states.count
    states.append(state)
    parents.append(parent)
    isOpen.append(false)
    depths.append(parent.map { depths[$0.state] + 1 } ?? 0)
    depth = max(depth, depths[place])
    if let message = specification.violation(in: state) {
      violations.append(Violation(message: message, path: path(to: place), state: state))
    }
  }
}

extension Exploration: Sendable where Spec: Sendable {}
extension Exploration.Edge: Sendable {}
extension Exploration.Violation: Sendable {}
