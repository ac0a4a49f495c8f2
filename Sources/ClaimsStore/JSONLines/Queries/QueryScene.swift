import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a query is answered from: everything as of one position, and who asks.
package struct QueryScene {
  /// Of whichever kind: a query reads it, and is asked seldom enough not to care.
  package let log: any EventStore
  package let logState: LogState
  /// Who reads; nil for whoever has the log.
  let reader: ActorID?
  package let access: ReaderRoles
  package let now: Instant
  /// What of everything the reader sees.
  package let visibility: Visibility
  let isCancelled: @Sendable () -> Bool

  /// - Parameter access: what the reader may see, whether the register has them or not.
  package init<Log: EventStore>(
    _ store: Store<Log>, in logState: LogState, as access: ReaderRoles, reader: ActorID? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    log = store.kernel.log
    now = store.now
    visibility = logState.visibility(for: access, at: now)
    (self.logState, self.access, self.reader, self.isCancelled) = (
      logState, access, reader, isCancelled
    )
  }

  /// What is left out of a stream.
  ///
  /// - Throws: `notFound` if there is no such stream, or the reader does not see it.
  func redaction(of stream: StreamID) throws(RPCError) -> Redaction {
    guard logState.revision(of: stream) > 0, let redaction = visibility.redaction(of: stream) else {
      throw RPCError.noStream
    }
    return redaction
  }

  func answering<Value>(
    _ body: (any EventStore) throws(EventStoreError) -> Value
  ) throws(RPCError) -> Value {
    do throws(EventStoreError) { return try body(log) } catch { throw RPCError(error) }
  }

  /// The entries that the scene knows of, in order, until `body` answers false.
  ///
  /// - Parameter stream: nil for all.
  func forEachEntry(
    of stream: StreamID? = nil, after position: UInt64 = 0,
    _ body: (Entry) throws(WireError) -> Bool
  ) throws(RPCError) {
    var wasCancelled = false
    func take(_ entry: Entry) throws(EventStoreError) -> Bool {
      guard entry.last.value <= logState.events else { return false }
      if isCancelled() { wasCancelled = true }
      guard !wasCancelled else { return false }
      guard entry.last.value > position || entry.events.isEmpty else { return true }
      do throws(WireError) { return try body(entry) } catch {
        throw .damaged(
          offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
      }
    }
    try answering { (log) throws(EventStoreError) in
      if let stream {
        try log.forEachEntry(of: stream, take)
      } else {
        try log.forEachEntry(after: Position(position), take)
      }
    }
    if wasCancelled { throw RPCError(.cancelled, "cancelled", "anulada") }
  }

  /// The events that the scene knows of, in order, until `body` answers false.
  func forEachLine(
    of stream: StreamID? = nil, after position: UInt64 = 0, _ body: (HistoryLine) -> Bool
  ) throws(RPCError) {
    try forEachEntry(of: stream, after: position) { (entry) throws(WireError) in
      for line in try HistoryLine.lines(of: entry)
      where line.stored.position.value > position
        && (stream == nil || line.stored.stream == stream)
      {
        guard body(line) else { return false }
      }
      return true
    }
  }
}

extension LogState {
  /// What somebody of the register sees.
  func access(of reader: ActorID?) throws(RPCError) -> ReaderRoles {
    guard let reader else { return .whole }
    guard actors[reader] != nil else {
      throw RPCError(
        .invalidParams, "as: '\(reader.text)' is not in the register",
        "as: '\(reader.text)' no está inscrito")
    }
    return ReaderRoles(of: reader, in: actors)
  }
}

extension RPCError {
  static let noStream = RPCError(.notFound, "there is no such stream", "no existe ese flujo")
}

extension Store {
  /// By the kernel's clock, and never before what the log holds.
  var now: Instant { max(kernel.clock(), kernel.log.head.recorded ?? Instant(nanoseconds: .min)) }
}
