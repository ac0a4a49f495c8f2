import EventSourcing

/// The calls on which the log rests, as values, so that a test can put a simulated disk in their
/// place. A call that fails answers with the negative number of its error.
struct Disk: Sendable {
  enum Purpose {
    case read, write
    /// Made if it is not there.
    case create
    /// Made, with no rights but its owner's. What an earlier run left under the name goes; what
    /// is no such leftover stays, and is an error.
    case anew
  }

  var open: @Sendable (_ path: String, Purpose) -> Int32
  var close: @Sendable (_ descriptor: Int32) -> Void
  var size: @Sendable (_ descriptor: Int32) -> Int64
  var read: @Sendable (_ descriptor: Int32, UnsafeMutableRawPointer, _ count: Int, UInt64) -> Int
  var write: @Sendable (_ descriptor: Int32, UnsafeRawPointer, _ count: Int, UInt64) -> Int
  /// Lets the disk begin with what was written, so that it works while the caller does.
  var startWriting: @Sendable (_ descriptor: Int32, UInt64, _ count: UInt64) -> Int32 = {
    _, _, _ in 0
  }
  /// Makes what was written durable: data, and the size if it changed.
  var sync: @Sendable (_ descriptor: Int32) -> Int32
  var truncate: @Sendable (_ descriptor: Int32, _ size: UInt64) -> Int32
  /// Takes the lock of a writer without waiting: 1, or 0 if another holds it.
  var lock: @Sendable (_ descriptor: Int32) -> Int32
  var unlock: @Sendable (_ descriptor: Int32) -> Void
  /// Whether a writer holds the lock now: 1, or 0.
  var isLocked: @Sendable (_ descriptor: Int32) -> Int32
  var exists: @Sendable (_ path: String) -> Bool
  /// Which file it is, whatever its names; nil if the system does not say.
  var identity: @Sendable (_ descriptor: Int32) -> FileIdentity?
  /// Tells, whenever it is called, which file has a name now; nil if none has. The folder is looked
  /// up once: it may be renamed, and the process may go to another one.
  var watch: @Sendable (_ path: String) -> (@Sendable () -> FileIdentity?)
  /// Whether it is a file with bytes of its own: no pipe, folder or device.
  var isRegular: @Sendable (_ descriptor: Int32) -> Bool = { _ in true }
  /// Maps the first bytes of a file for reading; nil where that is not possible.
  var map: @Sendable (_ descriptor: Int32, _ size: UInt64) -> UnsafeRawPointer? = { _, _ in nil }
  var unmap: @Sendable (UnsafeRawPointer, _ size: UInt64) -> Void = { _, _ in }
  /// Gives a file the owner and the rights of another one, which has no second name.
  var takeRights: @Sendable (_ of: Int32, _ to: Int32) -> Int32 = { _, _ in 0 }
  var rename: @Sendable (_ from: String, _ to: String) -> Int32
  var unlink: @Sendable (_ path: String) -> Int32
  /// The clock by which a look at names ages.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  /// Makes the names in a folder durable.
  var syncFolder: @Sendable (_ path: String) -> Int32

  // No calls to a disk, but the writer's, in the place of which tests put their own.

  /// By what the writer's threads keep out of each other's way, and wait for each other.
  var newMonitor: @Sendable () -> Monitor = { Monitor() }
  /// Runs a function on a thread of its own.
  var newThread: @Sendable (@escaping @Sendable () -> Void) throws(EventStoreError) -> Void =
    startThread
}

/// A file, and how large it is.
struct FileIdentity: Sendable {
  let device: UInt64
  let number: UInt64
  let size: UInt64

  func isSame(as other: FileIdentity) -> Bool {
    device == other.device && number == other.number
  }
}
