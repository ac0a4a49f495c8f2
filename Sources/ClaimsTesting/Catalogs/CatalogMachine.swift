import ClaimsDomain
import EventSourcing
import StateMachineTesting

/// The catalogs as a specification: an entry that is built in, one that is added, and tries at
/// catalogs that do not take everything.
public struct CatalogMachine: AggregateMachine {
  public typealias Machine = CatalogDecider

  public var rules = ClaimRules.builtIn
  public var lifecycle = CatalogDecider.lifecycle

  public init() {}

  /// A catalog is never finished.
  public func isTerminal(_ book: CatalogBook) -> Bool { true }

  public func violation(in book: CatalogBook) -> String? {
    for entry in Self.watched(book) {
      if entry.labels.en.isEmpty || entry.labels.es.isEmpty { return "\(entry.code) has no label" }
      if entry.retired, entry.catalog.openness == .fixed { return "\(entry.code) is retired" }
      if book.isActive(entry.code, in: entry.catalog) == entry.retired {
        return "\(entry.code) is in use and is not"
      }
      if book.entry(entry.code, in: entry.catalog) != entry { return "\(entry.code) is not found" }
    }
    return nil
  }

  /// No code is ever lost, nor another one's label changed.
  public func fault(
    of step: Transition<
      CatalogBook, Attempt<CatalogDecider>, Result<[CatalogEvent], Refusal>
    >
  ) -> String? {
    let (catalog, code) = step.command.command.target
    for entry in Self.watched(step.before) {
      guard let after = step.after.entry(entry.code, in: entry.catalog) else {
        return "\(entry.code) is lost"
      }
      let isMeant = entry.catalog == catalog && entry.code == code
      if !isMeant, after != entry { return "\(entry.code) changed with \(code)" }
    }
    return nil
  }

  /// What commands may reach, and all that stands beside it.
  private static func watched(_ book: CatalogBook) -> [CatalogEntry] {
    [Catalog.leadSources, .claimTypes, .closeOutcomes].flatMap { book.entries(in: $0) }
  }

  /// One question that leads to one result: version 1 can be published, once, and 2 is too much
  /// for a walk.
  private static func flow(_ version: UInt32) -> QuizFlow {
    let text = Wording(en: "text", es: "texto")
    return QuizFlow(
      id: "flow", version: version, first: "a",
      questions: [
        QuizQuestion(
          id: "a", text: text,
          options: [QuizOption(id: "a1", text: text, leadsTo: version == 1 ? "x" : "y")])
      ], results: [QuizResult(id: "x", title: text, text: text)])
  }

  private static let entries: [(catalog: Catalog, code: String)] = [
    (.leadSources, "event"), (.leadSources, "radio"), (.leadSources, "no code"),
    (.claimTypes, "vision"), (.closeOutcomes, "withdrawn"), (.unspecified, "event"),
  ]

  public func alphabet(in book: CatalogBook) -> Alphabet<Attempt<CatalogDecider>> {
    let labels = [Wording(en: "Radio", es: "La radio"), Wording(en: "Radio", es: " ")]
    var commands: [CatalogCommand] = []
    for (catalog, code) in Self.entries {
      for labels in labels {
        commands.append(
          .addCatalogEntry(
            AddCatalogEntry(catalog: catalog, code: code, labels: labels, reason: "needed")))
        commands.append(
          .relabelCatalogEntry(
            RelabelCatalogEntry(catalog: catalog, code: code, labels: labels, reason: "clearer")))
      }
      for reason in ["", "so it is"] {
        commands.append(
          .retireCatalogEntry(RetireCatalogEntry(catalog: catalog, code: code, reason: reason)))
        commands.append(
          .restoreCatalogEntry(RestoreCatalogEntry(catalog: catalog, code: code, reason: reason)))
      }
    }
    for version in [1, 2] as [UInt32] {
      commands.append(
        .publishQuizFlow(PublishQuizFlow(flow: Self.flow(version), reason: "asked for")))
    }
    return Alphabet(
      commands.flatMap { command in
        [Role.administrator, .supervisor].map { role in
          Attempt(command, by: ActorID("ada"), as: role, among: CatalogRelatedFacts())
        }
      })
  }
}
