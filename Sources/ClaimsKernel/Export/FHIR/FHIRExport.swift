import ClaimsDomain
import EventSourcing

/// Claims as HL7 FHIR R4: each with what was answered, who changed what, and what was refused.
///
/// Source: Specs/FHIR.md, "Mapping out".
public struct FHIRExport: ExportFormat {
  public static var name: String { "fhir" }
  public var matter: ExportMatter { .eventsAndState }

  private let isLines: Bool
  private var isFirst = true

  /// - Parameter isLines: a resource a line (NDJSON) instead of one Bundle.
  public init(lines isLines: Bool) { self.isLines = isLines }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    begin(&sink)
    // Names stand in the register: only for those who see that.
    let names = source.visibility.access.readsRegister ? source.logState?.actors : nil
    let state = try source.stateAtEnd()
    let stories = try trace(source, names, FHIRStories(of: state.claims), to: &sink)
    var omissions = FHIROmissions()
    var count: UInt64 = 0
    if source.choice.includes(.claim) {
      ExportTable.forEachSeen(ClaimDecider.self, in: state, source.visibility) {
        snapshot, redaction in
        count += 1
        let file = FHIRClaimFile(
          id: snapshot.id, claim: redaction.emptying(snapshot.state), created: snapshot.created,
          names: names, story: stories[snapshot.id])
        omissions.count(file)
        write(to: &sink) { file.writeClaim(to: &$0) }
        guard let outcome = file.outcome else { return }
        write(to: &sink) { file.writeResponse(outcome, to: &$0) }
        if outcome == "complete" { write(to: &sink) { file.writeExplanation(outcome, to: &$0) } }
      }
    }
    end(&sink)
    return omissions.told(of: count)
  }

  func begin(_ sink: inout ExportSink) {
    if !isLines { sink.text(#"{"resourceType":"Bundle","type":"collection""#) }
  }

  func end(_ sink: inout ExportSink) {
    guard !isLines else { return }
    sink.text(isFirst ? "}" : "\n]}")
    sink.endLine()
  }

  /// Writes what happened and what was refused, in the order of the log.
  ///
  /// - Returns: what the events up to the end of the period say of claims beside their states.
  private mutating func trace<Log: EventStore>(
    _ source: ExportSource<Log>, _ names: ActorRegister?, _ none: FHIRStories,
    to sink: inout ExportSink
  ) throws(EventStoreError) -> FHIRStories {
    var stories = none
    if source.choice.period?.from != nil { try stories.take(before: source, into: &sink) }
    var commit: [VisibleEvent] = []
    var refusals: UInt64 = 0
    var writing = self
    func close(_ sink: inout ExportSink) {
      guard !commit.isEmpty else { return }
      let provenance = FHIRProvenance(events: commit, names: names)
      writing.write(to: &sink) { provenance.write(to: &$0) }
      commit.removeAll(keepingCapacity: true)
    }
    try source.forEach(into: &sink) { item, sink in
      switch item {
      case .event(let event):
        if let last = commit.last, last.line.entry.decidedAt != event.line.entry.decidedAt {
          close(&sink)
        }
        commit.append(event)
        stories.take(event)
      case .refusal(let line):
        close(&sink)
        refusals += 1
        let refusal = FHIRRefusal(line: line, number: refusals, names: names)
        writing.write(to: &sink) { refusal.write(to: &$0) }
      }
    }
    close(&sink)
    self = writing
    return stories
  }

  mutating func write(
    to sink: inout ExportSink, _ resource: (inout JSONWriter) -> Void
  ) {
    if !isLines { sink.text(isFirst ? ",\"entry\":[\n{\"resource\":" : ",\n{\"resource\":") }
    isFirst = false
    resource(&sink.writer)
    if isLines { return sink.endLine() }
    sink.text("}")
    sink.endPiece()
  }
}

/// What events say of claims beside their states, claim by claim.
private struct FHIRStories {
  private let claims: ClaimTable
  /// By the places of the claims: a dictionary of a hundred thousand takes five times the memory.
  private var stories: [FHIRStory]

  init(of claims: ClaimTable) {
    self.claims = claims
    stories = Array(repeating: FHIRStory(), count: claims.count)
  }

  subscript(id: Identifier) -> FHIRStory { claims.place(of: id).map { stories[$0] } ?? FHIRStory() }

  mutating func take(_ event: VisibleEvent) {
    guard FHIRStory.tells(event), let place = claims.place(of: event.line.stored.stream.id) else {
      return
    }
    stories[place].take(event)
  }

  /// Takes everything up to the end of the period: a claim is as it is then, whenever that began.
  mutating func take<Log: EventStore>(
    before source: ExportSource<Log>, into sink: inout ExportSink
  ) throws(EventStoreError) {
    guard source.choice.includes(.claim) else { return }
    var choice = source.choice
    choice.kinds = [StreamKind(.claim)]
    choice.period?.from = nil
    var stories = self
    try source.choosing(choice).forEach(into: &sink) { item, _ in
      if case .event(let event) = item { stories.take(event) }
    }
    self = stories
  }
}

extension Redaction {
  /// A claim without what is left out of it.
  func emptying(_ claim: Claim) -> Claim {
    guard !isEmpty else { return claim }
    var claim = claim
    var sieve = FieldSieve { !hides($0) }
    do throws(WireError) { try claim.visit(&sieve) } catch {}
    return claim
  }
}
