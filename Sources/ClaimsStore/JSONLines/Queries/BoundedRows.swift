import ClaimsKernel
import Descriptions
import EventSourcing

/// The bounds of one answer. Source: Specs/JSONLines.md, "Bounds".
public struct AnswerBounds: Sendable, PrintsFields {
  /// How many rows an answer has if it is not asked for more or fewer.
  public var rows = 1000
  /// How many rows an answer has at most; a higher `limit` counts as this one.
  public var rowsMax = 10_000
  /// How many bytes the rows of an answer have together; a first row that is longer is shown.
  public var answerBytes = 8 << 20

  /// Creates the built-in bounds.
  public init() {}

  func limit(_ asked: UInt64?) -> Int { min(Int(clamping: asked ?? UInt64(rows)), rowsMax) }
}

/// Which rows of an answer a view shows.
package enum RowExtent: Sendable {
  /// Each of them.
  case all
  /// The page that was asked for: how many are on it, of how many; and whether it is the last one,
  /// if that does not follow from its offset.
  case page(shown: Int, of: Int, isLast: Bool? = nil)
  /// What is read from the log: nobody knows how many there are.
  case read
}

/// The rows of an answer as JSON, within its bounds.
struct BoundedRows: Sendable {
  private let extent: RowExtent
  private let offset: Int
  /// How many rows are passed over, and shown at most, here: a view that shows a page has done it.
  private let (skipped, limit): (Int, Int)
  private let bytesMax: Int
  private(set) var rows: [String] = []
  /// Which streams each row tells of, if that is recorded.
  var streams: [Set<StreamID>] = []
  private var (bytes, passed) = (0, 0)
  private var isCut = false
  /// What `after` calls the last row; nil if the query has no `after`.
  var place: JSONValue?
  /// Whether asking again gives what was left out.
  var goesOn = true

  init(_ extent: RowExtent, offset: UInt64?, limit: UInt64?, _ bounds: AnswerBounds) {
    self.extent = extent
    self.offset = Int(clamping: offset ?? 0)
    bytesMax = bounds.answerBytes
    if case .page = extent {
      (skipped, self.limit) = (0, .max)
    } else {
      (skipped, self.limit) = (self.offset, bounds.limit(limit))
    }
  }

  /// - Returns: whether the next row is asked for: to be shown, or to be counted.
  mutating func take(_ row: @autoclosure () -> String) -> Bool {
    passed += 1
    if passed <= skipped { return true }
    isCut = isCut || rows.count >= limit
    if !isCut {
      let row = row()
      bytes += row.utf8.count + 1
      if rows.isEmpty || bytes <= bytesMax { rows.append(row) } else { isCut = true }
    }
    if case .all = extent { return true }
    // Whether there is one more would have to be read from the log, and that may be long.
    if case .read = extent, rows.count >= limit { isCut = true }
    return !isCut
  }

  /// Members of an object: `rows` and `page`.
  var json: String { #""rows":["# + rows.joined(separator: ",") + "]" + pageMember }
  var pageMember: String { page.map { #","page":"# + $0 } ?? "" }

  /// What is said of the rows if there are others behind them, or rows about the others among them.
  private var page: String? {
    var (shown, total, isLast) = (rows.count, nil as Int?, !isCut)
    switch extent {
    case .all: total = passed
    case .read: break
    case .page(let count, let all, let last):
      total = all
      if !isCut { (shown, isLast) = (count, last ?? (offset >= all - count)) }
    }
    guard !isLast || shown < rows.count else { return nil }
    return JSONWriter.object { writer in
      writer.member("shown", shown)
      if let total { writer.member("total", total) }
      // One that shows nothing leads nowhere.
      if isLast || shown == 0 || !goesOn { return }
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
