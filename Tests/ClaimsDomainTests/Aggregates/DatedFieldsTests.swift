import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// Source: Specs/TwoClocks.md, "Facts stand in the order of their effective time".
@Suite("Edits of other streams than claims")
struct DatedFieldsTests {
  private func decide<A: Aggregate>(
    _: A.Type, _ command: A.Command, on state: A.State, as role: Role = .claimant,
    among relatedFacts: A.RelatedFacts, late: Int64 = 0, version: UInt32 = .max
  ) throws -> A.State {
    let context = A.Context(
      recorded: noon, effective: Instant(nanoseconds: noon.nanoseconds - late),
      actor: ActorID("carla"), role: role, rules: .builtIn, relatedFacts: relatedFacts,
      version: version)
    var after = state
    for event in try A.decide(command, given: state, in: context) { A.evolve(&after, event) }
    return after
  }

  private func edit(
    _ details: PropertyDetails, on property: RegisteredProperty, late: Int64 = 0,
    version: UInt32 = .max
  ) throws -> RegisteredProperty {
    try decide(
      PropertyDecider.self, .editProperty(EditProperty(details: details)), on: property,
      among: PropertyRelatedFacts(), late: late, version: version)
  }

  private let home: RegisteredProperty = {
    var property = RegisteredProperty(status: .active, owner: ActorID("carla"))
    property.details = PropertyDetails(
      title: "Home", address: PropertyMachine.address, kind: .house)
    return property
  }()

  @Test("count in the order of their effective time since version 12")
  func versions() throws {
    for (version, stands) in [(11, 1960), (12, 1970)] as [(UInt32, UInt32)] {
      let first = try edit(PropertyDetails(yearBuilt: 1970), on: home, version: version)
      let second = try edit(PropertyDetails(yearBuilt: 1960), on: first, late: 1, version: version)
      #expect(second.details.yearBuilt == stands)
    }
  }

  @Test("say all that they give, though it is so already: it is so later, too")
  func same() throws {
    let same = PropertyDetails(yearBuilt: 1970)
    let first = try edit(same, on: home, late: 3)
    let again = try edit(same, on: first, late: 1)
    #expect(try edit(PropertyDetails(yearBuilt: 1960), on: again, late: 2).details == again.details)
    #expect(throws: Refusal.self) { try edit(same, on: again) }
    #expect(throws: Refusal.self) { try edit(PropertyDetails(), on: again, late: 1) }
    #expect(throws: Refusal.self) { try edit(same, on: again, late: 1, version: 11) }
  }

  @Test("leave a room that was put back as it is, whatever was said of the one before")
  func rooms() throws {
    func change(_ command: PropertyCommand, _ property: RegisteredProperty, late: Int64 = 0) throws
      -> RegisteredProperty
    {
      try decide(
        PropertyDecider.self, command, on: property, among: PropertyRelatedFacts(), late: late)
    }
    let (kitchen, cellar) = (PropertyMachine.room(1), PropertyMachine.room(1, "Cellar"))
    let added = try change(.addRoom(AddRoom(room: kitchen)), home)
    let edited = try change(.editRoom(EditRoom(room: cellar)), added)
    #expect(try change(.editRoom(EditRoom(room: kitchen)), edited, late: 1).rooms == [cellar])
    let removed = try change(.removeRoom(RemoveRoom(room: kitchen.id)), edited)
    let back = try change(.addRoom(AddRoom(room: kitchen)), removed)
    #expect(try change(.editRoom(EditRoom(room: cellar)), back, late: 1).rooms == [cellar])
  }

