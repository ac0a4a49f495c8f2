import CProcessor
import ClaimsDomain
import EventSourcing

/// A card in place in memory. Not copyable: the compiler would copy a card out before it
/// shows it to a caller, which costs more than most questions about it.
struct StandingSnapshot: ~Copyable {
  var snapshot: ClaimSnapshot
}

/// The cards of all claims in blocks of 64, shared between copies of the board block by block: a
/// copy that a caller keeps costs the next change one block and not the whole board.
///
/// `@unchecked Sendable`: a block is changed only by the one value that refers to it; blocks to which
/// several refer are only read. `own` sees to that, but for `change(eachUnshared:)`, whose one caller
/// is `LogStateFolding`: that cannot be copied and is gone once it hands the cards on. `memory` points
/// into blocks that `blocks` keeps alive for as long.
struct SnapshotBlocks: @unchecked Sendable {
  private static let size = 64
  /// Those that an index tells of; nil without one.
  private(set) var cold: ColdCards<ClaimSnapshot>?
  private var blocks: [Block] = []
  /// The memory of each block's cards: that of `blocks`, so that finding a card touches neither
  /// the block nor its count of references.
  private var memory: [UnsafeMutableRawPointer] = []
  /// Which cards of a block that has cold ones are in memory, a bit for each.
  private var warm: [UInt64] = []
  private(set) var count = 0

  init(_ cold: ColdCards<ClaimSnapshot>? = nil) {
    guard let cold, cold.count > 0 else { return }
    self.cold = cold
    count = cold.count
    // One stands for all that have none.
    blocks = Array(repeating: Block(), count: (count + Self.size - 1) / Self.size)
    memory = blocks.map(\.memory)
    warm = Array(repeating: 0, count: blocks.count)
  }

  /// The place of a claim that an index tells of.
  func coldPlace(of id: Identifier) -> Int? { warm.isEmpty ? nil : cold?.place(of: id) }

  /// Whether a card is in no memory.
  func isCold(_ place: Int) -> Bool {
    place / Self.size < warm.count && warm[place / Self.size] >> UInt64(place % Self.size) & 1 == 0
  }

  subscript(place: Int) -> ClaimSnapshot {
    if isCold(place), let cold { return cold.card(at: place) }
    return standing(place).pointee.snapshot
  }

  /// Shows the card at a place, without copying it.
  func peek<Result, Failure>(
    at place: Int, _ body: (borrowing StandingSnapshot) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCold(place), let cold { return try body(StandingSnapshot(snapshot: cold.card(at: place))) }
    return try body(standing(place).pointee)
  }

  func revision(at place: Int) -> UInt64 { peek(at: place) { $0.snapshot.revision } }

  /// Begins the card of a claim.
  mutating func append(_ id: Identifier) {
    open(count / Self.size)
    blocks[count / Self.size].put(ClaimSnapshot(of: id), at: count % Self.size)
    noteWarm(count)
    count += 1
  }

  /// Has a card in memory from now on.
  mutating func warmUp(_ place: Int) {
    guard isCold(place), let cold else { return }
    open(place / Self.size)
    blocks[place / Self.size].put(cold.card(at: place), at: place % Self.size)
    noteWarm(place)
  }

  /// Makes a block that a card is put into, if there is none yet, and makes it this value's own.
  private mutating func open(_ block: Int) {
    if block == blocks.count {
      blocks.append(Block())
      memory.append(blocks[block].memory)
    } else if block < warm.count, warm[block] == 0 {
      blocks[block] = Block()
      memory[block] = blocks[block].memory
    }
    own(block)
  }

  private mutating func noteWarm(_ place: Int) {
    if place / Self.size < warm.count { warm[place / Self.size] |= 1 << UInt64(place % Self.size) }
  }

  mutating func change(_ place: Int, _ body: (inout ClaimSnapshot) -> Void) {
    warmUp(place)
    own(place / Self.size)
    body(&standing(place).pointee.snapshot)
  }

