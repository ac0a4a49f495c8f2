import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a front end may ask. `list` is about claims, and about other streams if `kind` says so.
///
/// Source: Specs/JSONLines.md, "query".
package let servedQueries: [any Query.Type] = [
  ActorsQuery.self, AgingQuery.self, AllowedQuery.self, BlameQuery.self, CatalogsQuery.self,
  ClaimsQuery.self, CommunityQuery.self, DiffQuery.self, DocumentsQuery.self, ExplainQuery.self,
  FinancialsQuery.self, FlagsQuery.self, FlowsQuery.self, FraudQuery.self, FunnelQuery.self,
  HistoryQuery.self,
  ReasonsQuery.self, ReceiptQuery.self, RefusalsQuery.self, ReplayQuery.self, ReportsQuery.self,
  RulesQuery.self, SLAQuery.self, ShowQuery.self, TimelineQuery.self, WhatIfQuery.self,
  WordsQuery.self,
  WorklistQuery.self,
]

extension AskedQuery {
  /// The names of all queries, in order.
  static let names = servedQueries.map { $0.name.rawValue }.sorted()

  /// Reads the params of `query`, or of a slice, and takes them from these.
  ///
  /// - Parameter session: the reader, if the request does not say.
  static func read(_ params: inout Params, session: ActorID?) throws(RPCError) -> AskedQuery {
    guard let name = try params.value("name", String.self) else {
      throw params.fault("name", Phrase(.itIsMissing))
    }
    guard let query = servedQueries.first(where: { $0.name.rawValue == name }) else {
      throw params.fault(
        "name", Phrase(.expectedOneOfFound, names.joined(separator: ", "), name))
    }
    let reader = try params.actor("as") ?? session
    var inner = try Params(params.take("params") ?? .object([:]), at: params.path + ".params")
    let asked = try read(query, &inner, as: reader)
    try inner.finish()
    return asked
  }

  /// Reads the params of `allowed`, which are those of the query and who asks.
  static func allowed(_ params: inout Params, session: ActorID?) throws(RPCError) -> AskedQuery {
    guard let reader = try params.actor("as") ?? session else {
      throw params.fault("as", Phrase(.itIsMissingWhoAsks))
    }
    return try read(AllowedQuery.self, &params, as: reader)
  }

  private static func read<Q: Query>(
    _: Q.Type, _ params: inout Params, as reader: ActorID?
  ) throws(RPCError) -> AskedQuery {
    // Every query has these; some are fields that it reads, too.
    let limit = try params.value("limit", UInt64.self)
    let offset = try params.value("offset", UInt64.self)
    guard Q.self == ClaimsQuery.self, let kind = try params.value("kind", String.self),
      kind != "claims"
    else { return try AskedQuery(Q(&params), params, as: reader, limit, offset) }
    guard let streams = StreamsQuery(kind: kind) else {
      throw params.fault("kind", Phrase(.expectedOneOfFound, StreamsQuery.kinds, kind))
    }
    var query = try params.message(StreamsQuery.self)
    query.categories = streams.categories
    return try AskedQuery(query, params, as: reader, limit, offset)
  }

  private init<Q: Query>(
    _ query: Q, _ params: Params, as reader: ActorID?, _ limit: UInt64?, _ offset: UInt64?
  ) throws(RPCError) {
    switch query.anyFault {
    case nil: break
    case .exclusive(let one, let other)?:
      throw params.fault(
        "\(other)", Phrase(.excludeOneAnother, one))
    case .missing(let name)?: throw params.fault("\(name)", Phrase(.itIsMissing))
    case .wrong(let name, let wording)?: throw params.fault("\(name)", wording)
    }
    // What is asked of the past is folded anew.
    let reach = query.asOf.point == nil ? query.reach : QueryReach.wholeLog
    let limit = limit ?? (query.reach == .fixed ? .max : nil)
    let isLong =
      switch reach {
      case .fixed, .few: false
      // Looking for what a reader sees of the log may take all of it.
      case .streams: limit ?? .max > QueryReach.fewRows || reader != nil && Q.name == .history
      case .wholeLog: true
      }
    self.init(
      name: Q.name, reader: reader, subject: query.subject,
      params: Q.isRecorded ? query.paramsText : nil, isLong: isLong
    ) { scene, bounds throws(RPCError) in
      let view = try query.view(in: scene.asOf(query))
      var rows = BoundedRows(view.extent, offset: offset, limit: limit, bounds)
      var last: (any ViewRow)?
      try view.forEachRow { row in
        let count = rows.rows.count
        let goesOn = rows.take(row.json)
        if rows.rows.count > count {
          last = row
          if scene.reads != nil { rows.streams.append(ReadStreams.of(row, in: scene.logState)) }
        }
        return goesOn
      }
      rows.place = last.flatMap { view.place(of: $0) }
      return rows
    }
  }
}
