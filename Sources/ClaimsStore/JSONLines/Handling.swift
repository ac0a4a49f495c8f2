import ClaimsDomain
import ClaimsKernel
import EventSourcing

// From a line to its method.

extension JSONLinesServer {
  func handle(_ line: LineFraming.Line) {
    switch line {
    case .tooLong:
      state.withLock { $0.counters.lines += 1 }
      fail(
        nil,
        RPCError(
          .tooLarge, Phrase(.lineOfMoreThanBytes, LineFraming.limit)))
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return }
      state.withLock { $0.counters.lines += 1 }
      let value: JSONValue
      do throws(JSONFault) { value = try JSONValue(parsing: bytes) } catch {
        return fail(nil, RPCError(.parseError, error.wording))
      }
      do throws(RPCFault) { handle(try RPCRequest(value)) } catch { fail(error.id, error.error) }
    }
  }

  private func handle(_ request: RPCRequest) {
    let isCancel = request.method == "cancel" || request.method == "$/cancelRequest"
    guard let id = request.id else {
      if isCancel { try? cancel(request.params) } else { locked { $0.counters.ignored += 1 } }
      return
    }
    do throws(RPCError) {
      guard let method = Method(rawValue: isCancel ? "cancel" : request.method) else {
        throw RPCError(
          .methodNotFound, Phrase(.thereIsNoMethod, request.method))
      }
      try check(method, id)
      try act(method, id, request.params)
    } catch { fail(id, error) }
  }

  /// Whether a request comes in time, and under an id that is free.
  private func check(_ method: Method, _ id: RPCID) throws(RPCError) {
    let (phase, isTaken) = state.withLock { ($0.phase, $0.pending[id] != nil) }
    switch phase {
    case .fresh where method != .initialize:
      throw RPCError(
        .notInitialized, Phrase(.expectedInitializeFirst))
    case .ready where method == .initialize:
      throw RPCError(.invalidRequest, Phrase(.initializeCameBefore))
    case .ending, .ended:
      throw RPCError(.shuttingDown, Phrase(.shutdownCameBefore))
    default: break
    }
    guard isTaken else { return }
    var error = RPCError(
      .invalidRequest, Phrase(.earlierRequestWithThisId))
    error.data["id"] =
      switch id {
      case .number(let number): .signed(number)
      case .text(let text): .string(text)
      }
    throw error
  }

  private func act(_ method: Method, _ id: RPCID, _ members: JSONObject) throws(RPCError) {
    switch method {
    case .initialize: answer(id, try initialize(members))
    case .send: try send(id, members)
    case .query:
      var params = try Params(members)
      let query = try AskedQuery.read(&params, session: session.reader)
      try params.finish()
      later(id, query)
    case .allowed:
      var params = try Params(members)
      let query = try AskedQuery.allowed(&params, session: session.reader)
      try params.finish()
      later(id, query)
    case .forecast: later(id, try forecast(members))
    case .subscribe: try subscribe(id, members)
    case .unsubscribe: try unsubscribe(id, members)
    case .tick: try tick(id, members)
    case .connection, .drop, .edit, .enqueue, .outbox, .resolve, .retry, .retryAsNew:
      try queueing(method, id, members)
    case .cancel:
      try cancel(members)
      answer(id, "{}")
    case .health:
      try Params(members).finish()
      answer(id, health)
    case .shutdown:
      try Params(members).finish()
      locked { state in
        state.phase = .ending(answer: id)
        state.endIfDone()
      }
    }
  }

  // MARK: Answers

  var session: (reader: ActorID?, language: Language?) {
    state.withLock { ($0.reader, $0.language) }
  }

  func answer(_ id: RPCID, _ json: String) {
    let line = RPCLine.result(json, of: id)
    locked { $0.answer(line) }
  }

  /// Answers the last line with an error. An id in use belongs to another request.
  ///
  /// Without an id, the error says the number of the line.
  func fail(_ id: RPCID?, _ error: RPCError) {
    let id = error.data["id"] == nil ? id : nil
    locked { state in
      var error = error
      if id == nil { error.data["line"] = .unsigned(state.counters.lines) }
      state.counters.errors += 1
      state.answer(RPCLine.error(error, of: id))
    }
  }

  /// Leaves the answer to `work`.
  func later(
    _ id: RPCID, isCancellable: Bool = true, isLong: Bool = false, _ body: @escaping Job.Body
  ) {
    let job = Job(id, isLong: isLong, body)
    locked { state in
      if let serial = state.begin(id, isCancellable ? job : nil) { state.jobs.add(job, serial) }
    }
    need(.work)
  }

  private func later(_ id: RPCID, _ query: AskedQuery) {
    later(id, isLong: query.isLong) { [store, options] (isCancelled) throws(RPCError) in
      try query.ask(
        store, options.bounds, options.recorder(.serve), isCancelled: isCancelled)
    }
  }

  /// - Throws: if the params are wrong; a request that is answered already is not an error.
  private func cancel(_ members: JSONObject) throws(RPCError) {
    var params = try Params(members)
    guard let value = params.take("id"), let id = RPCID(value) else {
      throw params.fault(
        "id", Phrase(.expectedStringOr64Bit)
      )
    }
    try params.finish()
    let error = RPCLine.error(RPCError(.cancelled, Phrase(.cancelled)), of: id)
    locked { state in
      guard let pending = state.pending[id], let job = pending.job else { return }
      job.cancel()
      // A job that has not begun leaves the queue, so that it takes up no uncounted place.
      state.jobs.remove(pending.serial)
      state.finish(id, pending.serial, error)
    }
  }
}
