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
  var isHeardByAll: Bool { about == nil }
  /// Fields that are shown with the event.
  let shown: [String]
  /// Fields that are shown to readers who see a field of the state.
  let hidden: [(field: String, as: String)]
  /// Fields that no state keeps, and that the staff only told one another.
  let kept: [String]

  fileprivate init(
    _ event: DomainEventKind, about: String?, _ fields: String, hides: String, keeps: String
  ) {
    self.event = event
    self.about = about
    shown = fields.split(separator: " ").map(String.init)
    hidden = hides.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=").map(String.init)
      return (parts[0], parts[parts.count - 1])
    }
    kept = keeps.split(separator: " ").map(String.init)
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
}

extension LogAggregate {
  /// - Parameters:
  ///   - fields: names, separated by spaces.
  ///   - hides: `NAME` as the state's field of that name, or `NAME=FIELD`.
  static func row(
    _ event: Event.Kind, about: String? = nil, _ fields: String = "", hides: String = "",
    keeps: String = ""
  ) -> EventFields {
    EventFields(wrap(event), about: about, fields, hides: hides, keeps: keeps)
  }
}
