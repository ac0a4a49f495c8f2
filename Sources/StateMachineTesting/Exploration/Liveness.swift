/// A run that never comes to what it ought to: a way, and a circle that goes on for ever.
public struct Lasso<Spec: Specification> {
  /// The commands that lead from the initial state to `state`.
  public let path: [Spec.Command]
  /// Empty if the run ends: nothing more can be sent.
  public let circle: [Spec.Command]
  /// The state in which the circle begins, or the run ends.
  public let state: Spec.State
}

extension Lasso: Sendable {}

extension Lasso: CustomStringConvertible {
  public var description: String {
    let way = path.isEmpty ? "at the beginning" : "after " + words(path)
    return circle.isEmpty ? way + " nothing goes on" : way + ", for ever: " + words(circle)
  }

  private func words(_ commands: [Spec.Command]) -> String {
    commands.map { "\($0)" }.joined(separator: ", ")
  }
}

extension Exploration {
  /// The places of the states from which no terminal state can be reached: all of them, if
  /// `isTerminal` names none.
  ///
  /// Only what the specification calls a way out (`isWayOut`) leads to one.
  public var deadEnds: [Int] {
    places(
      neverReaching: specification.isTerminal, over: { specification.isWayOut($0, in: $1) })
  }

  /// The places of the states from which no run comes to a state that satisfies a condition, however its
  /// commands are chosen. A state that is not among them may still have runs that never come to one: see `lasso`.
  ///
  /// In a bounded exploration a state that leads to what was left out is not among them, since it is
  /// unknown.
  ///
  /// - Parameters:
  ///   - goal: the condition.
  ///   - isWay: whether a command counts as a way from a state.
  public func places(
    neverReaching goal: (Spec.State) -> Bool,
    over isWay: (Spec.Command, Spec.State) -> Bool = { _, _ in true }
  ) -> [Int] {
    var sources = [[Int]](repeating: [], count: states.count)
    for edge in edges where isWay(edge.command, states[edge.from]) {
      sources[edge.to].append(edge.from)
    }
    var reaches = states.indices.map { goal(states[$0]) || graph.isOpen[$0] }
    var pending = reaches.indices.filter { reaches[$0] }
    while let place = pending.popLast() {
      for source in sources[place] where !reaches[source] {
        reaches[source] = true
        pending.append(source)
      }
    }
    return reaches.indices.filter { !reaches[$0] }
  }

  /// A run that never comes to a state that satisfies a condition; nil if every run comes to one.
  ///
  /// - Parameters:
  ///   - goal: what every run ought to come to.
  ///   - isFair: as below.
  public func lasso(
    avoiding goal: (Spec.State) -> Bool, isFair: (Spec.Command) -> Bool = { _ in false }
  ) -> Lasso<Spec>? {
    lasso(from: { _ in true }, avoiding: goal, onlyInitial: true, isFair: isFair)
  }

  /// A run that comes to a state that satisfies the first condition, and from then on to none that satisfies
  /// the second; nil if the first always leads to the second.
  ///
  /// Runs are those of the alphabet: they go on as long as something can be sent that is accepted, and they may
  /// go round in a circle. A command that is fair is not put off for ever: a circle in which it could be sent
  /// all the time and never is does not count. In a bounded exploration, a way out of it counts as one to the goal.
  ///
  /// Source: Lamport, "Proving the Correctness of Multiprocess Programs" (1977), for leads-to; weak fairness as in
  /// TLA+. The circles are those of strongly connected components (Tarjan, 1972).
  public func lasso(
    from start: (Spec.State) -> Bool, avoiding goal: (Spec.State) -> Bool,
    isFair: (Spec.Command) -> Bool = { _ in false }
  ) -> Lasso<Spec>? {
    lasso(from: start, avoiding: goal, onlyInitial: false, isFair: isFair)
  }

  private func lasso(
    from start: (Spec.State) -> Bool, avoiding goal: (Spec.State) -> Bool, onlyInitial: Bool,
    isFair: (Spec.Command) -> Bool
  ) -> Lasso<Spec>? {
    let edges = edges
    var ways = [[Int]](repeating: [], count: states.count)
    for (number, edge) in edges.enumerated() { ways[edge.from].append(number) }
    let isGoal = states.map(goal)
    let starts = onlyInitial ? [0] : states.indices.filter { start(states[$0]) }
    // The shortest way from a start to each state, without the goal in between.
    var parents: [Int: Int?] = [:]
    var pending: [Int] = []
    for place in starts where !isGoal[place] && parents.updateValue(nil, forKey: place) == nil {
      pending.append(place)
    }
    var next = 0
    while next < pending.count {
      let place = pending[next]
      next += 1
      if ways[place].isEmpty, !graph.isOpen[place] {
        return made(place, circle: [], edges, parents)
      }
      for number in ways[place] where !isGoal[edges[number].to] {
        let to = edges[number].to
        guard parents[to] == nil else { continue }
        parents[to] = number
        pending.append(to)
      }
    }
    let places = Components(count: states.count, of: pending) { place in
      ways[place].map { edges[$0].to }.filter { !isGoal[$0] }
    }
    for component in places.all where isLasting(component, edges, ways, isFair) {
      guard let first = pending.first(where: component.contains) else { continue }
      return made(
        first, circle: circle(through: component, from: first, edges, ways, isFair), edges, parents)
    }
    return nil
  }

