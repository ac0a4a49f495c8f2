import Foundation
import Testing

/// A text on file that code is held to; `UPDATE_SPECS=1` writes it anew.
struct GoldenText {
  private let file: URL

  init(_ name: String) {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/\(name)").standardizedFileURL
  }

  var lines: [String] {
    get throws {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
    }
  }

  func hold(_ lines: [String]) throws {
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(lines.difference(from: try self.lines).isEmpty)
  }
}
