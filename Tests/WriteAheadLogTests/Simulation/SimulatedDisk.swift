import EventSourcing
import Foundation
import Synchronization

@testable import WriteAheadLog

/// A disk in memory behind the log's calls. It can be copied at any moment, fail at any call, and
/// do after a failed sync what file systems have been seen to do.
final class SimulatedDisk: Sendable {
  enum Call: String, CaseIterable {
    case open, size, read, write, sync, truncate, lock, rename, unlink, syncFolder
  }

  /// What the pages hold after a sync that failed.
  enum Pages: CaseIterable {
    /// What was on the disk before.
    case dropped
    /// What was written, and the next sync tries again.
    case keptDirty
    /// What was written, although it is not on the disk, and no sync will bring it there.
    case markedClean
  }

  enum Fault {
    case error(Int32)
    /// A write or read that ends after its first byte, or half of it.
    case short
    /// A sync that fails, after bringing every `keeping`-th change to the disk.
    case sync(Int32, Pages, keeping: Int)
    /// A call that claims to have done its work.
    case lie
  }

  fileprivate struct State {
    var image: DiskImage
    var descriptors: [Int32: Int] = [:]
    var nextDescriptor: Int32 = 3
    var holders: [Int: Int32] = [:]
    var calls = 0
    var syncs = 0
    var fault: @Sendable (Call, _ number: Int) -> Fault? = { _, _ in nil }
    var record: @Sendable (DiskImage) -> Void = { _ in }
  }

  private let state: Mutex<State>

  init(_ image: DiskImage = DiskImage()) { state = Mutex(State(image: image)) }

  var image: DiskImage { state.withLock { $0.image } }
  /// How many calls were made that can fail.
  var calls: Int { state.withLock { $0.calls } }

  /// Asks before every call whether it fails; the first call has number 1.
  func fail(_ fault: @escaping @Sendable (Call, _ number: Int) -> Fault?) {
    state.withLock { ($0.fault, $0.calls) = (fault, 0) }
  }

  /// Shows the disk after every call that changed something.
  func record(_ body: @escaping @Sendable (DiskImage) -> Void) {
    state.withLock { $0.record = body }
  }

  var disk: Disk {
    Disk(
      open: { [self] in Int32(call(.open, opening($0, $1))) },
      close: { [self] in close($0) },
      size: { [self] descriptor in
        Int64(call(.size) { state, _ in state.seen(descriptor).count })
      },
      read: { [self] descriptor, buffer, count, offset in
        call(.read) { state, isShort in
          let bytes = state.seen(descriptor).dropFirst(Int(offset)).prefix(
            isShort ? (count + 1) / 2 : count)
          buffer.copyBytes(bytes)
          return bytes.count
        }
      },
      write: { [self] descriptor, pointer, count, offset in
        let bytes = Array(UnsafeRawBufferPointer(start: pointer, count: count))
        return call(.write) { state, isShort in
          let part = isShort ? Array(bytes.prefix((count + 1) / 2)) : bytes
          return state.change(descriptor, .write(at: Int(offset), part)) ? part.count : -Int(EBADF)
        }
      },
      sync: { [self] descriptor in
        Int32(
          call(.sync) { state, _ in
            guard let inode = state.descriptors[descriptor] else { return -Int(EBADF) }
            for change in state.image.inodes[inode].pending {
              state.image.inodes[inode].durable.apply(change, .kept)
            }
            state.image.inodes[inode].pending = []
            return 0
          } failing: { state, code, pages, keeping in
            guard let inode = state.descriptors[descriptor] else { return }
            state.image.inodes[inode].failSync(pages, keeping: keeping)
          })
      },
      truncate: { [self] descriptor, size in
        Int32(call(.truncate) { state, _ in state.change(descriptor, .resize(Int(size))) ? 0 : -1 })
      },
      lock: { [self] descriptor in
        Int32(
          call(.lock) { state, _ in
            guard let inode = state.descriptors[descriptor] else { return -Int(EBADF) }
            if let holder = state.holders[inode], holder != descriptor { return 0 }
            state.holders[inode] = descriptor
            return 1
          })
      },
      unlock: { [self] descriptor in state.withLock { $0.unlock(descriptor) } },
      isLocked: { [self] descriptor in
        state.withLock { state in
          state.descriptors[descriptor].map { state.holders[$0] == nil ? 0 : 1 } ?? -EBADF
        }
      },
      exists: { [self] path in
        state.withLock { $0.image.names[path] != nil || simulatedPath.hasPrefix(path + "/") }
      },
      identity: { [self] descriptor in
        state.withLock { state in state.identity(state.descriptors[descriptor]) }
      },
      watch: { [self] path in
        { self.state.withLock { state in state.identity(state.image.names[path]) } }
      },
      rename: { [self] from, to in
        Int32(
          call(.rename) { state, _ in
            guard let inode = state.image.names.removeValue(forKey: from) else {
              return -Int(ENOENT)
            }
            state.image.names[to] = inode
            state.image.pendingNames.append(.init(from: from, to: to, inode: inode))
            return 0
          })
      },
      unlink: { [self] path in
        Int32(
          call(.unlink) { state, _ in
            guard let inode = state.image.names.removeValue(forKey: path) else {
              return -Int(ENOENT)
            }
            state.image.pendingNames.append(.init(from: path, to: nil, inode: inode))
            return 0
          })
      },
      now: advancingClock(),
      syncFolder: { [self] _ in
        Int32(
          call(.syncFolder) { state, _ in
            for naming in state.image.pendingNames {
              if let from = naming.from { state.image.durableNames[from] = nil }
              if let to = naming.to { state.image.durableNames[to] = naming.inode }
            }
            state.image.pendingNames = []
            return 0
          })
      })
  }

