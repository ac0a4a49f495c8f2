import Processors

/// Walks every state that a machine can reach, as an exploration does, and keeps of each only a fingerprint: for
/// machines of many millions of states.
///
/// No graph is left to be asked: what is wanted of it – invariants, coverage, how many states there are – is
/// looked at on the way. Two states whose fingerprints are the same are taken for one (`odds`).
public struct Sweep<Spec: Specification>: Sendable {
  /// What was swept.
  public let specification: Spec
  @usableFromInline var trial: Trial<Spec>
  @usableFromInline var found = Findings()

  /// What was found, as it grows.
  @usableFromInline struct Findings: Sendable {
    @usableFromInline var states = 1
    @usableFromInline var edges = 0
    @usableFromInline var depth = 0
    @usableFromInline var violations: [Exploration<Spec>.Violation] = []
    @usableFromInline var violationCount = 0
    @usableFromInline var collision: Collision<Spec.Key>?
    @usableFromInline var isOpen = false
    /// Whether the limit came first.
    @usableFromInline var isFull = false
    @usableFromInline var fingerprints = 1
    @usableFromInline var bytes = 0

    @inlinable init() {}
  }

  /// How many states were met.
  public var states: Int { found.states }
  /// How many commands were accepted, in all states together. One that an alphabet holds twice counts twice.
  public var edges: Int { found.edges }
  /// Length of the longest shortest path.
  public var depth: Int { found.depth }
  /// What broke an invariant, and the shortest ways there: the first hundred.
  public var violations: [Exploration<Spec>.Violation] { found.violations }
  /// How many steps broke an invariant, or led to a state that does.
  public var violationCount: Int { found.violationCount }
  /// Two states that are not equal and have the same fingerprint, of those that were compared. Their type's
  /// `hash(into:)` leaves out what `==` compares: the sweep has missed states.
  public var collision: Collision<Spec.Key>? { found.collision }
  /// How many bytes the fingerprints take.
  public var bytes: Int { found.bytes }

  /// How many commands were tried, in all states together.
  public var tried: Int { trial.tried }
  /// How many of them were refused.
  public var refused: Int { trial.refused }
  /// In how many states nothing at all could be sent.
  public var idle: Int { trial.idle }
  /// Whether every reachable state was seen, over the whole alphabet.
  public var isComplete: Bool { !found.isOpen && !found.isFull && collision == nil }

  /// Every step from status to status that is possible: what a run's coverage is held against.
  public var coverage: Coverage {
    var coverage = trial.coverage
    coverage.isComplete = isComplete
    return coverage
  }

  /// How likely it is that two of so many states have the same fingerprint, and one of them was missed.
  public var odds: Double {
    let pairs = Double(found.fingerprints) * Double(found.fingerprints) / 2
    return min(1, pairs / 18_446_744_073_709_551_616)
  }

  /// `complete: S states, E edges, depth D`, or `bounded: …` if a limit came first.
  public var summary: String {
    (isComplete ? "complete" : "bounded") + ": \(states) states, \(edges) edges, depth \(depth)"
      + (idle > 0 ? ", nothing to send in \(idle) of them" : "")
      + (collision.map { "; \($0)" } ?? "")
  }

