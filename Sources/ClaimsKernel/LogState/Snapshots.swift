import EventSourcing

/// The cards of an aggregate's streams in blocks of 64, shared between copies block by block: a copy that
/// somebody keeps costs the next change one block, and not all of them.
///
/// Of those that an index tells of only what was changed since is in memory: any other is folded when it is
/// shown.
public struct Snapshots<A: LogAggregate>: RandomAccessCollection, Sendable {
  private static var size: Int { 64 }
  private(set) var cold: ColdCards<Snapshot<A>>?
  /// Nil where none was changed since.
  private var blocks: [[Snapshot<A>?]?] = []
  public private(set) var count = 0

  init(_ cold: ColdCards<Snapshot<A>>? = nil) {
    guard let cold else { return }
    self.cold = cold
    count = cold.count
    blocks = Array(repeating: nil, count: (count + Self.size - 1) / Self.size)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(place: Int) -> Snapshot<A> {
    // One of the two has it.
    blocks[place / Self.size]?[place % Self.size] ?? cold?.card(at: place)
      ?? Snapshot(of: Identifier())
  }

  mutating func change(_ place: Int, _ body: (inout Snapshot<A>) -> Void) {
    let (block, offset) = (place / Self.size, place % Self.size)
    if blocks[block]?[offset] == nil {
      make(block)
      blocks[block]?[offset] = cold?.card(at: place)
    }
    if blocks[block]?[offset] != nil { body(&blocks[block]![offset]!) }
  }

  mutating func append(_ card: Snapshot<A>) {
    if count / Self.size == blocks.count { blocks.append(nil) }
    make(count / Self.size)
    blocks[count / Self.size]?[count % Self.size] = card
    count += 1
  }

  private mutating func make(_ block: Int) {
    if blocks[block] == nil { blocks[block] = Array(repeating: nil, count: Self.size) }
  }

  mutating func limitTimes(to now: Instant) {
    cold?.limitTimes(to: now)
    for place in 0..<count where blocks[place / Self.size]?[place % Self.size] != nil {
      change(place) { $0.limitTimes(to: now) }
    }
  }
}
