import EventSourcing

/// What a decision about the catalogs may look at besides them: nothing in other streams.
public typealias CatalogContext = DecisionContext<Role, ClaimRules, CatalogRelatedFacts>

/// The catalogs depend on no other stream: a code may go out of use while claims name it.
public struct CatalogRelatedFacts: Equatable, Sendable {
  /// Creates the only value there is.
  public init() {}
}

/// The catalogs of a log: one stream, in which entries are added, relabelled and retired.
public enum CatalogDecider: Aggregate {
  public typealias Status = CatalogStatus
  public typealias State = CatalogBook
  public typealias Command = CatalogCommand
  public typealias Event = CatalogEvent
  public typealias RelatedFacts = CatalogRelatedFacts

  public static var initial: CatalogBook { CatalogBook() }
  public static var category: Category { .catalogs }
  public static func status(of book: CatalogBook) -> CatalogStatus { book.status }

  public static func events(
    of command: CatalogCommand, on book: CatalogBook, in context: CatalogContext
  ) -> [CatalogEvent] { [event(of: command)] }

  private static func event(of command: CatalogCommand) -> CatalogEvent {
    switch command {
    case .addCatalogEntry(let add):
      .catalogEntryAdded(
        CatalogEntryAdded(
          catalog: add.catalog, code: add.code, labels: add.labels, severity: add.severity,
          order: add.order, texts: add.texts, number: add.number, expires: add.expires,
          reason: add.reason))
    case .relabelCatalogEntry(let change):
      .catalogEntryRelabelled(
        CatalogEntryRelabelled(
          catalog: change.catalog, code: change.code, labels: change.labels,
          severity: change.severity, order: change.order, texts: change.texts,
          reason: change.reason, expires: change.expires))
    case .retireCatalogEntry(let retire):
      .catalogEntryRetired(
        CatalogEntryRetired(catalog: retire.catalog, code: retire.code, reason: retire.reason))
    case .restoreCatalogEntry(let restore):
      .catalogEntryRestored(
        CatalogEntryRestored(catalog: restore.catalog, code: restore.code, reason: restore.reason))
    case .publishQuizFlow(let publish):
      .quizFlowPublished(QuizFlowPublished(flow: publish.flow, reason: publish.reason))
    }
  }

  /// Total: what is said of an entry that the catalog never had leaves everything as it is.
  public static func evolve(_ book: inout CatalogBook, _ event: CatalogEvent) {
    switch event {
    case .catalogEntryAdded(let added): book.put(CatalogEntry(added))
    case .catalogEntryRelabelled(let change):
      guard let entry = book.entry(change.code, in: change.catalog) else { return }
      book.put(
        entry.relabelled(
          RelabelCatalogEntry(
            labels: change.labels, severity: change.severity, order: change.order,
            texts: change.texts, expires: change.expires)))
    case .catalogEntryRetired(let retired):
      book.setRetired(true, retired.code, in: retired.catalog)
    case .catalogEntryRestored(let restored):
      book.setRetired(false, restored.code, in: restored.catalog)
    case .quizFlowPublished(let published): book.publish(published.flow)
    }
  }
}

extension CatalogBook {
  /// `none` until an entry is changed or a quiz's flow is published.
  public var status: CatalogStatus { changed.isEmpty && flows.isEmpty ? .none : .changed }

  fileprivate mutating func setRetired(_ retired: Bool, _ code: String, in catalog: Catalog) {
    guard var entry = entry(code, in: catalog) else { return }
    entry.retired = retired
    put(entry)
  }
}

extension CatalogEntry {
  fileprivate init(_ added: CatalogEntryAdded) {
    self.init()
    catalog = added.catalog
    code = added.code
    labels = added.labels
    severity = added.severity
    order = added.order
    texts = added.texts
    number = added.number
    expires = added.expires
  }

  /// The entry with what a change gives in place of what it had.
  func relabelled(_ change: RelabelCatalogEntry) -> CatalogEntry {
    var entry = self
    entry.labels = change.labels ?? labels
    entry.severity = change.severity ?? severity
    entry.order = change.order ?? order
    entry.texts = change.texts.isEmpty ? texts : change.texts
    entry.expires = change.expires ?? expires
    return entry
  }
}
