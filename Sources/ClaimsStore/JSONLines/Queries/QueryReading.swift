import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension AskedQuery {
  /// Reads the params of `query`, or of a slice, and takes them from these.
  ///
  /// - Parameter session: who reads where the request does not say.
  static func read(_ params: inout Params, session: ActorID?) throws(RPCError) -> AskedQuery {
    guard let name = try params.choice("name", QueryName.self) else {
      throw params.fault("name", "it is missing", "falta")
    }
    let reader = try params.actor("as") ?? session
    var inner = try Params(params.take("params") ?? .object([:]), at: params.path + ".params")
    var reading = QueryReading(name: name, reader: reader)
    let body = try reading.read(&inner)
    try inner.finish()
    return AskedQuery(name: name, reader: reader, subject: reading.subject, body: body)
  }

  /// Reads the params of `allowed`, which are those of the query and who asks.
  static func allowed(_ params: inout Params, session: ActorID?) throws(RPCError) -> AskedQuery {
    guard let reader = try params.actor("as") ?? session else {
      throw params.fault("as", Phrase(.itIsMissingWhoAsks))
    }
    var reading = QueryReading(name: .allowed, reader: reader)
    let body = try reading.read(&params)
    return AskedQuery(name: .allowed, reader: reader, subject: reading.subject, body: body)
  }
}

/// A query whose params are being read.
struct QueryReading {
  typealias Body = AskedQuery.Body

  let name: QueryName
  let reader: ActorID?
  var subject: StreamID?

  mutating func read(_ params: inout Params) throws(RPCError) -> Body {
    switch name {
    case .list: try list(&params)
    case .documents: try query(DocumentsQuery.self, &params)
    case .reports: try query(ReportsQuery.self, &params)
    case .community: try query(CommunityQuery.self, &params)
    case .receipt: try query(ReceiptQuery.self, &params)
    case .catalogs: try query(CatalogsQuery.self, &params)
    case .flows: try query(FlowsQuery.self, &params)
    case .financials: try query(FinancialsQuery.self, &params)
    case .aging: try query(AgingQuery.self, &params)
    case .fraud: try query(FraudQuery.self, &params)
    case .sla: try query(SLAQuery.self, &params)
    case .funnel: try query(FunnelQuery.self, &params)
    case .actors: try query(ActorsQuery.self, &params)
    case .rules: try query(RulesQuery.self, &params)
    case .words: try query(WordsQuery.self, &params)
    case .reasons: try query(ReasonsQuery.self, &params)
    case .show: try query(ShowQuery.self, &params)
    case .worklist: try query(WorklistQuery.self, &params)
    case .allowed: try query(AllowedQuery.self, &params)
    case .history: try query(HistoryQuery.self, &params)
    case .refusals: try query(RefusalsQuery.self, &params)
    case .timeline: try query(TimelineQuery.self, &params)
    case .blame: try query(BlameQuery.self, &params)
    case .diff: try query(DiffQuery.self, &params)
    case .replay: try query(ReplayQuery.self, &params)
    }
  }

  /// Claims, or the streams of another kind.
  private mutating func list(_ params: inout Params) throws(RPCError) -> Body {
    guard let kind = try params.value("kind", String.self), kind != "claims" else {
      return try query(ClaimsQuery.self, &params)
    }
    guard var query = StreamsQuery(kind: kind) else {
      throw params.fault(
        "kind", "expected one of \(StreamsQuery.kinds), found '\(kind)'",
        "se esperaba uno de \(StreamsQuery.kinds), se encontró '\(kind)'")
    }
    let asked = try StreamsQuery(&params)
    (query.limit, query.offset) = (asked.limit, asked.offset)
    return try body(of: query, &params)
  }

  private mutating func query<Q: Query>(
    _: Q.Type, _ params: inout Params
  ) throws(RPCError) -> Body { try body(of: Q(&params), &params) }

  private mutating func body<Q: Query>(
    of query: Q, _ params: inout Params
  ) throws(RPCError) -> Body {
    switch query.fault {
    case nil: break
    case .exclusive(let one, let other)?:
      throw params.fault(
        "\(other)", "it and '\(one)' exclude one another", "él y '\(one)' se excluyen")
    case .missing(let name)?: throw params.fault("\(name)", "it is missing", "falta")
    case .wrong(let name, let wording)?: throw params.fault("\(name)", wording)
    }
    subject = query.subject
    return { (scene) throws(RPCError) in try query.view(in: scene).jsonLines }
  }
}
