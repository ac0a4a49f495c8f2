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
  private var inner: [OCELObject: Int] = [:]
  private var innerRows: [OCELObjectRow] = []
  private var innerValues: [[Attribute]] = []
  private var related: Set<OCELRelation> = []

  /// - Returns: nil for a stream that is not seen.
  init?(of stream: StreamID, for visibility: Visibility) {
    guard let redaction = visibility.redaction(of: stream), let state = StreamFold(stream.category)
    else { return nil }
    (self.stream, self.redaction, self.state) = (stream, redaction, state)
    fields = OwnFields(without: redaction)
  }

  /// The stream's object first, with nothing if no event of it was noted; of an actor only then.
  var rows: [OCELObjectRow] {
    if let own { return [own] + innerRows }
    let bare = OCELObject.stream(stream)
    return stream.category == .actor
      ? [] : [OCELObjectRow(object: bare, type: bare.type(stream, nil))]
  }

  /// Folds the events of one entry.
  mutating func fold(_ entry: Entry) throws(WireError) {
    for stored in entry.events where stored.stream == stream {
      state.apply(try DomainEvent(stored), of: entry)
    }
  }

  /// Takes down what is other than at the event before: of what is hidden, nothing.
  mutating func note(_ event: OCELEvent) {
    // Taken out, so that adding to its lists copies none.
    var row = own ?? OCELObjectRow(object: event.subject, type: event.subject.type(stream, nil))
    own = nil
    for attribute in fields.changes(of: state.message) {
      row.changes.append(OCELChange(attribute: attribute, time: event.time))
    }
    for relation in event.relations.dropFirst() where !relation.isOfSender {
      if related.insert(relation).inserted { row.relations.append(relation) }
      note(relation.object, at: event.time)
    }
    own = row
  }

  private mutating func note(_ object: OCELObject, at time: Instant) {
    let found: (any Message)?
    let prefix: String
    switch object {
    case .payment(_, let id):
      found = (state.message as? Claim)?.payments.last { $0.id == id }
      prefix = "payments."
    case .part(_, let id): (found, prefix) = (state.parts[id], "parts.")
    case .line: (found, prefix) = (nil, "")
    case .stream, .person: return
    }
    let place: Int
    if let known = inner[object] {
      place = known
    } else {
      place = innerRows.count
      inner[object] = place
      innerRows.append(OCELObjectRow(object: object, type: object.type(stream, found)))
      innerValues.append([])
    }
    guard let found else { return }
    let hidden = redaction.fields.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
    let now = FlatAttributes.parts(of: found, without: Redaction(fields: hidden))
    innerRows[place].note(now, before: &innerValues[place], at: time)
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
  /// Takes down the values that differ.
  fileprivate mutating func note(
    _ now: [Attribute], before: inout [Attribute], at time: Instant
  ) {
    var place = 0
    for attribute in now {
      // Nearly always in the same place, or a little further.
      var known: AttributeValue?
      if let index = before[place...].firstIndex(where: { $0.name == attribute.name }) {
        (known, place) = (before[index].value, index + 1)
      }
      if known == attribute.value || known == nil && attribute.value.isPlainlyNothing { continue }
      changes.append(OCELChange(attribute: attribute, time: time))
    }
    before = now
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
