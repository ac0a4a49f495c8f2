import ClaimsDomain
import Descriptions
import EventSourcing
import WriteAheadLog

/// What is exported of a log, as its reader sees it.
public struct ExportSource<Log: EventStore> {
  /// The log that is exported.
  public let log: Log
  /// Which part of the log is exported.
  public let choice: ExportChoice
  let points: Period
  /// What its reader sees; `whole` for the holder of the log.
  public let visibility: Visibility
  private let seen: SeenStreams
  /// The state of now, for formats that need it and for readers who do not see everything.
  public let logState: LogState?

  /// - Parameters:
  ///   - log: what is exported.
  ///   - choice: which part of it.
  ///   - visibility: that of the reader; what they do not see is left out.
  ///   - logState: without one nobody can be asked for but the holder of the log.
  public init(
    _ log: Log, _ choice: ExportChoice = ExportChoice(), as visibility: Visibility = .whole,
    in logState: LogState? = nil
  ) {
    self.log = log
    (self.choice, points) = (choice, choice.points)
    self.visibility = visibility
    seen = SeenStreams(visibility)
    self.logState = logState
  }

  /// Whether all of the log may be shown: then what only its holder reads is exported too.
  public var isWhole: Bool { seen.isWhole }

  /// What is left out of a stream; nil if it is not seen.
  func redaction(of stream: StreamID) -> Redaction? {
    seen.redaction(of: stream) { log.number(of: stream) }
  }

  /// The same with another choice.
  func choosing(_ choice: ExportChoice) -> ExportSource {
    ExportSource(log, choice, as: visibility, in: logState)
  }

  /// Every event and refusal that is chosen and seen, in the order of the log.
  ///
  /// - Parameters:
  ///   - sink: where the export goes; when it is broken, the log is read no further.
  ///   - isWanted: which events are, before they are read; all of them if nil.
  ///   - body: writes one of them.
  public func forEach(
    into sink: inout ExportSink, where isWanted: ((StoredEvent) -> Bool)? = nil,
    _ body: (ExportItem, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try log.forEachEntry(after: points.start) { entry throws(EventStoreError) in
      if points.ends(before: entry) { return false }
      try show(entry, where: isWanted, to: &sink, body)
      return !sink.isBroken
    }
  }

  /// The streams of some kinds that are seen, in the order in which they began.
  public func forEachStream(
    of categories: [Category], into sink: inout ExportSink,
    _ body: (StreamID, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    for number in 0..<log.streamCount {
      WorkMeter.tell(.streams, UInt64(number), of: UInt64(log.streamCount))
      guard !sink.isBroken, let stream = log.stream(StreamNumber(UInt32(number + 1))) else {
        return
      }
      guard categories.contains(stream.category), redaction(of: stream) != nil else { continue }
      try body(stream, &sink)
    }
  }

  /// The events of a stream up to the end of the period, chosen and seen or not, those of an entry
  /// together.
  func forEachEntry(
    of stream: StreamID, _ body: ([HistoryLine]) -> Void
  ) throws(EventStoreError) {
    try log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      if points.ends(before: entry) { return false }
      body(try reading(entry.only(stream), HistoryLine.lines))
      return true
    }
  }

  /// Whether a stream is among what is exported.
  func shows(_ stream: StreamID) -> Bool {
    choice.includes(stream.category) && seen.shows(stream) { log.number(of: stream) }
  }

  /// The events of a stream that are chosen and seen, in order.
  public func forEachEvent(
    of stream: StreamID, into sink: inout ExportSink,
    _ body: (VisibleEvent, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    try log.forEachEntry(of: stream) { entry throws(EventStoreError) in
      if points.ends(before: entry) { return false }
      for line in try lines(of: entry.only(stream)) {
        guard let seen = visible(line) else { continue }
        try body(seen, &sink)
      }
      return !sink.isBroken
    }
  }

  private func show(
    _ entry: Entry, where isWanted: ((StoredEvent) -> Bool)?, to sink: inout ExportSink,
    _ body: (ExportItem, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    if entry.refusal != nil {
      guard choice.includes(entry.command.target.category),
        points.contains(position: entry.decidedAt.value, of: entry),
        let line = try reading(entry, RefusalLine.init)?.seen(as: visibility)
      else { return }
      return try body(.refusal(line), &sink)
    }
    for line in try lines(of: entry, where: isWanted) {
      guard let seen = visible(line) else { continue }
      try body(.event(seen), &sink)
    }
  }

  /// The chosen events of an entry.
  func lines(
    of entry: Entry, where isWanted: ((StoredEvent) -> Bool)? = nil
  ) throws(EventStoreError) -> [HistoryLine] {
    func isChosen(_ event: StoredEvent) -> Bool {
      (isWanted?(event) ?? true)
        && (choice.isEverything
          || choice.includes(event.stream.category)
            && points.contains(position: event.position.value, of: entry))
    }
    // Nearly always all of them, or none.
    if entry.events.allSatisfy(isChosen) { return try reading(entry, HistoryLine.lines) }
    var part = entry
    part.events.removeAll { !isChosen($0) }
    return part.events.isEmpty ? [] : try reading(part, HistoryLine.lines)
  }

  func visible(_ line: HistoryLine) -> VisibleEvent? {
    guard !isWhole else { return VisibleEvent(whole: line) }
    return redaction(of: line.stored.stream).flatMap {
      VisibleEvent(line, of: $0, for: seen.reader)
    }
  }

  func reading<Answer>(
    _ entry: Entry, _ read: (Entry) throws(WireError) -> Answer
  ) throws(EventStoreError) -> Answer {
    do throws(WireError) { return try read(entry) } catch {
      throw .damaged(
        offset: 0,
        reason: "position \(entry.decidedAt.value + 1) cannot be read by this version: \(error)")
    }
  }
}

extension Entry {
  /// With the events of one stream alone.
  fileprivate func only(_ stream: StreamID) -> Entry {
    guard events.count > 1 else { return self }
    var part = self
    part.events.removeAll { $0.stream != stream }
    return part
  }
}

/// What an export tells one after another.
public enum ExportItem: Sendable, PrintsFields {
  /// An event that its reader sees.
  case event(VisibleEvent)
  /// A refused command, or several that were only counted.
  case refusal(RefusalLine)
}
