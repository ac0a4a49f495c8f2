import ClaimsDomain
import EventSourcing
import Testing

@Suite("The rules' values")
struct ClaimRulesTests {
  @Test("every field is a value of its own number and name, and nothing else is")
  func fields() throws {
    var names = FieldNames()
    var rules = ClaimRules()
    try rules.visit(&names)
    #expect(names.found == ClaimRuleValue.allCases.map { "\($0.rawValue) \($0)" })
  }

  @Test("the initialisers leave what they do not name at its built-in value")
  func builtIn() {
    #expect(ClaimRules() == .builtIn)
    #expect(ClaimRules(revision: 0, reopenLimit: 3, fourEyes: true) == .builtIn)
  }

  @Test("the first version asked for neither cover nor verified documents")
  func first() {
    #expect(
      differences(from: fieldRows(ClaimRules.builtIn), to: fieldRows(ClaimRules.first)) == [
        FieldDifference(path: "coverageCheckRequired", before: "true", after: "false"),
        FieldDifference(path: "verifiedDocumentsRequired", before: "true", after: "false"),
      ])
    #expect(ClaimRules.first.revision == 0)
  }

  @Test("rules are the same by their values, whatever their revision")
  func same() {
    var later = ClaimRules(revision: 7)
    #expect(later.hasSameValues(as: .builtIn))
    later.partLimit = 9
    #expect(!later.hasSameValues(as: .builtIn))
  }

  @Test("auditors hold nothing else, and the pairs that the rules name are kept apart")
  func conflicts() {
    #expect(ClaimRules.builtIn.conflict(among: Role.allCases.filter { $0 != .auditor }) == nil)
    #expect(ClaimRules.builtIn.conflict(among: [.auditor, .unspecified]) == nil)
    for role in Role.allCases where role != .auditor && role != .unspecified {
      let pair = RolePair(first: role, second: .auditor)
      #expect(ClaimRules.builtIn.conflict(among: [.auditor, role]) == pair)
      #expect(ClaimRules.builtIn.conflict(among: [role, .auditor]) == pair)
    }
    let pair = RolePair(first: .handler, second: .payer)
    #expect(separated.conflict(among: [.payer, .legal, .handler]) == pair)
    #expect(separated.conflict(among: [.handler, .legal]) == nil)
    #expect(separated.conflict(among: []) == nil)
  }
}

/// Collects the fields of a message.
private struct FieldNames: LeafIgnoringVisitor {
  var found: [String] = []
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    found.append("\(number) \(name)")
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    found.append("\(number) \(name)")
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    found.append("\(number) \(name)")
  }
}
