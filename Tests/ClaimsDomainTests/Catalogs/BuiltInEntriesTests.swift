import ClaimsDomain
import EventSourcing
import Testing

@Suite("The built-in entries of catalogs")
struct BuiltInEntriesTests {
  private let book = CatalogBook()

  private func codes(_ catalog: Catalog) -> [String] { book.entries(in: catalog).map(\.code) }

  private func names<Code: CodedEnum>(_ type: Code.Type) -> [String] {
    Code.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }

  @Test("every catalog has entries, each code once, with words in every language")
  func whole() {
    for catalog in Catalog.allCases where catalog != .unspecified {
      let entries = book.entries(in: catalog)
      #expect(!entries.isEmpty, "\(catalog.name)")
      #expect(Set(entries.map(\.code)).count == entries.count, "\(catalog.name)")
      let orders = Array(stride(from: 10, through: UInt32(entries.count * 10), by: 10))
      #expect(entries.map(\.order) == orders)
      for entry in entries {
        #expect(entry.catalog == catalog && !entry.retired)
        for language in Language.allCases {
          #expect(!entry.labels[language].isEmpty, "\(entry.code)")
          for text in entry.texts {
            #expect(!text.text[language].isEmpty, "\(entry.code)")
            #expect((text.heading[language].isEmpty) == (text.kind == .summary), "\(entry.code)")
          }
        }
        for text in entry.texts { #expect(text.text.en != text.text.es, "\(entry.code)") }
      }
    }
  }

  @Test("an administrator could add every one of them")
  func addable() {
    for entry in book.entries {
      var named = AddCatalogEntry(
        catalog: .leadSources, code: entry.code + "X", labels: entry.labels, reason: "needed")
      named.texts = entry.texts
      if case .failure(let refusal) = answer(.addCatalogEntry(named)) {
        Issue.record("\(entry.code): \(refusal)")
      }
    }
  }

  @Test("Spanish labels are others than the English ones, but for words that both languages use")
  func spanish() {
    let same = book.entries.filter { $0.labels.en == $0.labels.es }.map(\.code)
    #expect(same == ["whatsapp", "antivirus", "whatsapp", "dental"])
  }

  @Test("catalogs of a machine's words have all of them and no others")
  func machines() {
    #expect(codes(.claimTypes) == names(ClaimType.self))
    #expect(codes(.severities) == names(DamageSeverity.self))
    #expect(codes(.closeOutcomes) == names(CloseOutcome.self))
  }

  @Test("what reporting apps show of attacks, impacts and statuses is what they have shown before")
  func reporting() {
    func shown(_ catalog: Catalog) -> [String] {
      book.entries(in: catalog).map { "\($0.code) \($0.labels.es) \($0.severity)" }
    }
    #expect(
      shown(.attackTypes) == [
        "email Correo Electrónico 0", "SMS SMS 0", "whatsapp WhatsApp 0",
        "llamada Llamada Telefónica 0", "redes_sociales Redes Sociales 0", "otro Otro 0",
      ])
    #expect(
      shown(.impacts) == [
        "ninguno Sin Impacto 1", "robo_datos Robo de Datos 2",
        "cuenta_comprometida Cuenta Comprometida 3", "robo_dinero Robo de Dinero 4",
      ])
    for status in [
      "nuevo Nuevo 0", "revisado Revisado 0", "en_investigacion En Investigación 0",
      "cerrado Cerrado 0",
    ] { #expect(shown(.reportStatuses).contains(status)) }
  }

  /// Source: openIMIS, claim module, rejection reasons.
  @Test("reasons for rejection carry openIMIS's numbers, but for the one that it does not have")
  func openIMIS() {
    let numbers = book.entries(in: .rejectionReasons).map(\.number)
    #expect(numbers == (1...17).map { $0 } + [19, 20, 21, -1, -2, nil])
  }

  @Test("fifteen practice areas answer questions, and seven guides have a summary and sections")
  func texts() {
    #expect(codes(.practiceAreas).count == 15)
    for area in book.entries(in: .practiceAreas) {
      #expect(area.texts.count >= 2 && area.texts.allSatisfy { $0.kind == .question })
    }
    #expect(codes(.resourceGuides).count == 7)
    for guide in book.entries(in: .resourceGuides) {
      #expect(guide.texts.map(\.kind) == [.summary, .section, .section], "\(guide.code)")
    }
    for entry in book.entries
    where entry.catalog != .practiceAreas && entry.catalog != .resourceGuides {
      #expect(entry.texts.isEmpty)
    }
  }

  @Test("documents that end on a day say so")
  func expiring() {
    let expiring = book.entries(in: .documentTypes).filter(\.expires).map(\.code)
    #expect(
      expiring == ["id", "photoIdBack", "gymMembership", "repairEstimate", "powerOfAttorney"])
    #expect(book.entries.filter(\.expires).allSatisfy { $0.catalog == .documentTypes })
  }
}
