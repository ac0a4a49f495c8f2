import ClaimsDomain
import EventSourcing

/// What is exported of a log, as its reader sees it.
public struct ExportSource<Log: EventStore> {
  public let log: Log
  public let choice: ExportChoice
  public let visibility: Visibility
  /// The state of now, for formats that need it and for readers who do not see everything.
  public let logState: LogState?
  /// Told now and then, up to which position the log is read.
  private let progress: (Position) -> Void

  /// - Parameter logState: without one nobody can be asked for but the holder of the log.
  public init(
    _ log: Log, _ choice: ExportChoice = ExportChoice(), as visibility: Visibility = .whole,
    in logState: LogState? = nil, progress: @escaping (Position) -> Void = { _ in }
  ) {
    self.log = log
    self.choice = choice
    self.visibility = visibility
    self.logState = logState
    self.progress = progress
  }

  /// Whether all of the log may be shown: then what only its holder reads is exported too.
  public var isWhole: Bool { visibility.access.isWhole }

  /// The same with another choice.
  func choosing(_ choice: ExportChoice) -> ExportSource {
    ExportSource(log, choice, as: visibility, in: logState, progress: progress)
  }

  /// How many entries are read between two words of progress.
  private static var stride: Int { 4096 }

  /// Every event and refusal that is chosen and seen, in the order of the log.
  public func forEach(
    into sink: inout ExportSink,
    _ body: (ExportItem, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    // The sink cannot be captured by the closure that the log calls, but can be moved in and out.
    var read = 0
    var moved = ExportSink { _ in false }
    swap(&moved, &sink)
    defer { swap(&moved, &sink) }
    try log.forEachEntry(after: choice.start) { entry throws(EventStoreError) in
      read += 1
      if read.isMultiple(of: Self.stride) { progress(entry.last) }
      if choice.ends(before: entry) { return false }
      try show(entry, to: &moved, body)
      return !moved.isBroken
    }
  }

  /// The streams of which an export tells, and how many events and refusals it shows at most.
  public func shown(
    _ kinds: [StreamKind]
  ) throws(EventStoreError) -> (streams: Set<StreamID>, items: Int) {
    var choice = choice
    if choice.kinds.isEmpty { choice.kinds = kinds }
    var shown: (streams: Set<StreamID>, items: Int) = ([], 0)
    var nowhere = ExportSink { _ in true }
    try choosing(choice).forEach(into: &nowhere) { item, _ in
      shown.items += 1
      switch item {
      case .event(let seen): shown.streams.insert(seen.line.stored.stream)
      case .refusal(let line): shown.streams.insert(line.command.stream)
      }
    }
    return shown
  }

  private func show(
    _ entry: Entry, to sink: inout ExportSink,
    _ body: (ExportItem, inout ExportSink) throws(EventStoreError) -> Void
  ) throws(EventStoreError) {
    if entry.refusal != nil {
      guard choice.includes(entry.command.target.category),
        choice.includes(position: entry.decidedAt.value + 1, of: entry),
        let line = try reading(entry, RefusalLine.init)?.seen(as: visibility)
      else { return }
      return try body(.refusal(line), &sink)
    }
    for line in try lines(of: entry) {
      guard let seen = visible(line) else { continue }
      try body(.event(seen), &sink)
    }
  }

  /// The chosen events of an entry.
  func lines(of entry: Entry) throws(EventStoreError) -> [HistoryLine] {
    guard !choice.isEverything else { return try reading(entry, HistoryLine.lines) }
    var part = entry
    part.events.removeAll {
      !choice.includes($0.stream.category)
        || !choice.includes(position: $0.position.value, of: entry)
    }
    return part.events.isEmpty ? [] : try reading(part, HistoryLine.lines)
  }

  func visible(_ line: HistoryLine) -> VisibleEvent? {
    isWhole ? VisibleEvent(whole: line) : VisibleEvent(line, as: visibility)
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

/// What an export tells one after another.
public enum ExportItem: Sendable {
  case event(VisibleEvent)
  case refusal(RefusalLine)
}
