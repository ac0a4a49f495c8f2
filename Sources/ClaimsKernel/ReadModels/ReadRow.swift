import ClaimsDomain
import EventSourcing

/// What somebody was shown, as one line.
public struct ReadRow: ViewRow {
  /// In the record of reads, not in the log that was read.
  public let position: Position
  /// When the record took it.
  public let recorded: Instant
  /// Who was shown what, and which streams that told of.
  public let read: StreamsRead

  /// A row like any other.
  init() { (position, recorded, read) = (.start, Instant(), StreamsRead()) }

  /// - Throws: `damaged` if it is none that this version records.
  public init(_ event: StoredEvent, recorded: Instant) throws(EventStoreError) {
    do throws(WireError) {
      guard event.stream.category == .reads, event.type == StreamsRead.kind else {
        throw .unknownKind(event.type, of: "StreamsRead")
      }
      read = try StreamsRead(decoding: event.payload)
    } catch { throw .damaged(offset: 0, reason: "an event that cannot be read: \(error)") }
    (position, self.recorded) = (event.position, recorded)
  }

  /// Source: Specs/JSON.md, "Reads".
  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("position", position.value)
    fields.field("recorded", recorded)
    fields.field("reader", read.reader.isEmpty ? nil : read.reader)
    fields.field("account", read.account.isEmpty ? nil : read.account)
    fields.field("face", read.face)
    fields.field("query", read.query)
    fields.field("params", read.params.isEmpty ? nil : read.params)
    fields.field("log", read.log == Identifier() ? nil : read.log)
    fields.field("upTo", read.position)
    fields.field("rows", read.rows)
    fields.field("count", read.count)
    fields.list("streams", read.listed.filter { $0.category != .actor }.map { NamedStream($0) })
    fields.list("people", read.people.isEmpty ? nil : read.people)
    fields.list("sha256", read.files.isEmpty ? nil : read.files.map { hexadecimal($0) })
  }
}
