import EventSourcing

/// Walks every state that a machine can reach over a finite alphabet of commands, breadth-first.
///
/// States are told apart by `key`, so that counters which only grow can be left out of account.
public struct Exploration<State, Command, Key: Hashable> {
  /// A step that was taken, by the places of its states in `states`.
  public struct Edge {
    public let from: Int
    public let command: Command
    public let to: Int
  }

  /// A state that breaks an invariant, and the shortest way there.
  public struct Violation {
    public let message: String
    public let path: [Command]
    public let state: State
  }

  public private(set) var states: [State] = []
  public private(set) var edges: [Edge] = []
  public private(set) var violations: [Violation] = []
  /// Length of the longest shortest path.
  public private(set) var depth = 0
  /// Whether every reachable state was seen; otherwise the limit came first.
  public private(set) var isComplete = true
  private var parents: [(state: Int, command: Command)?] = []
  private var depths: [Int] = []

  /// Explores from a state.
  ///
  /// - Parameters:
  ///   - commands: the finite alphabet in a state.
  ///   - apply: the next state, or nil where the machine refuses. A refusal is no edge.
  ///   - invariant: what is wrong with a state, if anything.
  ///   - limit: how many states to visit at most.
  public init(
    from initial: State, limit: Int = 1_000_000, key: (State) -> Key,
    commands: (State) -> [Command], apply: (State, Command) -> State?,
    invariant: (State) -> String? = { _ in nil }
  ) {
    var seen: [Key: Int] = [key(initial): 0]
    add(initial, parent: nil, invariant)
    var next = 0
    while next < states.count {
      defer { next += 1 }
      for command in commands(states[next]) {
        guard let state = apply(states[next], command) else { continue }
        let stateKey = key(state)
        if let known = seen[stateKey] {
          edges.append(Edge(from: next, command: command, to: known))
          continue
        }
        guard states.count < limit else {
          isComplete = false
          continue
        }
        seen[stateKey] = states.count
        edges.append(Edge(from: next, command: command, to: states.count))
        add(state, parent: (next, command), invariant)
      }
    }
  }

  /// `complete: S states, E edges, depth D`, or `bounded: …` where the limit came first.
  public var summary: String {
    (isComplete ? "complete" : "bounded")
      + ": \(states.count) states, \(edges.count) edges, depth \(depth)"
  }

  /// The shortest way from the initial state to the state at this place.
  public func path(to place: Int) -> [Command] {
    var commands: [Command] = []
    var at = place
    while let parent = parents[at] {
      commands.append(parent.command)
      at = parent.state
    }
    return commands.reversed()
  }

  /// The places of the states from which no state that satisfies `isTerminal` can be reached.
  public func deadEnds(isTerminal: (State) -> Bool) -> [Int] {
    var sources = [[Int]](repeating: [], count: states.count)
    for edge in edges { sources[edge.to].append(edge.from) }
    var reaches = states.map(isTerminal)
    var pending = reaches.indices.filter { reaches[$0] }
    while let place = pending.popLast() {
      for source in sources[place] where !reaches[source] {
        reaches[source] = true
        pending.append(source)
      }
    }
    return reaches.indices.filter { !reaches[$0] }
  }

  private mutating func add(
    _ state: State, parent: (state: Int, command: Command)?, _ invariant: (State) -> String?
  ) {
    let place = states.count
    states.append(state)
    parents.append(parent)
    depths.append(parent.map { depths[$0.state] + 1 } ?? 0)
    depth = max(depth, depths[place])
    if let message = invariant(state) {
      violations.append(Violation(message: message, path: path(to: place), state: state))
    }
  }
}

extension Exploration: Sendable where State: Sendable, Command: Sendable, Key: Sendable {}
extension Exploration.Edge: Sendable where State: Sendable, Command: Sendable, Key: Sendable {}
extension Exploration.Violation: Sendable where State: Sendable, Command: Sendable, Key: Sendable {}
