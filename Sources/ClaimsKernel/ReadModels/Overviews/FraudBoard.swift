import ClaimsDomain
import Descriptions
import EventSourcing

/// A claim under suspicion of fraud, now or before.
public struct FraudRow: ViewRow, Equatable {
  /// The claim's id.
  public let id: Identifier
  /// Its status, its details, its handler and the suspicions; no money but what is claimed.
  public let claim: Claim
  /// When the first suspicion came up.
  public let flaggedAt: Instant
  /// When it was last handed to the special investigators.
  public let referredAt: Instant?
  /// When they last said what they found; nil while they look.
  public let resolvedAt: Instant?
  /// Whole days of 24 hours with the investigators: until they said what they found, or until now.
  public let siuDays: Int64?

  /// How the suspicion stands.
  public var status: FraudStatus { claim.fraud }
  /// How many were raised, whatever became of them.
  public var flags: Int { claim.file.flags.count }
  /// The highest of all flags, 0 to 100.
  public var score: UInt32 { claim.file.flags.map(\.score).max() ?? 0 }

  /// Each once, in the order in which they came up.
  public var indicators: [String] {
    var indicators: [String] = []
    for flag in claim.file.flags
    where !indicators.contains(where: { $0.utf8.elementsEqual(flag.indicator.utf8) }) {
      indicators.append(flag.indicator)
    }
    return indicators
  }

  init?(_ id: Identifier, _ dated: borrowing DatedClaim, at now: Instant) {
    guard dated.claim.fraud != .none, let flaggedAt = dated.flaggedAt else { return nil }
    self.id = id
    claim = dated.claim
    self.flaggedAt = flaggedAt
    referredAt = dated.referredAt
    resolvedAt = dated.resolvedAt
    let end = dated.resolvedAt ?? now
    siuDays = dated.referredAt.map { max(0, $0.seconds(to: end) / 86_400) }
  }

  /// One line. Source: Specs/JSON.md, "Suspicions".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("id", id)
    fields.field("fraud", status)
    fields.field("score", score)
    fields.field("flags", flags)
    fields.list("indicators", indicators)
    fields.field("flaggedAt", flaggedAt)
    fields.field("referredAt", referredAt)
    fields.field("resolvedAt", resolvedAt)
    fields.field("siuDays", siuDays)
    fields.field("status", claim.status)
    fields.field("type", claim.type)
    fields.field("title", claim.title)
    fields.field("assignee", claim.handler)
    fields.field("claimed", claim.claimed)
  }
}

/// The claims of which fraud is or was suspected: first those that are with the investigators, the
/// longest first; then those that are flagged, confirmed and cleared, the highest score first.
public struct FraudBoard: Equatable, Sendable, PrintsFields {
  /// In the order of the board.
  public let rows: [FraudRow]

  /// The order of the board.
  public static let order: [FraudStatus] = [.referred, .flagged, .confirmed, .cleared]

  /// O(claims), and O(n log n) for those on the board.
  ///
  /// - Parameters:
  ///   - claims: among which suspicions are looked for.
  ///   - statuses: only suspicions that stand so; any if there is none.
  ///   - now: to which their days are counted.
  ///   - visibility: that of the reader. Claims are shown whose suspicions they see.
  public init(
    of claims: DatedClaims, in statuses: Set<FraudStatus> = [], at now: Instant,
    as visibility: Visibility = .whole
  ) {
    var rows: [FraudRow] = []
    claims.forEach { id, dated in
      guard statuses.isEmpty || statuses.contains(dated.claim.fraud),
        let row = FraudRow(id, dated, at: now), visibility.sees("flags", of: id)
      else { return }
      rows.append(row)
    }
    self.rows = rows.sorted { Key($0) < Key($1) }
  }

  /// How many there are of each status that a claim has, in the order of the board.
  public var counts: [(status: FraudStatus, claims: Int)] {
    Self.order.map { status in (status, rows.count { $0.status == status }) }
      .filter { $0.claims > 0 }
  }

  private struct Key: Comparable {
    let status: Int
    let since: Instant
    let score: Int
    let id: Identifier

    init(_ row: FraudRow) {
      status = FraudBoard.order.firstIndex(of: row.status) ?? FraudBoard.order.count
      since = row.status == .referred ? row.referredAt ?? Instant() : Instant()
      score = -Int(row.score)
      id = row.id
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.status, left.since, left.score, left.id)
        < (right.status, right.since, right.score, right.id)
    }
  }
}

extension Instant {
  /// Whole seconds to a later time.
  fileprivate func seconds(to later: Instant) -> Int64 {
    let (nanoseconds, overflow) = later.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return (overflow ? .max : nanoseconds) / 1_000_000_000
  }
}

extension FraudBoard: ViewRows {
  public var allRows: [any ViewRow] { rows }
}
