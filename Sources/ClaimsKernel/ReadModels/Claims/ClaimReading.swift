import ClaimsDomain
import Descriptions
import EventSourcing

/// Some of the claims that a reader sees.
public struct VisibleClaims: Equatable, Sendable, PrintsFields {
  /// Whole claims; `redactions` has what is left out of them.
  public let page: ClaimPage
  /// What is left out of each claim of the page, in the same order.
  public let redactions: [Redaction]
}

extension LogState {
  /// The claims that a query finds among those that a reader sees.
  ///
  /// A filter or an order by what is left out of a claim does not find that claim: its place
  /// would tell what is hidden.
  ///
  /// - Parameters:
  ///   - query: which claims, in which order, and how many.
  ///   - texts: what `filter.text` is looked for in, beside titles.
  ///   - access: who reads them.
  ///   - time: that of the rules about whose claims handlers see.
  /// - Throws: if the query goes on behind a claim that is not there, or not seen.
  public func claims(
    _ query: ClaimQuery, texts: ClaimTexts = ClaimTexts(), as access: ReaderRoles, at time: Instant
  ) throws(UnknownClaim) -> VisibleClaims {
    if access.isWhole, present == nil, let page = claims.coldList(query) {
      return VisibleClaims(page: page, redactions: page.snapshots.map { _ in .nothing })
    }
    let asked = query.askedFields
    @Sendable func seen(_ snapshot: ClaimSnapshot) -> Redaction? {
      if present != nil { return redaction(of: .claim(snapshot.id), for: access, at: time) }
      return access.redaction(
        of: snapshot.claim, ClaimDecider.self,
        under: rules(forDaysOf: snapshot.claim, of: ClaimDecider.self, at: time))
    }
    if let after = query.after {
      guard let snapshot = claims[after], seen(snapshot) != nil else {
        throw UnknownClaim(id: after)
      }
    }
    let page = try claims.list(query, texts: texts) { snapshot in
      seen(snapshot).flatMap { asked.contains(where: $0.hides) ? nil : $0 }
    }
    return VisibleClaims(page: page, redactions: page.snapshots.map { seen($0) ?? .nothing })
  }
}

extension ClaimQuery {
  /// The fields whose values a page of this query tells something of.
  fileprivate var askedFields: [String] {
    var fields: [String] = []
    if filter.assignee != nil { fields.append("handler") }
    if filter.flags.contains(.fraud) { fields.append("fraud") }
    if filter.flags.contains(.review) { fields.append("openReviews") }
    for order in order {
      switch order.key {
      case .assignee: fields.append("handler")
      case .reserve: fields.append("reserve")
      case .title, .status, .type, .claimant, .claimed, .approved, .paid, .loss, .submitted,
        .created, .updated:
        break
      }
    }
    return fields
  }
}
