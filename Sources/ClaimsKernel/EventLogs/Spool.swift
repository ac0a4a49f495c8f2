import EventSourcing
import Synchronization

/// What an import sets aside and reads again: bytes, by where they stand. In memory, or in a file,
/// where a source is larger than that.
public protocol Spool: AnyObject, Sendable {
  /// Keeps bytes, and says where: behind all that were kept before.
  func add(_ bytes: [UInt8]) throws(EventStoreError) -> Int
  /// The bytes that were kept there.
  func bytes(at place: Int) throws(EventStoreError) -> [UInt8]
}

/// A spool for what is small.
public final class MemorySpool: Spool {
  private let held = Mutex<[[UInt8]]>([])

  /// Creates an empty spool in memory.
  public init() {}

  public func add(_ bytes: [UInt8]) -> Int {
    held.withLock { held in
      held.append(bytes)
      return held.count - 1
    }
  }

  public func bytes(at place: Int) -> [UInt8] { held.withLock { $0[place] } }
}
