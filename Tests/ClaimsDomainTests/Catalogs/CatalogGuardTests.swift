import EventSourcing
import Testing

@testable import ClaimsDomain

extension GuardCase<CatalogDecider> {
  fileprivate init(
    rule: Guard<CatalogDecider>, command: CatalogCommand, book: CatalogBook = CatalogBook(),
    expected: String = "", found: String = ""
  ) {
    self.init(rule, command, on: book, in: catalogContext(), expected: expected, found: found)
  }
}

/// Each guard, as the only one violated.
@Suite("The catalogs' guards")
struct CatalogGuardTests {
  typealias Case = GuardCase<CatalogDecider>

  private static func add(
    _ code: String = "radio", to catalog: Catalog = .leadSources, labels: Wording = radio,
    texts: [CatalogText] = [], reason: String = "we advertise there"
  ) -> CatalogCommand {
    .addCatalogEntry(
      AddCatalogEntry(
        catalog: catalog, code: code, labels: labels, texts: texts, reason: reason))
  }

  private static func relabel(
    _ code: String = "event", in catalog: Catalog = .leadSources, labels: Wording? = radio,
    texts: [CatalogText] = [], reason: String = "clearer"
  ) -> CatalogCommand {
    .relabelCatalogEntry(
      RelabelCatalogEntry(
        catalog: catalog, code: code, labels: labels, texts: texts, reason: reason))
  }

  private static func retire(
    _ code: String = "event", in catalog: Catalog = .leadSources, reason: String = "unused"
  ) -> CatalogCommand {
    .retireCatalogEntry(RetireCatalogEntry(catalog: catalog, code: code, reason: reason))
  }

  private static func restore(
    _ code: String = "event", in catalog: Catalog = .leadSources, reason: String = "used again"
  ) -> CatalogCommand {
    .restoreCatalogEntry(RestoreCatalogEntry(catalog: catalog, code: code, reason: reason))
  }

  private static let withRadio = catalogs(added())
  private static let retiredEvent = catalogs(retired("event", in: .leadSources))
  private static let codes = "1 to 64 letters, digits, _ and -"

  private static func text(
    _ kind: CatalogTextKind, _ heading: Wording, _ text: Wording
  ) -> [CatalogText] { [CatalogText(kind, heading: heading, text: text)] }

  private static func publish(
    _ reason: String = "easier", _ change: (inout QuizFlow) -> Void = { _ in }
  ) -> CatalogCommand {
    var flow = sampleFlow()
    change(&flow)
    return .publishQuizFlow(PublishQuizFlow(flow: flow, reason: reason))
  }

