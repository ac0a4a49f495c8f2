import Cryptography

/// Keys of a keyring that were unwrapped, by their places: not all of them, so that many streams take no memory.
struct UnwrappedKeys {
  /// How many there are room for, at most.
  private static let most = 1 << 17
  /// Each where its place leaves it after division.
  private var keys: [(place: Int, key: SealingKey)?] = []

  /// A key; nil if it has to be unwrapped.
  subscript(place: Int) -> SealingKey? {
    get {
      guard !keys.isEmpty, let found = keys[place % keys.count], found.place == place else {
        return nil
      }
      return found.key
    }
    set {
      if let newValue {
        if place >= keys.count, keys.count < Self.most { grow(for: place) }
        keys[place % keys.count] = (place, newValue)
      } else if !keys.isEmpty, keys[place % keys.count]?.place == place {
        keys[place % keys.count] = nil
      }
    }
  }

  private mutating func grow(for place: Int) {
    var count = max(keys.count, 256)
    while count <= place, count < Self.most { count *= 2 }
    var more = [(place: Int, key: SealingKey)?](repeating: nil, count: count)
    for case let found? in keys { more[found.place % count] = found }
    keys = more
  }
}
