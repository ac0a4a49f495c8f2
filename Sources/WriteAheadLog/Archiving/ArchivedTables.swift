import EventSourcing
import Hashing

/// What a log keeps of its archived beginning besides the index.
struct ArchivedTables {
  let kept: KeptRuns
  /// Over all frames of the archive.
  let tree: MerkleTree
}

extension ArchivedTables {
  /// Reads them.
  ///
  /// - Parameter log: by its places.
  /// - Throws: `damaged` if they are not what the header says.
  init(
    of header: FileHeader, _ archived: Archived, in log: File
  ) throws(EventStoreError) {
    func damaged(_ what: String) -> EventStoreError {
      .damaged(offset: archived.tables.start, reason: what)
    }
    let (start, size) = archived.tables
    guard try log.size() >= archived.start else {
      throw damaged("the file ends within what the log keeps of its beginning")
    }
    let bytes = try log.bytes(Int(size), at: start)
    let checksum = bytes.withUnsafeBytes { Checksum(salt: header.salt).of($0) }
    guard bytes.count == Int(size), checksum == archived.checksum else {
      throw damaged("what the log keeps of its beginning does not match its checksum")
    }
    var runs: [KeptRuns.Run] = []
    var (place, last) = (start + size, UInt64(FileHeader.size))
    for entry in 0..<Int(archived.runs) {
      let at = entry * Int(Archived.runSize)
      let (offset, length): (UInt64, UInt64) = (bytes.get(at: at), bytes.get(at: at + 8))
      guard offset >= last, length > 0, offset <= archived.end, length <= archived.end - offset,
        length <= archived.start - place
      else { throw damaged("what the log keeps of its beginning is none of it") }
      runs.append(KeptRuns.Run(start: offset, end: offset + length, place: place))
      (place, last) = (place + length, offset + length)
    }
    kept = KeptRuns(runs: runs)
    let peaks = stride(
      from: Int(archived.runs * Archived.runSize), to: bytes.count, by: Digest.byteCount)
    tree = MerkleTree(
      size: archived.frames,
      peaks: peaks.compactMap { Digest(Array(bytes[$0..<($0 + Digest.byteCount)])) })
    guard place == archived.start, tree.root == archived.root else {
      throw damaged("what the log keeps of its beginning is not what its header says")
    }
  }
}

extension Beginning {
  /// Reads what a log keeps of its archived beginning, and looks for the archive.
  ///
  /// - Throws: `damaged` if the tables are not what the header says.
  init(
    of header: FileHeader, _ archived: Archived, in log: File, _ path: String
  ) throws(EventStoreError) {
    let kept = try ArchivedTables(of: header, archived, in: log).kept
    let (archive, state) = Self.archive(of: header, archived, beside: path, by: log.disk)
    self.init(state: state, kept: kept, archive: archive)
  }

  /// The archive that a log names, if it has what was archived: beside the log, or where it was made.
  private static func archive(
    of header: FileHeader, _ archived: Archived, beside path: String, by disk: Disk
  ) -> (File?, ArchiveState) {
    let last = fileName(of: archived.name)
    let names = [
      path.contains("/") ? folderName(of: path) + "/" + last : last, archived.name,
    ]
    var found = "it is not there"
    for name in names where fileName(of: name) != fileName(of: path) || name == archived.name {
      do throws(EventStoreError) {
        let file = try File.open(name, for: .read, by: disk)
        let bytes = try file.bytes(FileHeader.size, at: 0)
        let size = try file.size()
        guard let other = try? FileHeader(bytes), other == header.whole, size >= archived.end else {
          found = "\(name) is another file, or ends before that"
          continue
        }
        return (file, .there(path: name))
      } catch  where error.isMissingFile {
        continue
      } catch { found = error.explanation }
    }
    let reason =
      "the events up to position \(archived.position) stand in the archive \(archived.name), whose "
      + "root is \(archived.root): \(found); put it back, or beside the log"
    return (nil, .absent(reason: reason))
  }

  /// Reads all frames that are kept.
  ///
  /// - Throws: `damaged` if one is not intact, or not the one that the archive has.
  func check(of log: File, _ format: FrameFormat) throws(EventStoreError) {
    for run in kept.runs {
      let own = log.from(run.start, at: run.place)
      let room = Int(min(1 << 16, run.end - run.start))
      let first = try own.look(at: run.start, format.headerSize) { bytes -> FrameHeader? in
        guard bytes.count == format.headerSize, let base = bytes.baseAddress else { return nil }
        return try? FrameHeader(base, format)
      }
      let mark = first.map {
        FrameMark(
          offset: run.start, index: $0.index, position: $0.firstPosition &- 1,
          recorded: $0.recorded, link: $0.previous, epoch: $0.epoch)
      }
      var scanner = FrameScanner(own, format, from: mark, to: run.end, reading: room)
      if mark != nil { while try scanner.next() != nil {} }
      guard scanner.offset == run.end else {
        throw .damaged(
          offset: run.start, reason: (scanner.fault ?? .headerChecksum).description)
      }
      guard isThere else { continue }
      var offset = run.start
      while offset < run.end {
        let bytes = try own.bytes(min(1 << 16, Int(run.end - offset)), at: offset)
        guard !bytes.isEmpty, try log.bytes(bytes.count, at: offset) == bytes else {
          throw .damaged(offset: offset, reason: "what the log keeps is not what the archive has")
        }
        offset += UInt64(bytes.count)
      }
    }
  }
}
