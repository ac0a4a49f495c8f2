/// Draws the steps of one random run.
///
/// How long it is, which commands it leaves alone and whether refused ones count is decided outside
/// of the recorded choices, so that shrinking does not have to fight them. Leaving some commands
/// alone lets others pile up (Groce et al., "Swarm Testing", ISSTA 2012); runs whose length counts
/// accepted commands only lead deep into the machine.
@usableFromInline struct Walker<Spec: Specification> {
  @usableFromInline let specification: Spec
  @usableFromInline let crashes: Double
  @usableFromInline let verb: @Sendable (Spec.Command) -> Int?
  /// How many steps are left, and how many attempts.
  @usableFromInline var stepsLeft: Int
  @usableFromInline var attemptsLeft: Int
  /// A bit for every command that the run may send, by its place among the verbs.
  @usableFromInline let swarm: UInt64
  @usableFromInline let countsAccepted: Bool
  @usableFromInline var choices: Choices
  @usableFromInline var decisions: SeededGenerator
  /// How many commands were drawn that are not enabled.
  @usableFromInline var disabled = 0
  /// Why the generator made nothing, if that ended the run.
  @usableFromInline var gaveUp: GaveUp?

  @inlinable init(
    _ specification: Spec, _ regions: [Region<Spec.State, Spec.Command>], _ settings: Settings,
    seed: UInt64
  ) {
    self.specification = specification
    crashes = settings.crashes
    if let region = regions.first {
      verb = region.verb
    } else {
      let type = "\(Spec.Command.self)"
      verb = { command in
        let name = specification.name(of: command)
        return name == type ? nil : nameHash(name)
      }
    }
    var decisions = SeededGenerator(seed: seed)
    choices = Choices(seed: decisions.next())
    stepsLeft = Int(decisions.next(upTo: UInt64(max(1, settings.steps) - 1))) + 1
    attemptsLeft = 8 * stepsLeft
    let mask = decisions.next() | decisions.next()
    swarm = decisions.next(upTo: 1) == 0 ? mask : .max
    countsAccepted = decisions.next(upTo: 1) == 0
    self.decisions = decisions
  }

  /// A step for a state; nil at the end of the run, or if nothing enabled was found in twenty
  /// tries. Of four steps in a terminal state one is the last.
  @inlinable mutating func next(in state: Spec.State) -> TestStep<Spec.Command>? {
    guard stepsLeft > 0, attemptsLeft > 0 else { return nil }
    attemptsLeft -= 1
    if specification.isTerminal(state), decisions.next(upTo: 3) == 0 { return nil }
    for attempt in 0..<20 {
      choices.beginStep()
      let step: TestStep<Spec.Command>
      do throws(GaveUp) { step = try Self.step(specification, crashes, in: state, &choices) } catch
      {
        gaveUp = error
        continue
      }
      gaveUp = nil
      guard case .perform(let command) = step else { return step }
      guard specification.isEnabled(command, in: state) else {
        disabled += 1
        continue
      }
      if attempt < 10, swarm != .max, let place = verb(command),
        swarm >> UInt64(place & 63) & 1 == 0
      {
        continue
      }
      return step
    }
    return nil
  }

  /// Takes note of how the last step was answered.
  @inlinable mutating func count(isRefused: Bool) {
    if !(isRefused && countsAccepted) { stepsLeft -= 1 }
  }

  /// What the choices lead to in a state.
  @inlinable static func step(
    _ specification: Spec, _ crashes: Double, in state: Spec.State, _ choices: inout Choices
  ) throws(GaveUp) -> TestStep<Spec.Command> {
    if crashes > 0, try choices.flip(crashes, .branch) { return .crashAndReopen }
    return .perform(try specification.command(in: state, from: &choices))
  }
}

extension Checker {
  /// Plays a run of this seed on the specification alone, as fast as it can; whether it fails.
  @inlinable func fails(
    seed: UInt64, _ regions: [Region<Spec.State, Spec.Command>], _ tally: inout Tally
  ) -> Bool {
    var walker = Walker(specification, regions, settings, seed: seed)
    var state = specification.initial
    if specification.violation(in: state) != nil { return true }
    // One refused step in 64 is taken on a copy, to check that it changes nothing.
    var untilSample = seed & 63
    while let step = walker.next(in: state) {
      tally.steps += 1
      guard case .perform(let command) = step else {
        tally.crashes += 1
        walker.count(isRefused: false)
        state = specification.recovered(from: state)
        if specification.violation(in: state) != nil { return true }
        continue
      }
      let isSample = untilSample == 0
      let (response, changed) =
        isSample
        ? specification.applied(command, to: state) : specification.answer(command, in: state)
      let isRefused = specification.isRefusal(response)
      walker.count(isRefused: isRefused)
      if isRefused {
        tally.refused += 1
        untilSample = (untilSample &- 1) & 63
      }
      if regions.isEmpty {
        tally.commands.count(specification.name(of: command), refused: isRefused ? 1 : 0)
      } else {
        tally.coverage.count(regions, command, from: state, to: changed, isRefused: isRefused)
      }
      // States are handed over, not copied: they are what a step costs most.
      let taken = Transition(
        before: consume state, command: command, response: response, changed: consume changed)
      for label in specification.labels(of: taken) { tally.labels[label, default: 0] += 1 }
      if specification.violation(of: taken) != nil { return true }
      if isRefused {
        // Keys cost more than steps: a specification that is wrong here is wrong often enough.
        if isSample,
          specification.key(of: taken.before) != specification.key(of: taken.after)
        {
          return true
        }
        state = (consume taken).start()
        continue
      }
      state = (consume taken).end()
      if specification.violation(in: state) != nil { return true }
    }
    tally.take(note: walker.gaveUp)
    tally.disabled += walker.disabled
    return false
  }
}

/// A number from 0 to 63 for a command's name: the same in every process.
@usableFromInline func nameHash(_ name: String) -> Int {
  // FNV-1a.
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return Int(truncatingIfNeeded: hash & 63)
}
