import ClaimsDomain
import EventSourcing

/// What happened to a stream, event by event, and which fields each event changed.
public struct Timeline: Sendable {
  /// An event of the stream, with what it changed.
  public struct Moment: Sendable {
    /// The event as it is seen.
    public let seen: VisibleEvent
    /// The event with the entry in which it was recorded.
    public var line: HistoryLine { seen.line }
    /// The stream's fields before the event and after it, of its parts those that it changes alone.
    /// Parts are named by their ids, since their places change when one is removed.
    public let fields: (before: [FieldList.Row], after: [FieldList.Row])

    /// What the event says besides what it changes.
    public let texts: [FieldList.Row]

    fileprivate init(
      _ seen: VisibleEvent, _ fields: (before: [FieldList.Row], after: [FieldList.Row]),
      in words: Words?
    ) {
      (self.seen, self.fields) = (seen, fields)
      let texts = seen.texts(in: words)
      let changes =
        texts.isEmpty ? [] : EventSourcing.differences(from: fields.before, to: fields.after)
      self.texts = texts.filter { text in
        !changes.contains { text.isKept(at: $0.path, as: $0.after) }
      }
    }

    /// What the event changed, field by field.
    public var differences: [FieldDifference] {
      EventSourcing.differences(from: fields.before, to: fields.after)
    }
  }

  /// Nil before the first event.
  private var fold: StreamFold?
  private var fields: [FieldList.Row] = []
  private let words: Words?
  private let visibility: Visibility

  /// - Parameters:
  ///   - words: in which listed values are told; as their names if nil.
  ///   - visibility: that of the reader; what they do not see is left out.
  public init(in words: Words? = nil, as visibility: Visibility = .whole) {
    self.words = words
    self.visibility = visibility
  }

  /// Takes the stream's next event. Costs the fields of the stream and of the parts that the event
  /// changes, however many parts there are.
  ///
  /// - Returns: nil for an event that is not seen.
  public mutating func next(_ line: HistoryLine) -> Moment? {
    guard var fold = fold ?? StreamFold(line.stored.stream.category) else { return nil }
    if self.fold == nil { fields = fold.rows(in: words) }
    self.fold = nil
    let earlier = fold.parts
    let changed = fold.apply(line.event, of: line.entry)
    let before = changed.flatMap { Self.rows(of: earlier[$0], in: words) }
    let after = changed.flatMap { Self.rows(of: fold.parts[$0], in: words) }
    let rows = fold.rowsWithoutParts(in: words)
    self.fold = fold
    defer { fields = rows }
    guard let redaction = visibility.redaction(of: line.stored.stream),
      let seen = VisibleEvent(line, as: visibility)
    else { return nil }
    return Moment(
      seen, (redaction.shown(fields + before), redaction.shown(rows + after)), in: words)
  }

  /// The rows of a part, by its id.
  static func rows(of part: Part?, in words: Words?) -> [FieldList.Row] {
    guard let part else { return [] }
    return fieldRows(part, naming: words?.naming).map {
      FieldList.Row(path: "parts[" + part.id.text + "]." + $0.path, value: $0.value)
    }
  }
}

extension Timeline.Moment: ViewRow {
  /// The event as in a history, with its differences and what it says besides them. Source: Specs/JSON.md, "Timeline".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    seen.showEvent(to: &fields)
    fields.objects("changes", differences) { $0.show(to: &$1) }
    fields.texts(texts)
    fields.redacted(seen.redaction)
  }
}

extension Timeline: CustomStringConvertible {
  /// Nothing of the stream: it holds all of it, whatever its reader sees.
  public var description: String { "Timeline" }
}
