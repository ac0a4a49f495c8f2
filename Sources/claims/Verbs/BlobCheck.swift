import BlobStore
import ClaimsKernel
import EventSourcing
import Hashing

/// Compares what the log says of files with the blobs beside it.
struct BlobCheck {
  /// How a file was found.
  enum Finding: String, CaseIterable {
    case intact, awaited, elsewhere, missing, damaged, otherSize, otherType

    var isDamage: Bool {
      switch self {
      case .intact, .awaited, .elsewhere: false
      case .missing, .damaged, .otherSize, .otherType: true
      }
    }
  }

  private var files: [(file: NamedFile, finding: Finding, note: String)] = []
  /// Blobs that the log never named.
  var orphans: [Digest] = []
  /// Blobs whose bytes do not match their hash, and that no stream names now.
  private var damagedBesides: [Digest] = []
  /// Files among the blobs that are not blobs.
  private var strangers: [String] = []

  var isSound: Bool {
    damagedBesides.isEmpty && strangers.isEmpty && !files.contains { $0.finding.isDamage }
  }

  /// - Parameter store: nil if there is none, and nothing is expected to be there.
  mutating func take(_ file: NamedFile, in store: FolderBlobStore?) throws {
    guard let digest = Digest(file.sha256) else {
      files.append((file, .damaged, "the log has no SHA-256 hash of it"))
      return
    }
    guard let store, try store.contains(digest) else {
      if file.isAwaited {
        files.append((file, .awaited, ""))
      } else if let location = try store?.location(of: digest) {
        files.append((file, .elsewhere, location))
      } else {
        files.append((file, .missing, ""))
      }
      return
    }
    let (finding, note) = try look(at: file, digest, in: store)
    files.append((file, finding, note))
  }

  private func look(
    at file: NamedFile, _ digest: Digest, in store: FolderBlobStore
  ) throws -> (Finding, String) {
    var bytes: UInt64 = 0
    var start: [UInt8] = []
    do throws(BlobError) {
      try store.get(digest) { (chunk) throws(BlobError) in
        if start.count < ContentType.sniffedBytes {
          start += chunk.prefix(ContentType.sniffedBytes - start.count)
        }
        bytes += UInt64(chunk.count)
      }
    } catch {
      guard case .damaged(_, let found) = error else { throw error }
      return (.damaged, "its bytes hash to \(found)")
    }
    guard bytes == file.bytes else {
      return (.otherSize, "\(bytes) bytes, recorded as \(file.bytes)")
    }
    let type = ContentType(sniffing: start)
    guard ContentType.agrees(type, with: file.mime) else {
      return (.otherType, "\(type?.mimes[0] ?? "of no known type"), recorded as \(file.mime)")
    }
    return (.intact, "")
  }

  /// Adds what a check of all blobs found besides.
  mutating func take(_ report: BlobReport) {
    let known = Set(files.map(\.file.sha256))
    damagedBesides = report.damaged.filter { !known.contains($0.bytes) }
    strangers = report.strangers
  }

  // MARK: Telling

  /// For people: damaged files, unnamed blobs, and the number of each finding.
  var lines: [String] {
    var lines: [String] = []
    for (file, finding, note) in files where finding.isDamage {
      let stream = file.stream.category.word?.description ?? "stream"
      lines.append(
        "\(finding.rawValue): \(hash(file)), \(printable(file.name)) of \(stream) "
          + "\(file.stream.id.text)" + (note.isEmpty ? "" : ": " + printable(note)))
    }
    for digest in damagedBesides { lines.append("damaged: \(digest), which no stream names now") }
    for path in strangers { lines.append("no blob: blobs/\(printable(path))") }
    for digest in orphans { lines.append("orphan: \(digest)") }
    let counts = Finding.allCases.compactMap { finding in
      let count = files.count { $0.finding == finding }
      return count > 0 ? "\(count) \(finding.rawValue)" : nil
    }
    lines.append(
      counted(files.count, "file") + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
        + "; " + counted(orphans.count, "orphan"))
    return lines
  }

  /// One line for each file, then for each orphan, then one for all.
  var jsonLines: [String] {
    var lines = files.map { file, finding, note in
      line {
        $0.key(file.stream.category.word?.description ?? "stream")
        $0.string(file.stream.id.text)
        $0.key("name")
        $0.string(file.name)
        $0.key("digest")
        $0.string(hash(file))
        $0.key("finding")
        $0.string(finding.rawValue)
        if !note.isEmpty {
          $0.key("note")
          $0.string(note)
        }
      }
    }
    for digest in damagedBesides {
      lines.append(line { $0.write(digest.description, "damaged") })
    }
    for path in strangers { lines.append(line { $0.write(path, "stranger") }) }
    for digest in orphans { lines.append(line { $0.write(digest.description, "orphan") }) }
    lines.append(
      line {
        $0.key("files")
        $0.integer(files.count)
        $0.key("orphans")
        $0.integer(orphans.count)
        $0.key("sound")
        $0.bool(isSound)
      })
    return lines
  }

  private func hash(_ file: NamedFile) -> String {
    Digest(file.sha256)?.description ?? base64URL(file.sha256)
  }

  private func line(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    body(&writer)
    writer.endObject()
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ name: String, _ finding: String) {
    key("digest")
    string(name)
    key("finding")
    string(finding)
  }
}
