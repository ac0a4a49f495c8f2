import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A question about what the log holds: a message whose fields are the params of a request and the
/// options of a verb.
package protocol Query: Message {
  associatedtype View: QueryView
  static var name: Question { get }
  /// The one stream that the answer is about, beside the register and the rules; nil if any
  /// event may change it.
  var subject: StreamID? { get }
  /// Of when it asks; of now unless it has the fields for it.
  var asOf: AskedPoint { get }
  /// A valuation: what was done later by a clock is left out; nil for none.
  var until: (time: Instant, clock: ModelClock)? { get }
  /// What is wrong with the query; nil if nothing is.
  var fault: QueryFault? { get }
  /// Whom it looks for by their names.
  var people: [ActorID] { get }
  /// What it goes through: long ones wait for one another, and no others for them.
  var reach: QueryReach { get }
  /// Reads the params of a request: by the list of fields, unless one is not a message's field.
  init(_ params: inout Params) throws(RPCError)
  func view(in scene: QueryScene) throws(RPCError) -> View
}

extension Query {
  package static var messageName: StaticString { "Query" }
  package var subject: StreamID? { nil }
  package var asOf: AskedPoint { AskedPoint() }
  package var until: (time: Instant, clock: ModelClock)? { nil }
  package var fault: QueryFault? { nil }
  package var people: [ActorID] { [] }
  package var reach: QueryReach { subject == nil ? QueryReach(Self.name) : .few }

  /// What is wrong with it, or with when it asks of.
  package var anyFault: QueryFault? { asOf.fault ?? fault }

  package init(_ params: inout Params) throws(RPCError) { self = try params.message(Self.self) }
}

/// What a query goes through.
package enum QueryReach {
  /// What does not grow with the log: quick, and shown whole.
  case fixed
  /// One stream, or little else: quick.
  case few
  /// All streams of a kind, or the log from a position on: quick if few rows are asked for.
  case streams
  case wholeLog

  init(_ name: Question) {
    self =
      switch name {
      case .words, .catalogs, .flows: .fixed
      case .list, .history, .documents, .reports, .community, .financials, .funnel: .streams
      case .actors, .aging, .explain, .flags, .whatIf, .fraud, .refusals, .replay, .sla, .worklist:
        .wholeLog
      default: .few
      }
  }

  /// More rows than this take long.
  static let fewRows: UInt64 = 100
}

/// What is wrong with a query whose fields are each right.
package enum QueryFault {
  /// Two fields of which one may be given.
  case exclusive(StaticString, StaticString)
  case missing(StaticString)
  case wrong(StaticString, Phrase)
}

extension FieldVisitor where Self: ~Copyable {
  /// A field of codes, of which that for none is none.
  mutating func codes<Code: CodedEnum>(
    _ number: UInt32, _ name: StaticString, _ codes: inout [Code]
  ) throws(WireError) {
    try field(number, name, &codes)
    guard codes.contains(where: { $0.rawValue == 0 }) else { return }
    throw .unreadable(Phrase(.standsForNone, Code().name).at("\(name)"))
  }
}

extension Query {
  /// Those whom it looks for of whom its reader is shown nothing: whether there are any or they are
  /// hidden is all the same.
  package func strangers(in scene: QueryScene, _ view: View) throws(RPCError) -> [ActorID] {
    if case .page(let shown, _, _) = view.extent, shown > 0 { return [] }
    var strangers: [ActorID] = []
    for actor in people where try !scene.showsAnything(of: actor) { strangers.append(actor) }
    return strangers
  }
}

/// The answer to a query, as rows.
package protocol QueryView {
  var extent: RowExtent { get }
  /// What the query's `after` calls a row; nil if it has none.
  func place(of row: any ViewRow) -> JSONValue?
  /// Shows each row until `body` answers false.
  ///
  /// - Returns: how many more there are than a limit lets it show, as far as it is not told otherwise.
  @discardableResult
  func forEachRow(_ body: (any ViewRow) -> Bool) throws(RPCError) -> UInt64
}

extension QueryView {
  package var extent: RowExtent { .all }
  package func place(of row: any ViewRow) -> JSONValue? { nil }
}

/// A view whose rows are all in memory.
package protocol ListedView: QueryView, ViewRows {}

extension ListedView {
  package func forEachRow(_ body: (any ViewRow) -> Bool) -> UInt64 {
    for row in allRows { guard body(row) else { return 0 } }
    return 0
  }
}

/// A query of any kind, read from its params: it can be run any number of times.
struct AskedQuery: Sendable {
  typealias Body = @Sendable (QueryScene, AnswerBounds) throws(RPCError) -> BoundedRows

  let name: Question
  /// Nil for an unrestricted reader.
  let reader: ActorID?
  let subject: StreamID?
  /// What was asked, as a record of reads has it; nil for what no record has.
  let params: String?
  let isLong: Bool
  let body: Body

  /// Runs the query now. Blocks until what is shown is durable.
  ///
  /// - Returns: the answer as JSON. Source: Specs/JSONLines.md, "query".
  func ask<Log: EventStore>(
    _ store: Store<Log>, _ bounds: AnswerBounds, _ reads: ReadRecorder?,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(RPCError) -> String {
    let logState: LogState
    do throws(EventStoreError) { logState = try store.kernel.query { copy $0 } } catch {
      throw RPCError(error)
    }
    let rows = try answer(in: logState, store, bounds, reads, isCancelled: isCancelled)
    if let reads { try record(rows.streams, in: logState, store, reads) }
    return #"{"position":\#(logState.events),\#(rows.json)}"#
  }

  /// Runs the query on a state that is durable already.
  func answer<Log: EventStore>(
    in logState: LogState, _ store: Store<Log>, _ bounds: AnswerBounds,
    _ reads: ReadRecorder?, isCancelled: @escaping @Sendable () -> Bool
  ) throws(RPCError) -> BoundedRows {
    let scene = QueryScene(
      store, in: logState, as: try logState.access(of: reader), bounds,
      params == nil ? nil : reads, isCancelled: isCancelled)
    return try body(scene, bounds)
  }

  /// Records what is about to be shown.
  ///
  /// - Parameter streams: those of each row.
  func record<Log: EventStore>(
    _ streams: [Set<StreamID>], in logState: LogState, _ store: Store<Log>, _ reads: ReadRecorder
  ) throws(RPCError) {
    guard let params else { return }
    var read = StreamsRead(
      name.rawValue, params, in: logState, of: store.kernel.log, by: reader, through: reads)
    var told = streams.reduce(into: Set<StreamID>()) { $0.formUnion($1) }
    if let subject { told.insert(subject) }
    read.tell(of: told, rows: streams.count, in: logState)
    try reads.record(read)
  }
}
