import ClaimsDomain
import EventSourcing

extension SpecificationPage {
  /// Holds the page's guards to those of a table: the page groups them by what they are about, the
  /// table by its rows.
  func holdGuards<A: Aggregate>(of lifecycle: Lifecycle<AggregateVocabulary<A>>) throws {
    let order = try table(under: "## Guards").compactMap(\.first)
    func place(_ guarded: [String]) -> Int { order.firstIndex(of: guarded[0]) ?? order.count }
    let coded = lifecycle.guards.map { ["`\($0.name)`", "\($0.judges)", "`\($0.code.name)`"] }
    try hold("## Guards", to: coded.sorted { place($0) < place($1) })
  }
}
