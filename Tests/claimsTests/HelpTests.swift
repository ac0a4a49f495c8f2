import Foundation
import Testing

@testable import claims

@Suite("Help")
struct HelpTests {
  @Test("every verb explains itself and every option it takes", arguments: Verb.allCases)
  func everyVerb(verb: Verb) {
    #expect(verb.help.contains(verb.summary))
    for option in verb.options { #expect(verb.help.contains("--\(option.name)")) }
  }

  @Test("the README names every verb")
  func readme() throws {
    let text = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    for verb in Verb.allCases {
      let isNamed = ["`\(verb.rawValue)`", "`\(verb.rawValue) ", "claims \(verb.rawValue) "]
        .contains { text.contains($0) }
      #expect(isNamed, "\(verb.rawValue)")
    }
  }
}
