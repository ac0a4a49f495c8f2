import EventSourcing

/// The frames that say that the clock was wrong before them: nothing before counts as recorded later.
struct ClockCorrections {
  private var frames: [(offset: UInt64, recorded: Instant)] = []

  var isEmpty: Bool { frames.isEmpty }

  mutating func note(_ recorded: Instant, inFrameAt offset: UInt64) {
    frames.append((offset, recorded))
  }

  /// When the frame at an offset counts as recorded. O(corrections), of which there are few.
  func recorded(_ clock: Instant, inFrameAt offset: UInt64) -> Instant {
    frames.reduce(clock) { $1.offset > offset ? min($0, $1.recorded) : $0 }
  }
}
