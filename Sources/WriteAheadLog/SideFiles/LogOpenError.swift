import EventSourcing

/// Why a log could not be opened. The file is as it was.
public enum LogOpenError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// There is no such file, since there is not even the folder for it.
  case missingFolder(path: String, folder: String)
  /// There is a mark file, which tells of a log, and no log.
  case markWithoutLog(path: String)
  /// The mark file of a log is missing, and the log does not end with a seal: nothing shows how far
  /// it was.
  case markMissing(path: String)
  /// The file is not a log that this version can read.
  case unreadable(path: String, LogFault)
  /// Another writer has the log open.
  case inUse(path: String, LogHolder)
  /// Bytes that were durable are missing or changed.
  case damaged(path: String, offset: UInt64, reason: String)
  /// Its texts are sealed, and it is to be written without its master key.
  case masterKeyNeeded(path: String)
  /// There is a keyring, which tells of a log, and no log.
  case keyringWithoutLog(path: String)
  /// The keyring of the log cannot be used.
  case keyring(KeyringError)
  /// The system said no.
  case system(path: String, EventStoreError)
}

extension LogOpenError {
  /// Why nothing has this name: the file is missing, or the folder that it should be in.
  public static func absent(_ path: String) -> LogOpenError { absent(path, by: .real) }

  static func absent(_ path: String, by disk: Disk) -> LogOpenError {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      !disk.exists(String(path[..<slash]))
    else { return .missing(path: path) }
    return .missingFolder(path: path, folder: String(path[..<slash]))
  }
}

extension LogOpenError {
  /// Damage of a log, or of its archive.
  static func damage(
    in file: File, _ path: String, at offset: UInt64, _ fault: FrameFault
  ) -> LogOpenError {
    var path = path
    if offset < file.start, case .there(let archive)? = file.beginning?.state { path = archive }
    return .damaged(path: path, offset: offset, reason: fault.description)
  }
}

/// Tells what failed at a path as the reason why the log could not be opened.
func attempt<Answer>(
  _ path: String, by disk: Disk = .real, _ body: () throws(EventStoreError) -> Answer
) throws(LogOpenError) -> Answer {
  do throws(EventStoreError) {
    return try body()
  } catch {
    if error.isMissingFile { throw .absent(path, by: disk) }
    if case .damaged(let offset, let reason) = error {
      throw .damaged(path: path, offset: offset, reason: reason)
    }
    throw .system(path: path, error)
  }
}
