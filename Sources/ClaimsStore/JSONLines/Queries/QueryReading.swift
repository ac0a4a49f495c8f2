import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Query {
  /// Reads the params of `query`, or of a slice, and takes them from these.
  ///
  /// - Parameter session: who reads where the request does not say.
  static func read(_ params: inout Params, session: ActorID?) throws(RPCError) -> Query {
    guard let name = try params.choice("name", QueryName.self) else {
      throw params.fault("name", "it is missing", "falta")
    }
    let reader = try params.actor("as") ?? session
    var inner = try Params(params.take("params") ?? .object([:]), at: params.path + ".params")
    var reading = QueryReading(name: name, reader: reader)
    let body = try reading.read(&inner)
    try inner.finish()
    return Query(name: name, reader: reader, subject: reading.subject, body: body)
  }
}

/// A query whose params are being read.
struct QueryReading {
  typealias Body = Query.Body

  let name: QueryName
  let reader: ActorID?
  var subject: StreamID?

  mutating func read(_ params: inout Params) throws(RPCError) -> Body {
    switch name {
    case .list: try list(&params)
    case .show: try show(&params)
    case .documents: try documents(&params)
    case .reports: try reports(&params)
    case .community: { scene in CommunityView(of: scene.world).rows.map(\.json) }
    case .worklist: try worklist(&params)
    case .financials: try financials(&params)
    case .aging: try aging(&params)
    case .fraud: try fraud(&params)
    case .sla: try sla(&params)
    case .funnel: try funnel(&params)
    case .catalogs: try catalogs(&params)
    case .words: { _ in WordList.entries.map(\.json) }
    case .reasons: try reasons(&params)
    case .receipt: try receipt(&params)
    case .actors: actors
    case .rules: rules
    case .flows: flows
    case .history: try history(&params)
    case .refusals: try refusals(&params)
    case .timeline: try timeline(&params)
    case .blame: try blame(&params)
    case .diff: try diff(&params)
    case .replay: try replay(&params)
    }
  }

  /// The stream that the query is about: `"stream": {"lead": UUID}`, or `"claim": UUID` for short.
  mutating func stream(_ params: inout Params) throws(RPCError) -> StreamID {
    let stream: StreamID
    if let named = try params.stream("stream") {
      stream = named.stream
    } else {
      stream = .claim(try params.needed("claim", Identifier.self))
    }
    subject = stream
    return stream
  }
}
