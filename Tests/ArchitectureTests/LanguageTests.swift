import Foundation
import Testing

@Suite("Language and length")
struct LanguageTests {
  @Test("no source uses a word that the house does without")
  func everyWord() throws {
    let faults = try SourceFile.all().flatMap(\.languageFaults)
    #expect(faults == [])
  }

  @Test("no source is longer than 300 lines")
  func everyLength() throws {
    let faults = try SourceFile.all().filter { !$0.isGenerated }.flatMap(\.lengthFaults)
    #expect(faults == [])
  }

  @Test("the README is no longer than 150 lines")
  func readme() throws {
    let url = repository.appending(path: "README.md")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 150)
  }

  @Test(
    "a word that the house does without is reported with its place",
    arguments: [
      BadSource("claims/A.swift", "#if os(Linux)", "claims/A.swift:1: asks os(); ask canImport"),
      BadSource(
        "claims/A.swift", "#if canImport(Darwin)\n#elseif !os(Linux)",
        "claims/A.swift:2: asks os(); ask canImport"),
      BadSource(
        "claims/A.swift", "let a = try! open()",
        "claims/A.swift:1: try! traps where an error could be told"),
      BadSource(
        "claims/A.swift", "let a = \"\\(b as! C)\"",
        "claims/A.swift:1: as! traps where a type could be known"),
      BadSource("claims/A.swift", "{ fatalError() }", "claims/A.swift:1: traps on purpose"),
      BadSource(
        "claims/A.swift", "preconditionFailure(\"no\")", "claims/A.swift:1: traps on purpose"),
      BadSource(
        "EventSourcing/A.swift", "\nvar all: [any Message]",
        "EventSourcing/A.swift:2: an existential"),
      BadSource(
        "ClaimsDomain/A.swift", "func a() throws -> Int",
        "ClaimsDomain/A.swift:1: an untyped throws"),
      BadSource(
        "EventSourcing/A.swift", "func a() rethrows {",
        "EventSourcing/A.swift:1: an untyped throws"),
    ])
  func reported(source: BadSource) {
    #expect(source.file.languageFaults == [source.fault])
  }

  @Test(
    "words in comments and strings, and edges outside the pure rooms, are not reported",
    arguments: [
      ("EventSourcing/A.swift", "/// Compares any two. Never throws.\nfunc a() throws(WireError)"),
      ("EventSourcing/A.swift", "let a = \"any try! \\\" as! \\(b(\"fatalError(\")) throws\""),
      ("EventSourcing/A.swift", "let a = \"\"\"\n  any \"quoted\" throws\n  \"\"\""),
      ("EventSourcing/A.swift", "/* throws /* any */ throws */ let company = many"),
      ("ClaimsKernel/A.swift", "init(from decoder: any Decoder) throws {"),
    ])
  func passed(path: String, text: String) {
    #expect(SourceFile(path: path, text: text).languageFaults == [])
  }

  @Test("a file of 301 lines is reported, one of 300 is not")
  func length() {
    let lines = String(repeating: "x\n", count: 300)
    #expect(SourceFile(path: "claims/A.swift", text: lines).lengthFaults == [])
    #expect(
      SourceFile(path: "claims/A.swift", text: lines + "x\n").lengthFaults
        == ["claims/A.swift: 301 lines; 300 are the limit"])
  }
}
