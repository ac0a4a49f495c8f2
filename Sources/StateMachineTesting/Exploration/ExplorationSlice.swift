extension Exploration {
  /// What was tried in some states.
  @usableFromInline struct Slice: Sendable {
    @usableFromInline var attempts: [Attempts] = []
    @usableFromInline var tried = 0
    @usableFromInline var refused = 0
    @usableFromInline var coverage: Coverage

    @inlinable init(_ states: ArraySlice<Spec.State>, of specification: Spec) {
      let regions = specification.regions
      coverage = Coverage(regions)
      attempts.reserveCapacity(states.count)
      for state in states {
        attempts.append(attempt(everythingIn: state, of: specification, regions))
      }
    }
  }

  /// Every command that was tried in one state.
  @usableFromInline struct Attempts: Sendable {
    @usableFromInline let alphabet: Alphabet<Spec.Command>
    @usableFromInline var found: [Found] = []

    @inlinable init(_ alphabet: Alphabet<Spec.Command>) { self.alphabet = alphabet }
  }

  /// What came of a command that changed something or broke something, by its place in the alphabet.
  @usableFromInline struct Found: Sendable {
    @usableFromInline let place: Int
    @usableFromInline let after: Spec.State
    /// Nil if the command was refused.
    @usableFromInline let key: Spec.Key?
    /// What is wrong with the step, and with the state that it led to.
    @usableFromInline let stepFault: String?
    @usableFromInline let stateFault: String?

    @inlinable init(
      _ place: Int, _ after: Spec.State, _ key: Spec.Key?, stepFault: String?, stateFault: String?
    ) {
      (self.place, self.after, self.key) = (place, after, key)
      (self.stepFault, self.stateFault) = (stepFault, stateFault)
    }
  }
}

extension Exploration.Slice {
  @inlinable mutating func attempt(
    everythingIn state: Spec.State, of specification: Spec,
    _ regions: [Region<Spec.State, Spec.Command>]
  ) -> Exploration.Attempts {
    var before = state
    var attempts = Exploration.Attempts(specification.alphabet(in: before))
    let commands = attempts.alphabet.commands
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
        if let fault {
          attempts.found.append(
            Exploration.Found(place, step.after, nil, stepFault: fault, stateFault: nil))
        }
        before = (consume step).start()
        continue
      }
      before = step.before
      let after = (consume step).end()
      attempts.found.append(
        Exploration.Found(
          place, after, specification.key(of: after), stepFault: fault,
          stateFault: specification.violation(in: after)))
    }
    return attempts
  }
}
