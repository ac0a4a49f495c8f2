import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a query is answered from: everything as of one position, and who asks.
package struct QueryScene {
  /// Any kind of log: queries are rare enough not to need a generic one.
  package private(set) var log: any EventStore
  package private(set) var logState: LogState
  package let access: ReaderRoles
  /// Whether the reader has the log itself, and asks what an actor would see and may do.
  let isOwn: Bool
  /// Whether it is only supposed that the actor holds the roles.
  let supposesRoles: Bool
  /// The words for listed values; nil for their names.
  package let words: Words?
  package private(set) var now: Instant
  /// What the reader sees: of the past, what they may see now.
  package private(set) var visibility: Visibility
  /// Whether it is one of the past.
  private(set) var isPast = false
  /// Nothing behind it is looked at.
  private let end: Position
  /// Nil for a command line, which shows all.
  private let bounds: AnswerBounds?
  let isCancelled: @Sendable () -> Bool
  /// Where it is recorded what is shown; nil for nowhere.
  let reads: ReadRecorder?

  /// The scene of a request.
  init<Log: EventStore>(
    _ store: Store<Log>, in logState: LogState, as access: ReaderRoles,
    _ bounds: AnswerBounds, _ reads: ReadRecorder?, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.init(
      store, logState, access, isOwn: false, supposesRoles: false, nil, bounds, reads, isCancelled)
  }

  /// The scene of a command line, whose reader has the log itself.
  ///
  /// - Parameter access: what an actor may see, whether the register has them or not.
  package init<Log: EventStore>(
    own store: Store<Log>, in logState: LogState, as access: ReaderRoles, supposingRoles: Bool,
    in words: Words?, recording reads: ReadRecorder? = nil
  ) {
    self.init(
      store, logState, access, isOwn: true, supposesRoles: supposingRoles, words, nil, reads,
      { false })
  }

  private init<Log: EventStore>(
    _ store: Store<Log>, _ logState: LogState, _ access: ReaderRoles, isOwn: Bool,
    supposesRoles: Bool, _ words: Words?, _ bounds: AnswerBounds?, _ reads: ReadRecorder?,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    log = store.kernel.log
    now = store.now
    visibility = logState.visibility(for: access, at: now)
    end = Position(logState.events)
    (self.logState, self.access, self.isOwn, self.supposesRoles) = (
      logState, access, isOwn, supposesRoles
    )
    (self.words, self.bounds, self.isCancelled) = (words, bounds, isCancelled)
    self.reads = reads
  }

  /// The same as of when a query asks: the log, what is folded of it, and what time it is.
  package func asOf<Q: Query>(_ query: Q) throws(RPCError) -> QueryScene {
    let point = query.asOf.point
    guard point != nil || query.until != nil else { return self }
    return try answering { (log) throws(EventStoreError) in
      let past = try LogAsOf(log, point ?? AuditPoint(), upTo: end, until: query.until)
      var scene = self
      scene.log = past
      scene.now = past.time(at: now)
      scene.logState = try past.state().seen(from: logState, at: now, as: access)
      scene.visibility = scene.logState.visibility(for: access, at: scene.now)
      scene.isPast = true
      return scene
    }
  }

  /// The roles of an actor at the time, of whom the reader may be one.
  func roles(of actor: ActorID) -> [Role] {
    actor == access.actor && (supposesRoles || !isPast)
      ? access.roles ?? [] : logState.actors.roles(of: actor)
  }

  /// How many rows a command line is shown. A request's are counted as its answer is written.
  func limit(_ asked: UInt64?) -> UInt64 { isOwn ? asked ?? .max : .max }

  /// How many rows a page has; nil for all.
  func pageLimit(_ asked: UInt64?) -> Int? {
    bounds?.limit(asked) ?? asked.map { Int(clamping: $0) }
  }

  /// The stream of a query, if the reader sees it. - Throws: `notFound` otherwise.
  func seen(_ stream: StreamID?) throws(RPCError) -> StreamID {
    guard let stream else { throw RPCError.noStream }
    _ = try redaction(of: stream)
    return stream
  }

  /// What the reader may do with a stream: in each of their roles, or in these.
  func permissions(
    on stream: StreamID, as roles: [Role]? = nil, asIfHeld: Bool = false
  ) -> [ActorPermissions] {
    // The owner of the log may also ask about streams that the actor does not see.
    let isHidden = isOwn && visibility.redaction(of: stream) == nil
    return (roles ?? self.roles(of: access.actor)).map { role in
      (
        access.actor, role,
        logState.permissions(
          of: access.actor, as: role, on: stream, at: now, asIfHeld: asIfHeld || supposesRoles,
          seenBy: isHidden ? .whole : access)
      )
    }
  }

  /// What is left out of a stream.
  ///
  /// - Throws: `notFound` if there is no such stream, or the reader does not see it.
  func redaction(of stream: StreamID) throws(RPCError) -> Redaction {
    guard let redaction = visibility.redaction(of: stream) else { throw RPCError.noStream }
    guard logState.revision(of: stream) > 0 else {
      throw isPast ? RPCError(.notFound, Phrase(.thereWasNoSuchStream)) : .noStream
    }
    return redaction
  }

  /// Whether the reader is shown that there is such an actor: in the register, or by something that
  /// they did.
  func showsAnything(of actor: ActorID) throws(RPCError) -> Bool {
    let isRegistered = logState.actors[actor] != nil
    if isRegistered, visibility.redaction(of: .actor(actor)) != nil { return true }
    var isShown = false
    try forEachEntry { (entry) throws(WireError) in
      guard [entry.command.actor, entry.command.importedBy].contains(actor) else { return true }
      let refusal = try RefusalLine(entry)?.seen(as: visibility)
      let events = try HistoryLine.lines(of: entry).compactMap { VisibleEvent($0, as: visibility) }
      isShown = refusal != nil || events.contains { $0.showsSender }
      return !isShown
    }
    return isShown
  }

  func answering<Value>(
    _ body: (any EventStore) throws(EventStoreError) -> Value
  ) throws(RPCError) -> Value {
    do throws(EventStoreError) { return try body(log) } catch { throw RPCError(error) }
  }

  /// The entries that the scene knows of, in order, until `body` answers false.
  ///
  /// - Parameters:
  ///   - stream: nil for all.
  ///   - filter: passes over entries that have nothing of what it looks for, and ends behind the
  ///     last that may.
  func forEachEntry(
    of stream: StreamID? = nil, after position: UInt64 = 0, in filter: HistoryFilter? = nil,
    _ body: (Entry) throws(WireError) -> Bool
  ) throws(RPCError) {
    var wasCancelled = false
    func take(_ entry: Entry) throws(EventStoreError) -> Bool {
      guard entry.last <= end else { return false }
      if isCancelled() { wasCancelled = true }
      guard !wasCancelled else { return false }
      guard entry.last.value > position || entry.events.isEmpty else { return true }
      if let filter {
        guard !filter.isOver(at: entry) else { return false }
        guard filter.mayHold(entry) else { return true }
      }
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
    if wasCancelled { throw RPCError(.cancelled, Phrase(.cancelled)) }
  }

  /// The events that the scene knows of, in order, until `body` answers false.
  func forEachLine(
    of stream: StreamID? = nil, after position: UInt64 = 0, in filter: HistoryFilter? = nil,
    _ body: (HistoryLine) -> Bool
  ) throws(RPCError) {
    try forEachEntry(of: stream, after: position, in: filter) { (entry) throws(WireError) in
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
  /// The roles of an actor in the register; `whole` if `reader` is nil.
  func access(of reader: ActorID?) throws(RPCError) -> ReaderRoles {
    guard let reader else { return .whole }
    guard actors[reader] != nil else {
      throw RPCError(
        .invalidParams, Phrase(.asIsNotInThe, reader.text))
    }
    return ReaderRoles(of: reader, in: actors)
  }
}

extension RPCError {
  static let noStream = RPCError(.notFound, Phrase(.thereIsNoSuchStream))
}

extension Store {
  /// By the kernel's clock, and never before what the log holds.
  var now: Instant { kernel.now }
}
