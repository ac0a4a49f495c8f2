import Foundation
import Testing

/// Every error is worded in two languages: no error is without words, and no text without its
/// like in the other language.
@Suite("Faults in two languages")
struct FaultWordingTests {
  /// Rooms whose errors only programmers read.
  private static let testingRooms: Set<String> = [
    "StateMachineTesting", "ClaimsTesting", "ClaimsStoreTesting", "GenerateMessages",
  ]

  /// Errors without words of their own, and who has the words.
  private static let toldByOthers = [
    "LogHolder": "LogOpenError.inUse says who holds the log",
    "RPCFault": "it is an id and the RPCError that is told",
  ]

  private static func code() throws -> [SourceFile] {
    try SourceFile.all().filter { $0.isSwift && !testingRooms.contains($0.room) }
  }

  @Test("every error of the package has its words, or says who has them")
  func errors() throws {
    var (errors, worded): (Set<String>, Set<String>) = ([], ["WordedFault"])
    for file in try Self.code() {
      let code = CodeScanner.code(of: file.text)
      for match in code.matches(
        of: #/(?:struct|enum|class|protocol|extension) +(\w+): *([^{]*)\{/#)
      {
        let kinds = Set(match.2.split { !$0.isLetter }.map(String.init))
        if kinds.contains("Error") { errors.insert(String(match.1)) }
        if kinds.contains("WordedFault") { worded.insert(String(match.1)) }
      }
    }
    #expect(errors.count > 5)
    #expect(worded.count > 20)
    let without = errors.subtracting(worded)
    #expect(without == Set(Self.toldByOthers.keys))
  }

  @Test("the code has no text in two languages: translators read tables")
  func pairs() throws {
    var found: [String] = []
    // The domain knows no tables: it has what the built-in flow asks, and why a zone is unreadable.
    for file in try Self.code() where !file.isGenerated && file.room != "ClaimsDomain" {
      found += PairScanner.pairs(in: file.text).map { "\(file.path):\($0.line): \($0.call)" }
    }
    #expect(found == [])
  }

  /// `Phrase(.key, …)`: the compiler finds a key that the tables lack, this one that no code says.
  @Test("every phrase of the tables is said somewhere")
  func phrases() throws {
    let table = try String(
      contentsOf: repository.appending(path: "Sources/ClaimsKernel/Words/Languages/en.words"),
      encoding: .utf8)
    let section = table.components(separatedBy: "\n[").first { $0.hasPrefix("phrase]\n") } ?? ""
    let keys = section.split(separator: "\n").dropFirst().compactMap { line in
      line.firstRange(of: " = ").map { String(line[..<$0.lowerBound]) }
    }
    var said: Set<Substring> = []
    for file in try Self.code() where !file.isGenerated {
      said.formUnion(file.text.matches(of: #/\.(\w+)/#).map(\.1))
    }
    #expect(keys.count > 200)
    #expect(keys.filter { !said.contains($0[...]) } == [])
  }

  @Test(
    "a value that one of the texts lacks is found",
    arguments: [
      (#"throw Failure("no \(a)", "ningún \(b)")"#, ["a"], ["b"]),
      (#"Wording(en: "a \(x.en)" + "b", es: "c \(x.es)")"#, ["x.en"], ["x.es"]),
      (#"FHIRFault("\(path)", "a \(en)", "b \(es)")"#, ["en"], ["es"]),
      (#"fail(parser, "a \(f(1, "x"))", "b", at: 3)"#, [#"f(1, "x")"#], []),
      ("EventLogFault(\n  line: l, #\"{\"a\": 1}\"#,\n  \"b\")", [], []),
    ])
  func scanning(source: String, en: [String], es: [String]) {
    let pairs = PairScanner.pairs(in: source)
    #expect(pairs.count == 1)
    #expect(pairs.first?.en.values == en)
    #expect(pairs.first?.es.values == es)
    let isSame = pairs.first.map { $0.en.plainValues == $0.es.plainValues }
    #expect(isSame == (en.map { $0.replacing("en", with: "es") } == es))
  }

  @Test("what is no pair of texts is not found")
  func others() {
    for source in [
      #"Wording(name, name)"#, #"// Failure("a", "b")"#, #"let a = "Failure(\"a\", \"b\")""#,
      #"Failure(error.wording.at("a"))"#, #"expected("a", at: "b")"#, #"expected("a", found: 3)"#,
    ] { #expect(PairScanner.pairs(in: source) == [], "\(source)") }
  }
}
