/// Elements in blocks of 64, shared between copies block by block: a copy that somebody keeps costs
/// the next change one block, and not all of them.
package struct Blocks<Element: Sendable>: RandomAccessCollection, Sendable {
  private static var size: Int { 64 }
  private var blocks: [[Element]] = []
  package private(set) var count = 0

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(place: Int) -> Element {
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
