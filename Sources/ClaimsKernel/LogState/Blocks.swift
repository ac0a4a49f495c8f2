/// Elements in blocks of 64, shared between copies block by block: a copy that somebody keeps costs
/// the next change one block, and not all of them.
public struct Blocks<Element: Sendable>: RandomAccessCollection, Sendable {
  private static var size: Int { 64 }
  private var blocks: [[Element]] = []
  public private(set) var count = 0

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(place: Int) -> Element {
    get { blocks[place / Self.size][place % Self.size] }
    _modify { yield &blocks[place / Self.size][place % Self.size] }
  }

  mutating func append(_ element: Element) {
    if count % Self.size == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.size)
    }
    blocks[blocks.count - 1].append(element)
    count += 1
  }
}
