import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Subscriptions: slices, of which the newest counts, and feeds, of which nothing is lost.

extension JSONLinesServer {
  func subscribe(_ id: RPCID, _ members: JSONObject) throws(RPCError) {
    var params = try Params(members)
    let (slice, feed, queue) = (params.take("slice"), params.take("feed"), params.take("outbox"))
    try params.finish()
    observe()
    guard [slice, feed, queue].count(where: { $0 != nil }) == 1 else {
      throw RPCError(
        .invalidParams, Phrase(.paramsExpectedOneOfSlice))
    }
    if let slice {
      var inner = try Params(slice, at: "params.slice")
      let isWhole = try inner.flag("whole")
      let query = try AskedQuery.read(&inner, session: session.reader)
      try inner.finish()
      try add(id, store.kernel.log.head.position) {
        $0.add(Subscriptions.Slice(source: .query(query), isWhole: isWhole))
      }
      need(.work)
    } else if let queue {
      guard outbox != nil else {
        throw RPCError(
          .invalidParams, Phrase(.paramsOutboxThereIsNo))
      }
      var inner = try Params(queue, at: "params.outbox")
      let (isAll, isWhole) = (try inner.flag("all"), try inner.flag("whole"))
      try inner.finish()
      observeOutbox()
      try add(id, store.kernel.log.head.position) {
        $0.add(Subscriptions.Slice(source: .outbox(isAll: isAll), isWhole: isWhole))
      }
      need(.work)
    } else if let feed {
      var inner = try Params(feed, at: "params.feed")
      let after = Position(try inner.needed("after", UInt64.self))
      let reader = try inner.actor("as") ?? session.reader
      try inner.finish()
      // Events up to a position beyond the end would be skipped silently: such a client has seen
      // another log, or this one before it was restored from a backup.
      let head = store.kernel.log.head.position
      guard after <= head else {
        throw inner.fault("after", EventStoreError.beyondEnd(after, end: head).wording)
      }
      try add(id, after) { $0.add(Subscriptions.Feed(reader: reader, position: after)) }
    }
  }

  /// - Parameter position: the subscription begins after it.
  private func add(
    _ id: RPCID, _ position: Position, _ body: (inout Subscriptions) -> UInt64
  ) throws(RPCError) {
    let isAdded = locked { state in
      guard state.subscriptions.count < options.subscriptions else { return false }
      let number = body(&state.subscriptions)
      let result = #"{"subscription":\#(number),"position":\#(position.value)}"#
      state.answer(RPCLine.result(result, of: id))
      return true
    }
    if !isAdded {
      throw RPCError(
        .tooMany, Phrase(.thereAreSubscriptionsAlready, options.subscriptions))
    }
  }

  func unsubscribe(_ id: RPCID, _ members: JSONObject) throws(RPCError) {
    var params = try Params(members)
    let number = try params.needed("subscription", UInt64.self)
    try params.finish()
    let line = RPCLine.result("{}", of: id)
    let wasThere = locked { state in
      guard state.subscriptions.remove(number) else { return false }
      state.answer(line)
      return true
    }
    if !wasThere {
      throw params.fault(
        "subscription", Phrase(.thereIsNoSubscription, number))
    }
  }

  // MARK: Slices

  /// Runs the queries again whose answers may have changed.
  ///
  /// - Returns: whether there were any.
  func tellSlices() -> Bool {
    let (ready, changes) = state.withLock { state in
      mayTell(&state) ? (state.subscriptions.readySlices, state.subscriptions.changes) : ([], 0)
    }
    guard !ready.isEmpty else { return false }
    // A log that has failed answers no queries; senders are told so.
    guard let logState = try? store.kernel.query({ copy $0 }) else { return false }
    for (number, slice) in ready {
      tell(number, slice, in: logState, changes)
      // Jobs go before subscriptions, and output is limited; the other slices come next time.
      if state.withLock({ !$0.jobs.isEmpty || !mayTell(&$0) }) { break }
    }
    return true
  }

  private func tell(
    _ number: UInt64, _ slice: Subscriptions.Slice, in logState: LogState, _ changes: UInt64
  ) {
    let basis =
      switch slice.source {
      case .query(let query): SliceBasis(of: query, in: logState, at: store.now)
      case .outbox: SliceBasis(ofOutbox: state.withLock { $0.outboxChanges })
      }
    var change: SliceChange?
    var rows = bounded([])
    var told: Subscriptions.Told?
    if basis != slice.basis {
      switch slice.source {
      // A stream that does not exist, or is not visible any more, has no rows.
      case .query(let query):
        let answer = try? query.answer(
          in: logState, store, options.bounds, options.recorder(.subscription)
        ) { false }
        rows = answer ?? rows
      case .outbox(let isAll): rows = bounded(outboxRows(isAll))
      }
      let news = Subscriptions.Told(rows)
      if news.digest != slice.told?.digest {
        // Only what is said of the other rows may have changed.
        change =
          SliceChange(from: slice.told?.rows, to: rows.rows, whole: slice.isWhole)
          ?? .difference(removed: [], inserted: [])
        told = news
      }
    }
    // What was not told is told with the next change.
    if change != nil, !isRecorded(rows, slice, in: logState) { (change, told) = (nil, nil) }
    let line = change.map { change in
      let value = "{" + change.members + rows.pageMember + "}"
      return RPCLine.notification(
        "changed",
        #"{"subscription":\#(number),"position":\#(logState.events),"value":\#(value)}"#)
    }
    locked { state in
      let isThere = state.subscriptions.checked(
        number, at: changes, on: basis, told, keptBytesMax: options.keptBytes)
      if isThere, let line { state.notify(line) }
    }
  }
}

extension JSONLinesServer {
  /// Records the rows that are news to a slice.
  ///
  /// - Returns: false if that failed: then nothing is told.
  private func isRecorded(
    _ rows: BoundedRows, _ slice: Subscriptions.Slice, in logState: LogState
  ) -> Bool {
    guard let reads = options.recorder(.subscription), case .query(let query) = slice.source else {
      return true
    }
    let known = slice.isWhole ? [] : Set(slice.told?.rows ?? [])
    let news = rows.streams.indices.filter { !known.contains(rows.rows[$0]) }
    do throws(RPCError) {
      try query.record(news.map { rows.streams[$0] }, in: logState, store, reads)
      return true
    } catch { return false }
  }
}

extension SliceBasis {
  init(ofOutbox changes: UInt64) { subject = changes }

  init(of query: AskedQuery, in logState: LogState, at now: Instant) {
    subject = query.subject.map { logState.revision(of: $0) } ?? logState.events
    rules = logState.revision(of: .rules)
    catalogs = logState.revision(of: .catalogs)
    day = now.dayUTC
    guard let person = query.reader else { return }
    reader = logState.revision(of: .actor(person))
    if let stream = query.subject, logState.actors[person] != nil {
      let visibility = logState.visibility(
        for: ReaderRoles(of: person, in: logState.actors), at: now)
      redaction = visibility.redaction(of: stream)
    }
  }
}
