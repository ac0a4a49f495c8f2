import ClaimsDomain
import Descriptions
import EventSourcing

/// What happened to one stream, in the order of the log: its events and the commands to it that were
/// refused, as a reader sees them.
public struct Story: Sendable, PrintsFields {
  /// One thing that happened.
  public enum Step: Sendable, PrintsFields {
    /// An event of the stream, with what it changed.
    case event(Timeline.Moment)
    /// A refused command to the stream, or a summary of several.
    case refusal(RefusalLine)
  }

  /// What the reader sees, in the order of the log.
  public private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - stream: whose story it is.
  ///   - entries: those with events of the stream, in order.
  ///   - refusals: those of commands to the stream, in order.
  ///   - point: what came to be known later is left out.
  ///   - words: in which listed values are told; as their names if nil.
  ///   - visibility: that of the reader; what they do not see is left out.
  /// - Throws: what this build cannot read.
  public init(
    of stream: StreamID, _ entries: [Entry], refusals: [Entry], upTo point: AuditPoint,
    in words: Words?, as visibility: Visibility
  ) throws(WireError) {
    var timeline = Timeline(in: words, as: visibility)
    var refused = refusals.filter {
      point.includes(position: $0.decidedAt.value, recorded: $0.recorded)
    }[...]
    for entry in entries {
      while let next = refused.first, next.decidedAt <= entry.decidedAt {
        try add(refused.removeFirst(), as: visibility)
      }
      for line in try HistoryLine.lines(of: entry)
      where line.stored.stream == stream && point.includes(line) {
        if let moment = timeline.next(line) { steps.append(.event(moment)) }
      }
    }
    for entry in refused { try add(entry, as: visibility) }
  }

  private mutating func add(_ refusal: Entry, as visibility: Visibility) throws(WireError) {
    guard let line = try RefusalLine(refusal)?.seen(as: visibility) else { return }
    steps.append(.refusal(line))
  }

  /// Whether an event is told of.
  public var isEmpty: Bool {
    !steps.contains { if case .event = $0 { true } else { false } }
  }
}

extension RefusalLine {
  /// The arguments of the command, field by field, as far as the reader sees them.
  public func arguments(in words: Words?) -> [FieldList.Row] {
    guard summary == nil else { return [] }
    return fieldRows(command.command.union, naming: words?.naming).filter { !hides($0.path) }
  }
}
