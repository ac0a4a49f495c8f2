import ClaimsDomain
import Descriptions
import EventSourcing

/// A file that a stream names: what the log says of its bytes, which stand beside it.
public struct NamedFile: Equatable, Sendable, PrintsFields {
  /// The stream that names it.
  public let stream: StreamID
  /// As the stream calls it.
  public let name: String
  /// The content type, as the stream tells it.
  public let mime: String
  /// The size in bytes, as the stream tells it.
  public let bytes: UInt64
  /// 32 bytes, in what a kernel wrote.
  public let sha256: [UInt8]
  /// Whether its bytes are still to come, or are kept apart: they need not be present.
  public let isAwaited: Bool
}

extension LogState {
  /// Every file that a claim, a document, a report or an accident names now, kind by kind in the
  /// order in which the streams began. Deleted documents, and discarded reports and accidents, are
  /// left out: their bytes may be gone.
  ///
  /// - Complexity: O(claims and parts).
  public var files: [NamedFile] {
    var files: [NamedFile] = []
    claims.forEach { snapshot in
      guard snapshot.claim.status != .erased else { return }
      for part in snapshot.claim.file.parts {
        guard let attachment = part.attachment else { continue }
        files.append(NamedFile(attachment, of: .claim(snapshot.id)))
      }
    }
    for snapshot in documents.snapshots
    where snapshot.state.status != .deleted && snapshot.state.status != .erased {
      files += snapshot.state.pages.map { NamedFile($0, of: StreamID(.document, snapshot.id)) }
    }
    for snapshot in reports.snapshots
    where snapshot.state.status != .descartado && snapshot.state.status != .erased {
      files += snapshot.state.attachments.map { NamedFile($0, of: StreamID(.report, snapshot.id)) }
    }
    for snapshot in accidents.snapshots
    where snapshot.state.status != .discarded && snapshot.state.status != .erased {
      files += snapshot.state.evidence.map {
        NamedFile($0.attachment, of: StreamID(.accident, snapshot.id))
      }
    }
    return files
  }
}

extension NamedFile {
  fileprivate init(_ attachment: Attachment, of stream: StreamID) {
    self.init(
      stream: stream, name: attachment.name, mime: attachment.mime, bytes: attachment.bytes,
      sha256: attachment.sha256, isAwaited: attachment.status != .stored)
  }

  fileprivate init(_ page: DocumentPage, of stream: StreamID) {
    self.init(
      stream: stream, name: page.name, mime: page.mime, bytes: page.bytes, sha256: page.sha256,
      isAwaited: false)
  }

  fileprivate init(_ attachment: ReportAttachment, of stream: StreamID) {
    self.init(
      stream: stream, name: attachment.name, mime: attachment.mime, bytes: attachment.bytes,
      sha256: attachment.sha256, isAwaited: false)
  }
}

/// The hashes of all files that a log ever named, those that were removed since among them, and which streams did.
public struct NamedHashes: Sendable {
  /// By SHA-256 hash, the streams that named such a file.
  public private(set) var streams: [[UInt8]: Set<StreamID>] = [:]

  /// Creates the hashes of an empty log.
  public init() {}

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(of log: Log) throws(EventStoreError) {
    var streams: [[UInt8]: Set<StreamID>] = [:]
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) {
        for line in try HistoryLine.lines(of: entry) {
          guard let hash = line.event.namedHash else { continue }
          streams[hash, default: []].insert(line.stored.stream)
        }
      } catch { throw .unreadable(after: entry.decidedAt, error) }
      return true
    }
    self.streams = streams
  }
}

extension DomainEvent {
  /// The hash of the file that the event names; nil if it names none.
  fileprivate var namedHash: [UInt8]? {
    switch self {
    case .claim(.partAdded(let added)): added.part.attachment?.sha256
    case .claim(.partUpdated(let updated)): updated.part.attachment?.sha256
    case .document(.pageAdded(let added)): added.page.sha256
    case .report(.reportAttachmentAdded(let added)): added.attachment.sha256
    case .accident(.evidenceAdded(let added)): added.evidence.attachment.sha256
    default: nil
    }
  }
}
