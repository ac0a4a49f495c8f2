import Testing

@testable import claims

@Suite("Help")
struct HelpTests {
  @Test("every verb explains itself and every option it takes", arguments: Verb.allCases)
  func everyVerb(verb: Verb) {
    #expect(verb.help.contains(verb.summary))
    for option in verb.options { #expect(verb.help.contains("--\(option.name)")) }
  }
}
