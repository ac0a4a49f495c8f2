import EventSourcing
import Synchronization
import Testing

@testable import WriteAheadLog

@Suite("The order in which a writer makes things durable")
struct DurableOrderTests {
  @Test("a seal is not shown before it is durable")
  func undurableSeal() throws {
    let folder = try TemporaryFolder()
    let path = folder.path()
    let seen = Mutex((syncs: 0, isSynced: false, early: 0))
    var options = LogOptions()
    options.disk.sync = { descriptor in
      // What is in the file before the sync of the seal is what a reader could see then.
      let log = (try? bytes(of: path)) ?? []
      let isWritten = frameStarts(in: log).contains { log[$0 + 8] == FrameKind.seal.rawValue }
      let isShown = (try? LogVerification(of: path))?.isSealed ?? false
      seen.withLock {
        $0.syncs += 1
        if isShown, !$0.isSynced { $0.early += 1 }
      }
      let code = Disk.real.sync(descriptor)
      if isWritten { seen.withLock { $0.isSynced = true } }
      return code
    }
    let log = try WriteAheadLog.open(path, options: options)
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "a"))
    try log.close()
    #expect(seen.withLock { $0.syncs } >= 4)
    #expect(seen.withLock { $0.early } == 0)
    #expect(seen.withLock { $0.isSynced })
    #expect(try LogVerification(of: path).isSealed)
  }

  @Test("space that the file grows by is durable before a frame is written into it")
  func durableSpace() throws {
    let disk = SimulatedDisk()
    var options = simulatedOptions(disk, .standard, isIndexed: false)
    let ahead = Mutex<[String]>([])
    options.disk.write = { descriptor, bytes, count, offset in
      let image = disk.image
      let durable = image.names[simulatedPath].map { image.inodes[$0].durable.count } ?? 0
      let isFrame = UnsafeRawBufferPointer(start: bytes, count: count).starts(
        with: Array("FRM2".utf8))
      if isFrame, durable < Int(offset) + count {
        ahead.withLock { $0.append("\(count) bytes at \(offset), \(durable) durable") }
      }
      return disk.disk.write(descriptor, bytes, count, offset)
    }
    options.reservedBytes = 16 << 10
    let log = try WriteAheadLog.open(simulatedPath, options: options)
    let text = String(repeating: "g", count: 1_500)
    for number in UInt64(1)...20 {
      try log.commitDurably(commit(number, to: [(stream(1), number - 1)], text: text))
    }
    #expect(log.head.ticket.value > 48 << 10)
    #expect(ahead.withLock { $0 } == [])
    try log.close()
    // And what closing changed stays changed.
    let inode = try #require(disk.image.names[simulatedPath])
    #expect(disk.image.inodes[inode].pending.isEmpty)
    #expect(disk.image.pendingNames.isEmpty)
  }

  @Test("no other writer may write before a closed log is trimmed")
  func trimming() throws {
    let folder = try TemporaryFolder()
    let path = folder.path()
    let tries = Mutex<[Bool]>([])
    var options = LogOptions()
    options.disk.truncate = { descriptor, size in
      // The lock's note is emptied, the log is not.
      if size > 0 {
        let other = try? WriteAheadLog.open(path)
        tries.withLock { $0.append(other == nil) }
        try? other?.close()
      }
      return Disk.real.truncate(descriptor, size)
    }
    let log = try WriteAheadLog.open(path, options: options)
    try log.commitDurably(commit(1, to: [(stream(1), 0)], text: "a"))
    try log.close()
    #expect(tries.withLock { $0 } == [true])
    try WriteAheadLog.open(path).close()
  }

  @Test("a seal comes after what no caller waited for, and vouches for it")
  func sealBehindWaiting() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    for number in UInt64(1)...3 { _ = try log.append(commit(number, to: [(stream(number), 0)])) }
    try log.close()
    let found = try LogVerification(of: folder.path())
    #expect(found.ending == .whole && found.isSealed && found.commits == 3)
  }
}
