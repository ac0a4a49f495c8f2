import ClaimsDomain
import EventSourcing

/// What claims know of one another, for decisions that ask it: which were submitted for the same
/// loss, and which of them others are duplicates of.
///
/// A reader of a log needs none of it, so a state that was folded from a log knows the order of
/// submissions alone, until `index` is called.
struct ClaimLinks: Sendable {
  /// What two claims have in common that may be one: whose, what kind, and when the loss was.
  struct Loss: Hashable {
    private let claimant: ActorID
    private let type: ClaimType
    private let date: LocalDate

    /// Nil if too little is known to compare.
    init?(of claim: borrowing Claim) {
      guard let date = claim.lossDate, !claim.claimant.isEmpty else { return nil }
      claimant = claim.claimant
      type = claim.type
      self.date = date
    }
  }

  private struct Index {
    /// The claims in the order of submissions.
    var submitted = IdentifierIndex(seed: .random(in: 0 ... .max))
    /// The places of the claims of each loss, in order.
    var losses: [Loss: [Int]] = [:]
  }

  /// The claims in the order in which they were first submitted; empty once there is an index.
  private var submitted: [Identifier]
  private var index: Index?
  private var originals: Set<Identifier> = []
  /// The claims for which the insurer named a policy, by its reference; some of them may have
  /// another one now.
  private var insured: [[UInt8]: Set<Identifier>] = [:]

  init() {
    submitted = []
    index = Index()
  }

  /// Links of claims that were submitted in this order, each once; without an index.
  init(submitted: [Identifier], originals: Set<Identifier>) {
    self.submitted = submitted
    self.originals = originals
    index = nil
  }

  /// The claims for which the insurer named this policy. O(1).
  func claims(under reference: String) -> Set<Identifier> { insured[Array(reference.utf8)] ?? [] }

  /// Notes of which policy a claim is.
  mutating func insure(_ id: Identifier, under reference: String) {
    insured[Array(reference.utf8), default: []].insert(id)
  }

  /// Whether some claim is a duplicate of this one.
  func hasDuplicates(_ id: Identifier) -> Bool { originals.contains(id) }

  /// The claim that was first submitted for a loss, other than this one; nil without one.
  /// O(1) with an index, else O(claims).
  func first(of loss: Loss, besides id: Identifier, on claims: ClaimTable) -> Identifier? {
    guard let index else {
      return submitted.first { other in
        other != id
          && claims.place(of: other).flatMap { place in
            claims.peek(at: place) { Loss(of: $0.snapshot.claim) }
          } == loss
      }
    }
    return index.losses[loss]?.prefix(2).map { index.submitted.identifiers[$0] }.first { $0 != id }
  }

  // MARK: Folding

  /// Whether an event of this number says anything about two claims: most do not.
  static func concern(_ type: UInt32) -> Bool {
    type == ClaimEventKind.claimSubmitted.rawValue
      || type == ClaimEventKind.claimDetailsEdited.rawValue
      || type == ClaimEventKind.factCorrected.rawValue
      || type == ClaimEventKind.claimMarkedDuplicate.rawValue
      || type == ClaimEventKind.policyConfirmed.rawValue
  }

  /// Takes an event that concerns them, between what its claim was about and is about now.
  mutating func apply(_ event: ClaimEvent, to id: Identifier, from before: Loss?, to after: Loss?) {
    switch event {
    case .claimSubmitted: submit(id, after)
    case .claimMarkedDuplicate(let duplicate): originals.insert(duplicate.original)
    default: move(id, from: before, to: after)
    }
  }

  /// Puts in order what the submissions so far have in common. Does nothing if that is done.
  mutating func index(_ claims: ClaimTable) {
    guard index == nil else { return }
    let all = submitted
    index = Index()
    submitted = []
    for id in all {
      if let place = claims.place(of: id) {
        submit(id, claims.peek(at: place) { Loss(of: $0.snapshot.claim) })
      }
    }
  }

  private mutating func submit(_ id: Identifier, _ loss: Loss?) {
    guard index != nil else { return submitted.append(id) }
    guard index?.submitted.place(of: id) == nil else { return }
    guard let place = index?.submitted.append(id) else { return }
    if let loss { index?.losses[loss, default: []].append(place) }
  }

  /// The details of a claim have changed: it may belong to another loss now.
  private mutating func move(_ id: Identifier, from old: Loss?, to new: Loss?) {
    guard old != new, let place = index?.submitted.place(of: id) else { return }
    if let old { index?.losses[old]?.removeAll { $0 == place } }
    guard let new else { return }
    let others = index?.losses[new] ?? []
    let next = others.firstIndex { $0 > place } ?? others.count
    index?.losses[new, default: []].insert(place, at: next)
  }
}
