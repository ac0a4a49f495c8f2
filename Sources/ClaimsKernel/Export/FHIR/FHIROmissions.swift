import ClaimsDomain
import EventSourcing

/// What of claims FHIR R4 has no element for: in how many claims each field says something.
struct FHIROmissions {
  private(set) var claims: [String: UInt64] = [:]
  /// Claims that stand where R4 has no code for.
  private(set) var statuses: [String: UInt64] = [:]
  /// Claims with more than the one payment that R4 has.
  private(set) var severalPayments: UInt64 = 0
  /// Whether each path that was met has an element: the same few in every claim.
  private var carriedPaths: [String: Bool] = [:]

  /// - Parameter claim: without what the reader does not see: nothing is told of that.
  mutating func count(_ file: FHIRClaimFile) {
    var claim = file.claim
    var found: [String] = []
    var known = carriedPaths
    carriedPaths = [:]
    var sieve = FieldSieve { path in
      let isCarried: Bool
      if let answer = known[path] {
        isCarried = answer
      } else {
        isCarried = Self.carries(path)
        known[path] = isCarried
      }
      if !isCarried, !found.contains(where: { path == $0 || path.hasPrefix($0 + ".") }) {
        found.append(path)
      }
      return true
    }
    do throws(WireError) { try claim.visit(&sieve) } catch {}
    carriedPaths = known
    for path in found { claims[path, default: 0] += 1 }
    if Self.unspoken.contains(claim.status) {
      statuses[claim.status.name.description, default: 0] += 1
    }
    if file.claim.payments.count > 1 { severalPayments += 1 }
  }

  private static let unspoken: Set<ClaimStatus> = [
    .investigating, .infoRequested, .underAppeal, .closed, .voided,
  ]

  /// Whether a field, or one that it stands in, has an element, or follows from some that do.
  private static func carries(_ path: String) -> Bool {
    var path = path[...]
    while true {
      if carried.contains(String(path)) { return true }
      guard let dot = path.lastIndex(of: ".") else { return inside.contains(String(path)) }
      if inside.contains(String(path)) { return true }
      path = path[..<dot]
    }
  }

  /// With everything in them.
  private static let carried: Set = [
    "status", "type", "title", "claimant", "claimantName", "lossDate", "claimed", "approved",
    "paid",
    "outcome", "related", "isPartial", "isAccepted", "isAcknowledged", "submissions", "submittedAt",
    "decidedAt", "decidedBy", "closedAt", "proposedBy", "details.use", "details.serviceFrom",
    "details.serviceTo", "details.policy.reference", "details.policy.from", "details.policy.until",
    "details.diagnoses", "details.cause", "details.location", "details.reportedDate",
    "details.parties", "representatives", "rejectionCodes", "parts.lineItem.code",
    "parts.lineItem.quantity", "parts.lineItem.asked", "parts.lineItem.adjusted",
    "parts.lineItem.approved", "parts.lineItem.status", "parts.lineItem.reason", "parts.id",
    "payments.id", "payments.amount", "payments.status", "payments.payee", "payments.requestedBy",
    "payments.authorisedBy", "payments.issuedBy", "awaitsNotice", "parts.addedBy", "parts.addedAt",
    "adjudications.item", "adjudications.claimed", "adjudications.eligible",
    "adjudications.deductible", "adjudications.benefit",
  ]

  /// Of which only some is carried: each field of it counts by itself.
  private static let inside: Set = [
    "details", "details.policy", "parts", "parts.lineItem", "payments", "adjudications",
  ]

  /// What is told of them, the most frequent first.
  func told(of all: UInt64) -> [Phrase] {
    func ordered(_ counts: [String: UInt64]) -> [(key: String, value: UInt64)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    }
    return ordered(claims).map { Phrase(.fhirHasNoElementFor, $0.key, $0.value, all) }
      + ordered(statuses).map { Phrase(.fhirHasNoCodeFor, $0.key, $0.value, all) }
      + (severalPayments == 0 ? [] : [Phrase(.fhirAddsPaymentsUp, severalPayments, all)])
  }
}
