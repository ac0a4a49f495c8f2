import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What streams say of one another, folded by hand only from entries: what the invariants between
/// streams are judged by, apart from the worlds and the guards that are under test.
struct StreamLedger: Equatable, Sendable {
  struct Paper: Equatable, Sendable {
    var owner = ActorID()
    var isVerified = false
    var isDeleted = false
    var validUntil: LocalDate?
  }

  struct Case: Equatable, Sendable {
    var isHandedIn = false
    var origin: Identifier?
    var documents: [Identifier] = []
    /// How often the system has asked for a review of a document.
    var reviews: [Identifier: Int] = [:]
  }

  struct Record: Equatable, Sendable {
    var reporter: ActorID
    var isDiscarded = false
  }

  /// A document was revoked, and these claims relied on it.
  struct Cause: Equatable, Sendable {
    let event: DomainEvent
    let document: Identifier
    let position: Position
    let claims: [Identifier]
  }

  var papers: [Identifier: Paper] = [:]
  var cases: [Identifier: Case] = [:]
  /// The claims that came of a lead.
  var leads: [Identifier: [Identifier]] = [:]
  /// The records of accidents.
  var accidents: [Identifier: Record] = [:]
  var anonymousReports: Set<Identifier> = []
  /// What the reporters of those keep.
  private var receipts: Set<[UInt8]> = []
  var causes: [Cause] = []
  var commands: Set<Identifier> = []
  var position = Position.start
  private var known: Set<StreamID> = []
  /// What was broken first, by an entry itself.
  private var brokenBetween: String?
  /// What holds of each stream alone.
  private(set) var alone = AloneLedger()
  var broken: String? { brokenBetween ?? alone.broken }

  mutating func apply(_ entry: Entry) throws(WireError) {
    judgeNames(in: entry)
    guard entry.refusal == nil else { return }
    commands.insert(entry.command.id)
    var events: [(stream: StreamID, event: DomainEvent)] = []
    for stored in entry.events { events.append((stored.stream, try DomainEvent(stored))) }
    let known = known.union(entry.events.map(\.stream))
    let command = try CommandEnvelope(entry.command).command
    judgeConversions(in: events, entry)
    for (place, part) in events.enumerated() {
      alone.apply(part.event, in: part.stream, of: command, at: entry.recorded)
      judge(part.event, in: part.stream, among: known, at: entry.recorded)
      judgeOwners(part.event, by: entry.command)
      fold(part.event, in: part.stream, entry, at: entry.events[place].position)
    }
    self.known = known
    position = entry.last
  }

  /// How often a claim has to be reviewed for a document, all in all.
  func reviews(of document: Identifier, on claim: Identifier) -> Int {
    causes.count { $0.document == document && $0.claims.contains(claim) }
  }

  private mutating func note(_ invariant: String, _ text: String) {
    if brokenBetween == nil { brokenBetween = "\(invariant): \(text)" }
  }

  // MARK: Judging entries

  /// I16: nothing that comes without a name leads to one, accepted or refused.
  private mutating func judgeNames(in entry: Entry) {
    let command = entry.command
    guard command.role == Role.anonymous.rawValue else {
      if receipts.contains(where: { command.payload.contains($0) }) {
        note("I16", "what came with a name tells the receipt of a report without one")
      }
      return
    }
    if command.correlation != Identifier() {
      note("I16", "what came without a name is tied to something")
    }
    var bytes = command.payload + (entry.refusal ?? [])
    for event in entry.events { bytes += event.payload }
    for text in [command.actor.text, command.importedBy.text, command.person.text] {
      bytes += Array(text.utf8)
    }
    for name in Townspeople.names where bytes.contains(Array(name.utf8)) {
      note("I16", "what came without a name names \(name)")
    }
  }

  /// I18, and R8, the same of reports: both streams of a conversion, in one commit, or neither.
  private mutating func judgeConversions(
    in events: [(stream: StreamID, event: DomainEvent)], _ entry: Entry
  ) {
    var drafts: [Identifier: Identifier] = [:]
    for case (let stream, .claim(.claimDrafted(let drafted))) in events {
      drafts[stream.id] = drafted.origin ?? Identifier()
      if entry.events.first(where: { $0.stream == stream })?.revision != Revision(1) {
        note("I18", "a claim was drafted that there was")
      }
    }
    var converted: Set<Identifier> = []
    for case (let stream, .lead(.leadConverted(let conversion))) in events {
      converted.insert(stream.id)
      if drafts[conversion.claim] != stream.id { note("I18", "no claim came of a lead") }
    }
    for case (let stream, .report(.reportEscalated(let escalated))) in events {
      converted.insert(stream.id)
      if drafts[escalated.claim] != stream.id { note("I05", "no claim came of a report") }
    }
    for origin in drafts.values where known.contains(.report(origin)) && !converted.contains(origin)
    {
      note("R8", "a claim says that it came of a report, and the report does not")
    }
    for origin in drafts.values where leads[origin] != nil && !converted.contains(origin) {
      note("I18", "a claim says that it came of a lead, and the lead does not")
    }
  }

