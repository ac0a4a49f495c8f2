import Foundation
import Testing

@Suite("Traceability")
struct TraceabilityTests {
  /// One row of the page: what was asked for, the page that has it, the tests that hold it.
  private struct Row {
    let id: String
    let place: String
    let tests: String

    /// Whether it is not the kernel's business, and the row says whose.
    var isElsewhere: Bool {
      place.hasPrefix("front ends: ") || place.hasPrefix("the application: ")
    }
  }

  private func rows() throws -> [Row] {
    let page = try String(
      contentsOf: repository.appending(path: "Specs/Traceability.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.first != "id" else { return nil }
      guard cells.count == 4 else {
        Issue.record("\(cells.count) cells: \(line)")
        return nil
      }
      return Row(id: cells[0], place: cells[2], tests: cells[3])
    }
  }

  /// The texts of all tests and scenarios, by the names of their files.
  private func tests() throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for folder in ["Tests", "Specs/Scenarios"] {
      let url = repository.appending(path: folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files)
      where ["swift", "json"].contains(file.pathExtension) {
        texts[file.lastPathComponent, default: []].append(
          try String(contentsOf: file, encoding: .utf8))
      }
    }
    return texts
  }

  @Test("every row of the first draft and every invariant is on the page once")
  func complete() throws {
    let counts: KeyValuePairs = [
      "K": 49, "D": 15, "R": 15, "A": 7, "Q": 5, "L": 9, "P": 6, "Y": 10, "I": 27,
    ]
    let wanted = counts.flatMap { letter, count in
      (1...count).map { number in "\(letter)\(number < 10 ? "0" : "")\(number)" }
    }
    let ids = try rows().map(\.id)
    #expect(ids.filter { !$0.contains(".") }.sorted() == wanted.sorted())
    #expect(Set(ids).count == ids.count)
    // How many the needs of each design and the other sections of the first draft come to.
    let others: KeyValuePairs = [
      "S0": 17, "S1": 25, "S2": 18, "S3": 15, "S4": 7, "T6": 6, "T8": 3, "T10": 2, "T11": 14,
    ]
    let numbered = others.flatMap { section, count in (1...count).map { "\(section).\($0)" } }
    #expect(ids.filter { $0.contains(".") }.sorted() == numbered.sorted())
  }

  @Test("every row names a page and a test, or who else it is for")
  func whole() throws {
    for row in try rows() {
      if row.isElsewhere {
        #expect(row.tests == "–", "\(row.id)")
      } else {
        #expect(row.place.contains("]("), "\(row.id) names no page")
        #expect(row.tests.contains("`: "), "\(row.id) names no test")
      }
    }
  }

  @Test("every page is there and has the rows that are cited")
  func pages() throws {
    for row in try rows() {
      for citation in row.place.components(separatedBy: "; ") {
        guard let link = citation.firstMatch(of: /\]\(([^)]+)\)(.*)/) else { continue }
        let page = repository.appending(path: "Specs/\(link.1)")
        let text = try String(contentsOf: page, encoding: .utf8)
        for id in link.2.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) })
        where !id.isEmpty {
          #expect(text.contains("\n| \(id) |"), "\(row.id): \(link.1) has no row \(id)")
        }
      }
    }
  }

  @Test("every test that is named is there, under the name that it is given")
  func cited() throws {
    let texts = try tests()
    for row in try rows() where !row.isElsewhere {
      // A name may have a semicolon of its own; each file is in backticks.
      for citation in row.tests.replacing("; `", with: "\n`").components(separatedBy: "\n") {
        guard let parts = citation.firstMatch(of: /^`([^`]+)`: (.+)$/) else {
          Issue.record("\(row.id): '\(citation)' names no test")
          continue
        }
        // Suites of several targets may have files of one name.
        let found = texts[String(parts.1)]?.contains { $0.contains("\"\(parts.2)") }
        #expect(found == true, "\(row.id): \(parts.1) has no '\(parts.2)'")
      }
    }
  }
}
