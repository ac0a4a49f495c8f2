import ClaimsDomain
import Descriptions
import EventSourcing

/// Which event last gave each field of a stream its value.
///
/// Follows from the field list: a fold, and a comparison after every event.
public struct Blame: Sendable, PrintsFields {
  /// A field, its value, and the event that set it.
  public struct Row: ViewRow {
    /// The field's path, such as `payments[0].status`.
    public let path: String
    /// What the field holds after the last event, as text.
    public let value: String
    /// The event as the reader sees it.
    public let seen: VisibleEvent
    /// The event with the entry in which it was recorded.
    public var line: HistoryLine { seen.line }

    /// What the event says, unless that is what the field holds.
    public func texts(in words: Words? = nil) -> [FieldList.Row] {
      seen.texts(in: words).filter { !$0.isKept(at: path, as: value) }
    }

    /// Source: Specs/JSON.md, "Blame".
    public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
      fields.field("path", path)
      fields.field("value", value)
      fields.field("position", line.stored.position.value)
      fields.field("recorded", line.entry.recorded)
      fields.field("effective", line.entry.effective)
      seen.showSender(to: &fields)
      fields.field("command", seen.showsSender ? line.command.command.name.description : nil)
      fields.field("event", line.event.name.description)
      fields.texts(texts())
    }
  }

  /// The fields of something, and the line that last changed each of them.
  private struct Fields {
    var rows: [FieldList.Row] = []
    /// By path, the place in `lines`.
    var setBy: [String: Int] = [:]

    mutating func take(_ after: [FieldList.Row], from line: Int) {
      for change in differences(from: rows, to: after) {
        setBy[change.path] = change.after == nil ? nil : line
      }
      rows = after
    }
  }

  /// Nil before the first event.
  private var fold: StreamFold?
  private var lines: [HistoryLine] = []
  /// Those of the stream but for its parts.
  private var fields = Fields()
  /// Those of each part, by its own paths: a part stays the same when one before it is removed.
  private var parts: [Identifier: Fields] = [:]

  /// Creates the blame of a stream before its first event.
  public init() {}

  /// Takes the stream's next event. O(fields that are not a part's, and those of the parts that it
  /// changes).
  public mutating func apply(_ line: HistoryLine) {
    guard var fold = fold ?? StreamFold(line.stored.stream.category) else { return }
    if self.fold == nil { fields.rows = fold.rowsWithoutParts(marked: true) }
    self.fold = nil
    let changed = fold.apply(line.event, of: line.entry)
    lines.append(line)
    fields.take(fold.rowsWithoutParts(marked: true), from: lines.count - 1)
    for id in changed {
      guard let part = fold.parts[id] else {
        parts[id] = nil
        continue
      }
      parts[id, default: Fields()].take(fieldRows(part), from: lines.count - 1)
    }
    self.fold = fold
  }

  /// Every field that an event has set, in the order of the field list. A field that was set back
  /// to what it was at first names the event that set it back.
  public var rows: [Row] { rows(as: .whole) }

  /// The same without fields that the reader does not see, and without those last set by
  /// an event that the reader may not see.
  public func rows(as visibility: Visibility) -> [Row] {
    var shown: [Row] = []
    var isAhead = true
    for row in fields.rows {
      if row.path.hasPrefix(Self.placeOfParts) {
        if isAhead { appendParts(&shown, visibility) }
        isAhead = false
      } else {
        append(row, of: fields, "", &shown, visibility)
      }
    }
    return shown
  }

  /// What the fields hold, with listed values in words; by their names if nil.
  public func values(in words: Words?) -> [FieldList.Row] {
    fold?.rows(in: words) ?? []
  }

  private static let placeOfParts = "parts["

  private func appendParts(_ shown: inout [Row], _ visibility: Visibility) {
    for (place, part) in (fold?.parts ?? PartList()).enumerated() {
      guard let fields = parts[part.id] else { continue }
      let prefix = "parts[" + String(place) + "]."
      for row in fields.rows { append(row, of: fields, prefix, &shown, visibility) }
    }
  }

  private func append(
    _ row: FieldList.Row, of fields: Fields, _ prefix: String, _ shown: inout [Row],
    _ visibility: Visibility
  ) {
    guard let line = fields.setBy[row.path].map({ lines[$0] }),
      let redaction = visibility.redaction(of: line.stored.stream),
      !redaction.hides(prefix + row.path),
      let seen = VisibleEvent(line, as: visibility)
    else { return }
    shown.append(Row(path: prefix + row.path, value: row.value, seen: seen))
  }
}
