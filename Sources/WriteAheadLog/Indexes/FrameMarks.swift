import EventSourcing

/// Some frames' places, so that a reader from a position on need not read all that lies before:
/// one for each stretch of the file.
struct FrameMarks {
  /// 32 bytes for so many, and so many to read before the one that is looked for.
  private static let stretch: UInt64 = 64 << 10
  private var marks: [FrameMark] = []

  /// Takes notice of the next frame.
  mutating func note(_ frame: @autoclosure () -> FrameMark, at offset: UInt64) {
    let last = marks.last?.offset ?? UInt64(FileHeader.size)
    if offset >= last + Self.stretch { marks.append(frame()) }
  }

  /// The last one behind which every entry after a position stands: also refusals that were judged
  /// there.
  func last(before position: UInt64) -> FrameMark? {
    last { $0.position < position }
  }

  func last(notBehind offset: UInt64) -> FrameMark? { last { $0.offset <= offset } }

  /// Marks stand in order, so that it is found by halves.
  private func last(where fits: (FrameMark) -> Bool) -> FrameMark? {
    var (start, end) = (0, marks.count)
    while start < end {
      let middle = (start + end) / 2
      if fits(marks[middle]) { start = middle + 1 } else { end = middle }
    }
    return start == 0 ? nil : marks[start - 1]
  }
}
