import ClaimsDomain
import Descriptions
import EventSourcing

/// What a table of ages has a row for.
public enum AgingGrouping: String, CaseIterable, Sendable, PrintsFields {
  /// The claim's type, its handler, or its status.
  case type, assignee, status
}

/// How many claims are how many days old.
public struct AgeBuckets: Equatable, Sendable, PrintsFields {
  /// The first day of each bucket; it ends at the next one's first day, the last one never.
  public static let bounds: [Int64] = [0, 7, 30, 90, 180]
  /// As people call them.
  public static let names = ["0–6", "7–29", "30–89", "90–179", "180+"]

  /// How many claims are in each bucket, in the order of `bounds`.
  public private(set) var counts = [Int](repeating: 0, count: bounds.count)
  /// Those whose age is unknown.
  public private(set) var unknown = 0
  /// The days of the oldest one; nil if there is none.
  public private(set) var oldest: Int64?

  /// Counts one in. What is not there yet is as old as what is there today.
  mutating func add(days: Int64?) {
    guard let days = days.map({ max(0, $0) }) else {
      unknown += 1
      return
    }
    counts[(Self.bounds.lastIndex { $0 <= days }) ?? 0] += 1
    oldest = max(oldest ?? 0, days)
  }
}

/// The open claims that have something in common, by their age.
public struct AgingRow: Equatable, Sendable {
  /// Nil if rows are not by type; and so on.
  public let type: ClaimType?
  /// Empty for claims without an assignee.
  public let assignee: ActorID?
  /// Nil if rows are not by status.
  public let status: ClaimStatus?
  /// Whether it is that of all claims.
  public let isTotal: Bool
  /// How many there are, those of unknown age included.
  public internal(set) var claims = 0
  /// Days in their status.
  public internal(set) var inStatus = AgeBuckets()
  /// Days since the date of loss.
  public internal(set) var sinceLoss = AgeBuckets()

  init(_ claim: borrowing Claim, by groupings: [AgingGrouping], isTotal: Bool = false) {
    self.isTotal = isTotal
    type = groupings.contains(.type) ? claim.type : nil
    assignee = groupings.contains(.assignee) ? claim.handler : nil
    status = groupings.contains(.status) ? claim.status : nil
  }

  fileprivate mutating func add(_ dated: borrowing DatedClaim, on day: LocalDate) {
    claims += 1
    inStatus.add(days: day.daysSinceEpoch - dated.since.dayUTC.daysSinceEpoch)
    sinceLoss.add(days: dated.claim.lossDate.map { day.daysSinceEpoch - $0.daysSinceEpoch })
  }
}

/// Open claims by days in their status and days since the loss. Days are those of UTC.
///
/// Drafts are not in it: they ask nothing of anyone yet.
public struct AgingTable: Equatable, Sendable, PrintsFields {
  /// What rows are by; with none, all claims are in one row.
  public let groupings: [AgingGrouping]
  /// The day on which ages are counted.
  public let day: LocalDate
  /// By type, then by assignee, then by status; claims without an assignee come last.
  public private(set) var rows: [AgingRow] = []
  /// All claims that are counted.
  public private(set) var total: AgingRow

  /// O(claims).
  ///
  /// - Parameters:
  ///   - claims: all that are counted, as they stood on the day.
  ///   - groupings: what makes one row, the first of them above the next.
  ///   - day: to which their age is reckoned.
  ///   - visibility: that of the reader. Claims are counted whose handler they see.
  public init(
    of claims: DatedClaims, by groupings: [AgingGrouping], on day: LocalDate,
    as visibility: Visibility = .whole
  ) {
    self.groupings = groupings
    self.day = day
    var total = AgingRow(ClaimDecider.initial, by: [], isTotal: true)
    var places: [Key: Int] = [:]
    var rows: [AgingRow] = []
    claims.forEach { id, dated in
      guard dated.claim.isOpen, dated.claim.status != .draft, dated.claim.status != .none,
        visibility.sees("handler", of: id)
      else { return }
      total.add(dated, on: day)
      let row = AgingRow(dated.claim, by: groupings)
      let place = places[Key(row)] ?? rows.count
      if place == rows.count {
        places[Key(row)] = place
        rows.append(row)
      }
      rows[place].add(dated, on: day)
    }
    self.rows = rows.sorted { Key($0).precedes(Key($1)) }
    self.total = total
  }

  private struct Key: Hashable {
    private let type: UInt32
    private let assignee: ActorID
    private let status: UInt32

    init(_ row: AgingRow) {
      type = row.type?.rawValue ?? 0
      assignee = row.assignee ?? ActorID()
      status = row.status?.rawValue ?? 0
    }

    func precedes(_ other: Key) -> Bool {
      if type != other.type { return type < other.type }
      if assignee != other.assignee {
        if assignee.isEmpty || other.assignee.isEmpty { return other.assignee.isEmpty }
        return assignee.text.utf8.lexicographicallyPrecedes(other.assignee.text.utf8)
      }
      return status < other.status
    }
  }
}

extension AgingTable: ViewRows {
  /// A row for each group, then one for all.
  public var allRows: [any ViewRow] { rows + [total] }
}

extension AgingRow: ViewRow {
  /// Source: Specs/JSON.md, "Ages".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("total", isTotal ? true : nil)
    fields.field("type", type)
    fields.field("assignee", assignee)
    fields.field("status", status)
    fields.field("claims", claims)
    fields.object("inStatus") { inStatus.show(to: &$0) }
    fields.object("sinceLoss") { sinceLoss.show(to: &$0) }
  }
}

extension AgeBuckets {
  fileprivate func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.objects("buckets", zip(Self.bounds, counts)) { bucket, fields in
      fields.field("from", bucket.0)
      fields.field("claims", bucket.1)
    }
    fields.field("unknown", unknown)
    fields.field("oldest", oldest)
  }
}
