import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The methods of requests. Source: Specs/JSONLines.md, "Methods".
enum Method: String, CaseIterable {
  case allowed, cancel, connection, drop, edit, enqueue, forecast, health, initialize, outbox, query
  case resolve, retry, retryAsNew, send, shutdown, subscribe, tick, unsubscribe

  /// Whether it is about an outbox, which not every server has.
  var isOfOutbox: Bool {
    switch self {
    case .connection, .drop, .edit, .enqueue, .outbox, .resolve, .retry, .retryAsNew: true
    default: false
    }
  }
}

extension JSONLinesServer {
  /// The version of the protocol that this is.
  static var version: UInt64 { 1 }

  func initialize(_ members: JSONObject) throws(RPCError) -> String {
    var params = try Params(members)
    let version = try params.needed("protocolVersion", UInt64.self)
    if let client = params.take("client") {
      var inner = try Params(client, at: "params.client")
      _ = try inner.needed("name", String.self)
      _ = try inner.value("version", String.self)
      try inner.finish()
    }
    let reader = try params.actor("actor")
    let language = try params.value("language", Language.self)
    try params.finish()
    guard version == Self.version else {
      var error = params.fault(
        "protocolVersion", Phrase(.expectedFound, Self.version, version))
      error.data["supported"] = .array([.unsigned(Self.version)])
      throw error
    }
    locked { state in
      state.phase = .ready
      (state.reader, state.language) = (reader, language ?? options.language)
    }
    return welcome
  }

  private var welcome: String {
    return JSONWriter.object { writer in
      writer.member("protocolVersion", Self.version)
      writer.key("capabilities")
      writer.beginObject()
      writer.key("methods")
      let methods = Method.allCases.filter { outbox != nil || !$0.isOfOutbox }
      writer.names(methods.map(\.rawValue))
      writer.key("queries")
      writer.names(AskedQuery.names)
      writer.member("clock", options.setClock == nil ? "system" : "manual")
      writer.endObject()
      writer.key("log")
      let health = store.health()
      if let id = health.logID { writer.string(id.text) } else { writer.null() }
      writer.member("position", health.durablePosition)
      writer.key("limits")
      writer.beginObject()
      for (name, limit) in [
        ("line", LineFraming.limit), ("depth", JSONValue.depthLimit),
        ("inFlight", options.inFlight),
        ("subscriptions", options.subscriptions), ("rows", options.bounds.rows),
        ("rowsMax", options.bounds.rowsMax), ("answerBytes", options.bounds.answerBytes),
        ("keptBytes", options.keptBytes),
      ] {
        writer.member(name, limit)
      }
      writer.endObject()
    }
  }

  // MARK: Sending

  /// Decides at once, and answers once that is durable: many commands share a sync.
  func send(_ id: RPCID, _ members: JSONObject) throws(RPCError) {
    var members = members
    try setClock(by: &members)
    let value = JSONValue.object(members)
    let command: CommandEnvelope
    do throws(JSONFault) {
      command = try CommandEnvelope(json: value)
    } catch {
      let refused = RefusedAnswer(malformed: value, error.wording, in: session.language ?? .en)
      return answer(id, Answer.refused(refused).json)
    }
    guard let serial = locked({ $0.begin(id) }) else { return }
    do throws(EventStoreError) {
      try store.send(command) { [self] answer in told(answer, id, serial) }
    } catch {
      finish(id, serial, RPCLine.error(RPCError(error), of: id))
    }
  }

  /// Answers a command once that is durable. The answer is encoded before, not while the log waits.
  private func told(
    _ answer: Answer, _ id: RPCID, _ serial: UInt64
  ) -> @Sendable (EventStoreError?) -> Void {
    let line = RPCLine.result(answer.worded(in: session.language).json, of: id)
    return { [self] failure in
      finish(id, serial, failure.map { RPCLine.error(RPCError($0), of: id) } ?? line)
    }
  }

  // MARK: Health

  /// From memory, whatever the log is doing.
  var health: String {
    let (counters, inFlight, subscriptions) = state.withLock {
      ($0.counters, $0.pending.count, $0.subscriptions.count)
    }
    var health = store.health()
    var writer = JSONWriter()
    writer.beginObject()
    do throws(WireError) { try health.visit(&writer) } catch {}
    if let outbox {
      writer.key("outbox")
      writer.beginObject()
      write(outbox, to: &writer)
      writer.endObject()
    }
    writer.key("connection")
    writer.beginObject()
    for (name, count) in counters.named {
      writer.member(name, count)
    }
    writer.member("inFlight", inFlight)
    writer.member("subscriptions", subscriptions)
    writer.endObject()
    writer.endObject()
    return writer.text
  }
}

extension JSONWriter {
  mutating func names(_ names: [String]) {
    beginArray()
    for name in names { string(name) }
    endArray()
  }
}
