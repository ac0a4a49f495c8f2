import ClaimsDomain
import ClaimsKernel
import EventSourcing
import StateMachineTesting
import Synchronization
import Testing
import WriteAheadLog

@Suite("Spooled commands")
struct SpooledCommandsTests {
  /// A spool whose disk is gone from some moment on.
  private final class FailingSpool: Spool {
    static let fault = EventStoreError.system(call: "pread", code: 5, message: "I/O error")
    private let kept = MemorySpool()
    /// How many times it can be read; nil for always.
    let readings = Mutex<Int?>(nil)

    func add(_ bytes: [UInt8]) throws(EventStoreError) -> Int { kept.add(bytes) }

    func bytes(at place: Int) throws(EventStoreError) -> [UInt8] {
      let isReadable = readings.withLock { left in
        left = left.map { $0 - 1 }
        return left.map { $0 >= 0 } ?? true
      }
      guard isReadable else { throw Self.fault }
      return kept.bytes(at: place)
    }
  }

  @Test("a spool that cannot be read stops the import with its error; a second import goes on")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let log = try WriteAheadLog.open(folder.path())
    let kernel = try ClaimsKernel(log, clock: tickingClock().read)
    let spool = FailingSpool()
    var input = FHIRInput(spool: spool)
    try input.add(Array(FHIRSample.claim().utf8))
    let prepared = try kernel.prepare(input, by: ActorID("Ada"))
    spool.readings.withLock { $0 = 2 }
    #expect(throws: FailingSpool.fault) { try kernel.send(inBulk: prepared.commands) }
    spool.readings.withLock { $0 = nil }
    let answer = try kernel.send(inBulk: prepared.commands)
    #expect(answer.refusal == nil)
    // Those in memory, and two of the spool.
    #expect(answer.repeated == prepared.people + prepared.rules + 2)
    #expect(answer.repeated + answer.written == prepared.commands.count)
  }
}

/// Reading them throws only where a spool does, and those of other tests are in memory.
extension SpooledCommands: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(position: Int) -> CommandEnvelope {
    do { return try command(at: position) } catch { fatalError("\(error)") }
  }
}