  // MARK: Calls

  private func call(
    _ kind: Call, _ body: (inout State, _ isShort: Bool) -> Int,
    failing: (inout State, Int32, Pages, _ keeping: Int) -> Void = { _, _, _, _ in }
  ) -> Int {
    let (answer, shown, record) = state.withLock { state in
      state.calls += 1
      let answer: Int
      switch state.fault(kind, state.calls) {
      case nil: answer = body(&state, false)
      case .short: answer = body(&state, true)
      case .lie: answer = 0
      case .error(let code): answer = -Int(code)
      case .sync(let code, let pages, let keeping):
        failing(&state, code, pages, keeping)
        answer = -Int(code)
      }
      let isChange = kind != .size && kind != .read && kind != .lock
      return (answer, isChange ? state.image : nil, state.record)
    }
    if let shown { record(shown) }
    return answer
  }

  private func opening(
    _ path: String, _ purpose: Disk.Purpose
  ) -> (inout State, Bool) -> Int {
    { state, _ in
      var inode = purpose == .anew ? nil : state.image.names[path]
      if inode == nil {
        guard purpose == .create || purpose == .anew else { return -Int(ENOENT) }
        state.image.inodes.append(DiskImage.Inode())
        inode = state.image.inodes.count - 1
        state.image.names[path] = inode
        state.image.pendingNames.append(
          .init(from: nil, to: path, inode: state.image.inodes.count - 1))
      }
      defer { state.nextDescriptor += 1 }
      state.descriptors[state.nextDescriptor] = inode
      return Int(state.nextDescriptor)
    }
  }

  private func close(_ descriptor: Int32) {
    state.withLock { state in
      state.unlock(descriptor)
      state.descriptors[descriptor] = nil
    }
  }
}

extension SimulatedDisk.State {
  fileprivate func identity(_ inode: Int?) -> FileIdentity? {
    inode.map {
      FileIdentity(device: 0, number: UInt64($0), size: UInt64(image.inodes[$0].seen.count))
    }
  }

  fileprivate func seen(_ descriptor: Int32) -> [UInt8] {
    descriptors[descriptor].map { image.inodes[$0].seen } ?? []
  }

  fileprivate mutating func change(_ descriptor: Int32, _ change: DiskImage.Change) -> Bool {
    guard let inode = descriptors[descriptor] else { return false }
    image.inodes[inode].seen.apply(change, .kept)
    image.inodes[inode].pending.append(change)
    return true
  }

  fileprivate mutating func unlock(_ descriptor: Int32) {
    guard let inode = descriptors[descriptor], holders[inode] == descriptor else { return }
    holders[inode] = nil
  }
}

extension DiskImage.Inode {
  /// - Parameter keeping: one in this many changes is on the disk all the same; 0: none.
  fileprivate mutating func failSync(_ pages: SimulatedDisk.Pages, keeping: Int) {
    guard pages != .keptDirty else { return }
    for (place, change) in pending.enumerated() where keeping > 0 && place % keeping == 0 {
      durable.apply(change, .kept)
    }
    pending = []
    if pages == .dropped { seen = durable }
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func copyBytes(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { copyMemory(from: base, byteCount: source.count) }
    }
  }
}
