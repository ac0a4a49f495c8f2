import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What was decided at a position, and what it rested on.
package struct ExplainQuery: Query {
  package static var name: Question { .explain }
  /// That of an event, or at which a refused command was judged.
  package var position: UInt64?

  package init() {}

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "position", &position)
  }

  package var fault: QueryFault? { position == nil ? .missing("position") : nil }

  package func view(in scene: QueryScene) throws(RPCError) -> LogRows<SeenExplanation> {
    let position = position ?? 0
    return LogRows { (body) throws(RPCError) in
      var explainer = Explainer(at: position, in: scene.words)
      var (isAny, goesOn) = (false, true)
      var failure: EventStoreError?
      try scene.forEachEntry { (entry) throws(WireError) in
        guard goesOn, !explainer.isDone(before: entry) else { return false }
        var earlier: Entry?
        if explainer.concerns(entry) {
          do throws(EventStoreError) { earlier = try scene.log.receipt(before: entry) } catch {
            failure = error
            return false
          }
        }
        let found = try explainer.next(entry, earlier: earlier)
        if let seen = found?.seen(as: scene.visibility) {
          isAny = true
          goesOn = body(seen)
        }
        return true
      }
      if let failure { throw RPCError(failure) }
      // What the reader does not see is as if it were not there.
      guard isAny else { throw RPCError(.notFound, Phrase(.nothingWasDecidedAt, position)) }
    }
  }
}
