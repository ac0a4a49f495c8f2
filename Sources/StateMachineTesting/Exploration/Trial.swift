/// Tries every command of states' alphabets, and counts what came of it.
@usableFromInline struct Trial<Spec: Specification>: Sendable {
  @usableFromInline let specification: Spec
  @usableFromInline let regions: [Region<Spec.State, Spec.Command>]
  @usableFromInline var tried = 0
  @usableFromInline var refused = 0
  /// In how many states nothing at all could be sent.
  @usableFromInline var idle = 0
  @usableFromInline var coverage: Coverage

  @inlinable init(_ specification: Spec) {
    self.specification = specification
    regions = specification.regions
    coverage = Coverage(regions)
  }

  /// Told of each command that changed something or broke something: its place in the alphabet, the state
  /// afterwards and its key, nil if it was refused; what is wrong with the step, and with that state.
  @usableFromInline typealias Take = (Int, consuming Spec.State, Spec.Key?, String?, String?) ->
    Void

  /// Tries each command in a state, in their order.
  @inlinable mutating func attempt(
    _ commands: [Spec.Command], in state: Spec.State, _ take: Take
  ) {
    var before = state
    if commands.isEmpty { idle += 1 }
    for place in 0..<commands.count {
      let command = commands[place]
      guard specification.isEnabled(command, in: before) else { continue }
      tried += 1
      // One refused step in 64 is taken on a copy, to check that it changes nothing.
      let isSample = refused & 63 == 0
      let (response, changed) =
        isSample
        ? specification.applied(command, to: before) : specification.answer(command, in: before)
      let isRefused = specification.isRefusal(response)
      coverage.count(regions, command, from: before, to: changed, isRefused: isRefused)
      // States are handed over and back, not copied: they are what a step costs most.
      let step = Transition(
        before: consume before, command: command, response: response, changed: consume changed)
      var fault = specification.violation(of: step)
      if isRefused {
        refused += 1
        // Keys cost more than steps: a specification that is wrong here is wrong often enough.
        if isSample, specification.key(of: step.before) != specification.key(of: step.after) {
          fault = fault ?? "the specification refuses, and changes its state all the same"
        }
        if let fault { take(place, step.after, nil, fault, nil) }
        before = (consume step).start()
        continue
      }
      before = step.before
      let after = (consume step).end()
      let key = specification.key(of: after)
      let stateFault = specification.violation(in: after)
      take(place, after, key, fault, stateFault)
    }
  }

  /// Adds what was counted elsewhere.
  @inlinable mutating func add(_ other: Trial) {
    tried += other.tried
    refused += other.refused
    idle += other.idle
    coverage.add(other.coverage)
  }
}
