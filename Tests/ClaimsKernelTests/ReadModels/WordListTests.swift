import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("The list of words")
struct WordListTests {
  @Test("every verb of every machine has a word in each language")
  func verbs() {
    let verbs = Set(WordList.entries.filter { $0.kind == .verb }.map(\.name))
    for verb in DomainCommand.verbs { #expect(verbs.contains(verb), "\(verb)") }
    for entry in WordList.entries {
      #expect(!entry.wording.en.isEmpty && !entry.wording.es.isEmpty, "\(entry.name)")
    }
  }

  @Test("no word is in it twice")
  func once() {
    let names = WordList.entries.map { "\($0.kind) \($0.type) \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test("a word is a line of JSON with its kind, its type, its name and its labels")
  func json() throws {
    let approve = try #require(WordList.entries.first { $0.name == "approve" })
    #expect(
      approve.json
        == #"{"kind":"verb","type":"ClaimVerb","name":"approve","labels":{"en":"Approve","#
        + #""es":"Aprobar","en-XA":"[Àþþŕöṽé one]"}}"#)
    let amount = try #require(WordList.entries.first { $0.kind == .field && $0.name == "amount" })
    #expect(
      amount.json == #"{"kind":"field","name":"amount","labels":{"en":"amount","es":"importe","#
        + #""en-XA":"[àɱöûñţ one]"}}"#)
  }
}
