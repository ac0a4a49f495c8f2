import EventSourcing
import Synchronization

/// An open file. Closed when the last reference goes.
///
/// Its offsets are its places, unless it is the view of another one: see `from`.
final class File: Sendable {
  let disk: Disk
  private let descriptor: Int32
  private let mapping = Mutex<Mapping?>(nil)
  /// The file that this is a view of, which closes it.
  private let owner: File?
  /// The place of what has the offset `start`.
  let place: UInt64
  /// Where its own bytes begin: offsets before that stand in `beginning`.
  let start: UInt64
  let beginning: Beginning?

  private init(
    _ descriptor: Int32, _ disk: Disk, of owner: File? = nil, from start: UInt64 = 0,
    at place: UInt64 = 0, behind beginning: Beginning? = nil
  ) {
    (self.descriptor, self.disk, self.owner) = (descriptor, disk, owner)
    (self.start, self.place, self.beginning) = (start, place, beginning)
  }
  deinit { if owner == nil { disk.close(descriptor) } }

  /// A view of the file whose offsets begin at a place of it.
  ///
  /// - Parameter beginning: what stands before the offset `start`.
  func from(
    _ start: UInt64 = 0, at place: UInt64, behind beginning: Beginning? = nil
  ) -> File {
    File(descriptor, disk, of: self, from: start, at: place, behind: beginning)
  }

  /// - Precondition: the offset is not before `start`.
  @inline(__always) func place(of offset: UInt64) -> UInt64 {
    offset - start + place
  }

  var isView: Bool { owner != nil }

  /// The offset behind its last byte, if the file behind the view has so many.
  func end(ofPlaces size: UInt64) -> UInt64 { size < place ? 0 : size - place + start }

  /// Whether this is the other file under another name, or under the same.
  func isSame(as other: File) -> Bool {
    guard let own = identity, let other = other.identity else { return false }
    return own.isSame(as: other)
  }

  var identity: FileIdentity? { disk.identity(descriptor) }

  static func open(
    _ path: String, for purpose: Disk.Purpose, by disk: Disk = .real
  ) throws(EventStoreError) -> File {
    let descriptor = retrying { disk.open(path, purpose) }
    guard descriptor >= 0 else { throw .failure(of: "open", descriptor, path) }
    let file = File(descriptor, disk)
    guard disk.isRegular(descriptor) else {
      throw .system(
        call: "open", code: 22, message: "\(path) is a pipe, a folder or a device, and no file")
    }
    return file
  }

  /// Makes a file, replacing one that a crash may have left there.
  ///
  /// - Parameter spared: files that stay, whatever their names.
  static func anew(
    _ path: String, sparing spared: [File] = [], by disk: Disk
  ) throws(EventStoreError) -> File {
    if !spared.isEmpty, let there = try? open(path, for: .read, by: disk),
      spared.contains(where: { there.isSame(as: $0) })
    {
      throw .system(
        call: "open", code: 17,
        message: "\(path) is the file to be copied; name another destination")
    }
    return try open(path, for: .anew, by: disk)
  }

  func size() throws(EventStoreError) -> UInt64 {
    let size = disk.size(descriptor)
    guard size >= 0 else { throw .failure(of: "fstat", size) }
    return end(ofPlaces: UInt64(size))
  }

