import ClaimsDomain
import EventSourcing
import Foundation
import Testing
import WriteAheadLog

@testable import ClaimsKernel

/// Everything that people read, in every language.
@Suite("Words")
struct WordsTests {
  private static let types = AggregateWords.all.flatMap(\.types)

  /// What both languages call the same.
  private static let same: Set<String> = [
    "ClaimType.dental", "Role.supervisor", "Role.auditor",
  ]

  @Test(
    "a table has a text a line, also an empty one, and a text of several lines on one",
    arguments: [
      ("", [""]), ("one", ["one"]), ("one\n", ["one", ""]), ("one\n\ntwo", ["one", "", "two"]),
      ("a⏎b\n⏎\nc⏎", ["a\nb", "\n", "c\n"]), ("≤ “é”⏎…", ["≤ “é”\n…"]),
    ])
  func lines(text: String, expected: [String]) {
    #expect(WordTables.lines(of: text) == expected)
  }

  @Test("every case of every enumeration has words in every language")
  func complete() {
    for type in Self.types {
      #expect(!type.cases.isEmpty, "\(type.name)")
      for entry in type.cases {
        for language in Language.written {
          let text = entry.wording[language]
          #expect(!text.isEmpty, "\(type.name).\(entry.name)")
          #expect(text == text.trimmingCharacters(in: .whitespaces), "\(text)")
          #expect(text.first?.isUppercase == true, "\(text)")
        }
      }
    }
  }

  @Test("Spanish is not English, but for words that both languages use")
  func translated() {
    let same = Self.types.flatMap { type in
      type.cases.filter { $0.wording.en == $0.wording.es }.map { "\(type.name).\($0.name)" }
    }
    #expect(Set(same) == Self.same.intersection(same), "\(same)")
    for code in RefusalCode.allCases { #expect(code.wording.en != code.wording.es, "\(code.name)") }
  }

  @Test("no verb and no event has the words of another one")
  func distinct() {
    for language in Language.allCases {
      for types in [AggregateWords.all.map(\.verbs), AggregateWords.all.map(\.events)] {
        for type in types {
          let texts = type.cases.map { $0.wording[language] }
          #expect(Set(texts).count == texts.count, "\(type.name)")
        }
      }
    }
  }

  @Test("every refusal code has words in every language")
  func refusals() {
    for code in RefusalCode.allCases where code != .unspecified {
      #expect(code.wording.en != code.name.description, "\(code.name)")
      for language in Language.allCases {
        #expect(!code.wording[language].isEmpty, "\(code.name)")
        #expect(!code.wording[language].hasSuffix("."), "\(code.name)")
      }
    }
  }

  /// Source: Specs/Log.proto is every enumeration that a log holds.
  @Test("every enumeration of the log has words, but for the refusals, which have their own")
  func schema() {
    let logged = LogSchema.text.split(separator: "\n").filter { $0.hasPrefix("enum ") }.map {
      String($0.split(separator: " ")[1])
    }
    let known = Set(Self.types.map(\.name)).union(["RefusalCode"])
    #expect(logged.filter { !known.contains($0) } == [])
    #expect(logged.count > 10)
  }

  @Test("every verb that can be sent has a label, and every event a title")
  func reachable() {
    let verbs = Set(AggregateWords.all.flatMap { $0.verbs.cases.map(\.name) })
    #expect(DomainCommand.verbs.filter { !verbs.contains($0) } == [])
    #expect(Words(.es).label(ofVerb: ClaimVerb.approve.name) == "Aprobar")
    #expect(Words(.en).label(ofVerb: ClaimVerb.approve.name) == "Approve")
    #expect(Words(.es).title(of: .claim(.claimSubmitted)) == "Reclamación presentada")
    #expect(Words(.es).title(of: .rules(.rulesSet)) == "Reglas fijadas")
    #expect(Words(.es).title(of: ClaimEventKind.noteAdded) == "Nota añadida")
    #expect(Words(.es).label(of: ActorVerb.grantRole) == "Otorgar un rol")
    #expect(Words(.es).name(of: ClaimStatus.underAppeal) == "En recurso")
    #expect(Words(.en).name(of: Role.handler) == "Handler")
  }

  @Test("a claim's types, severities and outcomes are called what the catalogs call them")
  func catalogs() {
    let book = CatalogBook()
    for outcome in CloseOutcome.allCases where outcome != .unspecified {
      let entry = book.entry(outcome.name.description, in: .closeOutcomes)
      #expect(entry.map { Phrase($0.labels).es } == outcome.wording.es, "\(outcome.name)")
    }
    for severity in DamageSeverity.allCases where severity != .unspecified {
      let entry = book.entry(severity.name.description, in: .severities)
      #expect(entry.map { Phrase($0.labels).es } == severity.wording.es, "\(severity.name)")
    }
  }

  @Test("a path is called by the fields on it; places in lists count from one")
  func fields() {
    #expect(Words(.es).name(ofField: "payments[0].amount") == "pago 1: importe")
    #expect(Words(.en).name(ofField: "payments[1].requestedBy") == "payment 2: requested by")
    #expect(Words(.es).name(ofField: "parts[a0-b1].damage.cost") == "elemento[a0-b1]: daño: costo")
    // How many, and one of them.
    #expect(Words(.es).name(ofField: "questions") == "preguntas")
    #expect(Words(.es).name(ofField: "questions[2].text") == "pregunta 3: texto")
    #expect(Words(.es).name(ofField: "somethingElse") == "somethingElse")
  }

  @Test("rows put listed values in words, and leave others by their names")
  func rows() {
    var claim = Claim()
    claim.status = .open
    claim.isPartial = true
    let rows = Words(.es).rows(of: claim)
    #expect(rows.map(\.path) == fieldRows(claim).map(\.path))
    func value(_ path: String) -> String? { rows.first { $0.path == path }?.value }
    #expect(value("status") == "Abierta")
    #expect(value("isPartial") == "sí")
    #expect(value("isAccepted") == "false")
    #expect(value("outcome") == "unspecified")
  }

  @Test("every field that an event or a claim has is called something")
  func fieldNames() {
    var names = FieldNames()
    names.collect(Claim.self)
    names.collect(ClaimEvent.self)
    names.collect(ActorEvent.self)
    names.collect(RulesEvent.self)
    names.collect(CatalogEvent.self)
    names.collect(DocumentEvent.self)
    names.collect(ReportEvent.self)
    names.collect(AccidentEvent.self)
    names.collect(PropertyEvent.self)
    names.collect(QuizEvent.self)
    names.collect(LeadEvent.self)
    names.collect(ActivityEvent.self)
    #expect(names.found.count > 150)
    let spoken = Set(WordList.entries.filter { $0.kind == .field }.map(\.name))
    #expect(names.found.subtracting(spoken) == [])
  }
}

/// Collects the names of all fields that a message reaches.
private struct FieldNames: LeafIgnoringVisitor {
  var found: Set<String> = []

  mutating func collect<M: Message>(_: M.Type) {
    var message = M()
    try? message.visit(&self)
  }

  mutating func collect<U: Union>(_: U.Type) {
    for kind in U.Kind.allCases { _ = try? U.read(kind, from: &self) }
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    guard found.insert(name.description).inserted || V.wireType == .length else { return }
    try value.visitLeaf(&self)
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) {
    found.insert(name.description)
    var one = V()
    try one.visitLeaf(&self)
  }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) {
    found.insert(name.description)
    var one = V()
    try one.visitLeaf(&self)
  }
}
