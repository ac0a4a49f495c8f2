import EventSourcing

/// The frames that say that the clock was wrong before them: nothing before counts as recorded later.
struct ClockCorrections {
  private(set) var frames: [(offset: UInt64, recorded: Instant)] = []

  /// Those of an index; none without one.
  init(_ index: IndexFile? = nil) {
    guard let index, case let stored = index[.corrections] else { return }
    index.read(stored, 0..<stored.count, size: 16) { bytes in
      for place in 0..<stored.count {
        let recorded = Instant(nanoseconds: bytes.number(at: place * 16 + 8))
        frames.append((bytes.number(at: place * 16), recorded))
      }
    }
  }

  var isEmpty: Bool { frames.isEmpty }

  mutating func note(_ recorded: Instant, inFrameAt offset: UInt64) {
    frames.append((offset, recorded))
  }

  /// When the frame at an offset counts as recorded. O(corrections), of which there are few.
  func recorded(_ clock: Instant, inFrameAt offset: UInt64) -> Instant {
    frames.reduce(clock) { $1.offset > offset ? min($0, $1.recorded) : $0 }
  }
}
