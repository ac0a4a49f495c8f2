/// Where a run is: a place in memory that another process reads after this one died.
///
/// `@unchecked Sendable`: one process writes, the other reads words that are whole at any time.
@usableFromInline final class Progress: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let release: @Sendable () -> Void

  /// - Parameter words: at least two, which are zero.
  init(_ words: UnsafeMutablePointer<UInt64>, release: @escaping @Sendable () -> Void) {
    self.words = words
    self.release = release
  }

  deinit { release() }

  /// Which of several runs, from 0.
  var run: Int {
    get { Int(words[0]) }
    set { words[0] = UInt64(newValue) }
  }

  /// Which step of it goes on, from 1; 0 before the first.
  @usableFromInline var step: Int {
    get { Int(words[1]) }
    set { words[1] = UInt64(newValue) }
  }
}