  private mutating func judge(
    _ event: DomainEvent, in stream: StreamID, among known: Set<StreamID>, at time: Instant
  ) {
    for named in event.streamsNamed where !known.contains(named) {
      note("I05", "\(event.name) names what is not there")
    }
    for document in event.documentsUsed where papers[document]?.isDeleted ?? false {
      note("I05", "\(event.name) names a document that was deleted")
    }
    switch event {
    case .claim(.claimApproved), .claim(.claimPartiallyApproved):
      for document in cases[stream.id]?.documents ?? [] {
        let paper = papers[document] ?? Paper()
        let isOver = paper.validUntil.map { $0 < time.dayUTC } ?? false
        if !paper.isVerified || isOver {
          note("I06", "money was approved on a document that does not count")
        }
      }
    case .claim(.claimDrafted(let drafted)):
      guard let origin = drafted.origin else { return }
      let origins = [StreamID.lead(origin), .report(origin), .accident(origin)]
      if known.isDisjoint(with: origins) { note("I05", "a claim came of nothing") }
      if anonymousReports.contains(origin) {
        note("I16", "a claim came of a report without a name")
      }
      if accidents[origin]?.isDiscarded ?? false {
        note("I05", "a claim came of an accident that was discarded")
      }
    default: break
    }
  }

  /// Outsiders name what is theirs: no actor here acts for another, or shares anything.
  private mutating func judgeOwners(_ event: DomainEvent, by command: CommandRecord) {
    guard case .claim(let told) = event else { return }
    if case .claimDrafted(let drafted) = told, let origin = drafted.origin,
      let record = accidents[origin], record.reporter != drafted.claimant
    {
      note("owners", "a claim came of somebody else's accident")
    }
    guard command.role == Role.claimant.rawValue || command.role == Role.agent.rawValue else {
      return
    }
    for document in event.documentsUsed
    where papers[document].map({ $0.owner != command.actor }) ?? false {
      note("owners", "\(event.name) names somebody else's document")
    }
  }

  // MARK: Folding

  private mutating func fold(
    _ event: DomainEvent, in stream: StreamID, _ entry: Entry, at position: Position
  ) {
    let id = stream.id
    switch event {
    case .document(let event): fold(event, in: id, at: position)
    case .accident(.accidentStarted(let started)):
      accidents[id] = Record(reporter: started.reporter)
    case .accident(.accidentDiscarded): accidents[id]?.isDiscarded = true
    case .claim(.claimDrafted(let drafted)): cases[id] = Case(origin: drafted.origin)
    case .claim(.claimSubmitted): cases[id]?.isHandedIn = true
    case .claim(.documentReferenced(let reference)):
      cases[id]?.documents.append(reference.document)
    case .claim(.documentUnreferenced(let reference)):
      cases[id]?.documents.removeAll { $0 == reference.document }
    case .claim(.reviewRaised(let raised)):
      guard entry.command.role == Role.system.rawValue, let document = raised.document else {
        return
      }
      cases[id]?.reviews[document, default: 0] += 1
      if cases[id]?.reviews[document] ?? 0 > reviews(of: document, on: id) {
        note("follow-ups", "a review that no event asked for")
      }
    case .report(.reportStarted(let started)):
      guard started.isAnonymous else { return }
      anonymousReports.insert(id)
      receipts.insert(started.receipt)
    case .report(.reportEscalated):
      if anonymousReports.contains(id) { note("I16", "an anonymous report was escalated") }
    case .lead(.leadStarted): leads[id] = []
    case .lead(.leadConverted(let conversion)):
      leads[id, default: []].append(conversion.claim)
      if leads[id, default: []].count > 1 { note("I18", "a lead was converted again") }
    default: break
    }
  }

  private mutating func fold(
    _ event: DocumentEvent, in id: Identifier, at position: Position
  ) {
    switch event {
    case .documentStarted(let started):
      papers[id] = Paper(owner: started.owner, validUntil: started.details.validUntil)
    case .documentMetadataEdited(let edited):
      if edited.details.isEndless { papers[id]?.validUntil = nil }
      if let end = edited.details.validUntil { papers[id]?.validUntil = end }
    case .documentVerified: papers[id]?.isVerified = true
    case .documentRevoked:
      papers[id]?.isVerified = false
      let relying = cases.filter { $0.value.isHandedIn && $0.value.documents.contains(id) }
      causes.append(
        Cause(
          event: .document(event), document: id, position: position,
          claims: relying.keys.sorted()))
    case .documentExpired, .documentSuperseded: papers[id]?.isVerified = false
    case .documentDeleted:
      papers[id]?.isDeleted = true
      papers[id]?.isVerified = false
    default: break
    }
  }
}

extension DomainEvent {
  /// The streams that it says exist.
  fileprivate var streamsNamed: [StreamID] {
    switch self {
    case .claim(.claimDrafted(let drafted)): drafted.related.map { [.claim($0)] } ?? []
    case .claim(.claimMarkedDuplicate(let duplicate)): [.claim(duplicate.original)]
    case .claim(.reviewRaised(let raised)): raised.document.map { [.document($0)] } ?? []
    case .report(.reportLinked(let linked)): [.report(linked.report)]
    case .report(.reportEscalated(let escalated)): [.claim(escalated.claim)]
    case .lead(.leadConverted(let converted)): [.claim(converted.claim)]
    default: documentsUsed.map { .document($0) }
    }
  }

  /// The documents that are to be used, and so are not only there, but not deleted either.
  fileprivate var documentsUsed: [Identifier] {
    switch self {
    case .claim(.documentReferenced(let reference)): [reference.document]
    case .claim(.informationProvided(let provided)): provided.document.map { [$0] } ?? []
    case .document(.documentStarted(let started)): started.supersedes.map { [$0] } ?? []
    case .document(.documentSuperseded(let superseded)): [superseded.successor]
    default: []
    }
  }
}
