extension Sweep {
  /// The states of a layer, in pieces that one thread takes at a time. What was taken is given back.
  @usableFromInline struct Layer: Sendable {
    @usableFromInline var pieces: [[Wanted]] = []
    @usableFromInline var taken = 0

    @inlinable init() {}

    @inlinable static var pieceSize: Int { 256 }

    @inlinable var isEmpty: Bool { taken == pieces.count }

    @inlinable mutating func append(_ states: some Sequence<Wanted>) {
      for state in states {
        if pieces.isEmpty || pieces[pieces.count - 1].count == Self.pieceSize {
          pieces.append([])
          pieces[pieces.count - 1].reserveCapacity(Self.pieceSize)
        }
        pieces[pieces.count - 1].append(state)
      }
    }

    /// The next pieces, at most so many.
    @inlinable mutating func take(_ most: Int) -> [[Wanted]] {
      let end = min(pieces.count, taken + most)
      let next = Array(pieces[taken..<end])
      for place in taken..<end { pieces[place] = [] }
      taken = end
      return next
    }
  }
}
