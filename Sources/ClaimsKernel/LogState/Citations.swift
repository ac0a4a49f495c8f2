import ClaimsDomain
import EventSourcing

/// Which claims name a document or a property.
///
/// Who only reads a log needs none of it: until `index` is called, a caller looks at every
/// claim.
struct Citations: Sendable {
  private var claims: [Identifier: Set<Identifier>]?

  var isIndexed: Bool { claims != nil }

  /// The claims that name it now, sorted. O(claims) without an index.
  func claims(naming id: Identifier, on board: ClaimTable) -> [Identifier] {
    if let claims { return (claims[id] ?? []).sorted() }
    var found: [Identifier] = []
    board.forEach { if $0.claim.cites(id) { found.append($0.id) } }
    return found.sorted()
  }

  /// Puts in order what all claims name. Does nothing if that is done.
  mutating func index(_ board: ClaimTable) {
    guard claims == nil else { return }
    var index: [Identifier: Set<Identifier>] = [:]
    board.forEach { snapshot in
      for id in snapshot.claim.cited { index[id, default: []].insert(snapshot.id) }
    }
    claims = index
  }

  /// Whether an event of this number changes what its claim names.
  static func concern(_ type: UInt32) -> Bool {
    type == ClaimEventKind.documentReferenced.rawValue
      || type == ClaimEventKind.documentUnreferenced.rawValue
      || type == ClaimEventKind.claimDetailsEdited.rawValue
      || type == ClaimEventKind.factCorrected.rawValue
  }

  mutating func change(_ claim: Identifier, from before: [Identifier], to after: [Identifier]) {
    guard claims != nil, before != after else { return }
    for id in before { claims?[id]?.remove(claim) }
    for id in after { claims?[id, default: []].insert(claim) }
  }
}

extension Claim {
  /// The documents and the property that it names.
  var cited: [Identifier] {
    guard let property = file.details.property else { return file.documents }
    return file.documents + [property]
  }

  fileprivate func cites(_ id: Identifier) -> Bool {
    file.details.property == id || file.documents.contains(id)
  }
}
