import ClaimsDomain
import EventSourcing

/// What an event says besides what it changes: reasons, grounds, findings, the texts of notes, as
/// far as its reader is shown them. States keep little of it.
///
/// Source: Specs/Reading.md, "What was said".
public struct Statement: ViewRow {
  /// The event as it is seen.
  public let seen: VisibleEvent
  /// By the paths of the event's fields, in their order.
  public let texts: [FieldList.Row]

  /// - Parameters:
  ///   - seen: the event as its reader sees it.
  ///   - words: in which listed values are told; as their names if nil.
  /// - Returns: nil for an event that says nothing, or nothing that is seen.
  public init?(_ seen: VisibleEvent, in words: Words? = nil) {
    texts = seen.texts(in: words)
    guard !texts.isEmpty else { return nil }
    self.seen = seen
  }

  /// Source: Specs/JSON.md, "What was said".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("position", seen.line.stored.position.value)
    fields.recorded(seen.line.entry)
    fields.field("effective", seen.line.entry.effective)
    seen.showSender(to: &fields)
    fields.field("event", seen.line.event.name.description)
    fields.texts(texts)
  }
}

extension VisibleEvent {
  /// What somebody said in the event; without texts that are empty, and codes that stand for none.
  public func texts(in words: Words? = nil) -> [FieldList.Row] {
    guard EventFields.speaks(line.stored), let said = EventFields.of(line.event.kind)?.said else {
      return []
    }
    return fields(in: words).filter { row in
      !row.value.isEmpty && row.value != "unspecified" && said.contains(plainPath(row.path))
    }
  }
}

extension FieldList.Row {
  /// Whether a field of the state keeps what was said here, by its name or as a text, as
  /// `rejectionText` does.
  func isKept(at field: String, as value: String?) -> Bool {
    func name(_ path: String) -> String {
      (plainPath(path).split(separator: ".").last.map(String.init) ?? "").lowercased()
    }
    guard value == self.value else { return false }
    return name(field).hasSuffix(name(path)) || name(field).hasSuffix("text")
  }
}

extension RowVisitor where Self: ~Copyable {
  /// What was said, field by field; nothing if that is nothing.
  mutating func texts(_ texts: [FieldList.Row]) {
    guard !texts.isEmpty else { return }
    objects("said", texts) { row, fields in
      fields.field("field", row.path)
      fields.field("text", row.value)
    }
  }
}

/// The latest of what was said on one stream, for a reader: takes its entries in order, and reads no
/// more of them than it shows.
public struct StatementReader: Sendable {
  private let stream: StreamID
  private let visibility: Visibility
  /// Those that may say something.
  private var entries: [Entry] = []

  /// Creates a reader that was handed no entry yet.
  ///
  /// - Parameters:
  ///   - stream: the one stream whose events are looked at.
  ///   - visibility: that of the reader who is shown them.
  public init(of stream: StreamID, as visibility: Visibility) {
    (self.stream, self.visibility) = (stream, visibility)
  }

  /// Takes the stream's next entry.
  public mutating func take(_ entry: Entry) {
    if entry.events.contains(where: { $0.stream == stream && EventFields.speaks($0) }) {
      entries.append(entry)
    }
  }

  /// What was said last, in the order of the log.
  ///
  /// - Parameters:
  ///   - limit: how many events that say something are shown at most; nil for all.
  ///   - words: in which listed values are told; as their names if nil.
  /// - Throws: what this build cannot read.
  public func latest(_ limit: Int?, in words: Words? = nil) throws(WireError) -> Statements {
    var (found, isMore) = ([Statement](), false)
    for entry in entries.reversed() where !isMore {
      for line in try HistoryLine.lines(of: entry).reversed() where line.stored.stream == stream {
        guard let seen = VisibleEvent(line, as: visibility),
          let statement = Statement(seen, in: words)
        else { continue }
        isMore = found.count >= limit ?? .max
        if isMore { break }
        found.append(statement)
      }
    }
    return Statements(latest: found.reversed(), isMore: isMore)
  }
}

/// What was said on a stream, in the order of the log.
public struct Statements: Sendable {
  /// How many are shown with a stream, unless all of it is asked for.
  public static let shown = 100

  /// The last ones, or all, in the order of the log.
  public let latest: [Statement]
  /// Whether more was said before.
  public let isMore: Bool

  /// Nothing was said.
  public static let none = Statements(latest: [], isMore: false)

  fileprivate init(latest: [Statement], isMore: Bool) {
    (self.latest, self.isMore) = (latest, isMore)
  }

  /// Source: Specs/JSON.md, "What was said".
  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.objects("statements", latest) { $0.show(to: &$1) }
    fields.field("earlierStatements", isMore ? true : nil)
  }
}
