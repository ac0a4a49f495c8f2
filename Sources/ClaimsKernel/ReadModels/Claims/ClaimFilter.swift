import ClaimsDomain
import Descriptions
import EventSourcing

/// What is open beside a claim's status.
public enum ClaimFlag: String, CaseIterable, Sendable, PrintsFields {
  /// Flagged, referred or confirmed; not cleared.
  case fraud
  /// A lawsuit is open.
  case litigation
  /// Money is claimed back from a third party.
  case recovery
  /// A review is open.
  case review
}

/// Which claims a list shows: those that everything which is set here is true of.
public struct ClaimFilter: Sendable, PrintsFields {
  /// One of these; any if there is none.
  public var statuses: Set<ClaimStatus> = []
  /// One of these; any if there is none.
  public var types: Set<ClaimType> = []
  /// The assignee; the empty id for claims without one.
  public var assignee: ActorID?
  /// Whose claims; nil for anyone's.
  public var claimant: ActorID?
  /// Every one of these.
  public var flags: Set<ClaimFlag> = []
  /// Whether there is still something to be done: neither closed nor voided.
  public var isOpen: Bool?
  /// What is claimed. Amounts of another currency are not in it.
  public var amount: AmountRange?
  /// The date of loss, both ends included. Claims without one are not found.
  public var loss: ClosedDates?
  /// When its latest event was recorded, both ends included.
  public var updated: ClosedRange<Instant>?
  /// Words that the title or what was said has; nil for any.
  public var text: SearchText?

  /// Creates a filter that finds every claim.
  public init() {}

  /// Whether it is true of every claim.
  var isEmpty: Bool {
    statuses.isEmpty && types.isEmpty && flags.isEmpty && assignee == nil && claimant == nil
      && isOpen == nil && amount == nil && loss == nil && updated == nil && text == nil
  }

  /// Amounts of one currency, both ends included.
  public struct AmountRange: Equatable, Sendable, PrintsFields {
    /// Amounts of other currencies are not in the range.
    public var currency: Currency
    /// Both ends included.
    public var minorUnits: ClosedRange<Int64>

    /// Creates a range of amounts in minor units of a currency.
    public init(_ minorUnits: ClosedRange<Int64>, _ currency: Currency) {
      self.currency = currency
      self.minorUnits = minorUnits
    }
  }

  /// Days, both ends included.
  public typealias ClosedDates = ClosedRange<LocalDate>

  /// Whether all but the text is true of a claim.
  func holds(_ snapshot: ClaimSnapshot) -> Bool {
    let claim = snapshot.claim
    if !statuses.isEmpty, !statuses.contains(claim.status) { return false }
    if !types.isEmpty, !types.contains(claim.type) { return false }
    if let assignee, claim.handler != assignee { return false }
    if let claimant, claim.claimant != claimant { return false }
    if let isOpen, claim.isOpen != isOpen { return false }
    if let amount {
      guard claim.currency == amount.currency, amount.minorUnits.contains(claim.claimed.minorUnits)
      else { return false }
    }
    if let loss {
      guard let date = claim.lossDate, loss.contains(date) else { return false }
    }
    if let updated, !updated.contains(snapshot.updated) { return false }
    return flags.allSatisfy(claim.has)
  }
}

extension Claim {
  /// Whether there is still something to be done: neither closed nor voided.
  public var isOpen: Bool { !ClaimDecider.endings.contains(status) }

  /// Whether a flag holds for the claim now.
  public func has(_ flag: ClaimFlag) -> Bool {
    switch flag {
    case .fraud: fraud != .none && fraud != .cleared
    case .litigation: litigation == .open
    case .recovery: recovery == .open
    case .review: !file.openReviews.isEmpty
    }
  }
}
