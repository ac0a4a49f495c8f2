import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@Suite("The catalogs")
struct CatalogBookTests {
  @Test("a code that its catalog never had is read as its words with capitals, with severity 0")
  func fallback() {
    let book = CatalogBook()
    let vectors = [
      ("cuenta_comprometida", "Cuenta Comprometida"), ("policeReport", "Police Report"),
      ("nuevo", "Nuevo"), ("SMS", "SMS"), ("a-b", "A B"), ("émoi", "émoi"), ("", ""),
      ("_x__y_", "X Y"), ("photoIDBack", "Photo IDBack"),
    ]
    for (code, label) in vectors {
      for language in Language.allCases {
        #expect(book.label(of: code, in: .dangerLevels, language) == label)
      }
      #expect(book.severity(of: code, in: .dangerLevels) == 0)
    }
  }

  @Test("what is found one by one is what the lists have")
  func lookups() {
    for book in [CatalogBook(), catalogs(added(), retired("event", in: .leadSources))] {
      for catalog in Catalog.allCases {
        for entry in book.entries(in: catalog) {
          #expect(book.entry(entry.code, in: catalog) == entry)
          #expect(book.isActive(entry.code, in: catalog) == !entry.retired)
          #expect(book.isRetired(entry.code, in: catalog) == entry.retired)
          #expect(book.label(of: entry.code, in: catalog, .es) == entry.labels.es)
          #expect(book.severity(of: entry.code, in: catalog) == entry.severity)
          #expect(book.entry(entry.code + "!", in: catalog) == nil)
        }
      }
    }
  }

  @Test("codes are compared by their bytes")
  func bytes() {
    // The Kelvin sign is, for Unicode, a K.
    let book = catalogs(added("K"))
    #expect(book.isActive("K", in: .leadSources))
    #expect("K" == "\u{212a}")
    #expect(!book.isActive("\u{212a}", in: .leadSources))
  }

  @Test("entries are sorted by their order, then by their codes; those without one stand last")
  func order() {
    let book = catalogs(
      added("tv", order: 25), added("radio", order: 25), added("unplaced", order: 0),
      retired("phone", in: .leadSources))
    #expect(
      book.entries(in: .leadSources).map(\.code) == [
        "app", "website", "radio", "tv", "quiz", "accidentMode", "phone", "referral",
        "advertisement", "event", "other", "unplaced",
      ])
    #expect(book.entries(in: .leadSources).filter(\.retired).map(\.code) == ["phone"])
  }

  @Test("one answer has every entry of every catalog, catalog by catalog")
  func everything() {
    let book = catalogs(added())
    #expect(book.entries == Catalog.allCases.flatMap { book.entries(in: $0) })
    #expect(book.entries.count == CatalogBook().entries.count + 1)
    #expect(book.entries(in: .unspecified) == [])
  }

  @Test(
    "whatever order codes are added in, they are found", arguments: 1...5 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var book = CatalogBook()
    var known: Set<String> = []
    for number in 0..<200 {
      let catalog: Catalog = Bool.random(using: &generator) ? .leadSources : .costCategories
      let code = "c\(Int.random(in: 0..<100, using: &generator))"
      let isNew = known.insert("\(catalog) \(code)").inserted
      #expect((book.entry(code, in: catalog) == nil) == isNew)
      CatalogDecider.evolve(&book, added(code, to: catalog, order: UInt32(number)))
      #expect(book.entry(code, in: catalog)?.order == UInt32(number))
    }
    #expect(book.changed.count == known.count)
  }

  @Test("a book without events is as small as two references")
  func size() {
    #expect(MemoryLayout<CatalogBook>.size == 2 * MemoryLayout<Int>.size)
    #expect(CatalogBook().changed.isEmpty && CatalogBook().flows.isEmpty)
  }

  @Test("catalogs keep their category and their stream")
  func stream() {
    #expect(Category.catalogs.number == 10)
    #expect(StreamID.catalogs == StreamID(Category(10), Identifier(high: 0, low: 1)))
  }
}

@Suite("Languages")
struct LanguageTests {
  @Test("a tag is of the language that it begins with")
  func tags() {
    for tag in ["es", "es-MX", "ES-419", "es_AR", "Es-Latn-CL"] {
      #expect(Language(tag: tag) == .es)
    }
    for tag in ["en", "en-GB", "EN_us"] { #expect(Language(tag: tag) == .en) }
    for tag in ["", "e", "est", "enm-GB", "pt-BR", "-es", "es.UTF-8", "x-es"] {
      #expect(Language(tag: tag) == nil)
    }
  }
}
