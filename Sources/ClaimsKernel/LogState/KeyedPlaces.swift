import EventSourcing

/// Places of streams by the hash of something that leads to them. Nothing is taken back: whoever asks looks
/// whether it still does.
///
/// What a log's index told is sorted, and shared by all copies; what came since stands in the order in
/// which it came, and is looked through from end to end, until `prepare` is called. Whoever judges more than
/// one command prepares first.
struct KeyedPlaces: Sendable {
  private var base = SortedPlaces()
  private var recent = Blocks<KeyedPlace>()
  /// Of what came since; nil until `prepare` is called.
  private var index: RecentPairs?

  init() {}

  /// Those of an index.
  init(_ base: SortedPlaces) { self.base = base }

  mutating func add(_ place: Int, under key: UInt64) {
    recent.append(KeyedPlace(key: key, place: Int32(place)))
    index?.addLast(of: recent)
  }

  /// The places that may be meant, each once, ascending. O(what came since) before `prepare`.
  func places(under key: UInt64) -> [Int] {
    var found = base.places(under: key)
    if let index {
      index.forEach(under: key, in: recent) { found.append($0) }
    } else {
      for pair in recent where pair.key == key { found.append(pair.place) }
    }
    guard found.count > 1 else { return found.map { Int($0) } }
    return Set(found).sorted().map { Int($0) }
  }

  /// Puts in order what came since, for many questions.
  ///
  /// - Parameter seed: see `Identifier.mixed(with:)`.
  mutating func prepare(seed: @autoclosure () -> UInt64 = .random(in: 0 ... .max)) {
    guard index == nil else { return }
    index = RecentPairs(recent, seed: seed())
  }

  /// All of it, sorted.
  var sorted: SortedPlaces {
    let recent = recent.map { ($0.key, $0.place) }.sorted { $0 < $1 }
    return base.merged(with: recent)
  }
}

/// A key and what is under it.
private struct KeyedPlace: Sendable {
  var key: UInt64
  var place: Int32
}

/// Where pairs stand that came one after another, by their keys: an open hash table of the latest of each key,
/// from which each leads to the one before it. No key has memory of its own: a pair takes 4 bytes, and a key 6
/// to 12.
private struct RecentPairs: Sendable {
  /// For each slot, the latest pair of a key, counted from 1; 0 for none. At most two thirds are taken.
  private var latest: [Int32]
  /// For each pair, the one before it of the same key, counted from 1; 0 for none.
  private var before: [Int32] = []
  private var keys = 0
  /// Keeps apart keys that differ. Who makes equal ones gains nothing: they could name one thing as often.
  private let seed: UInt64

  init(_ pairs: Blocks<KeyedPlace>, seed: UInt64) {
    self.seed = seed
    latest = Array(repeating: 0, count: 16)
    before.reserveCapacity(pairs.count)
    for place in 0..<pairs.count { add(place, of: pairs) }
  }

  mutating func addLast(of pairs: Blocks<KeyedPlace>) { add(pairs.count - 1, of: pairs) }

  private mutating func add(_ place: Int, of pairs: Blocks<KeyedPlace>) {
    if (keys + 1) * 3 > latest.count * 2 { grow(pairs) }
    let slot = slot(of: pairs[place].key, in: pairs)
    if latest[slot] == 0 { keys += 1 }
    before.append(latest[slot])
    latest[slot] = Int32(place + 1)
  }

  /// Shows the places under a key, the latest first.
  func forEach(under key: UInt64, in pairs: Blocks<KeyedPlace>, _ body: (Int32) -> Void) {
    var next = latest[slot(of: key, in: pairs)]
    while next > 0 {
      body(pairs[Int(next) - 1].place)
      next = before[Int(next) - 1]
    }
  }

  /// That of a key, or the free one in which it belongs.
  private func slot(of key: UInt64, in pairs: Blocks<KeyedPlace>) -> Int {
    var slot = firstSlot(of: key)
    while latest[slot] > 0, pairs[Int(latest[slot]) - 1].key != key { slot = next(slot) }
    return slot
  }

  private func firstSlot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: Identifier(high: 0, low: key).mixed(with: seed)) & (latest.count - 1)
  }

  private func next(_ slot: Int) -> Int { (slot + 1) & (latest.count - 1) }

  private mutating func grow(_ pairs: Blocks<KeyedPlace>) {
    let old = latest
    latest = Array(repeating: 0, count: old.count * 2)
    for pair in old where pair > 0 {
      var slot = firstSlot(of: pairs[Int(pair) - 1].key)
      while latest[slot] > 0 { slot = next(slot) }
      latest[slot] = pair
    }
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

  /// Eight bytes at a time, the last ones with zeros behind them, then how many there are. Two texts with the same
  /// hash are easily made.
  mutating func mix(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var at = 0
      while bytes.count - at >= 8 {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
        at += 8
      }
      var rest: UInt64 = 0
      for place in (at..<bytes.count).reversed() { rest = rest << 8 | UInt64(bytes[place]) }
      mix(rest)
      mix(UInt64(bytes.count))
    }
  }

  static func of(_ kind: Kind, _ id: Identifier) -> UInt64 {
    var key = PlaceKey(kind)
    key.mix(id.high)
    key.mix(id.low)
    return key.hash
  }
}
