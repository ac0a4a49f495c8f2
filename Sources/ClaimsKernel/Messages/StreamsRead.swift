import ClaimsDomain
import Descriptions
import EventSourcing

extension Category {
  /// What a reader has read: a stream for each reader, in a log of its own.
  public static let reads = Category(13)
}

extension StreamID {
  /// The reads of an actor; of the holder of the log if that is nil.
  public static func reads(by reader: ActorID?) -> StreamID {
    StreamID(.reads, StreamID.actor(reader ?? ActorID()).id)
  }
}

/// That somebody was shown something: who, what they asked, and which streams the answer told of.
///
/// Source: Specs/Reads.md.
public struct StreamsRead: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StreamsRead" }
  /// The number by which a record of reads stores it.
  public static let kind: UInt32 = 1

  /// As whom; empty for whoever holds the log.
  public var reader = ActorID()
  /// Whose process it was, as far as the operating system says; empty for a server's clients.
  public var account = ""
  /// Where it was shown: the name of a `ReadFace`, or what an application calls itself.
  public var face = ""
  /// What was asked: the name of a query or an export.
  public var query = ""
  /// With which parameters.
  public var params = ""
  /// Which log, and up to which of its events.
  public var log = Identifier()
  /// The position up to which the log was read.
  public var position: UInt64 = 0
  /// How many rows were shown.
  public var rows: UInt64 = 0
  /// How many streams they told of, and which: none if there are more than `listedMax`.
  public var count: UInt64 = 0
  /// By kind, in ascending order; none if there are more than `listedMax`.
  public var streams: [StreamSet] = []
  /// The actors among them, whose streams are called by a hash.
  public var people: [ActorID] = []
  /// The SHA-256 of each file that was handed over, if it was shown in files: of a folder's with more
  /// than `listedMax`, of its index alone.
  public var files: [[UInt8]] = []

  /// More streams than this are counted, and not listed: 1 MiB of ids.
  public static let listedMax = 1 << 16

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "reader", &reader)
    try fields.field(2, "account", &account)
    try fields.field(3, "face", &face)
    try fields.field(4, "query", &query)
    try fields.field(5, "params", &params)
    try fields.field(6, "log", &log)
    try fields.field(7, "position", &position)
    try fields.field(8, "rows", &rows)
    try fields.field(9, "count", &count)
    try fields.field(10, "streams", &streams)
    try fields.field(11, "people", &people)
    try fields.field(12, "files", &files)
  }

  /// The streams by their names, in order; not all of them if there are more than `listedMax`.
  public var listed: [StreamID] {
    streams.flatMap { set in set.ids.map { StreamID(Category(UInt32(clamping: set.category)), $0) }
    }
  }

  /// Whether it tells of a stream, or may, since not all are listed.
  public func mayTell(of stream: StreamID) -> Bool {
    if count > 0, streams.isEmpty { return true }
    return streams.contains { $0.category == stream.category.number && $0.ids.contains(stream.id) }
  }

  /// Takes in the streams that an answer told of.
  ///
  /// - Parameters:
  ///   - streams: those of which the answer told.
  ///   - person: who an actor's stream is about.
  public mutating func tell(of streams: Set<StreamID>, person: (StreamID) -> ActorID?) {
    count = UInt64(streams.count)
    guard streams.count <= Self.listedMax else { return }
    let byCategory = Dictionary(grouping: streams) { $0.category.number }
    self.streams = byCategory.sorted { $0.key < $1.key }.map { category, streams in
      StreamSet(category: UInt64(category), ids: streams.map(\.id).sorted())
    }
    people = (byCategory[Category.actor.number] ?? []).compactMap(person).sorted {
      $0.text < $1.text
    }
  }
}

/// Where something is shown.
public enum ReadFace: String, Sendable, PrintsFields {
  /// `serve` answers requests; `subscription` and `feed` go on telling a client what is new.
  case commandLine, serve, subscription, feed
}

/// Streams of one kind.
public struct StreamSet: Message, CustomStringConvertible {
  public static var messageName: StaticString { "StreamSet" }
  /// The number of the streams' category.
  public var category: UInt64 = 0
  /// The streams' ids, in ascending order.
  public var ids: [Identifier] = []

  public init() {}
  /// Creates a set of streams of one kind.
  public init(category: UInt64, ids: [Identifier]) { (self.category, self.ids) = (category, ids) }

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "category", &category)
    try fields.field(2, "ids", &ids)
  }
}
