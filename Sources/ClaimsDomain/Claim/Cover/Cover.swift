import EventSourcing

/// What a policy still pays on a claim: its terms, as far as they are not used up.
///
/// Exact, in minor units; nothing overflows. Source: Specs/Lifecycles/Cover.md, "The order".
public struct Cover: Equatable, Sendable {
  /// Something of which a part may be paid: a line item, or the claim as a whole.
  public struct Piece: Equatable, Sendable {
    /// The line item; nil for the claim as a whole, and for what no line item names.
    public var item: Identifier?
    /// The category by which its sub-limit is found; empty for none.
    public var category: String
    /// What is asked for it, before anything is taken off.
    public var claimed: Money
    /// What is allowed of it at most.
    public var eligible: Money
    /// Whether somebody looked at it and said so.
    public let isAdjusted: Bool

    /// Creates a piece of which `adjusted` is eligible, or all that is claimed if it is nil.
    public init(
      _ item: Identifier? = nil, category: String = "", claimed: Money, adjusted: Money? = nil
    ) {
      (self.item, self.category, self.claimed) = (item, category, claimed)
      eligible = adjusted ?? claimed
      isAdjusted = adjusted != nil
    }
  }

  /// The whole, of which the insured's share is counted: a hundred percent.
  public static let whole: UInt32 = 10_000

  /// What of the claim is not paid yet, whatever its lines ask for.
  private var claimed: Int64
  private var deductible: Int64
  private let coinsurance: Int64
  private var subLimits: [SubLimit]
  private var limit: Int64
  private let limitName: String

  /// - Parameters:
  ///   - policy: the terms that were confirmed.
  ///   - claimed: what all pieces together are worth at most; nil for what they are.
  ///   - expenses: what the claim's own expenses use up of both limits.
  ///   - eroded: what other claims use up of the policy's aggregate limit.
  /// - Returns: nil if the terms take nothing off.
  public init?(
    _ policy: Policy, claimed: Money? = nil, expenses: Int64 = 0, eroded: Int64 = 0
  ) {
    self.claimed = claimed?.minorUnits ?? .max
    deductible = max(0, policy.deductible?.minorUnits ?? 0)
    coinsurance = Int64(min(policy.coinsurance ?? 0, Self.whole))
    subLimits = policy.subLimits
    let limit = policy.limit.map { $0.subtracting(expenses).minorUnits } ?? .max
    let aggregate =
      policy.aggregateLimit.map {
        max(0, $0.subtracting(expenses).subtracting(eroded).minorUnits)
      } ?? .max
    self.limit = max(0, min(limit, aggregate))
    limitName = aggregate < limit ? "aggregateLimit" : "limit"
    if deductible == 0, coinsurance == 0, subLimits.isEmpty, self.limit == .max { return nil }
  }

  /// The most that is paid of a piece now.
  public func most(of piece: Piece) -> Adjudication {
    let eligible = max(0, min(piece.eligible.minorUnits, piece.claimed.minorUnits, claimed))
    let deducted = min(deductible, eligible)
    let shared = eligible - deducted
    let due = shared - Self.scaled(shared, by: coinsurance, over: Int64(Self.whole))
    let benefit = min(due, limit, subLimit(of: piece)?.left ?? .max)
    return piece.adjudicated(
      eligible, deductible: deducted, coinsurance: shared - due, benefit: benefit)
  }

  /// Uses the terms up for what is paid of a piece. If that is less than the most, less of the piece
  /// is taken to be eligible: the least that gives this benefit.
  public mutating func pay(_ benefit: Int64, of piece: Piece) -> Adjudication {
    var paid = most(of: piece)
    if benefit < paid.benefit.minorUnits { paid = least(for: max(0, benefit), of: piece) }
    claimed -= claimed == .max ? 0 : paid.eligible.minorUnits
    deductible -= paid.deductible.minorUnits
    limit -= limit == .max ? 0 : paid.benefit.minorUnits
    if let place = subLimit(of: piece)?.place {
      subLimits[place].limit = subLimits[place].limit.subtracting(paid.benefit.minorUnits)
    }
    return paid
  }

  /// What keeps the most of a piece from being more, by the names of the policy's fields.
  public func terms(binding piece: Piece) -> [String] {
    let most = most(of: piece)
    if most.overLimit.minorUnits > 0 {
      return [subLimit(of: piece).map { $0.left < limit } ?? false ? "subLimits" : limitName]
    }
    let terms = [
      (most.eligible.minorUnits < most.claimed.minorUnits, "eligible"),
      (most.deductible.minorUnits > 0, "deductible"),
      (most.coinsurance.minorUnits > 0, "coinsurance"),
    ]
    return terms.filter { $0.0 }.map { $0.1 }
  }

  private func subLimit(of piece: Piece) -> (place: Int, left: Int64)? {
    guard !piece.category.isEmpty,
      let place = subLimits.firstIndex(where: { $0.category.isSame(as: piece.category) })
    else { return nil }
    return (place, max(0, subLimits[place].limit.minorUnits))
  }

  /// Only below the most, so that some part is the insurer's.
  private func least(for benefit: Int64, of piece: Piece) -> Adjudication {
    guard benefit > 0 else {
      return piece.adjudicated(0, deductible: 0, coinsurance: 0, benefit: 0)
    }
    let shared =
      Self.scaled(benefit - 1, by: Int64(Self.whole), over: Int64(Self.whole) - coinsurance) + 1
    return piece.adjudicated(
      shared + deductible, deductible: deductible, coinsurance: shared - benefit, benefit: benefit)
  }

  /// An amount times a factor by a divisor, rounded down; all of them small enough for the result.
  private static func scaled(_ amount: Int64, by factor: Int64, over divisor: Int64) -> Int64 {
    let (whole, rest) = amount.quotientAndRemainder(dividingBy: divisor)
    return whole * factor + rest * factor / divisor
  }
}

extension Cover.Piece {
  fileprivate func adjudicated(
    _ eligible: Int64, deductible: Int64, coinsurance: Int64, benefit: Int64
  ) -> Adjudication {
    func money(_ amount: Int64) -> Money { Money(amount, claimed.currency) }
    return Adjudication(
      item: item, claimed: claimed, eligible: money(eligible), deductible: money(deductible),
      coinsurance: money(coinsurance),
      overLimit: money(eligible - deductible - coinsurance - benefit), benefit: money(benefit))
  }
}
