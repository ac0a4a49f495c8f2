import ClaimsDomain
import EventSourcing

extension World {
  /// What other streams hold that a command to a claim may depend on.
  func neighbours(of command: ClaimCommand, on claim: Claim) -> ClaimNeighbours {
    var neighbours = ClaimNeighbours()
    if case .openDraft(let open) = command, let related = open.related {
      neighbours.related = claims[related]?.claim.status
    }
    return neighbours
  }
}