  /// Whether a fair run may stay in the states for ever.
  private func isLasting(
    _ component: Set<Int>, _ edges: [Edge], _ ways: [[Int]], _ isFair: (Spec.Command) -> Bool
  ) -> Bool {
    let inside = component.flatMap { ways[$0] }.filter { component.contains(edges[$0].to) }
    guard !inside.isEmpty else { return false }
    let taken = inside.map { edges[$0].command }
    return fairCommands(component, edges, ways, isFair).allSatisfy { command in
      taken.contains(command)
        || component.contains { place in !ways[place].contains { edges[$0].command == command } }
    }
  }

  private func fairCommands(
    _ component: Set<Int>, _ edges: [Edge], _ ways: [[Int]], _ isFair: (Spec.Command) -> Bool
  ) -> [Spec.Command] {
    var found: [Spec.Command] = []
    for number in component.sorted().flatMap({ ways[$0] })
    where isFair(edges[number].command) && !found.contains(edges[number].command) {
      found.append(edges[number].command)
    }
    return found
  }

  /// A circle through the component: if something is fair, past an edge or a state that does it justice each;
  /// otherwise the shortest.
  private func circle(
    through component: Set<Int>, from first: Int, _ edges: [Edge], _ ways: [[Int]],
    _ isFair: (Spec.Command) -> Bool
  ) -> [Spec.Command] {
    var (at, circle) = (first, [Spec.Command]())
    func go(toFirst isEnd: (Int) -> Bool) {
      var parents: [Int: Int] = [:]
      var pending = [at]
      var next = 0
      while next < pending.count {
        let place = pending[next]
        next += 1
        for number in ways[place] where component.contains(edges[number].to) {
          let isFound = isEnd(number)
          if parents[edges[number].to] == nil || isFound {
            if !isFound { parents[edges[number].to] = number }
            if isFound {
              var back = [edges[number].command]
              var place = edges[number].from
              while place != at, let way = parents[place] {
                back.append(edges[way].command)
                place = edges[way].from
              }
              circle += back.reversed()
              at = edges[number].to
              return
            }
            pending.append(edges[number].to)
          }
        }
      }
    }
    for command in fairCommands(component, edges, ways, isFair) {
      go { number in
        edges[number].command == command
          || !ways[edges[number].to].contains { edges[$0].command == command }
      }
    }
    if at != first || circle.isEmpty { go { edges[$0].to == first } }
    return circle
  }

  private func made(
    _ place: Int, circle: [Spec.Command], _ edges: [Edge], _ parents: [Int: Int?]
  ) -> Lasso<Spec> {
    var (at, way) = (place, [Spec.Command]())
    while let number = parents[at] ?? nil {
      way.append(edges[number].command)
      at = edges[number].from
    }
    return Lasso(path: path(to: at) + way.reversed(), circle: circle, state: states[place])
  }
}

/// The strongly connected components of a graph, without recursion.
private struct Components {
  private(set) var all: [Set<Int>] = []

  init(count: Int, of places: [Int], ways: (Int) -> [Int]) {
    var numbers = [Int](repeating: -1, count: count)
    var lowest = numbers
    var isOpen = [Bool](repeating: false, count: count)
    var (open, number) = ([Int](), 0)
    for root in places where numbers[root] < 0 {
      var stack: [(place: Int, ways: [Int], next: Int)] = []
      func enter(_ place: Int) {
        (numbers[place], lowest[place]) = (number, number)
        number += 1
        open.append(place)
        isOpen[place] = true
        stack.append((place, ways(place), 0))
      }
      enter(root)
      while let top = stack.indices.last {
        let place = stack[top].place
        if stack[top].next < stack[top].ways.count {
          let to = stack[top].ways[stack[top].next]
          stack[top].next += 1
          if numbers[to] < 0 {
            enter(to)
          } else if isOpen[to] {
            lowest[place] = min(lowest[place], numbers[to])
          }
          continue
        }
        stack.removeLast()
        if let below = stack.last?.place { lowest[below] = min(lowest[below], lowest[place]) }
        guard lowest[place] == numbers[place] else { continue }
        var component: Set<Int> = []
        while let last = open.popLast() {
          isOpen[last] = false
          component.insert(last)
          if last == place { break }
        }
        all.append(component)
      }
    }
  }
}
