import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Hashing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Who is shown what is recorded before it is shown, if that is asked for.

extension Verb {
  static let readsOption = Option("reads", "FILE")

  /// Whether it shows what a record of reads has: every verb that shows a reader's view does.
  var recordsReads: Bool {
    self == .serve || self != .tick && ownOptions.contains { $0.name == Asking.option.name }
  }
}

extension Arguments {
  /// The record of reads; nil for none.
  var reads: String? {
    effective("reads")
  }
}

/// Where it is recorded who is shown what of a log.
struct ReadPlace {
  private let path: String
  /// The log that is read.
  private let log: String
  /// What --as says.
  private let asked: String?

  /// - Returns: nil if that is recorded nowhere.
  init?(_ arguments: Arguments) {
    guard let path = arguments.reads else { return nil }
    (self.path, log, asked) = (path, arguments.log, arguments.value("as"))
  }

  /// Records what is about to be shown.
  ///
  /// The one call of every verb that shows what a log holds; `ask` makes it for queries.
  ///
  /// - Parameters:
  ///   - name: what was asked: the name of the query, or of the verb that shows something else.
  ///   - params: with which parameters, if any.
  ///   - reader: as whom; nil for the holder of the log.
  ///   - streams: those that are told of.
  ///   - rows: how many rows, lines or steps are shown.
  ///   - files: the hashes of the files that show them; the last one is that of an index, if any.
  /// - Throws: if that is not durable: nothing may be shown then.
  func record(
    _ name: String, _ params: String, by reader: ActorID?, of streams: Set<StreamID>, rows: Int,
    files: [Digest] = [], in logState: LogState, of events: any EventStore
  ) throws {
    let recorder = try OpenReads(path, besides: log)
    defer { recorder.close() }
    // Of whom it is only supposed that they hold a role, the role is recorded, too.
    let supposed = asked.flatMap { logState.actors[ActorID($0)] == nil ? "as=" + $0 : nil }
    let params = [params, supposed ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    var read = StreamsRead(
      name, params, in: logState, of: events, by: reader, through: recorder.recorder)
    read.tell(of: streams, rows: rows, in: logState)
    read.files = (files.count > StreamsRead.listedMax ? files.suffix(1) : files).map(\.bytes)
    do { try recorder.log.record(read) } catch {
      throw Failure(.notShownSinceNotRecorded, error.wording.at(path))
    }
  }
}

extension Asking {
  /// Records what a query is about to show.
  func record<Q: Query>(_ query: Q, _ view: Q.View) throws {
    guard let reads, Q.isRecorded else { return }
    var read = ReadStreams(in: scene.logState, subject: query.subject)
    try view.forEachRow { row in
      read.add(row)
      return true
    }
    try reads.record(
      Q.name.rawValue, query.paramsText, by: senders.first?.actor, of: read.streams,
      rows: Int(clamping: read.rows), in: scene.logState, of: scene.log)
  }
}

/// A record of reads that is open for writing.
struct OpenReads {
  let log: ReadLog
  private let file: WriteAheadLog
  let recorder: ReadRecorder

  /// Waits a little while another process writes to it.
  ///
  /// - Parameter claims: the log that is read, which must be another file.
  init(_ path: String, besides claims: String, _ face: ReadFace = .commandLine) throws {
    guard !isSameFile(path, claims) else { throw Usage(.readsAreALogOfTheirOwn, path) }
    var tries = 0
    while true {
      do throws(LogOpenError) {
        file = try WriteAheadLog.open(path)
        break
      } catch {
        guard case .inUse = error, tries < Self.tries else {
          throw Failure(.notShownSinceNotRecorded, error.advice(toWrite: true))
        }
        tries += 1
        usleep(Self.pause)
      }
    }
    do {
      let file = self.file
      log = try naming(path) { () throws(EventStoreError) in
        try ReadLog(file, clock: systemClock)
      }
    } catch {
      try? file.close()
      throw error
    }
    recorder = ReadRecorder(log, face, account: face == .commandLine ? Self.account : "")
  }

  /// Five seconds, in microseconds.
  private static let (tries, pause): (Int, UInt32) = (500, 10_000)

  /// What was recorded is durable already.
  func close() { try? file.close() }

  /// Whose process this is: a name, or else a number.
  private static var account: String {
    let number = getuid()
    guard let entry = getpwuid(number), let name = entry.pointee.pw_name else {
      return "\(number)"
    }
    return String(cString: name)
  }
}
