import ClaimsDomain
import Foundation
import Testing

@Suite("The verb catalogs")
struct CatalogVerbTests {
  /// A log in which a reason was retired and a source of leads added.
  private func log(_ folder: TemporaryFolder) throws -> String {
    let ada = #""actor":{"id":"ada","role":"administrator"},"#
    let lines = [
      #"{"id":"00000000-0000-0000-0adb-000000000001",\#(ada)"command":{"retireCatalogEntry":"#
        + #"{"catalog":"rejectionReasons","code":"noProduct","reason":"too vague"}}}"#,
      #"{"id":"00000000-0000-0000-0adb-000000000002",\#(ada)"command":{"addCatalogEntry":"#
        + #"{"catalog":"leadSources","code":"radio","labels":{"en":"Radio","es":"La radio"},"#
        + #""order":25,"reason":"we advertise there"}}}"#,
    ]
    let input = registrations + lines.joined(separator: "\n")
    let run = try CommandLineRun("send", "--log", folder.path(), input: input)
    #expect(run.status == 0, "\(run.output)")
    return folder.path()
  }

  @Test("every entry of every catalog comes in one answer, as the log has them now")
  func all() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun("catalogs", "--json", "--log", try log(folder))
    #expect(run.lines.count == CatalogBook().entries.count + 1)
    let retired = run.lines.filter { $0.contains(#""retired":true"#) }
    #expect(retired.count == 1)
    #expect(retired.first?.contains(#""code":"noProduct""#) == true)
    for catalog in Catalog.allCases where catalog != .unspecified {
      #expect(run.lines.contains { $0.contains(#""catalog":"\#(catalog.name)""#) }, "\(catalog)")
    }
    let radio = try #require(run.lines.first { $0.contains(#""code":"radio""#) })
    #expect(radio.contains(#""labels":{"en":"Radio","es":"La radio"}"#))
    // They are the same for every reader.
    let carla = try CommandLineRun("catalogs", "--json", "--as", "carla", "--log", folder.path())
    #expect(carla.output == run.output)
  }

  @Test("one catalog is shown by itself, in its order, in the words of a language")
  func one() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let sources = try CommandLineRun("catalogs", "leadSources", "--language", "es", "--log", path)
    #expect(
      Array(sources.lines.prefix(5)) == [
        "Procedencia de las consultas", "  app            Aplicación", "  website        Sitio web",
        "  radio          La radio", "  quiz           Cuestionario de evaluación",
      ])
    let reasons = try CommandLineRun("catalogs", "rejectionReasons", "--log", path)
    #expect(reasons.lines.first == "rejectionReasons")
    #expect(reasons.lines.filter { $0.hasSuffix("retired") }.count == 1)
    let areas = try CommandLineRun("catalogs", "practiceAreas", "--language", "es", "--log", path)
    let builtIn = try #require(CatalogBook().entry("dogBites", in: .practiceAreas))
    for text in builtIn.texts {
      #expect(areas.lines.contains("    " + text.heading.es))
      #expect(areas.lines.contains("      " + text.text.es))
    }
  }

  @Test("an unknown catalog is reported, with the known ones")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun("catalogs", "stars", "--log", try log(folder))
    #expect(run.status == 2)
    #expect(run.messages.contains("expected one of attackTypes, impacts, "))
    #expect(run.messages.contains("found 'stars'"))
  }
}
