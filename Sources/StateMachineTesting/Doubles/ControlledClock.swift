import EventSourcing
import Synchronization

/// A clock that shows what a test sets.
///
/// ```swift
/// let clock = ControlledClock(start, step: .seconds(1))
/// let kernel = try ClaimsKernel(log, clock: clock.read)
/// clock.advance(by: .seconds(3600))
/// ```
public final class ControlledClock: Sendable {
  private struct Face {
    var time: Instant
    var readings = 0
  }

  /// How much later each reading is than the one before, if the clock is not moved.
  public let step: Duration
  private let face: Mutex<Face>

  /// A clock that shows `start` at its first reading.
  public init(_ start: Instant = Instant(), step: Duration = .zero) {
    self.step = step
    face = Mutex(Face(time: start))
  }

  /// Reads the clock, then moves it on by its step.
  @Sendable public func read() -> Instant {
    face.withLock { face in
      defer { face.time = face.time.moved(by: step) }
      face.readings += 1
      return face.time
    }
  }

  /// What the next reading shows.
  public var time: Instant { face.withLock { $0.time } }

  /// How often the clock was read.
  public var readings: Int { face.withLock { $0.readings } }

  /// Moves the clock, backwards by a negative duration, as far as an `Instant` reaches. What is
  /// finer than a nanosecond is cut off.
  public func advance(by duration: Duration) {
    face.withLock { $0.time = $0.time.moved(by: duration) }
  }

  /// Sets the clock: an earlier time too, as a real clock may be set back.
  public func set(to time: Instant) { face.withLock { $0.time = time } }
}

extension Instant {
  fileprivate func moved(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let sum =
      Int128(nanoseconds) + Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
    return Instant(nanoseconds: Int64(clamping: sum))
  }
}
