import Foundation
import Synchronization

/// A folder in which failing cases are kept: one file a checker, one replay string a line.
///
/// They are run first the next time, so that a fault once found is found at once. A case that
/// passes by now stays, as a regression test; delete its line when it has had its day.
public struct SavedFailures: Sendable, Hashable {
  /// The folder's path; the folder is made with the first failure.
  public let folder: String

  /// Tests run side by side: what one adds must not be lost when another writes the same file.
  private static let saving = Mutex(())

  /// Keeps failing cases in the folder at this path, which need not exist yet.
  public init(folder: String) { self.folder = folder }

  /// - Throws: `MalformedReplay` for a line that is no replay; what the file system says.
  func load(_ name: String) throws -> [Replay] {
    let path = path(name)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(whereSeparator: \.isNewline).map { try Replay(String($0)) }
  }

  func save(_ replay: Replay, under name: String) throws {
    try Self.saving.withLock { _ in
      let known = try load(name)
      guard !known.contains(replay) else { return }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let text = (known + [replay]).map { $0.text + "\n" }.joined()
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  private func path(_ name: String) -> String { base(name) + ".failures" }

  /// Every name has files of its own: what a file's name had better not hold is written as
  /// `%` and two hexadecimal digits.
  func base(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let safe = name.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
        || "-_.".contains(character)
        ? "\(character)" : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return folder + "/" + safe.joined()
  }
}
