/// States by 64 bits of their hash each, and the way by which each was met: 16 to 22 bytes a state.
///
/// Two states with the same fingerprint are taken for one. Among n states that happens with a
/// probability of about n² / 2⁶⁵: three in a million for ten million of them.
///
/// Source: Wolper and Leroy, "Reliable Hashing without Collision Detection" (CAV 1993).
///
/// `@unchecked Sendable`: while `insert` is called on a part nobody else touches that part; a sweep calls it from one
/// thread for each part, and reads between these times only.
@usableFromInline final class Fingerprints: @unchecked Sendable {
  /// A power of two: parts are filled by several threads, each part by one.
  @inlinable static var partCount: Int { 16 }

  /// By address: what is within a class is checked for exclusive access each time.
  @usableFromInline let parts: UnsafeMutablePointer<Part>

  @usableFromInline init() {
    parts = .allocate(capacity: Self.partCount)
    for number in 0..<Self.partCount { (parts + number).initialize(to: Part(capacity: 96)) }
  }

  deinit {
    for number in 0..<Self.partCount { parts[number].deallocate() }
    parts.deallocate()
  }

  /// The fingerprint of a key; neither it nor its name is 0.
  @inlinable @inline(__always) static func fingerprint(of key: some Hashable) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(key)
    let fingerprint = UInt64(bitPattern: Int64(hasher.finalize()))
    // A name of 0 is that of no parent.
    return name(of: fingerprint) == 0 ? fingerprint | 1 << 36 : fingerprint
  }

  @inlinable @inline(__always) static func part(of fingerprint: UInt64) -> Int {
    Int(fingerprint & UInt64(partCount - 1))
  }

  @inlinable @inline(__always) func contains(_ fingerprint: UInt64) -> Bool {
    parts[Self.part(of: fingerprint)].contains(fingerprint)
  }

  /// Of the state from which another was met there are 32 bits: its part, and where in the part it stands.
  @inlinable @inline(__always) static func name(of fingerprint: UInt64) -> UInt32 {
    UInt32(fingerprint >> 36) << 4 | UInt32(fingerprint & 15)
  }

  /// How many there are.
  @usableFromInline var count: Int { (0..<Self.partCount).reduce(0) { $0 + parts[$1].count } }

  /// How many bytes all parts take.
  @usableFromInline var bytes: Int { (0..<Self.partCount).reduce(0) { $0 + parts[$1].bytes } }

  /// Every sequence of fingerprints, from one without a parent, that may have led to this one. More than one
  /// if names are shared: less than one step in four hundred of ten million states.
  @usableFromInline func chains(to fingerprint: UInt64, limit: Int = 64) -> [[UInt64]] {
    var (whole, open) = ([[UInt64]](), [[fingerprint]])
    while let chain = open.popLast(), whole.count < limit {
      guard let first = chain.last, let parent = parent(of: first) else { continue }
      guard parent != 0 else {
        whole.append(chain.reversed())
        continue
      }
      for other in parts[Int(parent & 15)].named(parent) where !chain.contains(other) {
        open.append(chain + [other])
      }
    }
    return whole
  }

  private func parent(of fingerprint: UInt64) -> UInt32? {
    parts[Self.part(of: fingerprint)].parent(of: fingerprint)
  }
}

extension Fingerprints {
  /// An open-addressed table. The place of a fingerprint grows with it, so that a table that grows is read and
  /// written from its beginning to its end.
  @usableFromInline struct Part {
    @usableFromInline var fingerprints: UnsafeMutablePointer<UInt64>
    @usableFromInline var parents: UnsafeMutablePointer<UInt32>
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0
    /// Places behind the last that a fingerprint may be meant for.
    @inlinable static var overhang: Int { 256 }

    init(capacity: Int) {
      self.capacity = capacity
      fingerprints = .allocate(capacity: capacity + Self.overhang)
      fingerprints.initialize(repeating: 0, count: capacity + Self.overhang)
      parents = .allocate(capacity: capacity + Self.overhang)
      parents.initialize(repeating: 0, count: capacity + Self.overhang)
    }

    func deallocate() {
      fingerprints.deallocate()
      parents.deallocate()
    }

    var bytes: Int { (capacity + Self.overhang) * 12 }

    @inlinable @inline(__always) func place(of fingerprint: UInt64) -> Int {
      Int(fingerprint.multipliedFullWidth(by: UInt64(capacity)).high)
    }

    @inlinable @inline(__always) func contains(_ fingerprint: UInt64) -> Bool {
      var place = place(of: fingerprint)
      while fingerprints[place] != fingerprint {
        if fingerprints[place] == 0 { return false }
        place += 1
      }
      return true
    }

    /// Takes a fingerprint in; false if it is there already.
    @inlinable mutating func insert(_ fingerprint: UInt64, from parent: UInt32) -> Bool {
      var place = place(of: fingerprint)
      while fingerprints[place] != 0 {
        if fingerprints[place] == fingerprint { return false }
        place += 1
      }
      // The last place stays empty: it ends every search.
      guard count < capacity / 4 * 3, place < capacity + Self.overhang - 1 else {
        grow()
        return insert(fingerprint, from: parent)
      }
      fingerprints[place] = fingerprint
      parents[place] = parent
      count += 1
      return true
    }

    /// Makes the table a third larger.
    @usableFromInline mutating func grow() {
      let old = self
      self = Part(capacity: capacity / 3 * 4)
      for place in 0..<old.capacity + Self.overhang where old.fingerprints[place] != 0 {
        _ = insert(old.fingerprints[place], from: old.parents[place])
      }
      old.deallocate()
    }

    func parent(of fingerprint: UInt64) -> UInt32? {
      var place = place(of: fingerprint)
      while fingerprints[place] != fingerprint {
        if fingerprints[place] == 0 { return nil }
        place += 1
      }
      return parents[place]
    }

    /// Every fingerprint of this name.
    func named(_ name: UInt32) -> [UInt64] {
      let least = UInt64(name >> 4) << 36
      var found: [UInt64] = []
      var place = place(of: least)
      // Fingerprints of greater names may stand before, pushed back by a full stretch; an empty place ends it.
      let end = self.place(of: least | (1 << 36 - 1))
      while place <= end || fingerprints[place] != 0 {
        let fingerprint = fingerprints[place]
        if fingerprint != 0, Fingerprints.name(of: fingerprint) == name {
          found.append(fingerprint)
        }
        place += 1
      }
      return found
    }
  }
}
