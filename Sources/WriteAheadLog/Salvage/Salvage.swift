import Descriptions
import EventSourcing
import Hashing

/// What was saved of a damaged log, and what was lost.
///
/// Source: Specs/WriteAheadLog.md, "Salvage".
public struct Salvage: Equatable, Sendable, PrintsFields {
  /// Revisions of a stream that are lost between others that are not.
  public struct StreamGap: Equatable, Sendable, PrintsFields {
    /// The stream that lost them.
    public let stream: StreamID
    /// As the old log counted them, first and last included.
    public let revisions: ClosedRange<UInt64>
  }

  /// Frames that are lost between others that are not, by what those say.
  public struct LostFrames: Equatable, Sendable, PrintsFields {
    /// Their indexes in the old log, first and last included.
    public let frames: ClosedRange<UInt64>
    /// The positions of their events; nil if they had none.
    public let positions: ClosedRange<UInt64>?
  }

  /// An intact frame that has no place in the new log.
  public struct Unplaced: Equatable, Sendable, PrintsFields {
    /// Its index in the old log.
    public let frame: UInt64
    /// Where the frame begins in the old log, in bytes.
    public let offset: UInt64
    /// How long the frame is, with its header and padding.
    public let bytes: Int
    /// Why it has no place, in English.
    public let reason: String
  }

  /// From a frame of the old log on, which numbers frames and positions have in the new one.
  public struct Move: Equatable, Sendable, PrintsFields {
    /// The frame's index in the old log.
    public let frame: UInt64
    /// The frame's index in the new log.
    public let newFrame: UInt64
    /// The position of its first event in the old log, or that the next event has there.
    public let position: UInt64
    /// The same position in the new log.
    public let newPosition: UInt64
  }

  /// The id of the old log; nil if its header is gone.
  public var source: Identifier?
  /// The keyring by which its texts are sealed; nil if they are not.
  var keyring: Identifier?
  /// Whether the old log's header matches its checksum. If not, the id is unchecked.
  public var isHeaderIntact = true
  /// How long the old log is, in bytes.
  public var sourceBytes: UInt64 = 0
  /// The durable end of the old log, by the mark file beside it; nil if that says nothing.
  public var mark: UInt64?
  /// Whether there is a mark file of which neither slot is intact.
  public var isMarkDamaged = false
  /// The id of the new log.
  public var logID = Identifier()
  /// How many frames the new log has, its seal included.
  public var frames: UInt64 = 0
  /// How many of the frames are commits.
  public var commits = 0
  /// How many of the frames are refusals.
  public var refusals = 0
  /// How many events the new log has.
  public var events: UInt64 = 0
  /// How many frames, from the first on, are leaf for leaf those of the old log.
  public var sameFrames: UInt64 = 0
  /// Whether the last intact frame of the old log is a seal: else it is unknown whether its end
  /// was cut off.
  public var isSealed = false
  /// In the order of the old file: bytes that belong to no intact frame, without closing zeros.
  public var lostBytes: [Range<UInt64>] = []
  /// What the mark file says was durable, and belongs to no intact frame: also behind the end of a
  /// file that was cut off.
  public var lostDurableBytes: [Range<UInt64>] = []
  /// In the order of their indexes; what was lost behind the last intact frame is not known.
  public var lostFrames: [LostFrames] = []
  /// In the order of the frames that show them.
  public var gaps: [StreamGap] = []
  /// In the order of their indexes; their bytes are kept beside the new log.
  public var unplaced: [Unplaced] = []
  /// In the order of the frames; empty if every index and position stayed.
  public var moves: [Move] = []

  /// Whether everything that the old file held is in the new one: also its header, by which others
  /// know it.
  public var isComplete: Bool {
    isHeaderIntact && lostBytes.isEmpty && lostDurableBytes.isEmpty && lostFrames.isEmpty
      && unplaced.isEmpty
  }

  static func reportPath(of log: String) -> String { log + ".salvage" }
  static func unplacedPath(of log: String) -> String { log + ".unplaced" }

  static let heading = "claims-kernel/salvage@v1"