  /// Sweeps a specification from its initial state, on all processors. What is found, and in which order, does
  /// not depend on how many there are.
  ///
  /// - Parameters:
  ///   - specification: what is swept.
  ///   - limit: how many states to count at most. It ends when there are more.
  ///   - stopsAtViolation: whether it ends with the first stretch that breaks an invariant.
  @inlinable public init(
    of specification: Spec, limit: Int = 1 << 30, stopsAtViolation: Bool = false
  ) {
    self.specification = specification
    trial = Trial(specification)
    let known = Fingerprints()
    var samples = Samples<Spec.Key>()
    let initial = specification.initial
    let key = specification.key(of: initial)
    let first = Fingerprints.fingerprint(of: key)
    _ = known.parts[Fingerprints.part(of: first)].insert(first, from: 0)
    found.collision = samples.collision(of: key, first)
    if let fault = specification.violation(in: initial) {
      note(Breach(fault, in: initial, after: nil, from: nil), known)
    }
    var layer = Layer()
    layer.append([Wanted(initial, first)])
    /// So many pieces at a time that processors wait little for one another, and fewer if they find much.
    var width = 64
    while !layer.isEmpty, !isDone(stopsAtViolation) {
      var next = Layer()
      while !layer.isEmpty, !isDone(stopsAtViolation) {
        let (some, sampling) = (layer.take(width), samples.mask)
        let tries = inParallel(some.count) { Tries(some[$0], of: specification, known, sampling) }
        take(tries, known, &samples, limit: limit, into: &next)
        let new = tries.reduce(0) { $0 + $1.new.count }
        width = new > 1 << 18 ? max(1, width / 2) : min(64, width * 2)
      }
      if !layer.isEmpty { found.isOpen = true }
      if !next.isEmpty { found.depth += 1 }
      layer = next
    }
    if !layer.isEmpty { found.isOpen = true }
    found.bytes = known.bytes
  }

  @inlinable func isDone(_ stopsAtViolation: Bool) -> Bool {
    found.isFull || found.collision != nil || stopsAtViolation && found.violationCount > 0
  }

  @inlinable mutating func take(
    _ tries: [Tries], _ known: Fingerprints, _ samples: inout Samples<Spec.Key>, limit: Int,
    into next: inout Layer
  ) {
    for some in tries {
      trial.add(some.trial)
      found.edges += some.accepted
      if some.isOpen { found.isOpen = true }
      for breach in some.breaches { note(breach, known) }
      for (key, fingerprint) in some.samples where found.collision == nil {
        found.collision = samples.collision(of: key, fingerprint)
      }
    }
    // Each part of the fingerprints by one thread, in the order of the tries.
    let taken = inParallel(Fingerprints.partCount) { number in
      // Not in its place, which shares a cache line with that of another thread.
      var part = known.parts[number]
      defer { known.parts[number] = part }
      return tries.map { some in
        some.places[number].filter { place in
          let new = some.new[Int(place)]
          return part.insert(new.fingerprint, from: Fingerprints.name(of: new.parent))
        }
      }
    }
    let chosen = inParallel(tries.count) { number in
      var isNew = [Bool](repeating: false, count: tries[number].new.count)
      for part in taken { for place in part[number] { isNew[Int(place)] = true } }
      return zip(tries[number].new, isNew).filter(\.1)
        .map { Wanted($0.0.state, $0.0.fingerprint) }
    }
    found.fingerprints = known.count
    for all in chosen {
      let some = all.prefix(max(0, limit - found.states))
      if some.count < all.count { found.isFull = true }
      found.states += some.count
      next.append(some)
    }
  }

  /// Adds a broken invariant, and looks for the way to it if it is one of the first.
  @usableFromInline mutating func note(_ breach: Breach, _ known: Fingerprints) {
    found.violationCount += 1
    guard found.violations.count < 100 else { return }
    var (message, way) = (breach.message, [Spec.Command]())
    if let parent = breach.parent {
      let found = path(to: parent, known)
      way = found ?? []
      if found == nil { message += " (the way there was not found again: this is its last step)" }
    }
    if let command = breach.command { way.append(command) }
    found.violations.append(.init(message: message, path: way, state: breach.state))
  }

  /// The shortest way to a state that was met, found again by the names of those on it.
  private func path(to fingerprint: UInt64, _ known: Fingerprints) -> [Spec.Command]? {
    for chain in known.chains(to: fingerprint) {
      var (state, path) = (specification.initial, [Spec.Command]())
      for next in chain.dropFirst() {
        var trial = Trial(specification)
        var step: (place: Int, state: Spec.State)?
        let commands = specification.alphabet(in: state).commands
        trial.attempt(commands, in: state) { place, after, key, _, _ in
          guard step == nil, let key, Fingerprints.fingerprint(of: key) == next else { return }
          step = (place, after)
        }
        guard let step else { break }
        path.append(commands[step.place])
        state = step.state
      }
      if path.count == chain.count - 1 { return path }
    }
    return nil
  }
}
