import ClaimsKernel
import EventSourcing

/// The bounds of one answer. Source: Specs/JSONLines.md, "Bounds".
public struct AnswerBounds: Sendable {
  /// How many rows an answer has if it is not asked for more or fewer.
  public var rows = 1000
  public var rowsMax = 10_000
  /// How many bytes the rows of an answer have together; a first row that is longer is shown.
  public var answerBytes = 8 << 20

  public init() {}

  func limit(_ asked: UInt64?) -> Int { min(Int(clamping: asked ?? UInt64(rows)), rowsMax) }
}

/// Which rows of an answer a view shows.
package enum RowExtent {
  /// Each of them.
  case all
  /// The page that was asked for: how many are on it, of how many, and whether it is the last.
  case page(shown: Int, of: Int, isLast: Bool)
  /// What is read from the log: nobody knows how many there are.
  case read
}

/// The rows of an answer as JSON, within its bounds.
struct BoundedRows {
  private let extent: RowExtent
  private let offset: Int
  private let limit: Int
  private let bytesMax: Int
  private(set) var rows: [String] = []
  private var bytes = 0
  /// How many rows came along.
  private var passed = 0
  private var isCut = false

  /// - Parameters:
  ///   - offset: how many rows are passed over: here, or by a view that shows a page.
  ///   - limit: how many are shown at most.
  init(_ extent: RowExtent, offset: UInt64?, limit: UInt64?, _ bounds: AnswerBounds) {
    self.extent = extent
    self.offset = Int(clamping: offset ?? 0)
    self.limit = bounds.limit(limit)
    bytesMax = bounds.answerBytes
  }

  /// - Returns: whether the next row is asked for: to be shown, or to be counted.
  mutating func take(_ row: @autoclosure () -> String) -> Bool {
    passed += 1
    if case .page = extent {} else if passed <= offset { return true }
    if !isCut {
      if case .page = extent {} else { isCut = rows.count >= limit }
    }
    if !isCut {
      let row = row()
      isCut = !rows.isEmpty && bytes + row.utf8.count + 1 > bytesMax
      if !isCut {
        rows.append(row)
        bytes += row.utf8.count + 1
      }
    }
    switch extent {
    case .all: return true
    case .page: return !isCut
    case .read:
      // Whether there is one more would be read from the log, and that may be long.
      if rows.count >= limit { isCut = true }
      return !isCut
    }
  }

  /// What the answer says of its rows if there are others behind them, or rows about the others
  /// among them.
  ///
  /// - Parameter place: what `after` calls the last row; nil if the query has no `after`.
  func page(after place: JSONValue?) -> String? {
    var (shown, total, isLast) = (rows.count, nil as Int?, !isCut)
    switch extent {
    case .all: total = passed
    case .read: break
    case .page(let count, let all, let last):
      total = all
      if !isCut { (shown, isLast) = (count, last) }
    }
    guard !isLast || shown < rows.count else { return nil }
    return JSONWriter.object { writer in
      writer.member("shown", shown)
      if let total { writer.member("total", total) }
      if isLast { return }
      writer.key("next")
      writer.beginObject()
      if let place {
        writer.key("after")
        writer.number(place.text)
      }
      if place == nil || offset > 0 { writer.member("offset", place == nil ? offset + shown : 0) }
      writer.endObject()
    }
  }
}