  @Test("that change nothing now are no reason to hand a document in again")
  func documents() throws {
    var document = Document(status: .rejected, type: "id", title: "T", owner: ActorID("carla"))
    func edit(_ details: DocumentDetails, late: Int64) throws -> Document {
      var facts = DocumentRelatedFacts()
      facts.catalogs = CatalogBook()
      return try decide(
        DocumentDecider.self, .editDocument(EditDocument(details: details)), on: document,
        among: facts, late: late)
    }
    document.validUntil = LocalDate("2026-12-31")
    document.fieldTimes = [FieldTime(field: "validUntil", effective: noon)]
    for details in [DocumentDetails(title: "T"), DocumentDetails(isEndless: true)] {
      let late = try edit(details, late: 1)
      #expect(late.validUntil == document.validUntil && !late.isChanged)
      #expect(late.contributors == [ActorID("carla")])
    }
    #expect(try edit(DocumentDetails(notes: "n"), late: 1).isChanged)
    // The day of issue would count, the last day would not.
    let days = DocumentDetails(
      issuedOn: LocalDate("2026-02-01"), validUntil: LocalDate("2026-02-02"))
    document.validUntil = LocalDate("2026-01-01")
    #expect(throws: Refusal.self) { try edit(days, late: 1) }
  }

  @Test("that repeat when somebody agreed or became aware change nothing of when that was")
  func consents() throws {
    var lead = Lead(status: .draft, claimant: ActorID("carla"))
    lead.details.consent = "1"
    lead.consentAt = Instant()
    let edited = try decide(
      LeadDecider.self, .editLead(EditLead(details: LeadDetails(consent: "1"))), on: lead,
      among: LeadRelatedFacts(), late: 1)
    #expect(edited.consentAt == Instant())
    var report = IncidentReport(status: .nuevo, reporter: ActorID("dario"))
    report.classification.awareAt = Instant()
    report.missed = [MissedNotice(stage: .early)]
    let aware = IncidentClassification(awareAt: Instant(), attackType: "")
    let classified = try decide(
      ReportDecider.self, .classifyIncident(ClassifyIncident(aware)), on: report, as: .handler,
      among: ReportRelatedFacts(), late: 1)
    #expect(classified.missed == report.missed)
    #expect(classified.fieldTimes.map(\.field) == ["awareAt"])
  }

  @Test("take no day of an incident from one telling, and how exact it is from another")
  func precision() throws {
    let (february, earlier) = (Instant("2026-02-03T00:00:00Z"), Instant("2025-01-01T00:00:00Z"))
    var report = IncidentReport(status: .borrador, reporter: ActorID("carla"))
    report.details = IncidentDetails(incidentDate: february, incidentPrecision: .day)
    // Only the day was told anew, and so only that has a time.
    report.fieldTimes = [FieldTime(field: "incidentDate", effective: noon)]
    let told = IncidentDetails(incidentDate: earlier, incidentPrecision: .year)
    let edited = try decide(
      ReportDecider.self, .editReport(EditReport(told)), on: report,
      among: ReportRelatedFacts(), late: 1)
    #expect(edited.details == report.details)
  }

  @Test("leave a timeline in its order, and are in order by themselves")
  func timelines() throws {
    func minute(_ number: Int64) -> Instant { Instant(nanoseconds: number * 60_000_000_000) }
    var report = IncidentReport(status: .nuevo, reporter: ActorID("dario"))
    report.timeline.compromise = minute(5)
    report.fieldTimes = [FieldTime(field: "compromise", effective: noon)]
    func record(_ timeline: IncidentTimeline) throws -> IncidentTimeline {
      try decide(
        ReportDecider.self, .recordIncidentTimeline(RecordIncidentTimeline(timeline)), on: report,
        as: .handler, among: ReportRelatedFacts(), late: 1
      ).timeline
    }
    let late = IncidentTimeline(compromise: minute(1), discovery: minute(6))
    #expect(
      try record(late) == IncidentTimeline(compromise: minute(5), discovery: minute(6)))
    for (compromise, discovery) in [(1, 2), (8, 7)] as [(Int64, Int64)] {
      let timeline = IncidentTimeline(compromise: minute(compromise), discovery: minute(discovery))
      #expect(throws: Refusal.self) { try record(timeline) }
    }
  }
}
