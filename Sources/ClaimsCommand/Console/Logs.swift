import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The clock that the outermost room hands in.
let systemClock: @Sendable () -> Instant = {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Instant(secondsSince1970: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
}

/// A log of claims as verbs see it: open to who has the master key.
typealias ClaimsLog = SealedLog<WriteAheadLog>

extension ClaimsLog {
  /// Opens a log that is only read: its texts stay sealed if no master key is named.
  init(reading path: String) throws {
    try self.init(try WriteAheadLog.openForReading(path, master: try MasterKey.forReading(path)))
  }

  var path: String { base.path }

  /// - Throws: if texts are sealed, and no key is at hand: why not.
  func checkIsOpen() throws(Failure) {
    guard isLocked else { return }
    guard Keyring.exists(for: path) else {
      throw Failure(KeyringError.missing(path: Keyring.path(of: path)).wording)
    }
    throw Failure(.nameTheMasterKeyOf, path, MasterKey.names)
  }

  /// Opens none of the texts that the log says are erased, also if an older keyring has their keys.
  func confirmErasures() throws {
    guard base.keyring != nil else { return }
    _ = try naming(path) { () throws(EventStoreError) in try LogState(folding: self) }
  }

  /// Tells who names a master key that texts stay sealed, if they do.
  func tellWhetherOpen(_ output: Output) {
    guard base.keyringID != nil, base.keyring == nil, MasterKey.isNamed else { return }
    output.message(.textsStaySealed, Keyring.path(of: path))
  }
}

/// Opens the log for a verb that reads, and tells what is noteworthy about its end.
///
/// - Parameter ofAnything: whether an outbox's log will do, since only its bytes are asked for.
func openForReading(
  _ arguments: Arguments, _ output: Output, ofAnything: Bool = false
) throws -> ClaimsLog {
  let log = try ClaimsLog(reading: arguments.log)
  OpenedLogs.add(log.base)
  log.tellWhetherOpen(output)
  if !ofAnything {
    try naming(log.path) { () throws(EventStoreError) in try log.checkHoldsClaims() }
  }
  if case .torn(let offset, _) = log.base.ending {
    output.message(.endsInATornWrite, log.path, offset)
  }
  return log
}

/// The logs that were opened for reading. A stream is read when it is shown: what cannot be read of one is told
/// before the verb ends.
enum OpenedLogs {
  private static let logs = Mutex<[WriteAheadLog]>([])

  static func add(_ log: WriteAheadLog) { logs.withLock { $0.append(log) } }

  static func forget() { logs.withLock { $0 = [] } }

  static func check() throws(EventStoreError) {
    for log in logs.withLock({ $0 }) { try log.waitUntilDurable(log.head.ticket) }
  }
}

/// Says which of the files it is that is the log of something else.
func naming<Answer>(
  _ path: String, _ body: () throws(EventStoreError) -> Answer
) throws -> Answer {
  do throws(EventStoreError) {
    return try body()
  } catch {
    guard case .otherLog = error else { throw error }
    throw LogOpenError.system(path: path, error)
  }
}

/// A store over a log that is only read.
func store(_ arguments: Arguments, _ output: Output) throws -> Store<ClaimsLog> {
  let log = try openForReading(arguments, output)
  return Store(try ClaimsKernel(log, coldly: true, clock: systemClock))
}

extension LogOptions {
  /// How a log is opened to be written.
  ///
  /// - Parameter encrypting: whether one that is made now keeps what is somebody's sealed.
  init(writing path: String, encrypting: Bool) throws {
    self.init()
    master = try MasterKey.forWriting(path, encrypting: encrypting)
    seals = encrypting
  }
}

/// Opens the log for writing, runs `body` on a store, and closes the log whatever happens.
///
/// - Parameters:
///   - durability: that of the log if it is made now; one that is strict stays so.
///   - encrypting: whether a log that is made now keeps what is somebody's sealed.
///   - most: how many streams may be there for every state to be kept in memory; else see
///     `ClaimsKernel.init`, "coldly".
func writing(
  to path: String, durability: Durability = .standard, keepingStatesOf most: Int = 0,
  indexing: IndexPolicy = IndexPolicy(), encrypting: Bool = false, _ output: Output,
  clock: @escaping @Sendable () -> Instant = systemClock,
  _ body: (Store<ClaimsLog>) throws -> ExitCode
) throws -> ExitCode {
  var options = try LogOptions(writing: path, encrypting: encrypting)
  warnOfSurroundings(around: path, output)
  options.durability = WriteAheadLog.durability(of: path) ?? durability
  options.indexing = indexing
  let log = try WriteAheadLog.open(path, options: options)
  if case .torn(let offset, _) = log.ending, let copy = log.tornTailCopy {
    output.message(.endedInATornWrite, path, offset, copy)
  }
  let kernel: ClaimsKernel<ClaimsLog>
  do {
    kernel = try naming(path) { () throws(EventStoreError) in
      try ClaimsKernel(SealedLog(log), coldly: log.streamCount > most, clock: clock)
    }
    let again = kernel.log.erasedAgain
    if again > 0 { output.message(.keysDestroyedAgain, path, again) }
  } catch {
    try? log.close()
    throw error
  }
  let code: ExitCode
  do {
    code = try body(Store(kernel))
  } catch {
    try? kernel.close()
    throw error
  }
  try kernel.close()
  return code
}
