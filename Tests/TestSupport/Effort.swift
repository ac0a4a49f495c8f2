import Foundation

/// How much of the long tests is done, in percent: one, or as EFFORT in the environment says.
/// All of it is the same code with a bigger number.
public let effort = max(1, ProcessInfo.processInfo.environment["EFFORT"].flatMap(Int.init) ?? 1)

/// The effort's share of a number, rounded up.
///
/// - Parameter least: with fewer the test would show nothing.
public func sized(_ full: Int, atLeast least: Int = 1) -> Int {
  max(least, (full * effort + 99) / 100)
}

/// Seeds from one on, as many as `sized` says.
public func sizedSeeds(_ full: Int, atLeast least: Int = 1) -> ClosedRange<UInt64> {
  1...UInt64(sized(full, atLeast: least))
}

extension Array {
  /// As many of its elements as `sized` says, evenly taken from the first on.
  public func sized(atLeast least: Int = 1) -> [Element] {
    let wanted = Swift.min(count, TestSupport.sized(count, atLeast: least))
    return (0..<wanted).map { self[$0 * count / wanted] }
  }
}
