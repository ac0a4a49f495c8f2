import StateMachineTesting
import Testing

/// A binary heap, and its wrong way into a sorted list: all but the first are not sorted.
/// Source: github.com/jlink/shrinking-challenge, `binheap.md`, and its implementation for jqwik.
indirect enum Heap: CustomStringConvertible, Sendable {
  case none
  case node(Int32, Heap, Heap)

  var description: String {
    switch self {
    case .none: "None"
    case .node(let head, let left, let right): "(\(head), \(left), \(right))"
    }
  }

  /// Depth first, the right side first.
  var elements: [Int32] {
    switch self {
    case .none: []
    case .node(let head, let left, let right): [head] + right.elements + left.elements
    }
  }

  static func merged(_ one: Heap, _ two: Heap) -> Heap {
    switch (one, two) {
    case (.none, let heap), (let heap, .none): heap
    case (.node(let head, let left, let right), .node(let other, _, _)) where head <= other:
      .node(head, merged(right, two), left)
    case (_, .node(let head, let left, let right)): .node(head, merged(right, one), left)
    }
  }

  var wronglySorted: [Int32] {
    guard case .node(let head, let left, let right) = self else { return [] }
    return [head] + Heap.merged(left, right).elements
  }

  /// Heaps whose parts are no smaller than what is above them. A part has half the size of its
  /// whole, and one without a size is empty.
  static func generator(atLeast least: Int32, size: Int) -> Generator<Heap> {
    guard size > 0 else { return .just(.none) }
    let node = Generator<Int32>.integer(in: least ... .max).flatMap { head in
      let part = generator(atLeast: head, size: size / 2)
      return part.paired(with: part).map { Heap.node(head, $0, $1) }
    }
    return .weighted((1, .just(.none)), (7, node))
  }
}

@Suite("The heap challenge")
struct HeapTests {
  /// Small failing heaps are sparse: another one of four nodes cannot be left by a change of one part, and is left
  /// since all small ones are tried.
  @Test("binheap: the smallest heap there is")
  func binheap() async throws {
    let heaps = Generator<Int>.integer(in: 0...20).flatMap {
      Heap.generator(atLeast: 0, size: $0)
    }
    let results = try await Challenge.results("binheap", heaps) { heap in
      let list = heap.wronglySorted
      return list == list.sorted() && heap.elements.sorted() == list
    }
    #expect(results == ["(0, None, (0, (0, None, None), (1, None, None)))": 100])
  }
}
