import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

/// What a verb's query needs: who asks, and the state that answers.
struct Asking {
  static let option = Verb.Option("as", "ACTOR")

  let scene: QueryScene
  /// The actor that --as names, once for each role; empty without it.
  let senders: [Sender]
  /// Where it is recorded what is shown; nil for nowhere.
  let reads: ReadPlace?

  init(_ arguments: Arguments, _ output: Output) throws {
    let store = try store(arguments, output)
    let logState = try store.kernel.query { copy $0 }
    let senders = try arguments.value("as").map { try Sender.all($0, in: logState.actors) } ?? []
    self.senders = senders
    reads = ReadPlace(arguments)
    scene = QueryScene(
      own: store, in: logState,
      as: senders.first.map { ReaderRoles(of: $0.actor, as: senders.map(\.role)) } ?? .whole,
      supposingRoles: senders.contains { $0.isSupposed },
      in: arguments.has("json") ? nil : output.speech.words)
  }

  /// The stream of `rules`, of `catalogs`, of an actor in the register, or the only one whose id
  /// has this prefix.
  func stream(_ text: String, as access: ReaderRoles? = nil) throws -> StreamID {
    try scene.logState.stream(named: text, as: access ?? scene.access, at: scene.now)
  }

  /// The actor of an actor's stream; an empty id for other streams.
  func person(of stream: StreamID) -> ActorID {
    (scene.logState.snapshot(of: stream)?.state as? RegisteredActor)?.id ?? ActorID()
  }
}

extension Arguments {
  /// Reads a query by the list of its fields.
  ///
  /// - Parameter others: the fields that the verb reads itself.
  func query<Q: Query>(_: Q.Type = Q.self, without others: Set<String> = []) throws -> Q {
    let query = try message(Q.self, without: others)
    try check(query.anyFault)
    return query
  }

  /// - Throws: what is wrong with fields, in the names of their options.
  func check(_ fault: QueryFault?) throws(Usage) {
    switch fault {
    case .exclusive(let one, let other)?:
      let names = [one, other].map { "--" + (OptionWords.names["\($0)"] ?? "\($0)") }
      throw Usage.exclusive(names[0], names[1])
    case .wrong(let name, let wording)?: throw Usage(wording.at("--\(name)"))
    case .missing, nil: break
    }
  }
}

extension Arguments {
  /// Reads a message by the list of its fields.
  func message<M: Message>(_: M.Type = M.self, without others: Set<String> = []) throws -> M {
    var (reader, message) = (OptionsReader(self, without: others), M())
    do throws(WireError) { try message.visit(&reader) } catch { throw Usage(error.wording) }
    return message
  }
}

extension Verb {
  /// Runs a query and shows the answer: each row as JSON, or all of it by `show`.
  func ask<Q: Query>(
    _ query: Q, _ arguments: Arguments, _ output: inout Output,
    _ show: (Q.View, QueryScene, inout Output) throws -> Void
  ) throws -> ExitCode {
    try ask(query, Asking(arguments, output), arguments, &output, show)
  }

  func ask<Q: Query>(
    _ query: Q, _ asking: Asking, _ arguments: Arguments, _ output: inout Output,
    _ show: (Q.View, QueryScene, inout Output) throws -> Void
  ) throws -> ExitCode {
    let end = asking.scene.logState.events
    if let point = query.asOf.point { output.tell(end: end, before: point) }
    if let period = try arguments.period() { output.tell(end: end, before: period) }
    let scene = try asking.scene.asOf(query)
    let view = try query.view(in: scene)
    try asking.record(query, view)
    for actor in try query.strangers(in: scene, view) {
      output.message(.nobodyIsCalled, actor.text)
    }
    guard arguments.has("json") else {
      try show(view, scene, &output)
      return .done
    }
    output.tell(
      leftOut: try view.forEachRow { row in
        output.line(row.json)
        return !output.isBroken
      })
    return .done
  }

  /// Runs a query about the stream that the first operand names, if there is one.
  func ask<Q: StreamQuery>(
    _: Q.Type, _ arguments: Arguments, _ output: inout Output,
    _ show: (Q.View, Q, Asking, inout Output) throws -> Void
  ) throws -> ExitCode {
    let (query, asking) = try streamQuery(Q.self, arguments, output)
    return try ask(query, asking, arguments, &output) { view, _, output in
      try show(view, query, asking, &output)
    }
  }

  /// The same for rows that are read one after another; in text output, `head` comes first.
  func ask<Q: StreamQuery, Row>(
    _: Q.Type, _ arguments: Arguments, _ output: inout Output,
    head: (Q, Asking, inout Output) -> Void = { _, _, _ in }, row: (Row, Q, inout Output) -> Void
  ) throws -> ExitCode where Q.View == LogRows<Row> {
    let (query, asking) = try streamQuery(Q.self, arguments, output)
    return try ask(query, asking, arguments, &output) { rows, _, output in
      head(query, asking, &output)
      output.tell(
        leftOut: try rows.forEach { found in
          row(found, query, &output)
          return !output.isBroken
        })
    }
  }

  func ask<Q: Query, Row>(
    _ query: Q, _ asking: Asking, _ arguments: Arguments, _ output: inout Output,
    row: (Row, inout Output) -> Void
  ) throws -> ExitCode where Q.View == LogRows<Row> {
    try ask(query, asking, arguments, &output) { rows, _, output in
      output.tell(
        leftOut: try rows.forEach { found in
          row(found, &output)
          return !output.isBroken
        })
    }
  }

  private func streamQuery<Q: StreamQuery>(
    _: Q.Type, _ arguments: Arguments, _ output: Output
  ) throws -> (Q, Asking) {
    var query: Q = try arguments.query()
    let asking = try Asking(arguments, output)
    query.stream = try arguments.rest.first.map { try asking.stream($0) }
    for point in query.points { output.tell(end: asking.scene.logState.events, before: point) }
    return (query, asking)
  }
}

extension LogState {
  /// The stream with this name or prefix of its id, if the reader sees it.
  func stream(
    named text: String, as access: ReaderRoles = .whole, at time: Instant = systemClock()
  ) throws -> StreamID {
    do throws(UnknownStream) { return try stream(called: text, as: access, at: time) } catch {
      let names = access.isWhole ? actors.actors.map(\.id.text) + ["rules", "catalogs"] : []
      throw error.failure(stream: text, among: names)
    }
  }
}

extension UnknownStream {
  /// - Parameter names: what the reader may know to be called somehow.
  func failure(stream text: String, among names: [String] = []) -> Failure {
    switch self {
    case .nothing:
      Failure(.unknown(text, among: names, Phrase(.thereIsNothingCalledIn, text)))
    case .several(let count):
      Failure(.streamsBeginWithNameOne, count, text)
    }
  }
}
