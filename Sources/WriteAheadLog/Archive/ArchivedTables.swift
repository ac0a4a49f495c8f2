import CProcessor
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
    // In pieces: what its header says of it may be anything.
    var (checksum, at, bytes) = (Checksum(salt: header.salt).seed, start, [UInt8]())
    func next(_ count: Int) throws(EventStoreError) {
      bytes = try log.bytes(count, at: at)
      guard bytes.count == count else { throw damaged("the file became shorter while it was read") }
      checksum = cprocessor_crc32c(checksum, bytes, count)
      at += UInt64(count)
    }
    var runs: [KeptRuns.Run] = []
    var (place, last) = (start + size, UInt64(FileHeader.size))
    while runs.count < archived.runs {
      try next(Int(min(archived.runs - UInt64(runs.count), 4096) * Archived.runSize))
      for entry in stride(from: 0, to: bytes.count, by: Int(Archived.runSize)) {
        let (offset, length): (UInt64, UInt64) = (bytes.get(at: entry), bytes.get(at: entry + 8))
        guard offset >= last, length > 0, offset <= archived.end, length <= archived.end - offset,
          length <= archived.start - place
        else { throw damaged("what the log keeps of its beginning is none of it") }
        runs.append(KeptRuns.Run(start: offset, end: offset + length, place: place))
        (place, last) = (place + length, offset + length)
      }
    }
    try next(archived.frames.nonzeroBitCount * Digest.byteCount)
    guard checksum == archived.checksum else {
      throw damaged("what the log keeps of its beginning does not match its checksum")
    }
    kept = KeptRuns(runs: runs)
    let peaks = stride(from: 0, to: bytes.count, by: Digest.byteCount)
    tree = MerkleTree(
      size: archived.frames,
      peaks: peaks.compactMap { Digest(Array(bytes[$0..<($0 + Digest.byteCount)])) })
    guard place == archived.start, last == archived.end, tree.root == archived.root else {
      throw damaged("what the log keeps of its beginning is not what its header says")
    }
  }
}

extension Beginning {
  /// Looks for the archive, and reads what the log keeps of it if it is not there.
  ///
  /// - Throws: `damaged` if that is not what the header says.
  init(
    of header: FileHeader, _ archived: Archived, in log: File, _ path: String
  ) throws(EventStoreError) {
    guard try log.size() >= archived.start else {
      throw .damaged(
        offset: archived.tables.start,
        reason: "the file ends within what the log keeps of its beginning")
    }
    // The last that is kept is the archive's seal.
    let seal = try log.bytes(FrameHeader.size, at: archived.start - UInt64(FrameHeader.size))
    let (archive, state) = Self.archive(
      of: header, archived, sealedBy: seal, beside: path, by: log.disk)
    let kept =
      archive == nil
      ? try ArchivedTables(of: header, archived, in: log).kept : KeptRuns(runs: [])
    self.init(state: state, kept: kept, archive: archive)
  }

  /// The archive that a log names, if it has what was archived: beside the log, or where it was made.
  private static func archive(
    of header: FileHeader, _ archived: Archived, sealedBy seal: [UInt8], beside path: String,
    by disk: Disk
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
        guard let other = try? FileHeader(bytes), other.whole == header.whole,
          other.archived == nil
            ? try file.bytes(seal.count, at: archived.end - UInt64(seal.count)) == seal : true
        else {
          found = "\(name) is another file, or was changed"
          continue
        }
        guard other.archived == nil else {
          found = "the beginning of \(name) was archived in turn: a backup of it has all"
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
}

extension ArchivedTables {
  /// Reads all frames that are kept.
  ///
  /// - Throws: `damaged` if one is not intact, or not the one that the archive has.
  func check(
    of log: File, behind beginning: Beginning, _ archived: Archived, _ format: FrameFormat
  ) throws(EventStoreError) {
    for run in kept.runs {
      let own = log.from(run.start, at: run.place)
      let room = Int(min(1 << 16, run.end - run.start))
      let first = try own.frameHeader(at: run.start, format)
      guard first.firstPosition > 0, first.index < archived.frames,
        first.firstPosition <= archived.position + 1
      else {
        throw .damaged(
          offset: run.start, reason: "what the log keeps of its beginning is none of it")
      }
      let mark = FrameMark(
        offset: run.start, index: first.index, position: first.firstPosition - 1,
        recorded: first.recorded, link: first.previous, epoch: first.epoch)
      var scanner = FrameScanner(own, format, from: mark, to: run.end, reading: room)
      while try scanner.next() != nil {}
      guard scanner.offset == run.end else {
        throw .damaged(
          offset: run.start, reason: (scanner.fault ?? .headerChecksum).description)
      }
      guard beginning.isThere else { continue }
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

extension File {
  /// The header of the frame at an offset.
  func frameHeader(
    at offset: UInt64, _ format: FrameFormat
  ) throws(EventStoreError) -> FrameHeader {
    let header = try look(at: offset, format.headerSize) { bytes -> FrameHeader? in
      guard let base = bytes.baseAddress, bytes.count == format.headerSize else { return nil }
      return try? FrameHeader(base, format)
    }
    guard let header else {
      throw .damaged(offset: offset, reason: FrameFault.headerChecksum.description)
    }
    return header
  }
}
