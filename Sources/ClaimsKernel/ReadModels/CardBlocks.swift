import CProcessor

/// The cards of all claims in blocks of 64, shared between copies of the board block by block: a
/// copy that somebody holds costs the next change one block and not the whole board.
struct CardBlocks: Sendable {
  private static let size = 64
  private var blocks: [Block] = []
  private(set) var count = 0

  subscript(place: Int) -> ClaimCard {
    blocks[place / Self.size].cards[place % Self.size]
  }

  mutating func append(_ card: ClaimCard) {
    if count % Self.size == 0 { blocks.append(Block()) }
    own(count / Self.size)
    blocks[count / Self.size].append(card)
    count += 1
  }

  mutating func change(_ place: Int, _ body: (inout ClaimCard) -> Void) {
    own(place / Self.size)
    body(&blocks[place / Self.size].cards[place % Self.size])
  }

  func forEach(_ body: (ClaimCard) -> Void) {
    for place in 0..<count { body(self[place]) }
  }

  /// Asks for the memory of a card's first fields, for a change that comes soon.
  func prefetch(_ place: Int) {
    let card = UnsafeRawPointer(blocks[place / Self.size].cards + place % Self.size)
    cprocessor_prefetch(card)
    cprocessor_prefetch(card + 64)
    cprocessor_prefetch(card + 128)
  }

  /// Makes a block this value's own before it is changed.
  private mutating func own(_ block: Int) {
    if !isKnownUniquelyReferenced(&blocks[block]) { blocks[block] = blocks[block].copy() }
  }

  /// `@unchecked Sendable`: a block is changed only by the one value that refers to it, which
  /// `own` sees to; blocks with more than one owner are only read.
  private final class Block: @unchecked Sendable {
    let cards = UnsafeMutablePointer<ClaimCard>.allocate(capacity: CardBlocks.size)
    private var count = 0

    func append(_ card: ClaimCard) {
      (cards + count).initialize(to: card)
      count += 1
    }

    func copy() -> Block {
      let copy = Block()
      copy.cards.initialize(from: cards, count: count)
      copy.count = count
      return copy
    }

    deinit {
      cards.deinitialize(count: count)
      cards.deallocate()
    }
  }
}
