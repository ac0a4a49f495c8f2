import ClaimsDomain
import EventSourcing
import Testing

/// Each row, taken from each of its statuses.
@Suite("The document's table")
struct DocumentTableTests {
  @Test("every row has a case from each of its statuses, and no status and command two rows")
  func complete() {
    let wanted = DocumentDecider.lifecycle.steps.flatMap { step in
      step.from.map { "\(step.id) from \($0.name)" }
    }
    let cases = DocumentVector.all.map { "\($0.row) from \($0.document.status.name)" }
    #expect(Set(cases) == Set(wanted))
    #expect(DocumentDecider.lifecycle.ambiguities.isEmpty)
  }

  @Test("each row leads where it says, for its roles alone", arguments: DocumentVector.all)
  func taken(vector: DocumentVector) {
    #expect(vector.fault(under: DocumentDecider.lifecycle) == nil)
  }

  @Test("a status and a command without a row are refused")
  func noRow() {
    #expect(Self.cellFault(under: DocumentDecider.lifecycle) == nil)
  }

  /// A status and a command that have no row, and are answered otherwise under a table.
  static func cellFault(under lifecycle: Lifecycle<DocumentDecider.Words>) -> String? {
    for status in DocumentStatus.allCases {
      for vector in DocumentVector.all {
        let verb = vector.command.kind
        guard DocumentDecider.lifecycle.step(from: status, on: verb) == nil else { continue }
        let refusal = Refusal(
          .invalidTransition, expected: lifecycle.verbNames(in: status),
          found: "\(verb.name) in \(status.name)")
        let answered = answer(
          vector.command, on: sampleDocument(status), in: vector.context, under: lifecycle)
        if answered != .failure(refusal) { return "\(verb.name) in \(status.name): \(answered)" }
      }
    }
    return nil
  }

  @Test("a verb's number is that of its row")
  func numbers() {
    for step in DocumentDecider.lifecycle.steps {
      #expect(
        "\(step.id)".dropFirst() == (step.verb.rawValue < 10 ? "0" : "") + "\(step.verb.rawValue)")
    }
  }
}
