import ClaimsDomain
import ClaimsKernel
import EventSourcing

// The present state of one stream, what may be done with it, and an actor's work.

package struct ShowQuery: StreamQuery {
  package static var name: Question { .show }
  package var stream: StreamID?
  /// Whether to show every part of a claim, and everything that was said.
  package var full = false
  /// Whether to show what the reader may do.
  package var permissions = false
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "full", &full)
    try fields.field(4, "permissions", &permissions)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> ShowView {
    let stream = try scene.seen(stream)
    guard let snapshot = scene.logState.snapshot(of: stream) else { throw RPCError.noStream }
    var (answers, reader) = (
      AnsweredRequests(), StatementReader(of: stream, as: scene.visibility)
    )
    var said = Statements.none
    try scene.forEachEntry(of: stream) { (entry) throws(WireError) in
      if stream.category == .claim { try answers.apply(entry) }
      reader.take(entry)
      return true
    }
    do throws(WireError) {
      said = try reader.latest(full ? nil : Statements.shown, in: scene.words)
    } catch { throw RPCError(.damaged(offset: 0, reason: "\(error)")) }
    return ShowView(
      snapshot: snapshot,
      detail: scene.logState.claims[stream.id].map {
        ClaimDetail($0, isAnswered: answers.contains($0.id))
      },
      isFull: full, redaction: try scene.redaction(of: stream),
      permissions: permissions ? scene.permissions(on: stream) : [], said: said)
  }
}

package struct ShowView: ListedView {
  package let snapshot: StreamSnapshot
  /// Nil for streams that are not claims.
  package let detail: ClaimDetail?
  package let isFull: Bool
  package let redaction: Redaction
  package let permissions: [ActorPermissions]
  package let said: Statements

  package var allRows: [any ViewRow] {
    guard let detail else {
      return [SeenStream(snapshot, redaction, permissions: permissions, said: said)]
    }
    return [
      ClaimDetailRow(
        detail, withParts: isFull, permissions: permissions, redaction: redaction, said: said)
    ]
  }
}

/// What the reader may do with a stream, in each of their roles or in one.
package struct AllowedQuery: StreamQuery {
  package static var name: Question { .allowed }
  package var stream: StreamID?
  package var role: Role?
  /// Whether to suppose that the role is held.
  package var asIfHeld = false
  /// Whether to leave out what is not allowed.
  package var only = false
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
    try fields.field(3, "role", &role)
    try fields.field(4, "asIfHeld", &asIfHeld)
    try fields.field(5, "only", &only)
    try fields.point(&asOf)
  }

  package var fault: QueryFault? {
    if stream == nil { return .missing("stream") }
    return asIfHeld && role == nil ? .wrong("asIfHeld", Phrase(.itNeedsRoleToSuppose)) : nil
  }

  package func view(in scene: QueryScene) throws(RPCError) -> AllowedView {
    let rows = scene.permissions(
      on: stream ?? .rules, as: role.map { [$0] }, asIfHeld: asIfHeld)
    return AllowedView(
      rows: rows.map { row in
        (row.actor, row.role, row.permissions.filter { !only || $0.allowed })
      })
  }
}

package struct AllowedView: ListedView {
  package let rows: [ActorPermissions]

  package var allRows: [any ViewRow] { PermissionRow.all(rows) }
}

package struct WorklistQuery: Query {
  package static var name: Question { .worklist }
  package var kind: WorklistKind?
  /// Whose work; the reader's if nil.
  package var of: ActorID?
  package var asOf = AskedPoint()

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "kind", &kind)
    try fields.field(2, "of", &of)
    try fields.point(&asOf)
  }

  package func view(in scene: QueryScene) throws(RPCError) -> WorklistView {
    let reader = scene.access.actor
    let worker = of ?? reader
    guard !worker.isEmpty else {
      throw RPCError(
        .invalidParams, Phrase(.ofItIsMissingWhose))
    }
    let register = scene.logState.actors
    guard worker == reader || register[worker] != nil else {
      throw RPCError(
        .invalidParams, Phrase(.ofIsNotInThe, worker.text))
    }
    let roles = scene.roles(of: worker)
    let answers = try scene.answering { (log) throws(EventStoreError) in
      try AnsweredRequests(folding: log)
    }
    let kind = kind ?? .mine
    return WorklistView(
      claims: scene.logState.worklist(
        kind, of: worker, as: roles, answers: answers, seenBy: scene.access, at: scene.now),
      others: scene.logState.streamWork(
        kind, of: worker, as: roles, seenBy: scene.access, at: scene.now))
  }
}

package struct WorklistView: ListedView {
  package let claims: [WorkEntry]
  /// Leads, reports and documents.
  package let others: [StreamWork]
  package var allRows: [any ViewRow] { claims as [any ViewRow] + others }
}
