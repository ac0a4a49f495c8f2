import ClaimsDomain
import Descriptions
import EventSourcing

/// A table of an export: one description, of which CSV and SQL are two printings.
///
/// Its columns are the fields of its rows, and a row names its fields once, for JSON too.
///
/// Source: Specs/Exports.md, "Tables".
public struct ExportTable: Sendable, PrintsFields {
  /// Where its rows come from.
  enum Rows: Sendable {
    /// Every event that is chosen.
    case events
    /// Every refusal that is chosen.
    case refusals
    /// What was paid, and what came back, event by event.
    case movements
    /// The streams of a kind as they are at the end of the period: whatever `state` hands out.
    case state(Category, State)
  }

  typealias State = @Sendable (borrowing LogState, Visibility, (any ViewRow) -> Void) -> Void

  /// Its name, also of its file or SQL table: `payments`.
  public let name: String
  /// Those that have cells, in order.
  public let columns: [TableColumn]
  /// The columns that no two rows have the same cells in.
  public let key: [String]
  /// The table in which each row's stream stands, and the column that has the same name there and
  /// here.
  public let parent: (table: String, column: String)?
  let rows: Rows
  /// With those that stand apart.
  let fields: [TableColumn]

  init<R: ViewRow>(
    _ name: String, like row: R, apart: Set<String> = [], key: [String],
    in parent: (table: String, column: String)? = nil, _ rows: Rows
  ) {
    (self.name, self.key, self.parent, self.rows) = (name, key, parent, rows)
    fields = RowCells.columns(of: row, apart: apart)
    columns = fields.filter { !$0.isApart }
  }

  /// Whether it takes the states of all streams to fill it.
  public var needsState: Bool { if case .state = rows { true } else { false } }

  /// What it is about; nil for streams of every kind.
  var category: Category? {
    switch rows {
    case .events, .refusals: nil
    case .movements: .claim
    case .state(let category, _): category
    }
  }

  /// Every table, each behind the one that it refers to.
  public static let all: [ExportTable] =
    streams + parts + [currencies, movements, events, refusals]

  /// The table of this name; nil if there is none.
  public static func named(_ name: String) -> ExportTable? { all.first { $0.name == name } }
}

extension Redaction {
  /// What is left out of what stands in one field.
  func inside(_ path: String) -> Redaction {
    guard !isEmpty, !path.isEmpty else { return self }
    return Redaction(
      fields: fields.filter { $0.hasPrefix(path + ".") }.map {
        String($0.dropFirst(path.utf8.count + 1))
      }, isOutside: isOutside)
  }
}
