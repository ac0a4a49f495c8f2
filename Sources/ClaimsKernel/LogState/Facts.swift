import ClaimsDomain
import EventSourcing

/// When an event was recorded, and as of which moment of the world it is folded in.
struct FoldTimes: Sendable {
  var recorded: Instant
  var effective: Instant
  /// Facts that became true later are left out; nil for none.
  var moment: Instant?

  /// For everything that is recorded.
  init(recorded: Instant) {
    (self.recorded, effective) = (recorded, recorded)
  }

  init(of event: EventView, at moment: Instant?) {
    (recorded, effective, self.moment) = (event.recorded, event.effective, moment)
  }

  /// Whether an event is a fact that became true later.
  func leavesOut(_ event: DomainEvent) -> Bool {
    moment.map { effective > $0 && event.kind.isFact } ?? false
  }
}

extension DomainEventKind {
  /// Whether it tells what is so since its effective time, and moves nothing: no status, no money.
  ///
  /// Source: Specs/TwoClocks.md.
  var isFact: Bool {
    func isFact<A: LogAggregate>(_: A.Type) -> Bool {
      (code as? A.Event.Kind).map { A.lifecycle.keepsStatus($0) } ?? false
    }
    if case .claim(let kind) = self { return kind.isFact }
    return category.aggregate.map { isFact($0) } ?? false
  }
}
