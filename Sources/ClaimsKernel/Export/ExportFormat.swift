import Descriptions
import EventSourcing

/// A format in which others' tools read a log.
///
/// A format is a value that is asked once: it reads what it needs of the source, in the order that
/// its bytes want, and writes into the sink. What its reader may not see never comes to it.
///
/// Source: Specs/Exports.md.
public protocol ExportFormat: Sendable {
  /// What it is called on the command line.
  static var name: String { get }
  /// What it is made from.
  var matter: ExportMatter { get }
  /// Whether it is several files: then it is written into a folder.
  var isFolder: Bool { get }
  /// Of which streams it tells, if it is written.
  func reach(in choice: ExportChoice) -> ExportReach
  /// Why there is no such export of what is chosen, asked before anything is opened; nil if there is.
  func fault(of choice: ExportChoice) -> Phrase?

  /// Writes all of it; returns early once the sink is broken.
  ///
  /// - Returns: what was left out or changed, to be told.
  mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]

  /// Writes a record of reads, which is a log of another kind: Specs/Reads.md.
  ///
  /// - Returns: what was left out or changed; nil if there is no such export of reads.
  mutating func write<Log: EventStore>(
    readsIn log: Log, _ choice: ExportChoice, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]?
}

extension ExportFormat {
  public var matter: ExportMatter { .events }
  public var isFolder: Bool { false }
  public func reach(in choice: ExportChoice) -> ExportReach { ExportReach() }

  public mutating func write<Log: EventStore>(
    readsIn log: Log, _ choice: ExportChoice, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]? { nil }

  public func fault(of choice: ExportChoice) -> Phrase? {
    switch matter {
    case .events, .eventsAndState: nil
    case .state, .nothing:
      choice.isEverything ? nil : Phrase(.exportIsOfNow, Self.name)
    }
  }
}

/// What an export is made from.
public enum ExportMatter: Sendable, PrintsFields {
  /// Events and refusals, of which a period and kinds of streams may be chosen. Without a reader
  /// nothing is folded.
  case events
  /// The same, and the state of now: the log is folded, which costs the memory of all streams.
  case eventsAndState
  /// The state of now.
  case state
  /// Nothing of a log: none is opened.
  case nothing
}
