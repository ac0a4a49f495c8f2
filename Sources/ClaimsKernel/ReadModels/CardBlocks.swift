import CProcessor

/// The cards of all claims in blocks of 64, shared between copies of the board block by block: a
/// copy that somebody holds costs the next change one block and not the whole board.
struct CardBlocks: Sendable {
  private static let size = 64
  private var blocks: [Block] = []
  private(set) var count = 0

  subscript(place: Int) -> ClaimCard {
    blocks[place / Self.size].card(place % Self.size).pointee
  }

  mutating func append(_ card: consuming ClaimCard) {
    if count % Self.size == 0 { blocks.append(Block()) }
    own(count / Self.size)
    blocks[count / Self.size].append(card)
    count += 1
  }

  mutating func change(_ place: Int, _ body: (inout ClaimCard) -> Void) {
    own(place / Self.size)
    body(&blocks[place / Self.size].card(place % Self.size).pointee)
  }

  func forEach(_ body: (ClaimCard) -> Void) {
    for place in 0..<count { body(self[place]) }
  }

  /// Asks for the memory of what events change in a card, for a change that comes soon.
  func prefetch(_ place: Int) {
    let card = UnsafeRawPointer(blocks[place / Self.size].card(place % Self.size))
    cprocessor_prefetch(card)
    cprocessor_prefetch(card + 64)
  }

  /// Makes a block this value's own before it is changed.
  private mutating func own(_ block: Int) {
    if !isKnownUniquelyReferenced(&blocks[block]) { blocks[block] = blocks[block].copy() }
  }

  /// `@unchecked Sendable`: a block is changed only by the one value that refers to it, which
  /// `own` sees to; blocks with more than one owner are only read.
  private final class Block: @unchecked Sendable {
    /// Each card begins a cache line, so that two lines hold all that most events change.
    private static let stride = (MemoryLayout<ClaimCard>.stride + 63) & ~63
    private let memory = UnsafeMutableRawPointer.allocate(
      byteCount: CardBlocks.size * stride, alignment: 64)
    private var count = 0

    /// The card at a place below `count`; there alone memory is initialized.
    func card(_ place: Int) -> UnsafeMutablePointer<ClaimCard> {
      (memory + place * Self.stride).assumingMemoryBound(to: ClaimCard.self)
    }

    func append(_ card: consuming ClaimCard) {
      (memory + count * Self.stride).initializeMemory(as: ClaimCard.self, to: card)
      count += 1
    }

    func copy() -> Block {
      let copy = Block()
      for place in 0..<count { copy.append(card(place).pointee) }
      return copy
    }

    deinit {
      for place in 0..<count { card(place).deinitialize(count: 1) }
      memory.deallocate()
    }
  }
}
