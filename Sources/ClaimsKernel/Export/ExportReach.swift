import EventSourcing

/// Of which streams an export tells, by their kinds; nil is every kind.
public struct ExportReach: Sendable {
  /// Those whose events of the period it has.
  var events: [Category]?
  /// Those that commands of the period were refused on.
  var refusals: [Category]?
  /// Those of which it says what they are at the end of the period, whenever they began.
  var states: [Category]? = []
  /// Whether it says, too, what those are of which its events speak.
  var hasRelated = false

  /// Whether a kind is among some.
  fileprivate static func has(_ kinds: [Category]?, _ category: Category) -> Bool {
    kinds?.contains(category) ?? true
  }
}

extension ExportSource {
  /// The streams of which an export tells, and how many events, refusals and states it has at most.
  public func shown(
    _ reach: ExportReach
  ) throws(EventStoreError) -> (streams: Set<StreamID>, items: Int) {
    var (told, states): (Set<StreamID>, Set<StreamID>) = ([], [])
    var items = 0
    var nowhere = ExportSink { _ in true }
    var untilEnd = choice
    if reach.states?.isEmpty == false { untilEnd.period?.from = nil }
    @discardableResult func take(
      _ stream: StreamID, _ kinds: [Category]?, _ position: UInt64, of entry: Entry
    ) -> Bool {
      guard ExportReach.has(kinds, stream.category),
        points.contains(position: position, of: entry)
      else { return false }
      items += 1
      told.insert(stream)
      return true
    }
    try choosing(untilEnd).forEach(into: &nowhere) { item, _ in
      switch item {
      case .event(let seen):
        let stored = seen.line.stored
        if take(stored.stream, reach.events, stored.position.value, of: seen.line.entry),
          reach.hasRelated
        {
          for case let related? in OCELEvent(seen, isShown: shows).relations.map(\.object.stream)
          where log.number(of: related) != nil && redaction(of: related) != nil {
            told.insert(related)
          }
        }
        if ExportReach.has(reach.states, stored.stream.category) { states.insert(stored.stream) }
      case .refusal(let line):
        take(line.command.stream, reach.refusals, line.entry.decidedAt.value, of: line.entry)
      }
    }
    return (told.union(states), items + states.count)
  }
}

// What the formats tell of that do not tell of everything that is chosen.

extension XESExport {
  public func reach(in choice: ExportChoice) -> ExportReach {
    ExportReach(events: Category.ofCases(choice), refusals: [])
  }
}

extension XESMapExport {
  /// Values of the rules, and nothing of any case.
  public func reach(in choice: ExportChoice) -> ExportReach {
    ExportReach(events: [], refusals: [], states: [.rules])
  }
}

extension OCELExport {
  public func reach(in choice: ExportChoice) -> ExportReach {
    ExportReach(refusals: [], hasRelated: true)
  }
}

extension IncidentsExport {
  public func reach(in choice: ExportChoice) -> ExportReach {
    ExportReach(events: [], refusals: [], states: [.report])
  }
}
