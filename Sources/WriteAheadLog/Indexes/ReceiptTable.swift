import CProcessor
import EventSourcing

/// The place of each command's accepted commit.
///
/// An open hash table of 64-bit fingerprints and frame offsets: 16 bytes a slot, at most two thirds
/// full, while a dictionary of ids takes about 60 bytes an entry. A hit is only a candidate, to be
/// confirmed against the frame: two ids with the same fingerprint cost a read and nothing else.
struct ReceiptTable {
  /// A frame never begins at offset 0, which therefore means "free".
  private var slots: [(fingerprint: UInt64, offset: UInt64)]
  private var count = 0

  private let seed: UInt64

  /// - Parameter seed: see `Identifier.mixed(with:)`.
  init(seed: UInt64 = .random(in: 0 ... .max)) {
    self.seed = seed
    slots = Array(repeating: (0, 0), count: 1024)
  }

  /// What an index files of them.
  var pairs: [HashedPair] {
    slots.filter { $0.offset != 0 }.map { HashedPair($0.fingerprint, UInt32($0.offset / 8)) }
  }

  /// The capacity is a power of two, so that a mask finds the slot.
  private var mask: Int { slots.count - 1 }

  mutating func insert(_ id: Identifier, frameAt offset: UInt64) {
    if (count + 1) * 3 > slots.count * 2 { grow() }
    count += 1
    place(id.mixed(with: seed), offset)
  }

  /// Asks for the memory in which a command will be looked up.
  func prefetch(_ id: Identifier) {
    let at = Int(truncatingIfNeeded: id.mixed(with: seed)) & mask
    slots.withUnsafeBufferPointer { slots in
      if let base = slots.baseAddress { cprocessor_prefetch(base + at) }
    }
  }

  /// The offsets of the frames that may hold this command's commit: usually none or one.
  func candidates(_ id: Identifier) -> [UInt64] {
    let wanted = id.mixed(with: seed)
    var found: [UInt64] = []
    var at = Int(truncatingIfNeeded: wanted) & mask
    while slots[at].offset != 0 {
      if slots[at].fingerprint == wanted { found.append(slots[at].offset) }
      at = (at + 1) & mask
    }
    return found
  }

  private mutating func place(_ fingerprint: UInt64, _ offset: UInt64) {
    var at = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[at].offset != 0 { at = (at + 1) & mask }
    slots[at] = (fingerprint, offset)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 2)
    for slot in old where slot.offset != 0 { place(slot.fingerprint, slot.offset) }
  }
}
