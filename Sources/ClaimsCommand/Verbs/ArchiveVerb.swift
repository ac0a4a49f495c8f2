import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Verb {

  static let archivedOption = Option("before", "TIME", day: .beginning)

  func archive(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let time = try arguments.time(Self.archivedOption) else {
      throw Usage(.archiveNeedsBefore)
    }
    guard isThere(arguments.log) else { throw LogOpenError.absent(arguments.log) }
    let (path, destination) = (arguments.log, Self.fromRoot(arguments.rest[0]))
    warnOfSurroundings(around: destination, output)
    // All of it is in the index that is left behind.
    var indexing = IndexPolicy()
    (indexing.fewestFrames, indexing.part) = (0, .max)
    var (closed, head): (Set<StreamID>, Position) = ([], .start)
    _ = try writing(to: path, indexing: indexing, output) { store in
      (closed, _) = store.kernel.peek { $0.closedStreams }
      head = store.kernel.log.head.position
      return .done
    }
    let made = try copy(output) { () throws(BackupError) in
      try WriteAheadLog.archive(
        path, closedAt: head, to: destination, before: time, isClosed: closed.contains)
    }
    guard let found = made else { return .failed }
    if arguments.has("json") {
      output.line(found.json(destination))
      return .done
    }
    output.line(
      output.speech.say(
        .movedStreamsOfToArchive, found.moved, found.streams, printable(arguments.rest[0]),
        found.archive.checkpoint.size, found.archive.checkpoint.root.description))
    output.line(output.speech.say(.logHasBytesInsteadOf, path, found.after, found.before))
    return .done
  }

  /// A path that leads to the same file whatever the working folder is.
  private static func fromRoot(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    guard let name = parts.last,
      let root = realpath(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder, nil)
    else { return path }
    defer { free(root) }
    let found = String(cString: root)
    return found + (found.hasSuffix("/") ? "" : "/") + name
  }
}

extension Archiving {
  fileprivate func json(_ destination: String) -> String {
    JSONWriter.object { writer in
      writer.member("archive", destination)
      writer.member("origin", archive.checkpoint.origin)
      writer.member("frames", archive.checkpoint.size)
      writer.member("root", archive.checkpoint.root.description)
      writer.member("streams", streams)
      writer.member("moved", moved)
      writer.member("bytesBefore", before)
      writer.member("bytes", after)
    }
  }
}
