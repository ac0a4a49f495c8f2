import ClaimsDomain
import EventSourcing
import Testing

/// Each row, taken once.
@Suite("The catalogs' table")
struct CatalogTableTests {
  struct Case: CustomStringConvertible, Sendable {
    var row: String
    var command: CatalogCommand
    var book = CatalogBook()
    var event: CatalogEvent
    /// What stands in the catalog afterwards.
    var entry: CatalogEntry
    var description: String { "\(row): \(event.kind.name)" }

    /// What is wrong with the answer under a table; nil where nothing is.
    func fault(under lifecycle: Lifecycle<CatalogDecider.Words>) -> String? {
      guard answer(command, on: book, under: lifecycle) == .success([event]) else {
        return "\(description) does not come of it"
      }
      var after = book
      CatalogDecider.evolve(&after, event)
      guard after.entry(entry.code, in: entry.catalog) == entry else {
        return "\(description) leads elsewhere"
      }
      let others = Role.allCases.filter { $0 != .administrator }
      let sender = others.first { role in
        answer(command, on: book, as: role, under: lifecycle)
          != .failure(
            Refusal(.notAuthorised, expected: "administrator", found: role.name.description))
      }
      return sender.map { "\(row) by \($0.name)" }
    }
  }

  private static func entry(_ change: (inout CatalogEntry) -> Void = { _ in }) -> CatalogEntry {
    var entry = CatalogEntry()
    (entry.catalog, entry.code) = (.documentTypes, "boatLicence")
    entry.labels = Wording(en: "Boat licence", es: "Licencia náutica")
    (entry.severity, entry.order, entry.number, entry.expires) = (2, 15, 77, true)
    entry.texts = [CatalogText(.summary, text: Wording(en: "For boats.", es: "Para barcos."))]
    change(&entry)
    return entry
  }

  private static let boatLicence = CatalogEntryAdded(
    catalog: .documentTypes, code: "boatLicence", labels: entry().labels, severity: 2, order: 15,
    texts: entry().texts, number: 77, expires: true, reason: "asked for")

  private static let question = CatalogText(
    .question, heading: Wording(en: "Why?", es: "¿Por qué?"), text: Wording(en: "So.", es: "Así."))

  private static func event(_ change: (inout CatalogEntry) -> Void) -> CatalogEntry {
    var entry = CatalogBook().entry("event", in: .leadSources) ?? CatalogEntry()
    change(&entry)
    return entry
  }

  static let cases: [Case] = [
    Case(
      row: "C01",
      command: .addCatalogEntry(
        AddCatalogEntry(
          catalog: .documentTypes, code: "boatLicence", labels: entry().labels, severity: 2,
          order: 15, texts: entry().texts, number: 77, expires: true, reason: "asked for")),
      event: .catalogEntryAdded(boatLicence), entry: entry()),
    Case(
      row: "C02",
      command: .relabelCatalogEntry(
        RelabelCatalogEntry(
          catalog: .documentTypes, code: "boatLicence", severity: 3, texts: [question],
          reason: "clearer")),
      book: catalogs(.catalogEntryAdded(boatLicence)),
      event: .catalogEntryRelabelled(
        CatalogEntryRelabelled(
          catalog: .documentTypes, code: "boatLicence", severity: 3, texts: [question],
          reason: "clearer")),
      entry: entry { ($0.severity, $0.texts) = (3, [question]) }),
    Case(
      row: "C02",
      command: .relabelCatalogEntry(
        RelabelCatalogEntry(
          catalog: .leadSources, code: "event", labels: radio, order: 5, reason: "clearer")),
      event: .catalogEntryRelabelled(
        CatalogEntryRelabelled(
          catalog: .leadSources, code: "event", labels: radio, order: 5, reason: "clearer")),
      entry: event { ($0.labels, $0.order) = (radio, 5) }),
    Case(
      row: "C03",
      command: .retireCatalogEntry(
        RetireCatalogEntry(catalog: .leadSources, code: "event", reason: "unused")),
      event: retired("event", in: .leadSources), entry: event { $0.retired = true }),
    Case(
      row: "C03",
      command: .retireCatalogEntry(
        RetireCatalogEntry(catalog: .claimTypes, code: "vision", reason: "unused")),
      event: retired("vision", in: .claimTypes),
      entry: {
        var vision = CatalogBook().entry("vision", in: .claimTypes) ?? CatalogEntry()
        vision.retired = true
        return vision
      }()),
    Case(
      row: "C04",
      command: .restoreCatalogEntry(
        RestoreCatalogEntry(catalog: .leadSources, code: "event", reason: "used again")),
      book: catalogs(retired("event", in: .leadSources)),
      event: restored("event", in: .leadSources), entry: event { _ in }),
    // No entry changes with it.
    Case(
      row: "C05", command: .publishQuizFlow(PublishQuizFlow(flow: sampleFlow(), reason: "easier")),
      event: published(), entry: event { _ in }),
  ]

  @Test("every row has its case, and no status and command have two rows")
  func complete() {
    #expect(Set(Self.cases.map(\.row)) == Set(CatalogDecider.lifecycle.steps.map { "\($0.id)" }))
    #expect(CatalogDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for administrators alone", arguments: cases)
  func taken(taken: Case) {
    #expect(taken.fault(under: CatalogDecider.lifecycle) == nil)
  }

  @Test("rows begin in both statuses where they say so")
  func statuses() {
    for step in CatalogDecider.lifecycle.steps where step.verb != .restoreCatalogEntry {
      #expect(step.from == CatalogStatus.allCases)
    }
    #expect(
      answer(
        .restoreCatalogEntry(
          RestoreCatalogEntry(catalog: .leadSources, code: "event", reason: "used again")))
        == .failure(
          Refusal(
            .invalidTransition, expected: CatalogDecider.lifecycle.verbNames(in: .none),
            found: "restoreCatalogEntry in none")))
  }

  @Test("a retired entry can still be relabelled, and stays retired")
  func relabelRetired() throws {
    let book = catalogs(retired("event", in: .leadSources))
    let events = try answer(
      .relabelCatalogEntry(
        RelabelCatalogEntry(catalog: .leadSources, code: "event", labels: radio, reason: "clear")),
      on: book
    ).get()
    var after = book
    for event in events { CatalogDecider.evolve(&after, event) }
    #expect(after.label(of: "event", in: .leadSources, .es) == "La radio")
    #expect(!after.isActive("event", in: .leadSources))
  }

  @Test("what is said of an entry that the catalog never had leaves everything as it is")
  func total() {
    let unknown = catalogs(
      retired("radio", in: .leadSources), restored("radio", in: .leadSources),
      .catalogEntryRelabelled(
        CatalogEntryRelabelled(catalog: .leadSources, code: "radio", labels: radio)))
    #expect(unknown == CatalogBook())
  }
}
