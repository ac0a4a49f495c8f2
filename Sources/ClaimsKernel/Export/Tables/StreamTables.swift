import ClaimsDomain
import EventSourcing

// The tables of streams, a row each, and of what they have many of.

/// A stream as a row: who it is, what the log says of it, and all that its reader sees.
struct StreamRow: ViewRow {
  let name: String
  let snapshot: StreamSnapshot
  let redaction: Redaction

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field(name, (snapshot.state as? RegisteredActor)?.id.text ?? snapshot.stream.id.text)
    fields.field("revision", snapshot.revision)
    fields.field("created", snapshot.created)
    fields.field("updated", snapshot.updated)
    fields.message("state", snapshot.state, without: redaction)
    fields.list("redacted", redaction.isEmpty ? nil : redaction.fields)
  }
}

/// One of what a stream has a list of.
struct ListedRow<M: Message>: ViewRow {
  /// The stream.
  let name: String
  let stream: Identifier
  /// In the list, from 1.
  let place: UInt64
  /// What it is called.
  let word: String
  let element: M
  let redaction: Redaction

  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field(name, stream)
    fields.field("place", place)
    fields.message(word, element, without: redaction)
  }
}

extension ExportTable {
  /// A table for each kind of stream that there are several of.
  static let streams: [ExportTable] =
    [
      of(ClaimDecider.self, "claims", apart: claimsApart),
      of(ActorDecider.self, "people", apart: ["id"]),
      of(DocumentDecider.self, "documents", apart: ["pages"]),
      of(ReportDecider.self, "reports", apart: ["attachments"]),
      of(AccidentDecider.self, "accidents"), of(PropertyDecider.self, "properties"),
      of(QuizDecider.self, "quizzes"), of(LeadDecider.self, "leads"),
      of(ActivityDecider.self, "activities"),
    ]

  /// What stands in tables of its own; and of the details what the claim has as its own fields.
  private static let claimsApart: Set = [
    "payments", "expenses", "parts", "lines", "details.parties", "details.title",
    "details.claimed", "details.lossDate",
  ]

  /// What stands in lists of streams.
  static let parts: [ExportTable] = [
    payments, reserves,
    listed("parts", "part", ClaimDecider.self, in: "claims", at: "parts") { $0.file.parts.all },
    listed("parties", "party", ClaimDecider.self, in: "claims", at: "details.parties") {
      $0.file.details.parties
    },
    listed("pages", "page", DocumentDecider.self, in: "documents", at: "pages") { $0.pages },
    listed("attachments", "attachment", ReportDecider.self, in: "reports", at: "attachments") {
      $0.attachments
    },
  ]

  /// What the column is called that names a stream: the same in every table.
  static func idName(_ category: Category) -> String {
    category == .actor ? "personId" : (category.caseName?.description ?? "stream") + "Id"
  }

  private static func of<A: LogAggregate>(
    _: A.Type, _ table: String, apart: Set<String> = []
  ) -> ExportTable {
    let name = idName(A.category)
    let sample = StreamRow(
      name: name, snapshot: StreamSnapshot(Snapshot<A>(of: Identifier())), redaction: .nothing)
    return ExportTable(
      table, like: sample, apart: apart, key: [snakeCase(name)],
      .state(A.category) { logState, visibility, show in
        forEachSeen(A.self, in: logState, visibility) { snapshot, redaction in
          var snapshot = snapshot
          // They stand in a table of their own, and are not copied for this one.
          if apart.contains("parts") { A.setParts(of: &snapshot.state, to: PartList()) }
          show(
            StreamRow(name: name, snapshot: StreamSnapshot(snapshot), redaction: redaction))
        }
      })
  }

  private static func listed<A: LogAggregate, M: Message>(
    _ table: String, _ word: String, _: A.Type, in parent: String, at path: String,
    _ list: @escaping @Sendable (A.State) -> [M]
  ) -> ExportTable {
    let name = idName(A.category)
    let sample = ListedRow(
      name: name, stream: Identifier(), place: 1, word: word, element: M(), redaction: .nothing)
    return ExportTable(
      table, like: sample, key: [snakeCase(name), "place"], in: (parent, snakeCase(name)),
      .state(A.category) { logState, visibility, show in
        forEachSeen(A.self, in: logState, visibility) { snapshot, redaction in
          guard !redaction.hides(path) else { return }
          let inside = redaction.inside(path)
          for (place, element) in list(snapshot.state).enumerated() {
            show(
              ListedRow(
                name: name, stream: snapshot.id, place: UInt64(place + 1), word: word,
                element: element, redaction: inside))
          }
        }
      })
  }

  static func forEachSeen<A: LogAggregate>(
    _: A.Type, in logState: borrowing LogState, _ visibility: Visibility,
    _ body: (Snapshot<A>, Redaction) -> Void
  ) {
    A.forEachCard(in: logState) { snapshot in
      guard let redaction = visibility.redaction(of: StreamID(A.category, snapshot.id)) else {
        return
      }
      body(snapshot, redaction)
    }
  }
}
