import BlobStore
import ClaimsKernel
import EventSourcing
import Hashing

/// Compares what the log says of files with the blobs beside it.
struct BlobCheck {
  /// How a file was found.
  enum Finding: String, CaseIterable {
    case intact, awaited, elsewhere, locked, inTheClear, missing, damaged, otherSize, otherType

    var isDamage: Bool {
      switch self {
      case .intact, .awaited, .elsewhere, .locked, .inTheClear: false
      case .missing, .damaged, .otherSize, .otherType: true
      }
    }

    /// What people read for it.
    var wording: Phrase {
      switch self {
      case .intact: Phrase(.blobIntact)
      case .awaited: Phrase(.blobAwaited)
      case .elsewhere: Phrase(.blobElsewhere)
      case .locked: Phrase(.blobLocked)
      case .inTheClear: Phrase(.blobInTheClear)
      case .missing: Phrase(.blobMissing)
      case .damaged: Phrase(.blobDamaged)
      case .otherSize: Phrase(.blobOtherSize)
      case .otherType: Phrase(.blobOtherType)
      }
    }
  }

  private let keys: BlobKeys
  private var looked: Set<BlobName> = []
  private var files: [(file: NamedFile, finding: Finding, note: Phrase?)] = []
  /// Blobs that the log never named.
  private var orphans: [BlobName] = []
  /// How many blobs nobody can open any more.
  private var erased = 0
  /// Blobs whose bytes do not match their hash, and that no stream names now.
  private var damagedBesides: [BlobName] = []
  /// Files among the blobs that are not blobs.
  private var strangers: [String] = []

  init(keys: BlobKeys) { self.keys = keys }

  var isSound: Bool {
    damagedBesides.isEmpty && strangers.isEmpty && !files.contains { $0.finding.isDamage }
  }

  /// - Parameter store: nil if there is none, and nothing is expected to be there.
  mutating func take(_ file: NamedFile, in store: FolderBlobStore?) throws {
    guard let digest = Digest(file.sha256) else {
      files.append((file, .damaged, Phrase(.blobHasNoHash)))
      return
    }
    let places = try store.map { try self.places(in: $0, for: file.stream) } ?? []
    for place in places where try place.contains(digest) {
      looked.insert(BlobName(digest, key: place.key?.id))
      var (finding, note) = try look(at: file, digest, in: place)
      if finding == .intact, keys.areNeeded, place.key == nil { finding = .inTheClear }
      files.append((file, finding, note))
      return
    }
    if file.isAwaited {
      files.append((file, .awaited, nil))
    } else if let location = try places.lazy.compactMap({ try $0.location(of: digest) }).first {
      files.append((file, .elsewhere, Phrase(plain: location)))
    } else if let store, keys.log.isLocked, try !store.names(of: digest).isEmpty {
      files.append((file, .locked, nil))
    } else {
      files.append((file, .missing, nil))
    }
  }

  /// Where the bytes may be that a stream names: sealed for it, or in the clear.
  private func places(
    in store: FolderBlobStore, for stream: StreamID
  ) throws -> [FolderBlobStore] {
    (try keys.key(of: stream).key.map { [store.sealed(by: $0)] } ?? []) + [store]
  }

  private func look(
    at file: NamedFile, _ digest: Digest, in store: FolderBlobStore
  ) throws -> (Finding, Phrase?) {
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
      switch error {
      case .damaged(_, let found): return (.damaged, Phrase(.itsBytesHashTo, found))
      case .notOpened: return (.damaged, Phrase(.itsKeyDoesNotOpenIt))
      default: throw error
      }
    }
    guard bytes == file.bytes else {
      return (.otherSize, Phrase(.bytesRecordedAs, bytes, file.bytes))
    }
    let type = ContentType(sniffing: start)
    guard ContentType.agrees(type, with: file.mime) else {
      let found = type.map { Phrase(plain: $0.mimes[0]) } ?? Phrase(.ofNoKnownType)
      return (.otherType, Phrase(.typeRecordedAs, found, file.mime))
    }
    return (.intact, nil)
  }

  /// Adds what a check of all blobs found besides.
  mutating func take(_ report: BlobReport) {
    damagedBesides = report.damaged.filter { !looked.contains($0) }
    strangers = report.strangers
  }

  /// Adds every blob that is there.
  ///
  /// - Parameter named: which streams ever named which hash.
  mutating func take(_ names: [BlobName], _ named: [[UInt8]: Set<StreamID>]) throws {
    for name in names {
      if try keys.isErased(name, named) {
        erased += 1
      } else if named[name.digest.bytes] == nil {
        orphans.append(name)
      }
    }
  }

  // MARK: Telling

  /// For people: damaged files, unnamed blobs, and the number of each finding.
  func lines(_ speech: Speech) -> [String] {
    var lines: [Phrase] = []
    for (file, finding, note) in files where finding.isDamage {
      let found = Phrase(
        .blobOfStream, finding.wording, hash(file), file.name,
        speech.kind(of: file.stream.category), file.stream.id.text)
      lines.append(note?.at(found) ?? found)
    }
    lines += damagedBesides.map { Phrase(.blobDamagedUnnamed, $0) }
    lines += strangers.map { Phrase(.isNoBlob, "blobs/" + $0) }
    lines += orphans.map { Phrase(.blobOrphan, $0) }
    let counts = speech.counts(
      Finding.allCases.map { finding in (files.count { $0.finding == finding }, finding.wording) })
    lines.append(
      Phrase(
        .blobTotals, files.count, counts.isEmpty ? "" : ": " + counts, orphans.count,
        erased > 0 ? Phrase(.blobsErased, erased) : Phrase()))
    return lines.map { printable($0[speech.language]) }
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
        if let note {
          $0.key("note")
          $0.string(note.en)
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
        if erased > 0 {
          $0.key("erased")
          $0.integer(erased)
        }
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
