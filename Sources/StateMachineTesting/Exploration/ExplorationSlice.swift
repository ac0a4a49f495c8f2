extension Exploration {
  /// What was tried in some states.
  @usableFromInline struct Slice: Sendable {
    @usableFromInline var attempts: [Attempts] = []
    @usableFromInline var trial: Trial<Spec>

    @inlinable init(_ states: ArraySlice<Spec.State>, of specification: Spec) {
      trial = Trial(specification)
      attempts.reserveCapacity(states.count)
      for state in states {
        var attempt = Attempts(specification.alphabet(in: state))
        let commands = attempt.alphabet.commands
        trial.attempt(commands, in: state) { place, after, key, stepFault, stateFault in
          attempt.found.append(
            Found(place, after, key, stepFault: stepFault, stateFault: stateFault))
        }
        attempts.append(attempt)
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
