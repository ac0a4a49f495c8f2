import ClaimsDomain
import Descriptions
import EventSourcing

/// Which events of a history are shown, or which refusals: those that everything which is set here is
/// true of.
///
/// It asks what the reader is shown: an event is not found by a sender, a command or an amount that
/// is left out of it for them.
public struct HistoryFilter: Equatable, Sendable, PrintsFields {
  /// Who sent the command, or brought it over; anybody if there is none.
  public var actors: [ActorID] = []
  /// In which role; any if there is none.
  public var roles: [Role] = []
  /// Which command it came of; any if there is none.
  public var commands: [CommandName] = []
  /// When it was.
  public var period: Period?
  /// Of which clock its times are; the recorded one if nil.
  public var clock: ModelClock?
  /// What some amount in it is.
  public var amount: AmountEnds?
  /// Only these events; no refusal is one.
  public var events: [DomainEventKind] = []
  /// Facts alone, if they were recorded more than so many days of 24 hours after they were true.
  public var late: UInt64?
  /// Refusals for one of these reasons; no event has one.
  public var codes: [RefusalCode] = []

  /// Creates a filter that finds everything.
  public init() {}

  /// Whether an entry may have something that is found, as far as that shows without reading its
  /// events: most do not, and need not be read.
  public func mayHold(_ entry: Entry) -> Bool {
    let command = entry.command
    if !actors.isEmpty, !actors.contains(command.actor), !actors.contains(command.importedBy) {
      return false
    }
    if !roles.isEmpty, !roles.contains(where: { $0.rawValue == command.role }) { return false }
    if !commands.isEmpty, !commands.contains(where: { $0.isOne(command) }) { return false }
    if let period, !period.on(clock).touches(entry) { return false }
    if !events.isEmpty, !entry.events.contains(where: isWanted) { return false }
    if let late, !entry.isLate(late) { return false }
    return true
  }

  /// Whether nothing behind an entry is found: the log is in the order of its recorded times.
  public func isOver(at entry: Entry) -> Bool {
    period?.on(clock).ends(before: entry) ?? false
  }

  /// Whether an event is found by what its reader is shown of it.
  public func holds(_ seen: VisibleEvent) -> Bool {
    let line = seen.line
    guard mayHold(line.entry), events.isEmpty || events.contains(line.event.kind),
      period?.on(clock).contains(position: line.stored.position.value, of: line.entry) ?? true
    else { return false }
    if !actors.isEmpty || !commands.isEmpty, !seen.showsSender { return false }
    if late != nil, !line.event.kind.isFact { return false }
    return amount?.isIn(seen.fields()) ?? true
  }

  /// Whether a refusal is found by what its reader is shown of it.
  public func holds(_ line: RefusalLine) -> Bool {
    guard mayHold(line.entry) else { return false }
    if !codes.isEmpty, !codes.contains(where: line.codes.contains) { return false }
    return amount?.isIn(line.fields) ?? true
  }

  private func isWanted(_ stored: StoredEvent) -> Bool {
    events.contains { $0.type == stored.type && $0.category == stored.stream.category }
  }
}

extension Entry {
  /// Whether it was recorded more than so many days of 24 hours after it was true.
  fileprivate func isLate(_ days: UInt64) -> Bool {
    let late = Int128(recorded.nanoseconds) - Int128(effective.nanoseconds)
    return late > Int128(days) * 86_400_000_000_000
  }
}

extension AmountEnds {
  /// Whether some of these fields are an amount in the range.
  fileprivate func isIn(_ rows: [FieldList.Row]) -> Bool {
    let code = currency?.code
    return zip(rows, rows.dropFirst()).contains { number, unit in
      guard number.path.hasSuffix(".minorUnits"), unit.path.hasSuffix(".currency"),
        unit.value == code, let amount = Int64(number.value)
      else { return false }
      return (from.map { $0 <= amount } ?? true) && (to.map { amount <= $0 } ?? true)
    }
  }
}

/// The name of a command of any kind of stream: no two share one.
public struct CommandName: FieldValue, Hashable, Sendable {
  private var text = ""

  public init() {}
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  /// Which kind of stream it goes to, and its number there.
  private struct Place: Hashable {
    let category: UInt32
    let type: UInt32
  }

  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    func add<Verb: CodedEnum>(_: Verb.Type, of category: Category) {
      for verb in Verb.allCases where verb.rawValue != 0 {
        places[verb.name.description] = Place(category: category.number, type: verb.rawValue)
      }
    }
    for list in Category.lists { add(list.verbs, of: list.of) }
    return places
  }()

  fileprivate func isOne(_ command: CommandRecord) -> Bool {
    Self.places[text] == Place(category: command.category, type: command.type)
  }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    try visitor.leaf(&text)
    guard F.reads, Self.places[text] == nil else { return }
    throw .unreadable(
      .unknown(text, among: Self.places.keys, Phrase(.thereIsNoCommand, text)))
  }
}

extension CommandName: CustomStringConvertible {
  /// The name.
  public var description: String { DescriptionWriter.text(of: self) }
}
