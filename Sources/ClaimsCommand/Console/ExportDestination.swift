import ClaimsKernel
import EventSourcing
import Hashing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where an export is written: standard output, or a file or a folder that gets its name only once it
/// is whole.
final class ExportDestination {
  private let file: PartialFile?
  private let folder: PartialFolder?
  /// Why it could not be written; what `errno` was.
  private var failure: Int32?
  /// Told the hash of each file before any has its name; throws if none may have it.
  var whenWhole: (([Digest]) throws -> Void)?
  private var (hash, hashes): (SHA256, [Digest]) = (SHA256(), [])

  /// Whether nothing is seen of it before it is whole.
  var isNamed: Bool { file != nil || folder != nil }

  init(_ arguments: Arguments, isFolder: Bool) throws {
    guard let path = try arguments.outputPath() else {
      (file, folder) = (nil, nil)
      return
    }
    file = isFolder ? nil : try PartialFile(path)
    folder = isFolder ? try PartialFolder(path) : nil
  }

  /// Writes an export.
  ///
  /// - Parameters:
  ///   - body: writes it, and answers with what was left out or changed.
  ///   - tell: tells that.
  func filling(
    _ body: (inout ExportSink) throws -> [Phrase], telling tell: (Phrase) -> Void
  ) throws -> ExitCode {
    defer {
      file?.discard()
      folder?.discard()
    }
    var sink = ExportSink {
      self.take($0)
    } next: {
      self.begin($0)
    }
    let omissions = try body(&sink)
    sink.flush()
    if let failure {
      // A reader that has seen enough and went is no loss.
      guard isNamed || failure != EPIPE else { return .done }
      throw Failure(Output.loss(failure))
    }
    if let whenWhole { try whenWhole(hashes + [hash.finish()]) }
    try file?.finish()
    try folder?.finish()
    for omission in omissions { tell(omission) }
    return omissions.isEmpty ? .done : .refused
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if whenWhole != nil { hash.update(bytes) }
    if Output.write(bytes, to: file?.number ?? folder?.number ?? 1) { return true }
    failure = errno
    return false
  }

  private func begin(_ name: String) -> Bool {
    guard let folder else { return true }
    if folder.number >= 0 { hashes.append(hash.finish()) }
    hash = SHA256()
    guard !folder.begin(name) else { return true }
    failure = errno
    return false
  }
}

extension Arguments {
  /// Where `--output` says to write; nil for standard output.
  ///
  /// - Throws: if that is the log, the record of reads, or what lies beside either.
  func outputPath() throws -> String? {
    guard let path = value("output") else { return nil }
    for log in [log, reads].compactMap({ $0 }) {
      for name in [log, log + ".mark", log + ".lock", log + ".index", log + ".keys"] {
        guard !isSameFile(path, name) else { throw Usage(.exportIsNoLog, path) }
      }
    }
    return path
  }
}
