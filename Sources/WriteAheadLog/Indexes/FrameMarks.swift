import EventSourcing

/// The places of some frames, one for each stretch of the file, so that a reader that starts at a
/// position need not read everything before it.
struct FrameMarks {
  /// Bytes of the log for each mark of 40 bytes: about as many are read to get from a mark to the
  /// frame that is looked for.
  private static let stretch: UInt64 = 64 << 10
  private var marks: [FrameMark] = []

  /// Those of an index; none without one.
  init(_ index: IndexFile? = nil) {
    guard let index, case let stored = index[.marks] else { return }
    index.read(stored, 0..<stored.count, size: Self.size) { bytes in
      for place in 0..<stored.count {
        let at = place * Self.size
        marks.append(
          FrameMark(
            offset: bytes.number(at: at), index: bytes.number(at: at + 8),
            position: bytes.number(at: at + 16),
            recorded: Instant(nanoseconds: bytes.number(at: at + 24)),
            link: bytes.number(at: at + 32), epoch: bytes.number(at: at + 36)))
      }
    }
    // What comes behind the index may be read without what it covers.
    if marks.last?.offset ?? 0 < index.covered.offset { marks.append(index.covered) }
  }

  static let size = 40

  var all: [FrameMark] { marks }

  /// Marks the next frame if a stretch has passed.
  mutating func note(_ frame: @autoclosure () -> FrameMark, at offset: UInt64) {
    let last = marks.last?.offset ?? UInt64(FileHeader.size)
    if offset >= last + Self.stretch { marks.append(frame()) }
  }

  /// The last mark before every entry that comes after a position, also before the refusals that
  /// were decided at it.
  func last(before position: UInt64) -> FrameMark? {
    last { $0.position < position }
  }

  func last(notBehind offset: UInt64) -> FrameMark? { last { $0.offset <= offset } }

  /// Binary search: the marks are in order.
  private func last(where fits: (FrameMark) -> Bool) -> FrameMark? {
    var (start, end) = (0, marks.count)
    while start < end {
      let middle = (start + end) / 2
      if fits(marks[middle]) { start = middle + 1 } else { end = middle }
    }
    return start == 0 ? nil : marks[start - 1]
  }
}
