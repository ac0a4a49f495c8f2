import Foundation

/// The path of a log that is not there yet.
func newLogPath() -> String {
  FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wal").path
}

/// Removes a log and the files beside it.
func removeLog(_ path: String) {
  for ending in ["", ".lock", ".mark"] {
    try? FileManager.default.removeItem(atPath: path + ending)
  }
}
