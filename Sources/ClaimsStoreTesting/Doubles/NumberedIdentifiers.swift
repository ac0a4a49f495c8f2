import EventSourcing
import Synchronization

/// Identifiers that count: 1, 2, 3 … in place of random ones, so that a test can name them before
/// they are given out.
///
/// ```swift
/// let ids = NumberedIdentifiers(0xc0de)
/// ids.next()  // 00000000-0000-c0de-0000-000000000001
/// ```
public final class NumberedIdentifiers: Sendable {
  private let family: UInt64
  private let count = Mutex<UInt64>(0)

  /// - Parameter family: the first half of every identifier, which tells several counters apart.
  public init(_ family: UInt64 = 0) { self.family = family }

  /// The next one.
  @Sendable public func next() -> Identifier {
    count.withLock { count in
      count += 1
      return self[count]
    }
  }

  /// The one of a number, given out or not.
  public subscript(number: UInt64) -> Identifier { Identifier(high: family, low: number) }
}
