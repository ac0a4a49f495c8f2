import EventSourcing

extension WriteAheadLog {
  /// Removes a log that was closed, and what belongs to it: its mark file, its index and its keyring, which is written
  /// over first. The lock file stays.
  ///
  /// The log ends with a seal, so that it is whole without its mark file, wherever the process is killed; a mark file
  /// without its log would be reported as that of a lost one.
  ///
  /// - Throws: what kept a file from being removed.
  public static func remove(_ path: String) throws(EventStoreError) {
    try remove(path, by: .real)
  }

  static func remove(_ path: String, by disk: Disk) throws(EventStoreError) {
    try disk.remove(MarkFile.path(of: path))
    try disk.syncFolder(containing: path)
    try disk.remove(path)
    try disk.remove(IndexFile.path(of: path))
    try Keyring.overwrite(for: path, by: disk)
    try disk.remove(Keyring.path(of: path))
  }
}
