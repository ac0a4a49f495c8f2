import EventSourcing

/// The lock of the one writer: a file beside the log, locked as long as the writer lives, with a
/// note in it that names the writer, since a lock does not tell who holds it.
///
/// The file stays when the log is closed: removing it would let two writers in.
final class LogLock: Sendable {
  private let file: File

  private init(_ file: File) { self.file = file }

  /// Lets go by name: a child that this process is just starting may share the file for a moment,
  /// and the lock with it.
  deinit { file.unlock() }

  static func path(of log: String) -> String { log + ".lock" }

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

  /// Whether somebody writes to this log now.
  static func isHeld(for log: String, by disk: Disk) throws(EventStoreError) -> Bool {
    let file: File
    do throws(EventStoreError) {
      file = try File.open(path(of: log), for: .read, by: disk)
    } catch  where error.isMissingFile {
      return false
    }
    return try file.isLocked()
  }

  /// Who writes to this log now; nil where nobody does.
  static func holder(of log: String, by disk: Disk) throws(EventStoreError) -> LogHolder? {
    guard try isHeld(for: log, by: disk) else { return nil }
    return LogHolder(note: try note(in: try File.open(path(of: log), for: .read, by: disk)))
  }

  /// Empties the note and lets go. A writer that is gone without this lets go all the same.
  func release() {
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
