import ClaimsDomain
import EventSourcing

/// What streams of other kinds have to do with one another.
extension LogState {
  /// The claims that refer to a document and are no drafts, sorted.
  public func claims(citing document: Identifier) -> [Identifier] {
    claims(naming: document) { $0.status != .draft }
  }

  /// The claims that name a property, sorted.
  public func claims(about property: Identifier) -> [Identifier] {
    claims(naming: property) { _ in true }
  }

  /// The claims that name a document or a property, or came of a lead, a report or an accident, sorted.
  func claims(
    naming id: Identifier, where fits: (borrowing Claim) -> Bool = { _ in true }
  ) -> [Identifier] {
    links.claims.places(under: PlaceKey.of(.citation, id)).filter { place in
      claims.peek(at: place) { $0.snapshot.claim.cites(id) && fits($0.snapshot.claim) }
    }.map { claims.id(at: $0) }.sorted()
  }

  /// How many activities are open on a stream.
  public func openActivities(on stream: StreamID) -> UInt32 {
    let about = links.activities.places(under: Links.key(ofSubject: stream))
    return UInt32(
      about.count { place in
        let activity = activities.snapshots[place].state
        return activity.status == .open && activity.subject.stream == stream
      })
  }

  /// The report that came with a number; the last of several.
  public func report(numbered number: UInt64) -> Identifier? {
    report(under: Links.key(ofNumber: number)) { $0.number == number }
  }

  /// The report whose reporter keeps the code with this SHA-256 hash.
  public func report(withReceipt hash: [UInt8]) -> Identifier? {
    report(under: Links.key(ofReceipt: hash)) { $0.receipt == hash }
  }

  private func report(under key: UInt64, where fits: (IncidentReport) -> Bool) -> Identifier? {
    links.reports.places(under: key).last { fits(reports.snapshots[$0].state) }
      .map { reports.snapshots[$0].id }
  }
}

extension Claim {
  /// Whether it names a document or a property, or came of something.
  fileprivate borrowing func cites(_ id: Identifier) -> Bool {
    file.details.property == id || file.documents.contains(id) || file.origin == id
  }
}