  /// The report that is kept beside the new log, one fact on each line.
  public var report: String {
    var lines = [
      Self.heading, "source \(source?.text ?? "unknown")",
      "header \(isHeaderIntact ? "intact" : "damaged")", "bytes \(sourceBytes)",
      "log \(logID.text)",
      "kept frames \(frames) commits \(commits) refusals \(refusals) events \(events)",
      "same frames \(sameFrames)",
    ]
    if !isSealed { lines.append("end not sealed") }
    if let mark { lines.append("mark \(mark)") }
    if isMarkDamaged { lines.append("mark damaged") }
    lines += lostBytes.map { "lost bytes \($0.lowerBound) to \($0.upperBound)" }
    lines += lostDurableBytes.map {
      "lost durable bytes \($0.lowerBound) to \($0.upperBound)"
    }
    lines += lostFrames.map { lost in
      "lost frames \(lost.frames.lowerBound) to \(lost.frames.upperBound)"
        + (lost.positions.map { " positions \($0.lowerBound) to \($0.upperBound)" } ?? "")
    }
    lines += gaps.map { gap in
      "lost revisions \(gap.revisions.lowerBound) to \(gap.revisions.upperBound) of stream "
        + "\(gap.stream.category.number) \(gap.stream.id.text)"
    }
    lines += unplaced.map {
      "unplaced frame \($0.frame) at \($0.offset) bytes \($0.bytes): \($0.reason)"
    }
    lines += moves.map {
      "moved frame \($0.frame) to \($0.newFrame) position \($0.position) to \($0.newPosition)"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension WriteAheadLog {
  /// Writes every intact frame of a log, torn or damaged as it may be, to a new log with an id of
  /// its own, and a report beside it. Only reads the old one.
  ///
  /// - Throws: `inUse` if the old log is being written, `unreadable` if it is none; `system`
  ///   also if something has the new log's name already.
  public static func salvage(
    _ path: String, to destination: String, options: LogOptions = LogOptions()
  ) throws(LogOpenError) -> Salvage {
    var file = try plainFile(path, by: options.disk)
    let holder = try attempt(path) { () throws(EventStoreError) in
      try LogLock.holder(of: path, file)
    }
    if let holder { throw .inUse(path: path, holder) }
    let start = try attempt(path) { () throws(EventStoreError) in
      try file.bytes(FileHeader.size, at: 0)
    }
    guard start.count == FileHeader.size else {
      throw .unreadable(path: path, start.isEmpty ? .empty : .headerTruncated(bytes: start.count))
    }
    var salvage = Salvage()
    var fault: LogFault?
    do throws(LogFault) { _ = try FileHeader(start) } catch { fault = error }
    if let fault, case .newerFormat = fault { throw .unreadable(path: path, fault) }
    var header = FileHeader(unchecked: start)
    salvage.isHeaderIntact = fault == nil
    // Without its header the keyring beside it tells that its texts are sealed.
    if fault != nil { header.keyring = Keyring.id(beside: path, by: options.disk) }
    salvage.keyring = header.keyring
    salvage.source = fault == .notALog ? nil : header.logID
    if fault == nil, header.archived != nil { (file, _) = try view(of: file, path) }
    func slots(_ format: FrameFormat) -> [MarkFile.Slot]? {
      let identity = MarkFile.Identity(
        logID: fault == nil ? header.logID : nil, isChained: format.isChained, format.checksum)
      return MarkFile.slots(for: path, identity, by: options.disk)
    }
    let found = try attempt(path) { () throws(EventStoreError) in
      salvage.sourceBytes = try file.size()
      return try IntactFrames.found(
        in: file, header, isHeaderIntact: fault == nil, to: salvage.sourceBytes
      ) { slots($0)?.max()?.mark }
    }
    if found.places.isEmpty, let fault { throw .unreadable(path: path, fault) }
    salvage.isSealed = found.places.max { $0.header.index < $1.header.index }?.header.kind == .seal
    let kept = slots(found.format)
    salvage.mark = kept?.max()?.mark.end
    salvage.isMarkDamaged = kept?.isEmpty ?? false
    return try attempt(destination) { () throws(EventStoreError) in
      var writing = try SalvageWriting(salvage, of: file, found, to: destination, options)
      return try writing.finished()
    }
  }
}
