import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// The catalogs' table, as its tests have it.
enum CatalogCases {
  private typealias Case = RowCase<CatalogDecider>

  static let table = TableCases<CatalogMachine>(
    states: [CatalogBook(), catalogs(added())], rows: rows, guards: CatalogGuardTests.cases,
    page: SpecificationPage("Specs/Catalogs.md"), explored: { [explored] }, needsPage: true,
    besides: [
      MutantCheck("exploration") { lifecycle in
        let explored = Exploration(
          of: CatalogMachine().under(lifecycle), limit: 50, stopsAtViolation: true)
        return explored.violations.first?.message
          ?? explored.coverage.deadCommands.first.map { "dead command: \($0)" }
      }
    ])

  static let explored = Exploration(of: CatalogMachine())

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

  static let rows: [RowCase<CatalogDecider>] = [
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
    // Whether documents of the type need a last day.
    Case(
      row: "C02",
      command: .relabelCatalogEntry(
        RelabelCatalogEntry(
          catalog: .documentTypes, code: "boatLicence", reason: "for life", expires: false)),
      book: catalogs(.catalogEntryAdded(boatLicence)),
      event: .catalogEntryRelabelled(
        CatalogEntryRelabelled(
          catalog: .documentTypes, code: "boatLicence", reason: "for life", expires: false)),
      entry: entry { $0.expires = false }),
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
}

extension RowCase<CatalogDecider> {
  /// - Parameter entry: what is in the catalog afterwards.
  fileprivate init(
    row: String, command: CatalogCommand, book: CatalogBook = CatalogBook(), event: CatalogEvent,
    entry: CatalogEntry
  ) {
    self.init(row, command, on: book, catalogContext(), [event]) { after in
      after.entry(entry.code, in: entry.catalog) == entry
    }
  }
}
