/// An `.entries` file: the entries of catalogs that every log has.
///
/// Source: Specs/Messages.md, "Entries".
struct EntryList {
  private var writer: SwiftWriter
  private var catalogs: [String] = []
  /// The texts of an entry before it is written: each as the Swift that makes it.
  private var entry: (line: String, texts: [String])?
  /// A text whose two lines are still to come, and those that have.
  private var text: (kind: String, headings: [String], lines: [String])?

  /// - Returns: the Swift of the entries.
  static func swift(_ text: String, source: String) throws(NotationError) -> String {
    var list = EntryList(writer: SwiftWriter(source: source, imports: []))
    list.writer.open("extension BuiltInEntries")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      do throws(Expected) { try list.read(line) } catch {
        throw NotationError(
          line: place + 1, message: "expected \(error.what), found \(line.trimmed)")
      }
    }
    list.endCatalog()
    list.writer.open("static func rows(of catalog: Catalog) -> [EntryRow]")
    list.writer.open("switch catalog")
    for name in list.catalogs { list.writer.add("case .\(name): \(name)") }
    list.writer.add("default: []")
    for _ in 1...3 { list.writer.close() }
    return list.writer.text
  }

  private struct Expected: Error { let what: String }

  private mutating func read(_ line: Substring) throws(Expected) {
    let content = line.trimmed
    if content.isEmpty || content.hasPrefix("#") { return }
    let cells = content.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    switch line.prefix(while: { $0 == " " }).count {
    case 0:
      guard content.hasPrefix("catalog ") else { throw Expected(what: "catalog NAME") }
      endCatalog()
      catalogs.append(String(content.dropFirst(8)))
      writer.open("private static var \(catalogs[catalogs.count - 1]): [EntryRow]")
      writer.add("[")
    case 2:
      guard !catalogs.isEmpty, cells.count > 2 else {
        throw Expected(what: "CODE | ENGLISH | SPANISH below a catalog")
      }
      endEntry()
      let options = try cells.dropFirst(3).map { cell throws(Expected) in try option(cell) }
      entry = ((cells.prefix(3).map(\.quoted) + options).joined(separator: ", "), [])
    case 4:
      guard entry != nil, text == nil, cells.count == 3 else {
        throw Expected(what: "KIND | ENGLISH | SPANISH below an entry")
      }
      guard cells[0] != "summary" else {
        entry?.texts.append("CatalogText(.summary, text: \(Self.wording(cells[1], cells[2])))")
        return
      }
      text = (cells[0], Array(cells.dropFirst()), [])
    default:
      guard let text, cells.count == 1 else { throw Expected(what: "a text below its heading") }
      guard let first = text.lines.first else {
        self.text?.lines = [String(content)]
        return
      }
      let heading = Self.wording(text.headings[0], text.headings[1])
      entry?.texts.append(
        "CatalogText(.\(text.kind), heading: \(heading), text: \(Self.wording(first, String(content))))"
      )
      self.text = nil
    }
  }

  private func option(_ cell: String) throws(Expected) -> String {
    let words = cell.split(separator: " ")
    switch (words.first, words.count) {
    case ("expires", 1): return "expires: true"
    case ("severity", 2), ("number", 2): return "\(words[0]): \(words[1])"
    default: throw Expected(what: "severity N, number N or expires")
    }
  }

  private static func wording(_ en: String, _ es: String) -> String {
    "Wording(en: \(en.quoted), es: \(es.quoted))"
  }

  private mutating func endEntry() {
    guard let entry else { return }
    let texts = entry.texts.isEmpty ? "" : ", [" + entry.texts.joined(separator: ", ") + "]"
    writer.add("  EntryRow(\(entry.line)\(texts)),")
    self.entry = nil
  }

  private mutating func endCatalog() {
    endEntry()
    guard !catalogs.isEmpty else { return }
    writer.add("]")
    writer.close()
  }
}

extension String {
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
