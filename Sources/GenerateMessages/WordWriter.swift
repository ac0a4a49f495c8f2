import Foundation

/// Writes the Swift of every language's table: data that is read once, so that building the
/// package takes no longer for a further language.
struct WordWriter {
  /// English first: it says which keys and holes there are.
  let tables: [WordTable]
  private let english: WordTable

  /// Reads the tables of a folder; nil if it has none.
  init?(folder: URL) throws {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let tags = (names ?? []).filter { $0.hasSuffix(".words") }.map { String($0.dropLast(6)) }
    guard !tags.isEmpty else { return nil }
    func table(_ tag: String, against english: WordTable?) throws -> WordTable {
      let name = tag + ".words"
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      do throws(NotationError) {
        let table = try WordTable.read(text, tag: tag)
        if let english { try table.check(against: english) }
        return table
      } catch {
        throw GenerationError(file: name, error: error)
      }
    }
    let english = try table("en", against: nil)
    self.english = english
    tables =
      try [english] + tags.filter { $0 != "en" }.sorted().map { try table($0, against: english) }
      + [english.lengthened()]
  }

  /// The English texts, by their keys.
  var labels: [String: String] {
    Dictionary(uniqueKeysWithValues: english.entries.map { ($0.key, $0.text) })
  }

  /// The files that a module's `Generated` has to hold.
  func files(ofModule module: String) -> [String: String] {
    switch module {
    case "ClaimsDomain":
      [
        "Values/Generated/Languages.swift": languages,
        "Values/Generated/Expectations.swift": expectations,
      ]
    case "ClaimsKernel": ["Words/Generated/WordTableTexts.swift": data]
    default: [:]
    }
  }

  private var head: String {
    """
    // Generated from Sources/ClaimsKernel/Words/Languages by `swift run GenerateMessages`; change
    // the tables there instead.
    // swift-format-ignore-file

    """
  }

  /// The languages, by the files' names.
  private var languages: String {
    head + "/// A language in which people are spoken to.\n"
      + "public enum Language: String, CaseIterable, Sendable {\n"
      + tables.map {
        "  /// Tagged `\($0.tag)`.\n  case \($0.tag.filter { $0 != "-" }) = \"\($0.tag)\"\n"
      }.joined() + "}\n"
  }

  /// What refusals say was expected, by key, with the English that is stored.
  private var expectations: String {
    let members = english.entries.filter { $0.key.hasPrefix("expected.") }.map { entry in
      let key = entry.key.dropFirst("expected.".count)
      let count = WordTable.holes(in: entry.text).count
      let text = entry.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      guard count > 0 else {
        return
          "  /// \(entry.text)\n  public static var \(key): Self { Self(\"\(key)\", \"\(text)\") }\n"
      }
      let names = (1...count).map { "v\($0)" }
      let types = (1...count).map { "V\($0): ExpectationFilling" }.joined(separator: ", ")
      let parameters = (1...count).map { "_ v\($0): V\($0)" }.joined(separator: ", ")
      let values = names.map { "\($0).filling" }.joined(separator: ", ")
      return "  /// \(entry.text)\n  public static func \(key)<\(types)>(\(parameters)) -> Self "
        + "{ Self(\"\(key)\", \"\(text)\", [\(values)]) }\n"
    }
    return head + "\nextension Expectation {\n" + members.joined() + "}\n"
  }

  /// Every key once, and the texts of each language in the same order.
  private var data: String {
    let keys = english.entries.map(\.key)
    let phrases = keys.enumerated().filter { $0.element.hasPrefix("phrase.") }.map {
      "    /// \(english.entries[$0.offset].text)\n"
        + "    case \($0.element.dropFirst("phrase.".count)) = \($0.offset)\n"
    }
    var text = head + "import ClaimsDomain\n\n"
    if !phrases.isEmpty {
      text += "extension Phrase {\n  /// The texts that code says, by their places in the tables.\n"
      text += "  public enum Key: UInt16, Sendable {\n" + phrases.joined() + "  }\n}\n\n"
    }
    text += "extension WordTables {\n"
    text += "  static let keys = lines(of: " + literal(keys) + ")\n\n"
    // Each is read when its language is first spoken.
    var cases = ""
    for table in tables {
      let name = table.tag.filter { $0 != "-" }
      let texts = Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.text) })
      let lines = keys.map { texts[$0, default: ""].replacing("\n", with: "⏎") }
      text += "  private static let \(name) = lines(of: " + literal(lines) + ")\n\n"
      cases += "    case .\(name): \(name)\n"
    }
    text += "  static func texts(in language: Language) -> [String] {\n    switch language {\n"
    return text + cases + "    }\n  }\n}\n"
  }

  private func literal(_ lines: [String]) -> String {
    "##\"\"\"\n" + lines.joined(separator: "\n") + "\n\"\"\"##"
  }
}
