/// The texts of one language, as a `.words` file says them: sections, and a key and a text a line.
/// Lines that are indented by two go on with the text above, empty ones between them included.
///
/// Source: Specs/Words.md.
struct WordTable: Equatable {
  struct Entry: Equatable {
    /// `ClaimStatus.underAppeal`: the section's name and that of the line.
    var key: String
    var text: String
    var line: Int
  }

  /// The tag in the file's name: `es`.
  var tag: String
  var entries: [Entry] = []

  /// Reads a file, line by line.
  static func read(_ text: String, tag: String) throws(NotationError) -> WordTable {
    var table = WordTable(tag: tag)
    var section: Substring?
    var lines: [String: Int] = [:]
    // Whether a text may go on, and how many lines were empty since.
    var (isOpen, empty) = (false, 0)
    for (index, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = index + 1
      if content.contains("⏎") {
        throw NotationError(
          line: line, message: "expected no ⏎, which stands for a line's end in what is generated")
      }
      if isOpen, content.hasPrefix("  "), let last = table.entries.indices.last {
        table.entries[last].text += String(repeating: "\n", count: empty + 1) + content.dropFirst(2)
        empty = 0
        continue
      }
      if content.isEmpty {
        empty += 1
        continue
      }
      (isOpen, empty) = (false, 0)
      if content.hasPrefix("#") { continue }
      if content.hasPrefix("["), content.hasSuffix("]") {
        section = content.dropFirst().dropLast()
        continue
      }
      guard let section else {
        throw NotationError(
          line: line,
          message: "expected a section such as [ClaimStatus] first, found \"\(content)\"")
      }
      guard let mark = content.firstRange(of: " = "), mark.upperBound < content.endIndex else {
        throw NotationError(
          line: line,
          message: "expected \"key = text\", found \"\(content)\"; write # before a comment")
      }
      let key = "\(section).\(content[..<mark.lowerBound])"
      if let earlier = lines.updateValue(line, forKey: key) {
        throw NotationError(
          line: line,
          message: "expected a key once, found \(key) on line \(earlier) too; remove one")
      }
      table.entries.append(Entry(key: key, text: String(content[mark.upperBound...]), line: line))
      isOpen = true
    }
    return table
  }

  /// Holds this table to English: the same keys, and the same holes in each text.
  func check(against english: WordTable) throws(NotationError) {
    let own = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0) })
    let known = Set(english.entries.map(\.key))
    for entry in entries where !known.contains(entry.key) {
      throw NotationError(
        line: entry.line,
        message:
          "expected a key of \(english.tag).words, found \(entry.key); remove it, or add it there")
    }
    for expected in english.entries {
      guard let entry = own[expected.key] else {
        throw NotationError(
          line: entries.last?.line ?? 1,
          message: "expected a text for \(expected.key), found none; "
            + "say \"\(expected.text)\" in \(tag)")
      }
      let (holes, found) = (Self.holes(in: expected.text), Self.holes(in: entry.text))
      guard holes == found else {
        throw NotationError(
          line: entry.line,
          message: "expected \(Self.list(holes)) in \(entry.key) as in \(english.tag).words, "
            + "found \(Self.list(found))")
      }
    }
  }

  /// What is filled in, sorted: `{1}` and `{2:field}`.
  static func holes(in text: String) -> [String] {
    text.matches(of: /\{\d(?::field)?\}/).map { String($0.output) }.sorted()
  }

  private static func list(_ holes: [String]) -> String {
    holes.isEmpty ? "no hole" : holes.joined(separator: " ")
  }

  /// Every text longer and in other letters, and each between brackets: a screen in it shows
  /// which texts come from no table, and where a longer one has no room.
  func lengthened() -> WordTable {
    var table = WordTable(tag: "en-XA")
    table.entries = entries.map { entry in
      var copy = entry
      copy.text = entry.key == "language.name" ? "Pseudo" : Self.lengthened(entry.text)
      return copy
    }
    return table
  }

  static func lengthened(_ text: String) -> String {
    var accented = ""
    var isHole = false
    for character in text {
      if character == "{" { isHole = true }
      accented.append(isHole ? character : letters[character] ?? character)
      if character == "}" { isHole = false }
    }
    // Two words of six say as much as a third of the text.
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let more = words.prefix(max(1, text.count / 12)).joined(separator: " ")
    return "[\(accented) \(more)]"
  }

  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "àƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
