import Processors

/// Walks every state that a machine can reach over a finite alphabet of commands, breadth-first.
public struct Exploration<Spec: Specification> {
  /// A step that was taken, by the places of its states in `states`.
  public struct Edge {
    /// The place of the state before.
    public let from: Int
    /// The command that was accepted.
    public let command: Spec.Command
    /// The place of the state afterwards.
    public let to: Int

    @usableFromInline init(from: Int, command: Spec.Command, to: Int) {
      self.from = from
      self.command = command
      self.to = to
    }
  }

  /// What broke an invariant, and the shortest way there.
  public struct Violation {
    /// What is wrong, in words.
    public let message: String
    /// The commands from the initial state on; the last one led to the violation.
    public let path: [Spec.Command]
    /// The state after the last command.
    public let state: Spec.State

    @usableFromInline init(message: String, path: [Spec.Command], state: Spec.State) {
      self.message = message
      self.path = path
      self.state = state
    }
  }

  /// What was explored.
  public let specification: Spec
  @usableFromInline var graph: Graph

  /// An edge by numbers alone, since there are many more of them than states: the command is that
  /// at a place of the alphabet in the state `from`.
  @usableFromInline struct Link: Sendable {
    @usableFromInline let from: UInt32
    @usableFromInline let place: UInt32
    @usableFromInline let to: UInt32

    @inlinable init(from: Int, place: Int, to: Int) {
      self.from = UInt32(truncatingIfNeeded: from)
      self.place = UInt32(truncatingIfNeeded: place)
      self.to = UInt32(truncatingIfNeeded: to)
    }
  }

  /// What was found, as it grows.
  @usableFromInline struct Graph {
    @usableFromInline var states: [Spec.State] = []
    @usableFromInline var links: [Link] = []
    @usableFromInline var violations: [Violation] = []
    @usableFromInline var trial: Trial<Spec>
    @usableFromInline var depth = 0
    /// The link by which each state was met first; nil for the initial one.
    @usableFromInline var parents: [Link?] = []
    @usableFromInline var depths: [Int] = []
    /// Whether some step from the state was left out.
    @usableFromInline var isOpen: [Bool] = []

    @inlinable init(_ trial: Trial<Spec>) { self.trial = trial }
  }

  /// In the order in which they were met: the shortest ways first.
  @inlinable public var states: [Spec.State] { graph.states }
  /// Every step that was taken, in the order of its state. O(edges): each state's alphabet is asked
  /// for again.
  public var edges: [Edge] {
    var (edges, commands, state) = ([Edge](), [Spec.Command](), -1)
    edges.reserveCapacity(graph.links.count)
    for link in graph.links {
      if Int(link.from) != state {
        state = Int(link.from)
        commands = specification.alphabet(in: graph.states[state]).commands
      }
      edges.append(
        Edge(from: state, command: commands[Int(link.place)], to: Int(link.to)))
    }
    return edges
  }
  /// In the order in which they were found; empty if no invariant was broken.
  @inlinable public var violations: [Violation] { graph.violations }
  /// How many steps were taken. O(1).
  @inlinable public var edgeCount: Int { graph.links.count }
  /// How many commands were tried, in all states together.
  @inlinable public var tried: Int { graph.trial.tried }
  /// How many of them were refused.
  @inlinable public var refused: Int { graph.trial.refused }
  /// In how many states nothing at all could be sent.
  @inlinable public var idle: Int { graph.trial.idle }
  /// Every step from status to status that is possible: what a run's coverage is held against.
  public var coverage: Coverage {
    var coverage = graph.trial.coverage
    coverage.isComplete = isComplete
    return coverage
  }
  /// Length of the longest shortest path.
  @inlinable public var depth: Int { graph.depth }

