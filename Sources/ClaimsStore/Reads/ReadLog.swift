import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Synchronization

/// A record of who was shown what, in a log of its own, which holds nothing else.
///
/// What cannot be recorded must not be shown: `record` comes before the answer.
///
/// Source: Specs/Reads.md.
public final class ReadLog: Sendable {
  private let log: any EventStore
  private let clock: @Sendable () -> Instant
  /// Revisions are counted, and one record is written after the other.
  private let turn = Mutex(())

  /// - Throws: `otherLog` if the log is that of something else.
  public init(
    _ log: any EventStore, clock: @escaping @Sendable () -> Instant
  ) throws(EventStoreError) {
    try log.checkHoldsReads()
    (self.log, self.clock) = (log, clock)
  }

  /// Records a read; blocks until that is durable.
  public func record(_ read: StreamsRead) throws(EventStoreError) {
    try log.waitUntilDurable(try append(read))
  }

  /// Records several reads; blocks until all are durable.
  func record(_ reads: [StreamsRead]) throws(EventStoreError) {
    var last: Ticket?
    for read in reads { last = try append(read) }
    if let last { try log.waitUntilDurable(last) }
  }

  private func append(_ read: StreamsRead) throws(EventStoreError) -> Ticket {
    let reader = read.reader.isEmpty ? nil : read.reader
    let stream = StreamID.reads(by: reader)
    let bytes: [UInt8]
    do throws(WireError) { bytes = try read.encoded() } catch {
      throw .damaged(offset: 0, reason: "an event that cannot be encoded: \(error)")
    }
    return try turn.withLock { _ throws(EventStoreError) in
      let (head, revision) = (log.head, log.revision(of: stream))
      // Reads are in order, also if the clock was set back.
      let recorded = max(clock(), head.recorded ?? Instant())
      var command = CommandRecord()
      command.id = Identifier(derivedFrom: "read", String(head.position.value + 1))
      (command.actor, command.type) = (read.reader, StreamsRead.kind)
      (command.category, command.stream) = (stream.category.number, stream.id)
      let append = StreamAppend(
        stream: stream, expected: revision,
        events: [EventPayload(type: StreamsRead.kind, bytes: bytes)])
      return try log.append(Commit(command: command, recorded: recorded, appends: [append])).ticket
    }
  }
}

/// Where an answer is recorded, and what is known of the one who is shown it.
package struct ReadRecorder: Sendable {
  let log: ReadLog
  let face: ReadFace
  let account: String

  package init(_ log: ReadLog, _ face: ReadFace, account: String = "") {
    (self.log, self.face, self.account) = (log, face, account)
  }
}

extension StreamsRead {
  /// A read of what a scene shows.
  package init(
    _ query: String, _ params: String, in logState: LogState, of log: any EventStore,
    by reader: ActorID?, through recorder: ReadRecorder
  ) {
    self.init()
    (self.query, self.params) = (query, params)
    (self.reader, account, face) = (
      reader ?? ActorID(), recorder.account, recorder.face.rawValue
    )
    (self.log, position) = (log.vitals.id ?? Identifier(), logState.events)
  }

  /// Takes in the streams that rows told of.
  package mutating func tell(of streams: Set<StreamID>, rows: Int, in logState: LogState) {
    self.rows = UInt64(rows)
    tell(of: streams) { (logState.snapshot(of: $0)?.state as? RegisteredActor)?.id }
  }
}
