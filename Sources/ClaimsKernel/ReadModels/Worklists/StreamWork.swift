import ClaimsDomain
import EventSourcing

/// A stream on a worklist that is no claim: its next step.
public struct StreamWork: Sendable {
  /// All of the stream, whatever the reader sees of it.
  public let snapshot: StreamSnapshot
  /// The verb of the next step.
  public let verb: StaticString
  /// The role in which the worker may send it.
  public let role: Role
  /// Nil if the step has no deadline.
  public let due: Instant?
}

extension LogState {
  /// Streams that are no claims and wait for a worker, those that nothing has happened to for
  /// longest first: `mine` are assigned to them, `unassigned` are theirs to take. There are none of
  /// other kinds.
  ///
  /// - Parameters:
  ///   - kind: which of the lists.
  ///   - actor: whose list it is.
  ///   - roles: the roles in which they ask.
  ///   - access: who reads it.
  ///   - now: that of the rules by which it is judged what they see.
  /// - Complexity: O(streams that are no claims).
  public func streamWork(
    _ kind: WorklistKind, of actor: ActorID, as roles: [Role], seenBy access: ReaderRoles = .whole,
    at now: Instant
  ) -> [StreamWork] {
    guard kind == .mine || kind == .unassigned, !actor.isEmpty else { return [] }
    func work<A: LogAggregate>(_: A.Type) -> [StreamWork] {
      var found: [StreamWork] = []
      A.forEachCard(in: self) { snapshot in
        guard let next = A.nextStep(on: snapshot.state),
          kind == .mine ? next.assignee == actor : next.assignee.isEmpty,
          let step = A.lifecycle.step(from: A.status(of: snapshot.state), on: next.verb)
        else { return }
        let rules = rules(for: snapshot, at: now)
        let role = roles.first {
          step.roles.contains($0) && A.isParty(actor, as: $0, to: snapshot.state, under: rules)
        }
        let stream = StreamID(A.category, snapshot.id)
        guard let role, redaction(of: stream, for: access, at: now) != nil else { return }
        found.append(
          StreamWork(
            snapshot: StreamSnapshot(snapshot), verb: next.verb.name, role: role, due: next.due))
      }
      return found
    }
    return Category.aggregates.filter { $0.category != .claim }.flatMap { work($0) }
      .sorted {
        ($0.snapshot.updated, $0.snapshot.stream.id) < ($1.snapshot.updated, $1.snapshot.stream.id)
      }
  }
}

extension StreamWork: ViewRow {
  /// Source: Specs/JSON.md, "Worklists".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("id", snapshot.stream.id)
    fields.field("kind", snapshot.stream.category.word?.description ?? "")
    fields.field("revision", snapshot.revision)
    fields.field("created", snapshot.created)
    fields.field("updated", snapshot.updated)
    fields.field("status", snapshot.status.name.description)
    fields.field("title", snapshot.title.isEmpty ? nil : snapshot.title)
    fields.objects("items", [self]) { work, fields in
      fields.field("waiting", work.verb.description)
      fields.field("due", work.due)
      fields.field("role", work.role)
    }
  }
}
