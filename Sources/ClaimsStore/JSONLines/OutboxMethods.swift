import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Without a connection: commands queued in front of the log, and decisions about them.

extension JSONLinesServer {
  /// - Throws: if the params are wrong, or nothing is queued here.
  func queueing(_ method: Method, _ id: RPCID, _ members: JSONObject) throws(RPCError) {
    guard let outbox else {
      throw RPCError(
        .methodNotFound, Phrase(.thereIsNoOutboxHere, method.rawValue))
    }
    switch method {
    case .enqueue, .edit:
      let value = JSONValue.object(members)
      let command: CommandEnvelope
      do throws(JSONFault) { command = try CommandEnvelope(json: value) } catch {
        let refused = RefusedAnswer(malformed: value, error.wording, in: session.language ?? .en)
        return answer(id, #"{"refused":\#(refused.json)}"#)
      }
      guard method == .edit else { return enqueue(command, id) }
      change(id, command.id, to: command) { outbox throws(OutboxError) in
        try outbox.edit(command)
      }
    case .outbox:
      var params = try Params(members)
      let isAll = try params.flag("all")
      let (limit, offset) = (
        try params.value("limit", UInt64.self), try params.value("offset", UInt64.self)
      )
      try params.finish()
      later(id, isCancellable: false) { [self] (_) throws(RPCError) in
        standing(
          outbox, bounded((isAll ? outbox.items : outbox.pending).map(\.json), offset, limit))
      }
    case .connection:
      var params = try Params(members)
      let isOnline = try params.value("online", Bool.self)
      let isSignedIn = try params.value("signedIn", Bool.self)
      try params.finish()
      guard isSignedIn != false else {
        throw params.fault(
          "signedIn", Phrase(.onlyOtherSideSaysThat))
      }
      // In order with the commands being queued.
      later(id, isCancellable: false) { (_) throws(RPCError) in
        if let isOnline { outbox.connectivity(changed: isOnline) }
        if isSignedIn != nil { outbox.signedIn() }
        return #"{"online":\#(outbox.isOnline),"signedIn":\#(outbox.isSignedIn)}"#
      }
    default: try decide(method, id, members)
    }
  }

  /// Drops, resolves or retries one item.
  private func decide(
    _ method: Method, _ id: RPCID, _ members: JSONObject
  ) throws(RPCError) {
    var params = try Params(members)
    let item = try params.needed("command", Identifier.self)
    switch method {
    case .drop:
      let reason = try params.value("reason", String.self)
      try params.finish()
      change(id, item) { outbox throws(OutboxError) in
        try outbox.drop(item, reason: reason ?? "")
      }
    case .retryAsNew:
      let replacement = try params.needed("as", Identifier.self)
      try params.finish()
      change(id, item) { outbox throws(OutboxError) in
        try outbox.retryAsNew(item, as: replacement)
      }
    case .resolve:
      let policy = try params.needed("by", ConflictPolicy.self)
      let changed = try params.value("remoteChanged", Instant.self)
      try params.finish()
      change(id, item) { outbox throws(OutboxError) in
        try outbox.resolve(item, by: policy, remoteChanged: changed)
      }
    default:
      try params.finish()
      change(id, item) { outbox throws(OutboxError) in try outbox.retry(item) }
    }
  }

  /// Queues in the order of the lines, and answers once that is durable: `work` does not wait for
  /// it, and many commands share a sync.
  private func enqueue(_ command: CommandEnvelope, _ id: RPCID) {
    guard let outbox else { return }
    later(id, isCancellable: false) { [self] (_) throws(RPCError) in
      do throws(OutboxError) {
        try outbox.enqueue(command) { item in
          // Encoded here, not while the log waits.
          let line = RPCLine.result(#"{"item":\#(item.json)}"#, of: id)
          return { failure in
            self.finish(id, failure.map { RPCLine.error(RPCError($0), of: id) } ?? line)
          }
        }
        return nil
      } catch { return try refused(error, command.id, command) }
    }
  }

  /// Decides in the order of the lines, and answers once that is durable. It cannot be cancelled.
  private func change(
    _ id: RPCID, _ item: Identifier, to command: CommandEnvelope? = nil,
    _ body: @escaping @Sendable (any OutboxPort) throws(OutboxError) -> OutboxItem
  ) {
    guard let outbox else { return }
    later(id, isCancellable: false) { [self] (_) throws(RPCError) in
      do throws(OutboxError) {
        let item = try body(outbox)
        return #"{"item":\#(item.json)}"#
      } catch { return try refused(error, item, command) }
    }
  }

  /// - Throws: if the log has failed.
  private func refused(
    _ error: OutboxError, _ item: Identifier, _ command: CommandEnvelope?
  ) throws(RPCError) -> String {
    switch error {
    case .refused(let refusal):
      let refused =
        command.map { RefusedAnswer(refusal, of: $0) } ?? RefusedAnswer(refusal, of: item)
      return #"{"refused":\#(refused.worded(in: session.language).json)}"#
    case .store(let failure): throw RPCError(failure)
    }
  }

  private func standing(_ outbox: any OutboxPort, _ rows: BoundedRows) -> String {
    JSONWriter.object { write(outbox, to: &$0) }.dropLast() + "," + rows.json + "}"
  }

  /// Rows within the bounds of an answer.
  func bounded(
    _ all: [String], _ offset: UInt64? = nil, _ limit: UInt64? = nil
  ) -> BoundedRows {
    var rows = BoundedRows(.all, offset: offset, limit: limit, options.bounds)
    for row in all { _ = rows.take(row) }
    return rows
  }

  /// An outbox's status, without its items.
  func write(_ outbox: any OutboxPort, to writer: inout JSONWriter) {
    let summary = outbox.summary
    writer.member("status", summary.status.rawValue)
    writer.member("online", outbox.isOnline)
    writer.member("signedIn", outbox.isSignedIn)
    for (name, count) in [
      ("underWay", summary.underWay), ("parked", summary.parked), ("refused", summary.refused),
      ("conflict", summary.conflict), ("settled", summary.settled),
    ] {
      writer.member(name, count)
    }
    if let failure = outbox.failure {
      writer.member("failure", Words(session.language ?? .en).text(for: failure))
    }
  }

  // MARK: Watching

  /// The rows of a slice of the outbox.
  func outboxRows(_ isAll: Bool) -> [String] {
    if isAll { return outbox.map { $0.items.map(\.json) } ?? [] }
    return state.withLock { $0.outboxRows?.rows ?? [] }
  }

  /// Observes every change of the outbox from now on.
  func observeOutbox() {
    guard let outbox, state.withLock({ $0.outboxObservation == nil }) else { return }
    let observation = outbox.observe { [weak self] item in self?.changed(item, of: outbox) }
    state.withLock { state in
      state.outboxObservation = observation
      // Changes meanwhile wait for this lock, and are applied then.
      state.outboxRows = OutboxRows(outbox.pending, \.json)
    }
  }

  private func changed(_ item: OutboxItem, of outbox: any OutboxPort) {
    // As it is by now, which what comes next says again.
    let present = item.isSettled ? nil : outbox.item(item.id).flatMap { $0.isSettled ? nil : $0 }
    let row = present?.json
    state.withLock { state in
      state.outboxRows?.show(row, at: item.place)
      state.outboxChanges += 1
      state.subscriptions.worldChanged()
    }
    need(.work)
  }
}
