import ClaimsDomain
import EventSourcing
import WriteAheadLog

/// The log as events of many objects: streams of every kind, payments, parts, lines and people.
///
/// Reads the log twice: its events, in order, and then stream by stream what became of the objects.
///
/// Source: Specs/Exports.md, "OCEL"; OCEL 2.0.
public struct OCELExport: ExportFormat {
  public static var name: String { "ocel" }

  private let isSQL: Bool

  /// - Parameter isSQL: the statements that make its SQLite file, instead of JSON.
  public init(asSQL isSQL: Bool = false) { self.isSQL = isSQL }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    if isSQL {
      try write(source, as: OCELSQL(), to: &sink)
    } else {
      try write(source, as: OCELJSON(), to: &sink)
    }
    return []
  }

  private func write<Log: EventStore, Notation: OCELNotation>(
    _ source: ExportSource<Log>, as notation: Notation, to sink: inout ExportSink
  ) throws(EventStoreError) {
    var notation = notation
    var found = OCELFound()
    let isWhole = source.isWhole && source.choice.isEverything
    notation.begin(&sink)
    try source.forEach(into: &sink) { item, sink throws(EventStoreError) in
      guard case .event(let seen) = item else { return }
      let event = OCELEvent(seen, isSQL ? .everythingAndLists : .everything) {
        source.shows($0)
      }
      for relation in event.relations {
        // Of a whole log there is no stream without an event.
        if isWhole, case .stream = relation.object { continue }
        found.add(relation.object, in: source.log)
      }
      notation.write(event, to: &sink)
    }
    notation.beginObjects(&sink)
    for number in 0..<source.log.streamCount where isWhole || found.has(number) {
      WorkMeter.tell(.streams, UInt64(number), of: UInt64(source.log.streamCount))
      guard !sink.isBroken, let stream = source.log.stream(StreamNumber(UInt32(number + 1))) else {
        break
      }
      guard var history = OCELHistory(of: stream, without: source.redaction(of: stream)) else {
        continue
      }
      if source.choice.includes(stream.category) {
        try source.forEachEntry(of: stream) { lines in
          history.fold(lines)
          for line in lines {
            guard let seen = source.visible(line) else { continue }
            let place = source.points.place(of: line.stored.position.value, of: line.entry)
            history.note(OCELEvent(seen, .names) { source.shows($0) }, place)
          }
        }
      }
      for row in history.rows where !row.isPerson || found.takePerson(row.object) {
        notation.write(row, to: &sink)
      }
    }
    for person in found.people.sorted(by: { $0.text < $1.text }) {
      notation.write(OCELObjectRow(object: .person(person), type: "person"), to: &sink)
    }
    notation.end(&sink)
  }
}

extension OCELObjectRow {
  fileprivate var isPerson: Bool { if case .person = object { true } else { false } }
}

/// The objects that events were found to be about: a bit for each stream of the log, and people.
private struct OCELFound {
  private var streams: [UInt64] = []
  /// Those who were not written yet.
  private(set) var people: Set<ActorID> = []

  mutating func add<Log: EventStore>(_ object: OCELObject, in log: Log) {
    if case .person(let person) = object, !people.insert(person).inserted { return }
    mark(object.stream.flatMap { log.number(of: $0) })
  }

  private mutating func mark(_ number: StreamNumber?) {
    guard let number, number.value > 0 else { return }
    let (word, bit) = Int(number.value - 1).quotientAndRemainder(dividingBy: 64)
    while streams.count <= word { streams.append(0) }
    streams[word] |= 1 << UInt64(bit)
  }

  /// - Parameter number: from 0.
  func has(_ number: Int) -> Bool {
    let (word, bit) = number.quotientAndRemainder(dividingBy: 64)
    return word < streams.count && streams[word] & 1 << UInt64(bit) != 0
  }

  mutating func takePerson(_ object: OCELObject) -> Bool {
    guard case .person(let person) = object else { return false }
    return people.remove(person) != nil
  }
}