  /// The clock was wrong: nothing counts as recorded, or true, later than now.
  mutating func limitTimes(to now: Instant) {
    cold?.limitTimes(to: now)
    for place in 0..<count where !isCold(place) { change(place) { $0.limitTimes(to: now) } }
  }

  func forEach(_ body: (ClaimSnapshot) -> Void) {
    for place in 0..<count { body(self[place]) }
  }

  /// Changes one card after another: those at these places; a negative place is passed over. Only
  /// for a caller that has not copied this value yet: no block is asked whether it is shared, which
  /// is one look into memory less for every event of a log.
  ///
  /// Asks for the memory of what events change in a card some steps before its turn comes.
  ///
  /// - Precondition: none of them is cold.
  mutating func change<Failure>(
    eachUnshared places: [Int32], _ body: (Int, inout StandingSnapshot) throws(Failure) -> Void
  ) throws(Failure) {
    try memory.withUnsafeBufferPointer { memory throws(Failure) in
      for step in -Self.lead..<places.count {
        if step + Self.lead < places.count, case let ahead = Int(places[step + Self.lead]),
          ahead >= 0
        {
          Self.prefetch(Block.snapshot(ahead % Self.size, in: memory[ahead / Self.size]))
        }
        guard step >= 0, case let place = Int(places[step]), place >= 0 else { continue }
        try body(
          step, &Block.snapshot(place % Self.size, in: memory[place / Self.size]).pointee)
      }
    }
  }

  /// Asks for the memory of the card at a place, and of its block's count of references: a change
  /// looks at that first.
  func prefetch(_ place: Int) {
    guard !isCold(place) else { return }
    Self.prefetch(standing(place))
    cprocessor_prefetch(Unmanaged.passUnretained(blocks[place / Self.size]).toOpaque())
  }

  private static func prefetch(_ snapshot: UnsafeMutablePointer<StandingSnapshot>) {
    let snapshot = UnsafeRawPointer(snapshot)
    // The first lines of three: the second comes along with the first, or with its pair.
    cprocessor_prefetch(snapshot)
    cprocessor_prefetch(snapshot + 128)
  }

  /// How many steps ahead memory is asked for: long enough for it to come, short enough for it not
  /// to be pushed out again.
  private static let lead = 16

  /// The card at a place below `count`, whose memory is initialized.
  private func standing(_ place: Int) -> UnsafeMutablePointer<StandingSnapshot> {
    Block.snapshot(place % Self.size, in: memory[place / Self.size])
  }

  /// Makes a block this value's own before it is changed.
  private mutating func own(_ block: Int) {
    guard !isKnownUniquelyReferenced(&blocks[block]) else { return }
    blocks[block] = blocks[block].copy()
    memory[block] = blocks[block].memory
  }

  private final class Block {
    /// Each card begins a line of the cache, so that one line holds what most events change.
    private static let stride = (MemoryLayout<StandingSnapshot>.stride + 63) & ~63
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: SnapshotBlocks.size * stride, alignment: 64)
    /// Which places have a card, a bit for each.
    private var filled: UInt64 = 0

    static func snapshot(
      _ place: Int, in memory: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<StandingSnapshot> {
      (memory + place * stride).assumingMemoryBound(to: StandingSnapshot.self)
    }

    /// Inlined, so that a card is made where it stands.
    ///
    /// - Precondition: the place has none yet.
    @inline(__always) func put(_ snapshot: @autoclosure () -> ClaimSnapshot, at place: Int) {
      Self.snapshot(place, in: memory).initialize(to: StandingSnapshot(snapshot: snapshot()))
      filled |= 1 << UInt64(place)
    }

    private var places: [Int] {
      (0..<SnapshotBlocks.size).filter { filled >> UInt64($0) & 1 == 1 }
    }

    func copy() -> Block {
      let copy = Block()
      for place in places {
        copy.put(Self.snapshot(place, in: memory).pointee.snapshot, at: place)
      }
      return copy
    }

    deinit {
      for place in places { Self.snapshot(place, in: memory).deinitialize(count: 1) }
      memory.deallocate()
    }
  }
}
