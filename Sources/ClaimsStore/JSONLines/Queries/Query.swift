import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A question whose params were read: it can be asked as often as wanted.
struct Query: Sendable {
  typealias Body = @Sendable (QueryScene) throws(RPCError) -> [String]

  let name: QueryName
  /// Who reads; nil for whoever has the log.
  let reader: ActorID?
  /// The one stream that the answer is about, beside the register and the rules; nil where any
  /// event may change it.
  let subject: StreamID?
  /// The rows of the answer, each as one JSON value.
  let body: Body

  /// Asks now. Blocks until what is shown is durable.
  func ask<Log: EventStore>(
    _ store: Store<Log>, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(RPCError) -> QueryAnswer {
    let world: World
    do throws(EventStoreError) { world = try store.kernel.query { copy $0 } } catch {
      throw RPCError(error)
    }
    return try answer(in: world, store, isCancelled: isCancelled)
  }

  /// Asks of what is durable already.
  func answer<Log: EventStore>(
    in world: World, _ store: Store<Log>, isCancelled: @escaping @Sendable () -> Bool
  ) throws(RPCError) -> QueryAnswer {
    let access = try world.access(of: reader)
    let now = store.now
    let scene = QueryScene(
      log: store.kernel.log, world: world, reader: reader, access: access, now: now,
      sight: world.sight(for: access, at: now), isCancelled: isCancelled)
    return QueryAnswer(position: world.events, rows: try body(scene))
  }
}

/// What came of a query.
struct QueryAnswer: Sendable {
  let position: UInt64
  let rows: [String]

  /// Source: Specs/JSONLines.md, "query".
  var json: String {
    #"{"position":\#(position),"rows":["# + rows.joined(separator: ",") + "]}"
  }
}

/// What a query is answered from: everything as of one position, and who asks.
struct QueryScene {
  /// Of whichever kind: a query reads it, and is asked seldom enough not to care.
  let log: any EventStore
  let world: World
  /// Who reads; nil for whoever has the log.
  let reader: ActorID?
  let access: ReadAccess
  let now: Instant
  /// What of everything the reader sees.
  let sight: Sight
  let isCancelled: @Sendable () -> Bool

  /// What is left out of a stream.
  ///
  /// - Throws: `notFound` where there is no such stream, or the reader does not see it.
  func redaction(of stream: StreamID) throws(RPCError) -> Redaction {
    guard world.revision(of: stream) > 0, let redaction = sight.redaction(of: stream) else {
      throw RPCError.noStream
    }
    return redaction
  }

  func answering<Value>(
    _ body: () throws(EventStoreError) -> Value
  ) throws(RPCError) -> Value {
    do throws(EventStoreError) { return try body() } catch { throw RPCError(error) }
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
      guard entry.last.value <= world.events else { return false }
      if isCancelled() { wasCancelled = true }
      guard !wasCancelled else { return false }
      guard entry.last.value > position || entry.events.isEmpty else { return true }
      do throws(WireError) { return try body(entry) } catch {
        throw .damaged(
          offset: 0, reason: "the entry after position \(entry.decidedAt.value): \(error)")
      }
    }
    try answering { () throws(EventStoreError) in
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

extension World {
  /// What somebody of the register sees.
  func access(of reader: ActorID?) throws(RPCError) -> ReadAccess {
    guard let reader else { return .whole }
    guard actors[reader] != nil else {
      throw RPCError(
        .invalidParams, "as: '\(reader.text)' is not in the register",
        "as: '\(reader.text)' no está inscrito")
    }
    return ReadAccess(of: reader, in: actors)
  }
}

extension RPCError {
  static let noStream = RPCError(.notFound, "there is no such stream", "no existe ese flujo")
}

extension Store {
  /// By the kernel's clock, and never before what the log holds.
  var now: Instant { max(kernel.clock(), kernel.log.head.recorded ?? Instant(nanoseconds: .min)) }
}
