import EventSourcing

/// Places of streams by the hash of something that leads to them. Nothing is taken back: whoever asks looks
/// whether it still does.
///
/// What a log's index told is sorted, and shared by all copies; what came since stands in the order in
/// which it came, and is looked through from end to end, until `prepare` is called. Whoever judges more than
/// one command prepares first.
struct KeyedPlaces: Sendable {
  private struct Pair: Sendable {
    var key: UInt64
    var place: Int32
  }

  private var base = SortedPlaces()
  private var recent = Blocks<Pair>()
  /// Of what came since; nil until `prepare` is called.
  private var index: [UInt64: [Int32]]?

  init() {}

  /// Those of an index.
  init(_ base: SortedPlaces) { self.base = base }

  mutating func add(_ place: Int, under key: UInt64) {
    let place = Int32(place)
    recent.append(Pair(key: key, place: place))
    index?[key, default: []].append(place)
  }

  /// The places that may be meant, each once, ascending. O(what came since) before `prepare`.
  func places(under key: UInt64) -> [Int] {
    var found = base.places(under: key)
    if let index {
      found += index[key] ?? []
    } else {
      for pair in recent where pair.key == key { found.append(pair.place) }
    }
    return Set(found).sorted().map { Int($0) }
  }

  /// Puts in order what came since, for many questions.
  mutating func prepare() {
    guard index == nil else { return }
    var index: [UInt64: [Int32]] = [:]
    for pair in recent { index[pair.key, default: []].append(pair.place) }
    self.index = index
  }

  /// All of it, sorted.
  var sorted: SortedPlaces {
    let recent = recent.map { ($0.key, $0.place) }.sorted { $0 < $1 }
    return base.merged(with: recent)
  }
}

/// Pairs of a key and a place, by ascending key.
struct SortedPlaces: Sendable {
  private(set) var keys: [UInt64] = []
  private(set) var places: [Int32] = []

  init() {}

  init(keys: [UInt64], places: [Int32]) { (self.keys, self.places) = (keys, places) }

  func places(under key: UInt64) -> [Int32] {
    var (start, end) = (0, keys.count)
    while start < end {
      let middle = (start + end) / 2
      if keys[middle] < key { start = middle + 1 } else { end = middle }
    }
    var last = start
    while last < keys.count, keys[last] == key { last += 1 }
    return Array(places[start..<last])
  }

  fileprivate func merged(with more: [(key: UInt64, place: Int32)]) -> SortedPlaces {
    if more.isEmpty { return self }
    var (all, next) = (SortedPlaces(), 0)
    all.keys.reserveCapacity(keys.count + more.count)
    all.places.reserveCapacity(keys.count + more.count)
    func isDue(before key: UInt64) -> Bool { next < more.count && more[next].key < key }
    for (key, place) in zip(keys, places) {
      while isDue(before: key) {
        all.append(more[next].key, more[next].place)
        next += 1
      }
      all.append(key, place)
    }
    for pair in more[next...] { all.append(pair.key, pair.place) }
    return all
  }

  private mutating func append(_ key: UInt64, _ place: Int32) {
    keys.append(key)
    places.append(place)
  }
}

/// A hash that stays the same from one process to the next, of what leads to a stream.
struct PlaceKey {
  /// What kind of thing it is.
  enum Kind: UInt64 { case loss = 1, citation, policy, number, receipt, subject, mention, claimant }

  private(set) var hash: UInt64

  init(_ kind: Kind) { hash = 0xcbf2_9ce4_8422_2325 ^ kind.rawValue &* 0x9e37_79b9_7f4a_7c15 }

  mutating func mix(_ number: UInt64) {
    hash = (hash ^ number) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 29
  }

  mutating func mix(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    mix(UInt64(text.utf8.count))
  }

  static func of(_ kind: Kind, _ id: Identifier) -> UInt64 {
    var key = PlaceKey(kind)
    key.mix(id.high)
    key.mix(id.low)
    return key.hash
  }
}
