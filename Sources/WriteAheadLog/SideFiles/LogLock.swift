import EventSourcing

/// The lock of the one writer: a file beside the log, locked as long as the writer lives, with a
/// note in it that names the writer, since a lock does not tell who holds it.
///
/// The writer locks the log's own file too, which may have other names, and whose lock's file may be
/// removed by others. The lock's file stays when the log is closed.
package final class LogLock: Sendable {
  private let file: File

  private init(_ file: File) { self.file = file }

  /// Lets go by name: a child that this process is just starting may share the file for a moment,
  /// and the lock with it.
  deinit { file.unlock() }

  static func path(of log: String) -> String { log + ".lock" }

  /// Of another file that has one writer at a time. - Returns: the lock, or who holds it.
  package static func acquire(
    for path: String
  ) throws(EventStoreError) -> Result<LogLock, LogHolder> { try acquire(for: path, by: .real) }

  /// - Returns: the lock, or who holds it.
  static func acquire(
    for log: String, by disk: Disk
  ) throws(EventStoreError) -> Result<LogLock, LogHolder> {
    let file = try File.open(path(of: log), for: .create, by: disk)
    guard try file.lockExclusively() else { return .failure(LogHolder(note: try note(in: file))) }
    let note = "process \(Host.process) on \(Host.name) since \(Host.now.text)\n"
    try file.truncate(to: 0)
    try [UInt8](note.utf8).withBytes { bytes throws(EventStoreError) in
      try file.write(bytes, at: 0)
    }
    return .success(LogLock(file))
  }

  /// Whether this log has a writer now, under this name or another one.
  static func isHeld(for log: String, _ logFile: File) throws(EventStoreError) -> Bool {
    if try logFile.isLocked() { return true }
    guard let file = try lockFile(of: log, by: logFile.disk) else { return false }
    return try file.isLocked()
  }

  /// The writer of this log now; nil if there is none.
  static func holder(of log: String, _ logFile: File) throws(EventStoreError) -> LogHolder? {
    try isHeld(for: log, logFile) ? try namedHolder(of: log, by: logFile.disk) : nil
  }

  /// Who the note beside a log says it is that holds it.
  static func namedHolder(of log: String, by disk: Disk) throws(EventStoreError) -> LogHolder {
    guard let file = try lockFile(of: log, by: disk), try file.isLocked() else {
      return LogHolder(note: "a process that opened it under another name, or lost its .lock file")
    }
    return LogHolder(note: try note(in: file))
  }

  private static func lockFile(of log: String, by disk: Disk) throws(EventStoreError) -> File? {
    do throws(EventStoreError) {
      return try File.open(path(of: log), for: .read, by: disk)
    } catch  where error.isMissingFile {
      return nil
    }
  }

  /// Empties the note and lets go. A writer that is gone without this lets go all the same.
  package func release() {
    try? file.truncate(to: 0)
    file.unlock()
  }

  private static func note(in file: File) throws(EventStoreError) -> String {
    let text = String(decoding: try file.bytes(512, at: 0), as: UTF8.self)
    return text.isEmpty ? "a process that has not said its name yet" : String(text.dropLast())
  }
}

/// Who has the log open for writing.
public struct LogHolder: Error, Equatable, Sendable {
  /// `process 4242 on workstation since 2026-03-01T09:00:00.000000000Z`
  public let note: String
}
