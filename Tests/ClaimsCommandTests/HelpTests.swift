import ClaimsDomain
import ClaimsKernel
import Foundation
import TestSupport
import Testing

@testable import ClaimsCommand

@Suite("Help")
struct HelpTests {
  @Test(
    "every verb explains itself and every option it takes, in every language",
    arguments: Verb.allCases, Language.allCases)
  func everyVerb(verb: Verb, language: Language) {
    let help = verb.help(in: language)
    #expect(!verb.summary[language].isEmpty && help.contains(verb.summary[language]))
    for option in verb.options {
      let meaning = verb.meaning(of: option)[language]
      #expect(!meaning.isEmpty, "\(option.name)")
      #expect(help.contains("--\(option.name)"))
      for line in meaning.split(separator: "\n") { #expect(help.contains(line), "\(line)") }
    }
    #expect(!help.contains("⏎"))
  }

  @Test("what help says is of verbs, options and formats that are there")
  func nothingLeft() throws {
    let table = try String(
      contentsOf: package.appending(path: "Sources/ClaimsKernel/Words/Languages/en.words"),
      encoding: .utf8)
    var (section, keys) = ("", [String: Set<String>]())
    for line in table.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("  ") {
      if line.hasPrefix("[") { section = String(line.dropFirst().dropLast()) }
      guard let mark = line.firstRange(of: " = ") else { continue }
      keys[section, default: []].insert(String(line[..<mark.lowerBound]))
    }
    let verbs = Verb.allCases
    #expect(keys["verb"] == Set(verbs.map(\.rawValue) + ["help"]))
    #expect(keys["note"]?.subtracting(verbs.map(\.rawValue)) == ["claims"])
    #expect(keys["export"] == Set(ExportChoices.all.map(\.name)))
    let options = Set(
      verbs.flatMap { verb in
        verb.options.flatMap { [$0.name, "\(verb.rawValue).\($0.name)"] }
      })
    #expect(keys["option"]?.subtracting(options) == [])
  }

  @Test("help that lists names lists all of them")
  func listed() {
    func meaning(_ verb: Verb, _ name: String) -> String {
      verb.options.first { $0.name == name }.map { verb.meaning(of: $0).en } ?? ""
    }
    for name in Verb.views.map(\.name) { #expect(meaning(.explore, "view").contains(name)) }
    for flag in ClaimFlag.allCases { #expect(meaning(.list, "flag").contains(flag.rawValue)) }
    for flag in FlagName.allCases { #expect(meaning(.flags, "only").contains(flag.rawValue)) }
  }

  @Test("help is told in the language that is asked for, and in that of the surroundings")
  func languages() throws {
    let spanish = Verb.verify.help(in: .es)
    #expect(try CommandLineRun("help", "verify", "--language", "es").output == spanish)
    #expect(try CommandLineRun("verify", "--help", "--language=es").output == spanish)
    #expect(
      try CommandLineRun("help", "verify", environment: ["LC_ALL": "es_ES.UTF-8"]).output
        == spanish)
    #expect(try CommandLineRun("help").output == Help.overview(in: .en))
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
