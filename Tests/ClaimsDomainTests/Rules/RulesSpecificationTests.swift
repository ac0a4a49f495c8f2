import ClaimsDomain
import EventSourcing
import Testing

/// The page for people and the code say the same, word for word, both ways.
@Suite("The rules' page in Specs")
struct RulesSpecificationTests {
  static let page = RulesCases.table.page

  @Test("every value is on the page with its number, what it is built in as and what selects it")
  func values() throws {
    var schema = SchemaWriter()
    schema.add(ClaimRules.self)
    let builtIn = Dictionary(
      uniqueKeysWithValues: fieldRows(ClaimRules.builtIn).filter { !$0.value.isEmpty }
        .map { ($0.path, "`\($0.value)`") })
    let coded = ClaimRuleValue.allCases.map { value in
      let name = "\(value)"
      let field = schema.text.split(separator: "\n").first {
        $0.contains(" \(name) = \(value.rawValue);")
      }
      let type = field.map { $0.split(separator: " ").prefix { $0 != name } } ?? []
      return [
        "\(value.rawValue)", "`\(name)`",
        // What is always written is optional only to readers of an old log.
        type.joined(separator: " ").replacing(
          "optional ", with: builtIn[name] == nil ? "optional " : ""),
        builtIn[name] ?? "–", "\(value.selectedBy)",
      ]
    }
    #expect(try Self.page.table(under: "## Values", columns: 5) == coded)
  }
}
