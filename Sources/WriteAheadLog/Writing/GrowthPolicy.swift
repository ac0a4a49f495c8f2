/// How far ahead the file is filled with zeros.
struct GrowthPolicy: Sendable {
  var smallestStep: UInt64 = 256 << 10
  var largestStep: UInt64 = 32 << 20

  /// The size for a file that must hold `end` bytes: a quarter more each time, within the steps.
  func size(holding end: UInt64, now: UInt64) -> UInt64 {
    let step = min(max(now, smallestStep), largestStep)
    return max(end + smallestStep, now + step) & ~4095
  }
}
