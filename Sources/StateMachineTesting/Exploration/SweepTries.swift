extension Sweep {
  /// A state that is still to be swept.
  @usableFromInline struct Wanted: Sendable {
    @usableFromInline let state: Spec.State
    @usableFromInline let fingerprint: UInt64

    @inlinable init(_ state: Spec.State, _ fingerprint: UInt64) {
      (self.state, self.fingerprint) = (state, fingerprint)
    }
  }

  /// What broke an invariant: the state before it, and the command; neither of the initial state.
  @usableFromInline struct Breach: Sendable {
    @usableFromInline let message: String
    @usableFromInline let parent: UInt64?
    @usableFromInline let command: Spec.Command?
    @usableFromInline let state: Spec.State

    @inlinable init(
      _ message: String, in state: Spec.State, after command: Spec.Command?, from parent: UInt64?
    ) {
      (self.message, self.state, self.command, self.parent) = (message, state, command, parent)
    }
  }

  /// What was tried in some states.
  @usableFromInline struct Tries: Sendable {
    /// A state that was not known before this stretch.
    @usableFromInline struct New: Sendable {
      @usableFromInline let state: Spec.State
      @usableFromInline let fingerprint: UInt64
      @usableFromInline let parent: UInt64

      @inlinable init(_ state: Spec.State, _ fingerprint: UInt64, from parent: UInt64) {
        (self.state, self.fingerprint, self.parent) = (state, fingerprint, parent)
      }
    }

    @usableFromInline var trial: Trial<Spec>
    @usableFromInline var new: [New] = []
    /// For each part of the fingerprints the places of what is new for it.
    @usableFromInline var places = [[UInt32]](repeating: [], count: Fingerprints.partCount)
    @usableFromInline var breaches: [Breach] = []
    @usableFromInline var samples: [(Spec.Key, UInt64)] = []
    @usableFromInline var accepted = 0
    @usableFromInline var isOpen = false

    @inlinable init(
      _ states: [Wanted], of specification: Spec, _ known: Fingerprints, _ sampling: UInt64
    ) {
      // Apart from what it fills.
      var trial = Trial(specification)
      self.trial = trial
      for wanted in states {
        let alphabet = specification.alphabet(in: wanted.state)
        let commands = alphabet.commands
        if !alphabet.isComplete { isOpen = true }
        trial.attempt(commands, in: wanted.state) { place, after, key, stepFault, stateFault in
          if let stepFault { add(stepFault, after, commands[place], wanted) }
          if let stateFault { add(stateFault, after, commands[place], wanted) }
          guard let key else { return }
          accepted += 1
          let fingerprint = Fingerprints.fingerprint(of: key)
          if Samples<Spec.Key>.isSample(fingerprint, sampling) {
            samples.append((key, fingerprint))
          }
          guard !known.contains(fingerprint) else { return }
          places[Fingerprints.part(of: fingerprint)].append(UInt32(new.count))
          new.append(New(after, fingerprint, from: wanted.fingerprint))
        }
      }
      self.trial = trial
    }

    @inlinable mutating func add(
      _ fault: String, _ state: Spec.State, _ command: Spec.Command, _ wanted: Wanted
    ) {
      breaches.append(Breach(fault, in: state, after: command, from: wanted.fingerprint))
    }
  }
}

/// Two different states that pass for one.
public struct Collision<Key: Hashable & Sendable>: Sendable, CustomStringConvertible {
  /// The key that was met first.
  public let one: Key
  /// The key that was met later, and was taken for the first.
  public let other: Key

  @inlinable init(one: Key, other: Key) { (self.one, self.other) = (one, other) }

  public var description: String {
    "\(one) and \(other) are not equal and have the same hash: hash in hash(into:) all that == compares, or "
      + "explore(limit:), which compares states"
  }
}

/// Keys of some fingerprints, whole, to compare: of all, and of fewer and fewer as they become many.
@usableFromInline struct Samples<Key: Hashable & Sendable> {
  @usableFromInline var keys: [UInt64: Key] = [:]
  /// Bits of a fingerprint that are zero in a sample.
  @usableFromInline var mask: UInt64 = 0

  @inlinable init() {}

  @inlinable @inline(__always) static func isSample(_ fingerprint: UInt64, _ mask: UInt64) -> Bool {
    fingerprint >> 16 & mask == 0
  }

  /// The key that is known by the same fingerprint, and is another one.
  @inlinable mutating func collision(of key: Key, _ fingerprint: UInt64) -> Collision<Key>? {
    guard Self.isSample(fingerprint, mask) else { return nil }
    if let known = keys[fingerprint] {
      return known == key ? nil : Collision(one: known, other: key)
    }
    keys[fingerprint] = key
    if keys.count > 4096 {
      mask = mask << 1 | 1
      keys = keys.filter { Self.isSample($0.key, mask) }
    }
    return nil
  }
}
