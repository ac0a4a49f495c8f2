import ClaimsDomain
import EventSourcing

/// What became of a stream, and of what is within it, event by event as a reader sees them.
struct OCELHistory {
  private var state: StreamFold
  private let stream: StreamID
  private let redaction: Redaction
  private var own: OCELObjectRow?
  /// The stream's own fields.
  private var fields: OwnFields
  private var places: [OCELObject: Int] = [:]
  private var inner: [Inner] = []
  private var related: Set<OCELRelation> = []

  /// What is within the stream.
  private struct Inner {
    var row: OCELObjectRow
    var values: [Attribute] = []
    /// Whether an event of the period is about it.
    var isNamed = false
  }

  /// - Returns: nil for a stream that is not seen.
  init?(of stream: StreamID, without redaction: Redaction?) {
    guard let redaction, let state = StreamFold(stream.category) else { return nil }
    (self.stream, self.redaction, self.state) = (stream, redaction, state)
    fields = OwnFields(without: redaction)
  }

  /// The stream's object first, with nothing if no event of it was noted; of an actor only then.
  var rows: [OCELObjectRow] {
    if let own { return [own] + inner.filter(\.isNamed).map(\.row) }
    let bare = OCELObject.stream(stream)
    return stream.category == .actor
      ? [] : [OCELObjectRow(object: bare, type: bare.type(stream, nil))]
  }

  mutating func fold(_ lines: [HistoryLine]) {
    for line in lines { state.apply(line.event, of: line.entry) }
  }

  /// Takes down what is other than at the event before: of what is hidden, nothing. What is so when
  /// the period begins is taken down with the time at which it became so.
  mutating func note(_ event: OCELEvent, _ place: Period.Place) {
    let changes = fields.changes(of: &state)
    // Taken out, so that adding to its lists copies none.
    var row = own ?? OCELObjectRow(object: event.subject, type: event.subject.type(stream, nil))
    if place != .after { own = nil }
    row.note(changes, at: event.time, place)
    for relation in event.relations.dropFirst() where !relation.isOfSender {
      if place == .within, related.insert(relation).inserted { row.relations.append(relation) }
      note(relation.object, at: event.time, place)
    }
    if place != .after { own = row }
  }

  private mutating func note(
    _ object: OCELObject, at time: Instant, _ place: Period.Place
  ) {
    let found: (any Message)?
    let field: String
    switch object {
    case .payment(_, let id):
      found = (state.message as? Claim)?.payments.last { $0.id == id }
      field = "payments"
    case .part(_, let id): (found, field) = (state.parts[id], "parts")
    case .line: (found, field) = (nil, "")
    case .stream, .person: return
    }
    let index = places[object] ?? inner.count
    if index == inner.count {
      places[object] = index
      inner.append(Inner(row: OCELObjectRow(object: object, type: object.type(stream, found))))
    }
    if place == .within { inner[index].isNamed = true }
    guard let found else { return }
    let now = FlatAttributes.parts(of: found, without: redaction.inside(field))
    let changes = now.changes(since: inner[index].values)
    inner[index].values = now
    inner[index].row.note(changes, at: time, place)
  }
}

extension OCELObject {
  /// - Parameter message: what it is in the claim's state.
  fileprivate func type(_ stream: StreamID, _ message: (any Message)?) -> String {
    switch self {
    case .stream: stream.category.kindWord
    case .person: "person"
    case .payment: "payment"
    case .line: "line"
    case .part:
      switch message as? Part {
      case let part? where part.lineItem != nil: "lineItem"
      case let part? where part.damage != nil: "damage"
      case let part? where part.measurement != nil: "measurement"
      case let part? where part.photo != nil: "photo"
      case let part? where part.attachment != nil: "attachment"
      default: "part"
      }
    }
  }
}

extension OCELObjectRow {
  /// Takes down what changed: of what changed before the period only the last, and nothing of what
  /// changed behind it.
  fileprivate mutating func note(
    _ attributes: [Attribute], at time: Instant, _ place: Period.Place
  ) {
    guard place != .after else { return }
    for attribute in attributes {
      if place == .before { changes.removeAll { $0.attribute.name == attribute.name } }
      changes.append(OCELChange(attribute: attribute, time: time))
    }
  }
}

extension [Attribute] {
  /// Those that differ from what they were, or are new and say something.
  fileprivate func changes(since before: [Attribute]) -> [Attribute] {
    var place = 0
    return filter { attribute in
      // Nearly always in the same place, or a little further.
      guard let index = before[place...].firstIndex(where: { $0.name == attribute.name }) else {
        return !attribute.value.isPlainlyNothing
      }
      place = index + 1
      return before[index].value != attribute.value
    }
  }
}

extension AttributeValue {
  /// What a field holds before anything is said: not worth a line.
  fileprivate var isPlainlyNothing: Bool {
    switch self {
    case .bool(let flag): !flag
    case .integer(let number): number == 0
    case .text(let text): text.isEmpty || text == "unspecified" || text == "none"
    case .person(let person): person.isEmpty
    case .identifier(let id): id == Identifier()
    case .amount(let amount): amount.currency.isNone
    case .time: false
    }
  }
}
