import ClaimsDomain
import EventSourcing

/// Which words were said on each stream of a kind, and to whom: what states do not keep.
///
/// Titles are not in here: they stand in the states and may change.
public struct StreamTexts<A: LogAggregate>: EventModel {
  public static var category: Category { A.category }

  let kinds: EventFilter<A.Event>
  private var said = SaidWords()

  /// Creates a model of an empty log.
  public init() {
    kinds = EventFilter(
      A.Event.Kind.allCases.filter { kind in
        let event = A.wrap(kind)
        return event.isErasure || EventFields.of(event).map { !$0.said.isEmpty } ?? false
      })
  }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    self.init()
    try fold(whole: log)
  }

  /// What the words and their streams take in memory, in bytes.
  public var size: Int { said.size }

  mutating func place(of stream: Identifier) -> Int { said.place(of: stream) }

  mutating func fold(_ event: A.Event, at place: Int, times: EventTimes) {
    let kind = A.wrap(event.kind)
    if kind.isErasure { said.forget(place) }
    guard let fields = EventFields.of(kind) else { return }
    let about = A.field(toldBy: A.wrap(event))
    for row in fieldRows(event) where !row.value.isEmpty {
      let path = plainPath(row.path)
      guard fields.said.contains(path) else { continue }
      said.add(row.value, to: Audience(of: path, in: fields, about: about), place)
    }
  }

  /// O(bytes of all words).
  func finder(_ text: SearchText) -> TextFinder { said.finder(text) }
}

/// What was said on claims.
public typealias ClaimTexts = StreamTexts<ClaimDecider>

/// Who is told a text: those who see its stream, and of that some fields.
///
/// Source: Specs/Reading.md, "Events".
struct Audience: Hashable, Sendable {
  private var fields: [String] = []
  /// Whether it is kept from those outside.
  private var isInside = false

  /// - Parameter about: the field that this one event is about.
  init(of path: String, in event: EventFields, about: String?) {
    func holds(_ field: String) -> Bool { path == field || path.hasPrefix(field + ".") }
    fields = [event.about, about].compactMap { $0 }
    fields += event.hidden.filter { holds($0.field) }.map(\.as)
    isInside = event.kept.contains(where: holds)
  }

  func includes(_ redaction: Redaction) -> Bool {
    !(isInside && redaction.isOutside) && !fields.contains(where: redaction.hides)
  }
}
