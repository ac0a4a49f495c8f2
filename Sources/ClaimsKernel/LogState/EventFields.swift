import ClaimsDomain
import EventSourcing

/// What an event tells those who see its stream, field by field.
///
/// Every field of every event is in one of the three lists, and so is every actor that an
/// event names further within: a new one that is not listed fails `EventFieldTests`.
/// Source: Specs/Reading.md, "Events".
public struct EventFields: Sendable {
  let event: DomainEventKind
  /// The state's field that the event is all about: who does not see that does not hear of the
  /// event. Nil if all who see the stream hear of it.
  let about: String?
  /// Fields that are shown with the event.
  let shown: [String]
  /// Fields that are shown to readers who see a field of the state.
  let hidden: [(field: String, as: String)]
  /// Fields that no state keeps, and that the staff only told one another.
  let kept: [String]
  /// What somebody said: reasons, grounds, findings, the texts of notes. Most of it no state keeps,
  /// and of the rest only the latest.
  let said: Set<String>

  fileprivate init(
    _ event: DomainEventKind, about: String?, _ fields: String, hides: String, keeps: String
  ) {
    self.event = event
    self.about = about
    var said: Set<String> = []
    func names(_ text: some StringProtocol) -> [String] {
      text.split(separator: " ").map { word in
        guard word.last == "*" else { return String(word) }
        said.insert(String(word.dropLast()))
        return String(word.dropLast())
      }
    }
    shown = names(fields)
    hidden = hides.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=")
      return (names(parts[0]).joined(), names(parts[parts.count - 1]).joined())
    }
    kept = names(keeps)
    self.said = said
  }

  /// Every event of every aggregate.
  static let all: [EventFields] = Category.aggregates.flatMap { $0.eventFields }

  private static let byEvent: [DomainEventKind: EventFields] = {
    var index: [DomainEventKind: EventFields] = [:]
    for fields in all { index[fields.event] = fields }
    return index
  }()

  /// What an event tells; nil for an event that is not listed, which only unrestricted readers see.
  static func of(_ event: DomainEventKind) -> EventFields? { byEvent[event] }

  private static let speaking = EventKindTable(all.filter { !$0.said.isEmpty })

  /// Whether an event may say something, without reading it.
  static func speaks(_ stored: StoredEvent) -> Bool {
    speaking.holds(stored.stream.category, stored.type)
  }

  private static let heard = EventKindTable(all.filter { $0.about == nil })
  private static let hiding = EventKindTable(all.filter { !$0.hidden.isEmpty })

  /// Whether all who see its stream hear of an event.
  static func isHeardByAll(_ event: DomainEventKind) -> Bool {
    heard.holds(event.category, event.type)
  }

  /// Whether some fields of an event are shown only to readers who see a field of the state.
  static func hidesFields(_ event: DomainEventKind) -> Bool {
    hiding.holds(event.category, event.type)
  }
}

/// Some kinds of events, by the numbers of their categories and types: asked at every command and every
/// event.
private struct EventKindTable: Sendable {
  private var rows: [[Bool]] = []

  init(_ fields: [EventFields]) {
    for event in fields.map(\.event) {
      let (category, type) = (Int(event.category.number), Int(event.type))
      while rows.count <= category { rows.append([]) }
      while rows[category].count <= type { rows[category].append(false) }
      rows[category][type] = true
    }
  }

  func holds(_ category: Category, _ type: UInt32) -> Bool {
    let (category, type) = (Int(category.number), Int(type))
    return category < rows.count && type < rows[category].count && rows[category][type]
  }
}

extension LogAggregate {
  /// - Parameters:
  ///   - fields: names, separated by spaces. A star behind one, here as in the other lists, says that
  ///     it is what somebody said: a text in their own words, or grounds by their code.
  ///   - hides: `NAME` as the state's field of that name, or `NAME=FIELD`.
  static func row(
    _ event: Event.Kind, about: String? = nil, _ fields: String = "", hides: String = "",
    keeps: String = ""
  ) -> EventFields {
    EventFields(wrap(event), about: about, fields, hides: hides, keeps: keeps)
  }
}
