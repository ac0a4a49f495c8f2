import ClaimsDomain
import EventSourcing

func catalogContext(as role: Role = .administrator) -> CatalogContext {
  let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)
  return CatalogContext(
    recorded: noon, effective: noon, actor: administrator, role: role, rules: .builtIn,
    relatedFacts: CatalogRelatedFacts())
}

func answer(
  _ command: CatalogCommand, on book: CatalogBook = CatalogBook(),
  as role: Role = .administrator,
  under lifecycle: Lifecycle<CatalogDecider.Words> = CatalogDecider.lifecycle
) -> Result<[CatalogEvent], Refusal> {
  Result { () throws(Refusal) in
    try CatalogDecider.decide(
      command, given: book, in: catalogContext(as: role), under: lifecycle)
  }
}

/// The catalogs after these events.
func catalogs(_ events: CatalogEvent...) -> CatalogBook {
  var book = CatalogBook()
  for event in events { CatalogDecider.evolve(&book, event) }
  return book
}

let radio = Wording(en: "Radio", es: "La radio")

func added(
  _ code: String = "radio", to catalog: Catalog = .leadSources, order: UInt32 = 25
) -> CatalogEvent {
  .catalogEntryAdded(
    CatalogEntryAdded(
      catalog: catalog, code: code, labels: radio, order: order, reason: "we advertise there"))
}

func retired(_ code: String, in catalog: Catalog) -> CatalogEvent {
  .catalogEntryRetired(CatalogEntryRetired(catalog: catalog, code: code, reason: "unused"))
}

/// A question that leads to a result.
func sampleFlow(version: UInt32 = 1) -> QuizFlow {
  QuizFlow(
    id: "sample", version: version, first: "a",
    questions: [
      QuizQuestion(
        id: "a", text: radio, options: [QuizOption(id: "a1", text: radio, leadsTo: "x")])
    ], results: [QuizResult(id: "x", title: radio, text: radio)])
}

func published(_ flow: QuizFlow = sampleFlow()) -> CatalogEvent {
  .quizFlowPublished(QuizFlowPublished(flow: flow, reason: "easier"))
}

func restored(_ code: String, in catalog: Catalog) -> CatalogEvent {
  .catalogEntryRestored(CatalogEntryRestored(catalog: catalog, code: code, reason: "used again"))
}