  /// Explores a specification from its initial state, on all processors. What is found, and in which
  /// order, does not depend on how many there are.
  ///
  /// - Parameters:
  ///   - specification: what is explored.
  ///   - limit: how many states to visit at most.
  ///   - stopsAtViolation: whether the first broken invariant is enough.
  ///   - progress: is told now and then in how many states everything was tried.
  @inlinable public init(
    of specification: Spec, limit: Int = 1_000_000, stopsAtViolation: Bool = false,
    progress: (Int) -> Void = { _ in }
  ) {
    self.specification = specification
    graph = Graph(Trial(specification))
    var seen: [Spec.Key: Int] = [specification.key(of: specification.initial): 0]
    let initial = specification.initial
    add(initial, parent: nil, fault: specification.violation(in: initial))
    var next = 0
    // So many at a time that processors wait little for one another, and what was found is soon taken.
    while next < graph.states.count, !(stopsAtViolation && !graph.violations.isEmpty) {
      progress(next)
      let states = Array(graph.states[next...].prefix(512))
      let slices = inParallel((states.count + 15) / 16) { slice in
        Slice(states[(slice * 16)...].prefix(16), of: specification)
      }
      for slice in slices {
        graph.trial.add(slice.trial)
        for attempts in slice.attempts {
          if stopsAtViolation, !graph.violations.isEmpty { break }
          take(attempts, from: next, limit: limit, &seen)
          next += 1
        }
      }
    }
    for place in next..<graph.states.count { graph.isOpen[place] = true }
  }

  @inlinable mutating func take(
    _ attempts: Attempts, from state: Int, limit: Int, _ seen: inout [Spec.Key: Int]
  ) {
    let commands = attempts.alphabet.commands
    if !attempts.alphabet.isComplete { graph.isOpen[state] = true }
    var repeats = Repeats<Spec.Command>(of: commands)
    for found in attempts.found {
      let command = commands[found.place]
      if let message = found.stepFault {
        graph.violations.append(
          Violation(message: message, path: path(to: state) + [command], state: found.after))
      }
      guard let key = found.key else { continue }
      if let known = seen[key] {
        // A command that the alphabet holds twice is one edge: both lead to the same state.
        guard repeats.isFirst(found.place, to: known) else { continue }
        graph.links.append(Link(from: state, place: found.place, to: known))
        // What the key leaves out may be wrong all the same.
        if let message = found.stateFault {
          graph.violations.append(
            Violation(message: message, path: path(to: state) + [command], state: found.after))
        }
      } else if graph.states.count < limit {
        seen[key] = graph.states.count
        let link = Link(from: state, place: found.place, to: graph.states.count)
        graph.links.append(link)
        _ = repeats.isFirst(found.place, to: graph.states.count)
        add(found.after, parent: link, fault: found.stateFault)
      } else {
        graph.isOpen[state] = true
      }
    }
  }

  /// Whether every reachable state was seen, over the whole alphabet.
  public var isComplete: Bool { !graph.isOpen.contains(true) }

  /// `complete: S states, E edges, depth D`, or `bounded: …` if a limit came first.
  public var summary: String {
    (isComplete ? "complete" : "bounded")
      + ": \(states.count) states, \(edgeCount) edges, depth \(depth)"
      + (idle > 0 ? ", nothing to send in \(idle) of them" : "")
  }

  /// The shortest way from the initial state to the state at this place.
  @inlinable public func path(to place: Int) -> [Spec.Command] {
    var commands: [Spec.Command] = []
    var at = place
    while let parent = graph.parents[at] {
      at = Int(parent.from)
      commands.append(specification.alphabet(in: graph.states[at]).commands[Int(parent.place)])
    }
    return commands.reversed()
  }

  /// The shortest way to a state that satisfies a condition; nil if none was met.
  public func path(toFirst condition: (Spec.State) -> Bool) -> [Spec.Command]? {
    states.firstIndex(where: condition).map(path(to:))
  }

  @inlinable mutating func add(_ state: Spec.State, parent: Link?, fault: String?) {
    let place = graph.states.count
    graph.states.append(state)
    graph.parents.append(parent)
    graph.isOpen.append(false)
    graph.depths.append(parent.map { graph.depths[Int($0.from)] + 1 } ?? 0)
    graph.depth = max(graph.depth, graph.depths[place])
    if let fault {
      graph.violations.append(Violation(message: fault, path: path(to: place), state: state))
    }
  }
}

extension Exploration: Sendable {}
extension Exploration.Graph: Sendable {}
extension Exploration.Edge: Sendable {}
extension Exploration.Violation: Sendable {}
