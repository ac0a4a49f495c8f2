import Descriptions

/// How many keys a keyring holds, how many were destroyed, and how many slots are damaged.
public struct KeyringTally: Equatable, Sendable, PrintsFields {
  /// How many owners have a key; seeds are not counted.
  public var keys = 0
  /// How many owners had a key that was destroyed.
  public var destroyed = 0
  /// How many slots are not intact, so that it is unknown whose keys they hold.
  public var damaged = 0
  /// One more each time that the file is replaced.
  public var generation: UInt64 = 0
}

extension KeyringState {
  var tally: KeyringTally {
    var tally = KeyringTally(damaged: slots.damaged.count, generation: header.generation)
    for (owner, place) in slots.owners where !owner.isSeed {
      if slots[place]?.kind == .key { tally.keys += 1 } else { tally.destroyed += 1 }
    }
    return tally
  }
}
