import Descriptions
import EventSourcing

/// What a reading of every byte of a log found.
public struct LogVerification: Equatable, Sendable, PrintsFields {
  /// The id in the log's header.
  public var logID = Identifier()
  /// The log it was salvaged from; nil in any other log.
  public var salvaged: SalvagedFrom?
  /// How far the log was read, in bytes: to the file's end, or to the durable mark if it is being
  /// written.
  public var bytes: UInt64 = 0
  /// The end of the last intact frame.
  public var intactBytes: UInt64 = 0
  /// How many commits were read.
  public var commits = 0
  /// How many refusals were read.
  public var refusals = 0
  /// How many events the log has up to its last intact frame, which is also its last position.
  public var events: UInt64 = 0
  /// How many streams the log has up to its last intact frame.
  public var streams = 0
  /// Whether the log was closed after its last frame.
  public var isSealed = false
  /// Whether the log is being written: then only what is durable was read.
  public var isBeingWritten = false
  /// What follows the last intact frame: nothing, a torn write, or damage.
  public var ending = LogEnding.whole
  /// Up to which byte the log is known to have been durable, by the mark file beside it; nil if
  /// there is none: then nothing shows whether an end was lost.
  public var markedBytes: UInt64?
  /// What the log says of its beginning, if that stands in another file, and whether that was read.
  public var archived: Archived?
  /// Whether the archive was read, and from where; nil if the log has its own beginning.
  public var archive: ArchiveState?
  /// The tree over every intact frame; nil if a newer version recorded what this one does not
  /// know.
  public var tree: MerkleTree?

  /// Reads every byte of the log at a path; changes nothing and takes no lock.
  ///
  /// - Throws: if the file is no log, or its header is damaged.
  public init(of path: String) throws(LogOpenError) {
    try self.init(of: path, by: .real)
  }

  init(of path: String, by disk: Disk) throws(LogOpenError) {
    let (file, header) = try WriteAheadLog.fileForReading(path, by: disk)
    markedBytes = try MarkFile.read(for: path, header, by: disk)?.mark.end
    let survey = try Survey.settled(
      file, header, from: IndexFile.ofAbsent(header, file), withTree: true, path)
    logID = header.logID
    salvaged = header.salvaged
    bytes = survey.size
    intactBytes = survey.contents.readableEnd
    commits = survey.commits
    refusals = survey.refusals
    events = survey.contents.position
    streams = survey.streams
    isSealed = survey.isSealed
    isBeingWritten = survey.isBeingWritten
    ending = survey.ending
    tree = survey.contents.tree
    archived = header.archived
    archive = file.beginning?.state
    guard ending == .whole, let archived, let beginning = file.beginning else { return }
    if !beginning.isThere { streams = survey.contents.streams.count }
    try attempt(path) { () throws(EventStoreError) in
      let tables = try ArchivedTables(of: header, archived, in: file.from(at: 0))
      try tables.check(of: file, behind: beginning, archived, header.frames)
      guard IndexFile.ofArchived(header, file) != nil else {
        throw .damaged(
          offset: UInt64(FileHeader.size),
          reason: "the index that the log keeps of its beginning does not match its checksum")
      }
    }
  }
}