  /// Reads as many bytes as there are, up to the buffer's size.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: UInt64
  ) throws(EventStoreError) -> Int {
    guard offset < start, let beginning else {
      return try read(into: buffer, atPlace: place(of: offset))
    }
    let room = min(buffer.count, Int(clamping: start - offset))
    let count = try beginning.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<room]), at: offset, of: self)
    guard count == room, room < buffer.count else { return count }
    return room
      + (try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[room...]), atPlace: place))
  }

  /// The same by the place in the file.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, atPlace place: UInt64
  ) throws(EventStoreError) -> Int {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let count = retrying {
        disk.read(descriptor, base + done, buffer.count - done, place + UInt64(done))
      }
      guard count >= 0 else { throw .failure(of: "pread", count) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Up to `count` bytes; fewer at the end of the file.
  func bytes(_ count: Int, at offset: UInt64) throws(EventStoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var result: Result<Int, EventStoreError> = .success(0)
    bytes.withUnsafeMutableBytes { buffer in
      do throws(EventStoreError) { result = .success(try read(into: buffer, at: offset)) } catch {
        result = .failure(error)
      }
    }
    bytes.removeSubrange(try result.get()...)
    return bytes
  }

  /// Shows up to `count` bytes; fewer at the end of the file. Makes no array.
  func look<Answer>(
    at offset: UInt64, _ count: Int, _ body: (UnsafeRawBufferPointer) -> Answer
  ) throws(EventStoreError) -> Answer {
    try withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { buffer in
      Result { () throws(EventStoreError) in
        let found = try read(into: buffer, at: offset)
        return body(UnsafeRawBufferPointer(rebasing: buffer[..<found]))
      }
    }.get()
  }

  /// One of the file's places that reaches so far; nil where files cannot be mapped. Whoever reads by an earlier
  /// one goes on doing so.
  func mapping(upTo end: UInt64) -> Mapping? {
    mapping.withLock { mapping in
      if let mapping, mapping.size >= end { return mapping }
      // A file that is being written grows: it is mapped further than it reaches, and not read there.
      mapping = Mapping(descriptor, (end + end / 4 + 0xffff) & ~0xffff, by: disk)
      return mapping
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(EventStoreError) {
    let place = place(of: offset)
    var done = 0
    while done < bytes.count, let base = bytes.baseAddress {
      let count = retrying {
        disk.write(descriptor, base + done, bytes.count - done, place + UInt64(done))
      }
      guard count > 0 else { throw .failure(of: "pwrite", count) }
      done += count
    }
  }

  /// Lets the disk begin with what was written, before the caller waits for it in `sync`.
  func startWriting(_ count: Int, at offset: UInt64) throws(EventStoreError) {
    let code = retrying { disk.startWriting(descriptor, place(of: offset), UInt64(count)) }
    guard code == 0 else { throw .failure(of: "sync_file_range", code) }
  }

  /// Makes what was written durable. Never repeated: after a failed sync it is unknown what the
  /// disk holds, and the next one may report success.
  func sync() throws(EventStoreError) {
    let code = disk.sync(descriptor)
    guard code == 0 else { throw .failure(of: "fdatasync", code) }
  }

  func truncate(to size: UInt64) throws(EventStoreError) {
    let code = retrying { disk.truncate(descriptor, place(of: size)) }
    guard code == 0 else { throw .failure(of: "ftruncate", code) }
  }

  /// Takes over the owner and the rights of a file whose name this one is about to get.
  func takeRights(of other: File) throws(EventStoreError) {
    let code = disk.takeRights(other.descriptor, descriptor)
    guard code == 0 else { throw .failure(of: "fchown", code) }
  }

  /// Takes the lock of a writer without waiting; false if another holds it.
  func lockExclusively() throws(EventStoreError) -> Bool {
    let answer = disk.lock(descriptor)
    guard answer >= 0 else { throw .failure(of: "lock", answer) }
    return answer == 1
  }

  func unlock() { disk.unlock(descriptor) }

  /// Whether a writer holds the lock now.
  func isLocked() throws(EventStoreError) -> Bool {
    let answer = disk.isLocked(descriptor)
    guard answer >= 0 else { throw .failure(of: "lock", answer) }
    return answer == 1
  }
}

/// Names in a folder.
extension Disk {
  func move(_ from: String, to: String) throws(EventStoreError) {
    let code = rename(from, to)
    guard code == 0 else { throw .failure(of: "rename", code, to) }
  }

  /// Removes a file, if one has the name.
  func remove(_ path: String) throws(EventStoreError) {
    guard exists(path) else { return }
    let code = unlink(path)
    guard code == 0 else { throw .failure(of: "unlink", code, path) }
  }

  /// Makes the names in the folder of a file durable.
  func syncFolder(containing path: String) throws(EventStoreError) {
    let folder = folderName(of: path)
    let code = retrying { syncFolder(folder) }
    guard code == 0 else { throw .failure(of: "fsync", code, folder) }
  }
}

func folderName(of path: String) -> String {
  path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
}

func fileName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

extension [UInt8] {
  func withBytes<Answer, Fault: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Fault) -> Answer
  ) throws(Fault) -> Answer {
    try withUnsafeBytes { bytes in Result { () throws(Fault) in try body(bytes) } }.get()
  }
}
