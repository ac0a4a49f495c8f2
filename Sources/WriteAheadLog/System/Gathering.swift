import EventSourcing

extension File {
  /// Copies `each` bytes from every offset, one after another; fewer at the end. One call of the system's
  /// for all of them at most, where files can be mapped.
  ///
  /// - Precondition: every offset is below `end`, up to which the file has bytes.
  /// - Throws: if the file has become shorter meanwhile.
  func gather(
    _ offsets: UnsafeBufferPointer<UInt64>, _ each: Int, upTo end: UInt64,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(EventStoreError) {
    if !isView {
      if let mapping = mapping(upTo: end) {
        return try mapping.gather(offsets, each, upTo: end, into: buffer)
      }
    } else if let first = offsets.first {
      // Those on one side at a time; there are two sides at most, if they ascend.
      let isEarlier = first < start
      let count = offsets.firstIndex { ($0 < start) != isEarlier } ?? offsets.count
      let those = UnsafeBufferPointer(rebasing: offsets[..<count])
      if isEarlier, let beginning {
        try beginning.gather(those, each, upTo: start, into: buffer, of: self)
      } else {
        try gatherOwn(those, each, upTo: end, into: buffer)
      }
      return try gather(
        UnsafeBufferPointer(rebasing: offsets[count...]), each, upTo: end,
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[(count * each)...]))
    }
    try gatherOneByOne(offsets, each, upTo: end, into: buffer)
  }

  /// The same of a view.
  private func gatherOwn(
    _ offsets: UnsafeBufferPointer<UInt64>, _ each: Int, upTo end: UInt64,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(EventStoreError) {
    let end = place(of: end)
    guard let mapping = mapping(upTo: end) else {
      return try gatherOneByOne(offsets, each, upTo: end - place + start, into: buffer)
    }
    var failure: EventStoreError?
    offsets.map { place(of: $0) }.withUnsafeBufferPointer { places in
      do throws(EventStoreError) {
        try mapping.gather(places, each, upTo: end, into: buffer)
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func gatherOneByOne(
    _ offsets: UnsafeBufferPointer<UInt64>, _ each: Int, upTo end: UInt64,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(EventStoreError) {
    for (place, offset) in offsets.enumerated() {
      let length = Int(min(UInt64(each), end - offset))
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[(place * each)...].prefix(length))
      guard try read(into: part, at: offset) == length else {
        throw .damaged(offset: offset, reason: "the file became shorter while it was read")
      }
    }
  }
}
