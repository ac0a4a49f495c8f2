import ClaimsDomain
import EventSourcing

extension DomainEvent {
  /// Whether it tells what is so since its effective time, and moves nothing: no status, no money.
  ///
  /// Source: Specs/TwoClocks.md.
  public var isFact: Bool {
    func isFact<A: LogAggregate>(_: A.Type) -> Bool {
      A.unwrap(self).map { A.lifecycle.keepsStatus($0.kind) } ?? false
    }
    if case .claim(let event) = self { return event.kind.isFact }
    return category.aggregate.map { isFact($0) } ?? false
  }
}
