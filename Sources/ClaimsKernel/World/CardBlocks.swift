import CProcessor

/// A card where it stands in memory. Not copyable: the compiler would copy a card out before it
/// shows it to anybody, which costs more than most questions about it.
struct StandingCard: ~Copyable {
  var card: ClaimCard
}

/// The cards of all claims in blocks of 64, shared between copies of the board block by block: a
/// copy that somebody holds costs the next change one block and not the whole board.
///
/// `@unchecked Sendable`: a block is changed only by the one value that refers to it; blocks to which
/// several refer are only read. `own` sees to that, but for `change(eachUnshared:)`, whose one caller
/// is `WorldFolding`: that cannot be copied and is gone once it hands the cards on. `memory` points
/// into blocks that `blocks` keeps alive for as long.
struct CardBlocks: @unchecked Sendable {
  private static let size = 64
  private var blocks: [Block] = []
  /// Where the cards of each block stand: that of `blocks`, so that finding a card touches neither
  /// the block nor its count of references.
  private var memory: [UnsafeMutableRawPointer] = []
  private(set) var count = 0

  subscript(place: Int) -> ClaimCard { standing(place).pointee.card }

  /// Shows the card at a place where it stands.
  func look<Result, Failure>(
    at place: Int, _ body: (borrowing StandingCard) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(standing(place).pointee)
  }

  func revision(at place: Int) -> UInt64 { standing(place).pointee.card.revision }

  mutating func append(_ card: consuming StandingCard) {
    let block = count / Self.size
    if count % Self.size == 0 {
      blocks.append(Block())
      memory.append(blocks[block].memory)
    }
    own(block)
    blocks[block].append(card)
    count += 1
  }

  mutating func change(_ place: Int, _ body: (inout ClaimCard) -> Void) {
    own(place / Self.size)
    body(&standing(place).pointee.card)
  }

  func forEach(_ body: (ClaimCard) -> Void) {
    for place in 0..<count { body(self[place]) }
  }

  /// Changes one card after another: those at these places; a negative place is passed over. Only
  /// for whoever has not copied this value yet: no block is asked whether somebody shares it, which
  /// is one look into memory less for every event of a log.
  ///
  /// Asks for the memory of what events change in a card some steps before its turn comes.
  mutating func change<Failure>(
    eachUnshared places: [Int32], _ body: (Int, inout ClaimCard) throws(Failure) -> Void
  ) throws(Failure) {
    try memory.withUnsafeBufferPointer { memory throws(Failure) in
      for step in -Self.lead..<places.count {
        if step + Self.lead < places.count, case let ahead = Int(places[step + Self.lead]),
          ahead >= 0
        {
          Self.expect(Block.card(ahead % Self.size, in: memory[ahead / Self.size]))
        }
        guard step >= 0, case let place = Int(places[step]), place >= 0 else { continue }
        let card = Block.card(place % Self.size, in: memory[place / Self.size])
        try body(step, &card.pointee.card)
      }
    }
  }

  /// Asks for the memory of the card at a place, and of its block's count of references: a change
  /// looks at that first.
  func expect(_ place: Int) {
    Self.expect(standing(place))
    cprocessor_prefetch(Unmanaged.passUnretained(blocks[place / Self.size]).toOpaque())
  }

  private static func expect(_ card: UnsafeMutablePointer<StandingCard>) {
    let card = UnsafeRawPointer(card)
    // The first lines of three: the second comes along with the first, or with its pair.
    cprocessor_prefetch(card)
    cprocessor_prefetch(card + 128)
  }

  /// How many steps ahead memory is asked for: long enough for it to come, short enough for it not
  /// to be pushed out again.
  private static let lead = 16

  /// The card at a place below `count`, where memory is initialized.
  private func standing(_ place: Int) -> UnsafeMutablePointer<StandingCard> {
    Block.card(place % Self.size, in: memory[place / Self.size])
  }

  /// Makes a block this value's own before it is changed.
  private mutating func own(_ block: Int) {
    guard !isKnownUniquelyReferenced(&blocks[block]) else { return }
    blocks[block] = blocks[block].copy()
    memory[block] = blocks[block].memory
  }

  private final class Block {
    /// Each card begins a line of the cache, so that one line holds what most events change.
    private static let stride = (MemoryLayout<StandingCard>.stride + 63) & ~63
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: CardBlocks.size * stride, alignment: 64)
    private var count = 0

    static func card(
      _ place: Int, in memory: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<StandingCard> {
      (memory + place * stride).assumingMemoryBound(to: StandingCard.self)
    }

    func append(_ card: consuming StandingCard) {
      Self.card(count, in: memory).initialize(to: card)
      count += 1
    }

    func copy() -> Block {
      let copy = Block()
      for place in 0..<count {
        copy.append(StandingCard(card: Self.card(place, in: memory).pointee.card))
      }
      return copy
    }

    deinit {
      for place in 0..<count { Self.card(place, in: memory).deinitialize(count: 1) }
      memory.deallocate()
    }
  }
}
