import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What people read in place of codes.

package struct WordsQuery: Query {
  package static var name: Question { .words }
  package init() {}
  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) {}
  package func view(in scene: QueryScene) -> WordsView { WordsView() }
}

package struct WordsView: ListedView {
  package var allRows: [any ViewRow] { WordList.entries }
}

/// The words of reasons that an answer gave.
package struct ReasonsQuery: Query {
  package static var name: Question { .reasons }
  package var reasons: [Reason] = []
  package var language: Language?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "reasons", &reasons)
    try fields.field(2, "language", &language)
  }

  package func view(in scene: QueryScene) -> ReasonsView {
    let words = Words(language ?? .en)
    return ReasonsView(texts: reasons.map { words.text(for: $0) })
  }
}

package struct ReasonsView: ListedView {
  let texts: [String]
  package var allRows: [any ViewRow] { texts.map { Text(text: $0) } }

  private struct Text: ViewRow {
    let text: String
    func show<V: RowVisitor & ~Copyable>(to fields: inout V) { fields.field("text", text) }
  }
}
