import Foundation

@testable import WriteAheadLog

/// A disk on which every write of frames waits until it is let through.
struct WriteGate {
  private let waiting = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)
  private let unlocked = DispatchSemaphore(value: 0)

  var options: LogOptions {
    var options = LogOptions()
    options.disk.write = { [waiting, gate] descriptor, bytes, count, offset in
      // Frames, not the zeros before them, the note in the lock, the mark's second slot or the fence.
      let isMark = [MarkFile.slotOffsets[1], Fence.offset].contains(offset) && count == Fence.size
      if offset >= FileHeader.size, count < 4096, !isMark {
        waiting.signal()
        gate.wait()
      }
      return Disk.real.write(descriptor, bytes, count, offset)
    }
    options.disk.unlock = { [unlocked] descriptor in
      Disk.real.unlock(descriptor)
      unlocked.signal()
    }
    return options
  }

  /// Waits until a write has come.
  func reach() { waiting.wait() }
  /// Waits until the log's file and its lock's are let go.
  func awaitUnlocking() { for _ in 1...2 { unlocked.wait() } }
  func letThrough() { gate.signal() }
  /// Lets everything through from now on.
  func open() { for _ in 0..<100 { gate.signal() } }
}