  static let cases: [Case] = [
    Case(
      rule: .flowFaulty, command: publish { $0.questions[0].options[0].leadsTo = "z" },
      expected: "questions[0].options[0].leadsTo: the id of a question or of a result", found: "z"),
    Case(
      rule: .flowFaulty, command: publish { $0.results[0].text.es = " " },
      expected: "results[0].text.es: a text"),
    Case(
      rule: .flowFaulty,
      command: publish { $0.results += [QuizResult](repeating: $0.results[0], count: 200) },
      expected: "results: at most 200", found: "201"),
    Case(
      rule: .flowFaulty,
      command: publish {
        let option = $0.questions[0].options[0]
        $0.questions[0].options += [QuizOption](repeating: option, count: 1_000)
      }, expected: "questions: at most 1000 options", found: "1001"),
    Case(
      rule: .flowVersionTaken, command: publish { $0.version = 2 }, expected: "version 1",
      found: "2"),
    Case(
      rule: .flowVersionTaken, command: publish(), book: catalogs(published()),
      expected: "version 2", found: "1"),
    Case(
      rule: .flowVersionTaken, command: publish { $0.id = "case_review" }, expected: "version 2",
      found: "1"),
    Case(
      rule: .flowCodeUnknown, command: publish { $0.results[0].incidentType = "ufo" },
      expected: "a code of incidentTypes", found: "ufo"),
    Case(
      rule: .flowCodeUnknown, command: publish { $0.results[0].practiceArea = "dogBites" },
      book: catalogs(retired("dogBites", in: .practiceAreas)),
      expected: "a code of practiceAreas", found: "dogBites"),
    Case(rule: .reasonMissing, command: publish(""), expected: "reason"),
    Case(rule: .catalogUnknown, command: add(to: .unspecified), expected: "a catalog"),
    Case(rule: .catalogUnknown, command: relabel(in: .unspecified), expected: "a catalog"),
    Case(rule: .catalogUnknown, command: retire(in: .unspecified), expected: "a catalog"),
    Case(
      rule: .catalogUnknown, command: restore(in: .unspecified), book: withRadio,
      expected: "a catalog"),
    Case(rule: .catalogClosed, command: add(to: .claimTypes), found: "claimTypes"),
    Case(rule: .catalogClosed, command: add(to: .closeOutcomes), found: "closeOutcomes"),
    Case(
      rule: .catalogFixed, command: retire("withdrawn", in: .closeOutcomes),
      found: "closeOutcomes"),
    Case(rule: .codeInvalid, command: add(""), expected: codes),
    Case(rule: .codeInvalid, command: add("my radio"), expected: codes, found: "my radio"),
    Case(rule: .codeInvalid, command: add("ra\u{301}dio"), expected: codes, found: "ra\u{301}dio"),
    Case(
      rule: .codeInvalid, command: add(String(repeating: "a", count: 65)), expected: codes,
      found: String(repeating: "a", count: 65)),
    Case(rule: .codeTaken, command: add("event"), expected: "a new code", found: "event"),
    Case(
      rule: .codeTaken, command: add("event"), book: retiredEvent, expected: "a new code",
      found: "event"),
    Case(
      rule: .codeTaken, command: add(), book: withRadio, expected: "a new code", found: "radio"),
    Case(
      rule: .entryUnknown, command: relabel("radio"), expected: "a code of leadSources",
      found: "radio"),
    Case(
      rule: .entryUnknown, command: retire("policeReport"), expected: "a code of leadSources",
      found: "policeReport"),
    Case(
      rule: .entryUnknown, command: restore("radio"), book: retiredEvent,
      expected: "a code of leadSources", found: "radio"),
    Case(
      rule: .labelMissing, command: add(labels: Wording(en: "Radio", es: "")),
      expected: "labels.es"),
    Case(
      rule: .labelMissing, command: relabel(labels: Wording(en: " ", es: "La radio")),
      expected: "labels.en"),
    Case(
      rule: .textIncomplete, command: add(texts: text(.unspecified, radio, radio)),
      expected: "texts.kind"),
    Case(
      rule: .textIncomplete, command: add(texts: text(.summary, Wording(), Wording())),
      expected: "texts.text.en"),
    Case(
      rule: .textIncomplete,
      command: relabel(texts: text(.question, Wording(en: "Why?", es: "\t"), radio)),
      expected: "texts.heading.es"),
    Case(
      rule: .textIncomplete,
      command: relabel(texts: text(.section, radio, Wording(en: "So.", es: ""))),
      expected: "texts.text.es"),
    Case(
      rule: .entryUnchanged, command: relabel(labels: Wording(en: "Event", es: "Evento"))),
    Case(rule: .entryUnchanged, command: relabel(labels: nil)),
    Case(rule: .entryRetired, command: retire(), book: retiredEvent, found: "event"),
    Case(rule: .entryNotRetired, command: restore(), book: withRadio, found: "event"),
    Case(rule: .reasonMissing, command: add(reason: ""), expected: "reason"),
    Case(rule: .reasonMissing, command: relabel(reason: " \n"), expected: "reason"),
    Case(rule: .reasonMissing, command: retire(reason: ""), expected: "reason"),
    Case(
      rule: .reasonMissing, command: restore(reason: ""), book: retiredEvent, expected: "reason"),
  ]

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    #expect(
      answer(Self.add("no code", to: .closeOutcomes, labels: Wording(), reason: ""))
        == .failure(
          Refusal([
            Reason(.catalogFixed, found: "closeOutcomes"),
            Reason(.invalidField, expected: Self.codes, found: "no code"),
            Reason(.missingRequiredFields, expected: "labels.en"),
            Reason(.reasonMissing, expected: "reason"),
          ])))
  }
}
