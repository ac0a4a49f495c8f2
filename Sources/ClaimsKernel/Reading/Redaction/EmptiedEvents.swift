import ClaimsDomain
import EventSourcing

extension Redaction {
  /// The event without what is shown like fields of the state that are left out; nil if that cannot
  /// be done.
  func emptying(_ event: DomainEvent) -> DomainEvent? {
    let fields = EventFields.of(event.kind)?.hidden.filter { hides($0.as) }.map(\.field) ?? []
    func emptied<A: LogAggregate>(_: A.Type) -> DomainEvent? {
      guard let whole = A.unwrap(event) else { return nil }
      do throws(WireError) {
        var sieve = FieldSieve(payload: try whole.encodedPayload()) { !fields.contains($0) }
        return try A.Event.read(whole.kind, from: &sieve).map { A.wrap($0) }
      } catch { return nil }
    }
    return fields.isEmpty ? event : event.category.aggregate.flatMap { emptied($0) }
  }
}
