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
  /// Of which kinds of streams it tells; of all if empty.
  var kinds: [StreamKind] { get }
  /// Whether it is several files: then it is written into a folder.
  var isFolder: Bool { get }
  /// How often it goes through the log, or through the state of now.
  func passes(of choice: ExportChoice) -> UInt64

  /// Writes all of it; returns early once the sink is broken.
  ///
  /// - Returns: what was left out or changed, to be told.
  mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]
}

extension ExportFormat {
  public var matter: ExportMatter { .events }
  public var isFolder: Bool { false }
  public var kinds: [StreamKind] { [] }
  public func passes(of choice: ExportChoice) -> UInt64 { 1 }
}

/// What an export is made from.
public enum ExportMatter: Sendable {
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
