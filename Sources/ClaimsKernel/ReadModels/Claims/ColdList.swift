import EventSourcing

extension ClaimTable {
  /// The first claims of a query that finds all of them, without folding those that are cold and not
  /// shown; nil if the log's index tells too little to answer it so.
  func coldList(_ query: ClaimQuery) -> ClaimPage? {
    guard let cold = cards.cold, query.filter.isEmpty, query.after == nil, let limit = query.limit
    else { return nil }
    let offset = min(max(0, query.offset), count)
    let end = min(offset + min(max(0, limit), count), count)
    let shown: [ClaimSnapshot]
    switch (query.order.first?.key, query.order.count) {
    case (nil, _): shown = (offset..<end).map { snapshot(at: $0) }
    case (.updated, 1):
      guard let first = offset == end ? [] : places(firstBy: query.order, end, cold) else {
        return nil
      }
      shown = first.dropFirst(offset).map { snapshot(at: $0) }
    default: return nil
    }
    return ClaimPage(snapshots: shown, total: count, next: end < count ? shown.last?.id : nil)
  }

  /// The places of the claims that come first by when they changed; nil if so many would have to be folded
  /// that all might as well.
  ///
  /// No frame counts as recorded earlier than one before it: cold claims changed in the order of their last
  /// frames. Only those that may come first are folded.
  private func places(
    firstBy order: [ClaimOrder], _ limit: Int, _ cold: ColdCards<ClaimSnapshot>
  ) -> [Int]? {
    let frames = cold.streams.lastFrames(.claim)
    let isDescending = order[0].isDescending
    func row(_ place: Int) -> SortedRow { SortedRow(snapshot(at: place), at: place, by: order) }
    let (known, unknown) = (0..<count).reduce(into: ([SortedRow](), 0)) { parts, place in
      if cards.isCold(place) { parts.1 += 1 } else { parts.0.append(row(place)) }
    }
    var wanted = limit + 16
    while wanted <= max(4096, unknown / 8) {
      var nearest = FirstOnes<(frame: UInt32, place: Int)>(wanted) { left, right in
        isDescending ? left.frame > right.frame : left.frame < right.frame
      }
      for place in frames.indices where cards.isCold(place) { nearest.take((frames[place], place)) }
      let candidates = nearest.sorted.map { row($0.place) }
      var first = FirstOnes<SortedRow>(limit) { $0.precedes($1, by: order) }
      for row in known { first.take(row) }
      for row in candidates { first.take(row) }
      let rows = first.sorted
      // Each claim that is no candidate sorts behind the last one, or changed at the same time.
      let isEnough = candidates.last.map { last in
        rows.count == limit && (rows.last.map { $0.values != last.values } ?? true)
      }
      if isEnough ?? true || candidates.count == unknown { return rows.map(\.place) }
      wanted *= 8
    }
    return nil
  }
}
